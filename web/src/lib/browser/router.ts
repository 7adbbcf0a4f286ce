/** Maps paths to pages, and recognises links that stay within this site. */

export interface Route {
  page: string;
  params: Record<string, string>;
}

export const ROUTES: readonly (readonly [pattern: string, page: string])[] = [
  ["/", "lobby"],
  ["/new", "new"],
  ["/table/:id", "table"],
  ["/replays", "replays"],
  ["/replay/:id", "replay"],
  ["/learn", "learn"],
  ["/learn/:game", "learn"],
  ["/learn/:game/:lesson", "lesson"],
  ["/rules/:game", "rules"],
  ["/settings", "settings"],
  ["/account", "account"],
];

/** The page of a path; `not-found` if there is none. */
export function match(path: string): Route {
  const parts = split(path);
  for (const [pattern, page] of ROUTES) {
    const wanted = split(pattern);
    if (wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((want, i) => {
      const part = parts[i] ?? "";
      if (!want.startsWith(":")) return want === part;
      const value = decode(part);
      if (value === null) return false;
      params[want.slice(1)] = value;
      return true;
    });
    if (fits) return { page, params };
  }
  return { page: "not-found", params: {} };
}

function split(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The target of a plain click on a link within this site, else null. */
export function internalLink(event: MouseEvent): URL | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || !link.href || link.target || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return null;
  return url;
}
