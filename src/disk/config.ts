// `<user dir>/default/studio/config.json`: the project folders. Settings, secrets and the owner's file are not here.
import { isAbsolute, join } from "node:path";
import type { ConfigFile } from "../contracts/files/settings.ts";
import { Refusal } from "../contracts/refusal.ts";
import { systemClock } from "../machine/clock.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import { makeFolder } from "../machine/files.ts";
import { isFolder, nearestReal } from "../machine/paths.ts";
import { copyDamaged } from "../machine/write-file.ts";
import { readJson, writeJson } from "./reading/json-file.ts";
import { requireAbsolute } from "./require-folder.ts";
import { asInside, realRoots } from "./roots.ts";

const VERSION = 1;
const NOTHING_SET: ConfigFile = { roots: [], review_copy: false, version: VERSION };

/** Where the studio's own files are, and the roots that hold while no config is stored. */
export interface UserFolders {
  readonly userDir: string;
  readonly envRoots: readonly string[];
  /** Roots of this run only: `--root`, and a folder named on the command line. */
  readonly runRoots: readonly string[];
  /** Where films go that nobody has named a folder for. */
  readonly filmsDir?: string;
  /** Roots of one request alone: the folder that a command line named which works through this service. */
  readonly askedRoots?: readonly string[];
}

export interface ConfigChange {
  readonly roots: readonly string[];
  /** Left out: the stored value stays. */
  readonly review_copy?: boolean;
  /** Refuses folders that are not inside the roots as they are. */
  readonly narrowsOnly?: boolean;
  /** Makes those that are not there. */
  readonly make?: boolean;
}

export function configPath(userDir: string): string {
  return join(userDir, "default", "studio", "config.json");
}

/** Where settings are kept. */
export function settingsPath(userDir: string): string {
  return join(userDir, "default", "studio", "settings.json");
}

/** The config as stored; `envRoots` stand in only while there is no file. A broken file is reported, and opens nothing. */
export async function readConfig(userDir: string, envRoots: readonly string[]): Promise<ConfigFile> {
  const { config, problem } = await inspectConfig(userDir, envRoots);
  if (problem !== null) throw new Refusal("tool-failed", problem);
  return config;
}

/** The same for who can go on with no roots: `problem` says why there are none. */
export async function inspectConfig(
  userDir: string,
  envRoots: readonly string[],
): Promise<{ readonly config: ConfigFile; readonly problem: string | null }> {
  const read = await readJson(configPath(userDir));
  if (read.is === "absent") return { config: { ...NOTHING_SET, roots: [...envRoots] }, problem: null };
  if (read.is === "there") return { config: withDefaults(read.value), problem: null };
  const advice = "choose the folders anew, which keeps it beside the new one, or mend it";
  return {
    config: NOTHING_SET,
    problem: `config.json, which names the folders, cannot be read (${read.problem}): ${advice}`,
  };
}

/** Stores other roots. They must be there; each is kept once, absolute. A file that cannot be read is kept beside the new one. */
export async function writeConfig(
  location: { readonly userDir: string; readonly envRoots: readonly string[] },
  change: ConfigChange,
  locks: KeyedLock,
): Promise<ConfigFile> {
  if (change.make && !change.narrowsOnly) await makeRoots(change.roots);
  const roots = await requireRoots(change.roots);
  return locks.hold(configPath(location.userDir), async () => {
    const { config: stored, problem } = await inspectConfig(location.userDir, location.envRoots);
    if (change.narrowsOnly) await requireNarrower(stored.roots, roots);
    if (problem !== null) await copyDamaged(configPath(location.userDir), systemClock.now());
    const next = { ...stored, roots, review_copy: change.review_copy ?? stored.review_copy };
    await writeJson(configPath(location.userDir), next);
    return next;
  });
}

/** Whoever reaches the service from elsewhere may close folders, but not open others. */
async function requireNarrower(stored: readonly string[], requested: readonly string[]): Promise<void> {
  const open = await realRoots(stored);
  for (const root of requested) {
    const location = await nearestReal(root);
    if (location && asInside(open, location.path)) continue;
    throw new Refusal(
      "outside-roots",
      `${root} is outside the project folders: open it on the machine that the studio runs on, in its settings or with --root`,
    );
  }
}

async function makeRoots(roots: readonly string[]): Promise<void> {
  for (const [index, root] of roots.entries()) {
    const path = requireAbsolute(root, `roots[${index}]`);
    const real = await nearestReal(path);
    if (real && !real.exists) await makeFolder(real.path);
  }
}

async function requireRoots(roots: readonly string[]): Promise<string[]> {
  const unique = new Map<string, string>();
  for (const [index, root] of roots.entries()) {
    const path = requireAbsolute(root, `roots[${index}]`);
    const real = await nearestReal(path);
    if (!real?.exists || !(await isFolder(path))) {
      throw new Refusal("bad-input", `there is no folder ${path}: make it first, or leave it out of the roots`);
    }
    if (!unique.has(real.path)) unique.set(real.path, path);
  }
  return [...unique.values()];
}

/** Fields of a hand-edited file that do not fit fall back one by one; keys that are not ours stay. */
function withDefaults(value: unknown): ConfigFile {
  const raw: Record<string, unknown> = value !== null && typeof value === "object" ? { ...value } : {};
  const roots = Array.isArray(raw["roots"]) ? raw["roots"] : [];
  return {
    ...raw,
    roots: roots.filter((root): root is string => typeof root === "string" && isAbsolute(root)),
    review_copy: raw["review_copy"] === true,
    version: newerVersion(raw["version"]) ?? VERSION,
  };
}

/** A file that a newer program wrote stays one: what it holds beside roots may mean something there. */
function newerVersion(version: unknown): number | undefined {
  return Number.isSafeInteger(version) && (version as number) > VERSION ? (version as number) : undefined;
}

/** The warning about a file that a newer program wrote. */
export function configWarning({ version }: ConfigFile): { readonly warning?: string } {
  if (newerVersion(version) === undefined) return {};
  const what = `config.json of the user folder is of version ${version}, and this program writes version ${VERSION}`;
  return { warning: `${what}: what it does not know is kept and not used, so update the program` };
}
