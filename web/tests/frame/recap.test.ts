import { describe, expect, it } from "vitest";
import aton from "../../src/games/aton";
import ankh from "../../src/games/ankh";
import tekhenu from "../../src/games/tekhenu";
import { logEntries } from "../../src/frame/log/log-turns";
import { missedMoves } from "../../src/frame/recap/pace";
import {
  deltasOf,
  marksOf,
  placesOf,
  recapLines,
  type RecapInput,
} from "../../src/frame/recap/recap";
import type { GameModule } from "../../src/lib/board";
import { turnsOf } from "../../src/lib/turns";
import type { GameEvent, LoggedEvent, TableState, View } from "../../src/lib/types";

type Told = Record<string, unknown> & { event: string };

/** Events, one move each unless they say otherwise. */
const log = (events: Told[]): LoggedEvent[] =>
  events.map((event, i) => ({ move: i + 1, page: 1, when: 0, ...event }) as LoggedEvent);

/** Messages as their names with the values of their arguments. */
const t = (id: string, args: Record<string, unknown> = {}): string =>
  [id, ...Object.values(args)].join(" ");

function input(module: unknown, events: Told[], more: Partial<RecapInput> = {}): RecapInput {
  return {
    events: log(events),
    view: { players: 2, questions: [], table: { turn: null, gods: [] } } as unknown as View,
    module: module as GameModule,
    seat: 0,
    asked: [],
    t,
    text: (event: GameEvent) => event.event,
    ...more,
  };
}

const ROUND: Told[] = [
  { event: "round", round: 1 },
  { event: "drawn", seat: 0, count: 4 },
  { event: "laid", seat: 0, card1: 2, card2: 3, card3: 3, card4: 1 },
  { event: "laid", seat: 1, card1: 4, card2: 4, card3: 4, card4: 2 },
  { event: "scored", seat: 1, points: 4, source: "cartouche", total: 4 },
  { event: "starts", seat: 1 },
  { event: "removed", seat: 1, owner: 0, cell: "1a1", fate: "kingdom" },
  { event: "removed", seat: 1, owner: 0, cell: "1b2", fate: "kingdom" },
  { event: "placed", seat: 1, cell: "3a1" },
];

describe("the recap of Aton", () => {
  it("tells the cards of both and what the opponent did, with signs", () => {
    const [cards, turn, ...none] = recapLines(input(aton, ROUND));
    expect(none).toEqual([]);
    expect(cards?.signs.map(({ text }) => text)).toEqual([
      "2-3-3-1",
      "4-4-4-2",
      "recap-points +4 4",
      "recap-first",
    ]);
    expect(turn).toMatchObject({ number: 2, seat: 1, from: 6, to: 9 });
    expect(turn?.signs).toEqual([
      { icon: "priest", seat: 0, tone: "loss", text: "recap-priests −2 I" },
      { icon: "priest", seat: 1, tone: "gain", text: "recap-priests +1 III" },
    ]);
  });

  it("marks what came and what left, with the number of its line", () => {
    const marks = marksOf(recapLines(input(aton, ROUND)));
    const at = (place: string) => marks.find((mark) => mark.place === place);
    expect(at("1a1")).toEqual({ place: "1a1", kind: "left", seat: 1, line: 2 });
    expect(at("3a1")).toEqual({ place: "3a1", kind: "arrived", seat: 1, line: 2 });
    expect(at("score-1")).toMatchObject({ kind: "changed", seat: null, line: 1 });
  });

  it("leaves out the viewer's own turn and what was taken back", () => {
    const own: Told[] = [
      ...ROUND,
      { event: "placed", seat: 0, cell: "2b2" },
      { event: "round", round: 2 },
    ];
    expect(recapLines(input(aton, own))).toEqual([]);
    const undone: Told[] = [...ROUND, { event: "undone", seat: 1, to: 8 }];
    expect(marksOf(recapLines(input(aton, undone))).map(({ place }) => place)).not.toContain("3a1");
  });
});

describe("turns of the games", () => {
  const seats = (module: unknown, events: Told[], players = 2): unknown[] =>
    turnsOf(log(events), players, (module as GameModule).turn).map(({ seat }) => seat);

  it("are the dice of Tekhenu; wheel, Maat and Botankhamun stand apart", () => {
    const events: Told[] = [
      { event: "set-up" },
      { event: "gained", seat: 0, count: 1, token: "gold" },
      { event: "round", round: 1 },
      { event: "paid", seat: 0, count: 2, token: "scribe" },
      { event: "anubis-called", seat: 0 },
      { event: "die-taken", seat: 0, die: "ra-white-3", pan: "left" },
      { event: "scored", seat: 1, points: 2, source: "bonus", total: 2 },
      { event: "die-taken", seat: 1, die: "ra-white-2", pan: "left" },
      { event: "rotated", god: "ra" },
      { event: "rolled", die: "ra-white-1" },
      { event: "maat", number: 1 },
      { event: "paid", seat: 0, count: 1, token: "gold" },
      { event: "rolled", die: "ra-white-1" },
      { event: "round", round: 5 },
      { event: "bot-tile", bottile: "ra" },
    ];
    expect(seats(tekhenu, events)).toEqual([null, null, 0, 1, null, null, null, 2]);
  });

  it("are numbered in Ankh; each region of a Conflict stands apart", () => {
    const events: Told[] = [
      { event: "set-up", scenario: "middle-kingdom" },
      { event: "turn", seat: 1, number: 1 },
      { event: "acted", seat: 1, action: "move", at: 1, needed: 4 },
      { event: "conflict", seat: 1, number: 1 },
      { event: "dominated", seat: 1, token: 1 },
      { event: "battle", token: 2 },
      { event: "won", seat: 0, token: 2, margin: 1 },
      { event: "conflict-ends", number: 1 },
      { event: "turn", seat: 0, number: 2 },
    ];
    expect(seats(ankh, events)).toEqual([null, 1, null, null, null, null, 0]);
  });

  it("are told with signs in Tekhenu: die, piece, points, what was paid and gained", () => {
    const events: Told[] = [
      { event: "die-taken", seat: 1, die: "osiris-yellow-3", pan: "right" },
      { event: "acted", seat: 1, action: "osiris", value: 3 },
      { event: "paid", seat: 1, count: 1, token: "bread" },
      { event: "work-built", seat: 1, work: "limestone-3" },
      { event: "gained", seat: 1, count: 3, token: "bread" },
      { event: "scored", seat: 1, points: 2, source: "edges", total: 9 },
      { event: "scored", seat: 0, points: 2, source: "bonus", total: 5 },
      { event: "card-dealt", card: "b01", section: 1 },
    ];
    const [line] = recapLines(input(tekhenu, events));
    expect(line?.signs.map(({ icon, text, seat }) => [icon, text, seat])).toEqual([
      ["die:osiris-yellow-3", undefined, undefined],
      ["s-tainted", undefined, undefined],
      ["g-osiris", "recap-god osiris", undefined],
      ["p-building", "recap-work limestone-3", 1],
      ["bread", "+2", undefined],
      ["vp", "+2", undefined],
      ["vp", "+2", 0],
    ]);
  });

  it("are told with signs in Ankh: figures with their places, Followers, Devotion", () => {
    const view = {
      players: 2,
      questions: [],
      table: {
        turn: { seat: 0 },
        battle: null,
        seats: [0, 1],
        gods: [{ seats: [1], gods: ["isis"] }],
      },
    } as unknown as View;
    const events: Told[] = [
      { event: "turn", seat: 1, number: 4 },
      { event: "acted", seat: 1, action: "move", at: 1, needed: 4 },
      { event: "moved", seat: 1, figure: "warrior", hex: "D6", to: "D7" },
      { event: "followers", seat: 1, amount: 3, source: "monuments" },
      { event: "paid", seat: 1, amount: 1, expense: "unlock" },
      { event: "devotion", seat: 1, amount: 2, at: 4 },
    ];
    const [line] = recapLines(input(ankh, events, { view }));
    expect(line?.signs.map(({ icon, text }) => [icon, text])).toEqual([
      ["d-move", undefined],
      ["warrior", "recap-to D7"],
      ["follower", "+2"],
      ["g-isis", "recap-devotion +2 2"],
    ]);
  });
});

describe("marks", () => {
  const line = (number: number, changes: Parameters<typeof placesOf>[0][number][]) => ({
    number,
    seat: number,
    signs: [],
    changes,
    from: 0,
    to: 1,
  });

  it("join the steps of one piece", () => {
    const marks = marksOf([
      line(1, [
        { place: "b", kind: "arrived", from: "a" },
        { place: "c", kind: "arrived", from: "b" },
      ]),
    ]);
    expect(marks).toEqual([{ place: "c", kind: "arrived", from: "a", seat: 1, line: 1 }]);
  });

  it("keep the latest change of a place", () => {
    const marks = marksOf([
      line(1, [{ place: "a", kind: "arrived" }]),
      line(2, [{ place: "a", kind: "left" }]),
    ]);
    expect(marks).toEqual([{ place: "a", kind: "left", seat: 2, line: 2 }]);
  });

  it("light both ends of a way", () => {
    expect([...placesOf([{ place: "b", kind: "arrived", from: "a" }])]).toEqual(["b", "a"]);
  });
});

describe("a game without signs of its own", () => {
  it("is told in its sentences, without gains", () => {
    const plain = { minor: ["gained"], headings: ["round"] };
    const events = [
      { event: "placed", seat: 1 },
      { event: "gained", seat: 1 },
      { event: "built", seat: 1 },
    ];
    const [line] = recapLines(input(plain, events));
    expect(line?.signs).toEqual([{ text: "placed" }, { text: "built" }]);
    expect(line?.changes).toEqual([]);
  });
});

describe("the log", () => {
  it("has one entry for each turn and folds gains and refills", () => {
    const events = log([
      { event: "round", round: 1 },
      { event: "placed", seat: 0 },
      { event: "gained", seat: 0 },
      { event: "placed", seat: 1, page: 2 },
    ]);
    const entries = logEntries(events, 2, { minor: ["gained"], headings: ["round"] });
    expect(
      entries.map(({ seat, opensPage, main, folded }) => [
        seat,
        opensPage,
        main.map(({ number }) => number),
        folded.map(({ number }) => number),
      ]),
    ).toEqual([
      [0, true, [1], [2]],
      [1, true, [3], []],
    ]);
  });

  it("strikes out what was taken back", () => {
    const events = log([
      { event: "placed", seat: 0 },
      { event: "undone", seat: 0, to: 0 },
    ]);
    const [entry] = logEntries(events, 2, {});
    expect(entry?.main.map(({ undone }) => undone)).toEqual([true, false]);
  });
});

describe("what the rivals' turns changed at the seats", () => {
  it("is summed up for each number since the viewer's last turn", () => {
    const turn = (seat: number, ...more: Told[]): Told[] => [
      { event: "die-taken", seat, die: "ra-yellow-3", pan: "left" },
      ...more,
    ];
    const lines = recapLines(
      input(tekhenu, [
        ...turn(0, { event: "gained", seat: 0, count: 5, token: "gold" }),
        ...turn(1, { event: "paid", seat: 1, count: 2, token: "bread" }),
        { event: "gained", seat: 1, count: 3, token: "bread" },
        { event: "gained", seat: 0, count: 1, token: "gold" },
      ]),
    );
    expect([...deltasOf(lines)]).toEqual([
      ["stock:1:bread", 1],
      ["stock:0:gold", 1],
    ]);
  });
});

describe("moves that the server sent together", () => {
  const at = (move: number): TableState => ({ move }) as TableState;
  it("are shown one by one, but for the last, which is there", () => {
    expect(missedMoves(at(3), at(6), log([{ event: "placed" }]))).toEqual([4, 5]);
    expect(missedMoves(at(3), at(4), [])).toEqual([]);
  });
  it("are not shown again after something was taken back, or if there are too many", () => {
    expect(missedMoves(at(3), at(6), log([{ event: "undone", to: 1 }]))).toEqual([]);
    expect(missedMoves(at(3), at(103), [])).toEqual([]);
  });
});
