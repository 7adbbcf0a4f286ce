/** The state that the components of Ankh's board share: gods, regions, legal actions by place. */

import type { AnkhView, Data, GodView, RegionView } from "$generated/ankh";
import { BoardState, createBoardContext, type SharedProps } from "$lib/board-state.svelte";
import type { Legal } from "$lib/types";
import { catalogue } from "$lib/words.svelte";
import { caravans, divider, type Caravan, type CaravanLimits } from "./caravans";
import { EventPlayback } from "./playback.svelte";
import { layoutOf, type HexLayout } from "./hex-layout";
import { regionNames } from "./region-labels";
import { conflictReport, reportFromBoard, type ConflictReport } from "./conflict-report";

/** Verbs that are answered by pointing at a space. */
const SPACE_VERBS = [
  "take",
  "to",
  "shove",
  "put",
  "pyramid",
  "control",
  "site",
  "lift",
  "gate",
  "dismiss",
];

export class AnkhBoard extends BoardState<AnkhView, Data> {
  readonly playback = new EventPlayback();
  /** The space, side and region token under the pointer or the focus. */
  hex: string | null = $state(null);
  side: string | null = $state(null);
  token: number | null = $state(null);
  /** The table as it would be if the space under the pointer were chosen. */
  foreseen: { hex: string; table: AnkhView } | null = $state.raw(null);
  /** The viewer has switched from the Battle to the map. */
  mapFirst = $state(false);
  /** The names of all spaces are shown, while a key is held. */
  spelled = $state(false);

  constructor(props: () => SharedProps<AnkhView, Data>) {
    super("ankh", props);
  }

  /** A Battle is being played back or its result is shown: nothing can be chosen before its end. */
  readonly blocksChoices: boolean = $derived.by(
    () => this.playback.held || (this.playback.playing && this.conflict?.over === false),
  );
  override readonly legal: readonly Legal[] = $derived.by(() =>
    this.blocksChoices ? [] : this.props().legal,
  );
  readonly conflict: ConflictReport | null = $derived.by(
    () => conflictReport(this.playback.eventLog) ?? reportFromBoard(this.table),
  );
  readonly layout: HexLayout = $derived.by(() => layoutOf(this.table.map));
  readonly regionNames: Record<number, string> = $derived.by(() =>
    regionNames(this.table, this.layout, this.t),
  );

  /** Short names for the map. */
  readonly shortNames: Record<number, string> = $derived.by(() =>
    regionNames(this.table, this.layout, this.t, true),
  );
  shortName(token: number): string {
    return this.shortNames[token] ?? this.regionName(token);
  }

  // Gods.

  lead(seat: number): number {
    return this.table.seats[seat] ?? seat;
  }
  god(seat: number): GodView | undefined {
    return this.table.gods.find(({ seats }) => seats.includes(seat));
  }
  /** The glyph on a god's pieces: that of the leading seat. */
  glyph(lead: number | null): string {
    return (lead === null ? undefined : this.god(lead)?.gods[0]) ?? "";
  }
  /** The lower god of a merged pair, for its badge. */
  partnerOf(lead: number): { god: string; seat: number } | null {
    const { gods, seats } = this.god(lead) ?? {};
    const [god, seat] = [gods?.[1], seats?.[1]];
    return god && seat !== undefined ? { god, seat } : null;
  }
  /** The god that the viewer plays. */
  readonly ownGod: number | null = $derived.by(() =>
    this.seat === null ? null : this.lead(this.seat),
  );
  /** "Isis", "Isis and Ra". */
  godName(lead: number): string {
    const { gods = [] } = this.god(lead) ?? {};
    const [one, other] = gods.map((god) => this.name(god));
    if (one && other) return this.t("an-pair", { one, other });
    return one ?? this.names[lead] ?? "";
  }
  /** "Isis, Ra and Osiris" in the current language. */
  list(names: readonly string[]): string {
    return new Intl.ListFormat(catalogue.language).format(names);
  }
  /** The players of a god. */
  players(lead: number): string {
    const names = (this.god(lead)?.seats ?? [lead]).map((seat) =>
      seat === this.seat ? this.t("an-you") : (this.names[seat] ?? ""),
    );
    const [one, other] = names;
    return one && other ? this.t("an-pair", { one, other }) : (one ?? "");
  }
  /** What a god's special tokens show now. */
  abilityNote(name: string): string {
    const { table, t } = this;
    if (name === "ra") return t("an-suns", { count: table.supply.suns });
    if (name === "osiris") return t("an-gates", { count: table.supply.gates });
    if (name === "anubis") return t("an-slots", { count: table.slots.length });
    if (name === "amun") return t("an-amun", { up: table.amun_up ? "yes" : "no" });
    return "";
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

  // Legal actions.

  find(verb: string, arg: string, value: string | number): Legal | undefined {
    return this.legal.find((action) => action.verb === verb && action.args[arg] === value);
  }
  /** By space. */
  readonly spaces: Record<string, Legal> = $derived.by(() => {
    const found: Record<string, Legal> = {};
    for (const action of this.legal) {
      const hex = String(action.args["hex"] ?? "");
      if (SPACE_VERBS.includes(action.verb)) found[hex] = action;
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
      case "move-to":
      case "relocate-to":
      case "place":
        return String(asked["figure"]);
      case "shove":
        return String(asked["figure"]);
      case "site":
        return String(asked["monument"]);
      case "mummy":
        return "mummy";
      default:
        return null;
    }
  });
  readonly ghostGod: number | null = $derived.by(() => {
    const owner = this.question?.["owner"];
    return typeof owner === "number" ? owner : this.ownGod;
  });

  // Caravans.

  readonly caravanLimits: CaravanLimits = $derived.by(() => ({
    longest: this.data.pieces.longest_caravan,
    smallest: this.data.pieces.smallest_region,
  }));
  readonly caravans: readonly Caravan[] = $derived.by(() =>
    this.question?.question === "camel"
      ? caravans(this.table, this.caravanLimits, (side) => side in this.sides)
      : [],
  );
  /** The two parts of a region that has just been divided. */
  readonly parts: [Set<string>, Set<string>] | null = $derived.by(() =>
    this.question?.question === "keep"
      ? divider(this.table, this.caravanLimits.smallest)(this.table.laid)
      : null,
  );
  partWith(hex: string): string[] {
    return [...(this.parts?.find((part) => part.has(hex)) ?? [hex])];
  }

  // Looking ahead.

  /** Ask the server what choosing a space would do; drop the answer if the pointer has moved on. */
  async foreseeSpace(hex: string): Promise<void> {
    const { foresee } = this.props();
    const action = this.spaces[hex];
    if (!foresee || !action) return;
    const { table } = await foresee([action.text]);
    if (table && this.hex === hex && this.spaces[hex] === action) this.foreseen = { hex, table };
  }

  pick(action: Legal | undefined, otherwise?: string): void {
    const { pick, refuse, seat } = this.props();
    if (this.playback.playing) this.playback.skip();
    this.hex = this.side = null;
    if (action) pick(action.text);
    else if (otherwise && seat !== null) refuse(otherwise);
  }
  /** On touch screens, a first tap only shows what an action would do; a second one takes it. */
  preselect(action: Legal): void {
    const { choose, commit } = this.props();
    if (this.chosen === action.text) commit(action.text);
    else choose(action.text);
  }
  hover(action: Legal | undefined): void {
    this.props().hover(action?.text ?? null);
  }
}

export const { provideBoard, useBoard } = createBoardContext<AnkhBoard>();
