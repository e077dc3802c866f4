// A frame of a drawn film, yuv420p in BT.709 limited range, as a canvas.
import { openCanvas, type Canvas } from "./canvas.ts";

/** `share`: 2 makes it half as wide and high, each pixel the mean of four. */
export function canvasOf(
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
  share: 1 | 2 = 1,
): Canvas {
  const { canvas, context } = openCanvas(width / share, height / share);
  const image = context.createImageData(canvas.width, canvas.height);
  const { data } = image;
  const half = width / 2;
  const [u, v] = [width * height, width * height + (half * height) / 2];
  for (let y = 0, at = 0; y < canvas.height; y++)
    for (let x = 0; x < canvas.width; x++, at += 4) {
      const place = share === 2 ? y * half + x : (y >> 1) * half + (x >> 1);
      const first = share * (y * width + x);
      const grey = share === 2 ? meanOfFour(bytes, first, width) : (bytes[first] ?? 16);
      const luma = 1.164_384 * (grey - 16);
      const [blue, red] = [(bytes[u + place] ?? 128) - 128, (bytes[v + place] ?? 128) - 128];
      data[at] = luma + 1.792_741 * red;
      data[at + 1] = luma - 0.213_249 * blue - 0.532_909 * red;
      data[at + 2] = luma + 2.112_402 * blue;
      data[at + 3] = 255;
    }
  context.putImageData(image, 0, 0);
  return canvas;
}

function meanOfFour(bytes: Uint8Array, first: number, pitch: number): number {
  const below = first + pitch;
  return ((bytes[first] ?? 0) + (bytes[first + 1] ?? 0) + (bytes[below] ?? 0) + (bytes[below + 1] ?? 0)) / 4;
}
