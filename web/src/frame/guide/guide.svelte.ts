/** The guide of a first game against bots: which tip is shown now, and which were seen before.
 *
 * Every kind of question has one tip. It is shown once, or once more if it was closed unread. */

import { settings } from "$lib/settings.svelte";
import type { Idea } from "$lib/types";
import type { TableSession } from "$frame/table/table-session.svelte";

export type Section = "rule" | "ideas";
type Seen = Record<string, "unread" | "read">;

const KEY = "ennead.guide";

/** The tips that this browser has shown, by game and kind of question; {} if the text is damaged. */
export function parseSeen(text: string | null): Seen {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter(([, how]) => how === "unread" || how === "read"),
    ) as Seen;
  } catch {
    return {};
  }
}

function load(): Seen {
  try {
    return parseSeen(localStorage.getItem(KEY));
  } catch {
    return {};
  }
}

/** Whether no tip of a game has been shown in this browser. */
export const isNewTo = (game: string): boolean =>
  !Object.keys(load()).some((tip) => tip.startsWith(`${game}:`));

export class Guide {
  /** The question, by its number, whose tip is open. */
  #open = $state<number | null>(null);
  /** The last question for which it was decided whether its tip opens. */
  #met: number | null = null;
  #section = $state<Section | null>(null);
  #ideas = $state.raw<Idea[] | null>(null);
  #read = false;
  /** The kind of question whose tip was opened last. */
  #tip: string | null = null;

  constructor(readonly session: TableSession) {}

  /** One person plays among bots, at a table with hints and a game with tips. */
  readonly offered: boolean = $derived.by(() => {
    const { table, words, seat } = this.session;
    return (
      table?.status === "running" &&
      table.help &&
      seat !== null &&
      table.mine.length === 1 &&
      table.seats.every((other) => other.mine || other.kind === "bot") &&
      (words?.has("guide-aim") ?? false)
    );
  });
  readonly on: boolean = $derived.by(() => this.offered && settings.guide);
  /** The kind of question that the viewer has to answer now. */
  readonly kind: string | null = $derived.by(() => {
    const { question, moves } = this.session;
    return this.on && moves.ending === null ? (question?.question ?? null) : null;
  });
  readonly asked: number | null = $derived.by(() =>
    this.kind === null ? null : (this.session.state?.asked ?? null),
  );
  /** The tip that is shown: a kind of question. */
  readonly tip: string | null = $derived.by(() =>
    this.asked !== null && this.asked === this.#open ? this.kind : null,
  );
  get section(): Section | null {
    return this.tip === null ? null : this.#section;
  }
  /** The ideas for the question; null while they are being found or not asked for. */
  get ideas(): Idea[] | null {
    return this.section === "ideas" ? this.#ideas : null;
  }

  /** Opens the tip of a question that is new. To be called whenever `asked` changes. */
  meet(): void {
    const { asked, kind } = this;
    if (asked === null || kind === null || asked === this.#met) return;
    if (this.#open !== null) this.#remember("read"); // answered without closing it
    this.#met = asked;
    if (this.#seen(kind) === "read") this.#open = null;
    else this.show();
  }

  /** Opens the tip of the current question, whether it was seen or not. */
  show(): void {
    this.#open = this.#met = this.asked;
    this.#tip = this.kind;
    this.#section = null;
    this.#ideas = null;
    this.#read = false;
  }

  toggle(): void {
    if (this.tip === null) this.show();
    else this.close();
  }

  /** Closes the tip. One that was not read may come once more. */
  close(read = this.#read): void {
    const before = this.kind === null ? undefined : this.#seen(this.kind);
    this.#remember(read || before === "unread" ? "read" : "unread");
    this.#open = null;
  }

  turn(on: boolean): void {
    settings.set("guide", on);
    if (on) this.show();
    else this.#open = null;
  }

  /** Opens a section of the tip, or closes the open one. */
  async choose(section: Section): Promise<void> {
    this.#read = true;
    this.#section = this.#section === section ? null : section;
    const { seat } = this.session;
    const { asked } = this;
    if (this.#section !== "ideas" || this.#ideas !== null || seat === null) return;
    const worked = await this.session.moves.attempt(async () => {
      const told = await this.session.api.ideas(seat);
      if (told.question === asked && this.asked === asked) this.#ideas = told.ideas;
    });
    if (!worked || this.#ideas === null) this.#section = null;
  }

  #seen(kind: string): Seen[string] | undefined {
    return load()[`${this.session.table?.game}:${kind}`];
  }

  #remember(how: "unread" | "read"): void {
    if (this.#tip === null) return;
    const seen = { ...load(), [`${this.session.table?.game}:${this.#tip}`]: how };
    try {
      localStorage.setItem(KEY, JSON.stringify(seen));
    } catch {
      // without storage every tip comes again in the next game
    }
  }
}
