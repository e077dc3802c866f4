// The form of every sound that is made here: docs/decisions.md 17.

/** Samples a second, in each channel. */
export const SAMPLE_RATE = 48_000;

/** Samples of one AAC frame: the grain of an AAC track's length. */
export const AAC_FRAME = 1024;
