// A face turned, scaled and moved so that its five points come to lie where the embedder was taught to find them: the similarity transform with
// the least squared error, sampled bilinearly.
import type { Point } from "./detect-faces.ts";

/** Pixels a side of what the embedder takes. */
export const FACE_SIDE = 112;

/** Where the points belong, in the order of `FoundFace.points`. */
const PLACES: readonly Point[] = [
  [38.2946, 51.6963],
  [73.5318, 51.5014],
  [56.0252, 71.7366],
  [41.5493, 92.3655],
  [70.7299, 92.2041],
];

/** Four bytes a pixel, red first. */
export interface RgbaPixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** From the face as it is taken to the picture: `x' = a x - b y + dx`, `y' = b x + a y + dy`. */
interface Similarity {
  readonly a: number;
  readonly b: number;
  readonly dx: number;
  readonly dy: number;
}

/** Reds, greens and blues (0 to 255), plane after plane, as the embedder takes them. Beyond the picture's edge it is black. */
export function alignedFace(picture: RgbaPixels, points: readonly Point[]): Float32Array {
  const { a, b, dx, dy } = similarity(PLACES, points);
  const plane = FACE_SIDE * FACE_SIDE;
  const planes = new Float32Array(3 * plane);
  for (let at = 0; at < plane; at++) {
    const x = at % FACE_SIDE;
    const y = Math.floor(at / FACE_SIDE);
    const rgb = sample(picture, a * x - b * y + dx, b * x + a * y + dy);
    for (let channel = 0; channel < 3; channel++) planes[channel * plane + at] = rgb[channel] ?? 0;
  }
  return planes;
}

function similarity(from: readonly Point[], to: readonly Point[]): Similarity {
  const centre = mean(from);
  const target = mean(to);
  let [dot, cross, size] = [0, 0, 0];
  for (const [index, [fromX, fromY]] of from.entries()) {
    const [toX, toY] = to[index] ?? target;
    const [x, y, u, v] = [fromX - centre[0], fromY - centre[1], toX - target[0], toY - target[1]];
    dot += x * u + y * v;
    cross += x * v - y * u;
    size += x * x + y * y;
  }
  const [a, b] = [dot / size, cross / size];
  return { a, b, dx: target[0] - a * centre[0] + b * centre[1], dy: target[1] - b * centre[0] - a * centre[1] };
}

function mean(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

function sample({ width, height, data }: RgbaPixels, x: number, y: number): readonly number[] {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, down] = [x - left, y - top];
  const corner = (column: number, row: number, channel: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? 0 : (data[(row * width + column) * 4 + channel] ?? 0);
  return [0, 1, 2].map((channel) => {
    const above = corner(left, top, channel) * (1 - right) + corner(left + 1, top, channel) * right;
    const below = corner(left, top + 1, channel) * (1 - right) + corner(left + 1, top + 1, channel) * right;
    return above * (1 - down) + below * down;
  });
}

/** What the detector takes of a square picture: blues, greens and reds (0 to 255), plane after plane. */
export function detectorPlanes({ width, height, data }: RgbaPixels): Float32Array {
  const plane = width * height;
  const planes = new Float32Array(3 * plane);
  for (let at = 0; at < plane; at++) {
    for (let channel = 0; channel < 3; channel++) planes[channel * plane + at] = data[at * 4 + 2 - channel] ?? 0;
  }
  return planes;
}
