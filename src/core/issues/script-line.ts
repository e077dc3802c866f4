// The line of the script that a note speaks of: the spoken line that is said at its frame, else the shot's heading.
import type { ShotNode } from "../script/tree.ts";
import { timeLines } from "../story/time-lines.ts";
import { fpsOf, framesOf, type Take } from "../takes/take.ts";
import { secondsOf } from "../time/rate.ts";

/** 1-based. `take`: the one that the frame is of; without it, or its length, nobody knows what is said there. */
export function lineOfNote(shot: ShotNode, frame: number | undefined, take: Take | undefined): number {
  const fps = take && fpsOf(take);
  const frames = take && framesOf(take);
  if (frame === undefined || !fps || !frames) return shot.line;
  const spoken = shot.dialogue.map(({ value: { name, text } }) => ({ speaker: name, line: text }));
  const at = secondsOf(frame, fps);
  const times = timeLines(spoken, secondsOf(frames, fps), paceOf(shot));
  const index = times.findIndex(({ start, end }) => at >= start && at <= end);
  return shot.dialogue[index]?.line ?? shot.line;
}

function paceOf({ keys }: ShotNode) {
  const pace = keys.find((line) => line.key === "pace");
  return (pace?.key === "pace" && pace.value) || "normal";
}
