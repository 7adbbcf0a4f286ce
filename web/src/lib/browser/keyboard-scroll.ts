import type { Attachment } from "svelte/attachments";

const FOCUSABLE = [
  "a[href]",
  "button:not([disabled])",
  "input:not([disabled])",
  "select:not([disabled])",
  "textarea:not([disabled])",
  "summary",
  "[tabindex]",
].join(", ");

/** Makes an element a tab stop while it overflows and has no tab stop inside, so that it can be
 * scrolled with the keyboard. */
export const keyboardScrollable: Attachment<HTMLElement> = (node) => {
  const update = (): void => {
    const overflows =
      node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    const hasTabStop = [...node.querySelectorAll(FOCUSABLE)].some(
      (inner) => inner.getAttribute("tabindex") !== "-1",
    );
    if (overflows && !hasTabStop) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(update);
  sizes.observe(node);
  const content = new MutationObserver(update);
  content.observe(node, { childList: true, characterData: true, subtree: true });
  update();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
};
