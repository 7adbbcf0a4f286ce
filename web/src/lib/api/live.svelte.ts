/** The live connection to one table, which reconnects and resumes by itself. */

import { PaceQueue } from "../pace-queue";
import type { ChatLine, LiveMessage, LiveRequest, LoggedEvent, TableState } from "../types";
import { api } from "./client";

export type ConnectionStatus = "connecting" | "online" | "reconnecting" | "closed";

/** The part of WebSocket used here; tests provide their own. */
export interface Socket {
  readyState: number;
  send(data: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: never) => void) | null;
}

/** How fast states are shown that arrive in quick succession. */
export interface Pace {
  /** Milliseconds that a state stays before the next one. */
  rest(before: TableState | null, state: TableState): number;
  /** Whether a state is shown at once, with all that wait before it. */
  hurries(shown: TableState | null, state: TableState): boolean;
  /** Whether the next state has to wait, for example for the board. */
  holds(): boolean;
  /** The states that were skipped on the way from one state to another, if they are to be shown:
   * the server sends only the latest. */
  between?(
    before: TableState,
    state: TableState,
    fresh: readonly LoggedEvent[],
  ): Promise<TableState[]> | null;
}

const AT_ONCE: Pace = { rest: () => 0, hurries: () => true, holds: () => false };
const OPEN = 1;
const PING_INTERVAL = 25_000;
const PONG_TIMEOUT = 10_000;
/** Errors after which reconnecting is pointless. */
const FINAL = ["unknown-table", "not-your-seat", "bad-request", "forbidden-origin", "wrong-status"];

/** Seconds before the n-th reconnect (from 0): 0.5, 1, 2, … 15, with some jitter. */
export function retryDelay(attempt: number, random: number = Math.random()): number {
  return Math.min(15, 0.5 * 2 ** attempt) * (0.8 + 0.4 * random);
}

export class LiveConnection {
  /** The log as shown; `#received` is ahead of it while states wait to be shown. */
  #log = $state.raw<LiveLog>(EMPTY);
  #received = $state.raw<LiveLog>(EMPTY);
  #waiting = $state(0);
  readonly #queue: PaceQueue<LiveLog>;
  readonly #pace: Pace;
  /** Logs that wait for states in between, in their order; null if none do. */
  #arriving: Promise<void> | null = null;
  /** Counts up when logs on their way must not be shown any more. */
  #epoch = 0;
  #status = $state<ConnectionStatus>("connecting");
  #error = $state.raw<{ code: string; message: string } | null>(null);
  #seat: number | null;
  #socket: Socket | null = null;
  #attempts = 0;
  /** The first state after connecting is not news, so its events are not animated. */
  #isFirstState = true;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #pingTimer: ReturnType<typeof setInterval> | undefined;
  #pongTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    seat: number | null,
    readonly open: (url: string) => Socket = (url) => new WebSocket(url) as unknown as Socket,
    pace: Pace = AT_ONCE,
  ) {
    this.#seat = seat;
    this.#pace = pace;
    this.#queue = new PaceQueue<LiveLog>({
      rest: (before, log) => (log.state ? pace.rest(before?.state ?? null, log.state) : 0),
      hurries: (shown, log) =>
        this.#isFirstState || log.state === null || pace.hurries(shown?.state ?? null, log.state),
      holds: () => pace.holds(),
      merge,
      show: (log) => (this.#log = log),
      jump: (log) => (this.#log = { ...log, fresh: [] }),
      changed: (waiting) => (this.#waiting = waiting),
    });
    this.#connect();
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  get state(): TableState | null {
    return this.#log.state;
  }
  get events(): LoggedEvent[] {
    return this.#log.events;
  }
  /** Chat is shown as soon as it arrives, unlike states. */
  get chat(): ChatLine[] {
    return this.#received.chat;
  }
  /** How many states wait to be shown. */
  get waiting(): number {
    return this.#waiting;
  }
  get fresh(): LoggedEvent[] {
    return this.#log.fresh;
  }
  get status(): ConnectionStatus {
    return this.#status;
  }
  /** Why the server closed the connection for good. */
  get error(): { code: string; message: string } | null {
    return this.#error;
  }

  /** Switches to another seat of mine, or to a spectator's view. With `keep`, the old view stays
   * until the new one is there. */
  look(seat: number | null, keep = false): void {
    this.#seat = seat;
    this.#epoch += 1;
    this.#arriving = null;
    this.#queue.clear();
    this.#received = { ...EMPTY, chat: this.#received.chat };
    if (!keep) this.#log = this.#received;
    this.refresh();
  }

  /** Shows the latest state now. */
  skip(): void {
    this.#queue.skip();
  }

  /** Requests the state again, for example after a refused move. */
  refresh(): void {
    this.#isFirstState = true;
    if (this.#socket?.readyState === OPEN) {
      this.#send({ type: "look", seat: this.#seat, since: this.#received.events.length });
    } else if (this.#status !== "closed") {
      this.#connect();
    }
  }

  close(): void {
    this.#status = "closed";
    this.#epoch += 1;
    clearTimeout(this.#retryTimer);
    this.#stopPinging();
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#queue.skip();
    this.#dropSocket();
  }

  #send(message: LiveRequest): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#retryTimer);
    this.#dropSocket();
    this.#isFirstState = true;
    const since = this.#received.events.length;
    const socket = this.open(api.table(this.id).liveUrl({ seat: this.#seat, since }));
    this.#socket = socket;
    socket.onopen = () => this.#startPinging();
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data) as LiveMessage);
    socket.onclose = () => this.#reconnectLater();
  }

  #receive(message: LiveMessage): void {
    clearTimeout(this.#pongTimer);
    this.#pongTimer = undefined;
    if (message.type === "error") {
      if (!FINAL.includes(message.error.code)) return; // the server closes, then we reconnect
      this.#error = message.error;
      this.close();
    } else if (message.type === "state") {
      if (message.seat !== this.#seat) return; // sent before the server knew of the new seat
      const log = append(this.#received, message, !this.#isFirstState);
      if (log === null) {
        this.refresh();
        return;
      }
      const before = this.#received;
      this.#received = log;
      this.#attempts = 0;
      this.#status = "online";
      this.#arrive(before, log);
      this.#isFirstState = false;
    }
  }

  /** Queues a log, after the states in between and after earlier logs that still wait for theirs. */
  #arrive(before: LiveLog, log: LiveLog): void {
    const between =
      before.state && log.state && log.fresh.length > 0
        ? this.#pace.between?.(before.state, log.state, log.fresh)
        : null;
    if (!between && !this.#arriving) {
      this.#queue.push(log);
      return;
    }
    const epoch = this.#epoch;
    const states = between?.catch(() => []) ?? Promise.resolve([]);
    const arriving = Promise.all([states, this.#arriving]).then(([found]) => {
      if (epoch !== this.#epoch) return;
      for (const one of logsBetween(before, log, found)) this.#queue.push(one);
      if (this.#arriving === arriving) this.#arriving = null;
    });
    this.#arriving = arriving;
  }

  #reconnectLater(): void {
    this.#socket = null;
    this.#stopPinging();
    if (this.#status === "closed") return;
    this.#status = "reconnecting";
    this.#retryTimer = setTimeout(() => this.#connect(), retryDelay(this.#attempts) * 1000);
    this.#attempts += 1;
  }

  /** Reconnects at once when the network is back or the page is visible again. */
  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#status === "closed") return;
    if (this.#socket === null) this.#connect();
    else if (this.#socket.readyState === OPEN) this.#ping();
  };

  #startPinging(): void {
    this.#stopPinging();
    this.#pingTimer = setInterval(() => this.#ping(), PING_INTERVAL);
  }

  #ping(): void {
    this.#send({ type: "ping" });
    this.#pongTimer ??= setTimeout(() => {
      this.#dropSocket();
      this.#reconnectLater();
    }, PONG_TIMEOUT);
  }

  #stopPinging(): void {
    clearInterval(this.#pingTimer);
    clearTimeout(this.#pongTimer);
    this.#pongTimer = undefined;
  }

  #dropSocket(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}

/** What a table needs of its connection; a lesson has another one. */
export type Connection = Pick<
  LiveConnection,
  | "state"
  | "events"
  | "chat"
  | "waiting"
  | "fresh"
  | "status"
  | "error"
  | "look"
  | "skip"
  | "refresh"
  | "close"
>;

/** Everything received over the connection so far. */
export interface LiveLog {
  /** The latest state; its `events` and `chat` hold only what arrived with it. */
  state: TableState | null;
  /** All events the viewing seat has seen, oldest first. */
  events: LoggedEvent[];
  chat: ChatLine[];
  /** The events of the latest message, for animations. */
  fresh: LoggedEvent[];
}

export const EMPTY: LiveLog = { state: null, events: [], chat: [], fresh: [] };

/** Appends a message. Returns null if events in between are missing and must be requested. */
export function append(log: LiveLog, state: TableState, animate: boolean): LiveLog | null {
  const from = state.events_from;
  if (from > log.events.length) return null;
  // The server may repeat events we already have: the list only ever grows.
  const fresh = state.events.slice(Math.max(0, log.events.length - from));
  return {
    state,
    events: fresh.length > 0 ? [...log.events, ...fresh] : log.events,
    chat: appendChat(log.chat, state.chat),
    fresh: animate ? fresh : [],
  };
}

/** The logs of some states on the way from one log to another, and the last one. */
export function logsBetween(
  before: LiveLog,
  log: LiveLog,
  states: readonly TableState[],
): LiveLog[] {
  let from = before.state?.move ?? 0;
  const steps = states.map((state): LiveLog => {
    const fresh = log.fresh.filter(({ move }) => move > from && move <= state.move);
    from = state.move;
    return { ...log, state, fresh, events: log.events.filter(({ move }) => move <= state.move) };
  });
  return [...steps, { ...log, fresh: log.fresh.filter(({ move }) => move > from) }];
}

/** The last of several consecutive logs, with the fresh events of all of them. */
const merge = (logs: readonly LiveLog[]): LiveLog => ({
  ...(logs.at(-1) ?? EMPTY),
  fresh: logs.flatMap((log) => log.fresh),
});

function appendChat(known: ChatLine[], received: ChatLine[]): ChatLine[] {
  const last = known.at(-1)?.number ?? -1;
  const fresh = received.filter((line) => line.number > last);
  return fresh.length > 0 ? [...known, ...fresh] : known;
}
