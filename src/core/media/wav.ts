// WAV files: headers found and read, sounds written and parsed.
import { fourCharacters, viewOf, type Stretch } from "./mp4/boxes.ts";

interface WavHeader {
  /** 1 is PCM in whole numbers, 3 in floats. */
  readonly format: number;
  readonly channels: number;
  readonly hertz: number;
  readonly bitsPerSample: number;
  /** Where the samples start, and how many bytes the header claims of them. */
  readonly dataAt: number;
  readonly dataBytes: number;
}

/** More chunks before the samples are damage. */
const MOST_CHUNKS = 1000;

/** As much of a format as is read. One that says "extensible" names the real kind of its samples further behind. */
const FORMAT_BYTES = 26;

const EXTENSIBLE = 0xfffe;

/** What a size says that does not fit. */
const MOST = 0xffff_ffff;

const REAL_FORMAT_AT = 24;

/** Yields the stretches that it wants to see, and is handed their bytes: fewer at the file's end. Undefined when it is no WAV. */
export function* walkWav(): Generator<Stretch, WavHeader | undefined, Uint8Array> {
  const kind = kindOf(yield { at: 0, length: 12 });
  if (!kind) return undefined;
  // A size that 32 bits cannot say stands in a chunk of its own, or nowhere: then the samples go to the file's end.
  let longData = Number.MAX_SAFE_INTEGER;
  let format: Omit<WavHeader, "dataAt" | "dataBytes"> | undefined;
  let at = 12;
  for (let count = 0; count < MOST_CHUNKS; count++) {
    const chunk = yield { at, length: 8 };
    if (chunk.length < 8) return undefined;
    const type = fourCharacters(chunk, 0);
    const size = viewOf(chunk).getUint32(4, true);
    if (type === "data") return format && { ...format, dataAt: at + 8, dataBytes: size === MOST ? longData : size };
    if (kind === "RF64" && type === "ds64") longData = readLongData(yield { at: at + 8, length: 16 }) ?? longData;
    if (type === "fmt ") format = readFormat(yield { at: at + 8, length: Math.min(size, FORMAT_BYTES) });
    at += 8 + size + (size % 2);
  }
  return undefined;
}

/** Undefined when it is no WAV. */
function kindOf(head: Uint8Array): "RIFF" | "RF64" | undefined {
  if (head.length < 12 || fourCharacters(head, 8) !== "WAVE") return undefined;
  const kind = fourCharacters(head, 0);
  return kind === "RIFF" || kind === "RF64" ? kind : undefined;
}

/** The size of the samples behind that of the whole, in 64 bits. */
function readLongData(bytes: Uint8Array): number | undefined {
  const size = bytes.length < 16 ? 0 : Number(viewOf(bytes).getBigUint64(8, true));
  return size > 0 && Number.isSafeInteger(size) ? size : undefined;
}

/** The same of bytes that are in memory. */
export function parseWavHeader(bytes: Uint8Array): WavHeader | undefined {
  const walk = walkWav();
  let step = walk.next();
  while (!step.done) step = walk.next(bytes.subarray(step.value.at, step.value.at + step.value.length));
  return step.value;
}

function readFormat(bytes: Uint8Array) {
  if (bytes.length < 16) return undefined;
  const view = viewOf(bytes);
  const format = view.getUint16(0, true);
  const isExtensible = format === EXTENSIBLE && bytes.length >= FORMAT_BYTES;
  return {
    format: isExtensible ? view.getUint16(REAL_FORMAT_AT, true) : format,
    channels: view.getUint16(2, true),
    hertz: view.getUint32(4, true),
    bitsPerSample: view.getUint16(14, true),
  };
}

// Plain PCM in a RIFF/WAVE file: written for the encoder, read from the speech program.

export interface Pcm {
  /** Hz. */
  readonly rate: number;
  /** One channel, -1 to 1. */
  readonly samples: Float64Array;
}

const HEADER = 44;

/** Samples are whole numbers. */
const PCM = 1;

/** Stereo samples of 16 bits as a whole file. */
export function buildWav(stereo: Int16Array, rate: number): Uint8Array {
  const bytes = new Uint8Array(HEADER + stereo.byteLength);
  const view = new DataView(bytes.buffer);
  writeTag(bytes, 0, "RIFF");
  view.setUint32(4, HEADER - 8 + stereo.byteLength, true);
  writeTag(bytes, 8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, PCM, true);
  view.setUint16(22, 2, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 4, true);
  view.setUint16(32, 4, true);
  view.setUint16(34, 16, true);
  writeTag(bytes, 36, "data");
  view.setUint32(40, stereo.byteLength, true);
  for (let at = 0; at < stereo.length; at++) view.setInt16(HEADER + 2 * at, stereo[at] ?? 0, true);
  return bytes;
}

/**
 * The first channel of a file of 16-bit PCM; undefined when it is something else. A program that writes to a pipe cannot know
 * the length yet and puts a dummy there: the data ends where the bytes end.
 */
export function parseWav(bytes: Uint8Array): Pcm | undefined {
  const header = parseWavHeader(bytes);
  if (header?.format !== PCM || header.bitsPerSample !== 16) return undefined;
  const { hertz, channels, dataAt, dataBytes } = header;
  const size = Math.min(dataBytes, bytes.length - dataAt);
  return { rate: hertz, samples: firstChannel(viewOf(bytes), dataAt, size, Math.max(1, channels)) };
}

function firstChannel(view: DataView, at: number, size: number, channels: number): Float64Array {
  const count = Math.floor(size / (2 * channels));
  return Float64Array.from({ length: count }, (_, sample) => view.getInt16(at + 2 * channels * sample, true) / 32_768);
}

function writeTag(bytes: Uint8Array, at: number, tag: string): void {
  for (let letter = 0; letter < tag.length; letter++) bytes[at + letter] = tag.charCodeAt(letter);
}
