/** The Fluent function NAME, which declines a noun. The same as in `ennead/words/fluent_functions.py`. */

import type { TableNames } from "./types";

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

/** The places on the table's map, and the cards among which the viewer chooses. */
export interface Places {
  /** Which part of the map a place lies in. */
  area(code: string): string | undefined;
  /** A place in the region with this token, and which part of its area the region is. */
  region(token: number): { place: string; part: string } | undefined;
  /** The card with this number among those the viewer drew. */
  drawn?(number: number): string | undefined;
}

/** The regions and drawn cards of an earlier moment; parts of the map never change. */
export const placesAt = (
  { drawn, regions }: TableNames,
  { area }: Pick<Places, "area">,
): Places => ({
  area,
  region: (token) => {
    const found = regions[token];
    return found && { place: found[0], part: found[1] };
  },
  drawn: (number) => drawn[number - 1],
});

/** The Fluent function PLACE, as in `ennead/words/fluent_functions.py`: a place on the table's map
 * with its code, or the way from one to another. */
export function placeOf(
  language: string,
  terms: Terms,
  { area }: Pick<Places, "area">,
  [code, other]: readonly string[],
  wantedCase: string,
): string {
  const phrase = (place: string, inCase: string): string =>
    areaPhrase(language, terms, area(place) ?? "map", inCase);
  if (code === undefined) throw new MissingWords("PLACE needs a place");
  if (other === undefined) return `${phrase(code, wantedCase)} (${code})`;
  if (area(code) === area(other)) return `${phrase(code, wantedCase)} (${code} → ${other})`;
  return `${phrase(code, "from")} (${code}) ${phrase(other, "to")} (${other})`;
}

/** The Fluent function REGION, as in `ennead/words/fluent_functions.py`: a region of the table's map,
 * as it is now or, with a place and a part, as an event tells it. */
export function regionOf(
  language: string,
  terms: Terms,
  places: Places,
  [token, place, part]: readonly string[],
  wantedCase: string,
): string {
  if (token === undefined) throw new MissingWords("REGION needs a token");
  const found =
    place === undefined ? places.region(Number(token)) : { place, part: part ?? "whole" };
  const area = found && places.area(found.place);
  if (!found || area === undefined) {
    return areaPhrase(language, terms, "region", wantedCase).replace("{name}", token);
  }
  const phrase = areaPhrase(language, terms, area, wantedCase);
  if (found.part === "whole") return phrase;
  return `${phrase} (${terms[found.part]?.[language]?.["cases"]?.["nom"] ?? token})`;
}

/** An area with its preposition; capitalised at the start of a sentence. */
function areaPhrase(language: string, terms: Terms, area: string, inCase: string): string {
  const form = (term: string): string | undefined =>
    terms[term]?.[language]?.["cases"]?.[inCase.toLowerCase()];
  const text = form(`place-${area}`) ?? (form("place-own") ?? "{name}").replace("{name}", area);
  return inCase < "a" ? text.charAt(0).toUpperCase() + text.slice(1) : text;
}

const rules = new Map<string, Intl.PluralRules>();
function pluralRules(language: string): Intl.PluralRules {
  let made = rules.get(language);
  if (!made) rules.set(language, (made = new Intl.PluralRules(language)));
  return made;
}
