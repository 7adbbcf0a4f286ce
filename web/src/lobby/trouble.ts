/** What went wrong, in words. */

import { ApiError } from "$lib/api";
import { catalogue, t } from "$lib/words.svelte";

export function codeOf(error: unknown): string {
  return error instanceof ApiError ? error.code : "other";
}

/** The sentence for a code; those the house has no words for share one. */
export function troubleText(code: string): string {
  const known = catalogue.words(null)?.has(`error-${code}`);
  return known ? t(`error-${code}`) : t("pages-trouble");
}

/** The same for a call that sent a name: what the server did not accept is the name. */
export function nameTrouble(error: unknown): string {
  const code = codeOf(error);
  return code === "bad-request" ? t("pages-account-name-bad") : troubleText(code);
}
