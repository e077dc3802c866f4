// Makes programs of the command line and the sidecar of a host: a start then reads a handful of files instead of a thousand. Threads, the
// kernel and the data stay where the compiler puts them, and the programs find them as the single files would.
import { relative, resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

const COMPILED = resolve(import.meta.dirname, "../dist");
const PROGRAMS = resolve(COMPILED, "bin");

/** Packages of many small files, which would be found and opened one by one. */
const READ_AT_EVERY_START =
  "@nodable/entities ajv anynum cli-progress commander compression diff eventemitter3 express fast-xml-parser is-unsafe jsonc-parser multer p-queue p-timeout path-expression-matcher pino proper-lockfile strnum typebox ws xml-naming".split(
    " ",
  );

/** What is asked, and how: many small files that nearly every command reads some of, as one. */
const TOGETHER = [{ name: "routes", test: /dist\/src\/contracts\/(files|replies|routes)\// }];

/** `import.meta.url` keeps naming the file that says it. */
const ownAddress: Plugin = {
  name: "own-address",
  transform(code, id) {
    if (!id.startsWith(COMPILED) || !code.includes("import.meta.url")) return null;
    const own = JSON.stringify(relative(PROGRAMS, id).replaceAll("\\", "/"));
    return { code: code.replaceAll("import.meta.url", `new URL(${own}, import.meta.url).href`), map: null };
  },
};

export default defineConfig({
  root: COMPILED,
  plugins: [ownAddress],
  ssr: { noExternal: READ_AT_EVERY_START },
  build: {
    ssr: true,
    outDir: PROGRAMS,
    emptyOutDir: true,
    target: "node20",
    rolldownOptions: {
      input: {
        "episode-studio": resolve(COMPILED, "src/cli.js"),
        sidecar: resolve(COMPILED, "extension/sidecar-program.js"),
      },
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name].js",
        minify: { compress: false, mangle: false },
        codeSplitting: { groups: TOGETHER, includeDependenciesRecursively: false },
      },
    },
  },
});
