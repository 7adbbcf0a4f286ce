import { describe, expect, it, vi } from "vitest";
import type { TableApi } from "../src/lib/api";
import type { Foresight, State } from "../src/lib/types";
import { Acting } from "../src/frame/acting.svelte";

const moment = (asked: number, ...texts: string[]): State =>
  ({ seat: 0, asked, move: asked, legal: texts.map((text) => ({ text, verb: text, args: {} })) }) as unknown as State;

/** A table whose answers come when the test says so. */
function table(first: State) {
  let now = first;
  const foreseen: ((reveals: boolean) => void)[] = [];
  const play = vi.fn(() => Promise.resolve({ number: now.move + 1 }));
  const api = {
    foresee: () => new Promise((found) => foreseen.push((reveals) => found({ reveals } as Foresight))),
    play,
  } as unknown as TableApi;
  const acting = new Acting(api, () => now, () => undefined);
  return {
    acting,
    play,
    foreseen,
    comes(next: State): void {
      now = next;
    },
  };
}
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe("picking an action", () => {
  it("sends at once what reveals nothing", async () => {
    const { acting, play, foreseen } = table(moment(3, "keep"));
    void acting.pick("keep");
    foreseen[0]?.(false);
    await settle();
    expect(play).toHaveBeenCalledWith(0, 3, "keep");
  });

  it("waits for Confirm before something is revealed", async () => {
    const { acting, play, foreseen } = table(moment(3, "keep"));
    void acting.pick("keep");
    foreseen[0]?.(true);
    await settle();
    expect(play).not.toHaveBeenCalled();
    expect(acting.chosen).toBe("keep");
    await acting.confirm();
    expect(play).toHaveBeenCalledOnce();
  });

  it.each([
    ["the rival's answer, the fourth", { ...moment(3, "keep"), move: 4 }, true],
    ["my answer, the fifth", moment(5, "lay"), false],
  ])("can go on after a move only when that move is among the news: %s", async (_, news, waits) => {
    const { acting, play, foreseen, comes } = table(moment(3, "keep"));
    play.mockImplementationOnce(() => {
      comes(news);
      return Promise.resolve({ number: 5 });
    });
    void acting.pick("keep");
    foreseen[0]?.(false);
    await settle();
    expect(acting.busy).toBe(waits);
  });

  it("is not lost when news come while it looks ahead, and looks again", async () => {
    const { acting, play, foreseen, comes } = table(moment(3, "keep"));
    void acting.pick("keep");
    comes(moment(3, "keep")); // the rival has answered: now the cards would be turned over
    foreseen[0]?.(false);
    await settle();
    expect(play).not.toHaveBeenCalled();
    foreseen[1]?.(true);
    await settle();
    expect(acting.chosen).toBe("keep");
  });

  it("is dropped when the question has gone meanwhile", async () => {
    const { acting, play, foreseen, comes } = table(moment(3, "keep"));
    void acting.pick("keep");
    comes(moment(4, "place"));
    foreseen[0]?.(false);
    await settle();
    expect(play).not.toHaveBeenCalled();
    expect(acting.chosen).toBeNull();
  });
});
