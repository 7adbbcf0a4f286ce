/** Invitations: a table's address, or the code at its end. */

import { match } from "$lib/router";

const CODE = /^[\w-]{4,64}$/;

/** The table that a pasted text leads to; null if it leads to none. */
export function parseInvite(text: string): string | null {
  // Messengers wrap links in brackets, quotes and full stops.
  const tidy = text.trim().replace(/^[<("'«„“]+|[>)"'»”.,;!]+$/g, "");
  if (CODE.test(tidy)) return tidy;
  const path = tidy.replace(/^[a-z]+:\/\//i, "").replace(/^[^/]*/, "");
  const { page, params } = match(path.replace(/[?#].*$/, ""));
  const id = page === "table" || page === "replay" ? params["id"] : undefined;
  return id && CODE.test(id) ? id : null;
}
