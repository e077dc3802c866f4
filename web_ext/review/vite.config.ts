// Bundles a review's page into one program and one style, which the service writes into the page that it hands out: it runs from a file.
import { defineConfig } from "vite";

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  publicDir: false,
  build: {
    outDir: `${here}/../../dist/web/review`,
    emptyOutDir: true,
    target: ["chrome123", "firefox132", "safari17.5"],
    lib: {
      entry: `${here}/review.ts`,
      formats: ["iife"],
      name: "review",
      fileName: () => "review.js",
      cssFileName: "review",
    },
  },
});
