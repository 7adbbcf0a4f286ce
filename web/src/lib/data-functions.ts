/** The Fluent functions FIGURE, THINGS and NAMES, by which messages and rules pages quote a game's
 * data files. The same as in `ennead/words/data_functions.py`, where they are described. */

import { FluentNumber, FluentType, type FluentFunction, type FluentValue } from "@fluent/bundle";
import { entryPaths, SIGN, type GameData } from "./own-figures";
import { MissingWords } from "./noun-forms";

const CONJUNCTIONS: Record<string, [and: string, or: string]> = {
  en: ["and", "or"],
  ru: ["и", "или"],
  pl: ["i", "lub"],
};

/** A number that the rulebook does not give. */
class OurNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope) + SIGN;
  }
}

/** The same for other figures. */
class OurText extends FluentType<string> {
  override toString(): string {
    return this.value + SIGN;
  }
}

type NameOf = (term: string, n: number | null, wantedCase: string) => string;
type Named = Record<string, FluentValue>;
type Counts = Record<string, number>;

const text = (value: FluentValue | undefined): string =>
  String(value instanceof FluentType ? value.value : value);

function join(parts: readonly string[], conjunction: string): string {
  const first = parts.slice(0, -1);
  const last = parts.at(-1) ?? "";
  return first.length > 0 ? `${first.join(", ")} ${conjunction} ${last}` : last;
}

export function dataFunctions(
  language: string,
  data: GameData,
  name: NameOf,
): Record<string, FluentFunction> {
  const [and, or] = CONJUNCTIONS[language] ?? ["and", "or"];
  const ours = entryPaths(data);
  const isOurs = (path: string): boolean =>
    ours.some((entry) => `${path}.`.startsWith(`${entry}.`));
  const isSigned = (path: string, named: Named): boolean =>
    isOurs(path) && (named["sign"] === undefined || text(named["sign"]) !== "no");
  const marked = (path: string, value: string, named: Named): FluentValue =>
    isSigned(path, named) ? new OurText(value) : value;
  const find = (path: string): unknown => {
    let value: unknown = data;
    for (const key of path.split(".")) value = (value as GameData | undefined)?.[key];
    if (value === undefined) throw new MissingWords(`the data have no '${path}'`);
    return value;
  };
  const count = (things: Counts, wantedCase: string): string => {
    const counted = Object.entries(things).filter(([, n]) => n > 0);
    return (
      join(
        counted.map(([term, n]) => `${n} ${name(term, n, wantedCase)}`),
        and,
      ) || "–"
    );
  };
  return {
    FIGURE: ([given], named) => {
      const path = text(given);
      const value = find(path);
      if (typeof value === "number")
        return isSigned(path, named) ? new OurNumber(value) : new FluentNumber(value);
      if (typeof value === "string") return value;
      return marked(path, join((value as number[]).map(String), and), named);
    },
    THINGS: ([given], named) => {
      const path = text(given);
      const value = find(path) as Counts | Counts[];
      const wantedCase = named["case"] === undefined ? "nom" : text(named["case"]);
      const counted = [value].flat().map((things) => count(things, wantedCase));
      return marked(path, join(counted, or), named);
    },
    NAMES: ([given], named) => {
      const path = text(given);
      const value = text(find(path) as string);
      const codes = /^[A-Z]+$/u.test(value) ? [...value.toLowerCase()] : [value];
      const kind = text(named["kind"]);
      return marked(path, codes.map((it) => name(`${kind}-${it}`, null, "nom")).join(", "), named);
    },
    SIGN: ([given]) => (isOurs(text(given)) ? SIGN : ""),
  };
}
