/** What the person at the table does: pick, confirm, look ahead, ask why not, undo. */

import { ApiError, isCode, type TableApi } from "$lib/api";
import { settings } from "$lib/settings.svelte";
import type { Foresight, Legal, Reason, State } from "$lib/types";

const LOOK_AHEAD_AFTER = 120;
const WAIT_FOR_NEWS = 4000;

/** What a short message at the edge of the screen says. */
export type Toast = { reason: Reason } | { id: string } | { text: string };

export class Acting {
  #chosen = $state<string | null>(null);
  #preview = $state.raw<Foresight | null>(null);
  #previewed = $state<string | null>(null);
  #sending = $state(false);
  /** What a picked action reveals is being looked up: a second click is not a second answer. */
  #picking = false;
  /** The number my move has become: until a state with it comes, nothing can be picked. */
  #awaited = $state<number | null>(null);
  #toast = $state.raw<Toast | null>(null);
  /** What is foreseen, of one state. */
  #known = new Map<string, Promise<Foresight>>();
  #knownFor: State | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly api: TableApi,
    /** The live state; null while there is none or the past is shown. */
    readonly now: () => State | null,
    readonly refresh: () => void,
  ) {}

  readonly busy: boolean = $derived.by(
    () => this.#sending || (this.#awaited !== null && (this.now()?.move ?? this.#awaited) < this.#awaited),
  );
  readonly legal: Legal[] = $derived.by(() => (this.busy ? [] : (this.now()?.legal ?? [])));
  /** The action that waits for Confirm; gone as soon as it is no longer legal. */
  readonly chosen: string | null = $derived.by(() =>
    this.legal.some((action) => action.text === this.#chosen) ? this.#chosen : null,
  );

  get preview(): Foresight | null { return this.#preview; }
  /** The action that `preview` is about. */
  get previewed(): string | null { return this.#previewed; }
  get toast(): Toast | null { return this.#toast; }

  say(toast: Toast | null): void {
    this.#toast = toast;
  }

  /** Take a legal action, or make it wait for Confirm if it reveals something. */
  pick = async (text: string): Promise<void> => {
    if (this.busy || this.#picking) return;
    if (!this.#isLegal(text)) return this.refuse(text);
    if (this.#chosen === text) return this.choose(null);
    this.#toast = null;
    this.#picking = true;
    const asks = await (settings.confirm ? this.#reveals(text) : false);
    this.#picking = false;
    if (asks) this.choose(text);
    else await this.#send(text);
  };

  /** Make an action wait for Confirm; null takes it back. */
  choose = (text: string | null): void => {
    this.#chosen = text;
    this.#look(text, 0);
  };

  confirm = async (): Promise<void> => {
    if (this.chosen !== null) await this.#send(this.chosen);
  };

  /** Send a legal action at once, whatever it reveals. */
  commit = async (text: string): Promise<void> => {
    if (this.#isLegal(text)) await this.#send(text);
    else await this.refuse(text);
  };

  /** Say why an action is not legal. */
  refuse = async (text: string): Promise<void> => {
    const state = this.now();
    if (!state || this.busy) return;
    if (state.seat === null) return this.say({ id: "toast-spectator" });
    try {
      const { reason } = await this.api.whyNot(state.seat, text);
      if (reason) this.say({ reason });
    } catch (error) {
      this.#failed(error);
    }
  };

  /** Look ahead at the action under the pointer or the focus. */
  hover = (text: string | null): void => {
    const legal = text !== null && this.#isLegal(text);
    this.#look(legal ? text : this.chosen, LOOK_AHEAD_AFTER);
  };

  /** Look ahead over several answers. */
  foresee = async (texts: string[]): Promise<Foresight> => {
    const state = this.now();
    if (!state || state.seat === null) throw new Error("nothing to foresee");
    const [text, ...more] = texts;
    return text !== undefined && more.length === 0 ? this.#foresee(text) : this.api.foresee(state.seat, texts);
  };

  undo = async (): Promise<void> => {
    const state = this.now();
    if (!state || state.seat === null || !state.can_undo || this.busy) return;
    this.#chosen = null;
    await this.#during(() => this.api.undo(state.seat as number));
  };

  /** Runs a call that is no move; refusals are said. */
  attempt = async (call: () => Promise<unknown>): Promise<boolean> => {
    try {
      await call();
      return true;
    } catch (error) {
      this.#failed(error);
      return false;
    }
  };

  /** Would it reveal something? News that come meanwhile may change that: then look again. */
  async #reveals(text: string): Promise<boolean> {
    for (;;) {
      const state = this.now();
      // If that cannot be known, Confirm is asked for.
      const reveals = await this.#foresee(text).then(
        (seen) => seen.reveals,
        () => true,
      );
      if (this.now() === state || !this.#isLegal(text)) return reveals;
    }
  }

  #isLegal(text: string): boolean {
    return this.legal.some((action) => action.text === text);
  }

  async #send(text: string): Promise<void> {
    const state = this.now();
    if (!state || state.seat === null || !this.#isLegal(text)) return;
    const { seat, asked } = state;
    this.#chosen = null;
    this.#look(null, 0);
    await this.#during(() => this.api.play(seat, asked, text));
  }

  /** Nothing can be picked until the server answered and the state it led to has come: others' news may come before. */
  async #during(call: () => Promise<{ number: number }>): Promise<void> {
    this.#toast = null;
    this.#sending = true;
    try {
      const { number } = await call();
      this.#awaited = number;
      setTimeout(() => {
        if (this.#awaited !== number || !this.busy) return;
        this.#awaited = null;
        this.refresh();
      }, WAIT_FOR_NEWS);
    } catch (error) {
      this.#failed(error);
    } finally {
      this.#sending = false;
    }
  }

  #look(text: string | null, after: number): void {
    clearTimeout(this.#timer);
    if (text === this.#previewed) return;
    this.#timer = setTimeout(async () => {
      if (text === null) {
        this.#preview = null;
        this.#previewed = null;
        return;
      }
      try {
        const seen = await this.#foresee(text);
        if (!this.#isLegal(text)) return;
        this.#preview = seen;
        this.#previewed = text;
      } catch {
        // no preview then
      }
    }, after);
  }

  #foresee(text: string): Promise<Foresight> {
    const state = this.now();
    if (!state || state.seat === null) return Promise.reject(new Error("nothing to foresee"));
    if (state !== this.#knownFor) {
      this.#known = new Map();
      this.#knownFor = state;
    }
    const known = this.#known;
    let found = known.get(text);
    if (!found) {
      found = this.api.foresee(state.seat, [text]);
      known.set(text, found);
      found.catch(() => known.delete(text));
    }
    return found;
  }

  #failed(error: unknown): void {
    if (isCode(error, "stale-question", "not-to-move")) {
      this.refresh();
      return;
    }
    if (!(error instanceof ApiError)) throw error;
    const reason = error.detail["reason"];
    if (typeof reason === "object" && reason !== null) this.say({ reason: reason as Reason });
    else this.say({ id: `error-${error.code}` });
  }
}
