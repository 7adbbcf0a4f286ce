import { createHash, randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { keepNumber, newNumber } from "../../src/lib/fairness/dice-share";
import { findings } from "../../src/lib/fairness/findings";
import { rememberCommitment, seenCommitment } from "../../src/lib/fairness/seen-commitments";
import { sha256 } from "../../src/lib/fairness/sha256";
import type { Check, Table } from "../../src/lib/types";

const seed = "000102030405060708090a0b0c0d0e0f";
const commitment = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
const table = { id: "T1", commitment, seats: [] as Table["seats"] } as Table;
const fine: Check = {
  fault: "",
  message: "",
  commitment,
  seed,
  moves: 20,
  outcomes: 31,
  rewinds: 0,
  over: true,
};
const findingIds = (check: Check, at = table): string[] => findings(at, check).map(({ id }) => id);

const storage = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
} as unknown as Storage;

beforeEach(() => storage.clear());

describe("SHA-256", () => {
  it("equals the reference for every length around a block", () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = randomBytes(length);
      expect(sha256(bytes.toString("hex"))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });

  it("is empty for input that is not hex", () => {
    expect(sha256("abc")).toBe("");
    expect(sha256("zz")).toBe("");
  });
});

describe("seen commitments", () => {
  it("keep the first one of a table, and only the newest tables", () => {
    rememberCommitment("a", "one");
    rememberCommitment("a", "two");
    expect(seenCommitment("a")).toBe("one");
    expect(seenCommitment("b")).toBeNull();
    for (let i = 0; i < 250; i += 1) rememberCommitment(`t${i}`, "x");
    expect(seenCommitment("a")).toBeNull();
    expect(seenCommitment("t249")).toBe("x");
  });

  it("ignore invalid stored data", () => {
    for (const text of ["", "null", "{", '"x"', '{"T1": 5}']) {
      storage.set("ennead.promises", text);
      expect(seenCommitment("T1")).toBeNull();
      expect(seenCommitment("toString")).toBeNull();
    }
  });
});

describe("the findings about a game", () => {
  it("list every point that holds", () => {
    rememberCommitment("T1", commitment);
    expect(findingIds(fine)).toEqual(["dice-fits", "dice-seen", "dice-outcomes", "dice-moves"]);
    expect(findings(table, fine).every(({ good }) => good)).toBe(true);
    const cut = { ...fine, over: false, rewinds: 2 };
    expect(findingIds(cut)).toEqual([
      "dice-fits",
      "dice-seen",
      "dice-outcomes",
      "dice-rekeyed",
      "dice-moves-cut",
    ]);
  });

  it("report a wrong seed, a changed commitment and faults the server found", () => {
    expect(findingIds({ ...fine, seed: seed.replace("0f", "0e") })[0]).toBe("dice-fits-not");
    expect(findingIds(fine)[1]).toBe("dice-unseen");
    rememberCommitment("T1", "0".repeat(64));
    expect(findings(table, fine)[1]).toEqual({ id: "dice-seen-other", good: false });
    const broken = findings(table, { ...fine, fault: "dice" });
    expect(broken.at(-1)).toEqual({ id: "dice-fault", good: false, args: { fault: "dice" } });
  });
});

it("a browser finds its own number in the dice, or that it was left out", () => {
  const number = newNumber();
  keepNumber("T2", number);
  const at = (shown: string | null): Table =>
    ({
      ...table,
      id: "T2",
      seats: [{ mine: true, dice: { commitment: sha256(number), number: shown } }],
    }) as Table;
  expect(findingIds(fine, at(number))).toContain("dice-share");
  expect(findingIds(fine, at(null))).toContain("dice-share-left-out");
  expect(findingIds(fine, { ...at(number), id: "T3" })).toContain("dice-share-unknown");
});
