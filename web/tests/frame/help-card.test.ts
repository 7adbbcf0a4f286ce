import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  helpCards,
  helpOn,
  HOVER_DELAY,
  LONG_PRESS,
  type Help,
} from "$frame/help/help-card.svelte";
import { placeBeside } from "$frame/help/placement";

const help = (title: string): Help => ({ kind: "Power", title, text: ["Full text."] });
const detach: (() => void)[] = [];

function element(title: string, options = {}): HTMLButtonElement {
  const button = document.createElement("button");
  document.body.append(button);
  detach.push(helpOn(() => help(title), options)(button), () => button.remove());
  return button;
}

const pointer = (type: string, pointerType: string, x = 0): Event =>
  Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    pointerType,
    clientX: x,
    clientY: 0,
  });

const shown = (): string | undefined => {
  flushSync();
  return helpCards.help?.title;
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  helpCards.close();
  for (const off of detach.splice(0)) off();
  vi.useRealTimers();
});

describe("with the mouse", () => {
  test("the card opens after a moment and closes when the pointer leaves", () => {
    const button = element("Resplendent");
    button.dispatchEvent(pointer("pointerenter", "mouse"));
    expect(shown()).toBeUndefined();
    vi.advanceTimersByTime(HOVER_DELAY);
    expect(shown()).toBe("Resplendent");
    button.dispatchEvent(pointer("pointerleave", "mouse"));
    vi.advanceTimersByTime(1000);
    expect(shown()).toBeUndefined();
  });

  test("the card stays while the pointer is in it", () => {
    const button = element("Resplendent");
    button.dispatchEvent(pointer("pointerenter", "mouse"));
    vi.advanceTimersByTime(HOVER_DELAY);
    button.dispatchEvent(pointer("pointerleave", "mouse"));
    helpCards.keep();
    vi.advanceTimersByTime(1000);
    expect(shown()).toBe("Resplendent");
  });

  test("a pinned card is not replaced by another one", () => {
    const [first, second] = [element("First"), element("Second")];
    first.dispatchEvent(pointer("pointerenter", "mouse"));
    vi.advanceTimersByTime(HOVER_DELAY);
    helpCards.pinned = true;
    first.dispatchEvent(pointer("pointerleave", "mouse"));
    second.dispatchEvent(pointer("pointerenter", "mouse"));
    vi.advanceTimersByTime(1000);
    expect(shown()).toBe("First");
  });
});

describe("with a finger", () => {
  test("a long press opens the sheet and does not click", () => {
    const button = element("Drought");
    const click = vi.fn();
    button.addEventListener("click", click);
    button.dispatchEvent(pointer("pointerdown", "touch"));
    vi.advanceTimersByTime(LONG_PRESS);
    expect(shown()).toBe("Drought");
    expect(helpCards.asSheet).toBe(true);
    button.dispatchEvent(pointer("pointerup", "touch"));
    button.click();
    expect(click).not.toHaveBeenCalled();
  });

  test("a tap clicks and opens nothing", () => {
    const button = element("Drought");
    const click = vi.fn();
    button.addEventListener("click", click);
    button.dispatchEvent(pointer("pointerdown", "touch"));
    button.dispatchEvent(pointer("pointerup", "touch"));
    button.click();
    vi.advanceTimersByTime(1000);
    expect(click).toHaveBeenCalledOnce();
    expect(shown()).toBeUndefined();
  });

  test("scrolling opens nothing", () => {
    const button = element("Drought");
    button.dispatchEvent(pointer("pointerdown", "touch"));
    button.dispatchEvent(pointer("pointermove", "touch", 40));
    vi.advanceTimersByTime(1000);
    expect(shown()).toBeUndefined();
  });

  test("a tap opens the card of what does nothing else", () => {
    const button = element("Ra", { tap: true });
    button.dispatchEvent(pointer("pointerdown", "touch"));
    button.dispatchEvent(pointer("pointerup", "touch"));
    button.click();
    expect(shown()).toBe("Ra");
  });

  test("the cards of a group follow each other in the order of the document", () => {
    const cards = ["Flood", "Chariots", "Drought"].map((title) =>
      element(title, { group: "cards", tap: true }),
    );
    element("Ra", { group: "gods" });
    cards[0]?.dispatchEvent(pointer("pointerdown", "touch"));
    cards[0]?.click();
    helpCards.step(1);
    expect(shown()).toBe("Chariots");
    helpCards.step(-1);
    helpCards.step(-1);
    expect(shown()).toBe("Drought");
  });
});

test("a card whose element disappears is closed", () => {
  const button = element("Apep");
  button.dispatchEvent(pointer("pointerenter", "mouse"));
  vi.advanceTimersByTime(HOVER_DELAY);
  for (const off of detach.splice(0)) off();
  expect(shown()).toBeUndefined();
});

describe("placement", () => {
  const card = { width: 340, height: 200 };
  const window = { width: 1366, height: 650 };
  const covers = (at: { left: number; top: number }, box: DOMRect): boolean =>
    at.left < box.right &&
    at.left + card.width > box.left &&
    at.top < box.bottom &&
    at.top + card.height > box.top;

  test.each([
    ["left edge", new DOMRect(4, 300, 40, 40)],
    ["right edge", new DOMRect(1320, 10, 40, 40)],
    ["wide, at the bottom", new DOMRect(20, 590, 1300, 50)],
    ["wide, at the top", new DOMRect(20, 5, 1300, 50)],
  ])("%s: inside the window and beside the element", (_, box) => {
    const at = placeBeside(box, card, window);
    expect(at.left).toBeGreaterThanOrEqual(0);
    expect(at.top).toBeGreaterThanOrEqual(0);
    expect(at.left + card.width).toBeLessThanOrEqual(window.width);
    expect(at.top + card.height).toBeLessThanOrEqual(window.height);
    expect(covers(at, box)).toBe(false);
  });
});
