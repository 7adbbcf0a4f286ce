/** The rotation of the tile that is about to be placed. The board rotates it and the tray confirms it;
 * the frame mounts them apart from each other, so they share this module. */

class TileRotation {
  /** The cell it will be placed on; null while no tile is being rotated. */
  cell: string | null = $state(null);
  turns = $state(0);
  /** How many rotations look different. */
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

export const tileRotation = new TileRotation();
