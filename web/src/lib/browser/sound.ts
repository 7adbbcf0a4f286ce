/** Short sounds, synthesised so that nothing has to be downloaded. */

import { settings } from "../settings.svelte";

export type Sound = "place" | "remove" | "reveal" | "turn" | "win";

interface Note {
  at: number;
  hz: number;
  /** Slides to this frequency. */
  to?: number;
  duration: number;
  volume: number;
  shape: OscillatorType;
}

const SOUNDS: Record<Sound, Note[]> = {
  place: [{ at: 0, hz: 320, to: 170, duration: 0.09, volume: 0.22, shape: "triangle" }],
  remove: [{ at: 0, hz: 210, to: 90, duration: 0.2, volume: 0.18, shape: "sine" }],
  reveal: [0, 0.05, 0.1, 0.15].map((at, i) => ({
    at,
    hz: 520 + 60 * i,
    duration: 0.05,
    volume: 0.08,
    shape: "square" as const,
  })),
  turn: [
    { at: 0, hz: 587, duration: 0.16, volume: 0.14, shape: "sine" },
    { at: 0.13, hz: 880, duration: 0.3, volume: 0.14, shape: "sine" },
  ],
  win: [523, 659, 784, 1047].map((hz, i) => ({
    at: i * 0.13,
    hz,
    duration: 0.4,
    volume: 0.15,
    shape: "triangle" as const,
  })),
};

let context: AudioContext | null = null;

/** Plays a sound, unless sounds are off or the browser does not allow it yet. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  if (document.visibilityState === "hidden" && sound !== "turn") return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const start = context.currentTime + 0.01;
    for (const note of SOUNDS[sound]) playNote(context, note, start + note.at);
  } catch {
    // no sound without audio support
  }
}

function playNote(audio: AudioContext, note: Note, at: number): void {
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = note.shape;
  source.frequency.setValueAtTime(note.hz, at);
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, at + note.duration);
  gain.gain.setValueAtTime(note.volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + note.duration);
  source.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + note.duration);
}
