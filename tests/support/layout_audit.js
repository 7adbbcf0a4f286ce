// Everything that is wrong with the layout of the page: cut or broken text, parts outside the
// window or over each other, text under 11 px, small touch targets. Returns a list of sentences.
(touch) => {
  const SMALLEST_TEXT = 10.95;
  const TARGET = 44;
  const found = [];
  const name = (node) => {
    const label = node.getAttribute("aria-label") ?? node.textContent.trim().slice(0, 30);
    const kind = node.dataset?.part ?? node.getAttribute("class") ?? "";
    return `${node.tagName.toLowerCase()}.${String(kind).split(" ")[0]} "${label}"`;
  };
  const box = (node) => node.getBoundingClientRect();
  const isShown = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !node.closest(".vh, .sprite, [aria-hidden=true][hidden]") &&
    box(node).width > 0;
  /** Inside something that is meant to hide a part of its content: a map, a marked scroller. */
  const isClippedOnPurpose = (node) => node.closest("[data-pan], [data-scrolls], .vh") !== null;
  /** A map may hide anything, a marked scroller what lies below, or beside if it says so. */
  const mayHide = (node, down) =>
    node.closest("[data-pan], .vh") !== null ||
    node.matches(down ? "[data-scrolls]" : "[data-scrolls=sideways]");
  const modal = document.querySelector("dialog[open]");
  const isReachable = (node) => !modal || modal.contains(node);

  const wide = document.documentElement.scrollWidth;
  if (wide > innerWidth + 1) found.push(`the page is ${wide} px wide`);

  // Named parts lie inside the window and not over each other.
  const parts = [...document.querySelectorAll("[data-part]")].filter(isShown).filter(isReachable);
  for (const part of parts) {
    const { left, top, right, bottom } = box(part);
    if (isClippedOnPurpose(part.parentElement)) continue;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`${name(part)} reaches outside the window`);
  }
  const overlap = (a, b) =>
    Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left),
             Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  /** The drawer of a phone opens upwards over the board where it shows all that it holds. */
  const opensOver = (a, b) =>
    a.dataset.part === "board" &&
    b.dataset.part === "drawer" &&
    [...b.querySelectorAll("[data-scrolls]")].every((n) => n.scrollHeight <= n.clientHeight + 2);
  parts.forEach((a, i) => {
    for (const b of parts.slice(i + 1)) {
      if (a.contains(b) || b.contains(a) || opensOver(a, b)) continue;
      if (overlap(box(a), box(b)) > 2) found.push(`${name(a)} overlaps ${name(b)}`);
    }
  });

  // Nothing hides a part of its own content without looking like it.
  for (const node of document.querySelectorAll("body *")) {
    if (!(node instanceof HTMLElement) || !isShown(node) || !isReachable(node)) continue;
    const style = getComputedStyle(node);
    if (style.display === "inline") continue;
    const hides = (way, down) => way !== "visible" && !mayHide(node, down);
    const x = hides(style.overflowX, false) && node.scrollWidth > node.clientWidth + 1;
    const y = hides(style.overflowY, true) && node.scrollHeight > node.clientHeight + 2;
    if (x || y) {
      const by = x
        ? `${node.scrollWidth - node.clientWidth} px sideways`
        : `${node.scrollHeight - node.clientHeight} px`;
      found.push(`${name(node)} hides ${by} of its content`);
    }
  }

  // Text: large enough, and no word broken over two lines but at a soft hyphen, which is drawn.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const node = text.parentElement;
    if (!text.data.trim() || !isShown(node) || node.closest("option, script, style")) continue;
    const scale = node.ownerSVGElement ? Math.abs(node.getScreenCTM().d) : 1;
    const size = parseFloat(getComputedStyle(node).fontSize) * scale;
    if (size > 0 && size < SMALLEST_TEXT && !node.closest("[data-pan]"))
      found.push(`"${text.data.trim().slice(0, 30)}" has ${size.toFixed(1)} px`);
    if (node.ownerSVGElement) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}\u00AD]{2,}/gu)) {
      if (word.includes("\u00AD")) continue;
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.length > 1 && Math.abs(lines[0].top - lines.at(-1).top) > 4)
        found.push(`"${word}" is broken over two lines`);
    }
  }

  // Targets can be hit with a finger: also where a pseudo-element enlarges them.
  const targets = touch ? document.querySelectorAll("button, a[href], input, select, summary") : [];
  for (const node of targets) {
    if (!isShown(node) || !isReachable(node) || node.disabled) continue;
    if (node.closest("p, li.line, [data-pan]")) continue;
    // A dense picture of what is shown larger elsewhere only explains.
    if (node.closest("[data-dense]") && !node.matches(".can, .option")) continue;
    const { left, top, right, bottom, width, height } = box(node);
    if (width >= TARGET && height >= TARGET) continue;
    if (right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) continue;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const half = TARGET / 2 - 1.5;
    const hits = (dx, dy) => {
      const at = document.elementFromPoint(
        Math.min(Math.max(x + dx, 0), innerWidth - 1),
        Math.min(Math.max(y + dy, 0), innerHeight - 1),
      );
      return at !== null && (node.contains(at) || at.closest("label")?.control === node);
    };
    if (!hits(0, 0)) continue;
    if (!(hits(-half, 0) && hits(half, 0) && hits(0, -half) && hits(0, half)))
      found.push(`${name(node)} is ${Math.round(width)}×${Math.round(height)} px, too small to tap`);
  }
  return [...new Set(found)];
}
