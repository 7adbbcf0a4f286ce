import { describe, expect, it } from "vitest";
import ankhNames from "../../../ennead/games/ankh/words/names.json";
import { Words } from "../../src/lib/fluent";
import { placeOf, placesAt, regionOf, type Places, type Terms } from "../../src/lib/noun-forms";

const terms = ankhNames as Terms;
const places: Places = {
  area: (code) => ({ E5: "delta", A1: "west" })[code],
  region: (token) => (token === 3 ? { place: "E5", part: "n" } : undefined),
};
const nowhere: Places = { area: () => undefined, region: () => undefined };

describe("places on a map", () => {
  it.each([
    ["en", "in the Nile Delta (E5)"],
    ["ru", "в Дельте Нила (E5)"],
    ["pl", "w Delcie Nilu (E5)"],
  ])("are named with their codes in %s", (language, said) => {
    expect(placeOf(language, terms, places, ["E5"], "in")).toBe(said);
  });
  it.each([
    ["en", "the Nile Delta (north)"],
    ["ru", "Дельта Нила (север)"],
    ["pl", "Delta Nilu (północ)"],
  ])("have regions named by area and part in %s", (language, said) => {
    expect(regionOf(language, terms, places, ["3"], "nom")).toBe(said);
    expect(regionOf(language, terms, places, ["7", "E5", "n"], "nom")).toBe(said);
  });
  it("have whole areas, and parts that only a token tells apart", () => {
    expect(regionOf("en", terms, places, ["2", "A1", "whole"], "In")).toBe("In West Egypt");
    expect(regionOf("en", terms, places, ["2", "A1", "other"], "in")).toBe("in West Egypt (2)");
  });
  it("are named by token as long as no map is known", () => {
    expect(regionOf("en", terms, nowhere, ["3"], "in")).toBe("in region 3");
    expect(regionOf("pl", terms, nowhere, ["3", "E5", "n"], "to")).toBe("do regionu 3");
  });
});

describe("cards to choose from", () => {
  const keep = `keep = { DRAWN($which) ->
    [unseen] card { $which }
   *[other] { CODE(DRAWN($which)) }
}`;
  it("are named to those who see them, and by number to others", () => {
    const words = new Words("en", [keep]);
    expect(words.message("keep", { which: 2 })).toBe("card 2");
    words.places = { ...nowhere, drawn: (number) => ["d05", "d12"][number - 1] };
    expect(words.message("keep", { which: 2 })).toBe("D12");
    expect(words.message("keep", { which: 3 })).toBe("card 3");
  });
  it("and regions keep the names of an earlier moment", () => {
    const then = placesAt({ drawn: ["s05"], regions: { "3": ["A1", "s"] } }, places);
    const words = new Words("en", [keep]);
    words.places = then;
    expect(words.message("keep", { which: 1 })).toBe("S05");
    expect(words.message("keep", { which: 2 })).toBe("card 2");
    expect(regionOf("en", terms, places, ["3"], "nom")).toBe("the Nile Delta (north)");
    expect(regionOf("en", terms, then, ["3"], "nom")).toBe("West Egypt (south)");
    expect(regionOf("en", terms, then, ["4"], "nom")).toBe("region 4");
  });
});
