/** Each game's picture and small emblem, from `Art.svelte` in its folder. */
import type { Component } from "svelte";
import DefaultArt from "./DefaultArt.svelte";

export interface Emblem {
  /** A symbol of icons.svg. */
  icon: string;
  /** Any CSS colour. */
  tint: string;
}

interface Art {
  default: Component;
  emblem?: Emblem;
}

const DEFAULT_EMBLEM: Emblem = { icon: "board", tint: "var(--gold-ink)" };

const found = import.meta.glob<Art>("../games/*/Art.svelte", { eager: true });
const arts = new Map<string, Art>();
for (const [path, art] of Object.entries(found)) {
  const id = /([^/]+)\/Art\.svelte$/.exec(path)?.[1];
  if (id) arts.set(id, art);
}

export function picture(game: string): Component {
  return arts.get(game)?.default ?? DefaultArt;
}

export function emblem(game: string): Emblem {
  return arts.get(game)?.emblem ?? DEFAULT_EMBLEM;
}
