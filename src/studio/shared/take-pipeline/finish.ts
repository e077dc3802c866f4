// Makes what a backend delivered a take: an mp4 that is counted and has the sound that its shot asks for, its latent, its pictures and its
// check. Writes files only, and returns what the record says of them. The built-in backend's film is whole already.
import { basename, join } from "node:path";
import type { Sidecar } from "../../../contracts/files/sidecar.ts";
import { joinLatents } from "../../../core/media/latent-file.ts";
import { requireFrozenShotlist } from "../../../disk/takes/frozen-shotlist.ts";
import { readWhole } from "../../../machine/proven-paths.ts";
import { writeInFolder } from "../../../machine/write-file.ts";
import { exists } from "../../../machine/paths.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { FinishedFile } from "../../../hosts/backend.ts";
import { stamp } from "../../../machine/clock.ts";
import { removeFile } from "../../../machine/files.ts";
import { keepFrames, receiveTake } from "../../../media/finish/receive-take.ts";
import type { StudioPorts } from "../../ports.ts";
import { findHosted, isDraftTake, type HostedPorts } from "../hosted/hosted-target.ts";
import { hostedResult } from "../hosted/hosted-work.ts";
import { inspectFilm, type InspectPorts } from "../takes/inspect-film.ts";
import type { Delivered } from "./run.ts";
import { requireTarget, type MakingTake } from "./stage.ts";
import type { Registry } from "../../../core/targets/registry.ts";

export type FinishPorts = InspectPorts & HostedPorts & Pick<StudioPorts, "clock">;

interface ReceivedFilm {
  /** Absolute path. */
  readonly mp4: string;
  readonly isDrawn: boolean;
  readonly notes: readonly string[];
  /** What was counted and measured. */
  readonly facts: Pick<Sidecar, "frames"> & Partial<Pick<Sidecar, "fps" | "width" | "height" | "latent">>;
}

export async function finishTake(
  ports: FinishPorts,
  take: MakingTake,
  delivered: Delivered,
): Promise<Partial<Sidecar>> {
  const { episode, signal, spec } = take;
  const { record } = spec;
  const { mp4, isDrawn, notes, facts } = await receiveFilm(ports, take, delivered.files);
  const seen = await inspectFilm(ports, { episode, record, mp4, isDrawn }, { signal });
  return {
    finished: stamp(ports.clock.now()),
    ...facts,
    ...(await hostedPart(ports, take, delivered)),
    notes: [...record.notes, ...notes],
    mp4: basename(mp4),
    ...seen,
    made_with: { ...delivered.madeWith },
  };
}

async function receiveFilm(
  ports: FinishPorts,
  take: MakingTake,
  files: readonly FinishedFile[],
): Promise<ReceivedFilm> {
  const { folder, stem, payload, signal } = take;
  const video = files.find(({ role }) => role === "video");
  if (!video) throw new Error("the run made no video");
  if (video.frames !== undefined) {
    if (payload.save_frames) await keepFrames(await ports.tools(), join(folder, stem), signal);
    return { mp4: video.path, isDrawn: true, notes: [], facts: { frames: video.frames } };
  }
  return receiveRendered(ports, take, files, video.path);
}

/** A host's film is counted and measured, and gets the sound that its shot asks for. */
async function receiveRendered(
  ports: FinishPorts,
  { episode, folder, stem: name, spec: { record }, payload, signal }: MakingTake,
  files: readonly FinishedFile[],
  video: string,
): Promise<ReceivedFilm> {
  const stem = join(folder, name);
  const audio = files.find(({ role }) => role === "audio")?.path;
  const recording = await findDub(episode.folder, record, stem);
  const arrival = {
    ...{ video, stem, fps: record.fps, length: record.length },
    overlap: overlapOf(record),
    keepsFrames: payload.save_frames ?? false,
    ...(audio !== undefined && { audio }),
    ...(recording !== undefined && { recording }),
  };
  const { frames, fps, facts, notes } = await receiveTake(await ports.tools(), arrival, signal);
  const { width = record.width, height = record.height } = facts.video ?? {};
  const latent = await keepLatent(stem, files);
  const isMute = facts.audio === null && audio === undefined;
  return {
    ...{ mp4: `${stem}.mp4`, isDrawn: false },
    facts: { frames, fps, width, height, ...(latent && { latent: basename(latent) }) },
    notes: [...notes, ...(isMute ? muteNotes(await episode.registry(), record) : []), ...lostLatent(record, latent)],
  };
}

/** Frames at its start that are left away: those that the take before it plays, and a lead-in. */
function overlapOf({ continued_from: before, hold = 0, lead_in: leadIn = 0 }: Sidecar): number {
  return (before ? hold : 0) + leadIn;
}

/** The recording is what a dub sounds like, whatever the model made of it. */
async function findDub(ep: EpisodeFolder, record: Sidecar, stem: string): Promise<string | undefined> {
  const { shots } = await requireFrozenShotlist(ep, record);
  const slice = `${stem}_dub.wav`;
  return shots[0]?.audio_policy === "dub" && (await exists(slice)) ? slice : undefined;
}

/** The latent as one file, of those that the graph saved; undefined when there is none. `stem`: absolute path without its ending. */
export async function keepLatent(stem: string, files: readonly FinishedFile[]): Promise<string | undefined> {
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

/** A target that makes no sound is expected to be mute; what lacks its sound for another reason is found by the check. */
function muteNotes(registry: Registry, { target }: Sidecar): string[] {
  const found = registry.find(target);
  const isSilent = found?.kind === "video" && found.capabilities.audio === "none";
  return isSilent ? [`${found.label} makes no sound: the take is mute, and a film has silence under it`] : [];
}

/** Who made a hosted take, and what it cost there. */
async function hostedPart(ports: FinishPorts, take: MakingTake, { answer, cost }: Delivered) {
  const { record } = take.spec;
  const hosted = findHosted(ports, await requireTarget(take, record.target));
  if (!hosted || !answer) return {};
  return hostedResult(ports, hosted.binding, { answer, cost, isDraft: await isDraftTake(ports, hosted, record) });
}
