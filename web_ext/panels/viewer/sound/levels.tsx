// The meters over the transport: peak, average and the highest peak of both channels while something plays, and a light that says that the
// sound was cut off. Drawn past the page's own drawing, because they move with every picture of the screen.
import { useEffect, useRef, useState } from "preact/hooks";
import { usePlayback } from "../../../components/contexts.tsx";
import {
  LEAST_DB,
  formatLevel,
  nextLevel,
  placeOf,
  SILENT,
  type MeterLevel,
} from "../../../store/playback/level-meter.ts";
import { soundBus, WINDOW } from "./sound-bus.ts";
import "./levels.css";

const SIDES = ["Left", "Right"] as const;

export function Levels() {
  const bars = useRef<HTMLDivElement>(null);
  const [{ held, isClipped }, reset] = useMeters(bars);
  return (
    <div class="levels" title="Levels of what plays, before the volume: dB below full scale">
      <div class="levels__bars" ref={bars} aria-hidden="true">
        {SIDES.map((side) => (
          <div key={side} class="levels__bar">
            <span class="levels__peak" />
            <span class="levels__rms" />
            <span class="levels__held" />
          </div>
        ))}
      </div>
      <span class="levels__number number" aria-hidden="true">
        {held}
      </span>
      <button
        type="button"
        class={isClipped ? "levels__clip levels__clip--on" : "levels__clip"}
        disabled={!isClipped}
        title={isClipped ? "The sound reached full scale: press to reset" : "The sound has not reached full scale"}
        onClick={reset}
      >
        Clip
      </button>
    </div>
  );
}

interface Said {
  readonly held: string;
  readonly isClipped: boolean;
}

const NOTHING: Said = { held: "−∞", isClipped: false };

function useMeters(bars: { readonly current: HTMLDivElement | null }): [Said, () => void] {
  const { playback } = usePlayback();
  const [said, setSaid] = useState(NOTHING);
  const levels = useRef<readonly MeterLevel[]>([SILENT, SILENT]);
  const isPlaying = playback.playing.value;
  useEffect(() => {
    const samples = SIDES.map(() => new Float32Array(WINDOW));
    let shownAt = performance.now();
    let asked = 0;
    const draw = (now: number) => {
      const isRead = isPlaying && soundBus.read(samples[0]!, samples[1]!);
      if (!isRead) for (const side of samples) side.fill(0);
      levels.current = levels.current.map((level, side) => nextLevel(level, samples[side]!, now - shownAt));
      shownAt = now;
      levels.current.forEach((level, side) => drawLevel(bars.current?.children[side], level));
      const next = sayOf(levels.current);
      setSaid((before) => (before.held === next.held && before.isClipped === next.isClipped ? before : next));
      if (isPlaying || next.held !== NOTHING.held) asked = requestAnimationFrame(draw);
    };
    if (isPlaying) levels.current = levels.current.map((level) => ({ ...level, isClipped: false }));
    asked = requestAnimationFrame(draw);
    return () => cancelAnimationFrame(asked);
  }, [bars, isPlaying]);
  const reset = () => {
    levels.current = levels.current.map((level) => ({ ...level, isClipped: false }));
    setSaid(sayOf(levels.current));
  };
  return [said, reset];
}

function drawLevel(bar: Element | undefined, { peak, rms, held }: MeterLevel): void {
  const [peakBar, rmsBar, mark] = (bar?.children ?? []) as unknown as HTMLElement[];
  if (!peakBar || !rmsBar || !mark) return;
  peakBar.style.transform = `scaleX(${placeOf(peak).toFixed(3)})`;
  rmsBar.style.transform = `scaleX(${placeOf(rms).toFixed(3)})`;
  mark.style.transform = `translateX(${(placeOf(held) * 100).toFixed(1)}%)`;
  mark.style.opacity = held > LEAST_DB ? "1" : "0";
}

function sayOf(levels: readonly MeterLevel[]): Said {
  return {
    held: formatLevel(Math.max(...levels.map(({ held }) => held))),
    isClipped: levels.some(({ isClipped }) => isClipped),
  };
}
