// What an episode says over its build: `overrides.json`, read and changed one change at a time, and `negative.txt`.
import { basename, join } from "node:path";
import { OverridesFile } from "../contracts/files/overrides.ts";
import { Refusal } from "../contracts/refusal.ts";
import { contentHash } from "../core/lib/hash.ts";
import { isCode } from "../machine/files.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import { readWhole } from "../machine/places/read-whole.ts";
import { readChecked, writeJson } from "./reading/json-file.ts";
import { AUTHORED_LIMIT } from "./reading/limits.ts";
import { decodeUtf8 } from "./reading/utf8.ts";
import { requireOwnPath, type EpisodeFolder } from "./roots.ts";

const FILE = "overrides.json";
const NEGATIVE_FILE = "negative.txt";

/** The overrides; none when there is no file. A broken one refuses: rendering as if nothing were set would surprise. */
export async function readOverrides(ep: EpisodeFolder): Promise<OverridesFile> {
  const read = await readChecked(await requireOwnPath(ep, FILE), OverridesFile);
  if (read.is === "there") return read.value;
  if (read.is === "absent") return {};
  throw new Refusal(
    "tool-failed",
    `overrides.json of ${basename(ep)} cannot be read (${read.problem}): mend or remove it`,
  );
}

/** Reads, changes and writes the overrides with nobody in between. What a change is, is decided in `core/overrides`. */
export async function changeOverrides(
  ep: EpisodeFolder,
  change: (file: OverridesFile) => OverridesFile | Promise<OverridesFile>,
  locks: KeyedLock,
): Promise<OverridesFile> {
  const path = await requireOwnPath(ep, FILE);
  return locks.hold(path, async () => {
    const before = await readOverrides(ep);
    const next = await change(before);
    if (contentHash(next) !== contentHash(before)) await writeJson(path, { episode: basename(ep), ...next });
    return next;
  });
}

/** The episode's own negative prompt, or undefined when it has none. An empty file is none. */
export async function readNegative(ep: EpisodeFolder): Promise<string | undefined> {
  const path = await requireOwnPath(ep, NEGATIVE_FILE);
  const bytes = await readWhole(path, AUTHORED_LIMIT).catch((error: unknown) => {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  });
  const text = bytes && decodeUtf8(bytes);
  if (bytes && text === undefined) {
    throw new Refusal("tool-failed", `${join(basename(ep), NEGATIVE_FILE)} is not UTF-8 text: save it as UTF-8`);
  }
  return text?.trim() || undefined;
}
