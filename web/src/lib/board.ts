/** What a game gives to the table's frame, and what the frame gives to a game's board.
 *
 * A game's folder `src/games/<id>/` has an `index.ts` whose default export is a `GameModule`. The
 * frame finds it by the folder's name; nothing else in the browser knows which games there are. */

import type { Component } from "svelte";
import type { Document, Flaw, Foresight, GameEvent, Legal, Question, State, View } from "./types";

/** A message with its arguments filled in, in the language of the moment. */
export type Translate = (id: string, args?: Record<string, string | number>) => string;

export interface Counter {
  id: string;
  /** A symbol of icons.svg. */
  icon: string;
  value: number | string;
  label: string;
  /** `used` is dimmed, `ready` is gold. */
  state?: "used" | "ready";
  /** What a hover says. */
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

/** Common to the board and the tray. All functions take the notation of an action. */
interface Acting<T> {
  /** The moment shown: the live one, or an earlier one in a replay. */
  state: State<T>;
  view: View<T>;
  /** The names of the players in the order of the seats. */
  names: string[];
  /** The seat that looks; null for a spectator. */
  seat: number | null;
  /** What the looking seat may answer now; empty while a move is on its way and in a replay. */
  legal: Legal[];
  /** An action that waits for Confirm: gold. */
  chosen: string | null;
  /** What the hovered or chosen action would do. */
  preview: Foresight | null;
  motion: boolean;
  /** True below 800 px. */
  compact: boolean;
  /** The player takes a legal action. */
  pick: (text: string) => void;
  /** A legal action waits for Confirm; null takes it back. */
  choose: (text: string | null) => void;
  /** The player clicked on something that is not legal: the frame says why. */
  refuse: (text: string) => void;
  /** The pointer or the focus is on an action; null when it left. */
  hover: (text: string | null) => void;
  /** What would happen if the looking seat gave these answers one after the other. */
  foresee?: (texts: string[]) => Promise<Foresight<T>>;
}

export interface BoardProps<T = unknown> extends Acting<T> {
  /** Events that have just happened, to be animated; empty after a jump in a replay. */
  fresh: GameEvent[];
  /** The board says whether it is still showing them: the result waits for that. */
  showing: (on: boolean) => void;
}

export interface TrayProps<T = unknown> extends Acting<T> {
  /** The question of the looking seat. */
  question: Question;
  /** Sends an action at once: for a button in the tray that is a confirmation by itself. */
  commit: (text: string) => void;
}

export interface StripProps<T = unknown> {
  state: State<T>;
  view: View<T>;
  names: string[];
  /** The seat the strip is about. */
  seat: number;
}

/** A change of a score. */
export interface Gain {
  /** A seat, or a rival counted behind the seats. */
  seat: number;
  /** Negative for a loss. */
  points: number;
  /** Null if another event tells the whole. */
  total: number | null;
  source: string;
}

/** Somebody who plays along without a seat: an automatic opponent of the game itself. */
export interface Rival {
  name: string;
  icon: string;
  score: number;
}

/* A module is made for its own table view; the frame passes it on without looking inside. */
/* eslint-disable-next-line @typescript-eslint/no-explicit-any */
type Own = any;

export interface GameModule<T = Own> {
  id: string;
  Board: Component<BoardProps<T>>;
  /** Shown inside the decision bar for the questions in `trayQuestions`. */
  Tray?: Component<TrayProps<T>>;
  trayQuestions?: string[];
  /** Shown in the middle of a seat's strip on a phone. */
  MobileStrip?: Component<StripProps<T>>;
  /** Shown in a seat's panel instead of the counts, which remain for small places. */
  SeatExtra?: Component<StripProps<T>>;
  /** Up to four counts for a seat's panel. */
  counters(view: View<T>, seat: number, t: Translate): Counter[];
  /** The phases of a round for the header. */
  phases(view: View<T>, questions: Question[]): Phase[];
  /** The score that a seat's bar runs to. */
  goal?(view: View<T>): number | null;
  /** How far the looking seat is with a question that is asked several times. */
  pips?(question: Question, view: View<T>): Pips | null;
  /** A short line under the prompt: why, or where to click. */
  hint?(question: Question, view: View<T>, t: Translate): string | null;
  /** Verbs answered on the board or in the tray; the others become buttons. */
  boardVerbs: string[];
  /** What points come from, in the order of a chart; names are `source-<id>`. */
  sources: string[];
  /** How an event changes a score; by default any event with `seat`, `points` and `total` adds them. */
  gain?(event: GameEvent, players: number): Gain | null;
  /** Who plays along without a seat. */
  rivals?(view: View<T>, t: Translate): Rival[];
  /** Draws what is in a file that is an option of the game, with what is wrong about it. */
  documents?: Record<string, Component<{ document: Document; flaw: Flaw | null; said: string }>>;
  /** Glyphs of the seats, symbols of icons.svg. */
  glyphs?: string[];
  /** The glyph of a seat in this game, if it differs from game to game. */
  glyph?(view: View<T>, seat: number): string | null;
  /** Seats that play as one side share a panel, the leading one first; in the order of turns. */
  sides?(view: View<T>): number[][];
}
