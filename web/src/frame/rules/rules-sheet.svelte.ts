/** The rules beside a running game: whether they are open, and at which chapter. */

export class RulesSheet {
  /** The game on the table; null where there is no sheet. */
  game = $state<string | null>(null);
  /** The kind of question that is asked now. */
  question = $state<string | null>(null);
  isOpen = $state(false);
  /** The chapter asked for; null for the one of the question. */
  chapter = $state<string | null>(null);

  /** Opens the sheet; false if there is none here. */
  open(chapter: string | null = null): boolean {
    if (this.game === null) return false;
    this.chapter = chapter;
    this.isOpen = true;
    return true;
  }
  close(): void {
    this.isOpen = false;
  }
  toggle(): void {
    if (this.isOpen) this.close();
    else this.open();
  }
}

export const rulesSheet = new RulesSheet();
