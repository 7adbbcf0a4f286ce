/** The live connection to one table: connects, resumes where it was, says how it stands. */

import { api } from "./api";
import { add, EMPTY, pause, type Backlog } from "./backlog";
import type { ChatLine, GameEvent, LiveMessage, State } from "./types";

export type Connection = "connecting" | "online" | "reconnecting" | "closed";

/** What of a WebSocket is used here; tests bring their own. */
export interface Socket {
  readyState: number;
  send(data: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: never) => void) | null;
}

const OPEN = 1;
const PING_EVERY = 25_000;
const PATIENCE = 10_000;
/** After these there is nothing to wait for. */
const FINAL = ["unknown-table", "not-your-seat", "bad-request", "forbidden-origin", "wrong-status"];

export class Live {
  #log = $state.raw<Backlog>(EMPTY);
  #connection = $state<Connection>("connecting");
  #error = $state.raw<{ code: string; message: string } | null>(null);
  #seat: number | null;
  #socket: Socket | null = null;
  #tries = 0;
  /** The first state on a connection is old news and not animated. */
  #first = true;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #overdue: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    seat: number | null,
    readonly open: (url: string) => Socket = (url) => new WebSocket(url) as unknown as Socket,
  ) {
    this.#seat = seat;
    this.#connect();
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  get state(): State | null { return this.#log.state; }
  get events(): GameEvent[] { return this.#log.events; }
  get chat(): ChatLine[] { return this.#log.chat; }
  get fresh(): GameEvent[] { return this.#log.fresh; }
  get connection(): Connection { return this.#connection; }
  /** Why the server closed the connection for good. */
  get error(): { code: string; message: string } | null { return this.#error; }

  /** Look with another seat of mine, or as a spectator. */
  look(seat: number | null): void {
    this.#seat = seat;
    this.#log = { ...EMPTY, chat: this.#log.chat };
    this.#again();
  }

  /** Ask for the state once more, e.g. after a refusal. */
  refresh(): void {
    this.#again();
  }

  close(): void {
    this.#connection = "closed";
    clearTimeout(this.#retry);
    this.#quiet();
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#drop();
  }

  #again(): void {
    this.#first = true;
    if (this.#socket?.readyState === OPEN) {
      this.#send({ type: "look", seat: this.#seat, since: this.#log.events.length });
    } else if (this.#connection !== "closed") {
      this.#connect();
    }
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#first = true;
    const since = this.#log.events.length;
    const socket = this.open(api.table(this.id).liveUrl({ seat: this.#seat, since }));
    this.#socket = socket;
    socket.onopen = () => this.#pings();
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as LiveMessage);
    socket.onclose = () => this.#lost();
  }

  #hear(message: LiveMessage): void {
    clearTimeout(this.#overdue);
    this.#overdue = undefined;
    if (message.type === "error") {
      const error = message.error;
      if (!FINAL.includes(error.code)) return; // it closes and we come back
      this.#error = error;
      this.close();
    } else if (message.type === "state") {
      if (message.seat !== this.#seat) return; // from before a look
      const next = add(this.#log, message, !this.#first);
      if (next === null) {
        this.#again();
        return;
      }
      this.#first = false;
      this.#tries = 0;
      this.#connection = "online";
      this.#log = next;
    }
  }

  #lost(): void {
    this.#socket = null;
    this.#quiet();
    if (this.#connection === "closed") return;
    this.#connection = "reconnecting";
    this.#retry = setTimeout(() => this.#connect(), pause(this.#tries) * 1000);
    this.#tries += 1;
  }

  /** A network that came back, or a page that is looked at again, needs not wait. */
  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#connection === "closed") return;
    if (this.#socket === null) this.#connect();
    else if (this.#socket.readyState === OPEN) this.#ping();
  };

  #pings(): void {
    this.#quiet();
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
  }

  #ping(): void {
    this.#send({ type: "ping" });
    this.#overdue ??= setTimeout(() => {
      this.#drop();
      this.#lost();
    }, PATIENCE);
  }

  #quiet(): void {
    clearInterval(this.#pinging);
    clearTimeout(this.#overdue);
    this.#overdue = undefined;
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
