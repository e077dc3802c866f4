// Bundles the editor page into `dist/web`, where the service serves it from. Scripts and styles are files of their own: the page runs
// under a policy that refuses anything inline.
import { defineConfig } from "vite";

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  base: "./",
  build: {
    outDir: `${here}/../dist/web`,
    emptyOutDir: true,
    target: ["chrome123", "firefox132", "safari17.5"],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    sourcemap: true,
  },
});
