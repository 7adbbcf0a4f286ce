/** A lesson as a table: answers are judged by the lesson, and wrong ones are given back. */

import { api, ApiError, TableApi } from "$lib/api/client";
import type { Connection } from "$lib/api/live.svelte";
import type { LessonMoment, LoggedEvent, Reason, Table, TableState } from "$lib/types";
import { t } from "$lib/words.svelte";
import type { TableSource } from "$frame/table/table-session.svelte";
import { freshEvents, stateOf } from "./lesson-state";

/** Milliseconds between the moves that are shown, and after the last one. */
const SHOW_REST = { move: 1100, end: 1900 };
const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export class LessonTable extends TableApi implements TableSource {
  readonly api = this;
  readonly confirms = false;
  /** The beginning of the step and the moments after each answer that stands. */
  #line = $state.raw<LessonMoment[]>([]);
  /** The moment after an answer that was given back. */
  #rejected = $state.raw<LessonMoment | null>(null);
  #fresh = $state.raw<LoggedEvent[]>([]);
  #showing = $state(false);
  #rejections = $state(0);
  /** Increased by everything that ends showing the answers. */
  #interruptions = 0;

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {
    super(lesson);
  }

  /** What is shown: after the last answer, even if it was given back. */
  readonly moment: LessonMoment | null = $derived.by(() => this.#rejected ?? this.standing);
  readonly standing: LessonMoment | null = $derived.by(() => this.#line.at(-1) ?? null);
  /** The lesson plays the answers itself. */
  get showing(): boolean {
    return this.#showing;
  }
  /** How many answers of this step were given back. */
  get rejections(): number {
    return this.#rejections;
  }
  readonly canTakeBack: boolean = $derived.by(
    () => !this.#showing && (this.#rejected !== null || this.#line.length > 1),
  );

  readonly shown: TableState | null = $derived.by(() => {
    const names = { learner: t("lessons-you"), opponent: t("lessons-opponent") };
    const can = { answer: !this.#showing, takeBack: this.canTakeBack };
    return this.moment && stateOf(this.lesson, this.moment, names, can);
  });

  async enter(step: number): Promise<void> {
    this.#interrupt();
    const moment = await api.lesson(this.game, this.lesson, { step, answers: [] });
    this.#line = [moment];
    this.#rejected = null;
    this.#rejections = 0;
    this.#fresh = freshEvents(moment);
  }

  async answer(text: string): Promise<void> {
    const moment = await this.#judge(text);
    if (moment.answers.includes(text) && moment.answers.length === this.#line.length) {
      this.#line = [...this.#line, moment];
      this.#rejected = null;
    } else {
      this.#rejected = moment;
      this.#rejections += 1;
    }
    this.#fresh = freshEvents(moment);
  }

  /** Takes back the answer that was given back, or the last one that stands. */
  back(): void {
    if (!this.canTakeBack) return;
    if (this.#rejected) this.#rejected = null;
    else this.#line = this.#line.slice(0, -1);
    this.#fresh = [];
  }

  /** Plays the answers that reach the goal, slowly, and takes them back. Returns whether it was not
   * interrupted. */
  async show(): Promise<boolean> {
    const [begin] = this.#line;
    if (!begin) return false;
    this.#interrupt();
    const interruptions = this.#interruptions;
    this.#showing = true;
    this.#restart(begin);
    for (const action of begin.step.show) {
      await wait(SHOW_REST.move);
      if (interruptions !== this.#interruptions) return false;
      await this.answer(action.text);
    }
    await wait(SHOW_REST.end);
    if (interruptions !== this.#interruptions) return false;
    this.#restart(begin);
    this.#showing = false;
    return true;
  }

  #restart(begin: LessonMoment): void {
    this.#line = [begin];
    this.#rejected = null;
    this.#fresh = [];
  }

  #interrupt(): void {
    this.#interruptions += 1;
    this.#showing = false;
  }

  #judge(text: string): Promise<LessonMoment> {
    return api.lesson(this.game, this.lesson, {
      ...this.#answered,
      answers: [...this.#answered.answers, text],
    });
  }

  get #answered(): { step: number; answers: string[] } {
    return { step: this.standing?.step.number ?? 0, answers: this.standing?.answers ?? [] };
  }

  // What a session asks of its table.

  connect(): Connection {
    return new LessonConnection(this);
  }

  get fresh(): LoggedEvent[] {
    return this.#fresh;
  }

  get idleText(): string {
    if (this.#showing) return t("lessons-watching");
    if (this.#rejected) return t("lessons-given-back");
    return t(this.standing?.answers.length ? "lessons-solved" : "lessons-reading");
  }

  override async get(): Promise<Table> {
    if (!this.shown) throw new ApiError("unknown-lesson", "the lesson has not begun", 404);
    return this.shown.table;
  }

  override async play(
    _seat: number,
    _question: number,
    action: string,
  ): Promise<{ number: number }> {
    await this.answer(action);
    return { number: 0 };
  }

  override async undo(): Promise<{ number: number }> {
    this.back();
    return { number: 0 };
  }

  override foresee(_seat: number, actions: string[]) {
    return api.foreseeInLesson(this.game, this.lesson, { ...this.#answered, actions });
  }

  /** An illegal answer is refused with the reason. */
  override async whyNot(_seat: number, action: string): Promise<{ reason: Reason | null }> {
    try {
      await this.#judge(action);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "illegal-action") throw error;
      return { reason: (error.detail["reason"] ?? null) as Reason | null };
    }
    return { reason: null };
  }
}

/** The connection of a lesson, whose states come from its own requests. */
class LessonConnection implements Connection {
  readonly events: LoggedEvent[] = [];
  readonly chat = [];
  readonly waiting = 0;
  readonly status = "online";
  readonly error = null;

  constructor(readonly lesson: LessonTable) {}

  get state(): TableState | null {
    return this.lesson.shown;
  }
  get fresh(): LoggedEvent[] {
    return this.lesson.fresh;
  }
  look(): void {}
  skip(): void {}
  refresh(): void {}
  close(): void {}
}
