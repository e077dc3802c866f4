// The whole sound of a film as one stream of float samples, exactly as long as its pieces say. Files are decoded some at a
// time beside the encoder that takes the stream, so memory and scratch stay flat however long the film is.
import { open } from "node:fs/promises";
import { join } from "node:path";
import type { SoundPiece } from "../../core/media/film/sound-plan.ts";
import { fadeLevel } from "../../core/levels/clip-levels.ts";
import { removeFile } from "../../machine/files.ts";
import { walkFile } from "../../machine/read-parts.ts";
import { run } from "../../machine/spawn.ts";
import { SAMPLE_RATE } from "../../core/media/ffmpeg-flags.ts";
import { type SoundSource, readSoundArgs } from "../../core/media/sound-args.ts";
import { walkWav } from "../../core/media/wav.ts";

/** Pieces decoded by one run. The first are few, so that the encoder starts soon; then so many that starting a run does not count. */
const FIRST_BATCH = 2;
const BATCH = 12;
/** Bytes of a stereo float sample pair. */
const PAIR = 8;
const CHUNK = PAIR * 16_384;
/** A little more than wanted is decoded, so that no rounding leaves a piece short. */
const SLACK_SECONDS = 0.1;
/** A sound that begins further into its file is decoded from a second or two before: decoders take a moment to be exact. */
const RUN_UP_SECONDS = 1;

export interface SoundPorts {
  readonly ffmpeg: string;
  readonly scratch: string;
  readonly signal: AbortSignal;
  /** Called for each piece that is silent though it should have sound. */
  readonly warn: (sentence: string, piece: SoundPiece) => void;
  readonly onPiece: (done: number) => void;
}

/** Takes stereo float samples as they come; false when it wants no more. */
export type TakeSound = (chunk: Uint8Array) => Promise<boolean>;

/** Of all samples only a part: bytes that are left away at the start, and those that are taken then. */
export function takePart(take: TakeSound, skipped: number, taken: number): TakeSound {
  let at = -skipped;
  return async (chunk) => {
    const [from, to] = [Math.max(0, -at), Math.min(chunk.length, taken - at)];
    at += chunk.length;
    const isTaken = to <= from || (await take(chunk.subarray(from, to)));
    return isTaken && at < taken;
  };
}

/** Hands over all pieces one after another; returns early when no more are taken. */
export async function writeSound(take: TakeSound, pieces: readonly SoundPiece[], ports: SoundPorts): Promise<void> {
  let coming = decodeBatch(pieces.slice(0, FIRST_BATCH), 0, ports);
  try {
    for (let done = 0; done < pieces.length;) {
      const files = await coming;
      const next = done + files.length;
      coming = decodeBatch(pieces.slice(next, next + BATCH), next, ports);
      for (const { piece, file } of files) {
        if (!(await writePiece(take, piece, file))) return;
        if (file) await removeFile(file);
        ports.onPiece(++done);
      }
    }
  } finally {
    // A batch that nobody waits for any more must not outlive the scratch folder.
    await coming.catch(() => undefined);
  }
}

interface DecodedPiece {
  readonly piece: SoundPiece;
  /** Undefined = silence. */
  readonly file: string | undefined;
}

/** Decodes neighbouring pieces, the first of them the film's piece number `from`. */
async function decodeBatch(pieces: readonly SoundPiece[], from: number, ports: SoundPorts): Promise<DecodedPiece[]> {
  const batch = pieces.map((piece, index) => ({ piece, source: sourceOf(piece, from + index, ports.scratch) }));
  const sources = batch.flatMap(({ source }) => source ?? []);
  if (await decodeTogether(sources, ports)) return batch.map(({ piece, source }) => ({ piece, file: source?.output }));
  // One file spoiled the run for all: each on its own, and silence for the one that cannot be read.
  const decoded: DecodedPiece[] = [];
  for (const { piece, source } of batch) {
    const readable = source && (await decodeTogether([source], ports));
    if (source && !readable)
      ports.warn(`${piece.shot}: the sound of ${source.path} cannot be read; silence is laid there`, piece);
    decoded.push({ piece, file: readable ? source.output : undefined });
  }
  return decoded;
}

async function decodeTogether(sources: readonly SoundSource[], { ffmpeg, signal }: SoundPorts): Promise<boolean> {
  if (sources.length === 0) return true;
  try {
    await run(ffmpeg, readSoundArgs(sources), { signal });
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}

function sourceOf(piece: SoundPiece, index: number, scratch: string): SoundSource | undefined {
  const { path, gain } = piece;
  const audible = piece.length - piece.lead;
  if (path === null || audible === 0) return undefined;
  const from = passedOver(piece);
  const seconds = (piece.skip + audible) / SAMPLE_RATE - from + SLACK_SECONDS;
  return { path, from, seconds, gain, output: join(scratch, `sound-${index}.wav`) };
}

/** Whole seconds of a file that are not decoded at all. */
function passedOver({ skip }: SoundPiece): number {
  return Math.max(0, Math.floor(skip / SAMPLE_RATE) - RUN_UP_SECONDS);
}

/** Exactly `length` sample pairs: silence, what the file has, silence again. False when nobody takes them any more. */
async function writePiece(take: TakeSound, piece: SoundPiece, path: string | undefined): Promise<boolean> {
  if (!(await writeSilence(take, piece.lead))) return false;
  const written = path === undefined ? 0 : await writeFrom(take, piece, path);
  return written !== undefined && writeSilence(take, piece.length - piece.lead - written);
}

async function writeSilence(take: TakeSound, pairs: number): Promise<boolean> {
  const silence = Buffer.alloc(CHUNK);
  for (let left = pairs * PAIR; left > 0; left -= CHUNK) {
    if (!(await take(silence.subarray(0, Math.min(left, CHUNK))))) return false;
  }
  return true;
}

/** Writes what a decoded file has of a piece; the pairs written, or undefined when nobody takes them any more. */
async function writeFrom(take: TakeSound, piece: SoundPiece, path: string): Promise<number | undefined> {
  const skip = piece.skip - passedOver(piece) * SAMPLE_RATE;
  const audible = piece.length - piece.lead;
  const file = await open(path, "r");
  try {
    const header = await walkFile(file, walkWav());
    if (!header || header.channels > 2) throw new Error("ffmpeg wrote sound that is neither mono nor stereo");
    const width = header.channels * 4;
    let written = 0;
    while (written < audible) {
      const wanted = Math.min(CHUNK / PAIR, audible - written);
      const bytes = Buffer.alloc(wanted * width);
      const { bytesRead } = await file.read(bytes, 0, bytes.length, header.dataAt + (skip + written) * width);
      const pairs = Math.floor(bytesRead / width);
      if (pairs === 0) break;
      const samples = bytes.subarray(0, pairs * width);
      fade(samples, header.channels, piece, piece.lead + written);
      if (!(await take(header.channels === 1 ? doubled(samples) : samples))) return undefined;
      written += pairs;
    }
    return written;
  } finally {
    await file.close();
  }
}

/** Changes samples in place; the first one is so far into its piece. */
function fade(samples: Buffer, channels: number, { fades, length }: SoundPiece, from: number): void {
  if (!fades || (from >= fades.in && from + samples.length / 4 / channels <= length - fades.out - 1)) return;
  for (let at = 0; at < samples.length; at += 4) {
    const level = fadeLevel(from + Math.floor(at / 4 / channels), length, fades);
    if (level < 1) samples.writeFloatLE(samples.readFloatLE(at) * level, at);
  }
}

/** Mono on both sides. */
function doubled(mono: Buffer): Buffer {
  const stereo = Buffer.alloc(mono.length * 2);
  for (let at = 0; at < mono.length; at += 4) {
    const sample = mono.readInt32LE(at);
    stereo.writeInt32LE(sample, at * 2);
    stereo.writeInt32LE(sample, at * 2 + 4);
  }
  return stereo;
}
