// The folder picker: what a person sees of this machine's folders when choosing one. Not limited to roots, so it lists names
// and sizes only and never opens a file.
import { homedir } from "node:os";
import { readdir, stat } from "node:fs/promises";
import { basename, dirname, extname, join, parse } from "node:path";
import { Refusal } from "../contracts/refusal.ts";
import type { ReplyOf } from "../contracts/route.ts";
import type { browseRoute } from "../contracts/routes/config.ts";
import { exists, isFolder } from "../machine/paths.ts";
import { SERIES_FILE } from "./authored.ts";
import { isEpisodeFolder } from "./episodes/list-episodes.ts";
import { mapPool } from "./reading/pool.ts";
import { requireAbsolute, unreadable } from "./require-folder.ts";

type BrowseReply = ReplyOf<typeof browseRoute>;
type BrowseDir = BrowseReply["dirs"][number];
type BrowseFile = NonNullable<BrowseReply["files"]>[number];

const EXTENSIONS: Readonly<Record<string, readonly string[]>> = {
  image: ["png", "jpg", "jpeg", "webp"],
  audio: ["wav", "mp3", "flac", "ogg", "m4a", "aac", "opus"],
  video: ["mp4", "mov", "mkv", "webm", "m4v", "avi"],
};
const HIDDEN = new Set(["System Volume Information", "__pycache__", "node_modules"]);
const MOST = 1000;

const naturally = new Intl.Collator("en", { numeric: true, sensitivity: "base" }).compare;

/** Folders of `path`, or the starting points without one; with `files` also its files of that type, sizes in bytes. */
export async function browse(query: { path?: string; files?: string }): Promise<BrowseReply> {
  const extensions = requireExtensions(query.files);
  if (query.path === undefined || query.path === "") return startingPoints(extensions !== undefined);
  const path = requireAbsolute(query.path, "path");
  const entries = await listNames(path);
  const folders = entries.filter((entry) => entry.folder).map((entry) => entry.name);
  const matching = extensions && entries.filter((entry) => !entry.folder && extensions.includes(typeOf(entry.name)));
  return {
    path,
    parent: parse(path).root === path ? "" : dirname(path),
    episode: await isEpisodeFolder(path),
    truncated: folders.length > MOST || (matching?.length ?? 0) > MOST,
    dirs: await mapPool(folders.slice(0, MOST), (name) => describeFolder(join(path, name), name)),
    ...(matching && { files: await describeFiles(path, matching.slice(0, MOST)) }),
  };
}

function requireExtensions(files: string | undefined): readonly string[] | undefined {
  if (files === undefined) return undefined;
  if (Object.hasOwn(EXTENSIONS, files)) return EXTENSIONS[files];
  throw new Refusal("bad-input", `files must be ${Object.keys(EXTENSIONS).join(", ")}, not ${files}`);
}

/** The home folder and the tops of the disks: every folder can be reached from these. */
async function startingPoints(withFiles: boolean): Promise<BrowseReply> {
  const home = homedir();
  const letters = Array.from({ length: 26 }, (_, index) => `${String.fromCharCode(65 + index)}:\\`);
  const tops = process.platform === "win32" ? letters : ["/"];
  const starts = [home, ...tops.filter((start) => start !== home)];
  const there = await mapPool(starts, async (start) => ((await isFolder(start)) ? [start] : []));
  const dirs = await mapPool(there.flat(), (start) => describeFolder(start, basename(start) || start));
  return { path: null, parent: null, episode: false, truncated: false, dirs, ...(withFiles && { files: [] }) };
}

interface Name {
  readonly name: string;
  readonly folder: boolean;
}

/** What a folder holds that people want to see, in the order people count. */
async function listNames(path: string): Promise<Name[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EACCES" || error.code === "EPERM") throw unreadable(path);
    throw new Refusal("unknown", `there is no folder ${path}`);
  });
  const shown = entries.filter(({ name }) => !/^[.$]/.test(name) && !HIDDEN.has(name));
  const names = await mapPool(shown, async (entry) => ({
    name: entry.name,
    folder: entry.isDirectory() || (entry.isSymbolicLink() && (await isFolder(join(path, entry.name)))),
  }));
  return names.toSorted((a, b) => naturally(a.name, b.name));
}

async function describeFolder(path: string, name: string): Promise<BrowseDir> {
  const [episode, config] = await Promise.all([isEpisodeFolder(path), exists(join(path, SERIES_FILE))]);
  return { name, path, episode, series_config: config };
}

/** A file that cannot be asked for its size is left out: it cannot be chosen either. */
async function describeFiles(folder: string, names: readonly Name[]): Promise<BrowseFile[]> {
  const found = await mapPool(names, async ({ name }) => {
    const facts = await stat(join(folder, name)).catch(() => undefined);
    return facts?.isFile() ? [{ name, path: join(folder, name), size: facts.size }] : [];
  });
  return found.flat();
}

function typeOf(name: string): string {
  return extname(name).slice(1).toLowerCase();
}
