import { describe, expect, it } from "vitest";
import { internalLink, match } from "../../src/lib/browser/router";

describe("routes", () => {
  it.each([
    ["/", "lobby", {}],
    ["/new", "new", {}],
    ["/table/abc", "table", { id: "abc" }],
    ["/table/abc/", "table", { id: "abc" }],
    ["/replay/a%20b", "replay", { id: "a b" }],
    ["/replays", "replays", {}],
    ["/rules/toy", "rules", { game: "toy" }],
    ["/settings", "settings", {}],
    ["/account", "account", {}],
    ["/table", "not-found", {}],
    ["/table/a/b", "not-found", {}],
    ["/table/%zz", "not-found", {}],
    ["/nowhere", "not-found", {}],
  ])("%s", (path, page, params) => {
    expect(match(path)).toEqual({ page, params });
  });
});

describe("links", () => {
  function click(html: string, init: MouseEventInit = {}): URL | null {
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, button: 0, ...init });
    let found: URL | null = null;
    document.addEventListener(
      "click",
      (e) => {
        found = internalLink(e);
        e.preventDefault(); // stay here
      },
      { once: true },
    );
    document.querySelector("b, a")?.dispatchEvent(event);
    return found;
  }

  it("within the site are handled without reloading", () => {
    expect(click('<a href="/rules/toy"><b>Rules</b></a>')?.pathname).toBe("/rules/toy");
  });
  it.each([
    ['<a href="https://example.org/"><b>x</b></a>', {}],
    ['<a href="/api/tables/1/record" ><b>x</b></a>', {}],
    ['<a href="/x" download><b>x</b></a>', {}],
    ['<a href="/x" target="_blank"><b>x</b></a>', {}],
    ['<a href="/x"><b>x</b></a>', { ctrlKey: true }],
    ['<a href="/x"><b>x</b></a>', { button: 1 }],
    ["<b>x</b>", {}],
  ])("%s %o is left alone", (html, init) => {
    expect(click(html, init)).toBeNull();
  });
});
