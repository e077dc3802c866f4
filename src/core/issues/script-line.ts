// The line of the script that a note speaks of: the spoken line that is said at its frame, else the shot's heading.
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

/** 1-based. `pace`: the series', where the shot has none of its own. */
export function lineOfNote(shot: ShotNode, { frame, take }: NotedFrame, pace: Pace): number {
  const fps = take && fpsOf(take);
  const frames = take && framesOf(take);
  if (frame === undefined || !fps || !frames) return shot.line;
  const spoken = shot.dialogue.map(({ value: { name, text } }) => ({ speaker: name, line: text }));
  const at = secondsOf(frame, fps);
  const times = timeLines(spoken, secondsOf(frames, fps), paceOf(shot) ?? pace);
  const index = times.findIndex(({ start, end }) => at >= start && at <= end);
  return shot.dialogue[index]?.line ?? shot.line;
}

function paceOf({ keys }: ShotNode): Pace | undefined {
  const own = keys.find((line) => line.key === "pace");
  return own?.key === "pace" ? (own.value ?? undefined) : undefined;
}
