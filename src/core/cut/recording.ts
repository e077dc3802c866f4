// Where the episode's recording lies under a film, and notes on where it does not fit. It plays without gaps, so it fits where the film
// shows the shots that have a place on it in its order, whole, and with nothing in between.
import { secondsOf } from "../time/rate.ts";
import { SAMPLE_RATE } from "../media/ffmpeg-flags.ts";

export interface RecordedFilm {
  /** In the film's order, in frames of the cut. */
  readonly clips: readonly {
    readonly shot: string;
    readonly trimIn: number;
    readonly trimOut: number;
    readonly length: number;
  }[];
  readonly fps: number;
  /** Seconds on the recording at which the windows of shots begin, of all shots of the script. */
  readonly windows: ReadonlyMap<string, number>;
}

export interface RecordingPlacement {
  /** Samples of the recording that have passed when the film begins; below zero, it begins later. */
  readonly shift: number;
  readonly notes: readonly string[];
}

/** The first shot with a window on the recording is in sync with it. */
export function placeRecording({ clips, fps, windows }: RecordedFilm): RecordingPlacement {
  const placed = recordedClips({ clips, fps, windows });
  const first = placed[0];
  if (!first) return { shift: 0, notes: ["no shot of the film has a place on the recording: it begins with the film"] };
  const trimmed = placed.filter(({ isTrimmed }) => isTrimmed).map(({ shot }) => shot);
  const moved = placed.filter(({ window }, index) => index > 0 && window < placed[index - 1]!.window);
  const shown = new Set(placed.map(({ shot }) => shot));
  const missing = [...windows.keys()].filter((shot) => !shown.has(shot));
  const notes = [
    ...shotsNote("trimmed, though the recording runs on", trimmed),
    ...shotsNote(
      "out of the recording's order",
      moved.map(({ shot }) => shot),
    ),
    ...shotsNote("on the recording, but not in the film", missing),
    ...driftNotes(placed, fps),
  ];
  return { shift: Math.round(first.lead * SAMPLE_RATE), notes };
}

interface RecordedClip {
  readonly shot: string;
  readonly isTrimmed: boolean;
  /** Seconds on the recording. */
  readonly window: number;
  /** Seconds by which the recording must be ahead of the film for this shot. */
  readonly lead: number;
}

function recordedClips({ clips, fps, windows }: RecordedFilm): readonly RecordedClip[] {
  let at = 0;
  return clips.flatMap(({ shot, trimIn, trimOut, length }) => {
    const begins = at;
    at += length;
    const window = windows.get(shot);
    if (window === undefined) return [];
    const lead = window + secondsOf(trimIn, fps) - secondsOf(begins, fps);
    return [{ shot, isTrimmed: trimIn + trimOut > 0, window, lead }];
  });
}

/** One sentence for each shot from which on the recording is off by other frames than before. */
function driftNotes(placed: readonly RecordedClip[], fps: number): string[] {
  let known = 0;
  return placed.flatMap(({ shot, lead }) => {
    const frames = Math.round(((placed[0]?.lead ?? 0) - lead) * fps);
    // A frame comes and goes where windows end between frames.
    if (Math.abs(frames - known) < 2) return [];
    known = frames;
    const where = frames > 0 ? `${frames} frames early` : `${-frames} frames late`;
    return [`from ${shot} on the recording is ${Math.abs(frames) < 2 ? "in its place again" : where}`];
  });
}

function shotsNote(what: string, shots: readonly string[]): string[] {
  return shots.length === 0 ? [] : [`${shots.join(", ")}: ${what}`];
}
