// Cuts the end of a take into files for the next shot's graph to begin with: of its kept latent where there is one that the graph can take,
// else of its picture and sound. docs/http.md "Rendering", rule 7.
import { join } from "node:path";
import type { ContinuedFrom, Sidecar } from "../../../contracts/files/sidecar.ts";
import type { VideoTarget } from "../../../contracts/files/target.ts";
import { Refusal } from "../../../contracts/refusal.ts";
import type { GraphValue } from "../../../core/graph/graph.ts";
import { splitLatent, type Latents } from "../../../core/media/latent-file.ts";
import { pathOf, sidecarOf, targetOf, wavOf, type Take } from "../../../core/takes/take.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import { writeAtomic } from "../../../machine/write-file.ts";
import { requireOwnPath, type EpisodeFolder } from "../../../disk/roots.ts";
import { countFramesAt, cutTail } from "../../../media/film/cut-tail.ts";
import type { StudioPorts } from "../../ports.ts";
import { requireVideo } from "../references/cut-candidate.ts";
import { overlapFrames, heldValues, latentValues, stepsOf } from "../../../core/render/latents.ts";

export interface TakeTail {
  /** Files for the graph, by the name of the value that takes each once it is uploaded. Absolute paths. */
  readonly files: readonly { readonly name: string; readonly path: string }[];
  readonly values: Readonly<Record<string, GraphValue>>;
  readonly from: ContinuedFrom;
  /** Why it has fewer frames than planned, or null. */
  readonly note: string | null;
}

export interface TailOrder {
  /** Of the take that carries on. */
  readonly record: Sidecar;
  readonly target: VideoTarget;
  /** The take before, and its rate in frames a second. */
  readonly take: Take;
  readonly takeFps: number;
  /** Overlap frames that the build plans; the take before may have fewer. */
  readonly planned: number;
  /** The job's scratch folder. */
  readonly folder: string;
  /** Whether latents can be handed to the host that renders. */
  readonly takesLatents: boolean;
  readonly signal: AbortSignal;
}

/** Throws a sentence when the take before is too short or cannot be read. */
export async function cutTakeTail(
  ports: Pick<StudioPorts, "tools" | "hasSound">,
  ep: EpisodeFolder,
  order: TailOrder,
): Promise<TakeTail> {
  const { record, target, take, takeFps, planned } = order;
  const mp4 = await requireVideo(ep, take);
  const shown = await countFramesAt(await ports.tools(), mp4, { from: takeFps, to: record.fps });
  const kept = await readLatent(ep, order);
  const { hold = 0, lead_in: leadIn = 0 } = sidecarOf(take) ?? {};
  const rendered = kept ? shown + hold + leadIn : shown;
  const grid = target.template.frames;
  const frames = overlapFrames(grid, planned, rendered);
  const has = `${take.shot} take ${take.take} has ${rendered} frames`;
  if (frames === undefined) throw new Refusal("conflict", `${has}, and ${target.label} holds at least ${grid.base}`);
  const length = { held: frames, kept: record.length, fps: record.fps };
  const files = kept ? await writeLatents(order.folder, kept) : await cutFrames(ports, ep, order, { mp4, frames });
  return {
    files,
    values: kept ? latentValues(length, rendered) : heldValues(length),
    from: {
      ...{ shot: take.shot, take: take.take, pass: take.pass, via: kept ? "latent" : "frames", overlap: frames },
      ...stepsOf(target, frames, record.fps),
      finished: sidecarOf(take)?.finished ?? null,
    },
    note: frames < planned ? `it holds ${frames} frames and not ${planned}: ${has}` : null,
  };
}

/** The take's kept latent, when its model is the one that goes on with it. */
async function readLatent(ep: EpisodeFolder, order: TailOrder): Promise<Latents | undefined> {
  const { take, target, record, takeFps } = order;
  const name = sidecarOf(take)?.latent;
  const isSameModel = targetOf(sidecarOf(take), target) === target.id && takeFps === record.fps;
  if (!order.takesLatents || !name || !take.files.has(name) || !isSameModel) return undefined;
  const bytes = await readWhole(await requireOwnPath(ep, ...take.folder.split("/"), name)).catch(() => undefined);
  return bytes && splitLatent(bytes);
}

async function writeLatents(folder: string, { video, audio }: Latents): Promise<TakeTail["files"]> {
  const file = async (name: string, bytes: Uint8Array) => {
    const path = join(folder, `${name}.latent`);
    await writeAtomic(path, bytes);
    return { name, path };
  };
  const picture = await file("held_latent", video);
  return audio ? [picture, await file("held_sound_latent", audio)] : [picture];
}

async function cutFrames(
  ports: Pick<StudioPorts, "tools" | "hasSound">,
  ep: EpisodeFolder,
  { record, take, takeFps, folder, signal }: TailOrder,
  { mp4, frames }: { readonly mp4: string; readonly frames: number },
): Promise<TakeTail["files"]> {
  const { fps, width, height } = record;
  const sound = (await ports.hasSound(mp4)) ? mp4 : await soundBeside(ep, take);
  const request = { mp4, mp4Fps: takeFps, sound, frames, fps, width, height, folder, signal };
  const tail = await cutTail(await ports.tools(), request);
  const clip = { name: "held_clip", path: tail.clip };
  return tail.sound === null ? [clip] : [clip, { name: "held_sound", path: tail.sound }];
}

async function soundBeside(ep: EpisodeFolder, take: Take): Promise<string | null> {
  const beside = pathOf(take, wavOf(take));
  return beside === null ? null : requireOwnPath(ep, ...beside.split("/"));
}
