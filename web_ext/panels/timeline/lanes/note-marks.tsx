// Notes on the timeline's marker row, each on its frame: a press shows what it is about, a drag puts it on another frame of its clip, with
// that frame in the viewer; the arrow keys move one that has the focus.
import { useRef, useState } from "preact/hooks";
import { timecode } from "../../../../src/core/time/timecode.ts";
import { useCut, usePlayback, useUi } from "../../../components/contexts.tsx";
import { Icon } from "../../../components/marks/icon.tsx";
import type { PlacedNote } from "../../../store/issues/note-places.ts";
import { frameAt, xOf, type Scale } from "../../../store/timeline/timeline-scale.ts";
import "./note-marks.css";

/** Pixels that a hand may shake. */
const STEADY_PX = 3;

interface NoteMarksProps {
  /** The stretch that is drawn, in pixels from the start. */
  readonly from: number;
  readonly to: number;
  readonly scale: Scale;
}

export function NoteMarks({ from, to, scale }: NoteMarksProps) {
  const { issues } = useCut();
  const shown = issues.places.value.filter(({ frame }) => {
    const x = xOf(frame, scale);
    return x >= from && x <= to;
  });
  if (shown.length === 0) return null;
  return (
    <ul class="note-marks" aria-label="Notes">
      {shown.map((placed) => (
        <li key={placed.issue.id}>
          <NoteMark placed={placed} scale={scale} />
        </li>
      ))}
    </ul>
  );
}

function NoteMark({ placed, scale }: { placed: PlacedNote; scale: Scale }) {
  const { enter } = useUi();
  const { issues } = useCut();
  const { issue, frame } = placed;
  const { dragged, handlers } = useNoteDrag(placed, scale);
  const about = [
    timecode(dragged ?? frame, scale.fps),
    issue.shot,
    issue.take === null ? "no take" : `take ${issue.take}`,
    ...(issue.addressed ? ["check again"] : []),
  ].join(", ");
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    void issues.move(issue.id, frame + by);
  };
  const show = () => {
    issues.show(issue);
    enter("shots");
  };
  return (
    <button
      type="button"
      class={issue.addressed ? "note-mark note-mark--check" : "note-mark"}
      style={{ transform: `translateX(${xOf(dragged ?? frame, scale).toFixed(1)}px)` }}
      title={`${about}: ${issue.note}`}
      aria-label={`Note at ${about}: ${issue.note}`}
      onKeyDown={onKeyDown}
      onClick={show}
      {...handlers}
    >
      <Icon name={issue.addressed ? "stale" : "note"} />
    </button>
  );
}

/** `dragged`: the frame under the pointer, as far as the clip goes; undefined while nothing is dragged. */
function useNoteDrag({ issue, clip, frame }: PlacedNote, scale: Scale) {
  const { issues } = useCut();
  const { playback } = usePlayback();
  const [dragged, setDragged] = useState<number | undefined>(undefined);
  const pressed = useRef<number | undefined>(undefined);
  /** The click that ends a drag presses nothing. */
  const isSpent = useRef(false);
  const end = (isDropped: boolean) => {
    if (isDropped && dragged !== undefined) void issues.move(issue.id, dragged);
    pressed.current = undefined;
    setDragged(undefined);
  };
  return {
    dragged,
    handlers: {
      onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        isSpent.current = false;
        pressed.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent) => {
        if (pressed.current === undefined) return;
        const moved = event.clientX - pressed.current;
        if (dragged === undefined && Math.abs(moved) <= STEADY_PX) return;
        isSpent.current = true;
        const wanted = frameAt(xOf(frame, scale) + moved, scale);
        const to = Math.max(clip.start, Math.min(clip.start + clip.frames - 1, wanted));
        setDragged(to);
        if (playback.programme.peek().viewing.kind !== "cut") playback.backToCut();
        playback.pause();
        playback.seek(to);
      },
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
      onClickCapture: (event: MouseEvent) => {
        if (isSpent.current) event.stopPropagation();
        isSpent.current = false;
      },
    },
  };
}
