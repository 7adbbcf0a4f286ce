/** The state that the components of Aton's board share: the layout, the moment that is shown, what
 * may be done on which cell, the tooltip. */

import type { AtonView, Data } from "$generated/aton";
import { BoardState, createBoardContext, type SharedProps } from "$lib/board-state.svelte";
import type { Foresight, Legal } from "$lib/types";
import type { BoardProps, Mark } from "$lib/board";
import { cellStates, previewOf, verbFor, type CellState } from "./cell-states";
import {
  placeBox,
  sidesFor,
  SMALL,
  spots,
  WIDE,
  type Box,
  type Layout,
  type Spot,
} from "./geometry";
import { EventPlayback } from "./playback.svelte";
import type { Scene } from "./scene";
import type { TooltipTopic } from "./tooltip";

/** Milliseconds until a tooltip opens under a resting pointer. */
export const TOOLTIP_DELAY = 500;

type Told = Pick<BoardProps, "marks" | "lit">;
const NOWHERE: ReadonlySet<string> = new Set();

export class AtonBoard extends BoardState<AtonView, Data> {
  /** The width of the board on the screen, in pixels. */
  width = $state(0);
  /** The legal action under the pointer or the focus. */
  hovered: string | null = $state(null);
  tip: TooltipTopic | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly playback: EventPlayback;

  readonly #told: () => Told;

  constructor(props: () => SharedProps<AtonView, Data> & Told) {
    super("aton", props);
    this.#told = props;
    this.playback = new EventPlayback(() => ({
      layout: this.layout,
      sides: this.sides,
      kingdom: this.table.kingdom_size,
      bonus: this.cells.filter((cell) => cell.points > 0),
    }));
  }

  readonly layout: Layout = $derived.by(() => (this.props().compact ? SMALL : WIDE));
  /** How much larger text must be drawn to be readable on a small board. */
  readonly textScale: number = $derived.by(() =>
    this.width > 0 ? Math.max(1, this.layout.width / this.width) : 1,
  );
  readonly cells: Spot[] = $derived.by(() => spots(this.table.board));
  /** The seats of the left and the right side. */
  readonly sides: [number, number] = $derived.by(() => sidesFor(this.seat));
  readonly scene: Scene = $derived.by(() => this.playback.scene);

  /** What changed since the viewer's last turn. */
  readonly marks: readonly Mark[] = $derived.by(() => this.#told().marks ?? []);
  /** The places of the line under the pointer. */
  readonly lit: ReadonlySet<string> = $derived.by(() => this.#told().lit ?? NOWHERE);

  /** Where a place lies; null if the layout does not show it. */
  placeBox(place: string): Box | null {
    return placeBox(place, this.layout, this.scene.scores, this.sides);
  }

  /** A count by seat as a count by side. */
  onSides(count: [number, number]): [number, number] {
    const [left, right] = this.sides as [0 | 1, 0 | 1];
    return [count[left], count[right]];
  }

  // Legal actions.

  override readonly legal: readonly Legal[] = $derived.by(() =>
    this.playback.blocksChoices
      ? []
      : this.props().legal.filter(({ verb }) => verb === "place" || verb === "remove"),
  );
  readonly cellStates: Record<string, CellState> = $derived.by(() =>
    cellStates(this.cells, {
      scene: this.scene,
      seat: this.seat,
      legal: this.legal,
      hovered: this.hovered,
      chosen: this.chosen,
      preview: this.props().preview,
    }),
  );
  override readonly preview: Foresight | null = $derived.by(() =>
    previewOf(this.hovered ?? this.chosen, this.props().preview),
  );

  /** Take the action on a cell, or let the frame say why there is none. */
  act(cell: string): void {
    const { pick, refuse } = this.props();
    const text = this.cellStates[cell]?.legal;
    if (text) pick(text);
    else if (this.playback.blocksChoices) this.playback.skip();
    else if (this.seat !== null) refuse(`${verbFor(this.question?.question)} ${cell}`);
  }

  hover(cell: string | null): void {
    this.hovered = (cell && this.cellStates[cell]?.legal) || null;
    this.props().hover(this.hovered);
  }

  // The tooltip.

  showTip(topic: TooltipTopic | null, delay = 0): void {
    clearTimeout(this.#timer);
    if (delay > 0 && !this.tip) this.#timer = setTimeout(() => (this.tip = topic), delay);
    else this.tip = topic;
  }
}

export const { provideBoard, useBoard } = createBoardContext<AtonBoard>();
