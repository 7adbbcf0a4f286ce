/**
 * Parses the subset of Markdown used by the rules pages into plain data for components.
 *
 * Blocks: headings, paragraphs, lists (nested by indent), tables, quotes, rules, fenced code, and
 * lines that stand for pictures: `![](figure:wheel)`, `![](example:scales)`, `![](icons)`.
 * Inline: `code`, **strong**, *emphasis*, [links](#A7). Anything else stays plain text.
 */

export type Span =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong"; spans: Span[] }
  | { kind: "em"; spans: Span[] }
  | { kind: "link"; href: string; spans: Span[] };

export interface Item {
  /** The id of a ruling ("A7"), as a link target. */
  id: string | null;
  spans: Span[];
  blocks: Block[];
}

export type Block =
  | { kind: "heading"; level: number; id: string; spans: Span[] }
  | { kind: "paragraph"; spans: Span[] }
  | { kind: "list"; ordered: boolean; start: number; items: Item[] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "code"; text: string }
  | { kind: "figure"; id: string }
  | { kind: "example"; id: string }
  | { kind: "icons" }
  | { kind: "rule" };

export interface Heading {
  id: string;
  level: number;
  text: string;
}

const HEADING = /^(#{1,4})\s+(.+?)\s*#*$/;
const ITEM = /^( *)([-*]|\d+\.)\s+(.*)$/;
const PICTURE = /^!\[\]\((?:(figure|example):([a-z0-9-]+)|icons)\)$/;
const RULE = /^(-{3,}|\*{3,})\s*$/;
const DIVIDER = /^\|?(\s*:?-+:?\s*\|)*\s*:?-+:?\s*\|?\s*$/;
const RULING = /^\*\*([A-Z]{1,2}\d+)\.?\*\*/;
const INLINE =
  /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^()\s]+)\)|\\([\\`*_[\]|#-])/;
/** Allowed link targets: the page itself, this site, web addresses. */
const SAFE = /^(#|\/(?!\/)|https?:\/\/)/;

export function inline(text: string): Span[] {
  const spans: Span[] = [];
  let rest = text;
  for (let match = INLINE.exec(rest); match; match = INLINE.exec(rest)) {
    push(spans, rest.slice(0, match.index));
    const [whole, code, strong, em, label, href, escaped] = match;
    if (code !== undefined) spans.push({ kind: "code", text: code });
    else if (strong !== undefined) spans.push({ kind: "strong", spans: inline(strong) });
    else if (em !== undefined) spans.push({ kind: "em", spans: inline(em) });
    else if (label !== undefined && href !== undefined)
      if (SAFE.test(href)) spans.push({ kind: "link", href, spans: inline(label) });
      else spans.push(...inline(label));
    else push(spans, escaped ?? whole);
    rest = rest.slice(match.index + whole.length);
  }
  push(spans, rest);
  return spans;
}

function push(spans: Span[], text: string): void {
  if (!text) return;
  const last = spans.at(-1);
  if (last?.kind === "text") last.text += text;
  else spans.push({ kind: "text", text });
}

/** The text without formatting. */
export function plain(spans: Span[]): string {
  return spans.map((span) => ("text" in span ? span.text : plain(span.spans))).join("");
}

/** `addresses` are those of the headings, in order; the same in every language. */
export function parse(source: string, addresses: readonly string[] = []): Block[] {
  return blocks(source.replace(/\r\n?/g, "\n").split("\n"), { sections: 0, addresses });
}

/** The headings for a table of contents: all but the title. */
export function contents(page: Block[]): Heading[] {
  return page.flatMap((block) =>
    block.kind === "heading" && block.level > 1
      ? [{ id: block.id, level: block.level, text: plain(block.spans) }]
      : [],
  );
}

interface Count {
  sections: number;
  addresses: readonly string[];
}

function blocks(lines: string[], count: Count): Block[] {
  const found: Block[] = [];
  let at = 0;
  const take = (belongs: (line: string) => boolean): string[] => {
    const from = at;
    while (at < lines.length && belongs(lines[at]!)) at += 1;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = HEADING.exec(line);
    const picture = PICTURE.exec(line);
    if (!line.trim()) at += 1;
    else if (picture) {
      at += 1;
      const [, kind, id] = picture;
      if (kind === "figure" || kind === "example") found.push({ kind, id: id ?? "" });
      else found.push({ kind: "icons" });
    } else if (heading) {
      at += 1;
      const id = count.addresses[count.sections] ?? `section-${count.sections}`;
      count.sections += 1;
      found.push({ kind: "heading", level: heading[1]!.length, id, spans: inline(heading[2]!) });
    } else if (line.startsWith("```")) {
      at += 1;
      const text = take((next) => !next.startsWith("```")).join("\n");
      at += 1;
      found.push({ kind: "code", text });
    } else if (RULE.test(line)) {
      at += 1;
      found.push({ kind: "rule" });
    } else if (line.startsWith(">")) {
      const quoted = take((next) => next.startsWith(">"));
      found.push({
        kind: "quote",
        blocks: blocks(
          quoted.map((one) => one.replace(/^>\s?/, "")),
          count,
        ),
      });
    } else if (line.includes("|") && DIVIDER.test(lines[at + 1] ?? "")) {
      const [head, , ...rows] = take((next) => next.includes("|")).map(cells);
      found.push({ kind: "table", head: head!, rows });
    } else if (ITEM.test(line)) {
      found.push(
        list(
          take((next) => ITEM.test(next) || /^ {2,}\S/.test(next)),
          count,
        ),
      );
    } else {
      const text = take((next) => Boolean(next.trim()) && !starts(next)).map((one) => one.trim());
      found.push({ kind: "paragraph", spans: inline(text.join(" ")) });
    }
  }
  return found;
}

function starts(line: string): boolean {
  return [HEADING, ITEM, RULE, PICTURE, /^(```|>)/].some((form) => form.test(line));
}

function cells(line: string): Span[][] {
  const row = line.trim().replace(/^\||\|$/g, "");
  return row.split(/(?<!\\)\|/).map((cell) => inline(cell.trim()));
}

/** Parses the lines of one list: items at its own indent, with nested blocks below each. */
function list(lines: string[], count: Count): Block {
  const first = ITEM.exec(lines[0]!)!;
  const indent = first[1]!.length;
  const ordered = /\d/.test(first[2]!);
  const items: Item[] = [];
  let text = first[3]!;
  let below: string[] = [];
  const close = (): void => {
    // An item that begins with a ruling's id gets it as its anchor.
    items.push({
      id: RULING.exec(text)?.[1] ?? null,
      spans: inline(text),
      blocks: blocks(below, count),
    });
    below = [];
  };
  for (const line of lines.slice(1)) {
    const item = ITEM.exec(line);
    if (item && item[1]!.length <= indent) {
      close();
      text = item[3]!;
    } else if (item || below.length) below.push(line.slice(indent + 2));
    else text += ` ${line.trim()}`;
  }
  close();
  return { kind: "list", ordered, start: ordered ? parseInt(first[2]!) : 1, items };
}
