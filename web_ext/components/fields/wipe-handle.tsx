// The line between two pictures that lie over each other: dragged, or moved by keys.
import "./wipe-handle.css";

export interface WipeHandleProps {
  readonly name: string;
  /** What lies left of it, as the end of "40 percent of ...". */
  readonly about: string;
  /** 0 to 1 of the width of what it stands in. */
  readonly at: number;
  readonly onMove: (to: number) => void;
}

const STEP = 0.02;

export function WipeHandle({ name, about, at, onMove }: WipeHandleProps) {
  const percent = at * 100;
  const move = (to: number) => onMove(Math.max(0, Math.min(1, to)));
  const drag = (event: PointerEvent & { currentTarget: HTMLElement }) => {
    if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    if (box) move((event.clientX - box.left) / box.width);
  };
  const onKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: -STEP, ArrowRight: STEP, Home: -1, End: 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(at + to);
  };
  return (
    <div
      class="wipe"
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      aria-valuetext={`${Math.round(percent)} percent of ${about}`}
      title="Drag, or ← →"
      style={{ left: `${percent.toFixed(2)}%` }}
      onPointerDown={drag}
      onPointerMove={drag}
      onKeyDown={onKey}
    />
  );
}
