/** A game's own symbols, put into the page so that `<use href="#…">` finds them. */

/** `<svg {@attach sprite(text)}>` holds the symbols of an .svg file. */
export const sprite =
  (text: string) =>
  (node: Element): void => {
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    node.replaceChildren(
      ...[...parsed.childNodes].map((child) => document.importNode(child, true)),
    );
  };
