/** The picture and the small emblem of each game, found by the name of a file. */
import type { Component } from "svelte";
import Neutral from "./NeutralArt.svelte";

export interface Emblem {
  /** The name of an icon of the sprite. */
  icon: string;
  /** Any CSS colour. */
  tint: string;
}

interface Art {
  default: Component;
  emblem?: Emblem;
}

const NEUTRAL: Emblem = { icon: "board", tint: "var(--gold-ink)" };

// A game may bring its own picture; the lobby's folder holds the rest.
const found = import.meta.glob<Art>(["./art/*.svelte", "../games/*/Art.svelte"], { eager: true });
const arts = new Map<string, Art>();
for (const [path, art] of Object.entries(found)) {
  const id = /([^/]+)(?:\/Art)?\.svelte$/.exec(path)?.[1];
  if (id) arts.set(id, art);
}

export function picture(game: string): Component {
  return arts.get(game)?.default ?? Neutral;
}

export function emblem(game: string): Emblem {
  return arts.get(game)?.emblem ?? NEUTRAL;
}
