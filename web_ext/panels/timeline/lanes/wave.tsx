// A waveform as bars, in the colour of its theme. Drawn again when the sound arrives, the width changes or the theme does.
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { usePlayback } from "../../../components/contexts.tsx";
import { barsOf, joinStretches, PEAK_RATE, type SoundPart } from "../../../store/timeline/waveforms.ts";
import { isDark } from "../../../components/theme.ts";
import "./wave.css";

const HEIGHT_PX = 40;
/** A bar and the gap after it, in pixels. */
const BAR_PX = 3;
/** Quiet sounds are drawn taller than they are: what is audible can be seen. */
const EASE = 0.6;
/** Wider canvases cost more memory than they show. */
const WIDEST_PX = 8192;

export interface WaveProps {
  readonly part: SoundPart;
  /** Pixels. */
  readonly width: number;
  /** Seconds of the file before which it is silent. */
  readonly begins?: number;
  /** Linear. */
  readonly gain?: number;
  /** Of what is selected. */
  readonly isStrong?: boolean;
}

export function Wave({ part, width, begins = 0, gain = 1, isStrong = false }: WaveProps) {
  const { timeline } = usePlayback();
  const ref = useRef<HTMLCanvasElement>(null);
  const stretches = timeline.waveforms.stretches(part);
  const { path, from, to } = part;
  const peaks = useMemo(
    () => joinStretches(stretches, part).fill(0, 0, Math.max(0, Math.round((begins - from) * PEAK_RATE))),
    [path, from, to, begins, ...stretches],
  );
  const dark = isDark.value;
  const shown = Math.min(WIDEST_PX, Math.floor(width));
  useLayoutEffect(() => {
    if (ref.current) draw(ref.current, barsOf(peaks, Math.max(1, Math.floor(shown / BAR_PX)), gain), shown);
  }, [peaks, shown, gain, isStrong, dark]);
  return (
    <canvas
      ref={ref}
      class={isStrong ? "wave wave--strong" : "wave"}
      style={{ width: `${width.toFixed(1)}px`, height: `${HEIGHT_PX}px` }}
    />
  );
}

function draw(canvas: HTMLCanvasElement, bars: readonly number[], width: number): void {
  const ratio = window.devicePixelRatio;
  canvas.width = Math.max(1, Math.round(width * ratio));
  canvas.height = Math.round(HEIGHT_PX * ratio);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.scale(ratio, ratio);
  pen.fillStyle = getComputedStyle(canvas).color;
  for (const [index, loudness] of bars.entries()) {
    const tall = Math.max(1, loudness ** EASE * HEIGHT_PX);
    pen.fillRect(index * BAR_PX, (HEIGHT_PX - tall) / 2, BAR_PX - 1, tall);
  }
}
