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

/** Focuses an element as soon as it is there, unless the user is writing. */
export function focusUnlessTyping(node: HTMLElement): void {
  if (!document.activeElement?.closest("input, textarea, select, dialog")) node.focus();
}

/** The arrow keys, Home and End move the focus between the matching elements inside a node. */
export function rovingKeys(selector: string) {
  return (node: HTMLElement): (() => void) => {
    const keys = (event: KeyboardEvent): void => {
      const all = [...node.querySelectorAll<HTMLElement>(selector)];
      const at = all.indexOf(document.activeElement as HTMLElement);
      const to = {
        ArrowDown: at + 1,
        ArrowRight: at + 1,
        ArrowUp: at - 1,
        ArrowLeft: at - 1,
        Home: 0,
        End: all.length - 1,
      }[event.key];
      if (to === undefined || at < 0) return;
      event.preventDefault();
      all[Math.max(0, Math.min(to, all.length - 1))]?.focus();
    };
    node.addEventListener("keydown", keys);
    return () => node.removeEventListener("keydown", keys);
  };
}
