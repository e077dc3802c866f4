#!/usr/bin/env node
// Puts the studio into a ComfyUI as one of its packs, looks whether it is there and whole, and takes it out again. Reads this folder and
// the one that it is told; needs no network, runs no installer, and never touches what is not its own.
// Exit codes: 0 done, 1 it could not be done (with the sentence), 2 the command was not understood.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cp, lstat, mkdir, readdir, readFile, readlink, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const NAME = "episode-studio";
const SOURCE = dirname(fileURLToPath(import.meta.url));
const OLDEST_HOST = "0.3.64";
const PLATFORM = `${process.platform}-${process.arch}`;
/** Says that a pack is ours, and for which machine it was copied. */
const RECORD = "installed.json";
/** What a pack consists of, beside the packages that its programs load. */
const PARTS = ["__init__.py", "pyproject.toml", "requirements.txt", "package.json", "LICENSE"];
const FOLDERS = ["extension", "dist/bin", "dist/src", "dist/web"];
const LEFT_AT_HOME = /(\.map|\.ts|\.pyc)$|(^|\/)__pycache__$/;
const USAGE = `node install.js --host DIR [--link | --check | --uninstall]

  --host DIR    ComfyUI's folder, its base directory, its custom_nodes, or a portable ComfyUI
  --link        link this folder instead of copying it: for development
  --check       say whether it is installed and whole; changes nothing
  --uninstall   take it out; scripts, takes and settings stay where they are
`;

/** A sentence for the person who installs. */
class Refused extends Error {}

async function main() {
  const flags = readFlags();
  requireNode();
  const packs = await findPacks(resolve(flags.host));
  const place = join(packs, NAME);
  if (flags.check) return check(place);
  if (flags.uninstall) return uninstall(place);
  await requireBuild();
  await warnOfOldHost(packs);
  await requireOwn(place);
  const isNew = flags.link ? await link(place) : await install(place);
  await requireStart(place);
  if (isNew)
    say("Restart ComfyUI, then open Episode Studio from its menu (Extensions) or its sidebar, or go to /studio/.");
}

function readFlags() {
  const flag = { type: "boolean", default: false };
  const options = { host: { type: "string" }, link: flag, check: flag, uninstall: flag, help: flag };
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    fail(`${error.message}\n\n${USAGE}`, 2);
  }
  if (values.help) fail(USAGE, 0);
  const chosen = ["link", "check", "uninstall"].filter((name) => values[name]);
  if (!values.host || chosen.length > 1) fail(USAGE, 2);
  return values;
}

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Refused(`this is Node ${process.versions.node}: Episode Studio needs 20.19 or newer`);
}

/** The folder that a host looks for packs in. */
async function findPacks(folder) {
  if (!(await isFolder(folder))) throw new Refused(`there is no folder ${folder}`);
  const places = [join(folder, "custom_nodes"), join(folder, "ComfyUI", "custom_nodes")];
  if (basename(folder) === "custom_nodes") places.unshift(folder);
  for (const place of places) if (await isFolder(place)) return place;
  throw new Refused(`${folder} is no ComfyUI: it has no custom_nodes, nor has a ComfyUI folder in it`);
}

async function requireBuild() {
  for (const part of ["dist/bin/sidecar.js", "dist/src/cli.js", "dist/web/index.html"]) {
    if (!(await isThere(join(SOURCE, part)))) throw new Refused(`${part} is missing: run npm ci in ${SOURCE} first`);
  }
}

async function warnOfOldHost(packs) {
  const text = await readFile(join(dirname(packs), "comfyui_version.py"), "utf8").catch(() => "");
  const version = /__version__ = "([\d.]+)"/.exec(text)?.[1];
  if (version === undefined || !isOlder(version, OLDEST_HOST)) return;
  say(`ComfyUI ${version} is older than ${OLDEST_HOST}, the oldest that was tried: update it when something is amiss.`);
}

function isOlder(one, other) {
  const [a, b] = [one, other].map((version) => version.split(".").map(Number));
  const at = b.findIndex((part, index) => (a[index] ?? 0) !== part);
  return at >= 0 && (a[at] ?? 0) < b[at];
}

/** Nothing is there, or something that this program has put there. */
async function requireOwn(place) {
  const found = await whatIsAt(place);
  if (found.is === "foreign") throw new Refused(`${place} ${found.why}: it is left alone`);
  const twin = `${place}.disabled`;
  if (await isThere(twin))
    say(`${twin} is there too: ComfyUI-Manager has disabled an older copy, which is left alone.`);
  return found;
}

async function whatIsAt(place) {
  const facts = await lstat(place).catch(() => undefined);
  if (!facts) return { is: "nothing" };
  if (facts.isSymbolicLink()) {
    const target = resolve(dirname(place), await readlink(place));
    const name = await readJson(join(target, "package.json")).then((json) => json?.name);
    return name === NAME || !(await isThere(target))
      ? { is: "link", target }
      : { is: "foreign", why: `links to ${target}` };
  }
  if (!facts.isDirectory()) return { is: "foreign", why: "is a file" };
  if (await isThere(join(place, ".git"))) return { is: "foreign", why: "is a git clone: update or remove it as one" };
  const record = await readJson(join(place, RECORD));
  if (record?.name === NAME) return { is: "copy", record };
  return { is: "foreign", why: "was put there by somebody else: move it away first" };
}

/** Whether anything has changed. */
async function link(place) {
  const found = await whatIsAt(place);
  if (found.is === "link" && found.target === resolve(SOURCE)) {
    say(`${place} links here already.`);
    return false;
  }
  await replace(place, found, () => symlink(resolve(SOURCE), place, process.platform === "win32" ? "junction" : "dir"));
  say(`${place} links to ${SOURCE}.`);
  return true;
}

/** Whether anything has changed. */
async function install(place) {
  const files = await listFiles();
  const { version } = await readJson(join(SOURCE, "package.json"));
  const digest = createHash("sha256").update(JSON.stringify(files.map(({ to, size, time }) => [to, size, time])));
  const record = { name: NAME, version, platform: PLATFORM, node: process.execPath, stamp: digest.digest("hex") };
  const found = await whatIsAt(place);
  if (found.is === "copy" && JSON.stringify(found.record) === JSON.stringify(record) && (await isWhole(place, files))) {
    say(`Episode Studio ${version} is installed in ${place} already.`);
    return false;
  }
  const coming = `${place}.${process.pid}.disabled`; // a host that starts meanwhile passes over such names
  try {
    for (const { from, to } of files) {
      await mkdir(dirname(join(coming, to)), { recursive: true });
      await cp(from, join(coming, to));
    }
    await writeFile(join(coming, RECORD), `${JSON.stringify(record, null, 2)}\n`);
    await replace(place, found, () => rename(coming, place));
  } finally {
    await rm(coming, { recursive: true, force: true });
  }
  say(`Episode Studio ${version} is installed in ${place}.`);
  return true;
}

/** The old one goes away by its name first: a host that starts meanwhile finds all of it or nothing. It is back when `put` fails. */
async function replace(place, { is }, put) {
  const going = `${place}.${process.pid}.old.disabled`;
  if (is !== "nothing") await rename(place, going);
  try {
    await put();
  } catch (error) {
    if (is !== "nothing") await rename(going, place);
    throw error;
  }
  await rm(going, { recursive: true, force: true });
}

async function uninstall(place) {
  const found = await requireOwn(place);
  if (found.is === "nothing") return say(`Episode Studio is not installed in ${dirname(place)}.`);
  await replace(place, found, () => undefined);
  say(`${place} is gone. Scripts, takes and settings are where they were.`);
}

async function check(place) {
  const found = await requireOwn(place);
  if (found.is === "nothing") throw new Refused(`Episode Studio is not installed in ${dirname(place)}`);
  if (found.is === "link") await requireBuild();
  if (found.is === "copy") await requireWhole(place, found.record);
  await requireStart(place);
  say(
    `Episode Studio is installed in ${place}${found.is === "link" ? `, as a link to ${found.target}` : ""}, and starts.`,
  );
}

async function requireWhole(place, { version, platform }) {
  if (platform !== PLATFORM)
    throw new Refused(`${place} was installed for ${platform}, and this is ${PLATFORM}: install it again`);
  const own = (await readJson(join(SOURCE, "package.json"))).version;
  if (version !== own) throw new Refused(`${place} holds version ${version}, and this is ${own}: install it again`);
  if (await isThere(join(SOURCE, "dist"))) {
    if (!(await isWhole(place, await listFiles()))) throw new Refused(`${place} is not whole: install it again`);
  }
}

/** Loads everything that the program needs, and ends: nobody greets it. */
async function requireStart(place) {
  const program = join(place, "extension", "start-sidecar.cjs");
  const { stdout, stderr } = spawnSync(process.execPath, [program], { input: "", encoding: "utf8", timeout: 60_000 });
  if (stdout.includes("greeting")) return;
  throw new Refused(`the studio does not start in ${place}: ${(stdout || stderr).trim().split("\n").at(-1)}`);
}

/** Everything that is copied: where from, where to in the pack, and what tells whether it has changed. */
async function listFiles() {
  const own = [...PARTS, ...(await Promise.all(FOLDERS.map((folder) => filesBelow(SOURCE, folder)))).flat()];
  const packages = (await Promise.all((await findPackages()).map(({ from, to }) => filesOfPackage(from, to)))).flat();
  const pairs = [...own.map((path) => ({ from: join(SOURCE, path), to: path })), ...packages];
  const facts = await Promise.all(pairs.map(({ from }) => stat(from)));
  return pairs.map((pair, at) => ({ ...pair, size: facts[at].size, time: Math.round(facts[at].mtimeMs) }));
}

async function isWhole(place, files) {
  const sizes = await Promise.all(files.map(({ to }) => stat(join(place, to)).catch(() => undefined)));
  return files.every(({ size }, at) => sizes[at]?.size === size);
}

/** Folders of the packages that the programs load, as Node would find them, with what those need in turn. */
async function findPackages() {
  const found = new Map();
  const waiting = [SOURCE];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const [name, isOptional] of await needsOf(folder)) {
      const base = await findBase(folder, name);
      if (base === undefined && isOptional) continue; // made for another platform
      if (base === undefined) throw new Refused(`the package ${name} is missing: run npm ci in ${SOURCE} first`);
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

async function isThere(path) {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

async function isFolder(path) {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

const readJson = async (path) => JSON.parse(await readFile(path, "utf8").catch(() => "null"));

const say = (sentence) => process.stdout.write(`${sentence}\n`);

function fail(text, code) {
  (code === 0 ? process.stdout : process.stderr).write(`${text.trimEnd()}\n`);
  process.exit(code);
}

try {
  await main();
} catch (error) {
  fail(error instanceof Refused ? error.message : String(error.stack), 1);
}
