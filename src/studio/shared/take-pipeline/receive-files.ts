// Makes what a backend handed over a whole take: the built-in backend's film is one already; a host's is counted, measured, and given
// the sound that the shot asks for.
import { basename, join } from "node:path";
import type { RenderPayload } from "../../../contracts/files/render-payload.ts";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import { joinLatents } from "../../../core/media/latent-file.ts";
import { takeStem } from "../../../core/lib/names.ts";
import { requireFrozenShotlist } from "../../../disk/frozen-shotlist.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import { requireShotFolder } from "../../../disk/takes.ts";
import type { FinishedFile } from "../../../hosts/backend.ts";
import type { JobContext } from "../../../jobs/runner.ts";
import { exists, removeFile, writeInFolder } from "../../../machine/files.ts";
import { keepFrames, receiveTake, type RenderedFiles } from "../../../media/finish/receive-take.ts";
import type { StudioPorts } from "../../ports.ts";
import { readWhole } from "../../../machine/read-whole.ts";

export interface ReceivedTake {
  /** Absolute path. */
  readonly mp4: string;
  readonly frames: number;
  /** Frames a second, where they were measured. */
  readonly fps?: number;
  /** Pixels, where they were measured. */
  readonly width?: number;
  readonly height?: number;
  /** Name of the kept latent. */
  readonly latent?: string;
  readonly notes: readonly string[];
  /** Drawn by the studio itself, and so as it was asked for. */
  readonly isDrawn: boolean;
}

interface TakeToFill {
  readonly ep: EpisodeFolder;
  readonly record: Sidecar;
  readonly payload: RenderPayload;
}

export async function receiveFiles(
  ports: Pick<StudioPorts, "tools" | "registry">,
  { ep, record, payload }: TakeToFill,
  { files }: { readonly files: readonly FinishedFile[] },
  { signal }: Pick<JobContext, "signal">,
): Promise<ReceivedTake> {
  const folder = await requireShotFolder(ep, record.pass, record.shot);
  const stem = join(folder, takeStem(record.shot, record.take));
  const video = files.find(({ role }) => role === "video");
  if (!video) throw new Error("the run made no video");
  if (video.frames !== undefined) {
    if (payload.save_frames) await keepFrames(await ports.tools(), stem, signal);
    return { mp4: video.path, frames: video.frames, notes: [], isDrawn: true };
  }
  const arrival = await arrivalOf(ep, record, { payload, files, stem, video: video.path });
  const { frames, fps, facts, notes } = await receiveTake(await ports.tools(), arrival, signal);
  const { width = record.width, height = record.height } = facts.video ?? {};
  const latent = await keepLatents(stem, files);
  const kept = { ...(latent && { latent: basename(latent) }) };
  const isMute = facts.audio === null && arrival.audio === undefined;
  const allNotes = [...notes, ...(isMute ? muteNotes(ports, record) : []), ...lostLatent(record, latent)];
  return { mp4: `${stem}.mp4`, frames, fps, width, height, ...kept, notes: allNotes, isDrawn: false };
}

/** A target that makes no sound is expected to be mute; what lacks its sound for another reason is found by the check. */
function muteNotes({ registry }: Pick<StudioPorts, "registry">, { target }: Sidecar): string[] {
  const found = registry.find(target);
  const isSilent = found?.kind === "video" && found.capabilities.audio === "none";
  return isSilent ? [`${found.label} makes no sound: the take is mute, and a film has silence under it`] : [];
}

interface DeliveredFiles {
  readonly payload: RenderPayload;
  readonly files: readonly FinishedFile[];
  readonly stem: string;
  readonly video: string;
}

async function arrivalOf(
  ep: EpisodeFolder,
  record: Sidecar,
  { payload, files, stem, video }: DeliveredFiles,
): Promise<RenderedFiles> {
  const audio = files.find(({ role }) => role === "audio")?.path;
  const recording = await dubOf(ep, record, stem);
  return {
    video,
    stem,
    fps: record.fps,
    overlap: record.continued_from ? (record.hold ?? 0) : 0,
    length: record.length,
    keepsFrames: payload.save_frames ?? false,
    ...(audio !== undefined && { audio }),
    ...(recording !== undefined && { recording }),
  };
}

/** The take's kept latent as one file, of those that the graph saved; undefined when there is none. */
async function keepLatents(stem: string, files: readonly FinishedFile[]): Promise<string | undefined> {
  const saved = files.filter(({ role }) => role === "latent");
  const joined = joinLatents(await Promise.all(saved.map(({ path }) => readWhole(path))));
  const path = `${stem}.latent.safetensors`;
  if (joined) await writeInFolder(path, joined);
  for (const file of saved) await removeFile(file.path);
  return joined && path;
}

function lostLatent({ save_latent: isWanted }: Sidecar, latent: string | undefined): string[] {
  return isWanted && latent === undefined ? ["the run handed over no latent to keep"] : [];
}

/** The recording is what a dub sounds like, whatever the model made of it. */
async function dubOf(ep: EpisodeFolder, record: Sidecar, stem: string): Promise<string | undefined> {
  const { shots } = await requireFrozenShotlist(ep, record);
  const slice = `${stem}_dub.wav`;
  return shots[0]?.audio_policy === "dub" && (await exists(slice)) ? slice : undefined;
}
