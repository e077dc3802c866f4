// Where a screenplay plays, as locations: one for each place, and for each time of day that changes its picture.
import { quoted } from "../lib/wording.ts";
import { asciiId, uniqueId } from "../lib/ascii-id.ts";
import { readHeading } from "./scene-heading.ts";
import type { Guess, Scene } from "./screenplay.ts";

export interface SceneLocation {
  readonly id: string;
  readonly description: string;
  readonly isKnown: boolean;
}

/** The place of each scene, in their order. `known`: ids of locations that a config has already. */
export function findLocations(scenes: readonly Scene[], known: readonly string[], guesses: Guess[]): SceneLocation[] {
  const locations = new Map<string, SceneLocation>();
  const taken = new Set(known);
  const counts = new Map<string, number>();
  let time = "";
  return scenes.map(({ heading }) => {
    const setting = readHeading(heading?.text ?? "");
    if (!setting.follows) time = setting.time;
    const key = [setting.inside, setting.place.toUpperCase(), time].join("|");
    const before = locations.get(key);
    if (before) return before;
    const id = asciiId(setting.place) || "somewhere";
    const matching = [`${id}_${asciiId(time)}`, id].find((each) => known.includes(each));
    const fresh = matching ?? freshId(id, time, taken, counts);
    taken.add(fresh);
    const place = {
      id: fresh,
      description: describe(setting.inside, time, setting.place),
      isKnown: matching !== undefined,
    };
    locations.set(key, place);
    if (!place.isKnown)
      guesses.push({ line: heading?.line ?? null, message: describeLocation(heading?.text ?? "", place) });
    return place;
  });
}

/** The first picture of a place has its plain name; those at other times have the time in it. */
function freshId(id: string, time: string, taken: ReadonlySet<string>, counts: Map<string, number>): string {
  const timed = time === "" ? id : `${id}_${asciiId(time)}`;
  return taken.has(id) && !taken.has(timed) ? timed : uniqueId(id, taken, counts);
}

function describe(inside: string, time: string, place: string): string {
  const head = [inside, time].filter((part) => part !== "").join(", ");
  const named = place === "" ? "a place that the script does not name" : lowered(place);
  return head === "" ? named : `${head}: ${named}`;
}

function lowered(place: string): string {
  return place === place.toUpperCase() ? place.toLowerCase() : place;
}

function describeLocation(heading: string, { id, description }: SceneLocation): string {
  const from = heading === "" ? "what stands before the first scene heading plays" : `${quoted(heading)} plays`;
  return `${from} at the location ${quoted(id)}, ${quoted(description)}: say what it looks like`;
}
