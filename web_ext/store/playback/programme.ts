// What can be watched, as clips on one clock: the cut, one take by itself, or the assembled film. Frames count from 0.
import type { ShotStatus } from "../../../src/contracts/replies/episode-status.ts";
import { clipAt, lengthOf, soloClip } from "./playlist.ts";
import type { Clip, Viewing, Programme, Position, Film } from "./clips-and-playhead.ts";

/** The cut as it is now, at the episode's rate. */
export interface CutNow {
  readonly clips: readonly Clip[];
  readonly shots: readonly ShotStatus[];
  readonly fps: number;
}

export function buildProgramme(viewing: Viewing, { clips, shots, fps }: CutNow): Programme {
  if (viewing.kind === "film") return { viewing, fps, clips: filmClips(viewing, clips), frames: viewing.frames };
  if (viewing.kind === "cut") {
    const playable = clips.filter((clip) => clip.mp4 !== undefined && clip.frames > 0);
    return { viewing, fps, clips: playable, frames: lengthOf(clips) };
  }
  const shot = shots.find((one) => one.shot === viewing.shot);
  const take = shot?.takes.find((one) => one.take === viewing.take);
  const clip = shot && take ? soloClip(shot, take, fps) : undefined;
  return { viewing, fps: take?.fps ?? fps, clips: clip ? [clip] : [], frames: clip?.frames ?? 0 };
}

/** The first frame that can be shown: the start of the first clip with a film. */
export function firstFrame({ clips }: Programme): number {
  return clips[0]?.start ?? 0;
}

/** The last frame that can be shown: the end of the last clip with a film. */
export function lastFrame({ clips, frames }: Programme): number {
  return Math.max(0, (clips.length > 0 ? lengthOf(clips) : frames) - 1);
}

export function clipUnder({ viewing, clips }: Programme, position: Position, cut: readonly Clip[]): Clip | undefined {
  if (viewing.kind !== "cut") return clips[0];
  return position.shot === undefined ? clipAt(cut, 0) : cut.find((clip) => clip.shot === position.shot);
}

/** A frame as a place: within the programme, and in the cut with its shot. */
export function positionAt(frame: number, { viewing, frames }: Programme, cut: readonly Clip[]): Position {
  const at = Math.max(0, Math.min(Math.round(frame), Math.max(0, frames - 1)));
  const clip = viewing.kind === "cut" ? clipAt(cut, at) : undefined;
  return clip ? { shot: clip.shot, into: Math.max(0, at - clip.start) } : { into: at };
}

/** The film is one clip; what is not its own (shot, sequence) is that of the first shot in it. */
function filmClips({ path, frames }: Film, clips: readonly Clip[]): Clip[] {
  const first = clips.find((clip) => clip.mp4 !== undefined && clip.frames > 0);
  if (!first) return [];
  return [{ ...first, strip: null, take: null, start: 0, frames, from: 0, trimIn: 0, trimOut: 0, mp4: path }];
}
