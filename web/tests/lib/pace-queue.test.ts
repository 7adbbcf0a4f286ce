import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PaceQueue, type PaceRules } from "../../src/lib/pace-queue";

interface Item {
  name: string;
  /** The viewer is asked: what follows must not wait. */
  mine?: boolean;
}

describe("the queue of states to show", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function queue(more: Partial<PaceRules<Item>> = {}): { it: PaceQueue<Item>; shown: string[] } {
    const shown: string[] = [];
    const it = new PaceQueue<Item>({
      rest: () => 900,
      hurries: (before) => before === null || before.mine === true,
      merge: (items) => ({
        ...(items.at(-1) as Item),
        name: items.map(({ name }) => name).join("+"),
      }),
      show: ({ name }) => void shown.push(name),
      jump: ({ name }) => void shown.push(`jump ${name}`),
      ...more,
    });
    return { it, shown };
  }

  it("shows an item at once when nothing waits, and lets each rest", () => {
    const { it: q, shown } = queue();
    q.push({ name: "a" });
    q.push({ name: "b" });
    q.push({ name: "c" });
    expect(shown).toEqual(["a"]);
    expect(q.waiting).toBe(2);
    vi.advanceTimersByTime(899);
    expect(shown).toEqual(["a"]);
    vi.advanceTimersByTime(1);
    expect(shown).toEqual(["a", "b"]);
    vi.advanceTimersByTime(900);
    expect(shown).toEqual(["a", "b", "c"]);
    vi.advanceTimersByTime(5000);
    q.push({ name: "d" });
    expect(shown.at(-1)).toBe("d");
  });

  it("jumps to the latest item", () => {
    const { it: q, shown } = queue();
    for (const name of ["a", "b", "c"]) q.push({ name });
    q.skip();
    expect(shown).toEqual(["a", "jump c"]);
    expect(q.waiting).toBe(0);
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(["a", "jump c"]);
    q.push({ name: "d" });
    expect(shown.at(-1)).toBe("d");
  });

  it("shows at once what follows the viewer's own question", () => {
    const { it: q, shown } = queue();
    q.push({ name: "a", mine: true });
    q.push({ name: "b" });
    expect(shown).toEqual(["a", "b"]);
  });

  it("never leaves a question on the screen that has been answered", () => {
    const { it: q, shown } = queue();
    q.push({ name: "a" });
    q.push({ name: "b", mine: true });
    q.push({ name: "c" });
    q.push({ name: "d" });
    vi.advanceTimersByTime(900);
    expect(shown).toEqual(["a", "b+c"]);
    vi.advanceTimersByTime(900);
    expect(shown).toEqual(["a", "b+c", "d"]);
  });

  it("waits for the board, but not for ever", () => {
    let animating = true;
    const { it: q, shown } = queue({ holds: () => animating });
    q.push({ name: "a" });
    q.push({ name: "b" });
    vi.advanceTimersByTime(3000);
    expect(shown).toEqual(["a"]);
    animating = false;
    vi.advanceTimersByTime(100);
    expect(shown).toEqual(["a", "b"]);
    animating = true;
    q.push({ name: "c" });
    vi.advanceTimersByTime(20_000);
    expect(shown).toEqual(["a", "b", "c"]);
  });

  it("forgets what waits when it is cleared", () => {
    const { it: q, shown } = queue();
    q.push({ name: "a" });
    q.push({ name: "b" });
    q.clear();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual(["a"]);
    q.push({ name: "c" });
    expect(shown).toEqual(["a", "c"]);
  });
});
