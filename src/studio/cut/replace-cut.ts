// PUT /studio/cut: another list for a pass.
import { join } from "node:path";
import type { CutEntry } from "../../contracts/files/cut.ts";
import type { EpisodeInput, ReplyOf } from "../../contracts/route.ts";
import type { putCutRoute } from "../../contracts/routes/cut.ts";
import type { Pass } from "../../contracts/schema.ts";
import { planReplace } from "../../core/cut/edit-entries.ts";
import { mp4Of, wavOf } from "../../core/takes/take.ts";
import { findRefFile } from "../../disk/refs/ref-hashes.ts";
import { readTakes } from "../../disk/takes/read-takes.ts";
import type { StudioPorts } from "../ports.ts";
import { changeCut, readCutFacts, type CutPorts } from "../shared/cut/change-cut.ts";
import type { EpisodeContext } from "../shared/episode/episode-context.ts";

export async function replaceCut(
  ports: CutPorts & Pick<StudioPorts, "hasSound">,
  episode: EpisodeContext,
  { pass, entries }: EpisodeInput<typeof putCutRoute>,
): Promise<ReplyOf<typeof putCutRoute>> {
  const shots = entries.map(({ shot }) => shot);
  const facts = await readCutFacts(ports, episode, pass, shots);
  const soundProblems = new Map<string, string>();
  for (const entry of entries) {
    const problem = await findSoundProblem(ports, episode, pass, entry);
    if (problem !== undefined) soundProblems.set(entry.shot, problem);
  }
  return changeCut(ports, episode, (cut) => planReplace(cut, entries, { ...facts, soundProblems }), true);
}

/** Why the sound source of an entry cannot be played: known from the files alone. docs/format.md "cut.json". */
async function findSoundProblem(
  { hasSound }: Pick<StudioPorts, "hasSound">,
  episode: EpisodeContext,
  pass: Pass,
  { audio }: CutEntry,
): Promise<string | undefined> {
  if (!audio || audio.source === "none") return undefined;
  if (audio.source === "file") {
    const file = await findRefFile(await episode.reach(), audio.path);
    if (file === undefined) return `there is no file ${audio.path} that the episode may play`;
    return (await hasSound(file)) ? undefined : `${audio.path} has no sound`;
  }
  const { folder: ep } = episode;
  const takes = await readTakes(ep, { shot: audio.shot, pass: audio.pass ?? pass });
  const take = takes.find((each) => each.take === audio.take);
  if (!take) return `${audio.shot} has no take ${audio.take} to take the sound from`;
  const video = mp4Of(take);
  const hasOwn = video !== undefined && (await hasSound(join(ep, take.folder, video)));
  return hasOwn || wavOf(take) !== undefined ? undefined : `${audio.shot} take ${audio.take} has no sound`;
}
