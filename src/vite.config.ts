// Makes programs of the command line, the sidecar of a host, what mounts the studio into another server, and the threads: a start then reads a
// handful of files instead of a thousand. Kernels and data stay where the compiler puts them, and the programs find them as the single files would.
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, posix, relative, resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

const COMPILED = resolve(import.meta.dirname, "../dist");
const PROGRAMS = resolve(COMPILED, "bin");

/** Packages of many small files, which would be found and opened one by one. */
const READ_AT_EVERY_START =
  "@nodable/entities ajv anynum cli-progress commander diff eventemitter3 fast-xml-parser is-unsafe jsonc-parser p-queue p-timeout path-expression-matcher pino proper-lockfile strnum typebox ws xml-naming".split(
    " ",
  );
/** The same with all that they need: most of what a server reads of packages. */
const SERVERS = ["compression", "express", "multer", "prom-client"];

function withNeeds(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const file = resolve(import.meta.dirname, "../node_modules", name, "package.json");
    const { dependencies = {} } = JSON.parse(readFileSync(file, "utf8")) as { dependencies?: Record<string, string> };
    withNeeds(Object.keys(dependencies), found);
  }
  return found;
}

/** What is asked, and how: many small files that nearly every command reads some of, as one. */
const TOGETHER = [{ name: "routes", test: /dist\/src\/contracts\/(files|replies|routes)\// }];

const THREADS = new Map(
  readdirSync(resolve(COMPILED, "src"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith("-worker.js"))
    .map((path) => [basename(path), resolve(COMPILED, "src", path)]),
);

/** Files beside a module are found from its program: a thread is a program as well, all else stays where it is. */
const addresses: Plugin = {
  name: "addresses",
  transform(code, id) {
    if (!id.startsWith(COMPILED) || !code.includes("import.meta.url")) return null;
    const moved = code.replaceAll(/new URL\("([^"]+)", import\.meta\.url\)/g, (_, path: string) => {
      if (THREADS.has(basename(path))) return `new URL("${basename(path)}", import.meta.url)`;
      const folder = relative(PROGRAMS, dirname(id)).replaceAll("\\", "/");
      return `new URL("${posix.join(folder, path)}", import.meta.url)`;
    });
    return { code: moved, map: null };
  },
};

export default defineConfig({
  root: COMPILED,
  plugins: [addresses],
  ssr: { noExternal: [...READ_AT_EVERY_START, ...withNeeds(SERVERS)] },
  build: {
    ssr: true,
    outDir: PROGRAMS,
    emptyOutDir: true,
    target: "node20",
    rolldownOptions: {
      input: {
        "episode-studio": resolve(COMPILED, "src/cli.js"),
        sidecar: resolve(COMPILED, "extension/sidecar-program.js"),
        mount: resolve(COMPILED, "extension/mount.js"),
        ...Object.fromEntries([...THREADS].map(([name, path]) => [basename(name, ".js"), path])),
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
