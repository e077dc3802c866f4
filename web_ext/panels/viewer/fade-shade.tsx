// The black that a clip of the cut fades from and to, over its picture. It alone is drawn again with each frame.
import { fadeLevel } from "../../../src/core/levels/clip-levels.ts";
import { usePlayback } from "../../components/contexts.tsx";

export function FadeShade() {
  const { playback } = usePlayback();
  const clip = playback.current.value;
  const isCut = playback.programme.value.viewing.kind === "cut";
  if (!isCut || !clip?.fades) return null;
  return <Shade level={fadeLevel(playback.frame.value - clip.start, clip.frames, clip.fades)} />;
}

function Shade({ level }: { level: number }) {
  return level === 1 ? null : <div class="stage__shade" style={{ opacity: 1 - level }} aria-hidden="true" />;
}
