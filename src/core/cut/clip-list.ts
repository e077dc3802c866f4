// The list of clips beside a film: what plays when. Contract answers 7. One line a clip, for people and for spreadsheets.
import { timecode } from "../time/timecode.ts";
import type { AssembleClip } from "./assemble-plan.ts";

/** Timecode, shot, take, frames, and what is special about the clip; tab-separated. */
export function listClips(clips: readonly AssembleClip[], fps: number): string {
  let at = 0;
  const lines = clips.map((clip) => {
    const line = [timecode(at, fps), clip.shot, `take ${clip.take}`, `${clip.length} frames`, ...remarks(clip)];
    at += clip.length;
    return `${line.join("\t")}\n`;
  });
  return lines.join("");
}

function remarks({ pass, trimIn, trimOut, sound }: AssembleClip): string[] {
  return [
    pass,
    ...(trimIn > 0 ? [`in +${trimIn}`] : []),
    ...(trimOut > 0 ? [`out -${trimOut}`] : []),
    ...(sound === null ? ["silent"] : []),
  ];
}
