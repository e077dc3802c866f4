// A frame of a drawn film, yuv420p in BT.709 limited range, as a canvas.
import { openCanvas, type Canvas } from "./canvas.ts";

export function canvasOf(
  bytes: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): Canvas {
  const { canvas, context } = openCanvas(width, height);
  const image = context.createImageData(width, height);
  const half = width / 2;
  const [u, v] = [width * height, width * height + (half * height) / 2];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = (y >> 1) * half + (x >> 1);
      const luma = 1.164_384 * ((bytes[y * width + x] ?? 16) - 16);
      const [blue, red] = [(bytes[u + place] ?? 128) - 128, (bytes[v + place] ?? 128) - 128];
      const at = 4 * (y * width + x);
      image.data[at] = luma + 1.792_741 * red;
      image.data[at + 1] = luma - 0.213_249 * blue - 0.532_909 * red;
      image.data[at + 2] = luma + 2.112_402 * blue;
      image.data[at + 3] = 255;
    }
  context.putImageData(image, 0, 0);
  return canvas;
}
