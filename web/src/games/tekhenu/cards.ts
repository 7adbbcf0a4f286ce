/** Each card as a row of signs, so that it can be read without its text. Pure. */

import type { Data } from "$generated/tekhenu";
import { gains, symbolOf } from "./data";
import { kindOf } from "./names";

export type Bit = { sign: string } | { text: string } | { points: number | string };

/** The faces of blessings and technologies. Words are signs, "*" is the points, "#" and a word a
 * figure of the card, all else is text. */
const FACES: Record<string, string> = {
  b01: "+#amount limestone",
  b02: "+#amount granite",
  b03: "+#amount bread",
  b04: "+#amount papyrus",
  b05: "+#amount gold",
  b06: "+#amount scribe",
  b07: "+#amount m-pop / m-happy",
  b08: "+#amount m-pop / m-happy",
  b09: "→ 1–6",
  b10: "→ 1–6",
  b11: "→ any ±#amount",
  b12: "→ any ±#amount",
  b13: "g-ra g-horus 0",
  b14: "g-ra g-horus 0",
  b15: "g-bastet g-hathor 0",
  b16: "g-bastet g-hathor 0",
  b17: "scribe → +1 ↔",
  b18: "scribe → +1 ↔",
  b19: "−#amount → +1 ↕",
  b20: "−#amount → +1 ↕",
  b21: "any ×2",
  b22: "any ×2",
  b23: "g-anubis 0",
  b24: "g-anubis 0",
  t01: "g-osiris *",
  t02: "g-ra *",
  t03: "g-thoth *",
  t04: "g-horus * granite",
  t05: "g-hathor p-pillar +#points",
  t06: "g-bastet * m-happy",
  t07: "p-statue → granite",
  t08: "s-forbidden → s-pure",
  t09: "l-shaded l-dark ✓",
  t10: "gold ↔ scribe *",
  t11: "#value → *",
  t12: "> any *",
  t13: "any ±#steps +#goods",
  t14: "g-ankh ±#steps",
  t15: "g-maat +#faith faith",
  t16: "g-maat * / gold",
  t17: "bread *",
  t18: "s-pure *",
  t19: "s-tainted any",
  t20: "g-thoth papyrus",
  t21: "g-hathor bread",
  t22: "limestone ↔ granite *",
  t23: "g-anubis *",
  t24: "card → gold",
};

const COUNTED: Record<string, string> = {
  technology: "g-maat",
  "decree-symbol": "d-scroll",
  "population-symbol": "m-pop",
  "happiness-symbol": "m-happy",
  scribe: "scribe",
  gold: "gold",
  papyrus: "papyrus",
  bread: "bread",
  limestone: "limestone",
  granite: "granite",
  quarry: "d-works",
  workshop: "d-works",
  "osiris-building": "p-building",
  "temple-building": "d-temple",
  pillar: "p-pillar",
  statue: "p-statue",
  "god-statue": "p-statue",
  "people-statue": "d-people",
  building: "p-building",
};

const OTHER_DECREES: Record<string, string> = {
  d03: "#gold gold ×2",
  d06: "m-happy − m-happy",
  d09: "limestone granite *",
  d10: "papyrus bread *",
  d20: "1. 2. *",
  d22: "s-pure ½",
  d23: "any 1–6",
  d24: "d-temple ×2",
};

const plain = /^[a-z]+(-[a-z]+)*$/;
const read = (line: string, points: number | string, figures: object = {}): Bit[] =>
  line
    .replace(/#(\w+)/gu, (_, name: string) =>
      String((figures as Record<string, unknown>)[name] ?? ""),
    )
    .split(" ")
    .map((word) =>
      word === "*" ? { points } : plain.test(word) ? { sign: word } : { text: word },
    );

export function face(data: Data, card: string): Bit[] {
  const kind = kindOf(card);
  if (kind === "blessing") return read(FACES[card] ?? "", 0, data.blessings[card]);
  if (kind === "technology") {
    const technology = data.technologies[card];
    return read(FACES[card] ?? "", technology?.points ?? 0, technology);
  }
  if (kind === "decree") return decree(data, card);
  return kind === "starting" ? starting(data, card) : destiny(data, card);
}

function decree({ decrees }: Data, card: string): Bit[] {
  const counted = Object.entries(decrees[card]?.points ?? {});
  const points = counted[0]?.[1] ?? decrees[card]?.by_place?.[0] ?? 0;
  const own = OTHER_DECREES[card];
  if (own) return read(own, points, decrees[card]);
  const each = counted.map(([, count]) => count);
  if (counted.length > 2) return read("gold any *", `${Math.min(...each)}–${Math.max(...each)}`);
  const signs: Bit[] = counted.map(([what]) => ({ sign: COUNTED[what] ?? "any" }));
  return [...signs, { points }];
}

function starting(data: Data, card: string): Bit[] {
  const it = data.starting.cards[card];
  if (!it) return [];
  if (it.effect === "osiris") return [{ sign: "g-osiris" }, { text: String(it.value) }];
  if (it.effect === "draw") return [{ text: "2 → 1" }, { sign: "card" }];
  if (it.effect === "any")
    return [{ text: `+${it.amount}` }, ...(it.of ?? []).map((sign) => ({ sign }))];
  return gains(it.gain ?? {}).flatMap(([what, count]) => [
    { text: `+${count}` },
    { sign: marker(what) },
  ]);
}

const marker = (what: string): string =>
  ({ population: "m-pop", happiness: "m-happy" })[what] ?? what;

function destiny(data: Data, card: string): Bit[] {
  const it = data.destiny[card];
  const got: Bit[] = it?.raise
    ? [{ text: `+${it.raise}` }, { sign: "m-pop" }, { text: "/" }, { sign: "m-happy" }]
    : gains(it?.gain ?? {}).flatMap(([what, count]) => [{ text: `+${count}` }, { sign: what }]);
  return [...got, { sign: "g-ankh" }, { text: String(it?.ankh ?? 0) }];
}

/** The sign of a card's kind; for decrees that of their symbol. */
export function kindSign(data: Data, card: string): string {
  const kind = kindOf(card);
  if (kind === "decree") return `d-${symbolOf(data, card)}`;
  return { blessing: "g-ankh", technology: "g-maat", starting: "card", destiny: "g-ankh" }[kind];
}
