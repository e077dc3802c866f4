// The cut as one film in the scratch folder, as an assemble joins it: a review's film is made from it.
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";
import type { AssemblePlan } from "../../../core/cut/assemble-plan.ts";
import { makeFolder } from "../../../machine/files.ts";
import { assembleFilm } from "../../../media/film/assemble-film.ts";
import type { StudioPorts } from "../../ports.ts";
import type { GatheredClips } from "../film/gather-clips.ts";
import { sourceOf } from "../film/film-source.ts";
import type { GradePorts } from "../grade/measure-grade.ts";
import { playGrades } from "../grade/play-grades.ts";
import type { PassSnapshot, SnapshotPorts } from "../pass/read-pass.ts";

export type JoinPorts = SnapshotPorts & GradePorts & Pick<StudioPorts, "scratch" | "keptClips" | "tools">;

interface ReviewJoin {
  /** Absolute path, in a folder that is made here. */
  readonly output: string;
  readonly plan: AssemblePlan;
  readonly files: GatheredClips["files"];
}

/** Says of what size it is, and what is odd about it. Throws a Refusal, or the signal's reason. */
export async function joinForReview(
  ports: JoinPorts,
  snapshot: PassSnapshot,
  { output, plan, files }: ReviewJoin,
  { signal, onStage }: { readonly signal: AbortSignal; readonly onStage: (done: number, total: number) => void },
): Promise<{ readonly width: number; readonly height: number; readonly notes: readonly string[] }> {
  const { ep, cutFacts, build } = snapshot;
  const { width, height } = build.main.defaults;
  const placed = plan.clips.map((clip) => {
    const mp4 = join(ep, clip.mp4);
    const sound = clip.sound && { ...clip.sound, file: join(ep, clip.sound.file) };
    return { ...clip, mp4, facts: files.get(mp4), sound };
  });
  const { clips, notes } = await playGrades(ports, snapshot, placed, signal);
  await makeFolder(dirname(output));
  const scratch = join(ports.scratch, randomUUID());
  const order = { clips, fps: cutFacts.fps, width, height, output, scratch, ...sourceOf(snapshot) };
  const { warnings } = await assembleFilm(await ports.tools(), order, {
    signal,
    cache: ports.keptClips,
    onStage: (_stage, done, total) => onStage(done, total),
  });
  return { width, height, notes: [...notes, ...warnings] };
}
