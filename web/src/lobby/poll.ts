/** Runs a task at once and then every few seconds, less often while the page is hidden, where only
 * its title shows how many tables are waiting. Returns a function that stops it. */
export function poll(task: () => Promise<unknown>, seconds: number, hidden = 30): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let busy = false;

  async function run(): Promise<void> {
    clearTimeout(timer);
    if (busy || stopped) return;
    busy = true;
    try {
      await task();
    } finally {
      busy = false;
      // Scheduled only after the response, so that requests to a slow server do not pile up.
      if (!stopped)
        timer = setTimeout(() => void run(), (document.hidden ? hidden : seconds) * 1000);
    }
  }
  const onVisibilityChange = (): void => {
    if (!document.hidden) void run();
  };
  document.addEventListener("visibilitychange", onVisibilityChange);
  void run();
  return () => {
    stopped = true;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onVisibilityChange);
  };
}
