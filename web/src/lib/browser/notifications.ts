/** Tells the user that a table waits for them: page title, favicon and notifications. */

import { settings } from "../settings.svelte";

const ICON = "/favicon.svg";

/** The favicon with a number on it. */
function badge(count: number): string {
  const svg = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 34 34">',
    '<path d="M8 24a9 9 0 0 1 18 0Z" fill="#e0b04a"/>',
    '<path d="M3 28h28" stroke="#b9851f" stroke-width="2.4" stroke-linecap="round"/>',
    '<circle cx="24" cy="10" r="9.5" fill="#b23b27"/>',
    '<text x="24" y="14.6" font-family="sans-serif" font-weight="700" font-size="13" ',
    `fill="#fff" text-anchor="middle">${count > 9 ? "9+" : count}</text></svg>`,
  ];
  return `data:image/svg+xml,${encodeURIComponent(svg.join(""))}`;
}

/** Shows in title and favicon how many tables wait for the user. */
export function showWaiting(count: number, title: string): void {
  document.title = count > 0 ? `(${count}) ${title}` : title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = count > 0 ? badge(count) : ICON;
  if (link && link.getAttribute("href") !== href) link.setAttribute("href", href);
}

export const canNotify = (): boolean => "Notification" in window;

/** Asks for permission to show notifications. Browsers allow that only after a click. */
export async function allowNotifications(): Promise<boolean> {
  if (!canNotify()) return false;
  const answer = await Notification.requestPermission();
  settings.set("notify", answer === "granted");
  return answer === "granted";
}

/** Shows a notification, unless the user is looking at this page. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted") return;
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  try {
    const shown = new Notification(title, { body, tag, icon: ICON });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones allow notifications only from service workers
  }
}
