// Where a value comes from. The nearer to the person, the heavier the chip.
import type { SourceChip } from "../../store/render/next-render.ts";
import "./chip.css";

export function Chip({ source }: { source: SourceChip }) {
  return (
    <span class={`chip chip--${source.origin}`} title={source.title}>
      {source.word}
    </span>
  );
}
