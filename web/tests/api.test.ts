import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "../src/lib/api";

type Answer = () => Promise<Response>;
const answers: Answer[] = [];
const asked: string[] = [];

const json = (body: unknown, status = 200): Answer => {
  return () => Promise.resolve(new Response(JSON.stringify(body), { status }));
};
const text = (body: string, status = 200): Answer => {
  return () => Promise.resolve(new Response(body, { status }));
};
const silence: Answer = () => Promise.reject(new TypeError("failed to fetch"));

/** A call, and all the pauses between its tries. */
async function patiently<T>(call: Promise<T>): Promise<T> {
  const settled = call.catch(() => undefined);
  await vi.runAllTimersAsync();
  await settled;
  return call;
}

async function refused(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await patiently(call).then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = asked.length = 0;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path} ${typeof init.body === "string" ? init.body : ""}`.trim());
    return answers.shift()!();
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("what the server says", () => {
  it("is handed on", async () => {
    answers.push(json({ name: "Ann" }));
    expect(await api.me()).toEqual({ name: "Ann" });
    expect(asked).toEqual(["GET /api/me"]);
  });

  it("is a refusal with its code and its details", async () => {
    answers.push(json({ error: { code: "bad-name", message: "too long", most: 20 } }, 422));
    const error = await refused(api.rename("A".repeat(99)));
    expect([error.code, error.message, error.status]).toEqual(["bad-name", "too long", 422]);
    expect(error.detail).toEqual({ most: 20 });
  });

  it.each([
    ["is nothing at all", silence],
    ["is an empty page of a proxy", text("", 502)],
    ["is a page of a proxy", text("<h1>Bad gateway</h1>", 503)],
    ["broke off before its first word", text("")],
    ["broke off in the middle", text('{"name": "An')],
  ])("%s: it counts as not reached", async (_, answer) => {
    answers.push(answer);
    expect((await refused(api.me())).code).toBe("offline");
  });
});

describe("an answer of a seat", () => {
  const table = api.table("t1");

  it("is repeated under the same name until it is heard", async () => {
    answers.push(silence, text('{"num'), json({ number: 7 }));
    expect(await patiently(table.play(0, 3, "pass", "r1"))).toEqual({ number: 7 });
    expect(asked.length).toBe(3);
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toContain('"request":"r1"');
  });

  it("is given up after three times", async () => {
    answers.push(silence, silence, silence, silence);
    expect((await refused(table.play(0, 3, "pass", "r1"))).code).toBe("offline");
    expect(asked.length).toBe(3);
  });

  it("is not repeated when it was refused", async () => {
    answers.push(json({ error: { code: "stale-question", message: "too late" } }, 409));
    expect((await refused(table.play(0, 3, "pass", "r1"))).code).toBe("stale-question");
    expect(asked.length).toBe(1);
  });
});
