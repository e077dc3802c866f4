// The timeline without a cut: its ruler and lanes, and one line that says what will lie here.
import { Ruler } from "./ruler.tsx";
import { LaneNames } from "./lanes/lane-names.tsx";
import "./empty-timeline.css";

export function EmptyTimeline({ says }: { says: string }) {
  return (
    <section class="panel" aria-label="Timeline">
      <div class="panel__bar">
        <span class="empty-timeline__time">00:00:00:00</span>
      </div>
      <div class="empty-timeline">
        <LaneNames isEmpty />
        <div class="empty-timeline__area">
          <Ruler from={0} to={2000} scale={{ fps: 24, pxPerSecond: 25.6 }} />
          <div class="empty-timeline__hint">
            <strong>The cut</strong>
            <span>{says}</span>
          </div>
        </div>
      </div>
    </section>
  );
}
