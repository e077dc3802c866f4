// Runs in a worker thread: decodes one picture at a time and answers its small JPEG. Decoding takes hundreds of
// milliseconds, which the request loop does not have. What may be decoded at all was settled before it came here.
import { readFile } from "node:fs/promises";
import { Jimp } from "jimp";
import { shrinkPixels } from "../core/media/shrink-pixels.ts";
import { takeOrders } from "../machine/thread-work.ts";

export interface PictureOrder {
  readonly path: string;
  /** Pixels. */
  readonly width: number;
}

/** A JPEG, or undefined when the picture cannot be decoded. */
export type SmallPicture = Uint8Array | undefined;

const JPEG_QUALITY = 82;

takeOrders<PictureOrder, SmallPicture>(
  async ({ path, width }) => {
    const bytes = await readFile(path);
    const picture = await Jimp.fromBuffer(bytes).catch(() => undefined);
    if (!picture) return undefined;
    const small = shrinkPixels(picture.bitmap, width);
    const image = Jimp.fromBitmap({ width: small.width, height: small.height, data: Buffer.from(small.data.buffer) });
    return new Uint8Array(await image.getBuffer("image/jpeg", { quality: JPEG_QUALITY }));
  },
  (jpeg) => (jpeg ? [jpeg.buffer as ArrayBuffer] : []),
);
