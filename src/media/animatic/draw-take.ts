// Draws one take: layers painted once, frames put together and piped to the encoder, sound beside them; then the film gets its name.
// Blocks its thread for tens of milliseconds at a time: the service calls it through draw-pool.
import { createRequire } from "node:module";
import type { Writable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Refusal } from "../../contracts/refusal.ts";
import { readCard, type ShotCard } from "../../core/animatic/shot-card.ts";
import { animaticArgs } from "../../core/media/animatic-args.ts";
import { writeInFolder } from "../../machine/write-file.ts";
import { removeFile } from "../../machine/files.ts";
import { withPartialFile } from "../../machine/partial-file.ts";
import { run } from "../../machine/spawn.ts";
import {
  withPartialNames,
  type DrawOptions,
  type DrawOrder,
  type DrawnTake,
  type ShotOrder,
  type TourOrder,
} from "./draw-order.ts";
import { drawStills, type Stills } from "./film/draw-stills.ts";
import { loadPictures } from "./film/load-pictures.ts";
import type { Film } from "./film/frame-source.ts";
import { openFilm } from "./film/open-film.ts";
import { openTour } from "./film/open-tour.ts";
import { Arena } from "./kernel/arena.ts";
import { noteMissingLetters } from "./paint/missing-letters.ts";
import { makeSound } from "./sound/guide-track.ts";
import { SAMPLE_RATE, soundLength } from "../../core/media/ffmpeg-flags.ts";
import { cleanStills } from "../../core/media/stills-args.ts";
import { buildWav } from "../../core/media/wav.ts";

const require = createRequire(import.meta.url);

/** Throws the signal's reason when it is cancelled, with nothing left behind. `arena`: memory that a thread uses again. */
export async function drawTake(request: DrawOrder, options: DrawOptions = {}, arena = new Arena()): Promise<DrawnTake> {
  const started = performance.now();
  const order = await withPartialNames(request);
  const signal = options.signal ?? new AbortController().signal;
  const pause = async () => {
    await nextTurn();
    signal.throwIfAborted();
  };
  const { part, sound: soundPath } = order.partials;
  try {
    await pause();
    const shown = "tour" in order ? await showTour(order, arena) : await showShot(order, { signal, arena, pause });
    const { film, measures, stereo, notes, stills } = shown;
    await writeInFolder(soundPath, buildWav(stereo, SAMPLE_RATE));
    let pictures: Stills | undefined;
    const encode = async (to: string) => {
      await run(order.ffmpeg, animaticArgs({ ...measures, sound: soundPath, part: to }), {
        signal,
        feed: (stdin) => feedFrames(stdin, film, measures.length, { ...options, signal }),
      });
      pictures = await stills?.();
    };
    await withPartialFile(order.output, encode, part);
    if (pictures) await writeStills(order.output, pictures);
    return { ...factsOf(measures), notes: [...notes], milliseconds: Math.round(performance.now() - started) };
  } finally {
    await removeFile(soundPath);
  }
}

type Measures = Pick<ShotCard, "width" | "height" | "length" | "fps">;

/** What is drawn, frame by frame, and heard. */
interface Shown {
  readonly film: Film;
  readonly measures: Measures;
  readonly stereo: Int16Array;
  readonly notes: readonly string[];
  /** Draws the pictures that stand for it. */
  readonly stills?: () => Promise<Stills>;
}

async function writeStills(output: string, { thumbnail, strip }: Stills): Promise<void> {
  const names = cleanStills(output);
  await writeInFolder(names.thumbnail, thumbnail);
  await writeInFolder(names.strip, strip);
}

interface Means {
  readonly signal: AbortSignal;
  readonly arena: Arena;
  readonly pause: () => Promise<void>;
}

async function showShot(order: ShotOrder, { signal, arena, pause }: Means): Promise<Shown> {
  const card = requireCard(order);
  const { recording, ffmpeg, speech } = order;
  const pictures = await loadPictures(order.pictures);
  const sound = await makeSound({ card, signal, recording, ffmpeg, speech });
  const film = await openFilm({ card, pictures, arena, pause });
  const notes = [...pictures.notes, ...sound.notes, ...noteMissingLetters(textsOf(card))];
  const shown = { film, measures: card, stereo: sound.stereo, notes };
  if (!order.stills || card.slate === "clean") return shown;
  return { ...shown, stills: () => drawStills(film, card, pause) };
}

/** Silent. Without its picture there is nothing to look round in. */
async function showTour({ plate, tour }: TourOrder, arena: Arena): Promise<Shown> {
  const { plate: picture, notes } = await loadPictures({ plate, first: null, last: null, subjects: {} });
  if (!picture) throw new Refusal("bad-input", `no tour can be drawn: ${notes[0]?.replace(/, so the take.*/, "")}`);
  const stereo = new Int16Array(2 * soundLength(tour.length, tour.fps));
  return { film: openTour(tour, picture, arena), measures: tour, stereo, notes: [] };
}

/** The shot as a card, refused when it cannot be filmed. */
function requireCard(order: ShotOrder): ShotCard {
  const card = readCard(order.shotlist, order.take);
  if (!card) throw new Refusal("bad-input", "the shot list of this take holds no shot: render the shot again");
  const { width, height, length } = card;
  if (width % 2 || height % 2) {
    throw new Refusal("bad-input", `${width}x${height} cannot be filmed: both sides of a frame must be even`);
  }
  if (length < 1) throw new Refusal("bad-input", `shot ${card.shot} has no frames: give it a length and build again`);
  return card;
}

/** Frame after frame; a buffer is drawn over when the program has taken its bytes. Stops when nobody takes them any more. */
async function feedFrames(
  stdin: Writable,
  film: Film,
  length: number,
  options: DrawOptions & { signal: AbortSignal },
): Promise<void> {
  const taken: Promise<boolean>[] = film.buffers.map(() => Promise.resolve(true));
  for (let number = 0; number < length; number++) {
    const slot = number % film.buffers.length;
    const buffer = film.buffers[slot];
    if (!buffer || !(await taken[slot]) || options.signal.aborted) return;
    film.draw(buffer, number);
    taken[slot] = write(stdin, buffer.bytes);
    options.onFrame?.(number + 1, length);
  }
  await Promise.all(taken);
}

/** Whether the bytes were taken. A program that ends early gives its own reason. */
function write(stdin: Writable, bytes: Uint8Array): Promise<boolean> {
  return new Promise((resolve) => stdin.write(bytes, (error) => resolve(!error)));
}

function factsOf(measures: Measures): Omit<DrawnTake, "notes" | "milliseconds"> {
  const { version } = require("@napi-rs/canvas/package.json") as { version: string };
  const { length: frames, fps, width, height } = measures;
  return { frames, fps, width, height, madeWith: { canvas: `@napi-rs/canvas ${version}` } };
}

function textsOf(card: ShotCard): readonly string[] {
  const { shot, sequence, cameraWords, placeTitle, placeDescription, action, lettering } = card;
  const spoken = card.lines.flatMap(({ name, text }) => [name, text]);
  return [
    shot,
    sequence,
    cameraWords,
    placeTitle,
    placeDescription,
    action,
    lettering,
    ...card.standings.map(({ name }) => name),
    ...spoken,
  ];
}
