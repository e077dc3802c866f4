// The header of a WAV file: what its samples are and where they lie.
import { fourCharacters, viewOf } from "./mp4/boxes.ts";

export interface WavHeader {
  readonly channels: number;
  readonly hertz: number;
  readonly bitsPerSample: number;
  /** Where the samples start, and how many bytes the header claims of them. */
  readonly dataAt: number;
  readonly dataBytes: number;
}

/** Reads the start of a file; undefined when it is no WAV or the samples start further on. */
export function parseWavHeader(bytes: Uint8Array): WavHeader | undefined {
  if (bytes.length < 12 || fourCharacters(bytes, 0) !== "RIFF" || fourCharacters(bytes, 8) !== "WAVE") return undefined;
  const view = viewOf(bytes);
  let format: Pick<WavHeader, "channels" | "hertz" | "bitsPerSample"> | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const type = fourCharacters(bytes, at);
    const size = view.getUint32(at + 4, true);
    if (type === "data") return format && { ...format, dataAt: at + 8, dataBytes: size };
    if (type === "fmt " && at + 24 <= bytes.length) format = readFormat(view, at + 8);
    at += 8 + size + (size % 2);
  }
  return undefined;
}

function readFormat(view: DataView, at: number) {
  return {
    channels: view.getUint16(at + 2, true),
    hertz: view.getUint32(at + 4, true),
    bitsPerSample: view.getUint16(at + 14, true),
  };
}
