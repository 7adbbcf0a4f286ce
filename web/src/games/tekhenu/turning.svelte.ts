/** A tile that is being turned before it is laid: the board turns it, the tray confirms it. */

class Handling {
  /** The cell it will lie on, null if none is being turned. */
  cell: string | null = $state(null);
  turns = $state(0);
  /** How many turns look different. */
  different = $state(4);
  readonly chosen: string | null = $derived(this.cell === null ? null : `turn ${this.turns}`);

  begin(cell: string, turns: number, different: number): void {
    if (this.cell === cell && this.different === different) return;
    this.cell = cell;
    this.turns = turns;
    this.different = different;
  }

  by(quarter: number): void {
    if (this.cell === null) return;
    this.turns = (this.turns + quarter + this.different) % this.different;
  }

  end(): void {
    this.cell = null;
  }
}

export const handling = new Handling();
