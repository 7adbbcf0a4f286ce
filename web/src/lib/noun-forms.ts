/** The Fluent function NAME, which declines a noun. The same as in `ennead/words/fluent_functions.py`. */

/** The content of `names.json`: tables of forms by term and language. */
export type Terms = Record<string, Partial<Record<string, Record<string, Record<string, string>>>>>;

/** A message, a name or one of their arguments is missing. */
export class MissingWords extends Error {}

const LARGEST_SIMPLE_FEW = 4;

export function nameOf(
  language: string,
  terms: Terms,
  term: string,
  n: number | null,
  wantedCase: string,
): string {
  const inCase = language === "en" ? "nom" : wantedCase; // English nouns have no cases
  const find = (table: string, key: string): string => {
    const found = terms[term]?.[language]?.[table]?.[key];
    if (found === undefined) {
      throw new MissingWords(`the name '${term}' has no ${table}.${key} in '${language}'`);
    }
    return found;
  };
  if (n === null) return find("cases", inCase);
  if (!Number.isInteger(n)) throw new MissingWords(`'${term}' cannot be counted by ${n}`);
  const category = pluralRules(language).select(n);
  // «2 жрецов» but «22 жреца»: in the accusative only 2, 3 and 4 distinguish animate nouns.
  const inanimate = language === "ru" && category === "few" && Math.abs(n) > LARGEST_SIMPLE_FEW;
  if (inCase === "nom" || (inCase === "acc" && inanimate)) return find("forms", category);
  return find(`forms_${inCase}`, category);
}

/** Which part of the table's map a place lies in. */
export type Area = (code: string) => string | undefined;

/** The Fluent function PLACE, as in `ennead/words/fluent_functions.py`: a place on the table's map
 * with its code, or the way from one to another. */
export function placeOf(
  language: string,
  terms: Terms,
  area: Area,
  [code, other]: readonly string[],
  wantedCase: string,
): string {
  const phrase = (place: string, inCase: string): string => {
    const name = area(place) ?? "map";
    const form = (term: string): string | undefined =>
      terms[term]?.[language]?.["cases"]?.[inCase.toLowerCase()];
    const text = form(`place-${name}`) ?? (form("place-own") ?? "{name}").replace("{name}", name);
    return inCase < "a" ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  };
  if (code === undefined) throw new MissingWords("PLACE needs a place");
  if (other === undefined) return `${phrase(code, wantedCase)} (${code})`;
  if (area(code) === area(other)) return `${phrase(code, wantedCase)} (${code} → ${other})`;
  return `${phrase(code, "from")} (${code}) ${phrase(other, "to")} (${other})`;
}

const rules = new Map<string, Intl.PluralRules>();
function pluralRules(language: string): Intl.PluralRules {
  let made = rules.get(language);
  if (!made) rules.set(language, (made = new Intl.PluralRules(language)));
  return made;
}
