/** The contract between the frame and a game: what a game provides, and the props of its board.
 *
 * `src/games/<id>/index.ts` exports a `GameModule` as default. The frame finds it by the folder's
 * name; no other code knows which games exist. */

import type { Component } from "svelte";
import type {
  Document,
  FileErrorInfo,
  Foresight,
  GameEvent,
  Legal,
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
  /** What would happen if the viewing seat gave these answers in turn. */
  foresee?: (texts: string[]) => Promise<Foresight<T>>;
}

export interface BoardProps<T = unknown, D = unknown> extends DecisionProps<T, D> {
  /** The latest events, to be animated; empty after a jump in a replay. */
  fresh: GameEvent[];
  /** Reports whether the board is still animating; the result waits until it has finished. */
  showing: (on: boolean) => void;
}

export interface TrayProps<T = unknown, D = unknown> extends DecisionProps<T, D> {
  /** The question to the viewing seat. */
  question: Question;
  /** Sends an action without further confirmation, for the tray's own confirm button. */
  commit: (text: string) => void;
}

export interface StripProps<T = unknown, D = unknown> {
  state: State<T>;
  view: View<T>;
  data: D;
  names: string[];
  /** The seat to show. */
  seat: number;
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
  /** Shown in the middle of a seat strip on phones. */
  MobileStrip?: Component<StripProps<T, D>>;
  /** Replaces the counters in a seat panel; small layouts still show the counters. */
  SeatExtra?: Component<StripProps<T, D>>;
  /** Up to four counters for a seat panel. */
  counters(view: View<T>, seat: number, t: Translate): Counter[];
  /** The phases of a round, shown in the header. */
  phases(view: View<T>, questions: Question[]): Phase[];
  /** The score at which a seat's score bar is full. */
  goal?(view: View<T>): number | null;
  /** The progress of a question that is asked several times in a row. */
  pips?(question: Question, view: View<T>): Pips | null;
  /** A short help text under the prompt. */
  hint?(question: Question, view: View<T>, t: Translate): string | null;
  /** Verbs that are answered on the board or in the tray; all others become buttons. */
  boardVerbs: string[];
  /** The sources of points in chart order; their names are the messages `source-<id>`. */
  sources: string[];
  /** How an event changes a score. By default every event with `seat`, `points` and `total` does. */
  gain?(event: GameEvent, players: number): Gain | null;
  /** The opponents without a seat. */
  rivals?(view: View<T>, t: Translate): Rival[];
  /** Components that preview an uploaded document, by the name of its option. */
  documents?: Record<
    string,
    Component<{ document: Document; fileError: FileErrorInfo | null; message: string }>
  >;
  /** Which part of the map a place lies in, for games with several maps. */
  area?(view: View<T>, code: string): string | undefined;
  /** The seats' glyphs, symbols of icons.svg. */
  glyphs?: string[];
  /** A seat's glyph, if it depends on the course of the game. */
  glyph?(view: View<T>, seat: number): string | null;
  /** The sides in turn order. Seats of one side share a panel, the leader first. */
  sides?(view: View<T>): number[][];
}
