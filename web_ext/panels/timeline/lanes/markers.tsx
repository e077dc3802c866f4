// Over the clips: where sequences begin, with their names where there is room, and flags.
import { Icon } from "../../../components/marks/icon.tsx";
import type { Clip } from "../../../store/playback/clips-and-playhead.ts";
import type { SequenceRun } from "../../../store/timeline/clip-bars.ts";
import { xOf, type Scale } from "../../../store/timeline/timeline-scale.ts";
import "./markers.css";

interface MarkersProps {
  readonly clips: readonly Clip[];
  readonly runs: readonly SequenceRun[];
  readonly scale: Scale;
}

export function Markers({ clips, runs, scale }: MarkersProps) {
  const px = (frames: number) => `${xOf(frames, scale).toFixed(1)}px`;
  const flagged = clips.filter(({ cut }) => cut.flag);
  return (
    <div class="markers" aria-hidden="true">
      {runs.map(({ sequence, colour, start, end }) => (
        <span
          key={`${sequence} ${start}`}
          class="markers__sequence"
          style={{ left: px(start), width: px(end - start), borderColor: `var(--sequence-${colour})` }}
        >
          <b>{sequence}</b>
          {flagged.some((clip) => clip.start === start) && (
            <span class="markers__flag">
              <Icon name="flag" />
            </span>
          )}
        </span>
      ))}
      {flagged
        .filter((clip) => !runs.some(({ start }) => clip.start === start))
        .map((clip) => (
          <span key={clip.shot} class="markers__flag markers__flag--own" style={{ left: px(clip.start) }}>
            <Icon name="flag" />
          </span>
        ))}
    </div>
  );
}
