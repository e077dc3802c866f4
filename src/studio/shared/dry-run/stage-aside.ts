// Stages a planned take as its job would, in a folder that is thrown away: the same code, and nothing of it in the episode.
import { join } from "node:path";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import { startedBy } from "../../../core/render/continuity.ts";
import type { TakePlan } from "../../../core/render/make-spec.ts";
import { writeAtomic } from "../../../machine/write-file.ts";
import { makePicture } from "../../../media/stage/make-picture.ts";
import type { EpisodeContext } from "../episode/episode-context.ts";
import { cutFirstFrameAside } from "../references/first-frame.ts";
import type { ContinuedStart } from "../take-pipeline/continue-shot.ts";
import { stageWork, type StagedTake, type StagePorts, type StagingTake } from "../take-pipeline/stage.ts";
import type { StudioPorts } from "../../ports.ts";

export type AsidePorts = StagePorts & Pick<StudioPorts, "fileHashes">;

export interface AsideTake extends StagedTake {
  /** As the take's record would say it once its job has started; its number is none that is reserved. */
  readonly record: Sidecar;
  /** The take that the shot's start is cut from once it is made; null where it is there, or none is needed. */
  readonly coming: string | null;
}

/** Stands for the job's id, by which a host names what it saves. */
const NO_JOB = "dry-run";

/** `folder`: absolute, empty, and removed by who made it. Throws what would keep the take from being made, in a sentence. */
export async function stageAside(
  ports: AsidePorts,
  episode: EpisodeContext,
  plan: TakePlan,
  { folder, take }: { readonly folder: string; readonly take: number },
): Promise<AsideTake> {
  const { signal } = new AbortController();
  const { start, frozen, options } = plan;
  const draft = start ? startedBy(plan.spec.record, start.mode) : plan.spec.record;
  const spec = { ...plan.spec, record: { ...draft, take } };
  const { shot } = spec.record;
  const place: StagingTake["place"] = {
    beside: folder,
    scratch: async () => folder,
    openingPicture: (source) => cutFirstFrameAside(ports, episode.folder, { shot, source, folder }, signal),
  };
  const coming = start?.plan.is === "at start" ? start.plan.sentence : null;
  const standIn = start && coming !== null ? { standIn: await startLater(spec.record, start.mode, folder) } : {};
  const work = { episode, spec, job: NO_JOB, signal, frozen, models: options.models, place, ...standIn };
  const staged = await stageWork(ports, work);
  return { ...staged, record: { ...spec.record, ...staged.patch }, coming };
}

/** Grey stands for a picture that is still to be cut; what is held of a take that is not there cannot be stood in for. */
async function startLater(
  { width, height }: Pick<Sidecar, "width" | "height">,
  mode: NonNullable<Sidecar["continuous"]>,
  folder: string,
): Promise<ContinuedStart> {
  if (mode === "latent") return { patch: {} };
  const path = join(folder, "coming.png");
  await writeAtomic(path, await makePicture({ make: "grey", size: { width, height } }));
  return { patch: {}, first: path };
}
