// Plain PCM in a RIFF/WAVE file: written for the encoder, read from the speech program.

export interface Pcm {
  /** Hz. */
  readonly rate: number;
  /** One channel, -1 to 1. */
  readonly samples: Float64Array;
}

const HEADER = 44;

/** Stereo samples of 16 bits as a whole file. */
export function buildWav(stereo: Int16Array, rate: number): Uint8Array {
  const bytes = new Uint8Array(HEADER + stereo.byteLength);
  const view = new DataView(bytes.buffer);
  writeTag(bytes, 0, "RIFF");
  view.setUint32(4, HEADER - 8 + stereo.byteLength, true);
  writeTag(bytes, 8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
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
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER || readTag(bytes, 0) !== "RIFF" || readTag(bytes, 8) !== "WAVE") return undefined;
  let at = 12;
  let format: { rate: number; channels: number } | undefined;
  while (at + 8 <= bytes.length) {
    const tag = readTag(bytes, at);
    const size = view.getUint32(at + 4, true);
    const body = at + 8;
    if (tag === "fmt " && body + 16 <= bytes.length) format = readFormat(view, body);
    if (tag === "data")
      return (
        format && {
          rate: format.rate,
          samples: firstChannel(view, body, Math.min(size, bytes.length - body), format.channels),
        }
      );
    at = body + size + (size % 2);
  }
  return undefined;
}

function readFormat(view: DataView, at: number): { rate: number; channels: number } | undefined {
  const isPcm16 = view.getUint16(at, true) === 1 && view.getUint16(at + 14, true) === 16;
  return isPcm16
    ? { channels: Math.max(1, view.getUint16(at + 2, true)), rate: view.getUint32(at + 4, true) }
    : undefined;
}

function firstChannel(view: DataView, at: number, size: number, channels: number): Float64Array {
  const count = Math.floor(size / (2 * channels));
  return Float64Array.from({ length: count }, (_, sample) => view.getInt16(at + 2 * channels * sample, true) / 32_768);
}

function writeTag(bytes: Uint8Array, at: number, tag: string): void {
  for (let letter = 0; letter < tag.length; letter++) bytes[at + letter] = tag.charCodeAt(letter);
}

function readTag(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
