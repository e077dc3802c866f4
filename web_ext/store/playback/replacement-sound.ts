// The sound that replaces the clips' own: the recording under the whole cut, or what the cut sets for the clip at the playhead.
import { computed, type ReadonlySignal } from "@preact/signals";
import { secondsOf } from "../../../src/core/time/rate.ts";
import { recordingShift } from "./clip-sound.ts";
import type { Playback } from "./clips-and-playhead.ts";

export interface ReplacementSound {
  /** Relative to the episode; null is silence. */
  readonly path: string | null;
  /** Seconds that the file is ahead of the clock of the cut. */
  readonly shift: number;
  /** Seconds of the file before which it is silent. */
  readonly begins: number;
  /** Linear. */
  readonly gain: number;
  /** It begins again where it has ended. */
  readonly repeats?: boolean;
}

const SILENCE: ReplacementSound = { path: null, shift: 0, begins: 0, gain: 1 };

export interface ReplacementSoundPorts {
  readonly playback: Playback;
  /** The recording, while it is what plays. */
  readonly recording: ReadonlySignal<string | undefined>;
}

/** Undefined where the clip's own sound plays, and for whatever is not the cut. */
export function createReplacementSound({
  playback,
  recording,
}: ReplacementSoundPorts): ReadonlySignal<ReplacementSound | undefined> {
  const sound = computed(() => {
    const { viewing, fps } = playback.programme.value;
    if (viewing.kind !== "cut") return undefined;
    const path = recording.value;
    if (path !== undefined) return { path, shift: recordingShift(playback.clips.value, fps), begins: 0, gain: 1 };
    const clip = playback.current.value;
    if (!clip || clip.mp4 === undefined || clip.sound?.isOwn) return undefined;
    if (!clip.sound) return SILENCE;
    const { path: file, at, begins, gain } = clip.sound;
    return { path: file, shift: at - secondsOf(clip.start, fps), begins, gain };
  });
  // The same words for the same sound: who plays it goes on.
  const text = computed(() => JSON.stringify(sound.value));
  return computed(() => (text.value === undefined ? undefined : (JSON.parse(text.value) as ReplacementSound)));
}
