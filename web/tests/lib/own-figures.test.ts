import { describe, expect, it } from "vitest";
import { entryPaths, signOf, templateOf, withFigures } from "../../src/lib/own-figures";

const data = {
  horus: { cost: [2, 3], spaces: 6 },
  tiles: { p01: { edges: "RRGB" }, p02: { edges: "RRYG" } },
  proposed: { entries: ["horus.cost", "tiles.*.edges"] },
};

describe("a table's own figures", () => {
  it("have a template with every entry and our value", () => {
    expect(templateOf(data)).toEqual({
      "horus.cost": [2, 3],
      "tiles.p01.edges": "RRGB",
      "tiles.p02.edges": "RRYG",
    });
  });
  it("can be put into the data, which then hold no sign for them", () => {
    const own = withFigures(data, { "tiles.p01.edges": "BBBB" });
    expect(own["tiles"]).toEqual({ p01: { edges: "BBBB" }, p02: { edges: "RRYG" } });
    expect(entryPaths(own)).toEqual(["horus.cost", "tiles.p02.edges"]);
    expect(signOf(own, "tiles.p01.edges")).toBe("");
    expect(signOf(own, "horus.cost.0")).not.toBe("");
  });
});
