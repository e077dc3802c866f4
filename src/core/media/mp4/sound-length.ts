// ffmpeg rounds the length of a sound track down to a thousandth of a second, and players that heed it end the sound before
// the picture. These are the few bytes that round it up instead. Nothing moves, so the file stays as it is otherwise.
import { type Box, boxesIn, findBox, fourCharacters, viewOf } from "./boxes.ts";

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
