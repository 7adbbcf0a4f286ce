/** Guides a learner through one lesson: its steps, what is said to answers, and the progress. */

import { getContext, setContext } from "svelte";
import { api } from "$lib/api/client";
import { go } from "$lib/browser/navigation.svelte";
import type { LessonInfo } from "$lib/types";
import { LessonTable } from "./lesson-table.svelte";

/** Wrong answers after which "Show me" is offered first. */
const PATIENCE = 2;

export type Tone = "idle" | "read" | "shown" | "showing" | "right" | "so-far" | "near" | "wrong";

export class LessonGuide {
  readonly table: LessonTable;
  #shown = $state(false);
  #finished = $state(false);

  constructor(
    readonly game: string,
    readonly lessons: readonly LessonInfo[],
    readonly info: LessonInfo,
  ) {
    this.table = new LessonTable(game, info.id);
  }

  readonly number: number = $derived.by(() => this.table.standing?.step.number ?? 0);
  readonly asks: boolean = $derived.by(() => this.table.standing?.asks ?? false);
  /** An answer was given back and its consequences are still shown. */
  readonly rejected: boolean = $derived.by(() => this.table.moment !== this.table.standing);
  readonly isLast: boolean = $derived.by(() => this.number + 1 === this.info.steps.length);
  readonly next: LessonInfo | null = $derived.by(() => this.lessons[this.info.number] ?? null);
  /** "Show me" is what most learners want now. */
  readonly stuck: boolean = $derived.by(() => this.table.rejections >= PATIENCE);
  get finished(): boolean {
    return this.#finished;
  }

  readonly tone: Tone = $derived.by(() => {
    if (this.table.showing) return "showing";
    const verdict = this.table.moment?.verdict?.tone;
    if (verdict) return verdict;
    if (this.#shown) return "shown";
    return this.asks ? "idle" : "read";
  });

  async enter(step: number): Promise<void> {
    const last = this.info.steps.length - 1;
    await this.table.enter(Math.max(0, Math.min(step, last)));
    this.#shown = this.#finished = false;
    await this.#save(false);
  }

  address(step: number): string {
    return `/learn/${this.game}/${this.info.id}?step=${step + 1}`;
  }

  /** Goes on to the next step, or finishes the lesson. */
  goOn = (): void => {
    if (this.asks || this.#finished) return;
    this.skip();
  };

  skip = (): void => {
    if (!this.isLast) go(this.address(this.number + 1));
    else {
      this.#finished = true;
      void this.#save(true);
    }
  };

  goBack = (): void => {
    if (this.#finished) this.#finished = false;
    else if (this.number > 0) go(this.address(this.number - 1));
  };

  takeBack = (): void => this.table.back();

  showMe = async (): Promise<void> => {
    if (!this.asks || this.table.showing) return;
    if (await this.table.show()) this.#shown = true;
  };

  tryAgain = (): void => {
    this.#shown = false;
    if (this.rejected) this.table.back();
  };

  /** Without a connection the lesson goes on; the next step stores the progress again. */
  async #save(done: boolean): Promise<void> {
    const step = done ? 0 : this.number;
    await api.saveLessonProgress(this.game, this.info.id, { done, step }).catch(() => undefined);
  }
}

const KEY = Symbol("guide");
export const provideGuide = (guide: LessonGuide): LessonGuide => setContext(KEY, guide);
export const useGuide = (): LessonGuide => getContext<LessonGuide>(KEY);
