/** Where a board shows an element that a lesson names. Pure.
 *
 * An element is a value of a domain (`cell:3b2`) or a path in the view (`table.sides.0.hand`). */

/** Elements, and the CSS selector of what shows them; `$1` is the first group. */
export type Pointing = readonly (readonly [element: RegExp, selector: string])[];

/** The selector of the first rule that fits; null if the board does not show the element. */
export function selectorOf(rules: Pointing, element: string): string | null {
  const rule = rules.find(([pattern]) => pattern.test(element));
  return rule ? element.replace(rule[0], rule[1]) : null;
}
