// The playhead. It alone is drawn again for every frame that plays.
import { usePlayback } from "../../components/contexts.tsx";
import { xOf, type Scale } from "../../store/timeline/timeline-scale.ts";
import "./playhead.css";

export function Playhead({ scale }: { scale: Scale }) {
  const { playback } = usePlayback();
  if (playback.programme.value.viewing.kind !== "cut") return null;
  const x = xOf(playback.frame.value, scale).toFixed(1);
  return <span class="playhead" aria-hidden="true" style={{ transform: `translateX(${x}px)` }} />;
}
