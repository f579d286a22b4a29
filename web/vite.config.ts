import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { withWidths } from "./src/breakpoints.ts";

/** Puts the widths in where styles name them. Custom media would have to be declared in each component. */
const breakpoints = (): Plugin => ({
  name: "breakpoints",
  enforce: "pre",
  transform: (code, id) => (/\.(svelte|css)(\?|$)/.test(id) ? { code: withWidths(code), map: null } : null),
});

const server = "http://127.0.0.1:1940";

export default defineConfig({
  base: "/",
  plugins: [breakpoints(), svelte()],
  build: {
    outDir: "../src/motstand/server/client",
    emptyOutDir: true,
    // The server's Content-Security-Policy allows files of its own alone: nothing may be inlined as a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What several pages share comes in one file: on a slow line every small file costs a journey.
      output: {
        codeSplitting: { groups: [{ name: "shared", minShareCount: 2, includeDependenciesRecursively: false }] },
      },
    },
  },
  server: {
    // The list of languages lies with the server's words.
    fs: { allow: [".", "../src/motstand/kernel/words"] },
    proxy: { "/api": { target: server, ws: true }, "/health": server },
  },
  test: { include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
});
