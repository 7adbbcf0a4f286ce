/** Messages for the server's error codes. */

import { ApiError } from "$lib/api/client";
import { catalogue, t } from "$lib/words.svelte";

export function errorCode(error: unknown): string {
  return error instanceof ApiError ? error.code : "other";
}

/** The message for an error code; codes without one share a general message. */
export function errorText(code: string): string {
  const known = catalogue.words(null)?.has(`error-${code}`);
  return known ? t(`error-${code}`) : t("pages-trouble");
}

/** The same for a request that sent a name, where `bad-request` means a bad name. */
export function nameErrorText(error: unknown): string {
  const code = errorCode(error);
  return code === "bad-request" ? t("pages-account-name-bad") : errorText(code);
}
