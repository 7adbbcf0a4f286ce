/** Where the browser is. */

import { innerLink, match, type Route } from "./router";

class Place {
  #url = $state.raw(new URL(location.href));
  /** Page and parameters of the address. */
  readonly route: Route = $derived(match(this.#url.pathname));
  readonly query: URLSearchParams = $derived(this.#url.searchParams);
  readonly path: string = $derived(this.#url.pathname);

  constructor() {
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => {
      const url = innerLink(event);
      if (!url) return;
      event.preventDefault();
      if (url.pathname === this.#url.pathname && url.search === this.#url.search && url.hash) {
        document.getElementById(url.hash.slice(1))?.focus();
        return;
      }
      this.go(url.pathname + url.search + url.hash);
    });
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.#url = new URL(location.href);
  }
}

export const place = new Place();

/** Go to a page of this site, e.g. `go("/table/abc")`. */
export const go = (path: string, replace = false): void => place.go(path, replace);
