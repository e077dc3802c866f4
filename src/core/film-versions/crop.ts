// The part of a picture that a version of another shape shows, and how large its film is. Pixels.
import type { FilmVersion } from "../../contracts/files/delivery/film-version.ts";
import { cropRect, largestInside, type CropRect } from "../lib/crop-rect.ts";
import { pixelsOf, type Pixels } from "../upscale/sizes.ts";

const MIDDLE: Pixels = [0.5, 0.5];
/** Shapes that differ by less are the same one: sides are whole and even. */
const SAME_SHAPE = 0.01;

/** Width by height of the version's film; null where it has the cut's. */
export function shapeOf({ ratio, size }: FilmVersion): number | null {
  if (ratio !== undefined) return quotientOf(ratio, ":");
  if (size === undefined) return null;
  return quotientOf(size, "x");
}

/** A sentence where a version's size cannot be encoded, or has another shape than its ratio. */
export function sizeProblem({ ratio, size }: FilmVersion): string | null {
  if (size === undefined) return null;
  if (pixelsOf(size).some((side) => side % 2 !== 0)) return `a film of ${size} cannot be encoded: give it even sides`;
  if (ratio === undefined || Math.abs(quotientOf(size, "x") / quotientOf(ratio, ":") - 1) < SAME_SHAPE) return null;
  return `${size} has another shape than ${ratio}: change one of them`;
}

/** Size of the version's film, where the cut's own is `base`. */
export function filmSizeOf(version: FilmVersion, base: Pixels): Pixels {
  if (version.size !== undefined) return pixelsOf(version.size);
  const shape = shapeOf(version);
  return shape === null ? base : largestInside(base, shape);
}

/** What is seen of a shot's picture: as much as the shape leaves, around the shot's centre, inside the picture; null for all of it. */
export function cropOf(version: FilmVersion, shot: string, picture: Pixels): CropRect | null {
  const shape = shapeOf(version);
  if (shape === null) return null;
  const crop = cropRect(picture, shape, centreOf(version, shot));
  return crop.width >= picture[0] - 1 && crop.height >= picture[1] - 1 ? null : crop;
}

function centreOf({ crops = {} }: FilmVersion, shot: string): Pixels {
  return (Object.hasOwn(crops, shot) ? crops[shot] : undefined) ?? MIDDLE;
}

function quotientOf(text: string, between: string): number {
  const [width = 1, height = 1] = text.split(between).map(Number);
  return width / height;
}
