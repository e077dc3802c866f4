// Joins pieces and sound into one file under a partial name and checks its tables against the plan.
import { join } from "node:path";
import type { Writable } from "node:stream";
import type { JoinPlan } from "../../core/media/film/join-plan.ts";
import { linkOrCopy, writeAtomic } from "../../machine/write-file.ts";
import { patchPartialFile } from "../../machine/partial-file.ts";
import { run, writeChunk } from "../../machine/spawn.ts";
import type { AssembleRun, Piece } from "./assemble-run.ts";
import type { ReadySound } from "./deliver-sound.ts";
import { writeSound } from "./join-sound.ts";
import type { PackedSound } from "./pack-sound.ts";
import { readMovie, readMovieBox } from "../read-clip.ts";
import { SAMPLE_RATE } from "../../core/media/ffmpeg-flags.ts";
import { joinFilmArgs, concatName, type ListedClip, buildConcatList } from "../../core/media/film/join-film-args.ts";
import { soundLengthPatches } from "../../core/media/mp4/sound-movie.ts";
import { findFilmFault } from "../../core/media/film/film-check.ts";

/** Throws what is wrong with the joined film, in words. */
export async function joinFilm(
  task: AssembleRun,
  plan: JoinPlan,
  pieces: readonly Piece[],
  output: FilmSound,
): Promise<void> {
  await writeFilm(task, plan, pieces, output);
  task.onStage("verify", 0, 1);
  await lengthenSound(output.part, plan.samples);
  const { frames, samples } = plan;
  const film = await readMovie(output.part);
  const sizes = pieces.map((piece) => piece.sizes);
  const headersKey = pieces[0]?.headersKey ?? "";
  const soundSizes = output.packed?.sizes;
  const fault = film
    ? findFilmFault(film, { frames, fps: task.order.fps, samples, soundSizes, headersKey, sizes })
    : "the joined film cannot be read";
  if (fault !== undefined) throw new Error(fault);
}

/** Where the film goes, and its sound: as it is delivered, as packets, or as its pieces still have to be decoded. */
export interface FilmSound {
  readonly part: string;
  readonly sound: ReadySound | undefined;
  readonly packed: PackedSound | undefined;
}

async function writeFilm(
  task: AssembleRun,
  { sounds, timescale }: JoinPlan,
  pieces: readonly Piece[],
  { part, sound, packed }: FilmSound,
): Promise<void> {
  const { ffmpeg, signal, warn } = task;
  const { fps, scratch, soundRate } = task.order;
  const list = join(scratch, "list.txt");
  await writeAtomic(list, buildConcatList(await listed(pieces, scratch), fps));
  const onPiece = (done: number) => task.onStage(done < sounds.length ? "sound" : "join", done, sounds.length);
  const ports = { ffmpeg: ffmpeg.path, scratch, signal, warn, onPiece };
  const feed = (stdin: Writable) => writeSound((chunk) => writeChunk(stdin, chunk), sounds, ports);
  if (packed) task.onStage("join", 0, 1);
  await run(ffmpeg.path, joinFilmArgs({ list, timescale, output: part, soundRate, sound, packed: packed?.path }), {
    signal,
    ...(!sound && !packed && { feed }),
  });
}

async function lengthenSound(part: string, samples: number): Promise<void> {
  const box = await readMovieBox(part);
  const patches = box ? soundLengthPatches(box.bytes, samples / SAMPLE_RATE) : [];
  if (box)
    await patchPartialFile(
      part,
      patches.map(({ at, bytes }) => ({ at: box.at + at, bytes })),
    );
}

/** A name with a line break cannot stand in a list: that file gets a second name. */
async function listed(pieces: readonly Piece[], scratch: string): Promise<readonly ListedClip[]> {
  const names: ListedClip[] = [];
  for (const [index, { path, length }] of pieces.entries()) {
    if (concatName(path) !== undefined) names.push({ path, length });
    else {
      await linkOrCopy(path, join(scratch, `name-${index}.mp4`));
      names.push({ path: `name-${index}.mp4`, length });
    }
  }
  return names;
}
