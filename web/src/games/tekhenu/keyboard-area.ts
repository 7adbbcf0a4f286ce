/** Keyboard navigation in an area of the board: one tab stop, and arrow keys inside it. */

const ITEMS = "[data-option], [data-tip]";
const KEYS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  x: number;
  y: number;
}

const middle = (node: Element): Spot => {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** The index of the nearest spot in a direction, sideways distance counted double; -1 for none. */
export function nearest(from: Spot, spots: readonly Spot[], [dx, dy]: [number, number]): number {
  let found = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * dx + y * dy;
    const aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (ahead < 2 || aside > ahead * 2.5) return;
    const distance = ahead + 2 * aside;
    if (distance < least) [found, least] = [i, distance];
  });
  return found;
}

export function keyboardArea(node: Element): () => void {
  const items = (): HTMLElement[] =>
    [...node.querySelectorAll<HTMLElement>(ITEMS)].filter(
      (item) => item.getClientRects().length > 0,
    );
  let stop: HTMLElement | null = null;

  function settle(): void {
    const all = items();
    const inside = all.find((item) => item === document.activeElement);
    const legal = all.find((item) => item.classList.contains("can"));
    const kept =
      stop && all.includes(stop) && (!legal || stop.classList.contains("can")) ? stop : null;
    stop = inside ?? kept ?? legal ?? all[0] ?? null;
    for (const item of all) {
      const wanted = item === stop ? "0" : "-1";
      if (item.getAttribute("tabindex") !== wanted) item.setAttribute("tabindex", wanted);
    }
  }

  const key = (event: Event): void => {
    const { key: pressed, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
    const way = KEYS[pressed];
    if (!way || ctrlKey || altKey || metaKey) return;
    const all = items();
    const here = all.find((item) => item === document.activeElement);
    if (!here) return;
    event.preventDefault();
    const to = nearest(middle(here), all.map(middle), way);
    if (to >= 0) all[to]?.focus();
  };
  const focus = (event: Event): void => {
    const item = (event.target as Element).closest<HTMLElement>(ITEMS);
    if (item) stop = item;
    settle();
  };

  const watcher = new MutationObserver(settle);
  watcher.observe(node, { childList: true, subtree: true, attributeFilter: ["class"] });
  node.addEventListener("keydown", key);
  node.addEventListener("focusin", focus);
  settle();
  return () => {
    watcher.disconnect();
    node.removeEventListener("keydown", key);
    node.removeEventListener("focusin", focus);
  };
}
