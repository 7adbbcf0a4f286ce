/** The kind of screen: phone or desktop, upright or on its side. */

const narrow = matchMedia("(max-width: 799.9px)");
const medium = matchMedia("(max-width: 1099.9px)");
const low = matchMedia("(max-height: 520px) and (min-aspect-ratio: 1/1)");
const short = matchMedia("(max-height: 799.9px)");
const upright = matchMedia("(orientation: portrait)");

class Screen {
  #narrow = $state(narrow.matches);
  #medium = $state(medium.matches);
  #low = $state(low.matches);
  #short = $state(short.matches);
  #upright = $state(upright.matches);
  /** A phone: the board on top, everything else in the drawer. */
  readonly compact: boolean = $derived(this.#narrow || this.#low);
  /** A phone on its side: the drawer is on the right. */
  readonly landscape: boolean = $derived(this.#low);

  /** A tablet held upright, or a small window. */
  readonly medium: boolean = $derived(this.#medium && !this.compact);
  /** A laptop: what stands beside the board has little height. */
  readonly short: boolean = $derived(this.#short && !this.compact);
  /** Higher than wide. */
  readonly upright: boolean = $derived(this.#upright);

  constructor() {
    narrow.addEventListener("change", (event) => (this.#narrow = event.matches));
    medium.addEventListener("change", (event) => (this.#medium = event.matches));
    low.addEventListener("change", (event) => (this.#low = event.matches));
    upright.addEventListener("change", (event) => (this.#upright = event.matches));
    short.addEventListener("change", (event) => (this.#short = event.matches));
  }
}

export const screen = new Screen();
