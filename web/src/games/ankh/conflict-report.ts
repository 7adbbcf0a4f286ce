/** A report of a Conflict: region by region, step by step, with every point and its reason. It is
 * built from events alone, so it is the same live and in a replay. Pure. */

import type { AnkhView, Card, GameEvent as AnkhEvent } from "$generated/ankh";
import { standing } from "$lib/scores";
import type { GameEvent } from "$lib/types";

/** The steps of a Battle, in order. */
export const STEPS = [
  "obelisks",
  "second-card",
  "cards",
  "flood",
  "build",
  "plague",
  "majorities",
  "resolution",
  "aftermath",
] as const;
export type Step = (typeof STEPS)[number];

/** The step of a Battle in which a question is asked. */
export const STEP_OF_QUESTION: Readonly<Record<string, Step>> = {
  relocate: "obelisks",
  "relocate-to": "obelisks",
  "two-cards": "second-card",
  card: "cards",
  cards: "cards",
  build: "build",
  site: "build",
  bid: "plague",
  trap: "resolution",
  tiebreak: "resolution",
  save: "resolution",
  worship: "aftermath",
};

export interface Strength {
  figures: number;
  temples: number;
  cards: number;
  total: number;
}

export interface Point {
  seat: number;
  source: string;
  amount: number;
}

export interface Dead {
  seat: number;
  figure: string;
}

export interface RegionReport {
  token: number;
  kind: "empty" | "domination" | "battle";
  fighters: number[];
  /** The current step, or the last one. */
  step: Step;
  /** What happened in each step. */
  eventsByStep: Partial<Record<Step, GameEvent[]>>;
  cards: Record<number, Card[]>;
  bids: Record<number, number>;
  strength: Record<number, Strength>;
  /** Who dominates or wins; null if nobody does, undefined while undecided. */
  winner: number | null | undefined;
  /** How many figures each god has lost. */
  fallen: Record<number, number>;
  /** The figures that died, and what else has changed on the map. */
  dead: Dead[];
  changes: GameEvent[];
  points: Point[];
  /** The Devotion of each god that gained or lost some: after the latest change. */
  devotion: Record<number, number>;
  /** Devotion lost, by seat. */
  losses: Record<number, number>;
  tiebreaker: boolean;
  over: boolean;
}

export interface ConflictReport {
  /** The number of the Conflict, and the seat that triggered it. */
  number: number;
  seat: number;
  regions: RegionReport[];
  /** Events before the first region: Omnipresent and the Scorpions. */
  before: GameEvent[];
  /** Events after the last region: merging, forgetting, the end of the game. */
  after: GameEvent[];
  over: boolean;
}

const AT: Partial<Record<AnkhEvent["event"], Step>> = {
  relocated: "obelisks",
  "second-card": "second-card",
  revealed: "cards",
  sheltered: "flood",
  built: "build",
  "not-built": "build",
  plague: "plague",
  bids: "plague",
  strength: "resolution",
  won: "resolution",
  "nobody-won": "resolution",
  "underworld-placed": "aftermath",
  "underworld-moved": "aftermath",
  reclaimed: "aftermath",
};

const MAJORITIES = ["obelisk-majority", "pyramid-majority", "temple-majority"];

/** The step an event belongs to; undefined if it belongs to the step of the event before it. */
function stepOf(it: AnkhEvent): Step | undefined {
  if (it.event === "followers") return it.source === "flood" ? "flood" : undefined;
  if (it.event === "paid")
    return it.expense === "build" ? "build" : it.expense === "worship" ? "aftermath" : undefined;
  if (it.event === "died") return it.cause === "plague" ? "plague" : "resolution";
  if (it.event === "points") {
    if (MAJORITIES.includes(it.source)) return "majorities";
    return it.source === "miracle" || it.source === "worshipful" ? "aftermath" : undefined;
  }
  return AT[it.event];
}

/** The report of the latest Conflict; null before the first one. */
export function conflictReport(events: readonly GameEvent[]): ConflictReport | null {
  const holds = standing(events);
  let first = events.length - 1;
  while (first >= 0 && !(events[first]?.event === "conflict" && holds[first])) first -= 1;
  if (first < 0) return null;
  const opening = events[first] as unknown as AnkhEvent & { event: "conflict" };
  const made: ConflictReport = {
    number: opening.number,
    seat: opening.seat,
    regions: [],
    before: [],
    after: [],
    over: false,
  };
  for (let i = first + 1; i < events.length; i++) {
    const event = events[i];
    if (!event || !holds[i]) continue;
    if (event.event === "turn" || event.event === "marker-reset") break;
    if (made.over) made.after.push(event);
    else addEvent(made, event);
  }
  return made;
}

/** The report of a game that was loaded in the middle of a Battle, from the view alone. */
export function reportFromBoard({ battle, conflicts }: AnkhView): ConflictReport | null {
  if (!battle) return null;
  const seat = battle.fighters[0] ?? 0;
  const made: ConflictReport = {
    number: conflicts,
    seat,
    regions: [],
    before: [],
    after: [],
    over: false,
  };
  const region = begin(made, battle.token, "battle");
  region.fighters = [...battle.fighters];
  region.cards = Object.fromEntries(
    Object.entries(battle.cards).map(([fighter, cards]) => [Number(fighter), cards as Card[]]),
  );
  return made;
}

function begin(made: ConflictReport, token: number, kind: RegionReport["kind"]): RegionReport {
  const last = made.regions.at(-1);
  if (last) last.over = true;
  const region: RegionReport = {
    token,
    kind,
    fighters: [],
    step: "obelisks",
    eventsByStep: {},
    cards: {},
    bids: {},
    strength: {},
    winner: kind === "empty" ? null : undefined,
    fallen: {},
    dead: [],
    changes: [],
    points: [],
    devotion: {},
    losses: {},
    tiebreaker: false,
    over: kind === "empty",
  };
  made.regions.push(region);
  return region;
}

function addEvent(made: ConflictReport, event: GameEvent): void {
  const it = event as unknown as AnkhEvent;
  switch (it.event) {
    case "region-empty":
      begin(made, it.token, "empty");
      return;
    case "dominated": {
      const region = begin(made, it.token, "domination");
      region.fighters = [it.seat];
      region.winner = it.seat;
      region.step = "resolution";
      return;
    }
    case "battle":
      begin(made, it.token, "battle");
      return;
    case "conflict-ends": {
      const last = made.regions.at(-1);
      if (last) last.over = true;
      made.over = true;
      return;
    }
    case "victory":
    case "no-victory":
      made.over = true;
      made.after.push(event);
      return;
  }
  const region = made.regions.at(-1);
  if (region) add(region, it, event);
  else made.before.push(event);
}

function add(region: RegionReport, it: AnkhEvent, event: GameEvent): void {
  const step = stepOf(it);
  if (step && STEPS.indexOf(step) > STEPS.indexOf(region.step)) region.step = step;
  if (it.event === "joins-battle") region.fighters.push(it.seat);
  else (region.eventsByStep[region.step] ??= []).push(event);
  switch (it.event) {
    case "revealed":
      region.cards[it.seat] = [...(region.cards[it.seat] ?? []), it.card];
      break;
    case "plague":
      region.bids = {};
      break;
    case "bids":
      region.bids[it.seat] = it.bid;
      break;
    case "strength":
      region.strength[it.seat] = {
        figures: it.figures,
        temples: it.temples,
        cards: it.cards,
        total: it.total,
      };
      break;
    case "won":
      region.winner = it.seat;
      break;
    case "nobody-won":
      region.winner = null;
      break;
    case "died":
      region.fallen[it.seat] = (region.fallen[it.seat] ?? 0) + 1;
      region.dead.push({ seat: it.seat, figure: it.figure });
      break;
    case "tiebreaker-used":
      region.tiebreaker = true;
      break;
    case "devotion":
      region.devotion[it.seat] = it.at;
      break;
    case "devotion-lost":
      region.devotion[it.seat] = it.at;
      region.losses[it.seat] = (region.losses[it.seat] ?? 0) + 1;
      break;
    case "built":
    case "underworld-placed":
    case "underworld-moved":
    case "trapped":
    case "reclaimed":
      region.changes.push(event);
      break;
    case "points":
      region.points.push({ seat: it.seat, source: it.source, amount: it.amount });
      break;
  }
}

/** Events that follow the result of a region, and those that follow the end of a Conflict. */
const AFTER_REGION = [
  "battle",
  "dominated",
  "region-empty",
  "conflict-ends",
  "victory",
  "no-victory",
];
const AFTER_CONFLICT = ["turn", "marker-reset"];

/** The result that has to be seen before the next event, by a name of its own; null if there is none.
 * Without a next event, only the end of a Conflict can be such a result. */
export function stageBefore(
  next: GameEvent | null,
  read: () => ConflictReport | null,
): string | null {
  if (next && ![...AFTER_REGION, ...AFTER_CONFLICT].includes(next.event)) return null;
  const report = read();
  if (!report) return null;
  if (report.over)
    return report.after.length > 0 && !AFTER_REGION.includes(next?.event ?? "")
      ? `${report.number} end`
      : null;
  const last = report.regions.at(-1);
  if (!next || !last || last.kind === "empty") return null;
  return `${report.number} ${report.regions.length}`;
}

/** A god's Devotion before and after a region, with the sources of the difference. */
export interface Account {
  seat: number;
  before: number;
  now: number;
  gains: { source: string; amount: number }[];
}

/** The accounts of all gods whose Devotion changed in a region, and of all who took part. */
export function accounts(region: RegionReport, now: (seat: number) => number): Account[] {
  const gained = sums(region.points);
  const seats = [...region.fighters, ...Object.keys(region.devotion).map(Number)];
  return [...new Set(seats)].map((seat) => {
    const gains: Account["gains"] = [];
    for (const { source, amount } of region.points.filter((point) => point.seat === seat)) {
      const same = gains.find((one) => one.source === source);
      if (same) same.amount += amount;
      else gains.push({ source, amount });
    }
    const lost = region.losses[seat] ?? 0;
    if (lost > 0) gains.push({ source: "cat-mummy", amount: -lost });
    const after = region.devotion[seat] ?? now(seat);
    return { seat, before: Math.max(0, after - (gained[seat] ?? 0) + lost), now: after, gains };
  });
}

/** The Devotion each god gained. */
export function sums(points: readonly Point[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const { seat, amount } of points) found[seat] = (found[seat] ?? 0) + amount;
  return found;
}
