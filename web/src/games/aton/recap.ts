/** Aton's turns as signs. Pure. */

import type { AtonView, GameEvent as AtonEvent } from "$generated/aton";
import type { Sign, Translate } from "$lib/board";
import type { GameEvent, View } from "$lib/types";
import { roman } from "./geometry";
import { GLYPHS } from "./module";

type Told<E extends AtonEvent["event"]> = Extract<AtonEvent, { event: E }>;

export function recap(events: readonly GameEvent[], _view: View<AtonView>, t: Translate): Sign[] {
  const told = events as unknown as AtonEvent[];
  const all = <E extends AtonEvent["event"]>(kind: E): Told<E>[] =>
    told.filter((event): event is Told<E> => event.event === kind);
  const signs: Sign[] = [];

  for (const { seat, card1, card2, card3, card4 } of all("laid")) {
    const text = `${card1}-${card2}-${card3}-${card4}`;
    signs.push({ icon: GLYPHS[seat] ?? "person", seat, text, label: t("recap-laid", { text }) });
  }
  if (all("scoring").length > 0) signs.push({ icon: "scales", text: t("recap-scoring") });
  signs.push(...moved(all("removed"), "−", "loss", t));
  for (const { seat, count } of all("unplaced"))
    signs.push({
      icon: "priest",
      seat,
      text: `−${count}`,
      tone: "loss",
      label: t("recap-unplaced", { count }),
    });
  signs.push(...moved(all("placed"), "+", "gain", t));
  if (all("spared").length > 0) signs.push({ text: t("recap-spared") });
  signs.push(...moved(all("taken-back"), "−", "loss", t));
  signs.push(...scored(all("scored"), t));
  for (const { seat } of all("starts"))
    signs.push({ icon: GLYPHS[seat] ?? "person", seat, text: t("recap-first") });
  for (const { seat } of all("exchanged"))
    signs.push({ icon: "exchange", seat, text: t("recap-exchanged") });
  return signs;
}

interface Moved {
  seat: number;
  cell: string;
  owner?: number;
}

/** Priests that came or went, by owner and temple: "+2 in III". */
function moved(
  events: readonly Moved[],
  sign: string,
  tone: "gain" | "loss",
  t: Translate,
): Sign[] {
  const counts = new Map<string, { owner: number; temple: number; count: number }>();
  for (const { owner, seat, cell } of events) {
    const temple = Number(cell[0]);
    const whose = owner ?? seat;
    const key = `${whose}-${temple}`;
    counts.set(key, { owner: whose, temple, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .sort((one, other) => one.temple - other.temple)
    .map(({ owner, temple, count }) => ({
      icon: "priest",
      seat: owner,
      tone,
      text: t("recap-priests", { count: `${sign}${count}`, temple: roman(temple) }),
    }));
}

/** Points by seat, without their sources. */
function scored(events: readonly Told<"scored">[], t: Translate): Sign[] {
  const points = new Map<number, number>();
  for (const event of events) points.set(event.seat, (points.get(event.seat) ?? 0) + event.points);
  return [...points].map(([seat, count]) => ({
    icon: GLYPHS[seat] ?? "person",
    seat,
    tone: "gain",
    text: t("recap-points", { count: `+${count}`, n: count }),
  }));
}
