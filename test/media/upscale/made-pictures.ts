// Pictures made by the kernel out of painted frames, without a film around them; and how pictures are compared.
import { placePicture, type Size } from "../../../src/core/media/upscale/place-picture.ts";
import { Arena } from "../../../src/media/animatic/kernel/arena.ts";
import { loadUpscaleKernel } from "../../../src/media/upscale/kernel/load-kernel.ts";
import { openPictureMaker } from "../../../src/media/upscale/picture/picture-maker.ts";
import type { PictureRequest } from "../../../src/media/upscale/picture/picture-request.ts";

/** The three planes of a yuv420p frame. */
export interface Picture extends Size {
  readonly planes: readonly [Uint8Array, Uint8Array, Uint8Array];
}

/** Brightness and both colours at a point, 0 to 1 along each side. */
export type Paint = (x: number, y: number) => readonly [number, number, number];

export function paintPicture(size: Size, paint: Paint): Picture {
  const plane = (index: 0 | 1 | 2): Uint8Array => {
    const step = index === 0 ? 1 : 2;
    const [width, height] = [Math.ceil(size.width / step), Math.ceil(size.height / step)];
    const at = (x: number, y: number) =>
      // Colours lie on the left one of their two columns, between their two rows.
      paint((x * step + 0.5) / size.width, ((y + 0.5) * step) / size.height)[index];
    return Uint8Array.from({ length: width * height }, (_, place) =>
      Math.round(at(place % width, Math.floor(place / width))),
    );
  };
  return { ...size, planes: [plane(0), plane(1), plane(2)] };
}

export interface Making extends Partial<Omit<PictureRequest, "take" | "model" | "frame" | "place">> {
  readonly take: Picture;
  readonly model?: Picture;
  /** Pixels that the step makes; as delivered, where it is absent. */
  readonly made?: Size;
  readonly deliver: Size;
  readonly fit?: "crop" | "pad";
  readonly seed?: number;
}

export function makePicture(making: Making): Picture {
  const { take, model, deliver, fit = "crop", made = deliver, seed = 1 } = making;
  const arena = new Arena();
  const sizeOf = ({ width, height }: Size) => ({ width, height });
  const request = {
    ...{ take: sizeOf(take), model: model ? sizeOf(model) : null, frame: deliver },
    place: placePicture(made, { ...deliver, fit }),
    ...{ draft: making.draft ?? false, split: making.split ?? false },
    ...{ keepSoft: making.keepSoft ?? 0, grain: making.grain ?? 0 },
  };
  const picture = openPictureMaker({ arena, kernel: loadUpscaleKernel(arena.memory) }, request);
  arena.take(16_384);
  for (const [frame, painted] of [[picture.take, take] as const, [picture.model, model] as const]) {
    painted?.planes.forEach((plane, index) => frame && arena.put(frame.planes[index]!.address, plane));
  }
  picture.make(seed, true);
  const [luma, blue, red] = picture.frame.planes.map(({ address, width, height }) =>
    new Uint8Array(arena.memory.buffer).slice(address, address + width * height),
  );
  return { ...deliver, planes: [luma!, blue!, red!] };
}

/** The largest difference of two planes. */
export function farthest(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let most = a.length === b.length ? 0 : Number.POSITIVE_INFINITY;
  for (let at = 0; at < a.length; at++) most = Math.max(most, Math.abs(a[at]! - b[at]!));
  return most;
}

/** In dB; infinite for equal planes. */
export function likeness(a: Uint8Array, b: Uint8Array): number {
  let squares = 0;
  for (let at = 0; at < a.length; at++) squares += (a[at]! - b[at]!) ** 2;
  return 10 * Math.log10((255 * 255 * a.length) / squares);
}

export function meanOf(plane: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < plane.length; at++) sum += plane[at]!;
  return sum / plane.length;
}

export function deviation(plane: ArrayLike<number>): number {
  const mean = meanOf(plane);
  let squares = 0;
  for (let at = 0; at < plane.length; at++) squares += (plane[at]! - mean) ** 2;
  return Math.sqrt(squares / plane.length);
}

/** Something with detail of every size: waves, edges, and noise that is always the same. */
export const detailed: Paint = (x, y) => {
  const wave = Math.sin(40 * x * x) * Math.cos(30 * y);
  const edge = (Math.floor(x * 9) + Math.floor(y * 7)) % 2 === 0 ? 30 : -30;
  const noise = ((Math.sin(x * 9123.7 + y * 4321.3) * 43_758.5) % 1) * 8;
  return [125 + 55 * wave + edge + noise, 128 + 50 * Math.sin(7 * x), 128 + 50 * Math.cos(5 * y)];
};

/** The same without noise and edges. */
export const gentle: Paint = (x, y) => [
  120 + 60 * Math.sin(9 * x + 3 * y),
  128 + 30 * Math.sin(4 * x),
  128 + 30 * Math.cos(3 * y),
];
