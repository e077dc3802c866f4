// A shot as the six sections read it: the tokens of its subjects and its place, and what its sound is taken from.
import type { Subject } from "../../../series/series.ts";
import { midSentence } from "../../sentences.ts";
import type { H3Shot } from "../h3/h3-shot.ts";
import type { AudioUse } from "./audio-use.ts";

export interface SectionShot extends H3Shot {
  readonly audio: AudioUse;
  /** `<Subject n>` of the place: the number after the last subject's. */
  readonly placeToken: string;
  /** `<Picture n>` of the place, always the same number; null when the place is told in words. */
  readonly platePicture: string | null;
  /** Which view of a character's sheet is given. */
  readonly view: "face" | "body";
}

/** `<Subject k>` for who stands in a slot, else the name. */
export function tokenOf({ subjects }: SectionShot, subject: Subject): string {
  const index = subjects.findIndex(({ id }) => id === subject.id);
  return index < 0 ? midSentence(subject.name) : `<Subject ${index + 1}>`;
}

/** `<Picture k>` of a subject in a slot; null when the config names no picture. */
export function pictureOf({ subjects }: SectionShot, subject: Subject): string | null {
  const index = subjects.findIndex(({ id }) => id === subject.id);
  return index < 0 || subject.sheet === "" ? null : `<Picture ${index + 1}>`;
}
