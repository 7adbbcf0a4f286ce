/** The width of text in the interface's font. */

import { short } from "./text";

let context: CanvasRenderingContext2D | null | undefined;
let family = "";

export function textWidth(text: string, size: number, weight = 400): number {
  if (context === undefined) {
    context = document.createElement("canvas").getContext("2d");
    family = getComputedStyle(document.documentElement).getPropertyValue("--font-ui");
  }
  if (!context) return text.length * size * 0.55;
  context.font = `${weight} ${size}px ${family || "sans-serif"}`;
  return context.measureText(text).width;
}

/** As much of a text as fits into a width. */
export function fit(text: string, room: number, size: number, weight = 600): string {
  let shown = text;
  for (let left = text.length; left > 1 && textWidth(shown, size, weight) > room;) {
    shown = short(text, --left);
  }
  return shown;
}
