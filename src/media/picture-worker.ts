// Runs in a worker thread: decodes one picture at a time and answers its small JPEG. Decoding takes hundreds of
// milliseconds, which the request loop does not have. What may be decoded at all was settled before it came here.
import { readFile } from "node:fs/promises";
import { parentPort } from "node:worker_threads";
import { Jimp } from "jimp";
import { shrinkPixels } from "../core/media/shrink-pixels.ts";

export interface PictureTask {
  readonly id: number;
  readonly path: string;
  /** Pixels. */
  readonly width: number;
}

export interface PictureAnswer {
  readonly id: number;
  /** A JPEG, or undefined when the picture cannot be decoded. */
  readonly jpeg: Uint8Array | undefined;
}

const JPEG_QUALITY = 82;

async function shrink({ path, width }: PictureTask): Promise<Uint8Array> {
  const { bitmap } = await Jimp.fromBuffer(await readFile(path));
  const small = shrinkPixels(bitmap, width);
  const image = Jimp.fromBitmap({ width: small.width, height: small.height, data: Buffer.from(small.data.buffer) });
  return new Uint8Array(await image.getBuffer("image/jpeg", { quality: JPEG_QUALITY }));
}

parentPort?.on("message", (task: PictureTask) => {
  void shrink(task).then(
    (jpeg) => parentPort?.postMessage({ id: task.id, jpeg } satisfies PictureAnswer, [jpeg.buffer as ArrayBuffer]),
    () => parentPort?.postMessage({ id: task.id, jpeg: undefined } satisfies PictureAnswer),
  );
});
