export type Values = Readonly<Record<string, string | number | null | undefined>>;

/** Fills in a path's `{parameters}` and appends the query parameters that have a value. */
export function buildUrl(template: string, path: Values = {}, query: Values = {}): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ""),
  );
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") params.set(name, String(value));
  }
  const text = params.toString();
  return text ? `${filled}?${text}` : filled;
}
