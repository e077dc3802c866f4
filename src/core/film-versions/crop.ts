// The part of a picture that a version of another shape shows, and how large its film is. Pixels.
import type { FilmVersion } from "../../contracts/files/delivery/film-version.ts";
import type { PictureCrop } from "../media/film/join-plan.ts";
import type { Pixels } from "../upscale/sizes.ts";

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
  return shape === null ? base : largestOf(base, shape);
}

/** What is seen of a shot's picture: as much as the shape leaves, around the shot's centre, inside the picture; null for all of it. */
export function cropOf(version: FilmVersion, shot: string, picture: Pixels): PictureCrop | null {
  const shape = shapeOf(version);
  if (shape === null) return null;
  const [width, height] = largestOf(picture, shape);
  if (width >= picture[0] - 1 && height >= picture[1] - 1) return null;
  const centre = version.crops?.[shot] ?? MIDDLE;
  const at = (side: 0 | 1, length: number) => {
    const from = (centre[side] ?? 0.5) * picture[side] - length / 2;
    return even(Math.min(Math.max(from, 0), picture[side] - length));
  };
  return { x: at(0, width), y: at(1, height), width, height };
}

function largestOf([width, height]: Pixels, shape: number): Pixels {
  return width / height > shape
    ? [Math.max(2, even(height * shape)), even(height)]
    : [even(width), Math.max(2, even(width / shape))];
}

/** The nearest even number that is not above it by more than a pixel's rounding. */
function even(length: number): number {
  return 2 * Math.floor(length / 2 + 1e-6);
}

function quotientOf(text: string, between: string): number {
  const [width = 1, height = 1] = text.split(between).map(Number);
  return width / height;
}

function pixelsOf(size: string): Pixels {
  const [width = 0, height = 0] = size.split("x").map(Number);
  return [width, height];
}
