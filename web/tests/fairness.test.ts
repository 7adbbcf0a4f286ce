import { createHash, randomBytes } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { findings } from "../src/lib/fairness";
import { keepPromise, promised } from "../src/lib/promises";
import { sha256 } from "../src/lib/sha256";
import type { Check, Table } from "../src/lib/types";

const seed = "000102030405060708090a0b0c0d0e0f";
const commitment = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
const table = { id: "T1", commitment } as Table;
const fine: Check = { fault: "", message: "", commitment, seed, moves: 20, outcomes: 31, rewinds: 0, over: true };
const said = (told: Check, at = table): string[] => findings(at, told).map(({ id }) => id);

const kept = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as unknown as Storage;

beforeEach(() => kept.clear());

describe("SHA-256", () => {
  it("gives what everybody's does, for every length around a block", () => {
    for (let length = 0; length < 200; length += 1) {
      const bytes = randomBytes(length);
      expect(sha256(bytes.toString("hex"))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });

  it("has nothing for what is not hex", () => {
    expect(sha256("abc")).toBe("");
    expect(sha256("zz")).toBe("");
  });
});

describe("fingerprints seen", () => {
  it("keeps the first of a table, and only the newest tables", () => {
    keepPromise("a", "one");
    keepPromise("a", "two");
    expect(promised("a")).toBe("one");
    expect(promised("b")).toBeNull();
    for (let i = 0; i < 250; i += 1) keepPromise(`t${i}`, "x");
    expect(promised("a")).toBeNull();
    expect(promised("t249")).toBe("x");
  });

  it("is not troubled by what else lies there", () => {
    for (const text of ["", "null", "{", '"x"', '{"T1": 5}']) {
      kept.set("ennead.promises", text);
      expect(promised("T1")).toBeNull();
      expect(promised("toString")).toBeNull();
    }
  });
});

describe("the check of a game", () => {
  it("says what holds", () => {
    keepPromise("T1", commitment);
    expect(said(fine)).toEqual(["dice-fits", "dice-seen", "dice-outcomes", "dice-moves"]);
    expect(findings(table, fine).every(({ good }) => good)).toBe(true);
    const cut = { ...fine, over: false, rewinds: 2 };
    expect(said(cut)).toEqual(["dice-fits", "dice-seen", "dice-outcomes", "dice-rekeyed", "dice-moves-cut"]);
  });

  it("notices another seed, another fingerprint and what the server found", () => {
    expect(said({ ...fine, seed: seed.replace("0f", "0e") })[0]).toBe("dice-fits-not");
    expect(said(fine)[1]).toBe("dice-unseen");
    keepPromise("T1", "0".repeat(64));
    expect(findings(table, fine)[1]).toEqual({ id: "dice-seen-other", good: false });
    const broken = findings(table, { ...fine, fault: "dice" });
    expect(broken.at(-1)).toEqual({ id: "dice-fault", good: false, args: { fault: "dice" } });
  });
});
