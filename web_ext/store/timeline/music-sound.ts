// The music under the film while the cut plays: which file, and how loud it is at each moment, by what its lane is drawn from.
import { computed, type ReadonlySignal } from "@preact/signals";
import { secondsOf } from "../../../src/core/time/rate.ts";
import { musicOf } from "../deliver/film-form.ts";
import type { DeliverState } from "../deliver/deliver-state.ts";
import { recordingShift } from "../playback/clip-sound.ts";
import { lengthOf } from "../playback/playlist.ts";
import { musicLevel } from "./music-lane.ts";
import type { TimelineView } from "./timeline-view.ts";
import { joinStretches } from "./waveforms.ts";

export interface MusicSound {
  /** Relative to the episode; undefined for none. */
  readonly path: ReadonlySignal<string | undefined>;
  /** Linear; what is typed and is no volume is silence. */
  readonly gain: ReadonlySignal<number>;
  /** Linear, at a second of the film: its gain, its fades, and how far it is ducked. */
  readonly levelAt: (seconds: number) => number;
  readonly setGain: (gain: number) => void;
}

export interface MusicSoundPorts {
  readonly deliver: Pick<DeliverState, "form" | "change">;
  readonly timeline: Pick<TimelineView, "waveforms" | "scale" | "track" | "clips">;
  readonly folder: ReadonlySignal<string>;
}

export function createMusicSound({ deliver: { form, change }, timeline, folder }: MusicSoundPorts): MusicSound {
  const music = computed(() => musicOf(form.value));
  const gain = computed(() => music.value?.gain ?? 0);
  return {
    path: computed(() => music.value?.path),
    gain,
    levelAt: (seconds) => {
      const clips = timeline.clips.value;
      const { fps } = timeline.scale.value;
      const track = form.value.audio === "recording" ? timeline.track.value : undefined;
      const recording = track === undefined ? {} : { recording: { path: track, shift: recordingShift(clips, fps) } };
      const ep = folder.value;
      return musicLevel(
        { gain: gain.value, ducks: music.value?.ducks ?? false },
        { clips, fps, ...recording },
        (part) => joinStretches(timeline.waveforms.stretches({ ep, ...part }), { ep, ...part }),
        { at: seconds, seconds: secondsOf(lengthOf(clips), fps) },
      );
    },
    setGain: (to) => change({ musicGain: String(Number((to * 100).toFixed(1))) }),
  };
}
