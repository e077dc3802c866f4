// One-point perspective for rooms and halls: a back wall, and how its corners run out past the camera.
import type { Point } from "../paint/canvas.ts";

export interface InteriorView {
  /** Where all depth lines meet. */
  readonly eye: Point;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Where the back wall meets the floor. */
  readonly base: number;
}

/** A point that lies so many times farther from the eye point than its place on the back wall: 1 is the wall, 2.4 the camera. */
export function outward(view: InteriorView, [x, y]: Point, times: number): Point {
  return [view.eye[0] + (x - view.eye[0]) * times, view.eye[1] + (y - view.eye[1]) * times];
}

/** Corners of a piece of a side wall, between two depths and two heights of the back wall (0 its top, 1 its base). */
export function onSide(
  view: InteriorView,
  side: -1 | 1,
  depth: readonly [number, number],
  high: readonly [number, number],
): readonly Point[] {
  const x = side < 0 ? view.left : view.right;
  const y = (part: number) => view.top + (view.base - view.top) * part;
  const [near, far] = [depth[1], depth[0]];
  return [
    outward(view, [x, y(high[0])], far),
    outward(view, [x, y(high[0])], near),
    outward(view, [x, y(high[1])], near),
    outward(view, [x, y(high[1])], far),
  ];
}
