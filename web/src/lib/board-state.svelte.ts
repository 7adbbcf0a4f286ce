/** What the components of one board share.
 *
 * A game extends `BoardState` with what its own board needs and makes one context for it:
 *
 *   export class OwnBoard extends BoardState<View, Data> { … }
 *   export const { provideBoard, useBoard } = createBoardContext<OwnBoard>();
 *
 * The components that the frame mounts (board, tray, seat panel) call `provideBoard(new OwnBoard(…))`;
 * the components inside them call `useBoard()`. */

import { getContext, setContext } from "svelte";
import { questionFor } from "./question";
import type { BoardProps, StripProps, Translate } from "./board";
import type { GameData } from "./own-figures";
import type { Foresight, Legal, Question, State, View } from "./types";
import { gameWords, type GameWords } from "./words.svelte";

/** The props that the board and the tray have in common. */
export type SharedProps<T, D> = Omit<BoardProps<T, D>, "fresh" | "showing" | "marks" | "lit">;

export class BoardState<T, D> {
  readonly words: GameWords;
  readonly t: Translate;

  constructor(
    readonly game: string,
    readonly props: () => SharedProps<T, D>,
  ) {
    this.words = gameWords(game, () => this.props().data as GameData);
    this.t = this.words.t;
  }

  readonly state: State<T> = $derived.by(() => this.props().state);
  readonly view: View<T> = $derived.by(() => this.props().view);
  readonly table: T = $derived.by(() => this.props().view.table);
  readonly data: D = $derived.by(() => this.props().data);
  readonly names: string[] = $derived.by(() => this.props().names);
  /** The seat of the viewer; null for a spectator. */
  readonly seat: number | null = $derived.by(() => this.props().seat);
  readonly legal: readonly Legal[] = $derived.by(() => this.props().legal);
  readonly chosen: string | null = $derived.by(() => this.props().chosen);
  readonly preview: Foresight | null = $derived.by(() => this.props().preview);
  readonly motion: boolean = $derived.by(() => this.props().motion);
  /** What a partner suggests. */
  readonly suggested: string | null = $derived.by(() => this.props().suggested ?? null);
  /** The question that the viewer has to answer now, or may suggest an answer to. */
  readonly question: Question | null = $derived.by(() => {
    const { state, seat } = this.props();
    return seat === null ? null : questionFor(state, seat);
  });
}

/** The props of a seat's panel as those of a board on which nothing can be chosen. */
export function readOnlyProps<T, D>(props: StripProps<T, D>): SharedProps<T, D> {
  const ignore = (): void => undefined;
  return {
    ...props,
    seat: null,
    legal: [],
    chosen: null,
    preview: null,
    motion: false,
    compact: false,
    pick: ignore,
    choose: ignore,
    refuse: ignore,
    hover: ignore,
    commit: ignore,
  };
}

export interface BoardContext<B> {
  provideBoard: (board: B) => B;
  useBoard: () => B;
}

export function createBoardContext<B>(): BoardContext<B> {
  const key = Symbol("board");
  return {
    provideBoard: (board) => setContext(key, board),
    useBoard: () => getContext<B>(key),
  };
}
