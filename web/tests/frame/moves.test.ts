import { describe, expect, it, vi } from "vitest";
import type { TableApi } from "../../src/lib/api/client";
import type { Foresight, TableState } from "../../src/lib/types";
import { MoveController } from "../../src/frame/decision/moves.svelte";

const stateWith = (asked: number, ...texts: string[]): TableState =>
  ({
    seat: 0,
    asked,
    move: asked,
    legal: texts.map((text) => ({ text, verb: text, args: {} })),
  }) as unknown as TableState;

/** A table that answers when the test tells it to. */
function table(first: TableState, isPast = false) {
  let now = first;
  const foreseen: ((reveals: boolean) => void)[] = [];
  const play = vi.fn(() => Promise.resolve({ number: now.move + 1 }));
  const api = {
    foresee: () =>
      new Promise((found) => foreseen.push((reveals) => found({ reveals } as Foresight))),
    play,
  } as unknown as TableApi;
  const moves = new MoveController(
    api,
    () => now,
    () => isPast,
    () => undefined,
  );
  return {
    moves,
    play,
    foreseen,
    receive(next: TableState): void {
      now = next;
    },
  };
}
const settle = (): Promise<void> => new Promise((done) => setTimeout(done, 0));

describe("picking an action", () => {
  it("sends an action that reveals nothing at once", async () => {
    const { moves, play, foreseen } = table(stateWith(3, "keep"));
    void moves.pick("keep");
    foreseen[0]?.(false);
    await settle();
    expect(play).toHaveBeenCalledWith(0, 3, "keep");
  });

  it("asks for confirmation before something is revealed", async () => {
    const { moves, play, foreseen } = table(stateWith(3, "keep"));
    void moves.pick("keep");
    foreseen[0]?.(true);
    await settle();
    expect(play).not.toHaveBeenCalled();
    expect(moves.chosen).toBe("keep");
    await moves.confirm();
    expect(play).toHaveBeenCalledOnce();
  });

  it.each([
    ["the opponent's move, the fourth", { ...stateWith(3, "keep"), move: 4 }, true],
    ["my move, the fifth", stateWith(5, "lay"), false],
  ])("allows the next move only after a state with the last one: %s", async (_, state, waits) => {
    const { moves, play, foreseen, receive } = table(stateWith(3, "keep"));
    play.mockImplementationOnce(() => {
      receive(state);
      return Promise.resolve({ number: 5 });
    });
    void moves.pick("keep");
    foreseen[0]?.(false);
    await settle();
    expect(moves.busy).toBe(waits);
  });

  it("checks again if a state arrives while it looks ahead", async () => {
    const { moves, play, foreseen, receive } = table(stateWith(3, "keep"));
    void moves.pick("keep");
    receive(stateWith(3, "keep")); // the opponent has answered, so the cards would now be revealed
    foreseen[0]?.(false);
    await settle();
    expect(play).not.toHaveBeenCalled();
    foreseen[1]?.(true);
    await settle();
    expect(moves.chosen).toBe("keep");
  });

  it("drops the action if the question has changed in the meantime", async () => {
    const { moves, play, foreseen, receive } = table(stateWith(3, "keep"));
    void moves.pick("keep");
    receive(stateWith(4, "place"));
    foreseen[0]?.(false);
    await settle();
    expect(play).not.toHaveBeenCalled();
    expect(moves.chosen).toBeNull();
  });

  it("only explains itself while the past is shown", async () => {
    const { moves, play } = table(stateWith(3), true);
    await moves.pick("keep");
    expect(play).not.toHaveBeenCalled();
    expect(moves.toast).toEqual({ id: "toast-past" });
  });
});
