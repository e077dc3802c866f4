// How the timeline is looked at: how near, and whether drags snap; and what is dragged on it. How near stays as it is when the cut
// becomes longer or shorter: nothing on screen moves that a person did not move.
import { computed, effect, signal, type ReadonlySignal, type Signal } from "@preact/signals";
import type { Ask } from "../../api/calls.ts";
import type { OpenEpisode } from "../episode/episode-values.ts";
import { createReplacementSound, type ReplacementSound } from "../playback/replacement-sound.ts";
import { lengthOf } from "../playback/playlist.ts";
import type { Clip } from "../playback/clips-and-playhead.ts";
import { createTimelineDrag, type TimelineDrag, type TimelineDragPorts } from "./timeline-drag.ts";
import { pxPerSecond, startPxPerSecond, zoomOf, ZOOM_MAX, ZOOM_MIN, type Scale } from "./timeline-scale.ts";
import { createWaveforms, type Waveforms } from "./waveforms.ts";

export interface TimelineView extends TimelineDrag {
  /** Pixels there are for the cut; 0 while no timeline is on screen. */
  readonly width: Signal<number>;
  readonly zoom: ReadonlySignal<number>;
  readonly scale: ReadonlySignal<Scale>;
  /** What is drawn below the pictures and played with them: each clip's own sound, or the recording under the whole cut. */
  readonly sound: Signal<"clips" | "recording">;
  /** The recording, where there is one that can be played. */
  readonly track: ReadonlySignal<string | undefined>;
  /** The sound that replaces the clips' own. */
  readonly replacement: ReadonlySignal<ReplacementSound | undefined>;
  readonly waveforms: Waveforms;
  /** Dragged edges hold to the playhead, the playhead to edges. */
  readonly snaps: Signal<boolean>;
  readonly setZoom: (zoom: number) => void;
  /** One step nearer or farther, as by a key; 0 shows the whole cut. */
  readonly zoomBy: (steps: 1 | -1 | 0) => void;
}

const KEY_STEP = 10;
/** Pixels within which what is dragged snaps. */
export const SNAP_PX = 6;
/** Space after the last clip, in pixels, so that its end can be seen. */
export const TAIL = 48;

export interface TimelineViewPorts extends TimelineDragPorts {
  readonly ask: Ask;
  readonly episode: OpenEpisode;
}

export function createTimelineView({ ask, episode, ...ports }: TimelineViewPorts): TimelineView {
  const drag = createTimelineDrag(ports);
  const { fps } = episode;
  const width = signal(0);
  const near = signal(1);
  const measures = () => [lengthOf(drag.clips.value) / fps.value, Math.max(1, width.value - TAIL)] as const;
  const zoom = computed(() => zoomOf(near.value, ...measures()));
  const sound = signal<"clips" | "recording">("clips");
  const track = computed(() => {
    const facts = episode.facts.value?.track;
    return facts?.exists ? facts.path : undefined;
  });
  const setZoom = (to: number) => {
    near.value = pxPerSecond(Math.max(ZOOM_MIN, Math.min(ZOOM_MAX, to)), ...measures());
  };
  // How near is chosen once there are clips: an empty cut says nothing of it.
  const hasLength = computed(() => lengthOf(drag.clips.value) > 0);
  effect(() => {
    if (width.value > 0 && hasLength.value)
      near.value = startPxPerSecond(lengthOf(drag.clips.peek()) / fps.peek(), width.value - TAIL);
  });
  return {
    ...drag,
    width,
    zoom,
    scale: computed(() => ({ fps: fps.value, pxPerSecond: near.value })),
    snaps: signal(true),
    sound,
    track,
    replacement: createReplacementSound({
      playback: ports.playback,
      recording: computed(() => (sound.value === "recording" ? track.value : undefined)),
    }),
    waveforms: createWaveforms(ask),
    setZoom,
    zoomBy: (steps) => setZoom(steps === 0 ? ZOOM_MIN : zoom.peek() + steps * KEY_STEP),
  };
}

/** Pixels drawn beyond each edge of what is seen. */
const MARGIN = 400;

/** The stretch that is drawn, in pixels from the start: nothing beyond the content, which would make it longer. */
export function drawnStretch({ left, width }: { left: number; width: number }, whole: number): [number, number] {
  return [Math.max(0, Math.min(left, whole) - MARGIN), Math.min(whole, left + width + MARGIN)];
}

/** Clips of which any part lies between two x, in pixels, and the one that must not be missing. */
export function clipsBetween(
  clips: readonly Clip[],
  [from, to]: readonly [number, number],
  { fps, pxPerSecond: px }: Scale,
  wanted?: string,
): readonly Clip[] {
  const [first, last] = [(from / px) * fps, (to / px) * fps];
  return clips.filter(({ start, frames, shot }) => (start + frames >= first && start <= last) || shot === wanted);
}
