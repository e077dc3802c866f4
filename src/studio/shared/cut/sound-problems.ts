// What is wrong with the sound sources that a list of cut entries names: only who looks at the files can tell. docs/format.md "cut.json".
import { join } from "node:path";
import type { CutEntry } from "../../../contracts/files/cut.ts";
import { mp4Of, wavOf } from "../../../core/takes/take.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import type { StudioPorts } from "../../ports.ts";
import { findRefFile } from "../../../disk/refs/ref-hashes.ts";
import { readTakes } from "../../../disk/takes/read-takes.ts";

/** One sentence by shot, for entries whose source cannot be played. */
export async function findSoundProblems(
  ports: Pick<StudioPorts, "hasSound">,
  snapshot: PassSnapshot,
  entries: readonly CutEntry[],
): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  for (const entry of entries) {
    const problem = await findProblem(ports, snapshot, entry);
    if (problem !== undefined) problems.set(entry.shot, problem);
  }
  return problems;
}

async function findProblem(
  { hasSound }: Pick<StudioPorts, "hasSound">,
  { ep, pass, reach }: PassSnapshot,
  { audio }: CutEntry,
): Promise<string | undefined> {
  if (!audio || audio.source === "none") return undefined;
  if (audio.source === "file") {
    const file = await findRefFile(reach, audio.path);
    if (file === undefined) return `there is no file ${audio.path} that the episode may play`;
    return (await hasSound(file)) ? undefined : `${audio.path} has no sound`;
  }
  const takes = await readTakes(ep, { shot: audio.shot, pass: audio.pass ?? pass });
  const take = takes.find((each) => each.take === audio.take);
  if (!take) return `${audio.shot} has no take ${audio.take} to take the sound from`;
  const video = mp4Of(take);
  const hasOwn = video !== undefined && (await hasSound(join(ep, take.folder, video)));
  return hasOwn || wavOf(take) !== undefined ? undefined : `${audio.shot} take ${audio.take} has no sound`;
}
