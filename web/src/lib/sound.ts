/** Small sounds made on the spot: nothing to download. */

import { settings } from "./settings.svelte";

export type Sound = "place" | "remove" | "reveal" | "turn" | "win";

interface Note {
  at: number;
  hz: number;
  to?: number;
  long: number;
  loud: number;
  shape: OscillatorType;
}

const SOUNDS: Record<Sound, Note[]> = {
  place: [{ at: 0, hz: 320, to: 170, long: 0.09, loud: 0.22, shape: "triangle" }],
  remove: [{ at: 0, hz: 210, to: 90, long: 0.2, loud: 0.18, shape: "sine" }],
  reveal: [0, 0.05, 0.1, 0.15].map((at, i) => ({
    at, hz: 520 + 60 * i, long: 0.05, loud: 0.08, shape: "square" as const,
  })),
  turn: [
    { at: 0, hz: 587, long: 0.16, loud: 0.14, shape: "sine" },
    { at: 0.13, hz: 880, long: 0.3, loud: 0.14, shape: "sine" },
  ],
  win: [523, 659, 784, 1047].map((hz, i) => ({
    at: i * 0.13, hz, long: 0.4, loud: 0.15, shape: "triangle" as const,
  })),
};

let context: AudioContext | null = null;

/** Plays a sound, unless sounds are off or the browser does not let us yet. */
export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  if (document.visibilityState === "hidden" && sound !== "turn") return;
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    const start = context.currentTime + 0.01;
    for (const note of SOUNDS[sound]) ring(context, note, start + note.at);
  } catch {
    // a browser without sound is quiet
  }
}

function ring(audio: AudioContext, note: Note, at: number): void {
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = note.shape;
  source.frequency.setValueAtTime(note.hz, at);
  if (note.to) source.frequency.exponentialRampToValueAtTime(note.to, at + note.long);
  volume.gain.setValueAtTime(note.loud, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + note.long);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + note.long);
}
