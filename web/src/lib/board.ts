/** The contract between the frame and a game: what a game provides, and the props of its board.
 *
 * `src/games/<id>/index.ts` exports a `GameModule` as default. The frame finds it by the folder's
 * name; no other code knows which games exist. */

import type { Component } from "svelte";
import type { Pointing } from "./pointing";
import type {
  Document,
  FileErrorInfo,
  Foresight,
  GameEvent,
  Legal,
  OptionValue,
  Question,
  State,
  View,
} from "./types";

/** Formats a message in the current language. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;

export interface Counter {
  id: string;
  /** A symbol of icons.svg. */
  icon: string;
  value: number | string;
  label: string;
  /** `used` is dimmed, `ready` is gold. */
  state?: "used" | "ready";
  /** The tooltip. */
  title?: string;
}

export interface Phase {
  id: string;
  /** Its name, if the game has no message `phase-<id>`. */
  label?: string;
  state: "done" | "now" | "later";
}

/** What an event changed on the board. */
export interface Change {
  /** The element of the board, by its `data-place`. */
  place: string;
  /** Something came there, left, or has another value. */
  kind: "arrived" | "left" | "changed";
  /** The place that a moved piece came from. */
  from?: string;
  /** By how much a number that stands there changed. */
  by?: number;
}

/** A change that the board marks since the viewer's last turn. */
export interface Mark extends Change {
  /** The seat that caused it; null if no seat did. */
  seat: number | null;
  /** The line of the recap that tells of it, counted from 1. */
  line: number;
}

/** A sign in a line of the recap: an icon, a few words, or both. */
export interface Sign {
  /** What `SignIcon` draws; without that component, a symbol of icons.svg. */
  icon?: string;
  /** The seat in whose colour the icon is drawn. */
  seat?: number;
  text?: string;
  /** What it means in words, if the text alone does not say it. */
  label?: string;
  tone?: "gain" | "loss";
}

/** The seat that takes a turn: a rival without a seat is numbered after the seats, all seats may act
 * at once, and nobody does in a scoring. */
export type TurnSeat = number | "all" | null;

/** The turn that an event continues or ends. */
export interface RunningTurn {
  seat: TurnSeat;
  first: GameEvent;
}

export interface Pips {
  done: number;
  total: number;
  /** A symbol of icons.svg; a plain dot without one. */
  icon?: string;
}

/** Props of both the board and the tray. Functions take an action by its notation. */
interface DecisionProps<T, D> {
  /** The shown state: the current one, or an earlier one in a replay. */
  state: State<T>;
  view: View<T>;
  /** The data files that this table is played with. */
  data: D;
  /** The names of the players in the order of the seats. */
  names: string[];
  /** The viewing seat; null for a spectator. */
  seat: number | null;
  /** The legal actions of the viewing seat; empty while a move is being sent and in a replay.
   * While a partner is asked instead, the partner's: picking one suggests it. */
  legal: Legal[];
  /** The action that a partner suggests. */
  suggested?: string | null;
  /** The action that waits for confirmation, or that the viewer suggests. */
  chosen: string | null;
  /** What the hovered or chosen action would do. */
  preview: Foresight | null;
  motion: boolean;
  /** True on small screens. */
  compact: boolean;
  /** Takes a legal action, or explains why it is not legal. */
  pick: (text: string) => void;
  /** Selects a legal action for confirmation; null deselects it. */
  choose: (text: string | null) => void;
  /** Explains why an action is not legal. */
  refuse: (text: string) => void;
  /** Reports the action under the pointer or with the focus; null when there is none. */
  hover: (text: string | null) => void;
  /** Sends an action without further confirmation, for confirm buttons of the game's own. */
  commit: (text: string) => void;
  /** What would happen if the viewing seat gave these answers in turn. */
  foresee?: (texts: string[]) => Promise<Foresight<T>>;
}

export interface BoardProps<T = unknown, D = unknown> extends DecisionProps<T, D> {
  /** The latest events, to be animated; empty after a jump in a replay. */
  fresh: GameEvent[];
  /** What changed since the viewer's last turn. */
  marks?: readonly Mark[];
  /** The places that a hovered line of the log or the recap speaks of, by their `data-place`. */
  lit?: ReadonlySet<string>;
  /** Reports whether the board is still animating, and the phase it shows, if that is not the current
   * one; the result waits until it has finished. */
  showing: (on: boolean, phase?: string | null) => void;
}

export interface TrayProps<T = unknown, D = unknown> extends DecisionProps<T, D> {
  /** The question to the viewing seat. */
  question: Question;
}

export interface StripProps<T = unknown, D = unknown> {
  state: State<T>;
  view: View<T>;
  data: D;
  names: string[];
  /** The seat to show. */
  seat: number;
  /** By how much numbers have changed since the viewer's last turn, by their `data-place`. */
  deltas?: ReadonlyMap<string, number>;
}

/** Props of a game's own display of how far the game is. */
export interface ProgressProps<T = unknown, D = unknown> extends Omit<StripProps<T, D>, "seat"> {
  /** True on small screens. */
  compact?: boolean;
}

/** A change of a score. */
export interface Gain {
  /** A seat number; rivals are numbered after the seats. */
  seat: number;
  /** Negative for a loss. */
  points: number;
  /** The new score; null if another event reports it. */
  total: number | null;
  source: string;
}

/** An automatic opponent that belongs to the game and has no seat. */
export interface Rival {
  name: string;
  icon: string;
  score: number;
}

export interface GameModule<T = unknown, D = unknown> {
  id: string;
  Board: Component<BoardProps<T, D>>;
  /** Shown inside the decision bar for the questions in `trayQuestions`. */
  Tray?: Component<TrayProps<T, D>>;
  trayQuestions?: string[];
  /** The height of the decision bar beside a board, in pixels, if the tray needs more than two lines
   * of text. The bar has the same height for every question, so that the board never moves. */
  barHeight?: number;
  /** The same for the drawer of a phone held upright. */
  drawerHeight?: number;
  /** Shown in the middle of a seat strip on phones. */
  MobileStrip?: Component<StripProps<T, D>>;
  /** Replaces the counters in a seat panel; small layouts still show the counters. */
  SeatExtra?: Component<StripProps<T, D>>;
  /** The board shows the viewer's own seat; its panel is left out where there is no clock. */
  showsOwnSeat?: boolean;
  /** In a window less than 1100 px wide, log and recap open over the board. */
  foldsSide?: boolean;
  /** Shown in the header of large screens instead of the round and its phases. */
  Progress?: Component<ProgressProps<T, D>>;
  /** Up to four counters for a seat panel. */
  counters(view: View<T>, seat: number, t: Translate): Counter[];
  /** The phases of a round, shown in the header. */
  phases(view: View<T>, questions: Question[]): Phase[];
  /** The score at which a seat's score bar is full. */
  goal?(view: View<T>): number | null;
  /** The progress of a question that is asked several times in a row. */
  pips?(question: Question, view: View<T>): Pips | null;
  /** The prompt of a question that the tray answers in another way; null for the question itself. */
  prompt?(question: Question, t: Translate): string | null;
  /** What the button says that gives the chosen answer; null for "Confirm". */
  confirmLabel?(question: Question, t: Translate): string | null;
  /** A short help text under the prompt. */
  hint?(question: Question, view: View<T>, t: Translate): string | null;
  /** Verbs that are answered on the board or in the tray; all others become buttons. */
  boardVerbs: string[];
  /** The sources of points in chart order; their names are the messages `source-<id>`. */
  sources: string[];
  /** How an event changes a score. By default every event with `seat`, `points` and `total` does. */
  gain?(event: GameEvent, players: number): Gain | null;
  /** What an event changes on the board; also the places that its line in the log speaks of. */
  changes?(event: GameEvent, view: View<T>): Change[];
  /** Whose turn an event begins; undefined if it belongs to the running turn. By default each seat
   * that acts after another one begins a turn. */
  turn?(event: GameEvent, running: RunningTurn | null, players: number): TurnSeat | undefined;
  /** Whose turn it is now; null if it is nobody's. By default the seat that is asked alone. */
  turnOf?(view: View<T>): number | null;
  /** Events that only open a round or a turn; the log has headings for them. */
  headings?: readonly string[];
  /** Gains and refills, which the log folds. */
  minor?: readonly string[];
  /** What happened in a turn, as signs. By default the sentences of its events. */
  recap?(events: readonly GameEvent[], view: View<T>, t: Translate): Sign[];
  /** Draws the icons of `recap`. */
  SignIcon?: Component<{ name: string; seat?: number | undefined }>;
  /** Where the board shows what a lesson points at; the first rule that fits counts. */
  pointing?: Pointing;
  /** The opponents without a seat. */
  rivals?(view: View<T>, t: Translate): Rival[];
  /** Components that preview an uploaded document, by the name of its option. */
  documents?: Record<
    string,
    Component<{ document: Document; fileError: FileErrorInfo | null; message: string }>
  >;
  /** Components that picture the chosen value of an option, by the option's name. */
  optionPreviews?: Record<string, Component<{ value: OptionValue | undefined; players: number }>>;
  /** Which part of the map a place lies in, for games with several maps. */
  area?(view: View<T>, code: string): string | undefined;
  /** A place in the region with this token, and which part of its area the region is. */
  region?(view: View<T>, token: number): { place: string; part: string } | undefined;
  /** The card with this number among those the viewer drew and chooses from. */
  drawn?(view: View<T>, number: number): string | undefined;
  /** The colour of each seat, by number, if it depends on the course of the game. */
  colours?(view: View<T>): number[];
  /** What the result says about a seat besides its score: an icon and a few words. */
  fate?(view: View<T>, seat: number, t: Translate): { icon: string; text: string } | null;
  /** The seats' glyphs, symbols of icons.svg. */
  glyphs?: string[];
  /** A seat's glyph, if it depends on the course of the game. */
  glyph?(view: View<T>, seat: number): string | null;
  /** The sides in turn order. Seats of one side share a panel, the leader first. */
  sides?(view: View<T>): number[][];
}
