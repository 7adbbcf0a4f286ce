/** Tells which section is being read: the last heading above the upper third of the screen. */
export function sectionInView(tell: (id: string | null) => void): () => void {
  let due = 0;
  const look = (): void => {
    due = 0;
    let found: string | null = null;
    for (const heading of document.querySelectorAll<HTMLElement>(".heading[id]")) {
      if (heading.getBoundingClientRect().top > innerHeight / 3) break;
      found = heading.id;
    }
    tell(found);
  };
  const soon = (): void => {
    due ||= requestAnimationFrame(look);
  };
  addEventListener("scroll", soon, { passive: true });
  soon();
  return () => {
    removeEventListener("scroll", soon);
    cancelAnimationFrame(due);
  };
}
