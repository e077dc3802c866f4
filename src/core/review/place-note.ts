// Whether the cut still plays what a note of a review is about, and what to say where it does not.
import type { CutEntry } from "../../contracts/files/cut.ts";
import type { ResolvedClip } from "../cut/find-clip.ts";
import { rescaleFrames } from "../time/rate.ts";

export interface NotedMoment {
  readonly shot: string;
  readonly take: number | null;
  /** Of the take, at its rate. */
  readonly frame: number | undefined;
}

/** `clip`: what the cut plays of the shot, null for nothing; `fps`: the cut's. Empty when it plays the noted frame. */
export function sayNotPlayed(
  { shot, take, frame }: NotedMoment,
  entry: CutEntry | undefined,
  { clip, fps }: { readonly clip: ResolvedClip | null; readonly fps: number },
): string {
  if (!entry || entry.out) return `${shot} is no longer in the cut`;
  if (!clip) return `${shot} has nothing to play now`;
  if (take !== null && clip.take !== take) return `take ${take} is no longer in the cut: it plays take ${clip.take}`;
  if (frame === undefined) return "";
  const at = rescaleFrames(frame, clip.fps, fps);
  const last = rescaleFrames(clip.frames, clip.fps, fps) - clip.trimOut;
  return at < clip.trimIn || at >= last ? `the cut trims frame ${frame} of take ${take ?? clip.take} away` : "";
}
