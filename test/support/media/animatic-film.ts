// A sample shot as a film in memory: any frame as planes, without an encoder.
import type { Pictures } from "../../../src/core/animatic/pictures.ts";
import { readCard, type ShotCard } from "../../../src/core/animatic/shot-card.ts";
import { loadPictures } from "../../../src/media/animatic/film/load-pictures.ts";
import { openFilm } from "../../../src/media/animatic/film/open-film.ts";
import { Arena } from "../../../src/media/animatic/kernel/arena.ts";
import { sampleShotlist, type SampleShot } from "./sample-takes.ts";

export interface SampleFilm {
  readonly card: ShotCard;
  /** The brightness of a frame's pixels, row by row, 16 to 235. */
  luma(frame: number): Uint8Array;
  /** Mean brightness of a rectangle, given in parts of the frame. */
  mean(frame: number, box: readonly [left: number, top: number, right: number, bottom: number]): number;
}

export const NO_PICTURES: Pictures = { plate: null, first: null, last: null, subjects: {} };

export async function openSampleFilm(sample: SampleShot, pictures: Pictures = NO_PICTURES): Promise<SampleFilm> {
  const card = readCard(sampleShotlist(sample), 1);
  if (!card) throw new Error("the sample has no shot");
  const film = await openFilm({
    card,
    pictures: await loadPictures(pictures),
    arena: new Arena(),
    pause: async () => undefined,
  });
  const [buffer] = film.buffers;
  if (!buffer) throw new Error("the film has no frames");
  const luma = (frame: number) => {
    film.draw(buffer, frame);
    return buffer.bytes.slice(0, card.width * card.height);
  };
  return { card, luma, mean: (frame, box) => meanOf(luma(frame), card, box) };
}

function meanOf(
  luma: Uint8Array,
  { width, height }: ShotCard,
  [left, top, right, bottom]: readonly [number, number, number, number],
): number {
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(top * height); y < Math.ceil(bottom * height); y++) {
    for (let x = Math.floor(left * width); x < Math.ceil(right * width); x++) {
      sum += luma[y * width + x] ?? 0;
      count++;
    }
  }
  return sum / count;
}
