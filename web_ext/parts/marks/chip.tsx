// Where a value comes from. The nearer to the person, the heavier the chip.
import type { Source } from "../../store/render/next-render.ts";
import "./chip.css";

export function Chip({ source }: { source: Source }) {
  return (
    <span class={`chip chip--${source.origin}`} title={source.title}>
      {source.word}
    </span>
  );
}
