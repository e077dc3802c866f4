// The frames of two films beside each other: a take's with a model's, one for one, or with those of a film at another rate, by their time.
import { Refusal } from "../../contracts/refusal.ts";
import type { FrameReader } from "./frame-reader.ts";

export interface Films {
  readonly film: FrameReader;
  readonly model: FrameReader | null;
}

interface FilmPair extends Films {
  /** Where a frame of each is put. */
  readonly bytes: { readonly film: Uint8Array; readonly model: Uint8Array | null };
  /** Frames that there will be. */
  readonly total: number;
}

export interface PairedFrames {
  /** Reads on; null at the end. `isPaired`: both frames are of the same moment. */
  next(number: number): Promise<{ readonly isPaired: boolean } | null>;
  /** What could not be done as asked, after so many frames. */
  notes(frames: number): string[];
}

/** How many frames a model's film may be short: its last one is held for them. What is more is a fault of the model's graph. */
const SHORT = 8;

/** One for one, as many as the take has. */
export function readTogether({ film, model, bytes, total }: FilmPair): PairedFrames {
  let held = 0;
  return {
    async next(number) {
      const [hasFrame, hasModel] = await Promise.all([
        film.read(bytes.film),
        bytes.model && model ? model.read(bytes.model) : true,
      ]);
      if (!hasFrame) return null;
      if (!hasModel) held += 1;
      if (held > SHORT || held > number) throw tooShort(number + 1 - held, total);
      return { isPaired: true };
    },
    notes: (frames) =>
      held === 0 ? [] : [`the model's film ends ${held} of ${frames} frames early: its last one is held`],
  };
}

function tooShort(frames: number, total: number): Refusal {
  return new Refusal("tool-failed", `the model's film has ${frames} of ${total} frames: make it again`);
}

/** How far apart two frames may be that are of the same moment, in frames of the take. */
const SAME_MOMENT = 0.1;

/** As many as the other film has. `ratio`: frames of the take in the time of one of those. */
export function readByTime({ film, model, bytes }: FilmPair, ratio: number): PairedFrames {
  let read = -1;
  let isOver = false;
  return {
    async next(number) {
      if (!bytes.model || !model || !(await model.read(bytes.model))) return null;
      const wanted = Math.round(number * ratio);
      if (Math.abs(number * ratio - wanted) > SAME_MOMENT) return { isPaired: false };
      while (read < wanted && !isOver) {
        isOver = !(await film.read(bytes.film));
        if (!isOver) read += 1;
      }
      return { isPaired: read === wanted };
    },
    notes: () => [],
  };
}
