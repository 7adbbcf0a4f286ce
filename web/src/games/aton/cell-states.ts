/** The state of each cell: who stands there, what may be done, what would happen. Pure. */

import type { GameEvent as AtonEvent } from "$generated/aton";
import type { Foresight, Legal, Question } from "$lib/types";
import type { Spot } from "./geometry";
import type { Scene } from "./scene";

export interface CellState {
  /** Whose priest stands here. */
  priest: number | null;
  /** The action that a click takes. */
  legal: string | null;
  hovered: boolean;
  chosen: boolean;
  last: boolean;
  /** Whose priest would come here. */
  ghost: number | null;
  /** The priest here would leave. */
  leaving: boolean;
}

/** The verb of a click on a cell, so that a refusal fits the question. */
export const verbFor = (question: string | undefined): "place" | "remove" =>
  question === undefined || ["place", "exchange", "lay"].includes(question) ? "place" : "remove";

/** The preview, if it is of this action; the server's answer lags behind the pointer. */
export function previewOf(action: string | null, preview: Foresight | null): Foresight | null {
  const cell = preview?.events[0]?.["cell"];
  return action !== null && typeof cell === "string" && action.endsWith(` ${cell}`)
    ? preview
    : null;
}

export interface Moment {
  scene: Scene;
  seat: number | null;
  legal: readonly Legal[];
  hovered: string | null;
  chosen: string | null;
  preview: Foresight | null;
}

export function cellStates(cells: readonly Spot[], moment: Moment): Record<string, CellState> {
  const { scene, seat, hovered, chosen, preview } = moment;
  const legal = new Map(moment.legal.map(({ text, args }) => [args["cell"], text]));
  const events = previewOf(hovered ?? chosen, preview)?.events ?? [];
  const coming = new Map<string, number>();
  const going = new Set<string>();
  for (const event of events) {
    const it = event as unknown as AtonEvent;
    if (it.event === "placed") coming.set(it.cell, it.seat);
    if (it.event === "removed") going.add(it.cell);
  }
  return Object.fromEntries(
    cells.map(({ name }) => {
      const text = legal.get(name) ?? null;
      const isChosen = chosen !== null && chosen.endsWith(` ${name}`);
      const isHovered = text !== null && hovered === text;
      const acts = isChosen ? chosen : isHovered ? text : null;
      const priest = scene.priests[name] ?? null;
      return [
        name,
        {
          priest,
          legal: text,
          hovered: isHovered,
          chosen: isChosen,
          last: scene.last.includes(name),
          ghost:
            priest === null
              ? acts?.startsWith("place ")
                ? seat
                : (coming.get(name) ?? null)
              : null,
          leaving: priest !== null && (!!acts?.startsWith("remove ") || going.has(name)),
        },
      ];
    }),
  );
}

/** How many priests each seat has in a temple. */
export function priestsIn(priests: Scene["priests"], temple: number): [number, number] {
  const count: [number, number] = [0, 0];
  for (const [cell, seat] of Object.entries(priests)) {
    if (cell.startsWith(String(temple)) && (seat === 0 || seat === 1)) count[seat] += 1;
  }
  return count;
}

/** How many cells of one kind each seat holds. */
export function cellsHeld(
  priests: Scene["priests"],
  cells: readonly Spot[],
  kind: Spot["kind"],
): [number, number] {
  const count: [number, number] = [0, 0];
  for (const { name, kind: own } of cells) {
    const seat = priests[name];
    if (own === kind && (seat === 0 || seat === 1)) count[seat] += 1;
  }
  return count;
}

/** Is a temple closed to the viewer now? */
export function closedTo(question: Question | null, temple: number): boolean {
  const reach = question?.["reach"];
  return typeof reach === "number" && temple > reach;
}

/** The points that would be scored, by seat; null if there are none. */
export function foreseenPoints(preview: Foresight | null): number[] | null {
  const scored = (preview?.events ?? []).filter(({ event }) => event === "scored");
  if (scored.length === 0) return null;
  return [0, 1].map((seat) =>
    scored.reduce((sum, it) => sum + (it["seat"] === seat ? Number(it["points"]) : 0), 0),
  );
}
