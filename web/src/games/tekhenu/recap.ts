/** Tekhenu's turns as signs: what was taken, paid, built and gained. Pure. */

import type { GameEvent as TekhenuEvent, TekhenuView } from "$generated/tekhenu";
import type { Sign, Translate } from "$lib/board";
import type { GameEvent, View } from "$lib/types";
import { signed } from "./module";

/** Sums of what one player gained and paid, drawn as one sign for each kind. */
class Account {
  readonly #sums = new Map<string, number>();

  add(what: string, count: number): void {
    this.#sums.set(what, (this.#sums.get(what) ?? 0) + count);
  }

  signs(seat: number | null, t: Translate): Sign[] {
    return [...this.#sums]
      .filter(([, count]) => count !== 0)
      .map(([what, count]) => ({
        icon: what,
        text: signed(count),
        tone: count < 0 ? "loss" : "gain",
        label: t("recap-count", { count: signed(count), n: Math.abs(count), what }),
        ...(seat === null ? {} : { seat }),
      }));
  }
}

export function recap(events: readonly GameEvent[], view: View<TekhenuView>, t: Translate): Sign[] {
  const told = events as unknown as TekhenuEvent[];
  const actor = actorOf(told, view.players);
  const signs: Sign[] = [];
  const accounts = new Map<number, Account>();
  const account = (seat: number): Account => {
    const found = accounts.get(seat) ?? new Account();
    accounts.set(seat, found);
    return found;
  };
  const raised = new Map<string, number>();
  const markers = new Map<string, Sign>();
  let dice = 0;
  for (const it of told) {
    switch (it.event) {
      case "gained":
        account(it.seat).add(it.token, it.count);
        break;
      case "paid":
        account(it.seat).add(it.token, -it.count);
        break;
      case "bot-gained":
        account(view.players).add(it.token, it.count);
        break;
      case "produced":
        account(it.seat).add(it.good, it.count);
        break;
      case "scored":
        account(it.seat).add("vp", it.points);
        break;
      case "forfeited":
        account(it.seat).add("vp", -it.points);
        break;
      case "bot-scored":
        account(view.players).add("vp", it.points);
        break;
      case "production-raised":
        raised.set(it.good, it.level);
        break;
      case "marker-moved":
        if (actor !== null)
          markers.set(it.marker, {
            icon: it.marker === "happiness" ? "m-happy" : "m-pop",
            text: String(it.to),
            label: t(`recap-${it.marker}`, { to: it.to }),
          });
        break;
      case "rolled":
        dice += 1;
        break;
      default:
        signs.push(...signOf(it, actor, t));
    }
  }
  for (const good of raised.keys())
    signs.push({ icon: good, text: "↑", label: t("recap-raised", { good }) });
  signs.push(...markers.values());
  if (dice > 0 && actor === null) signs.push({ text: t("recap-dice", { count: dice }) });
  for (const [seat, sums] of accounts) signs.push(...sums.signs(seat === actor ? null : seat, t));
  return signs;
}

/** The player whose turn it is; Botankhamun comes after the seats. */
function actorOf(told: readonly TekhenuEvent[], players: number): number | null {
  const taken = told.find((it) =>
    ["die-taken", "anubis-called", "blessing-played"].includes(it.event),
  ) as { seat: number } | undefined;
  if (taken) return taken.seat;
  return told[0]?.event === "bot-tile" ? players : null;
}

/** What a piece, card or die says for itself. */
function signOf(it: TekhenuEvent, actor: number | null, t: Translate): Sign[] {
  const seat = actor === null ? {} : { seat: actor };
  switch (it.event) {
    case "die-taken":
      return [
        { icon: `die:${it.die}`, label: t("recap-die", { die: it.die }) },
        ...(it.pan === "below"
          ? []
          : [
              {
                icon: it.pan === "left" ? "s-pure" : "s-tainted",
                label: t(it.pan === "left" ? "recap-pure" : "recap-tainted"),
              },
            ]),
      ];
    case "bot-takes":
      return [{ icon: `die:${it.die}`, label: t("recap-die", { die: it.die }) }];
    case "anubis-called":
      return [{ icon: "g-anubis", text: t("recap-anubis") }];
    case "acted":
      return it.action.startsWith("produce")
        ? []
        : [{ icon: `g-${it.action}`, text: t("recap-god", { god: it.action }) }];
    case "bot-acted":
      return [{ icon: `g-${it.god}`, text: t("recap-god", { god: it.god }) }];
    case "bot-idle":
      return [{ icon: `g-${it.god}`, text: t("recap-idle") }];
    case "bot-no-die":
    case "die-wasted":
    case "action-lost":
      return [{ text: t("recap-idle"), tone: "loss" }];
    case "extra-action":
      return [{ icon: `g-${it.god}`, text: t("recap-extra", { god: it.god }) }];
    case "god-statue":
    case "bot-god-statue":
      return [{ icon: "p-statue", ...seat, text: t("recap-god", { god: it.god }) }];
    case "people-statue":
    case "bot-people-statue":
      return [{ icon: "p-statue", ...seat, text: t("recap-people", { people: it.people }) }];
    case "pillar":
    case "bot-pillar":
      return [{ icon: "p-pillar", ...seat, text: t("recap-cell", { cell: it.cell }) }];
    case "temple-building":
    case "bot-temple-building":
      return [{ icon: "p-building", ...seat, text: t("recap-space", { space: it.space }) }];
    case "work-built":
    case "bot-work":
      return [{ icon: "p-building", ...seat, text: t("recap-work", { work: it.work }) }];
    case "card-taken":
    case "bot-card":
      return [{ icon: "card", text: t("recap-card", { card: it.card }) }];
    case "blessing-played":
      return [{ icon: "g-ankh", text: t("recap-card", { card: it.blessing }) }];
    case "decree-drawn":
      return [{ icon: "d-scroll", text: t("recap-decree") }];
    case "section-refreshed":
      return [{ icon: "card", text: t("recap-refreshed", { section: it.section }) }];
    case "section-opened":
      return [{ icon: "card", text: t("recap-opened", { section: it.section }) }];
    case "bot-marker":
      return [
        {
          icon: it.marker === "happiness" ? "m-happy" : "m-pop",
          text: String(it.to),
          label: t(`recap-${it.marker}`, { to: it.to }),
        },
      ];
    case "rotated":
      return [{ icon: "l-sunny", text: t("recap-rotated") }];
    case "maat":
      return [{ icon: "g-maat", text: t("recap-maat", { number: it.number }) }];
    case "scoring":
      return [{ icon: "vp", text: t("recap-scoring") }];
    case "balanced":
      return [balance(it.seat, it.balance, t)];
    case "place-in-order":
      return [{ icon: "seat", seat: it.seat, text: t("recap-place", { place: it.place }) }];
    case "destiny-chosen":
      return [{ icon: "d-fate", seat: it.seat, text: t("recap-card", { card: it.destiny }) }];
    default:
      return [];
  }
}

const balance = (seat: number, value: number, t: Translate): Sign => ({
  icon: "seat",
  seat,
  text: signed(value),
  label: t("recap-balance", { value: signed(value) }),
});
