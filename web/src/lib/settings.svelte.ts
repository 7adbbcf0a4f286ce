/** What this person likes, remembered by this browser. */

import { LANGUAGES, type Language } from "./fluent";
import { LEVELS, type Level } from "./types";

export type Theme = "system" | "day" | "night";
export type Motion = "system" | "on" | "off";

export interface Liked {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  /** Ask for Confirm before something is revealed. */
  confirm: boolean;
  /** Of replays: moments per second. */
  speed: number;
  /** Browser notifications when a table waits for me. */
  notify: boolean;
  /** Chances to win beside the scores, where a table allows it. */
  chances: boolean;
  /** The bot whose choice a hint is. */
  hints: Level;
}

const KEY = "ennead.settings";
export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (known) return known;
  }
  return "en";
}

function usual(): Liked {
  return {
    language: preferredLanguage(navigator.languages ?? [navigator.language]),
    theme: "system",
    sound: true,
    motion: "system",
    confirm: true,
    speed: 1,
    notify: false,
    chances: false,
    hints: "hard",
  };
}

/** What was stored, as far as it still makes sense. */
export function read(text: string | null, base: Liked): Liked {
  let kept: Partial<Record<keyof Liked, unknown>> = {};
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found === "object" && found !== null) kept = found;
  } catch {
    // unreadable: as if there were nothing
  }
  const one = <T>(value: unknown, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(value as T) ? (value as T) : otherwise;
  return {
    language: one(kept.language, LANGUAGES, base.language),
    theme: one<Theme>(kept.theme, ["system", "day", "night"], base.theme),
    sound: one(kept.sound, [true, false], base.sound),
    motion: one<Motion>(kept.motion, ["system", "on", "off"], base.motion),
    confirm: one(kept.confirm, [true, false], base.confirm),
    speed: one(kept.speed, SPEEDS, base.speed),
    notify: one(kept.notify, [true, false], base.notify),
    chances: one(kept.chances, [true, false], base.chances),
    hints: one(kept.hints, LEVELS, base.hints),
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Settings {
  #liked = $state<Liked>(read(stored(), usual()));
  #still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);
  /** Whether things may move: the setting, or what the system asks for. */
  readonly moving: boolean = $derived(
    this.#liked.motion === "system" ? !this.#still : this.#liked.motion === "on",
  );

  constructor() {
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.#still = event.matches;
    });
    addEventListener("storage", (event) => {
      if (event.key !== KEY) return;
      this.#liked = read(event.newValue, usual());
      this.#show();
    });
    this.#show();
  }

  get language(): Language { return this.#liked.language; }
  get theme(): Theme { return this.#liked.theme; }
  get sound(): boolean { return this.#liked.sound; }
  get motion(): Motion { return this.#liked.motion; }
  get confirm(): boolean { return this.#liked.confirm; }
  get speed(): number { return this.#liked.speed; }
  get notify(): boolean { return this.#liked.notify; }
  get chances(): boolean { return this.#liked.chances; }
  get hints(): Level { return this.#liked.hints; }

  set<K extends keyof Liked>(name: K, value: Liked[K]): void {
    this.#liked[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify($state.snapshot(this.#liked)));
    } catch {
      // a browser without memory forgets
    }
    this.#show();
  }

  /** Puts theme and motion on the root, where the styles look. */
  #show(): void {
    const root = document.documentElement;
    if (this.#liked.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.#liked.theme;
    if (this.#liked.motion === "off") root.dataset["motion"] = "off";
    else delete root.dataset["motion"];
  }
}

export const settings = new Settings();
