// The arithmetic of a clip's levels: how far a fade can reach, steps of a gain, and the height of a gain on its line. Frames of the episode.
import { decibelsOf } from "../../../src/core/levels/clip-levels.ts";
import type { CutView } from "../../../src/contracts/replies/episode-status.ts";
import type { Clip } from "../playback/clips-and-playhead.ts";
import type { CutChange, FadeField } from "./edit-values.ts";

export type LevelField = FadeField | "gain";
/** What an entry plays at that says nothing of it. */
export const NO_LEVELS: Required<Pick<CutView, LevelField>> = {
  gain: 1,
  fade_in: 0,
  fade_out: 0,
  sound_fade_in: 0,
  sound_fade_out: 0,
};
export const GAIN_MOST = 4;
/** What is quieter than this, in decibels, is silence. */
const QUIETEST = -40;
/** A gain this near to none, in decibels, is none. */
const NEAR_NONE = 0.6;

const OTHER_END: Readonly<Record<FadeField, FadeField>> = {
  fade_in: "fade_out",
  fade_out: "fade_in",
  sound_fade_in: "sound_fade_out",
  sound_fade_out: "sound_fade_in",
};

export function isLevel(field: string): field is LevelField {
  return field in NO_LEVELS;
}

/** A fade of so many frames, as far as it can reach: the other one stays as it is. */
export function fadeTo(clip: Pick<Clip, "cut" | "frames">, field: FadeField, frames: number): CutChange {
  const room = clip.frames - (clip.cut[OTHER_END[field]] ?? 0);
  return { [field]: Math.max(0, Math.min(Math.round(frames), room)) };
}

/** A linear gain so many decibels louder. */
export function louder(gain: number, decibels: number): number {
  return gainOfDecibels(Math.round((decibelsOfGain(gain) + decibels) * 10) / 10);
}

/** No quieter than there is. */
export function decibelsOfGain(gain: number): number {
  return Math.max(QUIETEST, decibelsOf(gain));
}

/** Linear, 0 to the most there is. */
export function gainOfDecibels(decibels: number): number {
  if (decibels < QUIETEST) return 0;
  return Number(Math.min(GAIN_MOST, 10 ** (decibels / 20)).toFixed(4));
}

/** `-6`, `+3.5 dB`, `silent`; undefined for anything else and for what is too loud. */
export function parseGain(text: string): number | undefined {
  const typed = text.trim().toLowerCase().replace("−", "-");
  if (typed === "silent") return 0;
  const match = /^([+-]?\d{1,3}(?:[.,]\d{1,3})?)\s*(?:db)?$/.exec(typed);
  const decibels = Number(match?.[1]?.replace(",", "."));
  return match && decibels <= decibelsOf(GAIN_MOST) + 0.05 ? gainOfDecibels(decibels) : undefined;
}

/** Height of a gain on its line, 0 at the foot to 1 at the top: a gain that changes nothing is in the middle. */
export function heightOfGain(gain: number): number {
  return Math.sqrt(Math.min(gain, GAIN_MOST) / GAIN_MOST);
}

export function gainAtHeight(height: number): number {
  const gain = GAIN_MOST * Math.max(0, Math.min(1, height)) ** 2;
  const decibels = Math.round(decibelsOf(gain) * 10) / 10;
  return Math.abs(decibels) < NEAR_NONE ? 1 : gainOfDecibels(decibels);
}
