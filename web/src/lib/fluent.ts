/** Fluent messages with the functions of `ennead/words/fluent_functions.py` and `data_functions.py`,
 * formatted to parts so that names can be emphasised without HTML in messages. */

import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import { dataFunctions } from "./data-functions";
import type { GameData } from "./own-figures";
import { MissingWords, nameOf, placeOf, regionOf, type Places, type Terms } from "./noun-forms";
import type { Statement } from "./types";

export { MissingWords, nameOf, type Terms } from "./noun-forms";

export type Language = "en" | "ru" | "pl";
export const LANGUAGES: readonly Language[] = ["en", "ru", "pl"];

/** Outer and inner quotation marks. */
const QUOTES: Record<Language, [outer: string, inner: string]> = {
  en: ["“”", "‘’"],
  ru: ["«»", "„“"],
  pl: ["„”", "«»"],
};

/** Turns outer quotation marks into inner ones, for a text that is about to be quoted. */
export function quoted(language: Language, text: string): string {
  const [outer, inner] = QUOTES[language];
  return [...text].map((letter) => inner[outer.indexOf(letter)] ?? letter).join("");
}

export type Args = Record<string, string | number>;

/** The kind of each argument of questions, events and reasons; see `$generated`. */
export type Vocabulary = Record<string, Record<string, Record<string, string>>>;

/** A part of a sentence. `kind` is what it names: a `seat`, a `term` of names.json, or the kind of
 * an argument (`card`, `cell`, `count`, …); plain text has none. */
export interface Part {
  text: string;
  kind?: string;
  seat?: number;
}

// Delimiters around formatted arguments: private-use characters that no message contains.
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const CLOSE = "\uE002";
const MARKED = new RegExp(`${OPEN}([^${MIDDLE}]*)${MIDDLE}([^${CLOSE}]*)${CLOSE}`, "u");

/** Part of a rules page that is filled in like a message. */
const PLACEABLE = /\{ [^{}]+ \}/gu;

const mark = (kind: string, text: string): string => OPEN + kind + MIDDLE + text + CLOSE;

/** A player in a sentence: formatted as the name, compared by the seat. */
class Player extends FluentType<number> {
  constructor(
    readonly seat: number,
    readonly name: string,
  ) {
    super(seat);
  }
  override toString(): string {
    return mark(`seat ${this.seat}`, this.name);
  }
}

/** A number whose minus sign is a true one, not the hyphen of `Intl`. */
class Numeral extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", "−");
  }
}

class MarkedNumber extends Numeral {
  constructor(
    value: number,
    readonly kind: string,
  ) {
    super(value);
  }
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return mark(this.kind, super.toString(scope));
  }
}

class MarkedText extends FluentType<string> {
  constructor(
    value: string,
    readonly kind: string,
  ) {
    super(value);
  }
  override toString(): string {
    return mark(this.kind, this.value);
  }
}

const plain = (value: FluentValue | undefined): unknown =>
  value instanceof FluentType ? value.value : value;

function same(one: FluentValue | undefined, other: FluentValue | undefined): string {
  if (one instanceof Player !== other instanceof Player) return "no";
  return plain(one) === plain(other) ? "yes" : "no";
}

/** All messages of one language. Later sources override earlier ones. */
export class Words {
  readonly #bundle: FluentBundle;
  readonly #terms: Terms;
  readonly #resources: readonly FluentResource[];
  readonly #selected = new Map<string, Set<string>>();
  readonly #placeables = new Map<string, string>();
  /** Names the places of the table on the screen. */
  places: Places | null = null;
  readonly #byData = new WeakMap<GameData, Words>();

  /** The messages quote figures from `data`. */
  constructor(
    readonly language: Language,
    sources: readonly (string | FluentResource)[],
    terms: Terms = {},
    readonly vocabulary: Vocabulary = {},
    data: GameData = {},
  ) {
    this.#terms = terms;
    const name = (term: string, n: number | null, wantedCase: string): string =>
      nameOf(language, terms, term, n, wantedCase);
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: (positional, named) => {
          const kind = plain(named["kind"]);
          const code = String(plain(positional[0]));
          const term = kind === undefined ? code : `${String(kind)}-${code}`;
          const n = positional.length > 1 ? Number(plain(positional[1])) : null;
          return new MarkedText(name(term, n, String(plain(named["case"]) ?? "nom")), "term");
        },
        PLACE: (positional, named) => {
          const codes = positional.map((it) => String(plain(it)));
          const wantedCase = String(plain(named["case"]) ?? "in");
          return new MarkedText(placeOf(language, terms, this.#map(), codes, wantedCase), "term");
        },
        REGION: (positional, named) => {
          const args = positional.map((it) => String(plain(it)));
          const wantedCase = String(plain(named["case"]) ?? "in");
          return new MarkedText(regionOf(language, terms, this.#map(), args, wantedCase), "term");
        },
        CODE: (positional) => String(plain(positional[0])).toUpperCase(),
        DRAWN: (positional) => this.#map().drawn?.(Number(plain(positional[0]))) ?? "unseen",
        SAME: (positional) => same(positional[0], positional[1]),
        ...dataFunctions(language, data, name),
      },
    });
    this.#resources = sources.map((it) => (typeof it === "string" ? new FluentResource(it) : it));
    for (const resource of this.#resources) {
      this.#bundle.addResource(resource, { allowOverrides: true });
    }
  }

  #map(): Places {
    return this.places ?? { area: () => undefined, region: () => undefined };
  }

  /** The same messages with the figures of other data: those of a table. */
  withData(data: GameData): Words {
    let found = this.#byData.get(data);
    if (!found) {
      found = new Words(this.language, this.#resources, this.#terms, this.vocabulary, data);
      this.#byData.set(data, found);
    }
    return found;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A message as plain text. */
  message(id: string, args: Args = {}): string {
    return flat(this.parts(id, args));
  }

  /** A message in parts. */
  parts(id: string, args: Args = {}): Part[] {
    return this.#format(id, args);
  }

  /** A text with its placeables replaced: `{ FIGURE("horus.cost") }`, `{ card-s01-text }`. */
  fill(text: string): string {
    return text.replace(PLACEABLE, (placeable) => {
      const id = `placeable-${this.#placeables.size}`;
      const known = this.#placeables.get(placeable) ?? id;
      if (known === id) {
        this.#placeables.set(placeable, id);
        this.#bundle.addResource(new FluentResource(`${id} = ${placeable}`));
      }
      return this.message(known);
    });
  }

  /** The sentence for an event, a question (as the asked player reads it) or a reason. */
  sentence(statement: Statement, names: readonly string[]): Part[] {
    const [family, name] = this.#kind(statement);
    return this.#format(`${family}-${name}`, this.#arguments(family, name, statement, names));
  }

  /** What the other players read while a question is open. */
  waiting(question: Statement, names: readonly string[]): Part[] {
    const [family, name] = this.#kind(question);
    return this.#format(`waiting-${name}`, this.#arguments(family, name, question, names));
  }

  /** An action as an option in a list. A question may have a text of its own for it. */
  action(verb: string, args: Args, question = ""): string {
    const own = `action-${verb}-${question}`;
    return this.message(this.has(own) ? own : `action-${verb}`, args);
  }

  #kind(statement: Statement): [family: string, name: string] {
    for (const family of Object.keys(this.vocabulary)) {
      const name = statement[family];
      if (typeof name === "string") return [family, name];
    }
    throw new MissingWords(`${JSON.stringify(statement)} is no event, question or reason`);
  }

  #arguments(
    family: string,
    name: string,
    statement: Statement,
    names: readonly string[],
  ): Record<string, FluentVariable> {
    const kinds = this.vocabulary[family]?.[name];
    if (!kinds) throw new MissingWords(`there is no ${family} '${name}'`);
    const selected = this.#selectors(`${family}-${name}`);
    const args: Record<string, FluentVariable> = {};
    for (const [arg, kind] of Object.entries(kinds)) {
      const value = statement[arg];
      if (kind === "seat" && typeof value === "number") {
        const player = names[value];
        if (player === undefined) throw new MissingWords(`seat ${value} has no name`);
        args[arg] = new Player(value, player);
      } else if (typeof value === "number") {
        args[arg] = new MarkedNumber(value, kind);
      } else if (typeof value === "string") {
        // Fluent can select only by plain strings, so a selector is not wrapped.
        args[arg] = selected.has(arg) ? value : new MarkedText(value, kind);
      }
    }
    return args;
  }

  /** The variables by which a message selects its variant. */
  #selectors(id: string): Set<string> {
    let found = this.#selected.get(id);
    if (!found) {
      found = new Set<string>();
      collectSelectors(this.#bundle.getMessage(id)?.value, found);
      this.#selected.set(id, found);
    }
    return found;
  }

  #format(id: string, args: Record<string, FluentVariable>): Part[] {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (pattern === undefined || pattern === null) {
      throw new MissingWords(`there is no message '${id}' in '${this.language}'`);
    }
    const errors: Error[] = [];
    const numerals = Object.entries(args).map(([name, value]) => [
      name,
      typeof value === "number" ? new Numeral(value) : value,
    ]);
    const given = Object.fromEntries(numerals) as Record<string, FluentVariable>;
    const text = this.#bundle.formatPattern(pattern, given, errors);
    if (errors.length > 0) {
      const wrong = errors.map((error) => error.message).join("; ");
      throw new MissingWords(`message '${id}' in '${this.language}': ${wrong}`);
    }
    return split(text);
  }
}

/** Joins parts to plain text. */
export function flat(parts: readonly Part[]): string {
  return parts.map((part) => part.text).join("");
}

function split(text: string): Part[] {
  const parts: Part[] = [];
  const pieces = text.split(MARKED); // text, kind, marked, text, kind, marked, …, text
  for (let i = 0; i < pieces.length; i += 3) {
    if (pieces[i]) parts.push({ text: pieces[i] as string });
    if (i + 2 >= pieces.length) break;
    const [kind = "", seat] = (pieces[i + 1] as string).split(" ");
    const part: Part = { text: pieces[i + 2] as string, kind };
    parts.push(seat === undefined ? part : { ...part, seat: Number(seat) });
  }
  return parts;
}

function collectSelectors(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const inner of node) collectSelectors(inner, found);
  } else if (typeof node === "object" && node !== null) {
    const made = node as { type?: string; selector?: { type?: string; name?: string } };
    if (made.type === "select" && made.selector?.type === "var" && made.selector.name) {
      found.add(made.selector.name);
    }
    for (const inner of Object.values(node)) collectSelectors(inner, found);
  }
}
