// The recording as one lane under the cut: drawn only where the timeline is scrolled to.
import { useEpisode, usePlayback } from "../../../components/contexts.tsx";
import { recordingShift } from "../../../store/playback/clip-sound.ts";
import { lengthOf } from "../../../store/playback/playlist.ts";
import { xOf, type Scale } from "../../../store/timeline/timeline-scale.ts";
import { Wave } from "./wave.tsx";
import "./recording-lane.css";

export interface RecordingLaneProps {
  /** Relative to the episode. */
  readonly path: string;
  /** The stretch that is drawn, in pixels from the start. */
  readonly from: number;
  readonly to: number;
  readonly scale: Scale;
}

export function RecordingLane({ path, from, to, scale }: RecordingLaneProps) {
  const { episode } = useEpisode();
  const { timeline } = usePlayback();
  const clips = timeline.clips.value;
  const end = Math.min(to, xOf(lengthOf(clips), scale));
  const shift = recordingShift(clips, scale.fps);
  const secondsAt = (x: number) => x / scale.pxPerSecond + shift;
  const part = { ep: episode.folder.value, path, from: secondsAt(from), to: secondsAt(end) };
  return (
    <span class="recording-lane" style={{ left: `${from.toFixed(1)}px` }} title="The recording, under the whole cut">
      <Wave part={part} width={Math.max(1, end - from)} />
    </span>
  );
}
