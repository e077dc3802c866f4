// The clip that one entry of the cut puts on screen, before its length on the film's clock is known; or why it has none.
import type { CutEntry } from "../../contracts/files/cut.ts";
import type { Pass } from "../../contracts/schema.ts";
import { otherFrames } from "../media/film/join-plan.ts";
import type { ClipSound } from "../media/film/sound-plan.ts";
import { hasFades, pictureFades, soundFades, type Fades } from "../levels/clip-levels.ts";
import { fpsOf, framesOf, isUsable, mp4Of, pathOf, whyUnusable, type Take } from "../takes/take.ts";
import { rescaleFrames } from "../time/rate.ts";
import { findSound, type SoundFacts } from "./audio-source.ts";
import { takeInUse, type CutFacts } from "./cut-facts.ts";
import { cutDown, trimsOf } from "./cut-entry.ts";

/** Frames at a rate, frames per second. */
export interface Footage {
  readonly frames: number;
  readonly fps: number;
}

export interface ResolvedClip extends Footage {
  readonly shot: string;
  readonly take: number;
  readonly pass: Pass;
  /** Relative to the episode. */
  readonly mp4: string;
  /** Frames of the cut. */
  readonly trimIn: number;
  readonly trimOut: number;
  /** What plays of the video before trims: all of it, or the dialogue window where that is shorter. */
  readonly played: Footage;
  /** The sound under the clip, its file relative to the episode; null for silence. */
  readonly sound: ClipSound | null;
  /** Frames of the cut; absent where the clip has none. */
  readonly fades?: Fades;
  readonly soundFades?: Fades;
}

export interface ClipFacts extends CutFacts, SoundFacts {
  /** A video as it was measured just now; undefined when that failed. Wins over the take's record. */
  readonly measured: (take: Take) => Footage | undefined;
}

export type ClipResult =
  { readonly clip: ResolvedClip; readonly notes: readonly string[] } | { readonly missing: string };

export function findClip(entry: CutEntry, facts: ClipFacts): ClipResult {
  const take = takeInUse(entry, facts);
  if (!take) return { missing: entry.take === undefined ? "has no usable take" : `has no take ${entry.take}` };
  const mp4 = pathOf(take, mp4Of(take));
  if (!isUsable(take) || mp4 === null) return { missing: `plays take ${take.take}, which ${whyUnusable(take)}` };
  const measured = facts.measured(take);
  const footage = measured ?? recorded(take, facts.fps);
  if (!footage || footage.frames < 1) return { missing: `plays take ${take.take}, whose length cannot be read` };
  const played = playedOf(footage, facts.windows.get(entry.shot), facts.fps);
  const requested = trimsOf(entry);
  const trims = cutDown(requested, rescaleFrames(played.frames, played.fps, facts.fps));
  const sounded = soundOfClip(take, entry, facts);
  const { shot, pass } = take;
  return {
    clip: {
      shot,
      take: take.take,
      pass,
      mp4,
      ...footage,
      trimIn: trims.in,
      trimOut: trims.out,
      played,
      sound: sounded.sound,
      ...fadesOf(entry),
    },
    notes: [
      ...framesNotes(take, measured),
      ...(pass === facts.pass ? [] : [`${shot} plays its ${pass} take ${take.take}`]),
      ...(trims.in === requested.in && trims.out === requested.out ? [] : [cutDownNote(shot, trims)]),
      ...sounded.notes,
    ],
  };
}

function recorded(take: Take, episodeFps: number): Footage | undefined {
  const frames = framesOf(take);
  return frames === undefined ? undefined : { frames, fps: fpsOf(take) ?? episodeFps };
}

function playedOf(footage: Footage, window: number | undefined, fps: number): Footage {
  const whole = rescaleFrames(footage.frames, footage.fps, fps);
  return window !== undefined && window < whole ? { frames: window, fps } : footage;
}

function framesNotes(take: Take, measured: Footage | undefined): string[] {
  const frames = framesOf(take);
  if (frames === undefined || measured === undefined || frames === measured.frames) return [];
  return [otherFrames({ ...take, frames }, measured.frames)];
}

function cutDownNote(shot: string, trims: { in: number; out: number }): string {
  return `${shot}: its trims were cut down to ${trims.in} and ${trims.out} frames, so that one frame stays`;
}

function fadesOf(entry: CutEntry): Pick<ResolvedClip, "fades" | "soundFades"> {
  const [fades, sound] = [pictureFades(entry), soundFades(entry)];
  return { ...(hasFades(fades) && { fades }), ...(hasFades(sound) && { soundFades: sound }) };
}

function soundOfClip(
  take: Take,
  { audio: source, gain = 1 }: CutEntry,
  facts: ClipFacts,
): { sound: ClipSound | null; notes: string[] } {
  if (!source) {
    const file = facts.soundOf(take);
    return { sound: file === null ? null : { file, start: 0, offset: 0, gain }, notes: [] };
  }
  if (source.source === "none") return { sound: null, notes: [] };
  const { file, why } = findSound(source, facts);
  if (file === null) return { sound: null, notes: [`${take.shot} is silent: its sound ${why} cannot be laid`] };
  const { start = 0, offset = 0, gain: own = 1 } = source;
  return { sound: { file, start, offset, gain: own * gain }, notes: [] };
}
