// A handle on a clip that changes one of its levels while it is dragged: tried out as it moves, made when it is let go. Nothing else on the
// timeline takes notice of the press.
import { useMemo, useRef } from "preact/hooks";
import { useCut } from "../../../components/contexts.tsx";
import type { CutChange } from "../../../store/cut/edit-values.ts";

/** Pixels from where the handle was taken hold of: to the right, and up. */
export interface Way {
  readonly right: number;
  readonly up: number;
}

interface Hold {
  readonly x: number;
  readonly y: number;
  readonly read: (way: Way) => CutChange;
}

export function useLevelDrag(shot: string, changeAfter: (way: Way) => CutChange) {
  const { cut } = useCut();
  const held = useRef<Hold | undefined>(undefined);
  const change = useRef<CutChange | undefined>(undefined);
  const read = useRef(changeAfter);
  read.current = changeAfter;
  return useMemo(() => {
    const end = (isMade: boolean) => {
      const made = change.current;
      held.current = undefined;
      change.current = undefined;
      cut.draft.value = undefined;
      if (isMade && made) void cut.change(shot, made);
    };
    return {
      onPointerDown: (event: PointerEvent & { currentTarget: HTMLElement }) => {
        if (event.button !== 0) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        // Counted from how it stood then: what is drawn now moves with the pointer.
        held.current = { x: event.clientX, y: event.clientY, read: read.current };
      },
      onPointerMove: (event: PointerEvent) => {
        const from = held.current;
        if (!from) return;
        event.stopPropagation();
        change.current = from.read({ right: event.clientX - from.x, up: from.y - event.clientY });
        cut.draft.value = { fields: [{ shot, change: change.current }] };
      },
      onPointerUp: (event: PointerEvent) => {
        event.stopPropagation();
        end(true);
      },
      onPointerCancel: () => end(false),
    };
  }, [cut, shot]);
}
