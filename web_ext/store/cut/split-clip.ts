// Why a clip is not split in two, and what can be done at the playhead instead. The service refuses a list that names a shot twice.
import type { CutContext, PlaybackContext } from "../contexts.ts";

export interface SplitPlace {
  /** Frames of the clip before the one on screen, from that one on, and in all. */
  readonly before: number;
  readonly after: number;
  readonly frames: number;
}

/** Where the playhead is on a shot's clip; else why it cannot be trimmed here. */
export function splitPlace(
  { playback, cut }: Pick<PlaybackContext, "playback"> & Pick<CutContext, "cut">,
  shot: string,
): SplitPlace | string {
  const on = playback.current.value;
  const clip = playback.clips.value.find((one) => one.shot === shot);
  if (!clip || clip.frames === 0) return `${shot} is left out of the cut`;
  if (clip.mp4 === undefined) return `${shot} has no take that plays`;
  if (cut.shot(shot)?.cut.locked) return `${shot} is locked: unlock it before you trim it`;
  if (playback.programme.value.viewing.kind !== "cut" || on?.shot !== shot)
    return `the playhead is not on ${shot}: put it on the frame, and split again`;
  const before = playback.frame.value - clip.start;
  return { before, after: clip.frames - before, frames: clip.frames };
}
