// How much sound a take carries. AAC comes in blocks, and decoders play whole ones: the sound ends with the last block that the
// picture covers, so that it is never longer.
import { samplesOf } from "../../time/rate.ts";
import { AAC_FRAME, SAMPLE_RATE } from "../../media/sound-format.ts";

/** Samples per channel; one block at least, which only a single frame at 47 a second or more is shorter than. */
export function soundLength(frames: number, fps: number): number {
  return Math.max(1, Math.floor(samplesOf(frames, fps, SAMPLE_RATE) / AAC_FRAME)) * AAC_FRAME;
}
