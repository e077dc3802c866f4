// The built prompt of a shot's first or last frame: the moment that the shot opens or ends with, as one still picture. No dialogue text, no
// captions. docs/format.md "Prompts of references".
import type { StorySequence, StoryShot } from "../../contracts/files/story.ts";
import { findSize } from "../lib/size-words.ts";
import type { Series } from "../series/series.ts";
import { onScreen } from "../story/story-shots.ts";
import type { KeyframeEnd } from "./ref-names.ts";
import { joined, sentence } from "./ref-prompts.ts";

export interface KeyframeMoment {
  readonly series: Series;
  readonly shot: StoryShot;
  readonly sequence: StorySequence;
  readonly which: KeyframeEnd;
  /** What the pictures show that are given with it, in their order. */
  readonly given: readonly string[];
}

const FRAMING = {
  close: "The face fills most of the frame, the background soft behind it.",
  medium: "The figures from the waist or the knees up, the place readable behind them.",
  wide: "The whole place in view, the figures small enough to stand in it.",
} as const;

export function keyframePrompt({ series, shot, sequence, which, given }: KeyframeMoment): string {
  const size = findSize(shot.size);
  const place = series.locations.get(shot.plate || sequence.location);
  const people = onScreen(shot).flatMap((id) => series.subjects.get(id) ?? []);
  const speakers = [...new Set(shot.dialogue.filter(({ mode }) => mode === "on").map(({ speaker }) => speaker))];
  const names = speakers.flatMap((id) => series.subjects.get(id)?.name ?? []);
  return joined([
    given.length === 0 ? null : sentence(given.map((what, index) => `Picture ${index + 1} shows ${what}`).join(", ")),
    `The ${which} frame of a ${size?.word ?? shot.size} of a film, one still picture.`,
    size ? shownFraming(size.family, people.length) : null,
    place === undefined || place.description === shot.action ? null : `The place: ${sentence(place.description)}`,
    ...people.map(({ name, design }) => (design === null ? null : `${name}: ${sentence(design)}`)),
    moment(shot.action, which),
    names.length === 0 ? null : sentence(`${listOf(names)} ${speaking(names.length, which)}`),
    sentence(series.look),
    "No captions, no text.",
  ]);
}

function shownFraming(family: keyof typeof FRAMING, people: number): string {
  return family === "close" && people === 0 ? "One detail fills the frame." : FRAMING[family];
}

function moment(action: string, which: KeyframeEnd): string | null {
  if (action.trim() === "") return null;
  const when = which === "first" ? "The moment before it happens, as the action opens" : "The moment it has happened";
  return `${when}: ${sentence(action)}`;
}

function speaking(people: number, which: KeyframeEnd): string {
  if (which === "first") return people === 1 ? "is about to speak" : "are about to speak";
  return people === 1 ? "has just spoken" : "have just spoken";
}

function listOf(names: readonly string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
