// A long sound is decoded in two parts at once. Where they meet both decode the same second: by it is told whether the second part
// really begins where it was asked to begin. What a decoder makes up (the noise of some codecs) differs a little from run to run.

/** Seconds: each part has a second before the seam to become exact in, and one behind it to be compared. */
export const SEAM_SECONDS = 1;
/** Sounds shorter than this are decoded in one part, seconds. */
const WORTH_PARTING = 60;
/** How much of their sum two hearings of one second may differ by. */
const TOLERANCE = 0.05;

/** The whole second at which a sound is parted; undefined when it is too short to gain by it. */
export function seamOf(seconds: number): number | undefined {
  return seconds < WORTH_PARTING ? undefined : Math.floor(seconds / 2);
}

/** Whether two parts heard the same: `first` and `second` are the peaks of one stretch. */
export function isSameSound(first: Uint8Array, second: Uint8Array): boolean {
  if (first.length === 0 || first.length !== second.length) return false;
  let apart = 0;
  let both = 0;
  for (const [at, peak] of first.entries()) {
    const other = second[at] ?? 0;
    // A step of one is rounding.
    apart += Math.max(0, Math.abs(peak - other) - 1);
    both += peak + other;
  }
  return apart <= both * TOLERANCE;
}
