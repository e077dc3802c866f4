// What a camera in the middle of a panorama sees: an equirectangular picture (twice as wide as it is high, its middle straight ahead) as a
// flat one with straight lines.
import type { Pixels } from "./thumbnail.ts";

/** Degrees: right of the panorama's middle, above its horizon, and from the view's left edge to its right. */
export interface Gaze {
  readonly yaw: number;
  readonly pitch: number;
  readonly fov: number;
}

type Size = Pick<Pixels, "width" | "height">;

/** A whole turn, twice as wide as it is high. */
export function isPanorama({ width, height }: Size): boolean {
  return width === height * 2;
}

const RADIANS = Math.PI / 180;
/** Samples along each side of a pixel at the most, where the panorama is finer than the view. */
const MOST_SAMPLES = 3;

/** The picture is read between its pixels, round the back of it where its edges meet, and several times a pixel where the view is coarser. */
export function viewPanorama(panorama: Pixels, gaze: Gaze, { width, height }: Size): Pixels {
  const data = new Uint8Array(width * height * 4);
  const aim = aimOf(gaze, { width, height });
  const samples = samplesOf(panorama, gaze, width);
  const sum = new Float64Array(4);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      sum.fill(0);
      for (let at = 0; at < samples * samples; at++) {
        const x = column + ((at % samples) + 0.5) / samples;
        const y = row + (Math.floor(at / samples) + 0.5) / samples;
        addColour(panorama, aim(x, y), sum);
      }
      const to = (row * width + column) * 4;
      for (let part = 0; part < 4; part++) data[to + part] = Math.round((sum[part] ?? 0) / (samples * samples));
    }
  }
  return { width, height, data };
}

/** Where a point of the view, in its pixels, looks: parts of a whole turn to the right of the left edge, and of a half turn down. */
type Aim = (x: number, y: number) => readonly [turn: number, down: number];

function aimOf({ yaw, pitch, fov }: Gaze, { width, height }: Size): Aim {
  const focal = width / 2 / Math.tan((fov * RADIANS) / 2);
  const [sine, cosine] = [Math.sin(pitch * RADIANS), Math.cos(pitch * RADIANS)];
  return (x, y) => {
    const right = x - width / 2;
    const up = height / 2 - y;
    const ahead = focal * cosine - up * sine;
    const above = focal * sine + up * cosine;
    const turned = Math.atan2(right, ahead) / (2 * Math.PI) + yaw / 360;
    return [turned + 0.5, 0.5 - Math.atan2(above, Math.hypot(right, ahead)) / Math.PI];
  };
}

/** As many as the panorama has pixels for one of the view in its middle, where the view is coarsest. */
function samplesOf(panorama: Size, { fov }: Gaze, width: number): number {
  const seen = (panorama.width * 2 * Math.tan((fov * RADIANS) / 2)) / (2 * Math.PI);
  return Math.min(MOST_SAMPLES, Math.max(1, Math.round(seen / width)));
}

/** Adds the colour between the four pixels round a point. Above the top row and below the bottom one stands that row. */
function addColour({ width, height, data }: Pixels, [turn, down]: readonly [number, number], sum: Float64Array): void {
  const x = turn * width - 0.5;
  const y = Math.min(height - 1, Math.max(0, down * height - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, below] = [x - left, y - top];
  const bottom = Math.min(height - 1, top + 1);
  const [first, second] = [wrap(left, width), wrap(left + 1, width)];
  for (let part = 0; part < 4; part++) {
    const upper = mix(data[(top * width + first) * 4 + part], data[(top * width + second) * 4 + part], across);
    const lower = mix(data[(bottom * width + first) * 4 + part], data[(bottom * width + second) * 4 + part], across);
    sum[part] = (sum[part] ?? 0) + mix(upper, lower, below);
  }
}

function mix(a = 0, b = 0, share: number): number {
  return a + (b - a) * share;
}

function wrap(at: number, width: number): number {
  return ((at % width) + width) % width;
}
