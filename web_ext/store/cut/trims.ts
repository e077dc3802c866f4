// The arithmetic of trims: where an edge may go, and what is trimmed when it is put somewhere. Frames of the episode.
import { rescaleFrames } from "../../../src/core/time/rate.ts";
import { fadesWithin, pictureFades, soundFades } from "../../../src/core/levels/clip-levels.ts";
import type { CutChange } from "./edit-values.ts";
import type { Clip, Programme } from "../playback/clips-and-playhead.ts";

export type Edge = "in" | "out";

/** Frames of the clip with nothing trimmed. */
export function wholeOf({ frames, trimIn, trimOut }: Clip): number {
  return frames + trimIn + trimOut;
}

/** An edge's trim, as far as it can go: one frame stays. */
export function trimTo(clip: Clip, edge: Edge, frames: number): CutChange {
  const other = edge === "in" ? clip.trimOut : clip.trimIn;
  const trim = Math.max(0, Math.min(Math.round(frames), wholeOf(clip) - 1 - other));
  const fades = fadesLeft(clip, wholeOf(clip) - other - trim);
  return edge === "in" ? { trim_in: trim, ...fades } : { trim_out: trim, ...fades };
}

/** Fades that a shorter clip has no room for get shorter with it. */
function fadesLeft({ cut }: Clip, frames: number): CutChange {
  const [picture, sound] = [pictureFades(cut), soundFades(cut)];
  const [less, lessSound] = [fadesWithin(picture, frames), fadesWithin(sound, frames)];
  return {
    ...(less.in < picture.in && { fade_in: less.in }),
    ...(less.out < picture.out && { fade_out: less.out }),
    ...(lessSound.in < sound.in && { sound_fade_in: lessSound.in }),
    ...(lessSound.out < sound.out && { sound_fade_out: lessSound.out }),
  };
}

/** An edge moved along the clock; below zero is earlier. */
export function moveEdge(clip: Clip, edge: Edge, by: number): CutChange {
  return edge === "in" ? trimTo(clip, edge, clip.trimIn + by) : trimTo(clip, edge, clip.trimOut - by);
}

/** The edge put at what is on screen, so that this frame is the clip's first or last. Undefined where another take is on screen. */
export function trimAt(
  clip: Clip,
  edge: Edge,
  { viewing, fps }: Programme,
  into: { frame: number; rate: number },
): CutChange | undefined {
  if (viewing.kind === "film" || clip.mp4 === undefined || clip.frames === 0) return undefined;
  if (viewing.kind === "take" && (viewing.shot !== clip.shot || viewing.take !== clip.take || clip.cut.placeholder))
    return undefined;
  const at = viewing.kind === "cut" ? clip.trimIn + into.frame : rescaleFrames(into.frame, fps, into.rate);
  return trimTo(clip, edge, edge === "in" ? at : wholeOf(clip) - 1 - at);
}
