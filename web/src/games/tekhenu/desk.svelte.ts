/** What all areas of the board share: the view, what may be done, and the tooltip. */

import { getContext, setContext } from "svelte";
import type { HeadView, TekhenuView } from "$generated/tekhenu";
import type { BoardProps } from "$lib/board";
import type { Foresight, GameEvent, Question } from "$lib/types";
import { gameWords, type GameWords } from "$lib/words.svelte";
import { handling } from "./turning.svelte";

/** What a tooltip is about. */
export type About =
  | { about: "die"; die: string }
  | { about: "card"; card: string }
  | { about: "tile"; tile: string }
  | { about: "cell"; cell: string }
  | { about: "option"; text: string; title: string; lines: string[] }
  | { about: "text"; title: string; lines: string[] };

const SLOW = 250;
const LONG = 420;

export class Desk {
  readonly words: GameWords = gameWords("tekhenu");
  tip: { about: About; place: DOMRect; id: string } | null = $state.raw(null);
  /** The option under the pointer or the focus. */
  hovered: string | null = $state(null);
  /** On a phone and in narrow windows one area is shown at a time. */
  narrow = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pressed = false;
  #tips = 0;

  constructor(readonly props: () => BoardProps<TekhenuView>) {}

  readonly table: TekhenuView = $derived.by(() => this.props().view.table);
  readonly seat: number | null = $derived.by(() => this.props().seat);
  readonly players: number = $derived.by(() => this.props().view.players);
  readonly question: Question | null = $derived.by(() => {
    const { seat, state, view } = this.props();
    if (seat === null || !state.to_move.includes(seat) || this.props().legal.length === 0) return null;
    return view.questions.find((asked) => asked.seat === seat) ?? null;
  });
  readonly legal: Set<string> = $derived.by(() => new Set(this.props().legal.map(({ text }) => text)));
  readonly names: string[] = $derived.by(() => [
    ...this.props().names,
    ...this.table.heads.slice(this.players).map(() => this.t("board-bot")),
  ]);

  t = (id: string, args: Record<string, string | number> = {}): string => this.words.t(id, args);
  /** "you" for the looking seat, else the name. */
  name = (head: number): string => this.names[head] ?? "";
  head = (index: number): HeadView | undefined => this.table.heads[index];
  get motion(): boolean { return this.props().motion; }
  get preview(): Foresight | null { return this.props().preview; }
  say = (event: GameEvent | Question): string => this.words.text(event, this.props().names);

  can = (text: string): boolean => this.legal.has(text);
  look = (text: string): string =>
    this.props().chosen === text || handling.chosen === text ? "can chosen" : this.can(text) ? "can" : "";

  act = (text: string): void => {
    if (this.#pressed) return;
    const { seat, pick, refuse } = this.props();
    if (this.can(text)) pick(text);
    else if (seat !== null && this.question) refuse(text);
  };

  /** The pointer or the focus came to an option, or left it. */
  over = (text: string | null): void => {
    this.hovered = text;
    this.props().hover(text !== null && this.can(text) ? text : null);
  };

  /** For `{...desk.option("take …")}` on anything that can be chosen. */
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

  /** `{@attach desk.explain(() => …, "take …")}`: says what it is on hover, focus and long press.
   * With `first` a first tap says it too, and the option waits for Confirm. */
  explain = (about: () => About | null, text: string | null = null, first = false) => (node: Element): (() => void) => {
    const target = node as HTMLElement;
    let touched = false;
    const show = (after: number): void => {
      clearTimeout(this.#timer);
      const come = (): void => {
        const it = about();
        if (!it || !target.isConnected) return;
        this.tip = { about: it, place: target.getBoundingClientRect(), id: `tk-tip-${++this.#tips}` };
        target.setAttribute("aria-describedby", this.tip.id);
        if (text) this.over(text);
      };
      if (after > 0) this.#timer = setTimeout(come, after);
      else come();
    };
    // Things go while the page is being drawn; what that changes waits until it is drawn.
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
      if (event.pointerType !== "touch") show(this.tip ? 0 : SLOW);
    };
    const tap = (event: Event): void => {
      if (!first || !touched || text === null || !this.can(text) || this.props().chosen === text) return;
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
      }, LONG);
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

const KEY = Symbol("desk");
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
