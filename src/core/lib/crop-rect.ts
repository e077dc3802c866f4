// The part of a picture that another shape leaves of it, around a centre. Pixels; whole and even, as encoders of the usual kind take them.

export interface CropRect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Pair = readonly [number, number];

/** The largest size of a shape (width by height) inside a picture. */
export function largestInside([width, height]: Pair, shape: number): Pair {
  return width / height > shape
    ? [Math.max(2, even(height * shape)), even(height)]
    : [even(width), Math.max(2, even(width / shape))];
}

/** `centre`: in parts of the picture's width and height. What would lie beyond an edge is moved inside. */
export function cropRect(picture: Pair, shape: number, centre: Pair): CropRect {
  const [width, height] = largestInside(picture, shape);
  const from = (part: number, whole: number, length: number) =>
    even(Math.min(Math.max(part * whole - length / 2, 0), whole - length));
  return { x: from(centre[0], picture[0], width), y: from(centre[1], picture[1], height), width, height };
}

/** The next even number below; a hair's breadth below one counts as that one. */
function even(length: number): number {
  return 2 * Math.floor(length / 2 + 1e-6);
}
