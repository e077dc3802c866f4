// A small folder that is built like ours, with `install.js` in it, and a host to install it into.
import { spawnSync } from "node:child_process";
import { copyFile, cp, mkdir, readdir, realpath } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "../project-files.ts";
import { openScratch } from "./scratch-folder.ts";
import { writeFiles } from "./write-files.ts";

/** Its files and what is in them. */
export const OURS: Readonly<Record<string, string>> = {
  "package.json": JSON.stringify({
    name: "episode-studio",
    version: "1.2.3",
    dependencies: { draws: "1", joins: "1" },
    devDependencies: { tests: "1" },
  }),
  "__init__.py": "from .extension.shim import NODE_CLASS_MAPPINGS\n",
  "pyproject.toml": "",
  "requirements.txt": "",
  LICENSE: "MIT\n",
  "extension/start-sidecar.cjs": `process.stdout.write('{"error":"the host\\'s greeting cannot be read"}\\n');`,
  "extension/shim/__init__.py": "NODE_CLASS_MAPPINGS = {}\n",
  "extension/shim/__pycache__/old.pyc": "",
  "extension/web/episode-studio.js": "",
  "extension/mount.ts": "",
  "dist/bin/sidecar.js": "first",
  "dist/bin/sidecar.js.map": "",
  "dist/bin/episode-studio.js": "",
  "dist/src/environment.js": "",
  "dist/src/media/animatic/kernel/kernel.wasm": "",
  "dist/src/media/upscale/kernel/kernel.wasm": "",
  "dist/src/starters/episode/script.md": "",
  "dist/src/targets/families.json": "{}",
  "dist/web/index.html": "",
  "dist/test/a.test.js": "",
  "node_modules/draws/package.json": JSON.stringify({
    name: "draws",
    optionalDependencies: { "draws-here": "1", "draws-there": "1" },
  }),
  "node_modules/draws-here/package.json": JSON.stringify({ name: "draws-here" }),
  "node_modules/draws-here/draws.node": "a program",
  "node_modules/joins/package.json": JSON.stringify({ name: "joins", dependencies: { draws: "2" } }),
  "node_modules/joins/node_modules/draws/package.json": JSON.stringify({ name: "draws", version: "2" }),
  "node_modules/tests/package.json": JSON.stringify({ name: "tests" }),
};

export interface SmallPack {
  /** Holds everything; also a portable ComfyUI. */
  readonly folder: string;
  readonly source: string;
  readonly host: string;
  /** Where the pack is put. */
  readonly place: string;
  readonly run: (...args: string[]) => { code: number | null; said: string };
  /** Names in the host's folder of packs. */
  readonly packs: () => Promise<string[]>;
  remove(): Promise<void>;
}

export async function openSmallPack(): Promise<SmallPack> {
  const scratch = await openScratch();
  const folder = await realpath(scratch.folder);
  const source = join(folder, "our folder");
  const host = join(folder, "ComfyUI");
  await mkdir(source);
  await writeFiles(source, OURS);
  await copyFile(join(ROOT, "install.js"), join(source, "install.mjs"));
  await cp(join(ROOT, "extension/install"), join(source, "extension/install"), { recursive: true });
  await mkdir(join(host, "custom_nodes"), { recursive: true });
  const program = join(source, "install.mjs");
  return {
    folder,
    source,
    host,
    place: join(host, "custom_nodes", "episode-studio"),
    run: (...args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: "utf8" });
      return { code: status, said: `${stdout}${stderr}` };
    },
    packs: () => readdir(join(host, "custom_nodes")),
    remove: () => scratch.remove(),
  };
}

/** Paths of all files below a folder, relative to it, with forward slashes. */
export async function listFolder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => path.slice(folder.length + 1).replaceAll("\\", "/"));
}
