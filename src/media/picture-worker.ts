// Runs in a worker thread: decodes one picture at a time and answers its small JPEG. Decoding takes up to hundreds of milliseconds,
// which the request loop does not have. What may be decoded at all was settled before it came here.
import { readWhole } from "../machine/proven-paths.ts";
import { takeOrders } from "../machine/threads/worker-thread.ts";
import { ImageData, loadImage, openCanvas } from "./animatic/paint/canvas.ts";
import { isWholePicture } from "../core/media/picture-file.ts";
import { type Pixels, PixelShrinking, shrinkPixels } from "../core/media/thumbnail.ts";

export interface PictureOrder {
  readonly path: string;
  /** Pixels. */
  readonly width: number;
}

/** A JPEG, or undefined when the picture cannot be decoded. */
export type SmallPicture = Uint8Array | undefined;

/** Looks as fine as 82 of an encoder that keeps all colour, and takes less room. */
const JPEG_QUALITY = 85;
/** Pixels of a picture that are looked at together: beside the decoded picture no other of its size is needed. */
const STRIP = 1_000_000;

takeOrders<PictureOrder, SmallPicture>(
  async ({ path, width }) => {
    const bytes = await readWhole(path);
    // The canvas would show a part of a picture as if it were all of it.
    const drawn = isWholePicture(bytes) ? await shrinkDrawn(bytes, width) : undefined;
    const small = drawn ?? (await shrinkDecoded(bytes, width));
    return small && encode(small);
  },
  (jpeg) => (jpeg ? [jpeg.buffer as ArrayBuffer] : []),
);

/** By the canvas, which turns what a camera wants turned; undefined for what it cannot decode. */
async function shrinkDrawn(bytes: Uint8Array, toWidth: number): Promise<Pixels | undefined> {
  const picture = await loadImage(bytes).catch(() => undefined);
  if (!picture) return undefined;
  const { width, height } = picture;
  const shrinking = new PixelShrinking({ width, height }, toWidth);
  const rows = Math.min(height, Math.max(1, Math.floor(STRIP / width)));
  const { context } = openCanvas(width, rows);
  context.globalCompositeOperation = "copy";
  for (let top = 0; top < height; top += rows) {
    context.drawImage(picture, 0, -top);
    const { data } = context.getImageData(0, 0, width, Math.min(rows, height - top));
    shrinking.addRows(new Uint8Array(data.buffer));
  }
  return shrinking.small;
}

/** The same by the library that knows more kinds and is slower. */
async function shrinkDecoded(bytes: Buffer, toWidth: number): Promise<Pixels | undefined> {
  const { Jimp } = await import("jimp"); // seldom needed, and slow to load
  const picture = await Jimp.fromBuffer(bytes).catch(() => undefined);
  return picture && shrinkPixels(picture.bitmap, toWidth);
}

async function encode({ width, height, data }: Pixels): Promise<Uint8Array> {
  const { canvas, context } = openCanvas(width, height);
  context.putImageData(new ImageData(new Uint8ClampedArray(data.buffer), width, height), 0, 0);
  return new Uint8Array(await canvas.encode("jpeg", JPEG_QUALITY));
}
