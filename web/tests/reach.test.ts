import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reachable } from "$lib/reach";

/** Sizes are made up: nothing is laid out here. */
function list(content: string, height: number, shown: number): HTMLElement {
  const node = document.createElement("ul");
  node.innerHTML = content;
  Object.defineProperty(node, "scrollHeight", { get: () => height });
  Object.defineProperty(node, "clientHeight", { get: () => shown });
  return node;
}

beforeEach(() => {
  vi.stubGlobal("ResizeObserver", class { observe(): void {} disconnect(): void {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a list that hides lines is a stop of the Tab key", () => {
  const node = list("<li>one</li>", 200, 100);
  reachable(node);
  expect(node.tabIndex).toBe(0);
});

test("a list that shows all is none", () => {
  const node = list("<li>one</li>", 100, 100);
  reachable(node);
  expect(node.hasAttribute("tabindex")).toBe(false);
});

test("a list with a stop inside is none", () => {
  const node = list("<li><button>one</button></li>", 200, 100);
  reachable(node);
  expect(node.hasAttribute("tabindex")).toBe(false);
});

test("a button that Tab passes over is no stop", () => {
  const node = list('<li><button tabindex="-1">one</button></li>', 200, 100);
  reachable(node);
  expect(node.tabIndex).toBe(0);
});
