/** One table as this browser holds it: who looks, what is shown, what can be done. */

import { getContext, setContext } from "svelte";
import { api, ApiError } from "$lib/api";
import type { GameModule } from "$lib/board";
import { gameModule } from "$lib/games";
import { Live } from "$lib/live.svelte";
import { seatNames } from "$lib/seats";
import type { GameEvent, Question, State, Table } from "$lib/types";
import { catalogue, gameWords, type GameWords } from "$lib/words.svelte";
import { Acting } from "./acting.svelte";
import { Chances } from "./chances.svelte";
import { Replay } from "./replay.svelte";

export class Session {
  readonly api;
  readonly acting: Acting;
  readonly replay: Replay;
  readonly chances: Chances;
  #first = $state.raw<Table | null>(null);
  #live = $state.raw<Live | null>(null);
  #module = $state.raw<GameModule | null>(null);
  #words = $state.raw<GameWords | null>(null);
  #problem = $state<string | null>(null);
  /** With several seats of mine: the one that holds the device. */
  #holder = $state<number | null>(null);
  #closed = false;
  /** The board is still showing what has happened. */
  showing = $state(false);
  /** The device has just changed hands. */
  handed = false;

  constructor(readonly id: string) {
    this.api = api.table(id);
    this.acting = new Acting(
      this.api,
      () => (this.replay.move === null ? this.live?.state ?? null : null),
      () => this.#live?.refresh(),
    );
    this.chances = new Chances(this.api);
    this.replay = new Replay(
      this.api,
      () => this.live?.state?.seat ?? null,
      () => this.live?.state?.move ?? this.table?.moves ?? 0,
      () => this.events,
    );
    void this.#open();
  }

  get live(): Live | null { return this.#live; }
  get module(): GameModule | null { return this.#module; }
  get words(): GameWords | null { return this.#words; }
  /** The code of an error that leaves nothing to show. */
  get problem(): string | null { return this.#problem ?? this.#live?.error?.code ?? null; }
  readonly table: Table | null = $derived.by(() => this.#live?.state?.table ?? this.#first);
  /** What is shown: the live state, or an earlier one. */
  readonly state: State | null = $derived.by(() => {
    const live = this.#live?.state ?? null;
    const shown = this.replay.move === null ? live : (this.replay.state ?? live);
    return shown?.view ? shown : null; // before a game starts there is nothing to see
  });
  readonly past: boolean = $derived.by(() => this.replay.move !== null);
  readonly events: GameEvent[] = $derived.by(() => this.#live?.events ?? []);
  readonly fresh: GameEvent[] = $derived.by(() =>
    this.past ? this.replay.fresh : (this.#live?.fresh ?? []),
  );
  readonly names: string[] = $derived.by(() => seatNames(this.table?.seats ?? []));
  readonly mine: number[] = $derived.by(() => this.table?.mine ?? []);
  /** The seat that looks. */
  readonly seat: number | null = $derived.by(() =>
    this.mine.length > 1 ? this.#holder : (this.mine[0] ?? null),
  );
  /** The question of the looking seat, if it owes an answer now. */
  readonly question: Question | null = $derived.by(() => {
    const state = this.state;
    if (!state || this.past || this.seat === null || !state.to_move.includes(this.seat)) return null;
    return state.view.questions.find((question) => question.seat === this.seat) ?? null;
  });
  /** Pass and play: the seat that must get the device before anything is shown. */
  readonly handOverTo: number | null = $derived.by(() => {
    const state = this.#live?.state;
    if (this.mine.length < 2 || this.table?.status !== "running" || !state) return null;
    const wanted = state.to_move.find((seat) => this.mine.includes(seat));
    const holding = this.#holder !== null && state.to_move.includes(this.#holder);
    return wanted === undefined || holding ? null : wanted;
  });
  /** Does the table wait for me? */
  readonly myTurn: boolean = $derived.by(() => {
    const table = this.table;
    if (table?.status !== "running") return false;
    return table.waiting_for.some((seat) => this.mine.includes(seat) && !this.standIn(seat));
  });

  /** The seats by sides: alone, or with those they play as one with. */
  readonly sides: number[][] = $derived.by(() => this.#sidesOf(this.state));
  /** Those I play as one with, now, whatever moment is shown. */
  readonly partners: number[] = $derived.by(() => {
    const side = this.#sidesOf(this.#live?.state ?? null).find((seats) => seats.some((seat) => this.mine.includes(seat)));
    return side?.filter((seat) => !this.mine.includes(seat)) ?? [];
  });
  /** What I say is for them alone. */
  amongUs = $state(false);

  #sidesOf(state: State | null): number[][] {
    const own = state?.view ? this.#module?.sides?.(state.view) : undefined;
    return own ?? this.names.map((_, seat) => [seat]);
  }

  name(seat: number | null): string {
    return seat === null ? "" : (this.names[seat] ?? "");
  }

  standIn(seat: number): string | null {
    return this.table?.seats[seat]?.stand_in ?? null;
  }

  glyph(seat: number): string {
    const usual = ["ankh", "eye", "scarab", "feather", "sun"];
    const view = this.state?.view;
    const own = view ? this.#module?.glyph?.(view, seat) : null;
    return own ?? this.#module?.glyphs?.[seat] ?? usual[seat % usual.length] ?? "person";
  }

  /** The device is in the hands of this seat. */
  take(seat: number): void {
    this.#holder = seat;
    this.handed = true;
    this.replay.live();
    this.#live?.look(seat);
  }

  /** After a seat was taken or left: look again, with other eyes. */
  async reopen(): Promise<void> {
    this.#live?.close();
    await this.#open();
  }

  close(): void {
    this.#closed = true;
    this.replay.pause();
    this.#live?.close();
  }

  async #open(): Promise<void> {
    try {
      const table = await this.api.get();
      const [module] = await Promise.all([gameModule(table.game), catalogue.ready(table.game)]);
      if (this.#closed) return;
      this.#first = table;
      this.#module = module;
      this.#words = gameWords(table.game);
      if (!module) this.#problem = "no-board";
      this.#live = new Live(this.id, table.mine.length > 1 ? this.#holder : (table.mine[0] ?? null));
    } catch (error) {
      this.#problem = error instanceof ApiError ? error.code : "offline";
      if (!(error instanceof ApiError)) console.error(error);
    }
  }
}

const KEY = Symbol("session");
export const provide = (session: Session): Session => setContext(KEY, session);
export const useSession = (): Session => getContext<Session>(KEY);
