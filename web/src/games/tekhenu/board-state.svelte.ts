/** The state that the components of Tekhenu's board share: players, legal actions, the tooltip. */

import type { Data, HeadView, TekhenuView } from "$generated/tekhenu";
import { BoardState, createBoardContext, type SharedProps } from "$lib/board-state.svelte";
import { signOf, type GameData } from "$lib/figures";
import type { GameEvent, Question } from "$lib/types";
import { tileRotation } from "./tile-rotation.svelte";

/** What a tooltip is about. */
export type TooltipTopic =
  | { about: "die"; die: string }
  | { about: "card"; card: string }
  | { about: "tile"; tile: string }
  | { about: "cell"; cell: string }
  | { about: "option"; text: string; title: string; lines: string[] }
  | { about: "text"; title: string; lines: string[] };

/** Milliseconds until a tooltip opens under a resting pointer, and until a press is a long one. */
const TOOLTIP_DELAY = 250;
const LONG_PRESS = 420;

export class TekhenuBoard extends BoardState<TekhenuView, Data> {
  tip: { about: TooltipTopic; place: DOMRect; id: string } | null = $state.raw(null);
  /** The option under the pointer or the focus. */
  hovered: string | null = $state(null);
  /** On a phone and in narrow windows one area is shown at a time. */
  narrow = $state(false);
  /** All events so far, for the score sheet and for Botankhamun's reasons. */
  eventLog: GameEvent[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed = false;
  #tips = 0;

  constructor(props: () => SharedProps<TekhenuView, Data>) {
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
  /** The names of the players, and of Botankhamun behind them. */
  override readonly names: string[] = $derived.by(() => [
    ...this.props().names,
    ...this.table.heads.slice(this.players).map(() => this.t("board-bot")),
  ]);

  /** The sign of a figure that the rulebook does not give; "" for others. */
  sign = (path: string): string => signOf(this.data as unknown as GameData, path);
  name = (head: number): string => this.names[head] ?? "";
  head = (index: number): HeadView | undefined => this.table.heads[index];
  say = (event: GameEvent | Question): string => this.words.text(event, this.props().names);

  can = (text: string): boolean => text in this.#legalTexts;
  optionClass = (text: string): string =>
    this.chosen === text || tileRotation.chosen === text
      ? "can chosen"
      : this.can(text)
        ? "can"
        : "";

  act = (text: string): void => {
    if (this.#pressed) return;
    const { seat, pick, refuse } = this.props();
    if (this.can(text)) pick(text);
    else if (seat !== null && this.question) refuse(text);
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

  /** `{@attach board.explain(() => …, "take …")}` shows a tooltip on hover, focus and long press.
   * With `first`, the first tap shows it too and makes the option wait for Confirm. */
  explain =
    (about: () => TooltipTopic | null, text: string | null = null, first = false) =>
    (node: Element): (() => void) => {
      const target = node as HTMLElement;
      let touched = false;
      const show = (after: number): void => {
        clearTimeout(this.#timer);
        const come = (): void => {
          const it = about();
          if (!it || !target.isConnected) return;
          this.tip = {
            about: it,
            place: target.getBoundingClientRect(),
            id: `tk-tip-${++this.#tips}`,
          };
          target.setAttribute("aria-describedby", this.tip.id);
          if (text) this.over(text);
        };
        if (after > 0) this.#timer = setTimeout(come, after);
        else come();
      };
      // Elements may be removed during rendering, when state must not change: defer the changes.
      const hide = (): void => {
        clearTimeout(this.#timer);
        const mine = target.getAttribute("aria-describedby");
        target.removeAttribute("aria-describedby");
        queueMicrotask(() => {
          if (text && this.hovered === text) this.over(null);
          if (mine && this.tip?.id === mine) this.tip = null;
        });
      };
      const enter = (event: PointerEvent): void => {
        if (event.pointerType !== "touch") show(this.tip ? 0 : TOOLTIP_DELAY);
      };
      const tap = (event: Event): void => {
        if (!first || !touched || text === null || !this.can(text) || this.chosen === text) return;
        event.stopImmediatePropagation();
        this.props().choose(text);
        show(0);
      };
      const down = (event: PointerEvent): void => {
        this.#pressed = false;
        touched = event.pointerType === "touch";
        if (!touched) return;
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => {
          this.#pressed = true;
          show(0);
        }, LONG_PRESS);
      };
      const up = (): void => {
        clearTimeout(this.#timer);
        if (this.#pressed) setTimeout(() => (this.#pressed = false), 60);
      };
      const focus = (): void => {
        if (target.matches(":focus-visible")) show(0);
      };
      const listeners: [string, EventListener][] = [
        ["pointerenter", enter as EventListener],
        ["pointerleave", hide],
        ["pointerdown", down as EventListener],
        ["pointerup", up],
        ["pointercancel", up],
        ["click", tap],
        ["focus", focus],
        ["blur", hide],
      ];
      for (const [name, listener] of listeners) target.addEventListener(name, listener);
      return () => {
        hide();
        for (const [name, listener] of listeners) target.removeEventListener(name, listener);
      };
    };
}

export const { provideBoard, useBoard } = createBoardContext<TekhenuBoard>();
