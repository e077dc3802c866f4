// A sound as a waveform with its playhead and the two edges of what is wanted of it. All three are moved by dragging and by the arrow keys.
import { useEffect, useRef, useState } from "preact/hooks";
import { useEpisode } from "../../../components/contexts.tsx";
import type { VoiceClip } from "../../../store/refs/voices.ts";
import { Wave } from "../../timeline/lanes/wave.tsx";
import "./voices.css";

/** Seconds that an arrow key moves by; with Shift. */
const STEP = 0.05;
const STRIDE = 0.5;

export function VoiceWave({ clip, isChosen }: { readonly clip: VoiceClip; readonly isChosen: boolean }) {
  const { refs, episode } = useEpisode();
  const { voices } = refs;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const length = voices.lengthOf(clip.key) ?? 0;
  const { start, end } = voices.stretchOf(clip.key);
  const at = isChosen ? voices.at.value : start;
  const share = (seconds: number) => (length > 0 ? `${(Math.min(seconds, length) / length) * 100}%` : "0%");
  const secondsAt = ({ clientX }: PointerEvent) => {
    const edges = box.current?.getBoundingClientRect();
    if (!edges) return 0;
    return Math.min(1, Math.max(0, (clientX - edges.left) / edges.width)) * length;
  };
  const move = (event: PointerEvent) => {
    if (event.buttons === 0) return;
    voices.choose(clip);
    voices.seek(secondsAt(event));
  };
  const seek = (seconds: number) => {
    voices.choose(clip);
    voices.seek(Math.min(length, seconds));
  };
  const part = { ep: episode.openPass.value?.ep ?? "", path: clip.path, version: clip.key, from: 0, to: length };
  return (
    <div class="voice-wave" ref={box} onPointerDown={move} onPointerMove={move}>
      {length > 0 && width > 0 && <Wave part={part} width={width} isStrong={isChosen} />}
      <span class="voice-wave__off" style={{ left: 0, width: share(start) }} />
      <span class="voice-wave__off" style={{ left: share(end), right: 0 }} />
      <Slider
        kind="head"
        name={`Place in ${clip.name}`}
        {...{ value: at, length, left: share(at), secondsAt }}
        onMove={seek}
      />
      <Slider
        kind="edge"
        name={`Start of ${clip.name}`}
        {...{ value: start, length, left: share(start), secondsAt }}
        onMove={(seconds) => voices.trim(clip.key, { start: seconds })}
      />
      <Slider
        kind="edge"
        name={`End of ${clip.name}`}
        {...{ value: Math.min(end, length), length, left: share(end), secondsAt }}
        onMove={(seconds) => voices.trim(clip.key, { end: seconds })}
      />
    </div>
  );
}

interface SliderProps {
  readonly kind: "head" | "edge";
  readonly name: string;
  /** Seconds. */
  readonly value: number;
  readonly length: number;
  readonly left: string;
  readonly secondsAt: (event: PointerEvent) => number;
  readonly onMove: (seconds: number) => void;
}

function Slider({ kind, name, value, length, left, secondsAt, onMove }: SliderProps) {
  const onPointer = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if (kind === "head") return;
    // The waveform below would move its playhead.
    event.stopPropagation();
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
    else if (event.currentTarget.hasPointerCapture(event.pointerId)) onMove(secondsAt(event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = steppedBy(event, value, length);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  return (
    <span
      class={`voice-wave__${kind}`}
      style={{ left }}
      role="slider"
      tabIndex={0}
      data-space="plays"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={length}
      aria-valuenow={value}
      aria-valuetext={`${value.toFixed(2)} seconds`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointer}
      onPointerMove={onPointer}
    />
  );
}

function steppedBy({ key, shiftKey }: KeyboardEvent, value: number, length: number): number | undefined {
  const step = shiftKey ? STRIDE : STEP;
  const to: Readonly<Record<string, number>> = {
    ArrowLeft: Math.max(0, value - step),
    ArrowRight: Math.min(length, value + step),
    Home: 0,
    End: length,
  };
  return to[key];
}

function useWidth(box: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = box;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
