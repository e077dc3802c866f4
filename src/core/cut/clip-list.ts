// The list of clips beside a film: what plays when. docs/http.md "Assemble". One line a clip, for people and for spreadsheets.
import type { ShotEntry } from "../../contracts/files/shotlist.ts";
import type { Pass } from "../../contracts/schema.ts";
import { decibelText } from "../levels/clip-levels.ts";
import { secondsOf } from "../time/rate.ts";
import { timecode } from "../time/timecode.ts";
import type { AssembleClip } from "./assemble-plan.ts";

export interface ListFacts {
  /** The cut's rate, frames per second. */
  readonly fps: number;
  /** The pass whose cut it is. */
  readonly pass: Pass;
  /** Shots as they were built, by id. */
  readonly built: ReadonlyMap<string, Pick<ShotEntry, "audio_policy" | "audio_in">>;
  /** Shots whose upscale plays in the film. */
  readonly upscaled: ReadonlySet<string>;
  /** Shots whose colours are matched in the film. */
  readonly graded: ReadonlySet<string>;
}

/** Timecode, shot, take, frames, pass, audio policy, and what is special about the clip; tab-separated. */
export function listClips(clips: readonly AssembleClip[], facts: ListFacts): string {
  let at = 0;
  const lines = clips.map((clip) => {
    const place = [timecode(at, facts.fps), clip.shot, `take ${clip.take}`, `${clip.length} frames`, clip.pass];
    at += clip.length;
    return `${[...place, ...remarks(clip, facts)].join("\t")}\n`;
  });
  return lines.join("");
}

function remarks(clip: AssembleClip, { fps, pass, built, upscaled, graded }: ListFacts): string[] {
  const { shot, trimIn, trimOut, sound } = clip;
  const { audio_policy: policy, audio_in: window } = built.get(shot) ?? {};
  return [
    ...(policy === undefined ? [] : [`audio ${policy}`]),
    ...(window === undefined ? [] : [`recording ${(window + secondsOf(trimIn, fps)).toFixed(3)} s`]),
    ...(clip.pass === pass ? [] : ["placeholder"]),
    ...(clip.fps === fps ? [] : [`${clip.fps} fps`]),
    ...(trimIn > 0 ? [`in +${trimIn}`] : []),
    ...(trimOut > 0 ? [`out -${trimOut}`] : []),
    sound === null ? "silent" : `sound ${sound.file === clip.mp4 ? "its own" : sound.file}`,
    ...levelRemarks(clip),
    ...(upscaled.has(shot) ? ["upscaled"] : []),
    ...(graded.has(shot) ? ["colours matched"] : []),
  ];
}

function levelRemarks({ sound, fades, soundFades }: AssembleClip): string[] {
  return [
    ...(sound !== null && sound.gain !== 1 ? [`gain ${decibelText(sound.gain)}`] : []),
    ...(soundFades ? [`sound fades ${soundFades.in} and ${soundFades.out}`] : []),
    ...(fades ? [`picture fades ${fades.in} and ${fades.out}`] : []),
  ];
}
