/** The recap of a table, and the places that the board lights for it. */

import type { Mark } from "$lib/board";
import type { LoggedEvent } from "$lib/types";
import type { TableSession } from "$frame/table/table-session.svelte";
import { deltasOf, marksOf, placesOf, recapLines, type RecapLine } from "./recap";

const NOWHERE: ReadonlySet<string> = new Set();

export class Recap {
  #lit = $state.raw<ReadonlySet<string>>(NOWHERE);
  /** On a phone, the sheet with the recap is open. */
  open = $state(false);

  constructor(readonly session: TableSession) {}

  /** The events up to the shown moment. */
  readonly #events: LoggedEvent[] = $derived.by(() => {
    const { events, replay } = this.session;
    const move = replay.move;
    return move === null ? events : events.filter((event) => event.move <= move);
  });
  readonly lines: RecapLine[] = $derived.by(() => {
    const { module, state, words, names, seat } = this.session;
    if (!module || !state || !words) return [];
    return recapLines({
      events: this.#events,
      view: state.view,
      module,
      seat,
      asked: state.to_move,
      t: words.t,
      text: (event) => words.text(event, names),
    });
  });
  readonly marks: Mark[] = $derived.by(() => marksOf(this.lines));
  readonly deltas: ReadonlyMap<string, number> = $derived.by(() => deltasOf(this.lines));

  /** The places under the pointer or the focus. */
  get lit(): ReadonlySet<string> {
    return this.#lit;
  }

  /** Lights the places of a line; null puts them out. */
  light(line: RecapLine | null): void {
    this.#lit = line ? placesOf(line.changes) : NOWHERE;
  }

  /** Lights the places that an event speaks of; null puts them out. */
  lightEvent(event: LoggedEvent | null): void {
    if (event === null) {
      this.light(null); // also when the log is closed, where nothing of the table may be read
      return;
    }
    const { module, state } = this.session;
    this.#lit = placesOf(state ? (module?.changes?.(event, state.view) ?? []) : []);
  }

  /** Plays the moves of a line once more on the board. */
  again(line: RecapLine): void {
    this.open = false;
    void this.session.replay.again(line.from, line.to);
  }
}
