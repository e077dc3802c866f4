// Which files of an episode have sound: the videos of its takes, and what its cut names.
import { join } from "node:path";
import { PASSES } from "../../../contracts/schema.ts";
import type { SoundFacts } from "../../../core/cut/audio-source.ts";
import { soundOf } from "../../../core/takes/summarise-take.ts";
import { mp4Of, type Take } from "../../../core/takes/take.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import { findRefFile } from "../../../disk/refs/ref-hashes.ts";
import type { StudioPorts } from "../../ports.ts";
import type { PassSnapshot } from "./read-pass.ts";

export interface Sounds {
  readonly ofTake: (take: Take) => boolean;
  /** What was found to have sound, beside takes that say so themselves; paths relative to the episode. */
  readonly loud: ReadonlySet<string>;
  readonly facts: Pick<SoundFacts, "soundOf" | "hasSound">;
}

/** Looks at takes, those of all the cut's shots when none are named, and at the files that its entries name as sound. */
export async function readSounds(
  { hasSound }: Pick<StudioPorts, "hasSound">,
  snapshot: PassSnapshot,
  takes: readonly Take[] = allTakes(snapshot),
): Promise<Sounds> {
  const { cut, ep, reach } = snapshot;
  const unmeasured = takes.filter((take) => take.isLoud === undefined && mp4Of(take) !== undefined);
  const videos = [...new Set(unmeasured.map(videoPath))];
  const named = cut.flatMap(({ entry }) => (entry.audio?.source === "file" ? [entry.audio.path] : []));
  const audible = await mapPool(videos, (path) => hasSound(join(ep, path)));
  const files = await mapPool(named, async (path) => {
    const file = await findRefFile(reach, path);
    return file !== undefined && (await hasSound(file));
  });
  const loud = new Set([...videos.filter((_, i) => audible[i]), ...named.filter((_, i) => files[i])]);
  const ofTake = (take: Take) => take.isLoud ?? loud.has(videoPath(take));
  return {
    ofTake,
    loud,
    facts: { soundOf: (take) => soundOf(take, ofTake(take)), hasSound: (path) => loud.has(path) },
  };
}

function allTakes({ cut, cutFacts }: PassSnapshot): Take[] {
  return cut.flatMap(({ entry }) => PASSES.flatMap((pass) => cutFacts.takes(entry.shot, pass)));
}

function videoPath(take: Take): string {
  return `${take.folder}/${mp4Of(take) ?? ""}`;
}
