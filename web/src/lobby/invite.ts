/** Invitations: a table's link, or the code at its end. */

import { match } from "$lib/browser/router";

const CODE = /^[\w-]{4,64}$/;

/** The id of the table in a pasted text; null if there is none. */
export function parseInvite(text: string): string | null {
  // Chat programs wrap links in brackets, quotes and periods.
  const tidy = text.trim().replace(/^[<("'«„“]+|[>)"'»”.,;!]+$/g, "");
  if (CODE.test(tidy)) return tidy;
  const path = tidy.replace(/^[a-z]+:\/\//i, "").replace(/^[^/]*/, "");
  const { page, params } = match(path.replace(/[?#].*$/, ""));
  const id = page === "table" || page === "replay" ? params["id"] : undefined;
  return id && CODE.test(id) ? id : null;
}
