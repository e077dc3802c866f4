// What an episode says over its build: `overrides.json` and `negative.txt`. Read only; the override routes bring the writer.
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { OverridesFile } from "../contracts/files/overrides.ts";
import { Refusal } from "../contracts/refusal.ts";
import { isCode } from "../machine/files.ts";
import { readChecked } from "./reading/json-file.ts";
import { decodeUtf8 } from "./reading/utf8.ts";
import { requireOwnPath, type EpisodeFolder } from "./roots.ts";

const NEGATIVE_FILE = "negative.txt";

/** The overrides; none when there is no file. A broken one refuses: rendering as if nothing were set would surprise. */
export async function readOverrides(ep: EpisodeFolder): Promise<OverridesFile> {
  const read = await readChecked(await requireOwnPath(ep, "overrides.json"), OverridesFile);
  if (read.is === "there") return read.value;
  if (read.is === "absent") return {};
  throw new Refusal(
    "tool-failed",
    `overrides.json of ${basename(ep)} cannot be read (${read.problem}): mend or remove it`,
  );
}

/** The episode's own negative prompt, or undefined when it has none. An empty file is none. */
export async function readNegative(ep: EpisodeFolder): Promise<string | undefined> {
  const path = await requireOwnPath(ep, NEGATIVE_FILE);
  const bytes = await readFile(path).catch((error: unknown) => {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  });
  const text = bytes && decodeUtf8(bytes);
  if (bytes && text === undefined) {
    throw new Refusal("tool-failed", `${join(basename(ep), NEGATIVE_FILE)} is not UTF-8 text: save it as UTF-8`);
  }
  return text?.trim() || undefined;
}
