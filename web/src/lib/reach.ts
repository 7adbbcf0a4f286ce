import type { Attachment } from "svelte/attachments";

const STOPS = "a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), summary, [tabindex]";

/** Whatever scrolls can be scrolled by keys: it is a stop of the Tab key while it has more than it shows and no stop inside. */
export const reachable: Attachment<HTMLElement> = (node) => {
  const look = (): void => {
    const hides = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;
    if (hides && ![...node.querySelectorAll(STOPS)].some((stop) => stop.getAttribute("tabindex") !== "-1")) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(node);
  const content = new MutationObserver(look);
  content.observe(node, { childList: true, characterData: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    content.disconnect();
  };
};
