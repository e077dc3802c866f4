// What a take is drawn from and what comes of it: plain data, so that it can go to another thread.
import type { Shotlist } from "../../contracts/files/shotlist.ts";
import type { Pictures } from "../../core/animatic/pictures.ts";
import type { SpeechProgram } from "../../core/animatic/voice/speech.ts";
import type { RecordingWindow } from "../../core/media/animatic-args.ts";
import { partialName } from "../../machine/partial-name.ts";

export type DrawOrder = ShotOrder | TourOrder;

export interface ShotOrder extends FilmOrder {
  /** The frozen document of one shot. */
  readonly shotlist: Shotlist;
  readonly take: number;
  /** What reads the lines; null: the built-in voice. */
  readonly speech: SpeechProgram | null;
  readonly pictures: Pictures;
  /** The window of the recording that a dubbed shot plays. */
  readonly recording: RecordingWindow | null;
  /** Its thumbnail and strip are drawn beside it, without the words that the take has. */
  readonly stills?: boolean;
}

export interface TourFilm {
  /** Pixels, frames, frames a second. */
  readonly width: number;
  readonly height: number;
  readonly length: number;
  readonly fps: number;
  readonly move: string;
}

/** A look round a picture of a place. */
export interface TourOrder extends FilmOrder {
  /** Absolute path of the picture. */
  readonly plate: string;
  readonly tour: TourFilm;
}

interface FilmOrder {
  /** Absolute path of the finished film. */
  readonly output: string;
  /** Path of the program. */
  readonly ffmpeg: string;
  /** What the take keeps beside its output while it is made; gone when it is done, cancelled or failed. */
  readonly partials?: PartialFiles;
}

/** Absolute paths. */
interface PartialFiles {
  readonly part: string;
  readonly sound: string;
}

export interface DrawOptions {
  readonly signal?: AbortSignal;
  /** Frames handed to the encoder, and how many there are. */
  readonly onFrame?: (done: number, total: number) => void;
}

export interface DrawnTake {
  readonly frames: number;
  readonly fps: number;
  readonly width: number;
  readonly height: number;
  /** What else must be the same for the same bytes; the programs are named by who found them. */
  readonly madeWith: Record<string, string>;
  /** What could not be done as asked, in sentences. */
  readonly notes: string[];
  readonly milliseconds: number;
}

/** Frames handed to the encoder. */
export interface FrameCount {
  readonly done: number;
  readonly total: number;
}

/** The order with the names that it has chosen, or with new ones. */
export async function withPartialNames<Order extends DrawOrder>(
  order: Order,
): Promise<Order & { readonly partials: PartialFiles }> {
  const { output, partials } = order;
  const names = partials ?? { part: await partialName(output), sound: await partialName(`${output}.wav`) };
  return { ...order, partials: names };
}
