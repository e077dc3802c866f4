// Where a clip's sound lies in a cut that counts in frames: after how many frames of silence, and from where in the file. A sound that
// would begin inside a frame begins with the next one, and so much later in its file: it stays in step to the sample.
import type { ClipSound } from "../media/film/sound-plan.ts";
import { fadesWithin, hasFades, type Fades } from "../levels/clip-levels.ts";
import { framesCovering, secondsOf } from "../time/rate.ts";
import type { HandoffSound } from "./timeline.ts";

export interface SoundedClip {
  /** The take's video, relative to the episode. */
  readonly mp4: string;
  readonly sound: ClipSound | null;
  /** Record frames. */
  readonly trimIn: number;
  readonly length: number;
  readonly soundFades?: Fades | undefined;
}

/** What is known of files: their URL, and how long they last in seconds. */
export interface FileFacts {
  readonly urlOf: (path: string) => string;
  readonly secondsOf: (path: string) => number | null;
}

/** `fps`: the cut's rate. Null when it is silent. */
export function placeSound(clip: SoundedClip, fps: number, files: FileFacts): HandoffSound | null {
  const { sound, length, trimIn, mp4, soundFades } = clip;
  if (!sound) return null;
  const late = sound.offset - secondsOf(trimIn, fps);
  const silence = Math.max(0, late);
  const lead = framesCovering(silence, fps);
  const start = sound.start + Math.max(0, -late) + secondsOf(lead, fps) - silence;
  const seconds = files.secondsOf(sound.file);
  const there = seconds === null ? length - lead : framesCovering(seconds - start, fps);
  const audible = Math.min(length - lead, there);
  if (audible <= 0) return null;
  const isOwn = sound.file === mp4 && sound.start === 0 && sound.offset === 0 && sound.gain === 1 && !soundFades;
  const place = isOwn ? { lead: 0, length } : { lead, length: audible };
  const fades = soundFades && fadesOfPart(soundFades, place, length);
  const { file: path, gain } = sound;
  const levels = { gain, ...(hasFades(fades) && { fades }) };
  return { isOwn, path, url: files.urlOf(path), name: baseName(path), seconds, ...place, start, ...levels };
}

/** Fades count from the ends of the clip: of a sound that comes later or ends sooner, they end on the same frames. */
function fadesOfPart(fades: Fades, part: { readonly lead: number; readonly length: number }, length: number): Fades {
  const behind = length - part.lead - part.length;
  const left = { in: Math.max(0, fades.in - part.lead), out: Math.max(0, fades.out - behind) };
  return fadesWithin(left, part.length);
}

export function baseName(path: string): string {
  return path.split("/").at(-1) ?? path;
}
