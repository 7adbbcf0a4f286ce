/** The user's preferences, stored in this browser. */

import { LANGUAGES, type Language } from "./fluent";
import { LEVELS, type Level } from "./types";

export type Theme = "system" | "day" | "night";
export type Motion = "system" | "on" | "off";
export const PACES = ["slow", "normal", "at-once"] as const;
/** How fast the turns of the others follow each other. */
export type PaceSetting = (typeof PACES)[number];

export interface Preferences {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  /** Ask for confirmation before an action that ends the turn or reveals something. */
  confirm: boolean;
  /** Replay speed in moves per second. */
  speed: number;
  /** How fast the turns of the others follow each other. */
  pace: PaceSetting;
  /** Show browser notifications when a table waits for the user. */
  notify: boolean;
  /** Show win chances beside the scores, if the table allows help. */
  chances: boolean;
  /** The level of the bot that gives hints. */
  hints: Level;
  /** Show the guide in games against bots. */
  guide: boolean;
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

function defaults(): Preferences {
  return {
    language: preferredLanguage(navigator.languages ?? [navigator.language]),
    theme: "system",
    sound: true,
    motion: "system",
    confirm: true,
    speed: 1,
    pace: "normal",
    notify: false,
    chances: false,
    hints: "hard",
    guide: false,
  };
}

/** The stored preferences; anything invalid falls back to `base`. */
export function parsePreferences(text: string | null, base: Preferences): Preferences {
  let stored: Partial<Record<keyof Preferences, unknown>> = {};
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (typeof found === "object" && found !== null) stored = found;
  } catch {
    // unreadable: fall back to the defaults
  }
  const pick = <T>(value: unknown, allowed: readonly T[], fallback: T): T =>
    allowed.includes(value as T) ? (value as T) : fallback;
  return {
    language: pick(stored.language, LANGUAGES, base.language),
    theme: pick<Theme>(stored.theme, ["system", "day", "night"], base.theme),
    sound: pick(stored.sound, [true, false], base.sound),
    motion: pick<Motion>(stored.motion, ["system", "on", "off"], base.motion),
    confirm: pick(stored.confirm, [true, false], base.confirm),
    speed: pick(stored.speed, SPEEDS, base.speed),
    pace: pick(stored.pace, PACES, base.pace),
    notify: pick(stored.notify, [true, false], base.notify),
    chances: pick(stored.chances, [true, false], base.chances),
    hints: pick(stored.hints, LEVELS, base.hints),
    guide: pick(stored.guide, [true, false], base.guide),
  };
}

function loadText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

class Settings {
  #preferences = $state<Preferences>(parsePreferences(loadText(), defaults()));
  #prefersReducedMotion = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);
  /** Whether animations run: by the setting, else by the system's preference. */
  readonly moving: boolean = $derived(
    this.#preferences.motion === "system"
      ? !this.#prefersReducedMotion
      : this.#preferences.motion === "on",
  );

  constructor() {
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => {
      this.#prefersReducedMotion = event.matches;
    });
    addEventListener("storage", (event) => {
      if (event.key !== KEY) return;
      this.#preferences = parsePreferences(event.newValue, defaults());
      this.#apply();
    });
    this.#apply();
  }

  get language(): Language {
    return this.#preferences.language;
  }
  get theme(): Theme {
    return this.#preferences.theme;
  }
  get sound(): boolean {
    return this.#preferences.sound;
  }
  get motion(): Motion {
    return this.#preferences.motion;
  }
  get confirm(): boolean {
    return this.#preferences.confirm;
  }
  get speed(): number {
    return this.#preferences.speed;
  }
  get pace(): PaceSetting {
    return this.#preferences.pace;
  }
  get notify(): boolean {
    return this.#preferences.notify;
  }
  get chances(): boolean {
    return this.#preferences.chances;
  }
  get hints(): Level {
    return this.#preferences.hints;
  }
  get guide(): boolean {
    return this.#preferences.guide;
  }

  set<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
    this.#preferences[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify($state.snapshot(this.#preferences)));
    } catch {
      // without storage the setting lasts until the page is closed
    }
    this.#apply();
  }

  /** Writes theme and motion to the root element, where the styles read them. */
  #apply(): void {
    const root = document.documentElement;
    if (this.#preferences.theme === "system") delete root.dataset["theme"];
    else root.dataset["theme"] = this.#preferences.theme;
    if (this.#preferences.motion === "off") root.dataset["motion"] = "off";
    else delete root.dataset["motion"];
  }
}

export const settings = new Settings();
