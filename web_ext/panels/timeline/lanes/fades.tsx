// The fades at the ends of a clip, of its picture or of its sound: drawn as what they take away, with handles at the upper corners of the
// clip that is selected.
import type { Fades as Lengths } from "../../../../src/core/levels/clip-levels.ts";
import { formatCount } from "../../../store/base/format.ts";
import type { FadeField } from "../../../store/cut/edit-values.ts";
import { fadeTo } from "../../../store/cut/levels.ts";
import type { Clip } from "../../../store/playback/clips-and-playhead.ts";
import { xOf, type Scale } from "../../../store/timeline/timeline-scale.ts";
import { useLevelDrag } from "./use-level-drag.ts";
import "./levels.css";

export interface FadesProps {
  readonly clip: Clip;
  readonly scale: Scale;
  readonly of: "picture" | "sound";
  /** The handles are there. */
  readonly isHeld: boolean;
}

export function Fades({ clip, scale, of, isHeld }: FadesProps) {
  const { in: start, out: end } = (of === "picture" ? clip.fades : clip.soundFades) ?? { in: 0, out: 0 };
  const fields = of === "picture" ? (["fade_in", "fade_out"] as const) : (["sound_fade_in", "sound_fade_out"] as const);
  return (
    <span class={`fades fades--${of}`}>
      {start + end > 0 && <FadeShape fades={{ in: start, out: end }} frames={clip.frames} />}
      {isHeld && (
        <>
          <FadeHandle clip={clip} scale={scale} field={fields[0]} frames={start} />
          <FadeHandle clip={clip} scale={scale} field={fields[1]} frames={end} />
        </>
      )}
    </span>
  );
}

function FadeShape({ fades, frames }: { fades: Lengths; frames: number }) {
  const end = frames - fades.out;
  return (
    <svg class="fades__shape" viewBox={`0 0 ${frames} 1`} preserveAspectRatio="none">
      {fades.in > 0 && <path d={`M0 0H${fades.in}L0 1Z`} />}
      {fades.out > 0 && <path d={`M${frames} 0H${end}L${frames} 1Z`} />}
    </svg>
  );
}

interface FadeHandleProps {
  readonly clip: Clip;
  readonly scale: Scale;
  readonly field: FadeField;
  readonly frames: number;
}

function FadeHandle({ clip, scale, field, frames }: FadeHandleProps) {
  const isIn = field.endsWith("in");
  const handlers = useLevelDrag(clip.shot, ({ right }) => {
    const by = (right / scale.pxPerSecond) * scale.fps;
    return fadeTo(clip, field, frames + (isIn ? by : -by));
  });
  const at = `${xOf(frames, scale).toFixed(1)}px`;
  const what = field.startsWith("sound") ? "Sound" : "Picture";
  return (
    <span
      class={`fades__handle ${isIn ? "fades__handle--in" : "fades__handle--out"}`}
      style={isIn ? { left: at } : { right: at }}
      data-fade={field}
      title={`${what} fades ${isIn ? "in" : "out"}: ${formatCount(frames, "frame")}`}
      {...handlers}
    >
      {frames > 0 && <b>{frames}</b>}
    </span>
  );
}
