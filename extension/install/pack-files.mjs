// What a pack consists of: the files of this folder and of the packages that its programs load, each known by its contents; and how a
// pack that was put somewhere differs from that. Reads only.
import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";

/** Says that a pack is ours, for which machine it was copied, and every file of it with its SHA-256. */
export const RECORD = "installed.json";
/** What a pack consists of, beside the packages that its programs load. */
const PARTS = [
  "__init__.py",
  "pyproject.toml",
  "requirements.txt",
  "package.json",
  "LICENSE",
  "extension/start-sidecar.cjs",
];
/** What the studio's programs load beside each other. */
export const KERNELS = ["animatic", "upscale"].map((name) => `dist/src/media/${name}/kernel/kernel.wasm`);
const FOLDERS = ["extension/shim", "extension/web", "dist/bin", "dist/src/starters", "dist/src/targets", "dist/web"];
const LEFT_AT_HOME = /(\.map|\.ts|\.pyc)$|(^|\/)__pycache__$/;
const MADE_BY_PYTHON = /(^|\/)__pycache__\//;

/** A sentence for the person who installs. */
export class Refused extends Error {}

/** Everything that is copied from our folder: where from, and where to in the pack. */
export async function listFiles(source) {
  const own = [
    ...PARTS,
    ...KERNELS,
    ...(await Promise.all(FOLDERS.map((folder) => filesBelow(source, folder)))).flat(),
  ];
  const packages = (
    await Promise.all((await findPackages(source)).map(({ from, to }) => filesOfPackage(from, to)))
  ).flat();
  return [...own.map((path) => ({ from: join(source, path), to: path })), ...packages];
}

/** Folders of the packages that the programs load, as Node would find them, with what those need in turn. */
async function findPackages(source) {
  const found = new Map();
  const waiting = [source];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const [name, isOptional] of await needsOf(folder)) {
      const base = await findBase(folder, name);
      if (base === undefined && isOptional) continue; // made for another platform
      if (base === undefined) throw new Refused(`the package ${name} is missing: run npm ci in ${source} first`);
      const from = join(base, "node_modules", name);
      if (found.has(from)) continue;
      const inside = found.get(base); // a package that brings its own version
      found.set(from, { from, to: inside ? `${inside.to}/node_modules/${name}` : `node_modules/${name}` });
      waiting.push(from);
    }
  }
  return [...found.values()];
}

async function needsOf(folder) {
  const { dependencies = {}, optionalDependencies = {} } = await readJson(join(folder, "package.json"));
  const needed = Object.keys(dependencies).filter((name) => !(name in optionalDependencies));
  return [...needed.map((name) => [name, false]), ...Object.keys(optionalDependencies).map((name) => [name, true])];
}

/** The nearest folder, from a package upwards, whose node_modules holds what it needs. */
async function findBase(from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    if (await isThere(join(folder, "node_modules", name, "package.json"))) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** Without the packages inside it, which are found by themselves. */
async function filesOfPackage(from, to) {
  const paths = (await filesBelow(from, "")).filter((path) => !path.startsWith("node_modules/"));
  return paths.map((path) => ({ from: join(from, path), to: `${to}/${path}` }));
}

/** Paths relative to the folder, with forward slashes. */
async function filesBelow(root, folder) {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = entries.map(async (entry) => {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (LEFT_AT_HOME.test(path)) return [];
    if (entry.isDirectory()) return filesBelow(root, path);
    return entry.isFile() ? [path] : [];
  });
  return (await Promise.all(found)).flat().toSorted((a, b) => (a < b ? -1 : 1));
}

/** Files in a pack that its record does not name. */
export async function strangersIn(place, files) {
  return (await walk(place)).filter((path) => !Object.hasOwn(files, path));
}

/** Files in a pack that its record names, and that are not as they were put there. */
export async function changedIn(place, files) {
  const found = [];
  for (const path of await walk(place)) {
    if (Object.hasOwn(files, path) && (await sumOf(join(place, path))) !== files[path]) found.push(path);
  }
  return found;
}

/** Files that the record names, and that are not there. */
export async function missingIn(place, files) {
  const there = new Set(await walk(place));
  return Object.keys(files).filter((path) => !there.has(path));
}

/** Links count as files, and are not followed. */
async function walk(place) {
  const entries = await readdir(place, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(place, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
    .filter((path) => path !== RECORD && !MADE_BY_PYTHON.test(path))
    .toSorted();
}

/** By their paths in the pack. One after the other: a machine has few files open at a time. */
export async function sumsOf(pairs) {
  const sums = {};
  for (const { from, to } of pairs) sums[to] = await sumOf(from);
  return sums;
}

async function sumOf(path) {
  const bytes = await readFile(path).catch(() => ""); // a link that leads nowhere, or a file that nobody may read
  return createHash("sha256").update(bytes).digest("hex");
}

export async function isThere(path) {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

/** null where there is none, or none that can be read. */
export async function readJson(path) {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return null;
  }
}
