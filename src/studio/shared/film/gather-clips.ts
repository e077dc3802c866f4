// Measures what a film would be joined from: the real frames and the sound of every take that the cut plays. Each file is read once.
import { join } from "node:path";
import { playedEntries, type AssembleClip } from "../../../core/cut/assemble-plan.ts";
import { takeOfSource } from "../../../core/cut/audio-source.ts";
import { takeInUse } from "../../../core/cut/cut-facts.ts";
import type { ClipFacts, Footage } from "../../../core/cut/find-clip.ts";
import { UNKNOWN_CLIP, type ClipFacts as FileFacts } from "../../../core/media/film/clip-facts.ts";
import { mp4Of, type Take } from "../../../core/takes/take.ts";
import { mapPool } from "../../../disk/reading/pool.ts";
import type { EpisodeFolder } from "../../../disk/roots.ts";
import type { MeasuredClip } from "../../../media/film/assemble-run.ts";
import { readClipFacts } from "../../../media/read-clip.ts";
import type { PassSnapshot } from "../pass/read-pass.ts";
import { readSounds } from "../pass/read-sounds.ts";
import type { StudioPorts } from "../../ports.ts";

export interface GatheredClips {
  readonly facts: ClipFacts;
  /** What the videos say of themselves, by absolute path; one that cannot be opened is missing. */
  readonly files: ReadonlyMap<string, FileFacts>;
}

export async function gatherClips(
  ports: Pick<StudioPorts, "hasSound">,
  snapshot: PassSnapshot,
): Promise<GatheredClips> {
  const { cut, cutFacts, ep } = snapshot;
  const entries = playedEntries(cut);
  const played = entries.flatMap((entry) => takeInUse(entry, cutFacts) ?? []);
  const files = await readFiles(played.flatMap((take) => videoOf(ep, take) ?? []));
  const sources = entries.flatMap((entry) => takeOfSource(entry.audio, cutFacts) ?? []);
  const hasSound = async (path: string) => soundIn(files.get(path)) ?? ports.hasSound(path);
  const { facts } = await readSounds({ hasSound }, snapshot, [...played, ...sources]);
  const measured = (take: Take) => footageIn(files.get(videoOf(ep, take) ?? ""));
  return { facts: { ...cutFacts, ...facts, measured }, files };
}

async function readFiles(paths: readonly string[]): Promise<Map<string, FileFacts>> {
  const unique = [...new Set(paths)];
  const read = await mapPool(unique, (path) => readClipFacts(path).catch(() => undefined));
  return new Map(unique.flatMap((path, index) => (read[index] ? [[path, read[index]] as const] : [])));
}

function videoOf(ep: string, take: Take): string | undefined {
  const name = mp4Of(take);
  return name === undefined ? undefined : join(ep, take.folder, name);
}

/** Undefined for what is no plain mp4: only a decoder knows. */
function soundIn(file: FileFacts | undefined): boolean | undefined {
  return file === UNKNOWN_CLIP ? undefined : file?.hasSound;
}

/** Frames and rate by the file itself; undefined where only its record knows. */
function footageIn(file: FileFacts | undefined): Footage | undefined {
  if (file?.frames === undefined || file.fps === undefined) return undefined;
  return { frames: file.frames, fps: file.fps };
}

/** A planned clip with the absolute paths of its files. */
export function clipInFolder(
  ep: EpisodeFolder,
  clip: AssembleClip,
  files: GatheredClips["files"],
): MeasuredClip & Pick<AssembleClip, "pass"> {
  const mp4 = join(ep, clip.mp4);
  const sound = clip.sound && { ...clip.sound, file: join(ep, clip.sound.file) };
  return { ...clip, mp4, facts: files.get(mp4), sound };
}
