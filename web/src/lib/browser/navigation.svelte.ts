/** The current address, and navigation without reloading the page. */

import { internalLink, match, type Route } from "./router";

class Navigation {
  #url = $state.raw(new URL(location.href));
  /** The page of the current path, with its parameters. */
  readonly route: Route = $derived(match(this.#url.pathname));
  readonly query: URLSearchParams = $derived(this.#url.searchParams);

  constructor() {
    addEventListener("popstate", () => this.#update());
    document.addEventListener("click", (event) => {
      const url = internalLink(event);
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
    this.#update();
    if (!replace) scrollTo(0, 0);
  }

  #update(): void {
    this.#url = new URL(location.href);
  }
}

export const navigation = new Navigation();

/** Goes to a page of this site, for example `go("/table/abc")`. */
export const go = (path: string, replace = false): void => navigation.go(path, replace);
