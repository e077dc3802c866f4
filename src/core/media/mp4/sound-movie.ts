// An MP4 file of AAC packets, and the patch that makes a sound track's stated length long enough.
import { viewOf, type Box, boxesIn, findBox, fourCharacters } from "./boxes.ts";
import { AAC_FRAME, SAMPLE_RATE } from "../ffmpeg-flags.ts";

/** AAC-LC, 48 kHz, stereo; and that no other rate is hidden in it. As ffmpeg's encoder describes its own. */
const DECODER = [0x11, 0x90, 0x56, 0xe5, 0x00];

/**
 * `sizes`: bytes of each packet, the first of which is priming (silent). `samples`: what the others decode to, the last of them maybe
 * as less than a frame. `kilobits` a second.
 */
export function soundMovieHead(sizes: Uint32Array, samples: number, kilobits: number): Uint8Array {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  const data = new Uint8Array(16);
  viewOf(data).setUint32(0, 1);
  data.set(text("mdat"), 4);
  viewOf(data).setBigUint64(8, BigInt(data.length + bytes));
  const kind = box("ftyp", text("isom"), words(512), text("isom"));
  const head = (firstAt: number) => joined([kind, movieBox({ sizes, samples, kilobits, firstAt }), data]);
  return head(head(0).length);
}

interface Sound {
  readonly sizes: Uint32Array;
  readonly samples: number;
  readonly kilobits: number;
  /** Where the first packet lies. */
  readonly firstAt: number;
}

function movieBox({ sizes, samples, kilobits, firstAt }: Sound): Uint8Array {
  const count = sizes.length;
  const last = samples - (count - 2) * AAC_FRAME;
  const ticks = (count - 1) * AAC_FRAME + last;
  const table = box(
    "stbl",
    full("stsd", words(1), sampleEntry(kilobits)),
    full("stts", last === AAC_FRAME ? words(1, count, AAC_FRAME) : words(2, count - 1, AAC_FRAME, 1, last)),
    full("stsc", words(1, 1, count, 1)),
    full("stsz", words(0, count), wordsOf(sizes)),
    full("stco", words(1, firstAt)),
  );
  const information = box(
    "minf",
    full("smhd", words(0)),
    box("dinf", full("dref", words(1), box("url ", words(1)))),
    table,
  );
  const handler = full("hdlr", words(0), text("soun"), words(0, 0, 0), [0]);
  const media = box("mdia", full("mdhd", words(0, 0, SAMPLE_RATE, ticks, 0x55c4_0000)), handler, information);
  const track = box("trak", full("tkhd", words(0, 0, 1, 0, ticks, 0, 0, 0, 0x0100_0000, ...SQUARE, 0, 0)), media);
  return box(
    "moov",
    full("mvhd", words(0, 0, SAMPLE_RATE, ticks, 0x1_0000, 0x0100_0000, 0, 0, ...SQUARE, ...UNUSED, 2)),
    track,
  );
}

/** The matrix that leaves a picture as it is, and six words that mean nothing. */
const SQUARE = [0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000];
const UNUSED = [0, 0, 0, 0, 0, 0];

function sampleEntry(kilobits: number): Uint8Array {
  const rate = words(kilobits * 1000);
  const decoder = tagged(4, [0x40, 0x15, 0, 0, 0], rate, rate, tagged(5, DECODER));
  const stream = full("esds", tagged(3, [0, 1, 0], decoder, tagged(6, [2])));
  // One data reference; two channels of 16 bits; the rate in 16.16.
  return box("mp4a", [0, 0, 0, 0, 0, 0, 0, 1], words(0, 0, 0x0002_0010, 0, SAMPLE_RATE * 0x1_0000), stream);
}

type Bytes = Uint8Array | readonly number[];

function box(type: string, ...content: readonly Bytes[]): Uint8Array {
  const inside = joined(content);
  return joined([words(8 + inside.length), text(type), inside]);
}

/** A box with version and flags, all zero. */
function full(type: string, ...content: readonly Bytes[]): Uint8Array {
  return box(type, words(0), ...content);
}

/** A part of a stream's description: shorter than 128 bytes. */
function tagged(tag: number, ...content: readonly Bytes[]): Uint8Array {
  const inside = joined(content);
  return joined([[tag, inside.length], inside]);
}

function words(...values: readonly number[]): Uint8Array {
  return wordsOf(values);
}

function wordsOf(values: ArrayLike<number>): Uint8Array {
  const bytes = new Uint8Array(values.length * 4);
  const view = viewOf(bytes);
  for (let index = 0; index < values.length; index++) view.setUint32(index * 4, values[index] ?? 0);
  return bytes;
}

function text(word: string): Uint8Array {
  return Uint8Array.from(word, (character) => character.charCodeAt(0));
}

function joined(parts: readonly Bytes[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

// ffmpeg rounds the length of a sound track down to a thousandth of a second, and players that heed it end the sound before
// the picture. These are the few bytes that round it up instead. Nothing moves, so the file stays as it is otherwise.

export interface BytePatch {
  /** Bytes from the start of the `moov` content. */
  readonly at: number;
  readonly bytes: Uint8Array;
}

/** Patches for a `moov` written by ffmpeg (boxes of version 0); none when its sound is long enough. */
export function soundLengthPatches(moov: Uint8Array, seconds: number): readonly BytePatch[] {
  const root: Box = { type: "moov", start: 0, end: moov.length };
  const movie = findBox(moov, root, "mvhd");
  const sound = boxesIn(moov).find((box) => box.type === "trak" && isSound(moov, box));
  if (!movie || !sound || moov[movie.start] !== 0) return [];
  const timescale = viewOf(moov).getUint32(movie.start + 12);
  const wanted = Math.ceil(seconds * timescale - ROUNDING);
  const header = findBox(moov, sound, "tkhd");
  const edits = findBox(moov, sound, "edts", "elst");
  const fields = [header && moov[header.start] === 0 && header.start + 20, isSingle(moov, edits) && edits.start + 8];
  return fields.flatMap((at) => {
    if (typeof at !== "number" || viewOf(moov).getUint32(at) >= wanted) return [];
    const bytes = new Uint8Array(4);
    viewOf(bytes).setUint32(0, wanted);
    return [{ at, bytes }];
  });
}

/** What a division is off by at most, in ticks. */
const ROUNDING = 1e-6;

function isSound(bytes: Uint8Array, track: Box): boolean {
  const handler = findBox(bytes, track, "mdia", "hdlr");
  return handler !== undefined && fourCharacters(bytes, handler.start + 8) === "soun";
}

function isSingle(bytes: Uint8Array, edits: Box | undefined): edits is Box {
  return edits !== undefined && bytes[edits.start] === 0 && viewOf(bytes).getUint32(edits.start + 4) === 1;
}
