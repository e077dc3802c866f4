// `shotlist/`: what a build wrote. The series target's list stands under the plain name; it is written last, so that a pass
// reads as built only when all its lists are there.
import { basename, join } from "node:path";
import { Shotlist } from "../contracts/files/shotlist.ts";
import { Story } from "../contracts/files/story.ts";
import { Refusal } from "../contracts/refusal.ts";
import type { Pass } from "../contracts/schema.ts";
import type { StoredBuild } from "../core/compile/stored-build.ts";
import { writeIfChanged } from "../machine/write-file.ts";
import { removeFile, plainFileNames } from "../machine/files.ts";
import type { KeyedLock } from "../machine/keyed-lock.ts";
import { LIST_LIMIT } from "./reading/text.ts";
import { readChecked, type JsonCache } from "./reading/json-file.ts";
import { mapPool } from "./reading/pool.ts";
import { requireOwnPath, type EpisodeFolder } from "./roots.ts";

const FOLDER = "shotlist";

/** What one pass of a build leaves on disk; `core/build` decides it. */
export interface BuildFiles {
  /** Name in `shotlist/` to the whole text. */
  readonly files: ReadonlyMap<string, string>;
  /** Whether a file of that folder belongs to an earlier build of the pass and is removed. */
  readonly isStale: (name: string) => boolean;
}

/** Writes a pass's build. The pass's plain list comes last: once it is there, so is all the rest. */
export async function writeBuild(ep: EpisodeFolder, pass: Pass, build: BuildFiles, locks: KeyedLock): Promise<void> {
  const folder = await requireOwnPath(ep, FOLDER);
  await locks.hold(folder, async () => {
    const plain = plainName(pass);
    const names = [...build.files.keys()].filter((name) => name !== plain);
    for (const name of [...names, plain]) {
      const text = build.files.get(name);
      if (text !== undefined) await writeIfChanged(join(folder, name), text);
    }
    for (const name of (await plainFileNames(folder)).filter(build.isStale)) await removeFile(join(folder, name));
  });
}

/** A pass's build, or undefined when the pass was never built. */
export async function readBuild(ep: EpisodeFolder, pass: Pass, cache?: JsonCache): Promise<StoredBuild | undefined> {
  const folder = await requireOwnPath(ep, FOLDER);
  const main = await readChecked(join(folder, plainName(pass)), Shotlist, cache, LIST_LIMIT);
  if (main.is === "absent") return undefined;
  if (main.is === "broken") throw unusable(ep, plainName(pass), main.problem);
  const others = await mapPool(await otherLists(folder, pass), async (name) => {
    const read = await readChecked(join(folder, name), Shotlist, cache, LIST_LIMIT);
    if (read.is === "broken") throw unusable(ep, name, read.problem);
    return read.is === "there" ? [read.value] : [];
  });
  const story = await readChecked(join(folder, "shots.json"), Story, cache, LIST_LIMIT);
  return { pass, main: main.value, others: others.flat(), story: story.is === "there" ? story.value : null };
}

/** Why nothing can be done with a pass, and what to do about it. */
export function notBuilt(ep: EpisodeFolder, pass: Pass): Refusal {
  return new Refusal("unknown", `the ${pass} pass of ${basename(ep)} is not built: build the episode first`);
}

function plainName(pass: Pass): string {
  return pass === "final" ? "shotlist.json" : "shotlist_proxy.json";
}

/** Lists of other targets than the series target, of one pass. */
async function otherLists(folder: string, pass: Pass): Promise<string[]> {
  const lists = (await plainFileNames(folder)).filter((name) => /^shotlist\..+\.json$/.test(name));
  return lists.filter((name) => name.endsWith("_proxy.json") === (pass === "proxy")).toSorted();
}

/** A list of another version or a half-edited one counts as no build: building again mends it. */
function unusable(ep: EpisodeFolder, name: string, problem: string): Refusal {
  return new Refusal(
    "unknown",
    `${FOLDER}/${name} of ${basename(ep)} cannot be used (${problem}): build the episode again`,
  );
}
