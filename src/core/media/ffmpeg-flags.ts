// What many runs of ffmpeg share: flags, filters that fit a picture into a size, and the form of all sound made here.
// docs/decisions.md 17.
import { samplesOf } from "../time/rate.ts";

/** Samples a second, in each channel. */
export const SAMPLE_RATE = 48_000;

/** Samples of one AAC frame: the grain of an AAC track's length. */
export const AAC_FRAME = 1024;

// How much sound a take carries. AAC comes in blocks, and decoders play whole ones: the sound ends with the last block that the
// picture covers, so that it is never longer.

/** Samples per channel; one block at least, which only a single frame at 47 a second or more is shorter than. */
export function soundLength(frames: number, fps: number): number {
  return Math.max(1, Math.floor(samplesOf(frames, fps, SAMPLE_RATE) / AAC_FRAME)) * AAC_FRAME;
}

/** What every run starts with: no questions, no banner, only what went wrong. */
export const QUIET: readonly string[] = ["-nostdin", "-hide_banner", "-v", "error"];

/** The same film twice gives the same bytes: no dates, no library versions. */
export const PLAIN_FILE: readonly string[] = ["-map_metadata", "-1", "-fflags", "+bitexact"];

/** Without these ffmpeg's scaler is up to two steps off when it changes colours. */
export const EXACT = "accurate_rnd+full_chroma_int+full_chroma_inp";

/** Any picture fitted into a size, letterboxed, in BT.709, limited range. */
export function fitFilters(width: number, height: number): readonly string[] {
  const wide = `gt(dar,${width}/${height})`;
  return [
    // Unmarked colours are read as BT.601, which is what tools write that never set them. `dar` counts pixels that are not square.
    `scale=w='if(${wide},${width},${fitted(`${height}*dar`)})':h='if(${wide},${fitted(`${width}/dar`)},${height})'` +
      `:flags=bicubic+${EXACT}:out_color_matrix=bt709:out_range=tv`,
    "format=yuv420p",
    `pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2:black`,
  ];
}

/** Any picture cropped to a size, centred, in BT.709, limited range. */
export function coverFilters(width: number, height: number): readonly string[] {
  const wide = `gt(dar,${width}/${height})`;
  return [
    `scale=w='if(${wide},${covering(`${height}*dar`, width)},${width})':h='if(${wide},${height},${covering(`${width}/dar`, height)})'` +
      `:flags=bicubic+${EXACT}:out_color_matrix=bt709:out_range=tv`,
    "format=yuv420p",
    `crop=${width}:${height}`,
  ];
}

/** An even number of pixels, and enough of them. */
function covering(pixels: string, least: number): string {
  return `max(${least},2*round(${pixels}/2))`;
}

/** An even number of pixels. */
function fitted(pixels: string): string {
  return `max(2,2*round(${pixels}/2))`;
}
