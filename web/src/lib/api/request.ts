/** A request to the server. Paths, parameters, bodies and results are typed by docs/openapi.json. */

import type { paths } from "$generated/http/api";
import { buildUrl, type Values } from "../browser/url";

type Method = "get" | "post" | "put" | "patch" | "delete";
type Path<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: unknown }> ? P : never;
}[keyof paths];

type PathParameters<O> = O extends { parameters: { path: infer P } } ? { path: P } : unknown;
type QueryParameters<O> = O extends { parameters: { query: infer Q } }
  ? { query: Q }
  : O extends { parameters: { query?: infer Q } }
    ? { query?: Q }
    : unknown;
type Body<O> = O extends { requestBody: { content: { "application/json": infer B } } }
  ? { body: B }
  : O extends { requestBody?: { content: { "application/json": infer B } } }
    ? { body?: B }
    : unknown;
type Input<O> = PathParameters<O> & QueryParameters<O> & Body<O>;

type Json<R> = R extends { content: { "application/json": infer J } } ? J : never;
/** The JSON of a successful response; undefined if the response has no content. */
type Output<O> = O extends { responses: { 200: infer R } | { 201: infer R } } ? Json<R> : undefined;

/** The server refused a request. `code` is one of docs/http.md, or `offline` if it did not answer. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly detail: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = "ApiError";
  }
}

export const isCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof ApiError && codes.includes(error.code);

/** The pending request that tells who the user is. The server answers a new browser with a cookie;
 * a change sent before that would get a cookie of its own, and so a second guest. */
let identified: Promise<unknown> = Promise.resolve();

/** Lets requests that change something wait for this one. */
export function identify<T>(pending: Promise<T>): Promise<T> {
  identified = pending.catch(() => undefined);
  return pending;
}

const MAX_WAITS = 3;
const LONGEST_WAIT = 10;

/** Sends a request and returns the JSON of the response. Throws an `ApiError` if that fails.
 *
 * A server that is too busy changes nothing and says when to try again: if that is soon, we do. */
export async function request<M extends Method, P extends Path<M>>(
  method: M,
  template: P,
  input: Input<paths[P][M]>,
): Promise<Output<paths[P][M]>> {
  for (let left = MAX_WAITS; ; left -= 1) {
    try {
      return await send(method, template, input);
    } catch (error) {
      const seconds = retryAfter(error);
      if (left <= 0 || seconds === null || seconds > LONGEST_WAIT) throw error;
      await wait(1000 * seconds);
    }
  }
}

/** In how many seconds the server wants us to repeat a request; null if it does not. */
function retryAfter(error: unknown): number | null {
  if (!(error instanceof ApiError) || !isCode(error, "too-many-requests", "busy")) return null;
  const seconds = error.detail["retry_after"];
  return typeof seconds === "number" ? seconds : null;
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

async function send<M extends Method, P extends Path<M>>(
  method: M,
  template: P,
  input: Input<paths[P][M]>,
): Promise<Output<paths[P][M]>> {
  const { path, query, body } = input as { path?: Values; query?: Values; body?: unknown };
  const init: RequestInit = { method: method.toUpperCase(), credentials: "same-origin" };
  if (method !== "get") {
    await identified;
    init.headers = { "Content-Type": "application/json" };
    init.body = JSON.stringify(body ?? {});
  }
  let response: Response;
  try {
    response = await fetch(buildUrl(template, path, query), init);
  } catch {
    throw new ApiError("offline", "the server does not answer", 0);
  }
  if (!response.ok) throw await refusal(response);
  if (response.status === 204) return undefined as Output<paths[P][M]>;
  try {
    return (await response.json()) as Output<paths[P][M]>;
  } catch {
    throw new ApiError("offline", "the server's answer broke off", response.status);
  }
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as { error: Record<string, unknown> };
    const { code, message, ...detail } = error;
    return new ApiError(String(code), String(message), response.status, detail);
  } catch {
    const code = response.status >= 500 ? "offline" : "bad-request";
    return new ApiError(code, response.statusText, response.status);
  }
}

const MAX_ATTEMPTS = 3;
const RETRY_AFTER = 400;

/** The same, repeated while the server does not answer. Only for requests that carry an id, by which
 * the server recognises a repeat. */
export async function requestWithRetries<M extends Method, P extends Path<M>>(
  method: M,
  template: P,
  input: Input<paths[P][M]>,
): Promise<Output<paths[P][M]>> {
  for (let left = MAX_ATTEMPTS; ; left -= 1) {
    try {
      return await request(method, template, input);
    } catch (error) {
      if (left <= 1 || !isCode(error, "offline", "unavailable")) throw error;
      await wait(RETRY_AFTER);
    }
  }
}

/** A unique id for a request, by which the server recognises a repeat. */
export function requestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
