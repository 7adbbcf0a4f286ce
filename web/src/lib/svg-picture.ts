import type { Attachment } from "svelte/attachments";

/** `<div {@attach svgPicture(text)}>` holds the picture of an .svg file. */
export const svgPicture =
  (text: string): Attachment =>
  (node) => {
    const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
    node.replaceChildren(document.importNode(parsed, true));
  };
