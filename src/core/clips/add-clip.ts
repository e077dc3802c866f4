// A clip as texts: its sentence becomes a sequence of one shot, and a place that the sentence describes. Pictures that come with it are its
// first and last frame where its target starts from frames, else its place and what is seen in it. docs/http.md "Clips".
import type { VideoTarget } from "../../contracts/files/target.ts";
import { oneLine } from "../lib/one-line.ts";
import { asProse } from "../script/lines/prose.ts";
import { setConfigValue } from "../series/edit-config.ts";
import { keyframeId } from "../refs/ref-names.ts";

export interface ClipWords {
  readonly text: string;
  /** Of film. */
  readonly seconds: number;
  /** How many pictures come with it, at most two. */
  readonly pictures: number;
  /** Named in the script; null: the series' or the machine's. */
  readonly target: string | null;
}

export interface ClipTexts {
  readonly script: string;
  readonly series: string;
}

export interface PlannedClip extends ClipTexts {
  readonly shot: string;
  /** Ids of the references that the pictures are for, in the order of the pictures. */
  readonly slots: readonly string[];
}

/** `taken`: names that the clip cannot have. `target`: the one that it will be made by. */
export function addClip(
  { script, series }: ClipTexts,
  words: ClipWords,
  target: Pick<VideoTarget, "builtin" | "capabilities">,
  taken: ReadonlySet<string>,
): PlannedClip {
  const shot = freeName(taken);
  const slots = slotsOf(shot, target).slice(0, words.pictures);
  const sentence = oneLine(words.text);
  const action = asProse(sentence);
  const thing = slots.includes(`subject:${thingOf(shot)}`) ? thingOf(shot) : null;
  const lines = [
    `# ${shot} ${shot}`,
    "",
    `## ${shot}`,
    ...(thing === null ? [] : [`with: ${thing}`]),
    "size: ws",
    `dur: ${words.seconds}`,
    ...(words.target === null ? [] : [`target: ${words.target}`]),
    action,
  ];
  return {
    shot,
    slots,
    script: `${script.trimEnd()}\n\n${lines.join("\n")}\n`,
    series: withPictures(series, { shot, thing, action }),
  };
}

function withPictures(
  series: string,
  { shot, thing, action }: { readonly shot: string; readonly thing: string | null; readonly action: string },
): string {
  const place = { description: action, plate: `../refs/${shot}/${shot}.png` };
  const placed = setConfigValue(series, ["locations", shot], place);
  if (thing === null) return placed;
  const subject = { kind: "prop", name: "The subject", design: "the one in its picture" };
  return setConfigValue(placed, ["subjects", thing], { ...subject, sheet: `../refs/${shot}/${thing}.png` });
}

/** Where pictures go, the first one first. */
function slotsOf(shot: string, { builtin, capabilities }: Pick<VideoTarget, "builtin" | "capabilities">): string[] {
  // What is drawn here is drawn from pictures of places and things.
  const frames = builtin ? [] : capabilities.keyframes;
  const [first, last] = [frames.includes("first"), frames.includes("last")];
  const second = last ? keyframeId(shot, "last") : `subject:${thingOf(shot)}`;
  return first ? [keyframeId(shot, "first"), second] : [`location:${shot}`, `subject:${thingOf(shot)}`];
}

function thingOf(shot: string): string {
  return `${shot}_subject`;
}

function freeName(taken: ReadonlySet<string>): string {
  const numbers = [...taken].flatMap((name) => /^clip(?<number>\d{1,6})$/.exec(name)?.groups?.["number"] ?? []);
  const last = numbers.reduce((high, digits) => Math.max(high, Number(digits)), 0);
  return `clip${String(last + 1).padStart(2, "0")}`;
}
