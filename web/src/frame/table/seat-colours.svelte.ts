/** The colours of the seats: a game may give them others than their own. */

import type { TableSession } from "./table-session.svelte";

/** Keeps the colours up to date; to be called while a component is initialised. */
export function applySeatColours(session: TableSession): void {
  $effect(() => {
    const view = session.state?.view;
    const colours = view ? session.module?.colours?.(view) : undefined;
    const root = document.documentElement.style;
    const names = colours?.map((_, seat) => `--seat-${seat}`) ?? [];
    names.forEach((name, seat) =>
      root.setProperty(name, `var(--palette-seat-${colours?.[seat] ?? seat})`),
    );
    return () => names.forEach((name) => root.removeProperty(name));
  });
}
