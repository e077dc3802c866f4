// What an episode says over its build: `overrides.json`, read and changed one change at a time, and `negative.txt`.
import { basename, join } from "node:path";
import { OverridesFile } from "../contracts/files/overrides.ts";
import { Refusal } from "../contracts/refusal.ts";
import { contentHash } from "../core/lib/hash.ts";
import { withShippedIds } from "../core/overrides/with-shipped-ids.ts";
import type { Registry } from "../core/targets/registry.ts";
import { readWhole } from "../machine/proven-paths.ts";
import { isCode } from "../machine/paths.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import { AUTHORED_LIMIT, decodeUtf8 } from "./reading/text.ts";
import { readChecked, writeJson } from "./reading/json-file.ts";
import { requireOwnPath, type EpisodeFolder } from "./roots.ts";

const FILE = "overrides.json";
const NEGATIVE_FILE = "negative.txt";

/**
 * The overrides, with targets under the ids that they ship with; none when there is no file. A broken one refuses: rendering as if
 * nothing were set would surprise.
 */
export async function readOverrides(ep: EpisodeFolder, registry: Registry): Promise<OverridesFile> {
  const read = await readChecked(await requireOwnPath(ep, FILE), OverridesFile);
  if (read.is === "there") return withShippedIds(read.value, registry);
  if (read.is === "absent") return {};
  throw new Refusal(
    "tool-failed",
    `overrides.json of ${basename(ep)} cannot be read (${read.problem}): mend or remove it`,
  );
}

export interface OverridesPorts {
  readonly locks: KeyedLock;
  readonly registry: Registry;
}

/** Reads, changes and writes the overrides with nobody in between. What a change is, is decided in `core/overrides`. */
export async function changeOverrides(
  { locks, registry }: OverridesPorts,
  ep: EpisodeFolder,
  change: (file: OverridesFile) => OverridesFile | Promise<OverridesFile>,
): Promise<OverridesFile> {
  const path = await requireOwnPath(ep, FILE);
  return locks.hold(path, async () => {
    const before = await readOverrides(ep, registry);
    const next = await change(before);
    if (contentHash(next) !== contentHash(before)) await writeJson(path, { episode: basename(ep), ...next });
    return next;
  });
}

/** The episode's own negative prompt; null when it has none. `problem`: the file is there and cannot be read, in a sentence. */
export interface EpisodeNegative {
  readonly text: string | null;
  readonly problem: string | null;
}

/** An empty file is none. Line ends are LF, whatever the file has. */
export async function readNegative(ep: EpisodeFolder): Promise<EpisodeNegative> {
  const name = join(basename(ep), NEGATIVE_FILE);
  try {
    const text = decodeUtf8(await readWhole(await requireOwnPath(ep, NEGATIVE_FILE), AUTHORED_LIMIT));
    if (text === undefined) return { text: null, problem: `${name} is not UTF-8 text: save it as UTF-8` };
    return { text: text.replaceAll(/\r\n?/g, "\n").trim() || null, problem: null };
  } catch (error) {
    if (isCode(error, "ENOENT")) return { text: null, problem: null };
    return { text: null, problem: `${name} cannot be read (${whyUnread(error)}): mend or remove it` };
  }
}

function whyUnread(error: unknown): string {
  return error instanceof Refusal ? error.message : ((error as NodeJS.ErrnoException).code ?? "unknown");
}
