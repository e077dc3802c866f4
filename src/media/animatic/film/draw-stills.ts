// The pictures that stand for a take, its thumbnail and its strip: frames of the film as it is drawn, with nothing written over them.
import { evenSize } from "../../../core/animatic/frame.ts";
import type { ShotCard } from "../../../core/animatic/shot-card.ts";
import {
  middleFrame,
  STRIP_CELLS,
  STRIP_HEIGHT,
  stripFrames,
  THUMBNAIL_LONG_SIDE,
} from "../../../core/media/stills-args.ts";
import { openCanvas } from "../paint/canvas.ts";
import { canvasOf } from "../paint/frame-canvas.ts";
import type { ShotFilm } from "./frame-source.ts";

/** JPEG files. */
export interface Stills {
  readonly thumbnail: Uint8Array;
  readonly strip: Uint8Array;
}

const QUALITY = 90;

/** `pause`: lets others have the thread between two frames. */
export async function drawStills(
  film: ShotFilm,
  { width, height, length }: Pick<ShotCard, "width" | "height" | "length">,
  pause: () => Promise<void>,
): Promise<Stills> {
  const [buffer] = film.buffers;
  if (!buffer) throw new Error("no memory for the stills");
  const pictureOf = (frame: number, tall: number) => {
    film.drawClean(buffer, frame);
    return canvasOf(buffer.bytes, { width, height }, tall * 4 <= height ? 4 : tall * 2 <= height ? 2 : 1);
  };
  const cell = evenSize((STRIP_HEIGHT * width) / height);
  const strip = openCanvas(cell * STRIP_CELLS, STRIP_HEIGHT);
  strip.context.imageSmoothingQuality = "high";
  for (const [at, frame] of stripFrames(length).entries()) {
    strip.context.drawImage(pictureOf(frame, STRIP_HEIGHT), at * cell, 0, cell, STRIP_HEIGHT);
    await pause();
  }
  const share = Math.min(1, THUMBNAIL_LONG_SIDE / Math.max(width, height));
  const thumbnail = openCanvas(evenSize(width * share), evenSize(height * share));
  thumbnail.context.imageSmoothingQuality = "high";
  const { canvas } = thumbnail;
  const middle = pictureOf(middleFrame(length), canvas.height);
  thumbnail.context.drawImage(middle, 0, 0, canvas.width, canvas.height);
  return { thumbnail: canvas.toBuffer("image/jpeg", QUALITY), strip: strip.canvas.toBuffer("image/jpeg", QUALITY) };
}
