/** The calls of docs/http.md. Each answers with what is described there or throws an `ApiError`. */

import type {
  Analysis,
  Chances,
  Check,
  Hint,
  HouseInfo,
  Foresight,
  GameInfo,
  Level,
  NewTable,
  OptionValue,
  Person,
  Reason,
  State,
  Table,
  TableList,
  Wrong,
} from "./types";

/** A refusal: `code` is one of docs/http.md, or `offline` when the server did not answer. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly detail: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = "ApiError";
  }
}

export const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

/** A name of the client's own for one request: sent twice, it counts once. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

type Query = Record<string, string | number | null | undefined>;

/** `path` with those of the parameters that have a value. */
export function address(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") params.set(name, String(value));
  }
  const text = params.toString();
  return `/api${path}${text ? `?${text}` : ""}`;
}

async function call<T>(method: string, path: string, body?: unknown, query?: Query): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined || method !== "GET") {
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body ?? {});
  }
  let answer: Response;
  try {
    answer = await fetch(address(path, query), init);
  } catch {
    throw new ApiError("offline", "the server does not answer", 0);
  }
  if (!answer.ok) throw await refusal(answer);
  return answer.status === 204 ? (undefined as T) : await whole<T>(answer);
}

/** What was said; an answer that broke off is none. */
async function whole<T>(answer: Response): Promise<T> {
  try {
    return (await answer.json()) as T;
  } catch {
    throw new ApiError("offline", "the server's answer broke off", answer.status);
  }
}

async function refusal(answer: Response): Promise<ApiError> {
  try {
    const { error } = (await answer.json()) as { error: Record<string, unknown> };
    const { code, message, ...detail } = error;
    return new ApiError(String(code), String(message), answer.status, detail);
  } catch {
    const code = answer.status >= 500 ? "offline" : "bad-request";
    return new ApiError(code, answer.statusText, answer.status);
  }
}

/** Tries again when the server did not answer: for requests whose id makes that harmless. */
async function insist<T>(ask: () => Promise<T>, times = 3): Promise<T> {
  for (let left = times; ; left -= 1) {
    try {
      return await ask();
    } catch (error) {
      if (left <= 1 || !isCode(error, "offline", "unavailable")) throw error;
      await new Promise((done) => setTimeout(done, 400));
    }
  }
}

const enc = encodeURIComponent;

export const api = {
  me: () => call<Person>("GET", "/me"),
  rename: (name: string) => call<Person>("PATCH", "/me", { name }),
  register: (name: string, password: string) =>
    call<Person>("POST", "/accounts", { name, password }),
  login: (name: string, password: string) => call<Person>("POST", "/session", { name, password }),
  logout: () => call<unknown>("DELETE", "/session"),
  /** All other cookies and tokens end; this browser gets a new one. */
  logoutElsewhere: () => call<Person>("DELETE", "/sessions"),
  changePassword: (old: string, next: string) =>
    call<Person>("POST", "/me/password", { old, new: next }),

  house: () => call<HouseInfo>("GET", "/house"),
  games: () => call<GameInfo[]>("GET", "/games"),
  /** What is wrong with options, before a table is made of them. */
  check: (wanted: { game: string; players: number; options: Record<string, OptionValue> }) =>
    call<{ wrong: Wrong | null }>("POST", "/check", wanted),
  create: (table: NewTable) => call<Table>("POST", "/tables", table),
  tables: (
    show: "open" | "running" | "finished" | "mine",
    query: { game?: string; limit?: number; before?: string | null } = {},
  ) => call<TableList>("GET", "/tables", undefined, { show, ...query }),

  /** The calls of one table. */
  table: (id: string) => {
    const at = `/tables/${enc(id)}`;
    return {
      get: () => call<Table>("GET", at),
      state: (query: { seat?: number | null; since?: number; move?: number | null } = {}) =>
        call<State>("GET", `${at}/state`, undefined, query),
      sit: (seat: number | null = null) => call<Table>("POST", `${at}/seats`, { seat }),
      stand: (seat: number) => call<unknown>("DELETE", `${at}/seats/${seat}`),
      rematch: () => call<Table>("POST", `${at}/rematch`),
      fork: (move: number, seat: number, bot: string) =>
        call<Table>("POST", `${at}/fork`, { move, seat, bot }),

      play: (seat: number, question: number, action: string, request = requestId()) =>
        insist(() =>
          call<{ number: number }>("POST", `${at}/play`, { seat, question, action, request }),
        ),
      foresee: (seat: number, actions: string[]) =>
        call<Foresight>("POST", `${at}/foresee`, { seat, actions }),
      whyNot: (seat: number, action: string) =>
        call<{ reason: Reason | null }>("POST", `${at}/why_not`, { seat, action }),
      hint: (seat: number, level: Level) => call<Hint>("POST", `${at}/hint`, { seat, level }),
      chances: (seat: number) => call<Chances>("GET", `${at}/chances`, undefined, { seat }),
      analyse: () => call<Analysis>("POST", `${at}/analysis`),
      analysis: () => call<Analysis>("GET", `${at}/analysis`),
      stopAnalysis: () => call<unknown>("DELETE", `${at}/analysis`),
      check: () => call<Check>("GET", `${at}/check`),
      undo: (seat: number, request = requestId()) =>
        insist(() => call<{ number: number }>("POST", `${at}/undo`, { seat, request })),
      askUndo: (seat: number) => call<unknown>("POST", `${at}/undo/ask`, { seat }),
      consent: (seat: number, agree: boolean) =>
        call<unknown>("POST", `${at}/undo/consent`, { seat, agree }),
      resign: (seat: number) => call<unknown>("POST", `${at}/resign`, { seat }),
      standIn: (seat: number, bot: string) => call<unknown>("POST", `${at}/stand_in`, { seat, bot }),
      takeBack: (seat: number) => call<unknown>("DELETE", `${at}/stand_in/${seat}`),
      replace: (seat: number) => call<unknown>("POST", `${at}/replace`, { seat }),
      say: (text: string, team = false) => call<unknown>("POST", `${at}/chat`, { text, team }),
      /** The address of the record, for a download. */
      recordUrl: address(`${at}/record`),
      /** The address of the live connection. */
      liveUrl: (query: { seat?: number | null; since?: number }): string => {
        const url = new URL(address(`${at}/live`, query), location.href);
        url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
        return url.href;
      },
    };
  },
};

export type TableApi = ReturnType<typeof api.table>;
