// Builds the studio into `dist`: `node src/build.mjs [PART…]`, all parts without a name. A part is left as it is when neither what it is
// made from nor what it made has changed since. Plain JavaScript, because there is nothing compiled yet.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
/** Who compiles and what packages there are: each part is made by them. */
const ALWAYS = ["package.json", "package-lock.json", "src/build.mjs"];

/** In the order that they need: paths that a part is made from and which files there, what it makes, and how. */
const PARTS = {
  code: {
    from: ["tsconfig.json", "src", "extension", "test"],
    which: /^src\/|\.(ts|json)$/,
    made: ["dist/src", "dist/extension", "dist/test"],
    build: buildCode,
  },
  program: {
    from: ["src/vite.config.ts", "dist/src", "dist/extension"],
    which: /\.(js|ts)$/,
    made: ["dist/bin"],
    build: () => bundle("src/vite.config.ts"),
  },
  kernel: {
    from: ["dist/src/media/make-kernels-program.js", "src/media/animatic/kernel", "src/media/upscale/kernel"],
    which: /\.(js|ts|json)$/,
    made: ["dist/src/media/animatic/kernel/kernel.wasm", "dist/src/media/upscale/kernel/kernel.wasm"],
    build: () => runNode("dist/src/media/make-kernels-program.js"),
  },
  page: {
    from: ["web_ext", "src"],
    which: /./,
    made: ["dist/web"],
    build: () => {
      bundle("web_ext/vite.config.ts");
      bundle("web_ext/review/vite.config.ts");
    },
  },
};

function buildCode() {
  runNode("node_modules/typescript/bin/tsc", "-p", "tsconfig.json");
  for (const data of ["targets", "starters"]) {
    cpSync(join(ROOT, "src", data), join(ROOT, "dist/src", data), { recursive: true });
  }
  runNode("dist/src/disk/targets/prove-program.js", "dist/src/targets");
  runNode("dist/src/wiring/make-checks-program.js", "dist/src/contracts/made-checks.js");
}

/** What such a program has to say it has said itself. */
function runNode(...args) {
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

function bundle(config) {
  runNode("node_modules/vite/bin/vite.js", "build", "--config", config, "--logLevel", "warn");
}

/** Files below folders, or these files themselves, in order; a path where nothing lies is none. */
function filesOf(root, paths) {
  return paths.flatMap((path) => {
    const stat = statSync(join(root, path), { throwIfNoEntry: false });
    if (!stat?.isDirectory()) return stat ? [path] : [];
    const inside = readdirSync(join(root, path)).toSorted();
    return filesOf(
      root,
      inside.filter((name) => name !== "node_modules").map((name) => `${path}/${name}`),
    );
  });
}

/** What a part is made from, byte by byte, and what it made, by stamps: built again, it would be the same. */
function stateOf(root, { from, which, made }) {
  const hash = createHash("sha1").update(process.version);
  const sources = filesOf(root, from).filter((path) => which.test(path));
  for (const path of [...filesOf(root, ALWAYS), ...sources]) {
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  }
  // Kernels lie among the compiled code, and are a part of their own.
  for (const path of filesOf(root, made).filter((each) => made.includes(each) || !each.endsWith(".wasm"))) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/** Builds a part unless the file `known` says that it is as it was left. */
export async function buildPart(root, known, part) {
  if (statSync(known, { throwIfNoEntry: false }) && readFileSync(known, "utf8") === stateOf(root, part)) return;
  rmSync(known, { force: true });
  await part.build();
  mkdirSync(dirname(known), { recursive: true });
  writeFileSync(known, stateOf(root, part));
}

const isProgram = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isProgram) {
  const names = Object.keys(PARTS);
  const chosen = process.argv.slice(2);
  const unknown = chosen.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    process.stderr.write(`there is no part ${unknown}: choose of ${names.join(", ")}\n`);
    process.exit(2);
  }
  for (const name of chosen.length > 0 ? chosen : names) {
    await buildPart(ROOT, join(ROOT, `dist/.built-${name}`), PARTS[name]);
  }
}
