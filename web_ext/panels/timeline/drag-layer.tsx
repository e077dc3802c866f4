// Over the clips while something is dragged: where a clip would come to stand, what an edge trims or restores, and in words how
// much. It alone is drawn again as the pointer moves.
import { usePlayback } from "../../components/contexts.tsx";
import { timecode } from "../../../src/core/time/timecode.ts";
import { formatTrim } from "../../store/base/format.ts";
import type { ClipDrag, EdgeDrag } from "../../store/timeline/timeline-drag.ts";
import { xOf, type Scale } from "../../store/timeline/timeline-scale.ts";
import { boxOf } from "./lanes/clip-block.tsx";
import "./drag-layer.css";

const px = (value: number) => `${value.toFixed(1)}px`;

export function DragLayer({ scale }: { scale: Scale }) {
  const { timeline } = usePlayback();
  const drag = timeline.drag.value;
  if (!drag) return null;
  if (drag.kind === "edge") return <DraggedEdge drag={drag} scale={scale} />;
  if (drag.kind === "clip") return <DraggedClip drag={drag} scale={scale} />;
  return (
    <span class="drag-tip drag-tip--held" role="alert" style={{ left: px(xOf(drag.clip.start, scale)) }}>
      {drag.says}
    </span>
  );
}

function DraggedEdge({ drag, scale }: { drag: EdgeDrag; scale: Scale }) {
  const { clip, edge, by } = drag;
  const { fps } = scale;
  const stood = edge === "in" ? clip.start : clip.start + clip.frames;
  const [from, to] = by < 0 ? [stood + by, stood] : [stood, stood + by];
  const isLess = edge === "in" ? by > 0 : by < 0;
  const trim = edge === "in" ? (drag.change.trim_in ?? clip.trimIn) : (drag.change.trim_out ?? clip.trimOut);
  const left = clip.frames - (edge === "in" ? by : -by);
  return (
    <>
      <span
        class={isLess ? "dragged-part" : "dragged-part dragged-part--back"}
        style={{ left: px(xOf(from, scale)), width: px(xOf(to - from, scale)) }}
      />
      <span
        class={drag.isSnapped ? "dragged-edge dragged-edge--snapped" : "dragged-edge"}
        style={{ left: px(xOf(stood + by, scale)) }}
      />
      <span class="drag-tip" style={{ left: px(xOf(stood + by, scale)) }}>
        <b>
          {edge === "in" ? "In +" : "Out −"}
          {formatTrim(trim, fps)}
        </b>
        <span>{signed(by)} f</span>
        <span>
          {timecode(left, fps)}, {left} f
        </span>
      </span>
    </>
  );
}

function DraggedClip({ drag, scale }: { drag: ClipDrag; scale: Scale }) {
  const { clip, at, gap } = drag;
  const { px: width } = boxOf({ clip, scale });
  const shown = Math.min(width, 160);
  return (
    <>
      <span class="dragged-part" style={{ left: px(xOf(clip.start, scale)), width: px(width) }} />
      <span class="dragged-clip" style={{ left: px(xOf(at, scale) - shown / 2), width: px(shown) }}>
        <b>{clip.shot}</b>
      </span>
      {!gap.isOwn && <span class="drop-mark" style={{ left: px(xOf(gap.frame, scale)) }} />}
      <span class="drag-tip" style={{ left: px(xOf(gap.isOwn ? at : gap.frame, scale)) }}>
        {gap.isOwn ? "Stays where it is" : gap.behind === null ? "To the front" : `Behind ${gap.behind}`}
      </span>
    </>
  );
}

function signed(frames: number): string {
  return frames < 0 ? `−${-frames}` : `+${frames}`;
}
