// Lines that a pointer draws on a surface: a mouse, a pen, a finger. Points are parts of the surface, 0 to 1.
import type { Point } from "../../../src/core/lib/mark-paths.ts";

interface PointerWork {
  /** False lets the press through. */
  readonly isOn: () => boolean;
  readonly begin: (point: Point) => void;
  readonly add: (point: Point) => void;
  readonly end: () => void;
}

export function listenToPointer(surface: Element, { isOn, begin, add, end }: PointerWork): void {
  let pointer: number | undefined;
  const at = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = surface.getBoundingClientRect();
    return [within((clientX - left) / width), within((clientY - top) / height)];
  };
  const onPointer = (type: string, run: (event: PointerEvent) => void) =>
    surface.addEventListener(type, (event) => event instanceof PointerEvent && run(event));
  onPointer("pointerdown", (event) => {
    if (!isOn() || event.button !== 0 || pointer !== undefined) return;
    event.preventDefault();
    surface.setPointerCapture(event.pointerId);
    pointer = event.pointerId;
    begin(at(event));
  });
  onPointer("pointermove", (event) => {
    if (event.pointerId !== pointer) return;
    const passed = event.getCoalescedEvents?.() ?? [];
    for (const one of passed.length > 0 ? passed : [event]) add(at(one));
  });
  const stop = (event: PointerEvent) => {
    if (event.pointerId !== pointer) return;
    pointer = undefined;
    end();
  };
  onPointer("pointerup", stop);
  onPointer("pointercancel", stop);
}

/** A place on the surface. */
export function within(part: number): number {
  return Math.max(0, Math.min(1, part));
}
