import { defineConfig } from "vite";

// Everything is a separate file: no inline script, style or data address, so that the server's content policy can be strict.
export default defineConfig({
  base: "/static/",
  build: {
    outDir: "../src/orrery/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    target: "es2022",
  },
});
