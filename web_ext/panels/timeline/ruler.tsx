// The ruler: running time over the clips.
import { planTicks, type Scale } from "../../store/timeline/timeline-scale.ts";
import "./ruler.css";

export interface RulerProps {
  /** The stretch that is drawn, in pixels from the start. */
  readonly from: number;
  readonly to: number;
  readonly scale: Scale;
}

export function Ruler({ from, to, scale }: RulerProps) {
  return (
    <div class="ruler" aria-hidden="true">
      {planTicks(from, to, scale).map(({ x, seconds }) => (
        <span
          key={x}
          class={seconds === undefined ? "ruler__tick" : "ruler__tick ruler__tick--named"}
          style={{ left: `${x.toFixed(1)}px` }}
        >
          {seconds !== undefined && clock(seconds)}
        </span>
      ))}
    </div>
  );
}

function clock(seconds: number): string {
  return new Date(Math.round(seconds) * 1000).toISOString().slice(11, 19);
}
