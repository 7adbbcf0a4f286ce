import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** One chunk of messages per language, and one more per game and language. */
function wordsChunk(id: string): string | null {
  const game = /\/games\/([^/]+)\/(?:lessons\/)?words\/(?:[^/]*\.)?(\w+)\.ftl/.exec(id);
  if (game) return `words-${game[1]}-${game[2]}`;
  const shared = /\/words\/(?:[^/]*\.)?(\w+)\.ftl/.exec(id);
  return shared ? `words-${shared[1]}` : null;
}

/** Inlines the icons into the page, so that `<use href="#i-…">` works everywhere. */
function inlineIcons(): Plugin {
  return {
    name: "inline-icons",
    transformIndexHtml: (html) =>
      html.replace(
        "<!--icons-->",
        readFileSync(here("./src/icons.svg"), "utf-8").replaceAll(/\s*\n\s*/g, ""),
      ),
  };
}

const server = process.env["ENNEAD_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), inlineIcons()],
  resolve: {
    alias: {
      $lib: here("./src/lib"),
      $frame: here("./src/frame"),
      $generated: here("./src/generated"),
    },
    ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../ennead/server/static"),
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: wordsChunk, debugName: "words", test: /\.ftl(\?|$)/ }] },
      },
    },
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: {
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    environment: "happy-dom",
  },
});
