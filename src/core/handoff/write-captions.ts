// Captions as SubRip and as WebVTT: UTF-8, times to the millisecond by the cut's exact rate.
import { oneLine } from "../lib/one-line.ts";
import { stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import { rateOf } from "../time/rate.ts";
import { planCues, type Cue } from "./plan-cues.ts";
import type { Handoff } from "./timeline.ts";

/** SubRip, with the line ends that old players ask for. What players read as a tag is written so that they show it. */
export function* writeSrt(handoff: Handoff): Steps<string> {
  const plain = (text: string) => withoutArrow(text).replaceAll("<", "‹").replaceAll(">", "›").replaceAll("{", "(");
  const blocks = yield* stepsOf(yield* planCues(handoff), (cue, index) =>
    [String(index + 1), timesOf(cue, handoff.fps, ","), ...cue.lines.map(plain), "", ""].join("\r\n"),
  );
  return blocks.join("");
}

/** WebVTT. `speakers`: each cue names its voice; players show the words alone. */
export function* writeVtt(handoff: Handoff, { speakers }: { readonly speakers: boolean }): Steps<string> {
  const blocks = yield* stepsOf(yield* planCues(handoff), (cue, index) => {
    const words = cue.lines.map(escaped).join("\n");
    const voice = speakers ? voiceName(cue.speaker) : "";
    const text = voice === "" ? words : `<v ${voice}>${words}`;
    return `${index + 1}\n${timesOf(cue, handoff.fps, ".")}\n${text}\n\n`;
  });
  return `WEBVTT\n\n${blocks.join("")}`;
}

function timesOf({ from, to }: Cue, fps: number, point: string): string {
  return `${clockTime(from, fps, point)} --> ${clockTime(to, fps, point)}`;
}

/** `00:01:02,345` for the edge of a frame. */
function clockTime(frame: number, fps: number, point: string): string {
  const { num, den } = rateOf(fps);
  const all = Math.round((frame * den * 1000) / num);
  const parts = [Math.floor(all / 3_600_000), Math.floor(all / 60_000) % 60, Math.floor(all / 1000) % 60];
  const clock = parts.map((part) => String(part).padStart(2, "0")).join(":");
  return `${clock}${point}${String(all % 1000).padStart(3, "0")}`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A name inside of a tag: some players end the tag at an escape, so none is left. */
function voiceName(speaker: string): string {
  return oneLine(speaker.replaceAll("&", " and ").replace(/[<>]/g, " "));
}

function withoutArrow(text: string): string {
  return text.replaceAll("-->", "→");
}
