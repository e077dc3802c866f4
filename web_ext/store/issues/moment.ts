// The moment that a note is about: a shot, the take that is on screen and a frame of it. It stands at the head of the note as a timecode, so
// that whoever reads the note elsewhere finds it in the take's file, and the page goes back to it. Frames at the episode's rate.
import type { Issue } from "../../../src/contracts/routes/issues.ts";
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
  /** From the take's first frame, also where the cut trims it away. */
  readonly frame: number;
}

interface ScreenPorts {
  readonly playback: Playback;
  readonly fps: number;
}

/** undefined while nothing is on screen. */
export function momentOnScreen({ playback, fps }: ScreenPorts): Moment | undefined {
  const { viewing, fps: own } = playback.programme.peek();
  const frame = playback.frame.peek();
  if (viewing.kind === "film") return momentInFilm(playback.clips.peek(), frame);
  const clip = playback.current.peek();
  if (!clip) return undefined;
  const into = rescaleFrames(frame - clip.start, own, fps);
  return { shot: clip.shot, take: ownTake(clip), frame: into + clip.trimIn };
}

export function headOfNote({ frame }: Moment, fps: number): string {
  return `${timecode(frame, fps)} `;
}

/** Whether anything is said beside the time. */
export function hasText(note: string): boolean {
  return note.replace(/^\d\d(:\d\d){3}\b/, "").trim() !== "";
}

/** The frame that a note begins with; undefined for a note about the whole shot. */
export function frameOfNote(note: string, fps: number): number | undefined {
  const match = /^(\d\d):(\d\d):(\d\d):(\d\d)\b/.exec(note);
  if (!match) return undefined;
  const [hours = 0, minutes = 0, seconds = 0, frames = 0] = match.slice(1).map(Number);
  return ((hours * 60 + minutes) * 60 + seconds) * Math.max(1, Math.round(fps)) + frames;
}

export interface MomentPorts extends ScreenPorts {
  readonly cut: CutEdits;
  readonly select: (shot: string) => void;
}

/** Shows what a note is about: in the cut where it plays that take, else the take by itself. */
export function showMoment({ shot, take, note }: Issue, { playback, cut, fps, select }: MomentPorts): void {
  const status = cut.shot(shot);
  if (!status) return;
  select(shot);
  const frame = frameOfNote(note, fps) ?? 0;
  const noted = status.takes.find((one) => one.take === take);
  if (noted && isUsable(noted) && status.cut.take !== take) {
    parkOnTake(playback, { shot, take: noted.take, frame: rescaleFrames(frame, fps, noted.fps ?? fps) });
    return;
  }
  const clip = playback.clips.peek().find((one) => one.shot === shot);
  if (clip && clip.frames > 0) {
    playback.seek(clip.start + Math.max(0, Math.min(frame - clip.trimIn, clip.frames - 1)));
  }
}

function ownTake({ cut, take }: Clip): number | null {
  return cut.placeholder ? null : take;
}

/** The film holds the clips that can be played, one after the other. */
function momentInFilm(clips: readonly Clip[], frame: number): Moment | undefined {
  let start = 0;
  for (const clip of clips.filter(({ mp4, frames }) => mp4 !== undefined && frames > 0)) {
    const into = frame - start;
    if (into < clip.frames) return { shot: clip.shot, take: ownTake(clip), frame: into + clip.trimIn };
    start += clip.frames;
  }
  return undefined;
}
