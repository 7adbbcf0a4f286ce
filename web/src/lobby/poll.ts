/** Does something now and then every few seconds; more rarely while nobody looks at the page, so that
 * its title can still say that a table waits. Returns what stops it. */
export function poll(look: () => Promise<unknown>, seconds: number, hidden = 30): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let busy = false;

  async function round(): Promise<void> {
    clearTimeout(timer);
    if (busy || stopped) return;
    busy = true;
    try {
      await look();
    } finally {
      busy = false;
      // After the answer, so that a slow server is not asked twice.
      if (!stopped) timer = setTimeout(() => void round(), (document.hidden ? hidden : seconds) * 1000);
    }
  }
  const turned = (): void => {
    if (!document.hidden) void round();
  };
  document.addEventListener("visibilitychange", turned);
  void round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", turned);
  };
}
