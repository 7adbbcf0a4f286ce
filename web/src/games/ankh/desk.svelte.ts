/** What all parts of the board share: the table, the gods, what may be done and where. */

import { getContext, setContext } from "svelte";
import type { AnkhView, GodView, RegionView } from "$generated/ankh";
import type { BoardProps, Translate } from "$lib/board";
import type { Legal, Question } from "$lib/types";
import { gameWords, type GameWords } from "$lib/words.svelte";
import { caravans, divider, type Caravan } from "./caravans";
import { Player } from "./player.svelte";
import { regionNames } from "./regions";
import { opening, story, type Story } from "./story";

/** Verbs that are answered by pointing at a space. */
const POINTED = ["take", "to", "shove", "put", "pyramid", "control", "site", "lift", "gate", "dismiss"];

/** What a desk needs of the frame: the board and the tray have it all. */
export type Surroundings = Pick<
  BoardProps<AnkhView>,
  "state" | "view" | "names" | "seat" | "legal" | "chosen" | "motion" | "pick" | "refuse" | "hover" | "foresee"
>;

export class Desk {
  readonly words: GameWords = gameWords("ankh");
  readonly t: Translate = this.words.t;
  readonly player = new Player();
  /** What the pointer or the focus is on. */
  hex: string | null = $state(null);
  side: string | null = $state(null);
  token: number | null = $state(null);
  /** The table as the rules foresee it, if the space under the pointer were chosen. */
  ahead: { hex: string; table: AnkhView } | null = $state.raw(null);
  /** Set while somebody looks at the map instead of the Battle. */
  mapFirst = $state(false);

  constructor(readonly props: () => Surroundings) {}

  readonly table: AnkhView = $derived.by(() => this.props().view.table);
  readonly seat: number | null = $derived.by(() => this.props().seat);
  readonly question: Question | null = $derived.by(() => {
    const { state, view, seat } = this.props();
    if (seat === null || !state.to_move.includes(seat)) return null;
    return view.questions.find((asked) => asked.seat === seat) ?? null;
  });
  /** A Battle is being told: what comes next lights up afterwards. */
  readonly telling: boolean = $derived.by(() => this.player.playing && this.story?.over === false);
  readonly legal: readonly Legal[] = $derived.by(() => (this.telling ? [] : this.props().legal));
  readonly chosen: string | null = $derived.by(() => this.props().chosen);
  readonly story: Story | null = $derived.by(() => story(this.player.told) ?? opening(this.table));
  readonly regionNames: Record<number, string> = $derived.by(() => regionNames(this.table, this.t));

  // Gods.

  lead(seat: number): number {
    return this.table.seats[seat] ?? seat;
  }
  god(seat: number): GodView | undefined {
    return this.table.gods.find(({ seats }) => seats.includes(seat));
  }
  /** The glyph of a piece's god: that of the leading seat. */
  glyph(lead: number | null): string {
    return (lead === null ? undefined : this.god(lead)?.gods[0]) ?? "";
  }
  /** The god that the looking seat plays for. */
  readonly own: number | null = $derived.by(() => (this.seat === null ? null : this.lead(this.seat)));
  /** "Isis", "Isis and Ra". */
  godName(lead: number): string {
    const { gods = [] } = this.god(lead) ?? {};
    const [one, other] = gods.map((god) => this.name(god));
    if (one && other) return this.t("an-pair", { one, other });
    return one ?? this.props().names[lead] ?? "";
  }
  /** The players of a god. */
  players(lead: number): string {
    const names = (this.god(lead)?.seats ?? [lead]).map((seat) =>
      seat === this.seat ? this.t("an-you") : (this.props().names[seat] ?? ""),
    );
    const [one, other] = names;
    return one && other ? this.t("an-pair", { one, other }) : (one ?? "");
  }
  /** The game's word for a thing, as a label. */
  name(id: string): string {
    const name = this.t("an-name", { name: id });
    return name.charAt(0).toLocaleUpperCase() + name.slice(1);
  }
  regionName(token: number): string {
    return this.regionNames[token] ?? this.t("an-region", { token });
  }
  region(token: number): RegionView | undefined {
    return this.table.regions.find((region) => region.token === token);
  }
  regionAt(hex: string): RegionView | undefined {
    return this.table.regions.find(({ land }) => land.includes(hex));
  }

  // What may be done.

  find(verb: string, arg: string, value: string | number): Legal | undefined {
    return this.legal.find((action) => action.verb === verb && action.args[arg] === value);
  }
  /** By space. */
  readonly spaces: Record<string, Legal> = $derived.by(() => {
    const found: Record<string, Legal> = {};
    for (const action of this.legal) {
      const hex = String(action.args["hex"] ?? "");
      if (POINTED.includes(action.verb)) found[hex] = action;
      if (action.verb === "keep") for (const space of this.partWith(hex)) found[space] = action;
    }
    return found;
  });
  /** By side. */
  readonly sides: Record<string, Legal> = $derived.by(() => this.#by("camel", "side"));
  readonly facings: Record<string, Legal> = $derived.by(() => this.#by("face", "facing"));
  readonly tokens: Record<string, Legal> = $derived.by(() => ({
    ...this.#by("swap", "token"),
    ...this.#by("with", "token"),
  }));
  #by(verb: string, arg: string): Record<string, Legal> {
    const own = this.legal.filter((action) => action.verb === verb);
    return Object.fromEntries(own.map((action) => [String(action.args[arg]), action]));
  }

  /** The figure that is being moved, or whose claws are pointed. */
  readonly selected: string | null = $derived.by(() => {
    const { question } = this;
    const asked = ["move-to", "relocate-to", "facing", "sun", "save", "allowance"];
    return question && asked.includes(question.question) ? String(question["hex"]) : null;
  });
  /** What would be put on a space that is chosen. */
  readonly ghost: string | null = $derived.by(() => {
    const asked = this.question;
    switch (asked?.question) {
      case "move-to": case "relocate-to": case "place": return String(asked["figure"]);
      case "shove": return String(asked["figure"]);
      case "site": return String(asked["monument"]);
      case "mummy": return "mummy";
      default: return null;
    }
  });
  readonly ghostGod: number | null = $derived.by(() => {
    const owner = this.question?.["owner"];
    return typeof owner === "number" ? owner : this.own;
  });

  // Caravans.

  readonly caravans: readonly Caravan[] = $derived.by(() =>
    this.question?.question === "camel" ? caravans(this.table, (side) => side in this.sides) : [],
  );
  /** The two parts of a region that has just been divided. */
  readonly parts: [Set<string>, Set<string>] | null = $derived.by(() =>
    this.question?.question === "keep" ? divider(this.table)(this.table.laid) : null,
  );
  partWith(hex: string): ReadonlySet<string> {
    return this.parts?.find((part) => part.has(hex)) ?? new Set([hex]);
  }

  // Looking ahead.

  /** Ask what a place would bring; the answer of a place that was left is of no use. */
  async look(hex: string): Promise<void> {
    const { foresee } = this.props();
    const action = this.spaces[hex];
    if (!foresee || !action) return;
    const { table } = await foresee([action.text]);
    if (table && this.hex === hex && this.spaces[hex] === action) this.ahead = { hex, table };
  }

  pick(action: Legal | undefined, otherwise?: string): void {
    const { pick, refuse, seat } = this.props();
    if (this.player.playing) this.player.skip();
    this.hex = this.side = null;
    if (action) pick(action.text);
    else if (otherwise && seat !== null) refuse(otherwise);
  }
  hover(action: Legal | undefined): void {
    this.props().hover(action?.text ?? null);
  }
}


const KEY = Symbol("ankh");
export const provideDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const useDesk = (): Desk => getContext<Desk>(KEY);
