// The two files a person writes: the script and the series config. Finds them by the naming rules of the format and reads them
// as exact bytes. Parsing is left to `core/script` and `core/series`, saving to `save-authored`.
import { readdir, realpath } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import { sha1 } from "../core/lib/hash.ts";
import { plainText } from "../core/lib/text-lines.ts";
import { openProven } from "../machine/proven-paths.ts";
import { AUTHORED_LIMIT, decodeUtf8, hasBom } from "./reading/text.ts";
import { isFile } from "../machine/paths.ts";
import { asInside, realRoots, type EpisodeFolder, type InsideRoot } from "./roots.ts";

export const SERIES_FILE = "series.json";
/** Markdown that stands beside scripts without being one. */
const NOT_SCRIPTS = ["refs_todo", "readme", "notes", "align_report"];

export type AuthoredKind = "script" | "series";

export interface AuthoredLocation {
  readonly kind: AuthoredKind;
  readonly path: InsideRoot;
  /** Relative to the episode: `ep01.md`, `series.json`, `../series.json`. */
  readonly name: string;
  /** Where it stands, and the paths in it start, seen from the episode. A link stands where it is, whatever it leads to. */
  readonly folder: "" | "..";
}

export interface Authored {
  readonly script?: AuthoredLocation;
  readonly series?: AuthoredLocation;
  /** Markdown files of which none is clearly the script. */
  readonly candidates: readonly string[];
}

/** The text of an authored file, with what it takes to write it back in the same form. */
export interface AuthoredText {
  readonly location: AuthoredLocation;
  /** LF line ends, no BOM. */
  readonly text: string;
  /** SHA-1 of the bytes on disk. */
  readonly hash: string;
  /** Seconds since 1970. */
  readonly mtime: number;
  readonly bom: boolean;
  /** The line end that most lines have. */
  readonly lineEnd: "\n" | "\r\n" | "\r";
}

/**
 * The script and the config of an episode. The config is the folder's own, else its parent's; in that case the script must be
 * named after the folder, so that a show's folder of notes is not taken for an episode.
 */
export async function findAuthored(roots: readonly string[], ep: EpisodeFolder): Promise<Authored> {
  const search: AuthoredSearch = { roots, ep, above: join(dirname(ep), SERIES_FILE) };
  const series =
    (await location(search, "series", SERIES_FILE)) ?? (await location(search, "series", SERIES_FILE, ".."));
  const named = `${basename(ep)}.md`;
  if (await isFile(join(ep, named))) return toAuthored(series, await location(search, "script", named));
  if (!series || series.folder !== "") return toAuthored(series, undefined);
  const candidates = await scriptCandidates(ep);
  const only = candidates.length === 1 ? candidates[0] : undefined;
  if (only === undefined) return { ...toAuthored(series, undefined), candidates };
  return toAuthored(series, await location(search, "script", only));
}

/** The config that a show's folder holds for its episodes. */
export async function findShowConfig(
  roots: readonly string[],
  show: InsideRoot,
): Promise<AuthoredLocation | undefined> {
  return location({ roots, ep: show }, "series", SERIES_FILE);
}

/** Why an episode's script or config cannot be found, for people. */
export function missingSentence(ep: EpisodeFolder, kind: AuthoredKind, candidates: readonly string[]): string {
  const name = basename(ep);
  if (kind === "series")
    return `${name} has no series config: put a ${SERIES_FILE} into it or into the folder above it`;
  if (candidates.length > 1) {
    return `cannot tell which file is the script of ${name} (${candidates.join(", ")}): name one of them ${name}.md`;
  }
  return `${name} has no script: put a ${name}.md into it`;
}

/** The text of an authored file, or a sentence when it is not UTF-8. */
export async function readAuthored(
  at: AuthoredLocation,
): Promise<({ ok: true } & AuthoredText) | { ok: false; problem: string }> {
  const read = await openProven(at.path);
  try {
    const facts = await read.stat();
    if (facts.size > AUTHORED_LIMIT) return { ok: false, problem: tooLarge(at.name) };
    return asText(at, await read.readFile(), facts.mtimeMs);
  } finally {
    await read.close();
  }
}

/** Why a text is not taken, to read or to save. */
export function tooLarge(name: string): string {
  return `${name} is larger than ${AUTHORED_LIMIT / 1024 / 1024} MB: make it shorter, or make several episodes of it`;
}

function asText(
  at: AuthoredLocation,
  bytes: Uint8Array,
  mtimeMs: number,
): ({ ok: true } & AuthoredText) | { ok: false; problem: string } {
  const text = decodeUtf8(bytes);
  if (text === undefined) return { ok: false, problem: `${at.name} is not UTF-8 text: save it as UTF-8` };
  return {
    ok: true,
    location: at,
    text: plainText(text),
    hash: sha1(bytes),
    mtime: mtimeMs / 1000,
    bom: hasBom(bytes),
    lineEnd: dominantLineEnd(text),
  };
}

function toAuthored(series: AuthoredLocation | undefined, script: AuthoredLocation | undefined): Authored {
  return { ...(series && { series }), ...(script && { script }), candidates: [] };
}

interface AuthoredSearch {
  readonly roots: readonly string[];
  /** The folder to look in. */
  readonly ep: InsideRoot;
  /** A file that may be read though it lies outside the roots. */
  readonly above?: string;
}

/**
 * An authored file that is really there. A link to it may lead anywhere inside the roots, but not out: its text is shown and
 * saved. The config in the folder above counts even when the episode itself is the root: that one file belongs to the episode.
 */
async function location(
  { roots, ep, above }: AuthoredSearch,
  kind: AuthoredKind,
  file: string,
  folder: AuthoredLocation["folder"] = "",
): Promise<AuthoredLocation | undefined> {
  const real = await realpath(join(ep, folder, file)).catch(() => undefined);
  if (real === undefined || !(await isFile(real))) return undefined;
  const own = real === above ? (real as InsideRoot) : asInside([ep], real);
  const allowed = own ?? asInside(await realRoots(roots), real);
  return allowed && { kind, path: allowed, name: folder === "" ? file : `${folder}/${file}`, folder };
}

async function scriptCandidates(ep: EpisodeFolder): Promise<string[]> {
  const entries = await readdir(ep, { withFileTypes: true });
  const names = entries.filter((entry) => !entry.isDirectory()).map((entry) => entry.name);
  return names.filter(isScriptName).toSorted();
}

function isScriptName(name: string): boolean {
  const low = name.toLowerCase();
  return !low.startsWith(".") && extname(low) === ".md" && !NOT_SCRIPTS.some((word) => low.startsWith(word));
}

function dominantLineEnd(text: string): "\n" | "\r\n" | "\r" {
  if (!text.includes("\r")) return "\n";
  const both = text.match(/\r\n/g)?.length ?? 0;
  const lf = (text.match(/\n/g)?.length ?? 0) - both;
  const cr = (text.match(/\r/g)?.length ?? 0) - both;
  if (both > lf && both >= cr) return "\r\n";
  return cr > lf ? "\r" : "\n";
}
