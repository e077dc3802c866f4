// Which samples of which file play under each clip of a film. A sound that a cut puts under a clip has its own beginning,
// place and loudness; trims of the clip cut it by the same time as the picture.
//
//   file    |--- start ---|######################      the sound begins at `start`
//   clip        |-- offset --|##############|          it is placed later (or, below zero, more of it is cut)
//   trimmed          |-lead--|###########|             what plays: silence, then the file from where the trim ends
import { hasFades, type Fades } from "../../levels/clip-levels.ts";
import { samplesOf } from "../../time/rate.ts";
import { SAMPLE_RATE } from "../ffmpeg-flags.ts";

/** A sound under a clip: seconds into the file where it begins, seconds against the picture (positive is later), linear gain. */
export interface ClipSound {
  readonly file: string;
  readonly start: number;
  readonly offset: number;
  readonly gain: number;
}

/** Samples are per channel: `lead` of silence, then the file from `skip` on; silence fills what is short of `length`. */
export interface SoundPiece {
  readonly shot: string;
  readonly path: string | null;
  readonly lead: number;
  readonly skip: number;
  readonly length: number;
  /** Linear. */
  readonly gain: number;
  /** Samples at the ends of the whole piece over which it rises and falls; absent for none. */
  readonly fades?: Fades;
}

export interface SoundedClip {
  readonly shot: string;
  /** Null is silence. */
  readonly sound: ClipSound | null;
  /** Frames of the cut trimmed off the start, and those that stay. */
  readonly trimIn: number;
  readonly length: number;
  /** Frames of the cut over which the sound rises and falls. */
  readonly soundFades?: Fades | undefined;
}

/** Every clip gets the samples between its frame edges, so that no rounding adds up. `fps`: the cut's rate. */
export function planSounds(clips: readonly SoundedClip[], fps: number): readonly SoundPiece[] {
  let frames = 0;
  return clips.map((clip) => {
    const from = samplesOf(frames, fps, SAMPLE_RATE);
    frames += clip.length;
    const piece = soundPiece(clip, fps, samplesOf(frames, fps, SAMPLE_RATE) - from);
    return clip.sound && hasFades(clip.soundFades) ? { ...piece, fades: fadeSamples(clip.soundFades, fps) } : piece;
  });
}

/** One recording under the whole film. `shift`: samples of it that have passed when the film begins; below zero, it begins later. */
export interface RecordingSound {
  readonly file: string;
  readonly shift: number;
}

/** The recording in pieces of a clip each, which follow one another to the sample. */
export function planRecording(
  clips: readonly Pick<SoundedClip, "shot" | "length">[],
  { file, shift }: RecordingSound,
  fps: number,
): readonly SoundPiece[] {
  let frames = 0;
  return clips.map(({ shot, length: more }) => {
    const from = samplesOf(frames, fps, SAMPLE_RATE);
    frames += more;
    const length = samplesOf(frames, fps, SAMPLE_RATE) - from;
    const at = from + shift;
    return { shot, path: file, lead: Math.min(length, Math.max(0, -at)), skip: Math.max(0, at), length, gain: 1 };
  });
}

function soundPiece({ shot, sound, trimIn }: SoundedClip, fps: number, length: number): SoundPiece {
  if (!sound) return { shot, path: null, lead: 0, skip: 0, length, gain: 1 };
  const late = samplesIn(sound.offset) - samplesOf(trimIn, fps, SAMPLE_RATE);
  const lead = Math.min(length, Math.max(0, late));
  return { shot, path: sound.file, lead, skip: samplesIn(sound.start) + Math.max(0, -late), length, gain: sound.gain };
}

function fadeSamples(fades: Fades, fps: number): Fades {
  return { in: samplesOf(fades.in, fps, SAMPLE_RATE), out: samplesOf(fades.out, fps, SAMPLE_RATE) };
}

function samplesIn(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE);
}
