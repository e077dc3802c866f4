// The pictures that stand for a take, its thumbnail and its strip, drawn anew at their own size with nothing written over them.
import { evenSize } from "../../../core/animatic/frame.ts";
import {
  middleFrame,
  STRIP_CELLS,
  STRIP_HEIGHT,
  stripFrames,
  THUMBNAIL_LONG_SIDE,
} from "../../../core/media/stills-args.ts";
import { openCanvas } from "../paint/canvas.ts";
import { canvasOf } from "../paint/frame-canvas.ts";
import { openFilm, type FilmOrder } from "./open-film.ts";

/** JPEG files. */
export interface Stills {
  readonly thumbnail: Uint8Array;
  readonly strip: Uint8Array;
}

const QUALITY = 90;

export async function drawStills(order: FilmOrder): Promise<Stills> {
  const { width, height, length } = order.card;
  const share = Math.min(1, THUMBNAIL_LONG_SIDE / Math.max(width, height));
  const size = { width: evenSize(width * share), height: evenSize(height * share) };
  const film = await openFilm({ ...order, card: { ...order.card, ...size, slate: "clean" } });
  const [buffer] = film.buffers;
  if (!buffer) throw new Error("no memory for the stills");
  const draw = (frame: number) => {
    film.draw(buffer, frame);
    return canvasOf(buffer.bytes, size);
  };
  const cell = evenSize((STRIP_HEIGHT * width) / height);
  const strip = openCanvas(cell * STRIP_CELLS, STRIP_HEIGHT);
  strip.context.imageSmoothingQuality = "high";
  for (const [at, frame] of stripFrames(length).entries()) {
    strip.context.drawImage(draw(frame), at * cell, 0, cell, STRIP_HEIGHT);
    await order.pause();
  }
  const thumbnail = draw(middleFrame(length)).toBuffer("image/jpeg", QUALITY);
  return { thumbnail, strip: strip.canvas.toBuffer("image/jpeg", QUALITY) };
}
