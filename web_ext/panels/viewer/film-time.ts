// Frames of a programme and seconds inside a clip's film.
import type { Clip } from "../../store/playback/clips-and-playhead.ts";

/** The middle of a frame inside its film, in seconds: a seek to its edge may land on either side. */
export function timeOf(clip: Clip, frame: number, fps: number): number {
  return clip.from + (frame - clip.start + 0.5) / fps;
}

/** Frames into a clip that a time inside its film is; never before its first. */
export function frameOf(clip: Clip, time: number, fps: number): number {
  return Math.max(0, Math.round((time - clip.from) * fps));
}

export function isSameFilm(a: Clip, b: Clip): boolean {
  return a.shot === b.shot && a.mp4 === b.mp4 && a.from === b.from && a.frames === b.frames;
}
