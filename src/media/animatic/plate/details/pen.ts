// Draws one detail of a place in measures of its own: right and up from its foot, in parts of its size, in the light and the air of its place.
import { mixed, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { hazed, glow, halo, isDark, line, lit, oval, shape, type Fill, type PlateCanvas } from "../plate-canvas.ts";
import type { Point } from "../../paint/canvas.ts";

export interface DetailSpot {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  /** 0 here, 1 at the horizon. */
  readonly far: number;
  /** A colour that the words give it. */
  readonly said: Colour | undefined;
  /** Counts the same details beside one another. */
  readonly turn: number;
}

export interface Pen {
  readonly plate: PlateCanvas;
  readonly spot: DetailSpot;
  readonly random: () => number;
  /** A material by day. */
  tone(light: number, chroma?: number, hue?: number): Colour;
  /** The colour that the words say, or this one. */
  own(light: number, chroma?: number, hue?: number): Colour;
  /** Left, bottom, width, height. */
  box(fill: Fill, box: readonly [number, number, number, number]): void;
  poly(fill: Fill, ...points: readonly Point[]): void;
  /** Middle, and half the width and the height. */
  disc(fill: Fill, middle: Point, size: number | readonly [number, number]): void;
  rod(fill: Fill, thick: number, ...points: readonly Point[]): void;
  /** A light with its shine, after dark. */
  lamp(x: number, y: number, r: number, colour?: Colour): void;
  /** Shine alone, at any hour. */
  shine(colour: Colour, x: number, y: number, r: number): void;
}

export function penOf(plate: PlateCanvas, spot: DetailSpot): Pen {
  const { x: left, foot, size, far } = spot;
  const at = ([x, y]: Point): Point => [left + x * size, foot - y * size];
  const airy = (colour: Colour): Colour =>
    hazed(plate, plate.place.outside && isDark(plate) ? mixed(colour, plate.palette.near, 0.25) : colour, far);
  const tone = (light: number, chroma = 0.015, hue = 80) => airy(lit(plate, light, chroma, hue));
  const pen: Pen = {
    ...{ plate, spot, random: plate.random, tone },
    own: (light, chroma, hue) =>
      spot.said ? airy(lit(plate, spot.said.light, spot.said.chroma, spot.said.hue)) : tone(light, chroma, hue),
    box: (fill, [x, y, w, h]) => shape(plate, fill, at([x, y]), at([x + w, y]), at([x + w, y + h]), at([x, y + h])),
    poly: (fill, ...points) => shape(plate, fill, ...points.map(at)),
    disc: (fill, middle, r) => {
      const [across, high] = typeof r === "number" ? [r, r] : r;
      oval(plate, fill, at(middle), [across * size, high * size]);
    },
    rod: (fill, thick, ...points) => line(plate, fill, (thick * size) / plate.unit, ...points.map(at)),
    shine: (colour, x, y, r) => glow(plate, at([x, y]), r * size, colour),
    lamp: (x, y, r, colour = plate.palette.lamp) => {
      const on = isDark(plate) || !plate.place.outside || plate.place.hour === "dawn";
      if (on) halo(plate, at([x, y]), r * size * 7, { ...colour, alpha: 0.5 });
      oval(
        plate,
        on ? { ...colour, light: Math.max(0.9, colour.light) } : airy(shifted(colour, -0.1)),
        at([x, y]),
        r * size,
      );
    },
  };
  return pen;
}

/** Paints what hangs from edge to edge of what the framing shows, above the heads. */
export function hangAcross(plate: PlateCanvas, paint: (pen: Pen) => void): void {
  const { view } = plate;
  const half = (view.right - view.left) / 2;
  const foot = view.top + (view.bottom - view.top) * 0.14;
  paint(penOf(plate, { x: view.left + half, foot, size: half, far: 0, said: undefined, turn: 0 }));
}

/** Paints a detail as a fixed part of a place. `at`: across in parts of the width, down from the floor line in units. */
export function standing(
  plate: PlateCanvas,
  paint: (pen: Pen) => void,
  [x, down]: Point,
  [size, far]: readonly [size: number, far: number],
): void {
  const { width, floor, unit } = plate;
  paint(penOf(plate, { x: x * width, foot: floor + down * unit, size: size * unit, far, said: undefined, turn: 0 }));
}
