// Over the clips: where sequences begin, and flags.
import { Icon } from "../../../components/marks/icon.tsx";
import type { Clip } from "../../../store/playback/clips-and-playhead.ts";
import { xOf, type Scale } from "../../../store/timeline/timeline-scale.ts";
import "./markers.css";

export function Markers({ clips, scale }: { clips: readonly Clip[]; scale: Scale }) {
  return (
    <div class="markers" aria-hidden="true">
      {clips.map((clip, index) => {
        const begins = clips[index - 1]?.sequence !== clip.sequence;
        const flagged = clip.cut.flag;
        if (!begins && !flagged) return null;
        return (
          <span key={clip.shot} class="markers__one" style={{ left: `${xOf(clip.start, scale).toFixed(1)}px` }}>
            {begins && <b class="markers__sequence">{clip.sequence}</b>}
            {flagged && (
              <span class="markers__flag">
                <Icon name="flag" />
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}
