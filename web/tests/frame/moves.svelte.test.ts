import { describe, expect, it, vi } from "vitest";
import type { TableApi } from "../../src/lib/api/client";
import type { Foresight, TableState } from "../../src/lib/types";
import { settings } from "../../src/lib/settings.svelte";
import { MoveController } from "../../src/frame/decision/moves.svelte";

const stateWith = (asked: number, ...texts: string[]): TableState =>
  ({
    seat: 0,
    asked,
    move: asked,
    legal: texts.map((text) => ({ text, verb: text, args: {} })),
  }) as unknown as TableState;

/** What an action leads to: by default the same seat is asked again, and nothing is revealed. */
const outcome = (more: Partial<Foresight> = {}): Foresight => ({
  events: [],
  reveals: false,
  questions: [],
  over: false,
  table: null,
  ends_turn: false,
  to_move: [0],
  ...more,
});
const REVEALS = outcome({ reveals: true });
const ENDS = outcome({ ends_turn: true, to_move: [1] });

/** A table that answers when the test tells it to. */
function table(first: TableState, isPast = false) {
  let now = $state.raw(first);
  const foreseen: ((foresight: Foresight) => void)[] = [];
  const play = vi.fn(() => Promise.resolve({ number: now.move + 1 }));
  const undo = vi.fn(() => Promise.resolve({ number: now.move + 1 }));
  const takeBack = vi.fn(() => Promise.resolve({ number: now.move + 1 }));
  const api = {
    foresee: () => new Promise((found) => foreseen.push(found)),
    play,
    undo,
    takeBack,
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
    undo,
    takeBack,
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
    foreseen[0]?.(outcome());
    await settle();
    expect(play).toHaveBeenCalledWith(0, 3, "keep");
  });

  it("asks for confirmation before something is revealed", async () => {
    const { moves, play, foreseen } = table(stateWith(3, "keep"));
    void moves.pick("keep");
    foreseen[0]?.(REVEALS);
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
    foreseen[0]?.(outcome());
    await settle();
    expect(moves.busy).toBe(waits);
  });

  it("checks again if a state arrives while it looks ahead", async () => {
    const { moves, play, foreseen, receive } = table(stateWith(3, "keep"));
    void moves.pick("keep");
    receive(stateWith(3, "keep")); // the opponent has answered, so the cards would now be revealed
    foreseen[0]?.(outcome());
    await settle();
    expect(play).not.toHaveBeenCalled();
    foreseen[1]?.(REVEALS);
    await settle();
    expect(moves.chosen).toBe("keep");
  });

  it("drops the action if the question has changed in the meantime", async () => {
    const { moves, play, foreseen, receive } = table(stateWith(3, "keep"));
    void moves.pick("keep");
    receive(stateWith(4, "place"));
    foreseen[0]?.(outcome());
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

describe("ending a turn", () => {
  it("holds back the last answer until the turn is ended", async () => {
    const { moves, play, foreseen } = table(stateWith(3, "place"));
    void moves.pick("place");
    foreseen[0]?.(ENDS);
    await settle();
    expect(play).not.toHaveBeenCalled();
    expect(moves.ending).toEqual(ENDS);
    await moves.confirm();
    expect(play).toHaveBeenCalledExactlyOnceWith(0, 3, "place");
  });

  it("undoes the held answer without asking the server", async () => {
    const { moves, play, undo, foreseen } = table({ ...stateWith(3, "place"), can_undo: true });
    void moves.pick("place");
    foreseen[0]?.(ENDS);
    await settle();
    await moves.undo();
    expect(moves.chosen).toBeNull();
    expect(moves.ending).toBeNull();
    expect(undo).not.toHaveBeenCalled();
    await moves.undo();
    expect(undo).toHaveBeenCalledOnce();
    expect(play).not.toHaveBeenCalled();
  });

  it("asks to end the turn after a selected answer was confirmed", async () => {
    const { moves, play, foreseen } = table(stateWith(3, "place"));
    moves.choose("place");
    await settle();
    expect(moves.ending).toBeNull();
    const confirmed = moves.confirm();
    foreseen[0]?.(ENDS);
    await confirmed;
    expect(play).not.toHaveBeenCalled();
    expect(moves.ending).toEqual(ENDS);
    await moves.confirm();
    expect(play).toHaveBeenCalledOnce();
  });

  it("asks for confirmation whenever somebody else is asked next", async () => {
    const { moves, play, foreseen } = table(stateWith(3, "keep"));
    void moves.pick("keep");
    foreseen[0]?.(outcome({ to_move: [1] })); // a secret answer: the turn does not end
    await settle();
    expect(play).not.toHaveBeenCalled();
    expect(moves.chosen).toBe("keep");
    expect(moves.ending).toBeNull();
  });

  it("ends the turn at once without confirmations", async () => {
    settings.set("confirm", false);
    const { moves, play } = table(stateWith(3, "place"));
    await moves.pick("place");
    expect(play).toHaveBeenCalledOnce();
    settings.set("confirm", true);
  });
});

describe("a choice", () => {
  it("does not outlive its question", () => {
    const { moves, receive } = table(stateWith(3, "place", "keep"));
    moves.choose("place"); // as a hint does
    expect(moves.chosen).toBe("place");
    receive(stateWith(5, "place", "keep"));
    expect(moves.chosen).toBeNull();
  });

  it("is not passed on to another seat with the same question", async () => {
    const { moves, play, receive } = table(stateWith(3, "keep"));
    moves.choose("keep");
    receive({ ...stateWith(3, "keep"), seat: 1 }); // pass and play
    expect(moves.chosen).toBeNull();
    await moves.confirm();
    expect(play).not.toHaveBeenCalled();
  });

  it("is not confirmed if another one replaces it meanwhile", async () => {
    const { moves, play, foreseen } = table(stateWith(3, "place", "keep"));
    moves.choose("place");
    void moves.confirm();
    moves.choose("keep");
    for (const found of foreseen) found(outcome());
    await settle();
    expect(play).not.toHaveBeenCalled();
    expect(moves.chosen).toBe("keep");
  });
});

describe("taking back", () => {
  it("is possible against bots only", async () => {
    const people = table({ ...stateWith(3, "place"), can_take_back: false });
    await people.moves.takeBack();
    expect(people.takeBack).not.toHaveBeenCalled();
    const bots = table({ ...stateWith(3, "place"), can_take_back: true });
    await bots.moves.takeBack();
    expect(bots.takeBack).toHaveBeenCalledExactlyOnceWith(0);
  });
});
