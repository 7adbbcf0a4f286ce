/** The state that the components of Tekhenu's board share: players, legal actions, marks, help. */

import type { Data, HeadView, TekhenuView } from "$generated/tekhenu";
import { helpCards, helpOn } from "$frame/help/help-card.svelte";
import type { Mark } from "$lib/board";
import { BoardState, createBoardContext, type SharedProps } from "$lib/board-state.svelte";
import { signOf, type GameData } from "$lib/own-figures";
import type { GameEvent, Question } from "$lib/types";
import { dieInHand } from "./die-in-hand.svelte";
import { helpAbout, type HelpTopic } from "./help";
import { dieParts } from "./names";
import { tileRotation } from "./tile-rotation.svelte";

/** What the frame marks on the board. */
export interface Marked {
  marks: readonly Mark[];
  lit: ReadonlySet<string>;
}
const NOTHING: Marked = { marks: [], lit: new Set() };

/** Questions that are answered by choosing a die. */
const DRAFTS = ["draft", "anubis"];

export class TekhenuBoard extends BoardState<TekhenuView, Data> {
  /** The option under the pointer or the focus. */
  hovered: string | null = $state(null);
  /** The light after the next turn of the wheel is shown. */
  nextLight = $state(false);
  /** All events so far, for the score sheet and for Botankhamun's reasons. */
  eventLog: GameEvent[] = $state.raw([]);

  constructor(
    props: () => SharedProps<TekhenuView, Data>,
    readonly marked: () => Marked = () => NOTHING,
  ) {
    super("tekhenu", props);
  }

  readonly players: number = $derived.by(() => this.view.players);
  override readonly question: Question | null = $derived.by(() => {
    const { seat, state, view, legal } = this.props();
    if (seat === null || !state.to_move.includes(seat) || legal.length === 0) return null;
    return view.questions.find((asked) => asked.seat === seat) ?? null;
  });
  readonly #legalTexts: Record<string, true> = $derived.by(() =>
    Object.fromEntries(this.legal.map(({ text }) => [text, true])),
  );
  readonly #marks: Record<string, Mark> = $derived.by(() =>
    Object.fromEntries(this.marked().marks.map((mark) => [mark.place, mark])),
  );
  /** The names of the players, and of Botankhamun behind them. */
  override readonly names: string[] = $derived.by(() => [
    ...this.props().names,
    ...this.table.heads.slice(this.players).map(() => this.t("board-bot")),
  ]);

  /** The sign of a figure that the rulebook does not give; "" for others. */
  sign = (path: string): string => signOf(this.data as unknown as GameData, path);
  name = (head: number): string => this.names[head] ?? "";
  head = (index: number): HeadView | undefined => this.table.heads[index];
  /** The viewer's own head; undefined for a spectator. */
  get mine(): HeadView | undefined {
    return this.seat === null ? undefined : this.head(this.seat);
  }
  say = (event: GameEvent | Question): string => this.words.text(event, this.props().names);

  can = (text: string): boolean => text in this.#legalTexts;
  /** A die is to be chosen now. */
  get drafting(): boolean {
    return DRAFTS.includes(this.question?.question ?? "");
  }
  optionClass = (text: string): string =>
    this.chosen === text || tileRotation.chosen === text || this.#isInHand(text)
      ? "can chosen"
      : this.can(text)
        ? "can"
        : "";
  #isInHand(text: string): boolean {
    return dieInHand.die !== null && text === `take ${dieInHand.die}` && this.drafting;
  }

  /** A piece moved to this place, or away from it, since the viewer's last turn. */
  mark = (place: string): Mark | undefined => this.#marks[place];
  isLit = (place: string): boolean => this.marked().lit.has(place);
  /** Attributes of a place: its name, its mark, and whether it is lit. */
  place = (place: string): Record<string, string | undefined> => {
    const mark = this.#marks[place];
    return {
      "data-place": place,
      "data-mark": mark?.kind,
      "data-by": mark?.seat == null ? undefined : String(mark.seat),
      "data-lit": this.isLit(place) ? "" : undefined,
    };
  };

  act = (text: string): void => {
    const { seat, pick, refuse } = this.props();
    if (this.can(text) && this.drafting && text.startsWith("take ")) this.inspect(text.slice(5));
    else if (this.can(text)) pick(text);
    else if (seat !== null && this.question) refuse(text);
  };
  /** Shows what a die would do; a second click puts it back. */
  inspect = (die: string): void => {
    helpCards.close();
    if (dieInHand.die === die) dieInHand.put();
    else dieInHand.show(die, dieParts(die).value);
  };

  /** The pointer or the focus entered an option, or left it (null). */
  over = (text: string | null): void => {
    this.hovered = text;
    this.props().hover(text !== null && this.can(text) ? text : null);
  };

  /** Attributes for anything that can be chosen: `{...board.option("take …")}`. */
  option = (text: string): Record<string, unknown> => ({
    "data-option": text,
    onclick: (event: Event) => {
      event.stopPropagation();
      this.act(text);
    },
    onkeydown: (event: KeyboardEvent) => {
      if (event.currentTarget instanceof HTMLButtonElement) return;
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      this.act(text);
    },
  });

  /** `{@attach board.explain(() => …, "take …")}` gives an element its help card; with an option it
   * also previews it. Without one, a tap opens the card. */
  explain =
    (about: () => HelpTopic | null, text: string | null = null) =>
    (node: Element): (() => void) => {
      const help = helpOn(
        () => {
          const topic = about();
          return topic && helpAbout(this, topic, text);
        },
        { tap: text === null },
      )(node);
      const enter = (): void => this.over(text);
      // Elements may be removed during rendering, when state must not change: defer the changes.
      const leave = (): void =>
        queueMicrotask(() => {
          if (text && this.hovered === text) this.over(null);
        });
      const listeners: [string, () => void][] = text
        ? [
            ["pointerenter", enter],
            ["pointerleave", leave],
            ["focus", enter],
            ["blur", leave],
          ]
        : [];
      for (const [name, listener] of listeners) node.addEventListener(name, listener);
      return () => {
        leave();
        help();
        for (const [name, listener] of listeners) node.removeEventListener(name, listener);
      };
    };
}

export const { provideBoard, useBoard } = createBoardContext<TekhenuBoard>();
