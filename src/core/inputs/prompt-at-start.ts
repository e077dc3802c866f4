// What is changed in a prompt when its take starts, because only then it is known which pictures there are: the numbers by which it
// names them, and the line that places keyframes in time. docs/format.md "Prompts in sections" and "Prompts in fields"; idempotent.
import type { ShotEntry } from "../../contracts/files/shotlist.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import { secondsOf } from "../time/rate.ts";
import type { PlannedInput } from "./plan-inputs.ts";

export function promptAtStart(
  prompt: ShotEntry["prompt"],
  target: VideoTarget,
  inputs: readonly PlannedInput[],
  length: { readonly frames: number; readonly fps: number },
): ShotEntry["prompt"] {
  const change = (text: string) => {
    const numbered = target.slots ? numberPictures(text, inputs) : text;
    return target.capabilities.prompt === "fields" ? alignFrames(numbered, inputs, length) : numbered;
  };
  return typeof prompt === "string" ? change(prompt) : prompt.map(change);
}

/** A model counts the pictures it is given; a prompt names the slots they were meant for. */
function numberPictures(text: string, inputs: readonly PlannedInput[]): string {
  const slots = inputs.flatMap(({ slot }) => slot ?? []);
  return text.replaceAll(/<Picture (\d+)>/g, (tag, slot: string) => {
    const place = slots.indexOf(Number(slot));
    return place < 0 ? tag : `<Picture ${place + 1}>`;
  });
}

/** The line that the model's own prompt guide asks for first, and at the end of the description where its keyframes lead. */
function alignFrames(text: string, inputs: readonly PlannedInput[], { frames, fps }: { frames: number; fps: number }) {
  const has = (name: PlannedInput["name"]) => inputs.some((input) => input.name === name);
  const [first, last] = [has("first_frame"), has("last_frame")];
  const aligned = ALIGNED.exec(text);
  const [description = "", ...fields] = text.slice(aligned?.[0].length ?? 0).split("\n\n");
  const plain = description.replace(CLOSING, "");
  if (!first && !last) return [plain, ...fields].join("\n\n");
  const end = secondsOf(frames, fps).toFixed(2);
  return [alignment(first, last, end), `${plain} ${closing(first, last)}`, ...fields].join("\n\n");
}

const ALIGNED = /^(?:For the target video, at 0\.00 seconds|How the reference pictures align)[^\n]*\n\n/;
const CLOSING = / The shot (?:opens|ends) exactly (?:as|on)[^\n]*$/;

function alignment(first: boolean, last: boolean, end: string): string {
  const start = "How the reference pictures align with the target video —";
  if (!last)
    return "For the target video, at 0.00 seconds into the target video, <Picture 1> (from [Shot 1]) is fully referenced.";
  if (!first) return `${start} <Picture 1> (from [Shot 1]) aligns with the ${end}-second mark of the target video.`;
  const [opening, ending] = ["0.00", end].map(
    (at, index) => `Picture ${index + 1} (from Shot 1) aligns with the ${at}-second mark of the target video`,
  );
  return `${start} ${opening}; ${ending}.`;
}

function closing(first: boolean, last: boolean): string {
  if (!last) return "The shot opens exactly as <Picture 1> shows it.";
  if (!first) return "The shot ends exactly on <Picture 1>.";
  return "The shot opens exactly as <Picture 1> shows it and ends exactly on <Picture 2>.";
}
