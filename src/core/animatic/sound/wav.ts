// Plain PCM in a RIFF/WAVE file: written for the encoder, read from the speech program.
import { viewOf } from "../../media/mp4/boxes.ts";
import { parseWavHeader } from "../../media/wav-header.ts";

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
  for (const [at, value] of stereo.entries()) view.setInt16(HEADER + 2 * at, value, true);
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
