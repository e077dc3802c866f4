// Measures what a film would be joined from: the real frames and the sound of every take that the cut plays.
import { join } from "node:path";
import type { ClipFacts, Footage } from "../../core/cut/find-clip.ts";
import { takeInUse } from "../../core/cut/cut-facts.ts";
import { mp4Of, type Take } from "../../core/takes/take.ts";
import { mapPool } from "../../disk/reading/pool.ts";
import { readClipFacts } from "../../media/read-clip.ts";
import type { Studio } from "../studio.ts";
import type { PassSnapshot } from "../episodes/act-read-pass.ts";
import { readSounds } from "../episodes/act-read-sounds.ts";

export async function gatherClips(studio: Pick<Studio, "hasSound">, snapshot: PassSnapshot): Promise<ClipFacts> {
  const { ep, cut, cutFacts } = snapshot;
  const takes = cut.flatMap(({ entry }) => takeInUse(entry, cutFacts) ?? []);
  const footage = await mapPool(takes, (take) => measure(ep, take));
  const measured = new Map(takes.map((take, index) => [take, footage[index]]));
  const { facts } = await readSounds(studio, snapshot);
  return { ...cutFacts, ...facts, measured: (take) => measured.get(take) };
}

/** Frames and rate as the file itself tells them; undefined where only its record can. */
async function measure(ep: string, take: Take): Promise<Footage | undefined> {
  const name = mp4Of(take);
  if (name === undefined) return undefined;
  const facts = await readClipFacts(join(ep, take.folder, name)).catch(() => undefined);
  if (!facts?.plain || facts.frames === undefined) return undefined;
  return { frames: facts.frames, fps: facts.plain.timescale / facts.plain.delta };
}
