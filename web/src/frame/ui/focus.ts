/** Moves the focus to a fallback when the focused element inside a node disappears. */
export function keepFocus(fallback: () => HTMLElement | null | undefined) {
  return (node: HTMLElement): (() => void) => {
    let wasInside = false;
    const track = (event: Event): void => {
      wasInside = node.contains(event.target as Node);
    };
    const check = (): void => {
      const active = document.activeElement;
      const isLost =
        active === null || active === document.body || (active as HTMLButtonElement).disabled;
      if (wasInside && isLost) fallback()?.focus();
    };
    const observer = new MutationObserver(check);
    observer.observe(node, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", track);
    document.addEventListener("pointerdown", track);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", track);
      document.removeEventListener("pointerdown", track);
    };
  };
}
