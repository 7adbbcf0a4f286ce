/** A table's own figures, which replace entries of its game's data files. The same as in
 * `ennead/core/own_figures.py`. */

/** The option that holds a table's own figures. */
export const FIGURES = "figures";

/** The content of data files, by file name. */
export type GameData = Record<string, unknown>;

interface Proposed {
  entries?: string[];
}

/** The entries that the rulebook does not give, with our values: a template for own figures. */
export function templateOf(data: GameData): GameData {
  const { entries = [] } = (data["proposed"] ?? {}) as Proposed;
  const all = entries.flatMap((pattern) => {
    let found: [path: string, value: unknown][] = [["", data]];
    for (const name of pattern.split("."))
      found = found.flatMap(([path, value]) => {
        const inner = value as GameData;
        const keys = name === "*" ? Object.keys(inner) : [name];
        return keys.map((key): [string, unknown] => [path ? `${path}.${key}` : key, inner[key]]);
      });
    return found;
  });
  return Object.fromEntries(all);
}

/** The paths of these entries. */
export const entryPaths = (data: GameData): string[] => Object.keys(templateOf(data));

/** Follows a figure that the rulebook does not give. */
export const SIGN = "◇";

/** The sign of an entry, or of a part of one; "" for a figure of the rulebook. */
export function signOf(data: GameData, path: string): string {
  return entryPaths(data).some((entry) => `${path}.`.startsWith(`${entry}.`)) ? SIGN : "";
}

/** A copy of the data with a table's own figures in it; those are no longer ours. */
export function withFigures(data: GameData, figures: GameData): GameData {
  if (Object.keys(figures).length === 0) return data;
  const replaced = structuredClone(data);
  const entries = entryPaths(data).filter((path) => !(path in figures));
  for (const [path, value] of Object.entries(figures)) {
    const folders = path.split(".");
    const name = folders.pop() ?? "";
    let at = replaced;
    for (const folder of folders) at = at[folder] as GameData;
    at[name] = value;
  }
  replaced["proposed"] = { entries };
  return replaced;
}
