// From a screenplay to an episode of our own: a script that parses, what its config needs, and everything that was guessed.
// Never throws, and keeps every spoken word in order.
import { oneLine } from "../lib/one-line.ts";
import type { Additions } from "./extend-config.ts";
import { findCast, nameFinder, type Cast, type KnownSubject, type Person } from "./cast.ts";
import { divideScene, RULE, type DividedScene } from "./divide-shots.ts";
import { type Guess, type Scene, type Screenplay, isFilmed } from "./screenplay.ts";
import { findLocations, type SceneLocation } from "./locations.ts";
import { writeScript } from "./write-script.ts";

export interface KnownNames {
  readonly subjects: readonly KnownSubject[];
  readonly locations: readonly string[];
}

export interface EpisodePlan {
  readonly script: string;
  /** What the config lacks. */
  readonly additions: Additions;
  /** By line; those about the whole text come first. */
  readonly guesses: readonly Guess[];
}

const NOTHING_KNOWN: KnownNames = { subjects: [], locations: [] };

export function planEpisode(screenplay: Screenplay, id: string, known: KnownNames = NOTHING_KNOWN): EpisodePlan {
  const guesses: Guess[] = [{ line: null, message: RULE }];
  const scenes = playable(screenplay.scenes, guesses);
  const cast = findCast(scenes, known.subjects, guesses);
  const sceneLocations = findLocations(scenes, known.locations, guesses);
  const dividing = { cast, findNames: nameFinder(cast), guesses };
  const written = scenes.map((scene, index) => {
    const place = sceneLocations[index] ?? { id: "somewhere", description: "somewhere", isKnown: false };
    return { scene, place, divided: withShot(divideScene(scene, dividing), scene, place, guesses) };
  });
  const speakers = new Set([...cast.values()].map((person) => person.id.toUpperCase()));
  for (const { id: other } of known.subjects) speakers.add(other.toUpperCase());
  const script = writeScript({ id, screenplay, scenes: written, speakers }, guesses);
  const shown = new Set(written.flatMap(({ divided }) => divided.shots.flatMap(({ who }) => who)));
  const additions = {
    subjects: newSubjects(cast, shown, known, guesses),
    locations: Object.fromEntries(
      sceneLocations.flatMap(({ isKnown, ...place }) =>
        isKnown ? [] : [[place.id, { description: place.description }]],
      ),
    ),
  };
  return { script, additions, guesses: guesses.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)) };
}

/** Scenes with a heading, and what comes before the first one when it can be filmed; its comments go with the next. */
function playable(scenes: readonly Scene[], guesses: Guess[]): Scene[] {
  const [first, second, ...rest] = scenes;
  if (!first) {
    guesses.push({ line: null, message: "the text holds no scene: one empty shot stands in for it" });
    return [{ heading: null, elements: [] }];
  }
  if (first.heading !== null || first.elements.some(isFilmed) || !second) return [...scenes];
  return [{ heading: second.heading, elements: [...first.elements, ...second.elements] }, ...rest];
}

/** A scene that shows nothing but its place shows the place. */
function withShot(divided: DividedScene, { heading }: Scene, place: SceneLocation, guesses: Guess[]): DividedScene {
  if (divided.shots.length > 0) return divided;
  const line = heading?.line ?? 1;
  guesses.push({ line, message: "the scene holds no action and no dialogue: one wide shot shows its place" });
  const shot = {
    line,
    before: divided.after,
    action: [`Nobody is here: ${place.description}.`],
    spoken: [],
    notes: [],
    who: [],
    size: "ws",
    lettering: "",
    seconds: 3,
  };
  return { shots: [shot], after: [] };
}

function newSubjects(
  cast: Cast,
  shown: ReadonlySet<Person>,
  known: KnownNames,
  guesses: Guess[],
): Record<string, object> {
  const fresh = [...cast.values()].filter(({ isKnown }) => !isKnown);
  if (fresh.length === 0 && known.subjects.length === 0) {
    guesses.push({ line: null, message: `nobody speaks: the config gets a character "someone", because it needs one` });
    return { someone: { kind: "character", name: "Someone", design: placeholder("Someone") } };
  }
  return Object.fromEntries(fresh.map((person) => [person.id, subjectOf(person, shown.has(person))]));
}

/** A voice off screen needs no design. */
function subjectOf({ name, looks }: Person, isShown: boolean): object {
  const plain = oneLine(name);
  if (!isShown) return { kind: "character", name: plain, voice: `the voice of ${plain} (to be described)` };
  return { kind: "character", name: plain, design: looks === "" ? placeholder(plain) : oneLine(looks) };
}

function placeholder(name: string): string {
  return `${name}, design to be written: age, build, hair, clothes`;
}
