// Finds the episodes below the roots and says of each what a list shows. Reads the head of the script and the config with a
// light hand: one file that is broken, not UTF-8 or not readable costs its own fields and never the list (docs/decisions.md 15).
import { readdir, realpath } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { EpisodeEntry } from "../../contracts/replies/episode-status.ts";
import { mayHoldEpisode } from "../../core/new-episode/folder-name.ts";
import { readWhole } from "../../machine/proven-paths.ts";
import { splitLines } from "../../core/lib/text-lines.ts";
import { exists } from "../../machine/paths.ts";
import { findAuthored, type Authored } from "../authored.ts";
import { findPicture } from "./find-picture.ts";
import { AUTHORED_LIMIT, decodeUtf8 } from "../reading/text.ts";
import { readJson } from "../reading/json-file.ts";
import { mapPool } from "../reading/pool.ts";
import { asInside, realRoots, type EpisodeFolder, type InsideRoot } from "../roots.ts";

const DEPTH = 2;

const naturally = new Intl.Collator("en", { numeric: true }).compare;

/** Every episode up to two levels below a root, or that is a root itself; each once, root by root and in natural order. */
export async function listEpisodes(roots: readonly string[]): Promise<EpisodeEntry[]> {
  const real = await realRoots(roots);
  const entries = new Map<string, EpisodeEntry>();
  for (const root of real) {
    const below = [...(await ownFolder(root)), ...(await foldersBelow(root, DEPTH, real))];
    const folders = below.filter((folder) => !entries.has(folder));
    const described = await mapPool(folders, (folder) => describeEpisode(real, folder as EpisodeFolder));
    const found = described.filter((entry) => entry !== undefined);
    for (const entry of found.toSorted((a, b) => naturally(a.ep, b.ep))) entries.set(entry.ep, entry);
  }
  return [...entries.values()];
}

/** A root that is an episode itself says so by its script's name; a show's folder may hold any notes beside its config. */
async function ownFolder(root: InsideRoot): Promise<InsideRoot[]> {
  return (await exists(join(root, `${basename(root)}.md`))) ? [root] : [];
}

/** The list entry of one folder, or undefined when it is no episode. `roots` are real ones. */
export async function describeEpisode(roots: readonly string[], ep: EpisodeFolder): Promise<EpisodeEntry | undefined> {
  const authored = await findAuthored(roots, ep).catch(() => undefined);
  if (!authored?.script || !authored.series) return undefined;
  const [head, show, final, proxy, picture] = await Promise.all([
    readHead(authored.script.path),
    readShow(authored),
    exists(join(ep, "shotlist", "shotlist.json")),
    exists(join(ep, "shotlist", "shotlist_proxy.json")),
    findPicture(ep),
  ]);
  return {
    ep,
    name: basename(ep),
    series: show.title ?? basename(dirname(ep)),
    title: head?.title || basename(ep),
    built: { final, proxy },
    shots: head?.shots ?? 0,
    script: authored.script.name,
    simple: show.simple,
    ...(picture && { picture }),
  };
}

/** Whether a folder anywhere on the machine holds an episode; asked by the folder picker. */
export async function isEpisodeFolder(folder: string): Promise<boolean> {
  const authored = await findAuthored([folder, dirname(folder)], folder as EpisodeFolder).catch(() => undefined);
  return authored?.script !== undefined && authored.series !== undefined;
}

/** A linked folder counts when it leads to a place inside the roots; the depth ends any circle. */
async function foldersBelow(folder: InsideRoot, depth: number, roots: readonly InsideRoot[]): Promise<InsideRoot[]> {
  if (depth === 0) return [];
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const wanted = entries.filter(({ name }) => mayHoldEpisode(name));
  const children = await mapPool(wanted, async (entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return asInside(roots, path);
    if (!entry.isSymbolicLink()) return undefined;
    const real = await realpath(path).catch(() => undefined);
    return real === undefined ? undefined : asInside(roots, real);
  });
  const here = children.filter((child) => child !== undefined);
  const deeper = await mapPool(here, (child) => foldersBelow(child, depth - 1, roots));
  return [...new Set([...here, ...deeper.flat()])];
}

async function readHead(path: InsideRoot) {
  const bytes = await readWhole(path, AUTHORED_LIMIT).catch(() => undefined);
  const text = bytes && decodeUtf8(bytes);
  return text === undefined ? undefined : parseScriptHead(text);
}

async function readShow(authored: Authored): Promise<{ title: string | undefined; simple: boolean }> {
  const read = authored.series && (await readJson(authored.series.path, undefined, AUTHORED_LIMIT));
  const config = read?.is === "there" ? fieldsOf(read.value) : {};
  const series = fieldsOf(config["series"]);
  const names = [series["title"], series["id"]];
  const title = names.find((name): name is string => typeof name === "string" && name.trim() !== "");
  return { title, simple: config["simple"] === true || series["simple"] === true };
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" ? { ...value } : {};
}

/** What a list shows of a script without parsing it, so that one broken episode costs nothing. Title of the first `= ID Title` line, and how many `## ` lines there are. */
export function parseScriptHead(text: string): { readonly title: string; readonly shots: number } {
  const lines = splitLines(text);
  const header = lines.find((line) => line.startsWith("= "));
  const title =
    header
      ?.slice(2)
      .trim()
      .replace(/^\S+\s*/, "") ?? "";
  return { title, shots: lines.filter((line) => /^## +\S/.test(line)).length };
}
