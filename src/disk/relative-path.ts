// Turns the `path` of a request into a file of the episode, or refuses it. The one place that knows how far a path may climb.
//
// How the rules of docs/http.md "Conventions" and docs/decisions.md 20 meet:
// - "A relative path stays inside ep": judged on the written path and again on the real one, so a link obeys the same rule.
// - "A series config in the episode's parent folder opens that whole parent folder", yet "a sibling episode's files, the show
//   folder's own files" stay refused: the show's subfolders are open (refs, audio, props, _titles), but nothing inside an
//   episode (or another show) among them, and no file that lies directly in the show folder, its config included. The config's
//   text has routes of its own. Folders that begin with a dot stay closed as well: they belong to tools, never to a show.
// - "A series config inside the episode that names ../refs/ or ../audio/ opens exactly those two folders": naming either opens
//   both, because the rule opens the pair; it opens nothing else.
// - The file and thumb routes alone add `../<sibling>/refs/_takes/...`, whatever the config says.
// - "Anything outside a configured root" is refused, so an episode that is itself a root has nothing above it.
import { basename, dirname, join, posix, relative, sep } from "node:path";
import { Refusal } from "../contracts/refusal.ts";
import { isPrivate, isInside } from "../machine/proven-paths.ts";
import { exists, isFile, nearestReal } from "../machine/paths.ts";
import { SERIES_FILE, findAuthored } from "./authored.ts";
import { AUTHORED_LIMIT } from "./reading/text.ts";
import { readJson } from "./reading/json-file.ts";
import { asInside, realRoots, type EpisodeFolder, type InsideRoot } from "./roots.ts";

const SHARED_FOLDERS = ["refs", "audio"];

/** How far paths of an episode may climb. */
export interface Reach {
  readonly episode: EpisodeFolder;
  /** The folder above, or null when it lies outside every root. */
  readonly show: InsideRoot | null;
  readonly opens: "show" | "shared" | "nothing";
}

/** `sibling candidates`: the file and thumb routes may also read reference candidates of a sibling episode. */
export type PathRule = "own and opened" | "sibling candidates";

/** What the series config of an episode opens above it. */
export async function readReach(roots: readonly string[], ep: EpisodeFolder): Promise<Reach> {
  const show = asInside(await realRoots(roots), dirname(ep)) ?? null;
  if (!show) return { episode: ep, show, opens: "nothing" };
  const { series } = await findAuthored(roots, ep);
  if (series?.folder === "..") return { episode: ep, show, opens: "show" };
  const config = series ? await readJson(series.path, undefined, AUTHORED_LIMIT) : undefined;
  const shared = config?.is === "there" && namesShared(config.value);
  return { episode: ep, show, opens: shared ? "shared" : "nothing" };
}

/** The real path of a file that a request names relative to the episode. */
export async function requireFile(reach: Reach, path: unknown, rule: PathRule): Promise<InsideRoot> {
  const named = requireRelative(path);
  const full = join(reach.episode, ...named.split("/"));
  if (!(await isOpen(reach, full, rule))) throw leadsOut(named);
  const real = await nearestReal(full);
  if (!real || !(await isOpen(reach, real.path, rule))) throw leadsOut(named);
  if (!real.exists || !(await isFile(real.path))) throw new Refusal("unknown", `there is no file ${named}`);
  return real.path as InsideRoot;
}

/** Where a live file that a request or a config names belongs, there or not yet. Its path obeys the same rules as a file's that is there. */
export async function requirePlace(reach: Reach, path: string): Promise<InsideRoot> {
  const named = requireRelative(path);
  const full = join(reach.episode, ...named.split("/"));
  const real = (await isOpen(reach, full, "own and opened")) ? await nearestReal(full) : undefined;
  if (!real || !(await isOpen(reach, real.path, "own and opened"))) throw leadsOut(named);
  return real.path as InsideRoot;
}

/** Normalised, forward slashes. A backslash or a colon would mean another path on another system. */
function requireRelative(path: unknown): string {
  if (typeof path !== "string" || path === "") {
    throw new Refusal("bad-input", "path is missing: send a path relative to the episode");
  }
  if (path.includes("\0")) throw new Refusal("bad-input", "path holds a NUL character");
  if (path.startsWith("/") || /^[A-Za-z]:/.test(path)) {
    throw new Refusal("bad-input", `path must be relative to the episode, not ${path}`);
  }
  if (path.includes("\\") || (sep === "\\" && path.includes(":"))) {
    throw new Refusal("bad-input", `path must be written with forward slashes, not ${path}`);
  }
  return posix.normalize(path);
}

function leadsOut(path: string): Refusal {
  return new Refusal("bad-input", `${path} leads out of the episode to a place that its series config does not open`);
}

async function isOpen(reach: Reach, path: string, rule: PathRule): Promise<boolean> {
  if (isPrivate(path, [reach.episode])) return false;
  if (isInside(reach.episode, path)) return true;
  if (!reach.show || !isInside(reach.show, path)) return false;
  const steps = relative(reach.show, path).split(sep);
  if (steps.length < 2 || steps.some((step) => step.startsWith("."))) return false;
  if (rule === "sibling candidates" && (await isCandidate(reach.show, steps))) return true;
  if (reach.opens === "shared") return SHARED_FOLDERS.includes(steps[0] ?? "");
  return reach.opens === "show" && !(await passesAnEpisode(reach.show, steps));
}

async function isCandidate(show: InsideRoot, steps: readonly string[]): Promise<boolean> {
  const [sibling, refs, takes, ...rest] = steps;
  if (sibling === undefined || refs !== "refs" || takes !== "_takes" || rest.length === 0) return false;
  return looksLikeEpisode(join(show, sibling));
}

async function passesAnEpisode(show: InsideRoot, steps: readonly string[]): Promise<boolean> {
  const folders = steps.slice(0, -1).map((_, index) => join(show, ...steps.slice(0, index + 1)));
  const found = await Promise.all(folders.map(looksLikeEpisode));
  return found.includes(true);
}

/** Wider than an episode of the list: a sibling without its script for a moment keeps its files to itself. */
async function looksLikeEpisode(folder: string): Promise<boolean> {
  const marks = [SERIES_FILE, `${basename(folder)}.md`, "cut.json", "shotlist", "renders", "renders_proxy"];
  const found = await Promise.all(marks.map((mark) => exists(join(folder, mark))));
  return found.includes(true);
}

function namesShared(value: unknown): boolean {
  if (typeof value === "string") return SHARED_FOLDERS.some((name) => climb(value).startsWith(`../${name}/`));
  if (value === null || typeof value !== "object") return false;
  return Object.values(value).some(namesShared);
}

/** Configs written on Windows may hold backslashes. */
function climb(text: string): string {
  return text.replaceAll("\\", "/").replace(/^\.\//, "");
}
