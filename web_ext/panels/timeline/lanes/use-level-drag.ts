// A handle on the timeline that changes a level while it is dragged: tried out as it moves, made when it is let go. Nothing else on the
// timeline takes notice of the press.
import { useMemo, useRef } from "preact/hooks";
import { useCut } from "../../../components/contexts.tsx";
import type { CutChange } from "../../../store/cut/edit-values.ts";

/** Pixels from where the handle was taken hold of: to the right, and up. */
export interface Way {
  readonly right: number;
  readonly up: number;
}

interface Hold<Value> {
  readonly x: number;
  readonly y: number;
  readonly read: (way: Way) => Value;
}

interface DragEnds<Value> {
  /** What it would come to; undefined when nothing is tried out any more. */
  readonly show: (value: Value | undefined) => void;
  readonly make: (value: Value) => void;
}

export interface DragHandlers {
  readonly onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
}

/** Of a level of a clip in the cut. */
export function useLevelDrag(shot: string, changeAfter: (way: Way) => CutChange): DragHandlers {
  const { cut } = useCut();
  return usePointerDrag(changeAfter, {
    show: (change) => (cut.draft.value = change && { fields: [{ shot, change }] }),
    make: (change) => void cut.change(shot, change),
  });
}

export function usePointerDrag<Value>(valueAfter: (way: Way) => Value, ends: DragEnds<Value>): DragHandlers {
  const held = useRef<Hold<Value> | undefined>(undefined);
  const last = useRef<Value | undefined>(undefined);
  const now = useRef({ valueAfter, ends });
  now.current = { valueAfter, ends };
  return useMemo(() => {
    const end = (isMade: boolean) => {
      const made = last.current;
      held.current = undefined;
      last.current = undefined;
      now.current.ends.show(undefined);
      if (isMade && made !== undefined) now.current.ends.make(made);
    };
    return {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        // Counted from how it stood then: what is drawn now moves with the pointer.
        held.current = { x: event.clientX, y: event.clientY, read: now.current.valueAfter };
      },
      onPointerMove: (event) => {
        const from = held.current;
        if (!from) return;
        event.stopPropagation();
        last.current = from.read({ right: event.clientX - from.x, up: from.y - event.clientY });
        now.current.ends.show(last.current);
      },
      onPointerUp: (event) => {
        event.stopPropagation();
        end(true);
      },
      onPointerCancel: () => end(false),
    };
  }, []);
}
