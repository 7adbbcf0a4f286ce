/** The die that the player is looking at before taking it. The board shows it and the tray offers its
 * actions; the frame mounts them apart from each other, so they share this module. */

class DieInHand {
  die: string | null = $state(null);
  /** The value that scribes would give it. */
  value = $state(0);
  /** Answers that are still to be sent, one after the other. */
  plan: readonly string[] = $state.raw([]);

  show(die: string, value: number): void {
    this.die = die;
    this.value = value;
  }

  put(): void {
    this.die = null;
    if (this.plan.length > 0) this.plan = [];
  }

  /** Takes the die and carries on with these answers. */
  begin(plan: readonly string[]): void {
    this.plan = plan;
  }

  /** The next answer of the plan if it can be given; a plan that no longer fits is dropped. */
  next(legal: (text: string) => boolean): string | null {
    const [first, ...rest] = this.plan;
    if (first === undefined) return null;
    if (!legal(first)) {
      this.plan = [];
      return null;
    }
    this.plan = rest;
    return first;
  }
}

export const dieInHand = new DieInHand();
