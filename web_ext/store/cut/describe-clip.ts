// A clip of the timeline in words, as its name: what it plays, how long, how it is trimmed, and every mark on it.
import type { Clip } from "../playback/clips-and-playhead.ts";
import { decibelText } from "../../../src/core/levels/clip-levels.ts";
import { formatCount, formatLength } from "../base/format.ts";

/** `sh020 t1, 2.0 s, start trimmed by 4 frames, flagged`: it begins with what is written on the clip. */
export function describeClip(clip: Clip, fps: number): string {
  const { cut, trimIn, trimOut } = clip;
  const plays = clip.take === null ? `${clip.shot}, no take` : `${clip.shot} t${clip.take}`;
  const marks = [
    cut.out ? "left out" : formatLength(clip.frames / fps),
    trimIn > 0 && `start trimmed by ${formatCount(trimIn, "frame")}`,
    trimOut > 0 && `end trimmed by ${formatCount(trimOut, "frame")}`,
    ...describeLevels(clip),
    cut.placeholder && cut.usable && `${cut.pass} take stands in`,
    cut.out_of_order && "out of script order",
    cut.locked && "locked",
    cut.flag && "flagged",
    cut.note !== "" && `note: ${cut.note}`,
  ];
  return [plays, ...marks.filter((mark) => mark !== false)].join(", ");
}

function describeLevels({ cut, fades, soundFades }: Clip): readonly (string | false)[] {
  const { gain = 1 } = cut;
  return [
    gain !== 1 && `gain ${decibelText(gain)}`,
    fades !== undefined && `picture fades over ${fades.in} and ${formatCount(fades.out, "frame")}`,
    soundFades !== undefined && `sound fades over ${soundFades.in} and ${formatCount(soundFades.out, "frame")}`,
  ];
}
