/** Reports the section being read: the last heading above the upper third of the screen. Returns a
 * function that stops it. */
export function watchSectionInView(report: (id: string | null) => void): () => void {
  let frame = 0;
  const update = (): void => {
    frame = 0;
    let current: string | null = null;
    for (const heading of document.querySelectorAll<HTMLElement>(".heading[id]")) {
      if (heading.getBoundingClientRect().top > innerHeight / 3) break;
      current = heading.id;
    }
    report(current);
  };
  const scheduleUpdate = (): void => {
    frame ||= requestAnimationFrame(update);
  };
  addEventListener("scroll", scheduleUpdate, { passive: true });
  scheduleUpdate();
  return () => {
    removeEventListener("scroll", scheduleUpdate);
    cancelAnimationFrame(frame);
  };
}
