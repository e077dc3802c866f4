// Plain shapes in metres, of which the fittings of places are made: upright panels, discs, rods, arches, patches of floor, cones of light.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { Point } from "../../paint/canvas.ts";
import { glow, line, lit, oval, shape, type Fill } from "../plate-canvas.ts";
import { face, metre, spot, type Space, type Spot } from "./space.ts";

/** Upright, facing the camera. `at`: left, bottom, depth. */
export function slab(space: Space, fill: Fill, [x, y, z]: Spot, [w, h]: readonly [number, number]): void {
  face(space, fill, [x, y, z], [x + w, y, z], [x + w, y + h, z], [x, y + h, z]);
}

/** Upright and round; `r`: half its width, and half its height where they differ. */
export function disc(space: Space, fill: Fill, at: Spot, r: number | readonly [number, number]): void {
  const m = metre(space, at[2]);
  const [across, high] = typeof r === "number" ? [r, r] : r;
  oval(space.plate, fill, spot(space, at), [across * m, high * m]);
}

/** A ring: a disc with another in it. */
export function ring(space: Space, [outer, inner]: readonly [Fill, Fill], at: Spot, r: number): void {
  disc(space, outer, at, r);
  disc(space, inner, at, r * 0.78);
}

/** A line of so many metres' thickness. */
export function rod(space: Space, fill: Fill, thickness: number, ...spots: readonly Spot[]): void {
  const near = Math.min(...spots.map(([, , z]) => z));
  const points = spots.map((held) => spot(space, held));
  line(space.plate, fill, thickness / Math.max(0.25, near), ...points);
}

/** A rod that runs into the depth, at each end as thick as it is seen there. */
export function beam(space: Space, fill: Fill, thickness: number, ...spots: readonly Spot[]): void {
  const half = thickness / 2;
  const edge = (side: number) => spots.map(([x, y, z]): Spot => [x, y + side * half, z]);
  face(space, fill, ...edge(1), ...edge(-1).toReversed());
}

/** A panel with a round top. */
export function arch(space: Space, fill: Fill, [x, y, z]: Spot, [w, h]: readonly [number, number]): void {
  const rise = Math.min(h * 0.6, w / 2);
  const [cx, cy] = [x + w / 2, y + h - rise];
  const round: Point[] = Array.from({ length: 17 }, (_, at) => {
    const turn = Math.PI * (1 - at / 16);
    return spot(space, [cx + (Math.cos(turn) * w) / 2, cy + Math.sin(turn) * rise, z]);
  });
  shape(space.plate, fill, spot(space, [x, y, z]), ...round, spot(space, [x + w, y, z]));
}

/** A patch of the floor, or of a surface at a height. */
export function ground(
  space: Space,
  fill: Fill,
  [left, right]: readonly [number, number],
  [near, far, y = 0.004]: readonly [near: number, far: number, y?: number],
): void {
  face(space, fill, [left, y, near], [right, y, near], [right, y, far], [left, y, far]);
}

/** A round column with a lit and a shaded side. */
export function column(space: Space, tint: Colour, [x, y, z]: Spot, [r, h]: readonly [number, number]): void {
  const { side } = space.plate.place;
  slab(space, tint, [x - r, y, z], [2 * r, h]);
  slab(space, shifted(tint, side > 0 ? -0.08 : 0.05), [x - r, y, z], [0.6 * r, h]);
  slab(space, shifted(tint, side > 0 ? 0.05 : -0.08), [x + 0.4 * r, y, z], [0.6 * r, h]);
  for (const foot of [y, y + h - 0.5 * r]) slab(space, shifted(tint, 0.03), [x - 1.3 * r, foot, z], [2.6 * r, 0.5 * r]);
}

export function shineAt(space: Space, at: Spot, radius: number, colour: Colour): void {
  glow(space.plate, spot(space, at), radius * metre(space, at[2]), colour);
}

/** A bulb that is on, with its shine. */
export function bulb(space: Space, at: Spot, r: number, colour: Colour): void {
  shineAt(space, at, r * 7, faded(colour, 0.5));
  disc(space, { ...colour, light: Math.max(colour.light, 0.93) }, at, r);
}

/** A cone of light from a lamp down to the floor. */
export function cone(space: Space, colour: Colour, from: Spot, to: readonly [x: number, half: number]): void {
  const [x, y] = spot(space, from);
  const foot = spot(space, [to[0], 0, from[2]]);
  const half = to[1] * metre(space, from[2]);
  const { context } = space.plate;
  const fill = context.createLinearGradient(x, y, foot[0], foot[1]);
  fill.addColorStop(0, css(colour));
  fill.addColorStop(1, css(faded(colour, (colour.alpha ?? 1) * 0.12)));
  context.globalCompositeOperation = "screen";
  const lean = 0.05 * half;
  shape(space.plate, fill, [x - lean, y], [x + lean, y], [foot[0] + half, foot[1]], [foot[0] - half, foot[1]]);
  context.globalCompositeOperation = "source-over";
}

/** Every place of a row: `from`, `step` apart. */
export function row(from: number, step: number, count: number, paint: (x: number, at: number) => void): void {
  for (let at = 0; at < count; at++) paint(from + at * step, at);
}

/** A material in the light of the place. */
export function tone({ plate }: Space, light: number, chroma: number, hue: number): Colour {
  return lit(plate, light, chroma, hue);
}

/** A light's own colour, whatever the hour. */
export const lightOf = (light: number, chroma: number, hue: number, alpha = 1): Colour => ({
  light,
  chroma,
  hue,
  alpha,
});
