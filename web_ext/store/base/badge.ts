// What a badge says, as a value: a tone for the colour, a shape for the eye, a word, and the whole of it for the title.

export type Tone = "queued" | "running" | "ok" | "failed" | "stale" | "locked" | "out" | "flag";

/** `shape` names an icon; tones and shapes differ only where one tone has two meanings. */
export interface Badge {
  readonly tone: Tone;
  readonly shape: Tone | "stand-in" | "note" | "face" | "upscale" | "wand";
  readonly word: string;
  /** The word where there is little space; the whole one is still read out. */
  readonly brief?: string;
  readonly title: string;
  /** Percent, on a running one. */
  readonly percent?: number;
}
