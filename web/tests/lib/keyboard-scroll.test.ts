import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keyboardScrollable } from "../../src/lib/browser/keyboard-scroll";

/** The DOM of the tests has no layout, so sizes are set by hand. */
function list(content: string, height: number, shown: number): HTMLElement {
  const node = document.createElement("ul");
  node.innerHTML = content;
  Object.defineProperty(node, "scrollHeight", { get: () => height });
  Object.defineProperty(node, "clientHeight", { get: () => shown });
  return node;
}

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("an overflowing list is a tab stop", () => {
  const node = list("<li>one</li>", 200, 100);
  keyboardScrollable(node);
  expect(node.tabIndex).toBe(0);
});

test("a list that fits is not a tab stop", () => {
  const node = list("<li>one</li>", 100, 100);
  keyboardScrollable(node);
  expect(node.hasAttribute("tabindex")).toBe(false);
});

test("a list with a tab stop inside is not a tab stop", () => {
  const node = list("<li><button>one</button></li>", 200, 100);
  keyboardScrollable(node);
  expect(node.hasAttribute("tabindex")).toBe(false);
});

test("a button with tabindex -1 does not count as a tab stop", () => {
  const node = list('<li><button tabindex="-1">one</button></li>', 200, 100);
  keyboardScrollable(node);
  expect(node.tabIndex).toBe(0);
});
