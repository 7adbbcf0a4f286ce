/** What the server sends, as docs/http.md describes it. What is inside `view.table`, a question or
 * an event belongs to a game and is typed in `$generated/<game>.ts`. */

export type Seconds = number;
export type Status = "open" | "running" | "finished";
/** A JSON object of a person's own. */
export type Document = Readonly<Record<string, unknown>>;
/** An option whose only value is null takes a document. */
export type OptionValue = string | number | boolean | null | Document;

/** What is wrong with a document: its message is `flaw-<name>`, with the rest as arguments. */
export type Flaw = Readonly<Record<string, string | number>> & { readonly flaw: string };

export interface Wrong {
  message: string;
  flaw: Flaw | null;
}

export interface Person {
  id: string;
  name: string;
  account: boolean;
}

export interface HouseInfo {
  /** The server's address for others in the same network. */
  nearby: string | null;
}

export interface GameInfo {
  id: string;
  /** The fewest and the most players. */
  seats: [number, number];
  options: { name: string; values: OptionValue[] }[];
  rules: string;
  bots: string[];
}

export interface Clock {
  per: "move" | "game";
  seconds: Seconds;
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  bot: string | null;
  /** The bot that plays for the person for now. */
  stand_in: string | null;
  mine: boolean;
  connected: boolean;
  /** Gone for so long that the others may vote for a bot in its place. */
  away?: boolean;
  /** The seats that have voted for it. */
  votes?: number[];
  /** Seconds left. */
  clock: Seconds | null;
}

export interface Table {
  id: string;
  game: string;
  title: string;
  status: Status;
  players: number;
  options: Record<string, OptionValue>;
  private: boolean;
  pass_and_play: boolean;
  clock: Clock | null;
  /** Hints and chances may be asked for. */
  help?: boolean;
  seats: Seat[];
  /** The seats of mine. */
  mine: number[];
  host: boolean;
  waiting_for: number[];
  page: number;
  moves: number;
  scores: number[];
  ranking: number[];
  ended: null | { by: "game" | "resign" | "timeout" | "idle"; seat: number | null };
  rematch: string | null;
  commitment: string;
  seed?: string | null;
  created: Seconds;
  changed: Seconds;
}

export interface TableList {
  tables: Table[];
  next: string | null;
}

export type NewSeat = { kind: "me"; name?: string } | { kind: "open" } | { kind: "bot"; bot: string };

export interface NewTable {
  game: string;
  options: Record<string, OptionValue>;
  seats: NewSeat[];
  private: boolean;
  pass_and_play: boolean;
  clock: Clock | null;
  title: string;
}

/** A sentence as JSON: an event, a question or a reason with its arguments. */
export type Told = Readonly<Record<string, unknown>>;

export interface Question extends Told {
  question: string;
  seat: number;
}

export interface GameEvent extends Told {
  event: string;
  /** After how many moves, in which round or turn, and when it happened. */
  move: number;
  page: number;
  when?: Seconds;
}

export interface Reason extends Told {
  reason: string;
}

/** What `state.view(seat)` gives; `T` is the game's own part. */
export interface View<T = unknown> {
  game: string;
  players: number;
  seat: number | null;
  page: number;
  questions: Question[];
  /** My own answer to a secret question that is still open. */
  answer: string | null;
  over: boolean;
  scores: number[];
  ranking: number[];
  table: T;
}

export interface Legal {
  text: string;
  verb: string;
  args: Record<string, string | number>;
}

export interface ChatLine {
  number: number;
  name: string;
  seat: number | null;
  text: string;
  at: Seconds;
  /** Only those who play as one with the speaker read it. */
  team?: boolean;
}

export interface UndoRequest {
  seat: number;
  agreed: number[];
}

export interface State<T = unknown> {
  table: Table;
  seat: number | null;
  view: View<T>;
  to_move: number[];
  /** The number of the open question. */
  asked: number;
  legal: Legal[];
  can_undo: boolean;
  events: GameEvent[];
  events_from: number;
  chat: ChatLine[];
  undo_request: UndoRequest | null;
  move: number;
}

export interface Foresight<T = unknown> {
  events: GameEvent[];
  reveals: boolean;
  questions: Question[];
  over: boolean;
  /** The game's part of the view as it would be then; null if nobody can know it yet. */
  table: T | null;
}

/** What the live connection sends. */
export type LiveMessage =
  | ({ type: "state" } & State)
  | { type: "pong" }
  | { type: "error"; error: { code: string; message: string } };

/** The bots people know, weakest first. */
export const LEVELS = ["beginner", "easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

/** A level's answer to the open question, beside the best other one. */
export interface Hint {
  question: number;
  level: Level;
  action: string;
  chance: number;
  reason: "only" | "scores" | "hinders" | "prepares" | "close" | "misses";
  points: number;
  other: string | null;
  other_chance: number | null;
  /** The other answer is the better one. */
  behind: boolean;
}

export interface Chances {
  move: number;
  chances: number[];
}

export interface Mistake {
  move: number;
  page: number;
  seat: number;
  played: Legal;
  best: Legal;
  cost: number;
  line: { seat: number; action: Legal }[];
}

/** A finished game worked out again from its seed; `fault` is empty if all is well. */
export interface Check {
  fault: string;
  message: string;
  commitment: string;
  seed: string;
  moves: number;
  outcomes: number;
  rewinds: number;
  over: boolean;
}

/** What the coach has found so far. */
export interface Analysis {
  moves: number;
  done: number;
  failed: boolean;
  chances: { move: number; page: number; chances: number[] }[];
  mistakes: Mistake[];
}
