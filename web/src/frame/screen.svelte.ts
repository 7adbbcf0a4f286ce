/** What kind of screen this is. */

const narrow = matchMedia("(max-width: 799.9px)");
const lying = matchMedia("(max-height: 520px) and (min-aspect-ratio: 1/1)");

class Screen {
  #narrow = $state(narrow.matches);
  #lying = $state(lying.matches);
  /** A phone: the board on top, the rest in a sheet. */
  readonly compact: boolean = $derived(this.#narrow || this.#lying);
  /** A phone on its side: the sheet stands at the right. */
  readonly landscape: boolean = $derived(this.#lying);

  constructor() {
    narrow.addEventListener("change", (event) => (this.#narrow = event.matches));
    lying.addEventListener("change", (event) => (this.#lying = event.matches));
  }
}

export const screen = new Screen();
