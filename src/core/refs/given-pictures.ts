// The pictures that a shot's keyframe is made from: those of its characters in script order, then props and vehicles, then the place, as many
// as the target takes. A target that takes one gets one composite of all. docs/http.md "Keyframes".
import type { UsedReference } from "../../contracts/files/refs.ts";
import type { StorySequence, StoryShot } from "../../contracts/files/story.ts";
import type { TargetOf } from "../../contracts/files/target.ts";
import { findSize } from "../lib/size-words.ts";
import type { Series, Subject } from "../series/series.ts";
import { onScreen } from "../story/story-shots.ts";
import type { CharacterView } from "./ref-names.ts";

/** A picture that stands somewhere now: its path relative to the episode, and the panel of it. */
export interface StandingPicture {
  readonly path: string;
  readonly sha1: string;
  readonly crop?: { readonly panel: number; readonly of: number };
}

/** The picture of a reference as it is now; null while it has none. `view`: the one that is wanted of a character. */
export type FindPicture = (ref: string, view: CharacterView | null) => StandingPicture | null;

export type GivenPicture = UsedReference & { readonly id: string; readonly path: string };

export interface GivenFacts {
  readonly series: Series;
  readonly shot: StoryShot;
  readonly sequence: StorySequence;
  readonly find: FindPicture;
}

/** All that stand, in the order in which they are given. */
export function standingPictures({ series, shot, sequence, find }: GivenFacts): GivenPicture[] {
  const subjects = onScreen(shot).flatMap((id) => series.subjects.get(id) ?? []);
  const characters = subjects.filter(({ kind }) => kind === "character");
  const others = subjects.filter(({ kind }) => kind !== "character");
  const isFace = characters.length === 1 && findSize(shot.size)?.family === "close";
  const plate = shot.plate || sequence.location;
  return [
    ...characters.flatMap((subject) => ofSubject(subject, isFace ? "04_face" : "01_threequarter", find)),
    ...others.flatMap((subject) => ofSubject(subject, null, find)),
    ...ofPlace(plate, find),
  ];
}

export type GivenPictures =
  | { readonly is: "each"; readonly pictures: readonly GivenPicture[] }
  | { readonly is: "composite"; readonly parts: readonly GivenPicture[] };

/** What of them a target gets. */
export function givenTo(target: TargetOf<"image">, standing: readonly GivenPicture[]): GivenPictures {
  const { mode, max_refs: most } = target.capabilities;
  if (mode !== "edit" || most === 0) return { is: "each", pictures: [] };
  if (most === 1 && standing.length > 1) return { is: "composite", parts: standing };
  return { is: "each", pictures: standing.slice(0, most) };
}

/** How the prompt names the pictures, in their order. */
export function namesOfGiven(given: GivenPictures): string[] {
  if (given.is === "each") return given.pictures.map(nameOfGiven);
  return [given.parts.map(nameOfGiven).join(" and ")];
}

function nameOfGiven({ kind, name }: GivenPicture): string {
  return kind === "location" ? "the place" : name;
}

function ofSubject(subject: Subject, wanted: CharacterView | null, find: FindPicture): GivenPicture[] {
  const view = subject.sheetPanels === 1 ? null : wanted;
  const found = find(`subject:${subject.id}`, view);
  if (!found) return [];
  const shown = { kind: subject.kind, name: subject.name, subject: subject.id, ...(view !== null && { view }) };
  return [{ id: `subject:${subject.id}`, role: subject.kind, ...shown, ...found }];
}

function ofPlace(location: string, find: FindPicture): GivenPicture[] {
  const found = find(`location:${location}`, null);
  return found
    ? [{ id: `location:${location}`, role: "plate", kind: "location", name: location, location, ...found }]
    : [];
}
