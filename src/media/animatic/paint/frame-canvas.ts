// A frame of a drawn film, yuv420p in BT.709 limited range, as a canvas.
import { openCanvas, type Canvas } from "./canvas.ts";

/** `share`: how many times narrower and lower it becomes; each pixel is then the mean of four in the middle of what it stands for. */
export function canvasOf(
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  share: 1 | 2 | 4 = 1,
): Canvas {
  const { canvas, context } = openCanvas(Math.floor(width / share), Math.floor(height / share));
  const image = context.createImageData(canvas.width, canvas.height);
  const inset = share === 4 ? 1 : 0;
  for (let y = 0; y < canvas.height; y++) {
    const row = (y * share + inset) * width + inset;
    const small = width * height + ((y * share) >> 1) * (width >> 1);
    fillRow({ bytes, row, small, planes: (width * height) >> 2, width, share }, image.data, y * canvas.width * 4);
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

interface Row {
  readonly bytes: Uint8Array;
  /** Where its brightness begins, and its first colour; bytes from one colour to the other. */
  readonly row: number;
  readonly small: number;
  readonly planes: number;
  readonly width: number;
  readonly share: 1 | 2 | 4;
}

function fillRow({ bytes, row, small, planes, width, share }: Row, to: Uint8ClampedArray, start: number): void {
  const count = Math.floor(width / share);
  for (let x = 0, at = start; x < count; x++, at += 4) {
    const first = row + x * share;
    const colour = small + ((x * share) >> 1);
    const grey = share === 1 ? bytes[first] : meanOfFour(bytes, first, width);
    const luma = 1.164_384 * ((grey ?? 16) - 16);
    const blue = (bytes[colour] ?? 128) - 128;
    const red = (bytes[colour + planes] ?? 128) - 128;
    to[at] = luma + 1.792_741 * red;
    to[at + 1] = luma - 0.213_249 * blue - 0.532_909 * red;
    to[at + 2] = luma + 2.112_402 * blue;
    to[at + 3] = 255;
  }
}

function meanOfFour(bytes: Uint8Array, first: number, pitch: number): number {
  const below = first + pitch;
  return ((bytes[first] ?? 0) + (bytes[first + 1] ?? 0) + (bytes[below] ?? 0) + (bytes[below + 1] ?? 0)) / 4;
}
