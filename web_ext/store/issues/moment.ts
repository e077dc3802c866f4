// The moment that a note is about: a shot, the take that is on screen and a frame of it. It stands at the head of the note as a timecode too, so
// that whoever reads the note elsewhere finds it in the take's file.
import type { Issue } from "../../../src/contracts/routes/issues.ts";
import type { Pass } from "../../../src/contracts/schema.ts";
import { rescaleFrames } from "../../../src/core/time/rate.ts";
import { timecode } from "../../../src/core/time/timecode.ts";
import type { CutEdits } from "../cut/edit-values.ts";
import { parkOnTake } from "../playback/park-on-take.ts";
import type { Clip, Playback } from "../playback/clips-and-playhead.ts";
import { isUsable } from "../cut/usable.ts";

export interface Moment {
  readonly shot: string;
  /** Null where there is none, and where a take of the other pass stands in: the service knows which one. */
  readonly take: number | null;
  /** From the take's first frame, also where the cut trims it away: at the episode's rate, and at the take's own. */
  readonly frame: number;
  readonly takeFrame: number;
  readonly takeFps: number;
}

/** What is on screen: a clip, and how far the playhead is in the take that it plays. */
export interface OnScreen {
  readonly clip: Clip;
  /** Frames from the take's first one, at `fps`. */
  readonly frame: number;
  /** Of what is played: the take's own where it is looked at by itself, else the episode's. */
  readonly fps: number;
}

export interface ScreenPorts {
  readonly playback: Playback;
  readonly cut: CutEdits;
  readonly fps: number;
}

/** The clip whose picture is seen: where the playhead stands on a shot that is left out, the one that plays there instead. */
export function clipOnScreen({ programme, current, clips }: Playback): Clip | undefined {
  const clip = current.value;
  if (programme.value.viewing.kind !== "cut" || !clip?.cut.out) return clip;
  const played = clips.value.filter(({ frames }) => frames > 0);
  return played.find(({ start, frames }) => clip.start < start + frames) ?? played.at(-1) ?? clip;
}

/** Undefined while nothing is on screen. An effect that calls it runs again when that changes. */
export function lookAtScreen(playback: Playback): OnScreen | undefined {
  const { viewing, fps } = playback.programme.value;
  const frame = playback.frame.value;
  if (viewing.kind === "film") return clipInFilm(playback.clips.value, frame, fps);
  const clip = clipOnScreen(playback);
  return clip && { clip, frame: frame - clip.start + clip.trimIn, fps };
}

/** Frames a second of the take that a clip plays. */
export function rateOfTake({ cut: { placeholder, fps }, shot, take }: Clip, cut: CutEdits): number {
  const played = placeholder ? undefined : cut.shot(shot)?.takes.find((one) => one.take === take);
  return played?.fps ?? fps;
}

/** undefined while nothing is on screen. */
export function momentOnScreen({ playback, cut, fps }: ScreenPorts): Moment | undefined {
  const seen = lookAtScreen(playback);
  if (!seen) return undefined;
  const { clip, frame, fps: own } = seen;
  const takeFps = rateOfTake(clip, cut);
  return {
    shot: clip.shot,
    take: ownTake(clip),
    frame: rescaleFrames(frame, own, fps),
    takeFrame: rescaleFrames(frame, own, takeFps),
    takeFps,
  };
}

export function headOfNote({ frame }: Pick<Moment, "frame">, fps: number): string {
  return `${timecode(frame, fps)} `;
}

/** Whether anything is said beside the time. */
export function hasText(note: string): boolean {
  return note.replace(/^\d\d(:\d\d){3}\b/, "").trim() !== "";
}

/** The frame that a note begins with, at the episode's rate; undefined for a note about the whole shot. */
export function frameOfNote(note: string, fps: number): number | undefined {
  const match = /^(\d\d):(\d\d):(\d\d):(\d\d)\b/.exec(note);
  if (!match) return undefined;
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = match.slice(1).map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * Math.max(1, Math.round(fps)) + frames;
}

export interface MomentPorts extends ScreenPorts {
  readonly select: (shot: string) => void;
}

/** Shows what a note is about: in the cut where it plays that take and that frame, else the take by itself. */
export function showMoment(issue: Issue, { playback, cut, fps, select }: MomentPorts): void {
  const status = cut.shot(issue.shot);
  if (!status) return;
  select(issue.shot);
  const noted = issue.take_pass === undefined ? status.takes.find(({ take }) => take === issue.take) : undefined;
  const clip = playback.clips.peek().find(({ shot }) => shot === issue.shot);
  const takeFps = noted?.fps ?? (clip ? rateOfTake(clip, cut) : fps);
  const frame = frameAt(issue, fps, takeFps);
  const into = rescaleFrames(frame, takeFps, fps);
  const isPlayed = status.cut.take === issue.take && (issue.frame === undefined || isInClip(clip, into));
  if (noted && isUsable(noted) && !isPlayed) parkOnTake(playback, { shot: issue.shot, take: noted.take, frame });
  else if (clip) seekInto(playback, clip, into - clip.trimIn);
}

/** At the take's rate; an older note has it in its text alone. */
function frameAt({ frame, note }: Issue, fps: number, takeFps: number): number {
  return frame ?? rescaleFrames(frameOfNote(note, fps) ?? 0, fps, takeFps);
}

/** `into`: frames from the take's first one. */
function isInClip(clip: Clip | undefined, into: number): boolean {
  return clip === undefined || (into >= clip.trimIn && into < clip.trimIn + clip.frames);
}

function seekInto(playback: Playback, { start, frames }: Clip, into: number): void {
  if (frames > 0) playback.seek(start + Math.max(0, Math.min(into, frames - 1)));
}

/** Whether a note is about the take that a clip plays. */
export function isOfClip({ shot, take, take_pass, pass }: Issue, clip: Clip): boolean {
  const played: Pass = clip.cut.placeholder ? clip.cut.pass : pass;
  return shot === clip.shot && take === clip.take && (take_pass ?? pass) === played;
}

function ownTake({ cut, take }: Clip): number | null {
  return cut.placeholder ? null : take;
}

/** The film holds the clips that can be played, one after the other. */
function clipInFilm(clips: readonly Clip[], frame: number, fps: number): OnScreen | undefined {
  let start = 0;
  for (const clip of clips.filter(({ mp4, frames }) => mp4 !== undefined && frames > 0)) {
    const into = frame - start;
    if (into < clip.frames) return { clip, frame: into + clip.trimIn, fps };
    start += clip.frames;
  }
  return undefined;
}
