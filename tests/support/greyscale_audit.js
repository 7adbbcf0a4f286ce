// Kinds of things that have a colour each, marked `data-told="group:kind"`, and that nobody could tell
// apart without it: neither by lightness nor by a sign. Returns a list of sentences.
() => {
  const LIGHTNESS = 12;
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  /** CIE lightness, 0 to 100. */
  const lightness = (colour) => {
    context.clearRect(0, 0, 1, 1);
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const linear = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
      .map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    const y = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
    return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
  };
  const colourOf = (node) =>
    node instanceof SVGElement
      ? getComputedStyle(node.querySelector("[data-face]") ?? node).fill
      : getComputedStyle(node).backgroundColor;
  const signsOf = (node) =>
    [...node.querySelectorAll("use, text")]
      .map((sign) => sign.getAttribute("href") ?? "text")
      .join(" ");

  const groups = {};
  for (const node of document.querySelectorAll("[data-told]")) {
    if (!node.checkVisibility()) continue;
    const [group, kind] = node.dataset.told.split(":");
    const kinds = (groups[group] ??= {});
    kinds[kind] ??= { lightness: lightness(colourOf(node)), signs: signsOf(node) };
  }
  const found = [];
  for (const [group, kinds] of Object.entries(groups)) {
    const all = Object.entries(kinds);
    all.forEach(([name, one], i) => {
      for (const [other, another] of all.slice(i + 1)) {
        const isLighter = Math.abs(one.lightness - another.lightness) >= LIGHTNESS;
        if (!isLighter && one.signs === another.signs)
          found.push(`${group}: ${name} and ${other} differ in colour only`);
      }
    });
  }
  return found;
}
