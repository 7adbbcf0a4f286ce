import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, ApiError } from "../../src/lib/api/client";

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

/** Awaits a call and skips the delays between its attempts. */
async function skipDelays<T>(call: Promise<T>): Promise<T> {
  const settled = call.catch(() => undefined);
  await vi.runAllTimersAsync();
  await settled;
  return call;
}

async function refused(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await skipDelays(call).then(
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

describe("a response", () => {
  it("is returned", async () => {
    answers.push(json({ name: "Ann" }));
    expect(await api.me()).toEqual({ name: "Ann" });
    expect(asked).toEqual(["GET /api/me"]);
  });

  it("that tells who the user is comes before any change is sent", async () => {
    let greet: (response: Response) => void = () => undefined;
    answers.push(() => new Promise((resolve) => (greet = resolve)), json({ name: "Ann" }));
    const [me, renamed] = [api.me(), api.rename("Ann")];
    await Promise.resolve();
    expect(asked).toEqual(["GET /api/me"]);
    greet(new Response(JSON.stringify({ name: "Guest" })));
    await Promise.all([me, renamed]);
    expect(asked).toEqual(["GET /api/me", 'PATCH /api/me {"name":"Ann"}']);
  });

  it("with an error is thrown with its code and details", async () => {
    answers.push(json({ error: { code: "bad-name", message: "too long", most: 20 } }, 422));
    const error = await refused(api.rename("A".repeat(99)));
    expect([error.code, error.message, error.status]).toEqual(["bad-name", "too long", 422]);
    expect(error.detail).toEqual({ most: 20 });
  });

  it.each([
    ["that never comes", silence],
    ["that is an empty page of a proxy", text("", 502)],
    ["that is a page of a proxy", text("<h1>Bad gateway</h1>", 503)],
    ["that breaks off before its first byte", text("")],
    ["that breaks off in the middle", text('{"name": "An')],
  ])("%s counts as offline", async (_, answer) => {
    answers.push(answer);
    expect((await refused(api.me())).code).toBe("offline");
  });
});

describe("a move", () => {
  const table = api.table("t1");

  it("is repeated with the same request id until it succeeds", async () => {
    answers.push(silence, text('{"num'), json({ number: 7 }));
    expect(await skipDelays(table.play(0, 3, "pass", "r1"))).toEqual({ number: 7 });
    expect(asked.length).toBe(3);
    expect(new Set(asked).size).toBe(1);
    expect(asked[0]).toContain('"request":"r1"');
  });

  it("is given up after three attempts", async () => {
    answers.push(silence, silence, silence, silence);
    expect((await refused(table.play(0, 3, "pass", "r1"))).code).toBe("offline");
    expect(asked.length).toBe(3);
  });

  it("is not repeated after a refusal", async () => {
    answers.push(json({ error: { code: "stale-question", message: "too late" } }, 409));
    expect((await refused(table.play(0, 3, "pass", "r1"))).code).toBe("stale-question");
    expect(asked.length).toBe(1);
  });
});

describe("a server that has too much to do", () => {
  const later = (code: string, status: number, retry_after: number): Answer =>
    json({ error: { code, message: "later", retry_after } }, status);

  it("is asked again after the time it names", async () => {
    answers.push(later("too-many-requests", 429, 2), later("busy", 503, 1), json({ name: "Ann" }));
    const call = api.me();
    await vi.advanceTimersByTimeAsync(1999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    expect(await skipDelays(call)).toEqual({ name: "Ann" });
  });

  it("is not asked forever", async () => {
    for (let i = 0; i < 4; i += 1) answers.push(later("busy", 503, 1));
    expect((await refused(api.me())).code).toBe("busy");
    expect(asked).toHaveLength(4);
  });

  it("is not asked again if that would take long", async () => {
    answers.push(later("too-many-requests", 429, 30));
    expect((await refused(api.me())).code).toBe("too-many-requests");
    expect(asked).toHaveLength(1);
  });
});
