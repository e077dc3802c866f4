// What is said in a shot, where that stands in the script and when it is heard; and the line that a note speaks of: what is said at its
// frame, else the shot's heading.
import type { ShotNode } from "../script/tree.ts";
import type { Pace } from "../lib/format-words.ts";
import { timeLines } from "../story/time-lines.ts";
import { fpsOf, framesOf, type Take } from "../takes/take.ts";
import { secondsOf } from "../time/rate.ts";

interface NotedFrame {
  /** Of the take. */
  readonly frame: number | undefined;
  /** The one that the frame is of; without it, or its length, nobody knows what is said there. */
  readonly take: Take | undefined;
}

export interface SpokenLine {
  /** Of the script, 1-based. */
  readonly line: number;
  readonly name: string;
  readonly text: string;
  /** Seconds from the shot's first frame. */
  readonly start: number;
  readonly end: number;
}

/** `seconds`: how long the shot is. `pace`: the series', where the shot has none of its own. */
export function spokenLines(shot: ShotNode, seconds: number, pace: Pace): SpokenLine[] {
  const spoken = shot.dialogue.map(({ value: { name, text } }) => ({ speaker: name, line: text }));
  const times = timeLines(spoken, seconds, paceOf(shot) ?? pace);
  return shot.dialogue.flatMap(({ line, value: { name, text } }, index) => {
    const time = times[index];
    return time ? [{ line, name, text, ...time }] : [];
  });
}

/** 1-based. `pace`: the series', where the shot has none of its own. */
export function lineOfNote(shot: ShotNode, { frame, take }: NotedFrame, pace: Pace): number {
  const fps = take && fpsOf(take);
  const frames = take && framesOf(take);
  if (frame === undefined || !fps || !frames) return shot.line;
  const at = secondsOf(frame, fps);
  const said = spokenLines(shot, secondsOf(frames, fps), pace).find(({ start, end }) => at >= start && at <= end);
  return said?.line ?? shot.line;
}

function paceOf({ keys }: ShotNode): Pace | undefined {
  const own = keys.find((line) => line.key === "pace");
  return own?.key === "pace" ? (own.value ?? undefined) : undefined;
}
