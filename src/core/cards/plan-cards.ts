// Plans of the built-in pictures of references: a character in one of its views, a prop or vehicle, a place, a shot's first or last frame. What is
// drawn follows the words; what they leave open follows the id, so that all views show the same; the seed changes stance and side.
import { choosePictures, type AvailableFile } from "../animatic/pictures.ts";
import { readLocationStyle } from "../animatic/location-style.ts";
import { wordsOfId } from "../animatic/clean-text.ts";
import { hashOf } from "../animatic/seeded-random.ts";
import { readCard } from "../animatic/shot-card.ts";
import type { Shotlist } from "../../contracts/files/shotlist.ts";
import type { CharacterView } from "../refs/ref-names.ts";
import { readAnimal } from "./animal-look.ts";
import type { CardLook, CardStance, KeyframeCard, PlateCard, SubjectCard } from "./card-plan.ts";
import { readPerson } from "./person-look.ts";
import { wordsIn } from "./read-words.ts";
import { readRobot } from "./robot-look.ts";
import { readThing } from "./thing-look.ts";

/** Somebody or something as the series config has it; of a wardrobe variant its base, and the variant's own words as `wardrobe`. */
export interface CardSubject {
  readonly id: string;
  readonly kind: "character" | "prop" | "vehicle";
  readonly name: string;
  readonly design: string | null;
  readonly wardrobe?: string | null;
  readonly pronoun?: string | null;
  /** People of a group. */
  readonly members?: number | null;
}

interface Drawing {
  readonly seed: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** `view`: null for a thing, a group, and a character whose sheet is one whole picture. */
export function planSubjectCard(
  subject: CardSubject,
  view: CharacterView | null,
  { seed, width, height }: Drawing,
): SubjectCard {
  const members = subject.kind === "character" ? (subject.members ?? 1) : 1;
  const looks = Array.from({ length: members }, (_, at) =>
    lookOf(at === 0 ? subject : { ...subject, id: `${subject.id} ${at}` }),
  );
  return {
    kind: "subject",
    looks,
    view: subject.kind === "character" ? view : null,
    stance: stanceOf(seed),
    width,
    height,
  };
}

export function planPlateCard(
  location: { readonly id: string; readonly description: string },
  { seed, width, height }: Drawing,
): PlateCard {
  const words = `${wordsOfId(location.id)} ${location.description}`;
  return {
    kind: "plate",
    place: readLocationStyle(location),
    words,
    mirrored: hashOf(`${seed} side`) % 2 === 1,
    width,
    height,
  };
}

export interface KeyframeFacts {
  /** The frozen document of one shot. */
  readonly shotlist: Shotlist;
  readonly end: "first" | "last";
  /** Reference pictures of its place and subjects that are there already, as a take is given them. */
  readonly files: readonly AvailableFile[];
  readonly subjects: readonly CardSubject[];
}

/** Undefined where the document holds no shot. The keyframe itself is not among its own pictures. */
export function planKeyframeCard(
  { shotlist, end, files, subjects }: KeyframeFacts,
  { seed, width, height }: Drawing,
): KeyframeCard | undefined {
  const shot = readCard(shotlist, 1);
  const [entry] = shotlist.shots;
  if (!shot || !entry) return undefined;
  const pictures = { ...choosePictures(shotlist, entry, files), first: null, last: null };
  const looks = Object.fromEntries(subjects.map((subject) => [subject.id, lookOf(subject)]));
  return { kind: "keyframe", shot, end, pictures, looks, stance: stanceOf(seed), width, height };
}

function lookOf({ id, kind, name, design, wardrobe = null, pronoun = null }: CardSubject): CardLook {
  const text = design ?? "";
  if (kind !== "character") return { kind: "thing", look: readThing(kind, { id, name, design: text }) };
  const words = wordsIn(text === "" ? `${wordsOfId(id)}. ${name}` : text);
  const robot = readRobot(id, words);
  if (robot) return { kind: "robot", look: robot };
  const animal = readAnimal(id, words);
  if (animal) return { kind: "animal", look: animal };
  return {
    kind: "person",
    look: readPerson({ id, words, wardrobe: wardrobe === null ? null : wordsIn(wardrobe), pronoun }),
  };
}

function stanceOf(seed: string): CardStance {
  const share = (trait: string) => (hashOf(`${seed} ${trait}`) % 101) / 100;
  return { elbow: 0.14 * share("elbow"), reach: 0.16 * share("reach") - 0.04 };
}
