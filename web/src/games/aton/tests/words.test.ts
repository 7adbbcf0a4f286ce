import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { bold, short, wrap } from "../text";

const words = import.meta.glob<string>("../words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

describe("short texts", () => {
  it.each(["en", "ru", "pl"])("mark bold parts with pairs of stars in %s", (language) => {
    const { body } = new FluentResource(words[`../words/${language}.ftl`] ?? "");
    expect(body.length).toBeGreaterThan(20);
    for (const { id, value } of body) {
      if (typeof value === "string") expect(value.split("*").length % 2, id).toBe(1);
    }
  });
  it("are split at the stars into plain and bold parts", () => {
    expect(bold("*5* points")).toEqual([
      { text: "5", strong: true },
      { text: " points", strong: false },
    ]);
    expect(bold("own")).toEqual([{ text: "own", strong: false }]);
  });
  it("are wrapped and shortened", () => {
    expect(wrap("Kingdom of the Dead", 11)).toEqual(["Kingdom of", "the Dead"]);
    expect(short("Khepri", 9)).toBe("Khepri");
    expect(short("Hatshepsut", 9)).toBe("Hatsheps…");
  });
});
