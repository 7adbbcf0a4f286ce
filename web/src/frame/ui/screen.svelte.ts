/** The kind of screen: phone or desktop, upright or on its side. */

const narrow = matchMedia("(max-width: 799.9px)");
const low = matchMedia("(max-height: 520px) and (min-aspect-ratio: 1/1)");

class Screen {
  #narrow = $state(narrow.matches);
  #low = $state(low.matches);
  /** A phone: the board on top, everything else in the drawer. */
  readonly compact: boolean = $derived(this.#narrow || this.#low);
  /** A phone on its side: the drawer is on the right. */
  readonly landscape: boolean = $derived(this.#low);

  constructor() {
    narrow.addEventListener("change", (event) => (this.#narrow = event.matches));
    low.addEventListener("change", (event) => (this.#low = event.matches));
  }
}

export const screen = new Screen();
