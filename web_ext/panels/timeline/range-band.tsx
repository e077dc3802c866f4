// The marked range on the ruler, with its ends.
import { usePlayback } from "../../components/contexts.tsx";
import { xOf, type Scale } from "../../store/timeline/timeline-scale.ts";
import "./range-band.css";

export function RangeBand({ scale }: { scale: Scale }) {
  const { playback } = usePlayback();
  const range = playback.range.value;
  if (!range) return null;
  const from = xOf(range.first, scale);
  const width = xOf(range.last + 1, scale) - from;
  return <span class="range-band" style={{ left: `${from.toFixed(1)}px`, width: `${width.toFixed(1)}px` }} />;
}
