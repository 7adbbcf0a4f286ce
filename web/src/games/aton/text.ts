/** Split a message at the stars around its bold parts. */
export function bold(text: string): { text: string; strong: boolean }[] {
  return text
    .split("*")
    .map((part, i) => ({ text: part, strong: i % 2 === 1 }))
    .filter((part) => part.text !== "");
}

/** Break a text into lines of at most so many letters, as far as its words allow. */
export function wrap(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** A name cut to so many letters. */
export const short = (name: string, letters: number): string =>
  name.length <= letters ? name : `${name.slice(0, letters - 1).trimEnd()}…`;
