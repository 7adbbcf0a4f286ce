/** The calls of docs/http.md. Each resolves to the response or throws an `ApiError`. */

import type { LessonProgress, Level, NewTable, OptionValue, Table } from "../types";
import { buildUrl } from "../browser/url";
import { keepNumber, keptNumber, newNumber } from "../fairness/dice-share";
import { sha256 } from "../fairness/sha256";
import { identify, request, requestId, requestWithRetries } from "./request";

export { ApiError, isCode } from "./request";

export const api = {
  me: () => identify(request("get", "/api/me", {})),
  rename: (name: string) => request("patch", "/api/me", { body: { name } }),
  register: (name: string, password: string) =>
    request("post", "/api/accounts", { body: { name, password } }),
  login: (name: string, password: string) =>
    request("post", "/api/session", { body: { name, password } }),
  logout: () => request("delete", "/api/session", {}),
  /** Ends all other sessions and tokens; this browser gets a new cookie. */
  logoutElsewhere: () => request("delete", "/api/sessions", {}),
  changePassword: (old: string, next: string) =>
    request("post", "/api/me/password", { body: { old, new: next } }),

  serverInfo: () => request("get", "/api/server", {}),
  games: () => request("get", "/api/games", {}),
  /** See `$lib/game-data`, which caches the result. */
  gameData: (game: string, digest: string) =>
    request("get", "/api/games/{game}/data/{digest}", { path: { game, digest } }),
  /** Validates options before a table is created with them. */
  check: (proposal: { game: string; players: number; options: Record<string, OptionValue> }) =>
    request("post", "/api/check", { body: proposal }),
  create: (table: NewTable) =>
    sitDown((dice) => request("post", "/api/tables", { body: { ...table, dice } })),
  tables: (
    show: "open" | "running" | "finished" | "mine",
    query: { game?: string; limit?: number; before?: string | null } = {},
  ) => request("get", "/api/tables", { query: { show, ...query } }),
  table: (id: string) => new TableApi(id),

  lessons: () => request("get", "/api/lessons", {}),
  /** The user's progress by game and lesson. */
  lessonProgress: () => request("get", "/api/me/lessons", {}),
  saveLessonProgress: (game: string, lesson: string, body: LessonProgress) =>
    request("put", "/api/me/lessons/{game}/{lesson}", { path: { game, lesson }, body }),
  /** A step of a lesson after these answers. */
  lesson: (game: string, lesson: string, body: { step: number; answers: string[] }) =>
    request("post", "/api/lessons/{game}/{lesson}", { path: { game, lesson }, body }),
  foreseeInLesson: (
    game: string,
    lesson: string,
    body: { step: number; answers: string[]; actions: string[] },
  ) => request("post", "/api/lessons/{game}/{lesson}/foresee", { path: { game, lesson }, body }),
};

/** Takes a seat with a commitment to a new number, this browser's share of the dice. */
async function sitDown(send: (commitment: string) => Promise<Table>): Promise<Table> {
  const number = newNumber();
  const table = await send(sha256(number));
  const mine = table.seats.find((seat) => seat.mine && seat.dice?.commitment === sha256(number));
  if (mine) keepNumber(table.id, number);
  return revealNumber(table);
}

/** Reveals this browser's number if the table waits for it. Without it the game starts later. */
export async function revealNumber(table: Table): Promise<Table> {
  const mine = table.seats.find((seat) => seat.mine && seat.dice);
  const number = mine?.dice ? keptNumber(table.id, mine.dice.commitment) : null;
  if (!table.revealing || !mine || number === null) return table;
  try {
    const body = { seat: mine.seat, number };
    return await request("post", "/api/tables/{id}/dice", { path: { id: table.id }, body });
  } catch {
    return table;
  }
}

/** The calls of one table. */
export class TableApi {
  readonly #path: { id: string };

  constructor(id: string) {
    this.#path = { id };
  }

  get() {
    return request("get", "/api/tables/{id}", { path: this.#path });
  }
  state(query: { seat?: number | null; since?: number; move?: number | null } = {}) {
    return request("get", "/api/tables/{id}/state", { path: this.#path, query });
  }
  takeSeat(seat: number | null = null) {
    return sitDown((dice) =>
      request("post", "/api/tables/{id}/seats", { path: this.#path, body: { seat, dice } }),
    );
  }
  leaveSeat(seat: number) {
    return request("delete", "/api/tables/{id}/seats/{seat}", { path: { ...this.#path, seat } });
  }
  rematch() {
    return sitDown((dice) =>
      request("post", "/api/tables/{id}/rematch", { path: this.#path, body: { dice } }),
    );
  }
  fork(move: number, seat: number, bot: string) {
    return request("post", "/api/tables/{id}/fork", {
      path: this.#path,
      body: { move, seat, bot },
    });
  }

  play(seat: number, question: number, action: string, id = requestId()) {
    const body = { seat, question, action, request: id };
    return requestWithRetries("post", "/api/tables/{id}/play", { path: this.#path, body });
  }
  foresee(seat: number, actions: string[]) {
    const body = { seat, actions };
    return request("post", "/api/tables/{id}/foresee", { path: this.#path, body });
  }
  whyNot(seat: number, action: string) {
    const body = { seat, action };
    return request("post", "/api/tables/{id}/why_not", { path: this.#path, body });
  }
  /** Suggests an answer to the partner who is asked. */
  suggest(seat: number, question: number, action: string) {
    const body = { seat, question, action };
    return request("post", "/api/tables/{id}/suggest", { path: this.#path, body });
  }
  undo(seat: number, id = requestId()) {
    const body = { seat, request: id };
    return requestWithRetries("post", "/api/tables/{id}/undo", { path: this.#path, body });
  }
  takeBack(seat: number, id = requestId()) {
    const body = { seat, request: id };
    return requestWithRetries("post", "/api/tables/{id}/takeback", { path: this.#path, body });
  }
  askUndo(seat: number) {
    return request("post", "/api/tables/{id}/undo/ask", { path: this.#path, body: { seat } });
  }
  consent(seat: number, agree: boolean) {
    const body = { seat, agree };
    return request("post", "/api/tables/{id}/undo/consent", { path: this.#path, body });
  }

  hint(seat: number, level: Level) {
    const body = { seat, level };
    return request("post", "/api/tables/{id}/hint", { path: this.#path, body });
  }
  ideas(seat: number) {
    return request("post", "/api/tables/{id}/ideas", { path: this.#path, body: { seat } });
  }
  chances(seat: number) {
    return request("get", "/api/tables/{id}/chances", { path: this.#path, query: { seat } });
  }
  startAnalysis() {
    return request("post", "/api/tables/{id}/analysis", { path: this.#path });
  }
  analysis() {
    return request("get", "/api/tables/{id}/analysis", { path: this.#path });
  }
  stopAnalysis() {
    return request("delete", "/api/tables/{id}/analysis", { path: this.#path });
  }
  check() {
    return request("get", "/api/tables/{id}/check", { path: this.#path });
  }

  resign(seat: number) {
    return request("post", "/api/tables/{id}/resign", { path: this.#path, body: { seat } });
  }
  standIn(seat: number, bot: string) {
    return request("post", "/api/tables/{id}/stand_in", { path: this.#path, body: { seat, bot } });
  }
  endStandIn(seat: number) {
    return request("delete", "/api/tables/{id}/stand_in/{seat}", { path: { ...this.#path, seat } });
  }
  voteToReplace(seat: number) {
    return request("post", "/api/tables/{id}/replace", { path: this.#path, body: { seat } });
  }
  chat(text: string, team = false) {
    return request("post", "/api/tables/{id}/chat", { path: this.#path, body: { text, team } });
  }

  /** The URL of the record, for a download. */
  get recordUrl(): string {
    return buildUrl("/api/tables/{id}/record", this.#path);
  }
  /** The URL of the live connection. */
  liveUrl(query: { seat?: number | null; since?: number }): string {
    const url = new URL(buildUrl("/api/tables/{id}/live", this.#path, query), location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    return url.href;
  }
}
