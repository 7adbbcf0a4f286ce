/** One table in this browser: its connection, the shown state, the player's moves and the replay. */

import { getContext, setContext } from "svelte";
import { api, ApiError, type TableApi } from "$lib/api/client";
import type { GameModule, Phase, Rival } from "$lib/board";
import { tableData } from "$lib/game-data";
import { loadGameModule } from "$lib/game-modules";
import type { GameData } from "$lib/own-figures";
import { questionFor } from "$lib/question";
import { LiveConnection, type Connection, type Pace } from "$lib/api/live.svelte";
import { seatLabel, seatNames } from "$lib/seat-names";
import { placesAt, type Places } from "$lib/noun-forms";
import type { LoggedEvent, Question, State, Table, TableNames, TableState, View } from "$lib/types";
import { catalogue, gameWords, type GameWords } from "$lib/words.svelte";
import { MoveController } from "$frame/decision/moves.svelte";
import { Guide } from "$frame/guide/guide.svelte";
import { WinChances } from "$frame/seats/win-chances.svelte";
import { paceOf } from "$frame/recap/pace";
import { Recap } from "$frame/recap/recap.svelte";
import { screen } from "$frame/ui/screen.svelte";
import { Replay } from "$frame/replay/replay.svelte";

/** Seat panels that leave room for the recap below them. */
const MOST_PANELS = 3;

/** A table has no view before the game starts. */
const hasView = (state: TableState): state is TableState & State => state.view !== null;

/** Where a session gets its table from. */
export interface TableSource {
  readonly api: TableApi;
  /** Whether an answer that ends the turn waits for confirmation, if the user wants that. */
  readonly confirms: boolean;
  connect(seat: number | null, pace: Pace): Connection;
  /** What the decision bar says while nobody is asked. */
  readonly idleText?: string;
}

/** A table on the server. */
const onServer = (id: string): TableSource => ({
  api: api.table(id),
  confirms: true,
  connect: (seat, pace) => new LiveConnection(id, seat, undefined, pace),
});

export class TableSession {
  readonly api: TableApi;
  readonly moves: MoveController;
  readonly replay: Replay;
  readonly recap: Recap;
  readonly guide: Guide;
  readonly winChances: WinChances;
  /** The table as loaded before the first live state. */
  #initialTable = $state.raw<Table | null>(null);
  #live = $state.raw<Connection | null>(null);
  #module = $state.raw<GameModule | null>(null);
  #data = $state.raw<GameData | null>(null);
  #words = $state.raw<GameWords | null>(null);
  #problem = $state<string | null>(null);
  /** In pass and play, the seat whose player holds the device, and whether nobody else looks. */
  #holder = $state<number | null>(null);
  #alone = $state(false);
  #closed = false;
  /** The board is still animating the latest events. */
  animating = $state(false);
  /** The phase that the board still shows, if the game has gone on. */
  shownPhase: string | null = $state(null);
  /** In pass and play, the device has just changed hands. */
  justHandedOver = false;

  constructor(
    id: string,
    readonly source: TableSource = onServer(id),
  ) {
    this.api = source.api;
    this.moves = new MoveController(
      this.api,
      () => (this.isPast ? null : (this.live?.state ?? null)),
      () => this.isPast,
      () => this.#live?.refresh(),
      source.confirms,
    );
    this.winChances = new WinChances(this.api);
    this.replay = new Replay(
      this.api,
      () => this.live?.state?.seat ?? null,
      () => this.live?.state?.move ?? this.table?.moves ?? 0,
      () => this.events,
    );
    this.recap = new Recap(this);
    this.guide = new Guide(this);
    void this.#open();
  }

  get live(): Connection | null {
    return this.#live;
  }
  get module(): GameModule | null {
    return this.#module;
  }
  /** The data files that the table is played with. */
  get data(): unknown {
    return this.#data;
  }
  get words(): GameWords | null {
    return this.#words;
  }
  /** The words for an earlier moment, when numbers stood for other cards and regions. */
  wordsAt(names: TableNames): GameWords | null {
    const table = this.table;
    if (!table || !this.#words) return null;
    return gameWords(table.game, () => this.#data ?? {}, placesAt(names, this.#places));
  }
  /** Names places and cards as in the shown state. */
  readonly #places: Places = {
    area: (code) => this.state?.view && this.#module?.area?.(this.state.view, code),
    region: (token) => this.state?.view && this.#module?.region?.(this.state.view, token),
    drawn: (number) => this.state?.view && this.#module?.drawn?.(this.state.view, number),
  };
  /** The code of a fatal error: nothing can be shown. */
  get problem(): string | null {
    return this.#problem ?? this.#live?.error?.code ?? null;
  }
  readonly table: Table | null = $derived.by(() => this.#live?.state?.table ?? this.#initialTable);
  /** The shown state: the current one, or an earlier one in a replay. */
  readonly state: State | null = $derived.by(() => {
    const live = this.#live?.state ?? null;
    const shown = this.replay.move === null ? live : (this.replay.state ?? live);
    return shown && hasView(shown) ? shown : null;
  });
  readonly isPast: boolean = $derived.by(() => this.replay.move !== null);
  readonly events: LoggedEvent[] = $derived.by(() => this.#live?.events ?? []);
  readonly fresh: LoggedEvent[] = $derived.by(() =>
    this.isPast ? this.replay.fresh : (this.#live?.fresh ?? []),
  );
  readonly names: string[] = $derived.by(() => seatNames(this.table?.seats ?? []));
  readonly mine: number[] = $derived.by(() => this.table?.mine ?? []);
  /** The viewing seat. */
  readonly seat: number | null = $derived.by(() =>
    this.mine.length > 1 ? this.#holder : (this.mine[0] ?? null),
  );
  /** The question the viewing seat has to answer now. */
  readonly question: Question | null = $derived.by(() => {
    const state = this.state;
    if (!state || this.isPast || this.seat === null || !state.to_move.includes(this.seat))
      return null;
    return state.view.questions.find((question) => question.seat === this.seat) ?? null;
  });
  /** The question of a partner, to which the viewing seat may suggest an answer. */
  readonly partnerQuestion: Question | null = $derived.by(() => {
    const state = this.state;
    if (!state?.partner || this.isPast || this.seat === null) return null;
    return questionFor(state, this.seat);
  });
  /** In pass and play, the seat that is asked while another one is shown, or while others may be
   * looking at its secrets. */
  readonly nextSeat: number | null = $derived.by(() => {
    const state = this.#live?.state;
    if (this.mine.length < 2 || this.table?.status !== "running" || !state) return null;
    const holder = this.#holder;
    if (holder !== null && state.to_move.includes(holder))
      return this.#alone || !state.secret.includes(holder) ? null : holder;
    return state.to_move.find((seat) => this.mine.includes(seat)) ?? null;
  });
  /** The same, if its player must get the device before anything is shown: there is a secret. */
  readonly handOverTo: number | null = $derived.by(() => {
    const seat = this.nextSeat;
    return seat !== null && this.#live?.state?.secret.includes(seat) ? seat : null;
  });
  /** Whether the table is waiting for the user. */
  readonly myTurn: boolean = $derived.by(() => {
    const table = this.table;
    if (table?.status !== "running") return false;
    return table.waiting_for.some((seat) => this.mine.includes(seat) && !this.standIn(seat));
  });

  /** The seats grouped by side. */
  readonly sides: number[][] = $derived.by(() => this.#sidesIn(this.state?.view));
  /** The other seats of the user's side now, whichever moment is shown. */
  readonly partners: number[] = $derived.by(() => {
    const side = this.#sidesIn(this.#live?.state?.view).find((seats) =>
      seats.some((seat) => this.mine.includes(seat)),
    );
    return side?.filter((seat) => !this.mine.includes(seat)) ?? [];
  });
  /** Chat messages go to the partners only. */
  teamChat = $state(false);

  #sidesIn(view: View | null | undefined): number[][] {
    const sides = view ? this.#module?.sides?.(view) : undefined;
    return sides ?? this.names.map((_, seat) => [seat]);
  }

  /** With little room beside the board, the recap is a tab beside the log. */
  readonly recapInTabs: boolean = $derived.by(
    () => screen.short || (this.sides.length > MOST_PANELS && !screen.upright),
  );

  /** The phases of the round; the header never runs ahead of the board. */
  readonly phases: Phase[] = $derived.by(() => {
    const view = this.state?.view;
    const all = view ? (this.module?.phases(view, view.questions) ?? []) : [];
    const at = all.findIndex(({ id }) => id === this.shownPhase);
    const stateAt = (i: number): Phase["state"] => (i === at ? "now" : i < at ? "done" : "later");
    return at < 0 ? all : all.map((phase, i) => ({ ...phase, state: stateAt(i) }));
  });

  /** What the decision bar says while the viewer is not asked, if not whom the table waits for. */
  get idleText(): string | null {
    return this.source.idleText ?? null;
  }

  name(seat: number | null): string {
    return seat === null ? "" : (this.names[seat] ?? this.#rival(seat)?.name ?? "");
  }

  /** An opponent without a seat, numbered after the seats. */
  #rival(seat: number): Rival | undefined {
    const view = this.state?.view;
    if (!view || !this.words) return undefined;
    return this.#module?.rivals?.(view, this.words.t)[seat - view.players];
  }

  /** The name for a label: a bot's with its level. */
  label(seat: number): string {
    const found = this.table?.seats[seat];
    return found?.kind === "bot" ? seatLabel(found) : this.name(seat);
  }

  standIn(seat: number): string | null {
    return this.table?.seats[seat]?.stand_in ?? null;
  }

  glyph(seat: number): string {
    const defaults = ["ankh", "eye", "scarab", "feather", "sun"];
    const view = this.state?.view;
    const own = (view && this.#module?.glyph?.(view, seat)) ?? this.#rival(seat)?.icon;
    return own ?? this.#module?.glyphs?.[seat] ?? defaults[seat % defaults.length] ?? "person";
  }

  /** In pass and play, the player of this seat has taken the device. Without secrets nobody has to
   * look away, and the board stays. */
  takeDevice(seat: number): void {
    const openly = this.handOverTo === null;
    this.#holder = seat;
    this.#alone = !openly;
    this.justHandedOver = true;
    this.replay.live();
    this.#live?.look(seat, openly);
  }

  /** In pass and play, everybody may look again once the player with the device has no secret. */
  shareDevice(): void {
    const state = this.#live?.state;
    const holder = this.#holder;
    if (!state || holder === null || !state.to_move.includes(holder)) return;
    if (!state.secret.includes(holder)) this.#alone = false;
  }

  /** Reconnects after the user has taken or left a seat. */
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
      if (!table.rules_known) {
        this.#problem = table.ended?.by === "rules" ? "closed-rules" : "old-rules";
        return;
      }
      const [module, data] = await Promise.all([
        loadGameModule(table.game),
        tableData(table),
        catalogue.ready(table.game),
      ]);
      if (this.#closed) return;
      this.#initialTable = table;
      this.#module = module;
      this.#data = data;
      this.#words = gameWords(table.game, () => data, this.#places);
      if (!module) this.#problem = "no-board";
      this.#live = this.source.connect(
        table.mine.length > 1 ? this.#holder : (table.mine[0] ?? null),
        paceOf(
          () => this.#module,
          () => this.animating,
          (move) => this.replay.load(move),
        ),
      );
    } catch (error) {
      this.#problem = error instanceof ApiError ? error.code : "offline";
      if (!(error instanceof ApiError)) console.error(error);
    }
  }
}

const KEY = Symbol("session");
export const provideSession = (session: TableSession): TableSession => setContext(KEY, session);
export const useSession = (): TableSession => getContext<TableSession>(KEY);
