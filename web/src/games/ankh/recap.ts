/** Ankh's turns as signs: what was moved, summoned, gained and won. Pure. */

import type { AnkhView, GameEvent as AnkhEvent } from "$generated/ankh";
import type { Sign, Translate } from "$lib/board";
import type { GameEvent, View } from "$lib/types";
import { glyph } from "./module";

export function recap(events: readonly GameEvent[], view: View<AnkhView>, t: Translate): Sign[] {
  const told = events as unknown as AnkhEvent[];
  const signs: Sign[] = [];
  const followers = new Map<number, number>();
  const devotion = new Map<number, number>();
  const add = (sums: Map<number, number>, seat: number, count: number): void =>
    void sums.set(seat, (sums.get(seat) ?? 0) + count);
  let camels = 0;
  for (const it of told) {
    switch (it.event) {
      case "followers":
        add(followers, it.seat, it.amount);
        break;
      case "paid":
        add(followers, it.seat, -it.amount);
        break;
      case "devotion":
        add(devotion, it.seat, it.amount);
        break;
      case "devotion-lost":
        add(devotion, it.seat, -1);
        break;
      case "camel-laid":
        camels += 1;
        break;
      default:
        signs.push(...signOf(it, view, t));
    }
  }
  if (camels > 0)
    signs.push({ icon: "camel", text: `×${camels}`, label: t("recap-camels", { camels }) });
  const turn = told.find((it) => it.event === "turn");
  for (const [seat, count] of followers)
    if (count !== 0) {
      const text = t("recap-followers", { count: signed(count), n: Math.abs(count) });
      const own = seat === (turn as { seat: number } | undefined)?.seat;
      signs.push(
        own
          ? { icon: "follower", text: signed(count), label: text, tone: tone(count) }
          : { icon: emblem(view, seat), seat, text, tone: tone(count) },
      );
    }
  for (const [seat, count] of devotion)
    if (count !== 0) {
      const text = t("recap-devotion", { count: signed(count), n: Math.abs(count) });
      signs.push({ icon: emblem(view, seat), seat, text, tone: tone(count) });
    }
  return signs;
}

const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);
const tone = (count: number): "gain" | "loss" => (count > 0 ? "gain" : "loss");

/** The symbol of the god that a seat plays. */
const emblem = (view: View<AnkhView>, seat: number): string =>
  (glyph(view, seat) ?? "emblem-ra").replace("emblem-", "g-");

const figureIcon = (view: View<AnkhView>, seat: number, figure: string): string =>
  figure === "warrior" ? "warrior" : figure === "god" ? emblem(view, seat) : `k-${figure}`;

interface FigureOnSpace {
  seat: number;
  figure: string;
  hex: string;
}

const figureAt = ({ figure, hex }: FigureOnSpace) => ({ figure, hex });

const figureSign = (it: FigureOnSpace, view: View<AnkhView>, t: Translate): Sign => ({
  icon: figureIcon(view, it.seat, it.figure),
  seat: it.seat,
  text: t("recap-at", { hex: it.hex }),
});

function signOf(it: AnkhEvent, view: View<AnkhView>, t: Translate): Sign[] {
  switch (it.event) {
    case "acted":
      return [{ icon: `d-${it.action}`, label: t("recap-action", { action: it.action }) }];
    case "moved":
    case "relocated":
    case "shoved": {
      const seat = it.event === "shoved" ? it.owner : it.seat;
      const text = t("recap-to", { hex: it.to });
      return [
        {
          icon: figureIcon(view, seat, it.figure),
          seat,
          text,
          label: t("recap-moved", { figure: it.figure, hex: it.to }),
        },
      ];
    }
    case "summoned":
      return [
        { ...figureSign(it, view, t), tone: "gain", label: t("recap-summoned", figureAt(it)) },
      ];
    case "ransomed":
      return [{ icon: "warrior", seat: it.seat, text: t("recap-ransomed") }];
    case "sun-given":
      return [{ icon: "sun", text: t("recap-at", { hex: it.hex }) }];
    case "no-gain":
    case "no-unlock":
    case "no-control":
    case "no-caravan":
      return [];
    case "unlocked":
      return [{ icon: `p-${it.power}`, text: t("recap-name", { name: it.power }) }];
    case "guardian-gained":
      return [
        {
          icon: `k-${it.guardian}`,
          seat: it.seat,
          tone: "gain",
          text: t("recap-name", { name: it.guardian }),
        },
      ];
    case "event":
      return it.kind === "conflict"
        ? []
        : [{ icon: `e-${it.kind}`, text: t("recap-name", { name: it.kind }) }];
    case "controlled":
    case "seized":
    case "built":
      return [
        {
          icon: `m-${it.monument}`,
          seat: it.seat,
          tone: "gain",
          text: t("recap-at", { hex: it.hex }),
        },
      ];
    case "token-added":
      return [{ icon: "e-caravan", text: t("recap-split", { token: it.token }) }];
    case "tokens-swapped":
      return [{ icon: "swap", text: `${it.token} ↔ ${it.other}`, label: t("recap-swapped") }];
    case "conflict":
      return [{ icon: "e-conflict", text: t("recap-conflict", { number: it.number }) }];
    case "dominated":
      return [
        {
          icon: emblem(view, it.seat),
          seat: it.seat,
          text: t("recap-dominated", { token: it.token, hex: it.hex, part: it.part }),
        },
      ];
    case "battle":
      return [
        {
          icon: "e-conflict",
          text: t("recap-battle", { token: it.token, hex: it.hex, part: it.part }),
        },
      ];
    case "revealed":
      return [{ icon: `c-${it.card}`, seat: it.seat, text: t("recap-name", { name: it.card }) }];
    case "won":
      return [
        {
          icon: emblem(view, it.seat),
          seat: it.seat,
          tone: "gain",
          text: t("recap-won", { margin: it.margin }),
        },
      ];
    case "nobody-won":
      return [{ text: t("recap-nobody") }];
    case "died":
      return [{ ...figureSign(it, view, t), tone: "loss", label: t("recap-died", figureAt(it)) }];
    case "destroyed":
    case "neutral-destroyed":
      return [{ icon: `m-${it.monument}`, tone: "loss", text: t("recap-at", { hex: it.hex }) }];
    case "merged":
      return [{ icon: "merge", seat: it.seat, text: t("recap-merged") }];
    case "forgotten":
      return [{ icon: "skull", seat: it.seat, text: t("recap-forgotten") }];
    case "plays-god":
      return [{ icon: `g-${it.god}`, seat: it.seat, text: t("recap-name", { name: it.god }) }];
    default:
      return [];
  }
}
