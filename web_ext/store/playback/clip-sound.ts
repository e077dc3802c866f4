// Which sound plays with a clip, and where the recording lies under the cut: the same sums as the film's, on the page's clock. Seconds.
import { fadeLevel } from "../../../src/core/levels/clip-levels.ts";
import type { CutView } from "../../../src/contracts/replies/episode-status.ts";
import { secondsOf } from "../../../src/core/time/rate.ts";
import type { Clip, ClipSound } from "./clips-and-playhead.ts";

type SoundSource = Partial<Record<"start" | "offset" | "gain", number>> | null | undefined;

/** Undefined for a clip that is silent. `from`: seconds of the take that are trimmed off its start. */
export function soundOf(cut: CutView, own: string | null, from: number): ClipSound | undefined {
  const source = cut.audio as SoundSource;
  const { gain: level = 1 } = cut;
  if (!source) return own === null ? undefined : { path: own, at: from, begins: 0, gain: level, isOwn: true };
  const path = cut.audio_file;
  if (path === null || path === undefined) return undefined;
  const { start = 0, offset = 0, gain = 1 } = source;
  return { path, at: start + from - offset, begins: start, gain: gain * level, isOwn: false };
}

/** How loud a clip's sound is at a frame of the programme, linear: its gain, and its fades. */
export function levelAt(clip: Clip, frame: number): number {
  const { sound, soundFades } = clip;
  const { start, frames } = clip.whole ?? clip;
  const gain = sound?.gain ?? 1;
  return soundFades ? gain * fadeLevel(frame - start, frames, soundFades) : gain;
}

/** Seconds of the recording that have passed when the cut begins: the first clip that has a place on it plays with it. */
export function recordingShift(clips: readonly Clip[], fps: number): number {
  const first = clips.find((clip) => clip.frames > 0 && clip.window !== undefined);
  return first?.window === undefined ? 0 : first.window + secondsOf(first.trimIn, fps) - secondsOf(first.start, fps);
}
