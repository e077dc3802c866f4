// The cut to scale: one clip a shot, in cut order, on the episode's clock. Starts, lengths and trims in the episode's frames.
import type { CutView, ShotStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { fadesWithin, hasFades, pictureFades, soundFades } from "../../../src/core/levels/clip-levels.ts";
import { framesNear, rescaleFrames, secondsOf } from "../../../src/core/time/rate.ts";
import { soundOf } from "./clip-sound.ts";
import type { Clip } from "./clips-and-playhead.ts";

export function buildPlaylist(shots: readonly ShotStatus[], fps: number): Clip[] {
  const audible = windowFrames(shots, fps);
  let start = 0;
  return shots.map((shot) => {
    const clip = clipOf(shot, { fps, start, most: audible.get(shot.shot) ?? Infinity });
    start += clip.frames;
    return clip;
  });
}

/** A shot with a stretch of the recording plays no longer than that. Its edges count from the first one's, so no rounding adds up. */
function windowFrames(shots: readonly ShotStatus[], fps: number): ReadonlyMap<string, number> {
  const windows = shots.flatMap(({ shot, audio_in: from, audio_out: to }) =>
    from === undefined || to === undefined ? [] : [{ shot, from, to }],
  );
  const base = windows.reduce((least, { from }) => Math.min(least, from), Infinity);
  return new Map(
    windows.map(({ shot, from, to }) => [shot, framesNear(to - base, fps) - framesNear(from - base, fps)]),
  );
}

export function lengthOf(clips: readonly { start: number; frames: number }[]): number {
  const last = clips.at(-1);
  return last ? last.start + last.frames : 0;
}

/** The clip that plays at a frame; the last one for a frame past the end. */
export function clipAt<C extends { start: number; frames: number }>(clips: readonly C[], frame: number): C | undefined {
  const playing = clips.filter((clip) => clip.frames > 0);
  return playing.find((clip) => frame < clip.start + clip.frames) ?? playing.at(-1);
}

/** A whole take by itself, without trims, on its own clock. */
export function soloClip(shot: ShotStatus, take: TakeSummary, fps: number): Clip | undefined {
  if (take.mp4 === null) return undefined;
  const rate = take.fps ?? fps;
  return {
    shot: shot.shot,
    sequence: shot.sequence,
    take: take.take,
    start: 0,
    frames: take.frames ?? framesNear(shot.seconds, rate),
    trimIn: 0,
    trimOut: 0,
    mp4: take.mp4,
    from: 0,
    strip: take.strip,
    ...withSound({ ...shot.cut, audio: null, gain: 1 }, take.audio, 0),
    cut: shot.cut,
  };
}

function clipOf(shot: ShotStatus, { fps, start, most }: { fps: number; start: number; most: number }): Clip {
  const { cut } = shot;
  const files = filesOf(shot);
  const from = secondsOf(cut.trim_in, fps);
  const made =
    cut.usable && cut.frames !== null ? rescaleFrames(cut.frames, cut.fps, fps) : framesNear(shot.seconds, fps);
  const whole = Math.min(made, most);
  const frames = cut.out ? 0 : Math.max(1, whole - cut.trim_in - cut.trim_out);
  return {
    shot: shot.shot,
    sequence: shot.sequence,
    take: cut.take,
    start,
    frames,
    trimIn: cut.trim_in,
    trimOut: cut.trim_out,
    ...(files.mp4 === null ? {} : { mp4: files.mp4 }),
    from,
    strip: files.strip,
    ...(files.mp4 === null ? {} : withSound(cut, files.sound, from)),
    ...withFades(cut, frames),
    ...(shot.audio_in === undefined ? {} : { window: shot.audio_in }),
    cut,
  };
}

function withSound(cut: CutView, own: string | null, from: number): Pick<Clip, "sound"> {
  const sound = soundOf(cut, own, from);
  return sound ? { sound } : {};
}

function withFades(cut: CutView, frames: number): Pick<Clip, "fades" | "soundFades"> {
  const [fades, sound] = [pictureFades(cut), soundFades(cut)];
  return {
    ...(hasFades(fades) && { fades: fadesWithin(fades, frames) }),
    ...(hasFades(sound) && { soundFades: fadesWithin(sound, frames) }),
  };
}

interface ClipFiles {
  readonly mp4: string | null;
  readonly strip: string | null;
  readonly sound: string | null;
}

/** Files of the take that the cut plays; all null when there is nothing to play. */
function filesOf({ cut, takes }: ShotStatus): ClipFiles {
  if (!cut.usable || cut.take === null) return { mp4: null, strip: null, sound: null };
  const take = cut.placeholder ? cut.media : takes.find((one) => one.take === cut.take);
  return { mp4: take?.mp4 ?? null, strip: take?.strip ?? null, sound: take?.audio ?? null };
}
