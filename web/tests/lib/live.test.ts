import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  append,
  EMPTY,
  LiveConnection,
  logsBetween,
  retryDelay,
  type Socket,
} from "../../src/lib/api/live.svelte";
import type { GameEvent, TableState } from "../../src/lib/types";

const event = (move: number): GameEvent => ({ event: "placed", move, page: 1 });

function state(from: number, count: number, more: Partial<TableState> = {}): TableState {
  return {
    seat: 0,
    events_from: from,
    events: Array.from({ length: count }, (_, i) => event(from + i)),
    chat: [],
    to_move: [],
    legal: [],
    asked: 0,
    move: 0,
    ...more,
  } as unknown as TableState;
}

describe("the live log", () => {
  it("appends new events and animates only live ones", () => {
    const first = append(EMPTY, state(0, 3), false);
    expect(first?.events.length).toBe(3);
    expect(first?.fresh).toEqual([]);
    const second = append(first!, state(3, 2), true);
    expect(second?.events.map((e) => e.move)).toEqual([0, 1, 2, 3, 4]);
    expect(second?.fresh.map((e) => e.move)).toEqual([3, 4]);
  });

  it("ignores events it already has", () => {
    const first = append(EMPTY, state(0, 3), false)!;
    expect(append(first, state(1, 3), true)?.events.map((e) => e.move)).toEqual([0, 1, 2, 3]);
    expect(append(first, state(0, 3), true)?.fresh).toEqual([]);
  });

  it("detects a gap", () => {
    expect(append(EMPTY, state(2, 1), false)).toBeNull();
  });

  it("merges chat by number", () => {
    const line = (number: number) => ({
      number,
      name: "A",
      seat: 0,
      text: "hi",
      at: 0,
      team: false,
    });
    const first = append(EMPTY, state(0, 0, { chat: [line(0), line(1)] }), false)!;
    expect(append(first, state(0, 0, { chat: [line(1), line(2)] }), true)?.chat.length).toBe(3);
  });
});

describe("states that the server skipped", () => {
  const at = (move: number): TableState => state(0, 0, { move });
  it("share the events of one message by their moves", () => {
    const before = append(EMPTY, state(0, 2, { move: 1 }), false)!;
    const log = append(before, state(2, 3, { move: 4 }), true)!;
    const logs = logsBetween(before, log, [at(2), at(3)]);
    expect(logs.map(({ state }) => state?.move)).toEqual([2, 3, 4]);
    expect(logs.map(({ fresh }) => fresh.map(({ move }) => move))).toEqual([[2], [3], [4]]);
    expect(logs.map(({ events }) => events.length)).toEqual([3, 4, 5]);
  });
});

class FakeSocket implements Socket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: unknown[] = [];
  onopen: ((event: never) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: never) => void) | null = null;
  closed = false;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }
  close(): void {
    this.closed = true;
    this.readyState = 3;
  }
  accept(): void {
    this.readyState = 1;
    this.onopen?.(undefined as never);
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breakOff(): void {
    this.readyState = 3;
    this.onclose?.(undefined as never);
  }
}

const last = (): FakeSocket => FakeSocket.all.at(-1)!;
const query = (): URLSearchParams => new URL(last().url).searchParams;

describe("the live connection", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.all = [];
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const open = (seat: number | null = 0): LiveConnection =>
    new LiveConnection("t1", seat, (url) => new FakeSocket(url));

  it("shows the states in between one after another, and later ones behind them", async () => {
    const live = new LiveConnection("t1", 0, (url) => new FakeSocket(url), {
      rest: () => 900,
      hurries: () => false,
      holds: () => false,
      between: (before, { move }) =>
        move - before.move > 1 ? Promise.resolve([state(0, 0, { move: move - 1 })]) : null,
    });
    last().accept();
    last().tell({ type: "state", ...state(0, 1, { move: 0 }) });
    last().tell({ type: "state", ...state(1, 2, { move: 2 }) });
    last().tell({ type: "state", ...state(3, 1, { move: 3 }) });
    expect(live.state?.move).toBe(0);
    const moves: (number | undefined)[] = [];
    for (let i = 0; i < 4; i++) {
      await vi.advanceTimersByTimeAsync(900);
      moves.push(live.state?.move);
    }
    expect(moves).toEqual([1, 2, 3, 3]);
    live.close();
  });

  it("shows the latest state if those in between cannot be loaded", async () => {
    const live = new LiveConnection("t1", 0, (url) => new FakeSocket(url), {
      rest: () => 0,
      hurries: () => true,
      holds: () => false,
      between: () => Promise.reject(new Error("offline")),
    });
    last().accept();
    last().tell({ type: "state", ...state(0, 1, { move: 0 }) });
    last().tell({ type: "state", ...state(1, 2, { move: 2 }) });
    await vi.advanceTimersByTimeAsync(0);
    expect(live.state?.move).toBe(2);
    expect(live.fresh.length).toBe(2);
    live.close();
  });

  it("waits longer and longer before a reconnect, up to a limit", () => {
    const pauses = [0, 1, 2, 3, 10].map((tries) => retryDelay(tries, 0.5));
    expect(pauses).toEqual([0.5, 1, 2, 4, 15]);
  });

  it("connects with its seat and receives the state", () => {
    const live = open();
    expect(new URL(last().url).pathname).toBe("/api/tables/t1/live");
    expect(query().get("seat")).toBe("0");
    expect(live.status).toBe("connecting");
    last().accept();
    last().tell({ type: "state", ...state(0, 2) });
    expect(live.status).toBe("online");
    expect(live.events.length).toBe(2);
    live.close();
    expect(last().closed).toBe(true);
  });

  it("resumes where it was after a disconnect", () => {
    const live = open();
    last().accept();
    last().tell({ type: "state", ...state(0, 5) });
    last().breakOff();
    expect(live.status).toBe("reconnecting");
    expect(live.events.length).toBe(5);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all.length).toBe(2);
    expect(query().get("since")).toBe("5");
    last().accept();
    last().tell({ type: "state", ...state(5, 1) });
    expect(live.status).toBe("online");
    expect(live.events.length).toBe(6);
    expect(live.fresh).toEqual([]);
    live.close();
  });

  it("keeps reconnecting until it is closed", () => {
    const live = open();
    for (let i = 0; i < 5; i += 1) {
      last().breakOff();
      vi.advanceTimersByTime(20_000);
    }
    expect(FakeSocket.all.length).toBe(6);
    live.close();
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(6);
  });

  it("requests the state again when events are missing", () => {
    const live = open();
    last().accept();
    last().tell({ type: "state", ...state(0, 1) });
    last().tell({ type: "state", ...state(4, 1) });
    expect(last().sent).toEqual([{ type: "look", seat: 0, since: 1 }]);
    last().tell({ type: "state", ...state(1, 4) });
    expect(live.events.length).toBe(5);
    live.close();
  });

  it("starts over with another seat", () => {
    const live = open();
    last().accept();
    last().tell({ type: "state", ...state(0, 3) });
    live.look(1);
    expect(live.state).toBeNull();
    expect(last().sent).toEqual([{ type: "look", seat: 1, since: 0 }]);
    last().tell({ type: "state", ...state(3, 1) }); // still for the old seat
    expect(live.state).toBeNull();
    last().tell({ type: "state", ...state(0, 4, { seat: 1 }) });
    expect(live.events.length).toBe(4);
    live.close();
  });

  it("drops a connection that does not answer pings", () => {
    const live = open();
    last().accept();
    last().tell({ type: "state", ...state(0, 0) });
    vi.advanceTimersByTime(25_000);
    expect(last().sent).toEqual([{ type: "ping" }]);
    last().tell({ type: "pong" });
    vi.advanceTimersByTime(25_000);
    const silent = last();
    vi.advanceTimersByTime(12_000);
    expect(silent.closed).toBe(true);
    expect(FakeSocket.all.length).toBe(2);
    live.close();
  });

  it("closes after a final error", () => {
    const live = open();
    last().accept();
    last().tell({ type: "error", error: { code: "unknown-table", message: "no" } });
    expect(live.error?.code).toBe("unknown-table");
    expect(live.status).toBe("closed");
  });
});
