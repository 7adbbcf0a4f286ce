/** Focus is never lost: where the focused thing disappears, something near it gets the focus. */

export function keepFocus(fallback: () => HTMLElement | null | undefined) {
  return (node: HTMLElement): (() => void) => {
    let inside = false;
    const follow = (event: Event): void => {
      inside = node.contains(event.target as Node);
    };
    const check = (): void => {
      const now = document.activeElement;
      const lost = now === null || now === document.body || (now as HTMLButtonElement).disabled;
      if (inside && lost) fallback()?.focus();
    };
    const observer = new MutationObserver(check);
    observer.observe(node, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", follow);
    document.addEventListener("pointerdown", follow);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", follow);
      document.removeEventListener("pointerdown", follow);
    };
  };
}
