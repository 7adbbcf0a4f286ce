/** The help card: one card that explains whatever is hovered, focused or long-pressed.
 *
 * An element gets its card by an attachment:
 *
 *   <button {@attach helpOn(() => ({ kind, title, text }))}>…</button>
 *
 * `HelpCard.svelte`, mounted once per page, shows the open one: beside the element for mouse and
 * keyboard, as a sheet at the bottom for touch. */

import type { Component } from "svelte";

export interface Help {
  /** What kind of thing it is: "Power, level 2". */
  kind: string;
  title: string;
  /** The rule in full, one entry per paragraph. */
  text: string[];
  /** What the rule means in the shown position. */
  now?: string | null;
  /** Short facts, shown as chips. */
  facts?: string[];
  /** A small table, such as prices by die. */
  rows?: string[][];
  /** Whose it is. */
  owner?: { seat: number; name: string; icon?: string } | null;
  /** A symbol of icons.svg, or a component that draws the thing itself. */
  icon?: string;
  picture?: Picture;
  /** The chapter of the rules. */
  chapter?: { href: string; name: string } | null;
  /** The places on the board that belong to it, by their `data-place`. */
  related?: string[];
}

type Props = Record<string, unknown>;
export interface Picture {
  component: Component<Props>;
  props: Props;
}

/** A component with its props. It is not drawn inside the board, so it finds no board context unless
 * it provides one. */
export const picture = <P extends Props>(component: Component<P>, props: P): Picture => ({
  component: component as Component<Props>,
  props,
});

export interface HelpOptions {
  /** A tap opens the card: for elements that do nothing else when tapped. */
  tap?: boolean;
  /** On phones, swiping shows the cards of the same group in the order of the document. */
  group?: string;
}

interface Source extends HelpOptions {
  element: Element;
  help: () => Help | null;
}

export const HOVER_DELAY = 250;
export const LONG_PRESS = 400;
/** Time to move the pointer from the element into its card. */
const LEAVE_DELAY = 180;
/** A finger that moves farther than this is scrolling. */
const SLOP = 10;

export class HelpCards {
  #source = $state.raw<Source | null>(null);
  /** How the card is shown. */
  asSheet = $state(false);
  pinned = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sources: Source[] = [];

  readonly help: Help | null = $derived.by(() => this.#source?.help() ?? null);
  readonly related: readonly string[] = $derived.by(() => this.help?.related ?? []);
  get element(): Element | null {
    return this.#source?.element ?? null;
  }

  open(source: Source, asSheet: boolean): void {
    clearTimeout(this.#timer);
    if (this.pinned && source !== this.#source && !asSheet) return;
    this.#source = source;
    this.asSheet = asSheet;
    this.pinned = false;
  }
  openLater(source: Source): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (source.element.isConnected) this.open(source, false);
    }, HOVER_DELAY);
  }
  /** Closes the card unless the pointer reaches it or it is pinned. */
  closeSoon(): void {
    clearTimeout(this.#timer);
    if (this.asSheet) return;
    this.#timer = setTimeout(() => {
      if (!this.pinned) this.close();
    }, LEAVE_DELAY);
  }
  /** The pointer has reached the card. */
  keep(): void {
    clearTimeout(this.#timer);
  }
  close(): void {
    clearTimeout(this.#timer);
    this.#source = null;
    this.pinned = false;
    this.asSheet = false;
  }

  /** The sources of the same group as the open one, in the order of the document. */
  #group(): Source[] {
    const group = this.#source?.group;
    if (group === undefined) return [];
    return this.#sources
      .filter((one) => one.group === group && one.help() !== null)
      .sort((a, b) =>
        a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      );
  }
  get hasNeighbours(): boolean {
    return this.#group().length > 1;
  }
  /** Shows the next or the previous card of the group. */
  step(by: 1 | -1): void {
    const group = this.#group();
    const at = this.#source ? group.indexOf(this.#source) : -1;
    const next = group[(at + by + group.length) % group.length];
    if (at >= 0 && next) this.#source = next;
  }

  add(source: Source): () => void {
    this.#sources.push(source);
    return () => {
      this.#sources = this.#sources.filter((one) => one !== source);
      if (this.#source === source) this.close();
    };
  }
}

export const helpCards = new HelpCards();

/** Attaches a help card to an element. */
export function helpOn(help: () => Help | null, options: HelpOptions = {}) {
  return (element: Element): (() => void) => {
    const source: Source = { ...options, element, help };
    const remove = helpCards.add(source);
    const unlisten = [hover(source), focus(source), press(source)];
    return () => {
      for (const off of unlisten) off();
      remove();
    };
  };
}

type Handlers = Record<string, (event: never) => void>;

function listen(element: Element, handlers: Handlers): () => void {
  const entries = Object.entries(handlers) as [string, EventListener][];
  for (const [type, handler] of entries) element.addEventListener(type, handler);
  return () => {
    for (const [type, handler] of entries) element.removeEventListener(type, handler);
  };
}

const isMouse = (event: PointerEvent): boolean => event.pointerType !== "touch";

function hover(source: Source): () => void {
  return listen(source.element, {
    pointerenter: (event: PointerEvent) => {
      if (isMouse(event) && source.help()) helpCards.openLater(source);
    },
    pointerleave: (event: PointerEvent) => {
      if (isMouse(event)) helpCards.closeSoon();
    },
  });
}

function focus(source: Source): () => void {
  return listen(source.element, {
    focusin: () => {
      if (source.element.matches(":focus-visible") && source.help()) helpCards.open(source, false);
    },
    focusout: () => {
      if (helpCards.element === source.element) helpCards.closeSoon();
    },
  });
}

/** A long press opens the sheet and is no click; with `tap` a tap opens it too. */
function press(source: Source): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  let isTouch = false;
  let wasLong = false;
  const cancel = (): void => clearTimeout(timer);
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const off = listen(source.element, {
    pointerdown: (event: PointerEvent) => {
      isTouch = !isMouse(event);
      wasLong = false;
      from = { x: event.clientX, y: event.clientY };
      if (!isTouch || !source.help()) return;
      timer = setTimeout(() => {
        wasLong = true;
        helpCards.open(source, true);
      }, LONG_PRESS);
    },
    pointermove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLOP) cancel();
    },
    pointerup: cancel,
    pointercancel: cancel,
    contextmenu: (event: Event) => {
      if (isTouch) event.preventDefault();
    },
  });
  // Before the element's own handlers, which must not see the click of a long press.
  const click = (event: Event): void => {
    if (wasLong) {
      wasLong = false;
      swallow(event);
    } else if (source.tap && isTouch) helpCards.open(source, true);
  };
  source.element.addEventListener("click", click, { capture: true });
  return () => {
    cancel();
    off();
    source.element.removeEventListener("click", click, { capture: true });
  };
}
