/** The player's moves: pick, confirm, end the turn, preview, suggest, ask why not, undo, take back. */

import { ApiError, isCode, type TableApi } from "$lib/api/client";
import { PromiseCache } from "$lib/promise-cache";
import { settings } from "$lib/settings.svelte";
import type { Foresight, Legal, Reason, TableState } from "$lib/types";

const PREVIEW_DELAY = 120;
const STATE_TIMEOUT = 4000;

const NOTHING_FORESEEN: Foresight = {
  events: [],
  reveals: false,
  questions: [],
  over: false,
  table: null,
  ends_turn: false,
  to_move: [],
};

/** An action that waits for confirmation. */
interface Choice {
  text: string;
  /** The question it answers: a choice never outlives its question. */
  question: string;
  /** What it does, if it was picked and not only selected. */
  picked: Foresight | null;
}

const questionOf = ({ seat, asked }: TableState): string => `${seat}:${asked}`;

/** Whether somebody else is asked after this, so that it can hardly be undone. */
const handsOn = (foresight: Foresight, seat: number | null): boolean =>
  foresight.reveals || seat === null || !foresight.to_move.includes(seat);

/** A short message at the edge of the screen. */
export type Toast = { reason: Reason } | { id: string } | { text: string };

export class MoveController {
  #choice = $state.raw<Choice | null>(null);
  #preview = $state.raw<Foresight | null>(null);
  #previewed = $state<string | null>(null);
  #sending = $state(false);
  /** A picked action is being checked for reveals, so a second click must not send another. */
  #picking = false;
  /** The number of my last move: nothing can be picked until a state includes it. */
  #awaitedMove = $state<number | null>(null);
  #toast = $state.raw<Toast | null>(null);
  /** Previews by action, valid for `#previewsFor`. */
  #previews = new PromiseCache<Foresight>();
  #previewsFor: TableState | null = null;
  #previewTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly api: TableApi,
    /** The current state; null while there is none or the past is shown. */
    readonly current: () => TableState | null,
    /** Whether the past is shown, where nothing can be done. */
    readonly isPast: () => boolean,
    readonly refresh: () => void,
    /** Whether answers that end the turn or reveal something can wait for confirmation. */
    readonly confirms = true,
  ) {}

  get #asksFirst(): boolean {
    return this.confirms && settings.confirm;
  }

  readonly busy: boolean = $derived.by(
    () =>
      this.#sending ||
      (this.#awaitedMove !== null &&
        (this.current()?.move ?? this.#awaitedMove) < this.#awaitedMove),
  );
  /** A partner is asked: picking an action suggests it. */
  readonly suggesting: boolean = $derived.by(() => this.current()?.partner != null);
  readonly legal: Legal[] = $derived.by(() => {
    const state = this.current();
    return this.busy || !state ? [] : (state.partner?.legal ?? state.legal);
  });
  /** The action that waits for confirmation, as long as it is legal; else the viewer's suggestion. */
  readonly chosen: string | null = $derived.by(() => {
    const state = this.current();
    const own = state && this.#choice?.question === questionOf(state) ? this.#choice.text : null;
    const chosen = this.suggesting ? this.#suggestion("seat")?.text : own;
    return this.legal.find((action) => action.text === chosen)?.text ?? null;
  });
  /** What the chosen action does, if it was picked and waits for confirmation. */
  readonly picked: Foresight | null = $derived.by(() =>
    this.chosen !== null && !this.suggesting ? (this.#choice?.picked ?? null) : null,
  );
  /** The turn's last answer is held back: what it does, until the player ends the turn. */
  readonly ending: Foresight | null = $derived.by(() =>
    this.picked?.ends_turn ? this.picked : null,
  );
  /** What the viewer's partner suggests. */
  readonly suggested: Legal | null = $derived.by(() =>
    this.busy ? null : (this.#suggestion("to") ?? null),
  );
  #suggestion(by: "seat" | "to"): Legal | undefined {
    const state = this.current();
    return state?.suggestions.findLast((one) => one[by] === state.seat)?.action;
  }

  get preview(): Foresight | null {
    return this.isPast() ? null : this.#preview;
  }
  get toast(): Toast | null {
    return this.#toast;
  }

  showToast(toast: Toast | null): void {
    this.#toast = toast;
  }

  /** Sends a legal action, or makes it wait for confirmation if it ends the turn or reveals something. */
  pick = async (text: string): Promise<void> => {
    if (this.busy || this.#picking) return;
    if (!this.#isLegal(text)) return this.refuse(text);
    if (this.suggesting) return this.#suggest(text);
    if (this.chosen === text) return this.choose(null);
    this.#toast = null;
    if (!this.#asksFirst) return this.#send(text);
    const question = this.#question;
    this.#picking = true;
    const foresight = await this.#foreseeNow(text);
    this.#picking = false;
    if (question !== this.#question) return; // the table has moved on
    // If the server cannot tell, ask for confirmation.
    if (!foresight || handsOn(foresight, this.current()?.seat ?? null))
      this.#select(text, foresight);
    else await this.#send(text);
  };

  /** Selects an action for confirmation; null deselects it. */
  choose = (text: string | null): void => this.#select(text, null);

  #select(text: string | null, picked: Foresight | null): void {
    const question = this.#question;
    this.#choice = text !== null && question !== null ? { text, question, picked } : null;
    this.#showPreview(text, 0);
  }

  /** Sends the chosen action; one that ends the turn is held back until it is confirmed as such. */
  confirm = async (): Promise<void> => {
    const { chosen } = this;
    if (chosen === null || this.suggesting || this.#picking) return;
    if (this.#asksFirst && !this.#choice?.picked) {
      const foresight = await this.#foreseeNow(chosen);
      if (this.chosen !== chosen) return;
      if (foresight?.ends_turn) return this.#select(chosen, foresight);
    }
    await this.#send(chosen);
  };

  /** Sends a legal action without asking for confirmation. */
  commit = async (text: string): Promise<void> => {
    if (this.suggesting) await this.pick(text);
    else if (this.#isLegal(text)) await this.#send(text);
    else await this.refuse(text);
  };

  /** Plays what the partner suggests. */
  takeSuggestion = async (): Promise<void> => {
    if (this.suggested) await this.commit(this.suggested.text);
  };

  /** Explains why an action is not legal. */
  refuse = async (text: string): Promise<void> => {
    if (this.isPast()) return this.showToast({ id: "toast-past" });
    const state = this.current();
    if (!state || this.busy) return;
    if (state.seat === null) return this.showToast({ id: "toast-spectator" });
    try {
      const { reason } = await this.api.whyNot(state.seat, text);
      if (reason) this.showToast({ reason });
    } catch (error) {
      this.#handle(error);
    }
  };

  /** Previews the action under the pointer or with the focus. */
  hover = (text: string | null): void => {
    if (this.suggesting) return; // only the seat that is asked can preview its answers
    const legal = text !== null && this.#isLegal(text);
    this.#showPreview(legal ? text : this.chosen, PREVIEW_DELAY);
  };

  /** Looks ahead over several answers. */
  foresee = async (texts: string[]): Promise<Foresight> => {
    const state = this.current();
    if (!state || state.seat === null || this.suggesting) return NOTHING_FORESEEN;
    const [text, ...more] = texts;
    return text !== undefined && more.length === 0
      ? this.#foresee(text)
      : this.api.foresee(state.seat, texts);
  };

  /** Undoes one step: an answer that is held back, else the last one that was sent. */
  undo = async (): Promise<void> => {
    const state = this.current();
    if (!state || state.seat === null || this.busy) return;
    if (this.ending) return this.choose(null);
    if (!state.can_undo) return;
    const seat = state.seat;
    this.choose(null);
    await this.#during(() => this.api.undo(seat));
  };

  /** Takes back the last answer whatever the bots have done since. */
  takeBack = async (): Promise<void> => {
    const state = this.current();
    if (!state || state.seat === null || !state.can_take_back || this.busy) return;
    const seat = state.seat;
    this.choose(null);
    await this.#during(() => this.api.takeBack(seat));
  };

  /** Runs a call that is not a move and reports a failure as a toast. Returns whether it worked. */
  attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (error) {
      this.#handle(error);
      return false;
    }
  };

  get #question(): string | null {
    const state = this.current();
    return state && questionOf(state);
  }

  /** What an action would do in the present state, even if states arrive in the meantime. */
  async #foreseeNow(text: string): Promise<Foresight | null> {
    for (;;) {
      const state = this.current();
      const foresight = await this.#foresee(text).catch(() => null);
      if (this.current() === state || !this.#isLegal(text)) return foresight;
    }
  }

  #isLegal(text: string): boolean {
    return this.legal.some((action) => action.text === text);
  }

  async #suggest(text: string): Promise<void> {
    const state = this.current();
    if (!state || state.seat === null) return;
    const { seat, asked } = state;
    this.#toast = null;
    await this.attempt(() => this.api.suggest(seat, asked, text));
  }

  async #send(text: string): Promise<void> {
    const state = this.current();
    if (!state || state.seat === null || !this.#isLegal(text)) return;
    const { seat, asked } = state;
    this.choose(null);
    await this.#during(() => this.api.play(seat, asked, text));
  }

  /** Blocks further moves until the server has answered and the resulting state has arrived. States
   * with other players' moves may arrive before it. */
  async #during(call: () => Promise<{ number: number }>): Promise<void> {
    this.#toast = null;
    this.#sending = true;
    try {
      const { number } = await call();
      this.#awaitedMove = number;
      setTimeout(() => {
        if (this.#awaitedMove !== number || !this.busy) return;
        this.#awaitedMove = null;
        this.refresh();
      }, STATE_TIMEOUT);
    } catch (error) {
      this.#handle(error);
    } finally {
      this.#sending = false;
    }
  }

  #showPreview(text: string | null, delay: number): void {
    clearTimeout(this.#previewTimer);
    if (text === this.#previewed) return;
    this.#previewTimer = setTimeout(async () => {
      if (text === null) {
        this.#preview = null;
        this.#previewed = null;
        return;
      }
      try {
        const foresight = await this.#foresee(text);
        if (!this.#isLegal(text)) return;
        this.#preview = foresight;
        this.#previewed = text;
      } catch {
        // a preview is optional
      }
    }, delay);
  }

  #foresee(text: string): Promise<Foresight> {
    const state = this.current();
    if (!state || state.seat === null) return Promise.reject(new Error("nothing to foresee"));
    if (state !== this.#previewsFor) {
      this.#previews = new PromiseCache();
      this.#previewsFor = state;
    }
    const { seat } = state;
    return this.#previews.get(text, () => this.api.foresee(seat, [text]));
  }

  #handle(error: unknown): void {
    if (isCode(error, "stale-question", "not-to-move")) {
      this.refresh();
      return;
    }
    if (!(error instanceof ApiError)) throw error;
    const reason = error.detail["reason"];
    if (typeof reason === "object" && reason !== null) this.showToast({ reason: reason as Reason });
    else this.showToast({ id: `error-${error.code}` });
  }
}
