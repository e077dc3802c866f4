#!/usr/bin/env node
// Puts the studio into a ComfyUI as one of its packs, looks whether it is there and whole, and takes it out again. Reads this folder and
// the one that it is told; needs no network, runs no installer, and never touches what is not its own.
// Exit codes: 0 done, 1 it could not be done (with the sentence), 2 the command was not understood.
import { spawnSync } from "node:child_process";
import { cp, lstat, mkdir, readFile, readlink, rename, rm, stat, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import {
  changedIn,
  isThere,
  KERNELS,
  listFiles,
  missingIn,
  readJson,
  RECORD,
  Refused,
  strangersIn,
  sumsOf,
} from "./extension/install/pack-files.mjs";

const NAME = "episode-studio";
const SOURCE = dirname(fileURLToPath(import.meta.url));
const OLDEST_HOST = "0.3.64";
const PLATFORM = `${process.platform}-${process.arch}`;
/** Files that a sentence names before it counts. */
const NAMED = 3;
const USAGE = `node install.js --host DIR [--link | --check | --uninstall]

  --host DIR    ComfyUI's folder, its base directory, its custom_nodes, or a portable ComfyUI
  --link        link this folder instead of copying it: for development
  --check       say whether it is installed and whole; changes nothing
  --uninstall   take it out; scripts, takes and settings stay where they are
`;

async function main() {
  const flags = readFlags();
  requireNode();
  const packs = await findPacks(resolve(flags.host));
  const place = join(packs, NAME);
  if (flags.check) return check(place);
  if (flags.uninstall) return uninstall(place);
  await requireBuild(SOURCE);
  await warnOfOldHost(packs);
  const found = await requireOwn(place);
  if (found.isDangling) say(`${place} was a link to ${found.target}, which is not there: it is replaced.`);
  const isNew = flags.link ? await link(place, found) : await install(place, found);
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

async function requireBuild(folder) {
  for (const part of ["dist/bin/sidecar.js", "dist/bin/episode-studio.js", "dist/web/index.html", ...KERNELS]) {
    if (!(await isThere(join(folder, part)))) throw new Refused(`${part} is missing: run npm ci in ${folder} first`);
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
    if (!(await isThere(target))) return { is: "link", target, isDangling: true };
    const name = await readJson(join(target, "package.json")).then((json) => json?.name);
    return name === NAME ? { is: "link", target } : { is: "foreign", why: `links to ${target}` };
  }
  if (!facts.isDirectory()) return { is: "foreign", why: "is a file" };
  if (await isThere(join(place, ".git"))) return { is: "foreign", why: "is a git clone: update or remove it as one" };
  const record = await readJson(join(place, RECORD));
  if (record?.name === NAME)
    return { is: "copy", record, strangers: record.files ? await strangersIn(place, record.files) : [] };
  return { is: "foreign", why: "was put there by somebody else: move it away first" };
}

/** Whether anything has changed. */
async function link(place, found) {
  if (found.is === "link" && found.target === resolve(SOURCE)) {
    say(`${place} links here already.`);
    return false;
  }
  if (found.strangers?.length)
    throw new Refused(`${place} holds ${list(found.strangers)}: move what is yours away first`);
  await replace(place, found, () => symlink(resolve(SOURCE), place, process.platform === "win32" ? "junction" : "dir"));
  say(`${place} links to ${SOURCE}.`);
  return true;
}

/** Whether anything has changed. */
async function install(place, found) {
  const coming = `${place}.${process.pid}.disabled`; // a host that starts meanwhile passes over such names
  const pairs = await listFiles(SOURCE);
  const { version } = await readJson(join(SOURCE, "package.json"));
  const record = { name: NAME, version, platform: PLATFORM, node: process.execPath, files: await sumsOf(pairs) };
  const { strangers = [] } = found;
  const isSame = found.is === "copy" && JSON.stringify(found.record) === JSON.stringify(record);
  if (isSame && (await isWhole(place, record.files))) {
    say(`Episode Studio ${version} is installed in ${place} already.`);
    return false;
  }
  const taken = strangers.filter((path) => Object.hasOwn(record.files, path));
  if (taken.length > 0) throw new Refused(`${place} holds ${list(taken)}, which is coming now: move yours away first`);
  try {
    for (const { from, to } of pairs) {
      await mkdir(dirname(join(coming, to)), { recursive: true });
      await cp(from, join(coming, to));
    }
    await writeFile(join(coming, RECORD), `${JSON.stringify(record, null, 2)}\n`);
    await replace(place, found, () => rename(coming, place), strangers);
  } finally {
    await rm(coming, { recursive: true, force: true });
  }
  say(`Episode Studio ${version} is installed in ${place}.`);
  return true;
}

/** The old one goes away by its name first: a host that starts meanwhile finds all of it or nothing. It is back when `put` fails. */
async function replace(place, { is }, put, kept = []) {
  const going = `${place}.${process.pid}.old.disabled`;
  if (is !== "nothing") await rename(place, going);
  try {
    await put();
  } catch (error) {
    if (is !== "nothing") await rename(going, place);
    throw error;
  }
  for (const path of kept) {
    await mkdir(dirname(join(place, path)), { recursive: true });
    await rename(join(going, path), join(place, path));
  }
  await rm(going, { recursive: true, force: true });
}

async function uninstall(place) {
  const found = await requireOwn(place);
  if (found.is === "nothing") return say(`Episode Studio is not installed in ${dirname(place)}.`);
  const { record, strangers = [], isDangling, target } = found;
  if (record && !record.files)
    throw new Refused(`${place} has no list of its files: install it again, then take it out`);
  const kept = [...strangers, ...(record ? await changedIn(place, record.files) : [])];
  await replace(place, found, () => undefined, kept);
  if (isDangling) return say(`${place} is gone: it was a link to ${target}, which is not there.`);
  if (kept.length === 0) return say(`${place} is gone. Scripts, takes and settings are where they were.`);
  say(`Episode Studio is gone. What it did not put there stays in ${place}: ${list(kept)}.`);
  say("Move that away too: ComfyUI takes every folder there for a pack.");
}

async function check(place) {
  const found = await requireOwn(place);
  const { is, target, isDangling, strangers = [] } = found;
  if (is === "nothing") throw new Refused(`Episode Studio is not installed in ${dirname(place)}`);
  if (isDangling) throw new Refused(`${place} is a link to ${target}, which is not there: install it again`);
  if (is === "link") await requireBuild(target);
  if (is === "copy") await requireWhole(place, found.record);
  await requireStart(place);
  if (strangers.length > 0) say(`Not put there by install.js: ${list(strangers)}.`);
  say(`Episode Studio is installed in ${place}${is === "link" ? `, as a link to ${target}` : ""}, and starts.`);
}

async function requireWhole(place, { version, platform, files = {} }) {
  const again = (why) => new Refused(`${place} ${why}: install it again`);
  if (platform !== PLATFORM) throw again(`was installed for ${platform}, and this is ${PLATFORM}`);
  const own = (await readJson(join(SOURCE, "package.json"))).version;
  if (version !== own) throw again(`holds version ${version}, and this is ${own}`);
  const missing = await missingIn(place, files);
  if (missing.length > 0) throw again(`is not whole (missing: ${list(missing)})`);
  const changed = await changedIn(place, files);
  if (changed.length > 0) throw again(`is not whole (changed: ${list(changed)})`);
  if (!(await isThere(join(SOURCE, "dist")))) return;
  const current = await sumsOf(await listFiles(SOURCE));
  if (JSON.stringify(current) !== JSON.stringify(files)) throw again("holds another build than this one");
}

async function isWhole(place, files) {
  return (await missingIn(place, files)).length === 0 && (await changedIn(place, files)).length === 0;
}

/** Loads everything that the program needs, and ends: nobody greets it. */
async function requireStart(place) {
  const program = join(place, "extension", "start-sidecar.cjs");
  const { stdout, stderr } = spawnSync(process.execPath, [program], { input: "", encoding: "utf8", timeout: 60_000 });
  if (stdout.includes("greeting")) return;
  throw new Refused(`the studio does not start in ${place}: ${(stdout || stderr).trim().split("\n").at(-1)}`);
}

async function isFolder(path) {
  return (await stat(path).catch(() => undefined))?.isDirectory() ?? false;
}

function list(paths) {
  const more = paths.length - NAMED;
  return `${paths.slice(0, NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

const say = (sentence) => process.stdout.write(`${sentence}\n`);

function fail(text, code) {
  (code === 0 ? process.stdout : process.stderr).write(`${text.trimEnd()}\n`);
  process.exit(code);
}

process.stdout.on("error", () => process.exit()); // whoever reads us may stop reading

try {
  await main();
} catch (error) {
  if (error instanceof Refused) fail(error.message, 1);
  const isDisk = typeof error.syscall === "string";
  fail(isDisk ? `${error.message}: is it in use by ComfyUI, and may you write there?` : String(error.stack), 1);
}
