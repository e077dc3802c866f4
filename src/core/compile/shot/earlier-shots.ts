// What the earlier shots of a scene have settled before a shot begins, in their own sentences: those of its people, at its place, since the last jump in time.
import type { Scene } from "../../../contracts/files/shotlist.ts";
import type { StoryShot } from "../../../contracts/files/story.ts";
import { isLater, lastingSentences } from "../../animatic/continuity/lasting-words.ts";
import { remembered } from "../../lib/remember.ts";
import type { Series } from "../../series/series.ts";
import type { PlacedShot } from "../../story/story-shots.ts";

/** So many of the last shots, and of those that settled something: older ones are changed by newer ones as a rule. */
const MOST_SHOTS = 40;
const MOST_ACTIONS = 12;

/** Undefined where nothing was settled. */
export function settledBefore({ shot, sequence }: PlacedShot, series: Series): Scene["before"] {
  const lasting = lastingShots({ shot, sequence }, series);
  if (lasting.length === 0) return undefined;
  const others = [...new Set(lasting.flatMap(({ cast }) => cast))].filter((id) => !shot.cast.includes(id));
  const props = [...new Set(lasting.flatMap((one) => one.props))].filter((id) => !shot.props.includes(id));
  return {
    actions: lasting.map((one) => lastingSentences(one).join(" ")),
    ...(others.length > 0 && { others: others.map((id) => otherOf(id, series)) }),
    ...(props.length > 0 && { props: props.map((id) => propOf(id, series)) }),
  };
}

/** It begins at another time than the shot before it ends. */
const jumps = remembered(({ action }: StoryShot): boolean => isLater(action));

/** Those that settled something, in story order. */
export function lastingShots({ shot, sequence }: PlacedShot, series: Series): readonly StoryShot[] {
  const at = sequence.shots.indexOf(shot);
  if (at < 1 || shot.cast.length === 0 || jumps(shot)) return [];
  const place = placeOf(shot, series);
  const lasting: StoryShot[] = [];
  for (let before = at - 1; before >= Math.max(0, at - MOST_SHOTS); before--) {
    const one = sequence.shots[before];
    if (!one) break;
    const lasts = lastingSentences(one).length > 0 && one.cast.some((id) => shot.cast.includes(id));
    if (lasts && placeOf(one, series) === place) lasting.unshift(one);
    if (lasting.length === MOST_ACTIONS || jumps(one)) break;
  }
  return lasting;
}

/** Another angle of a place is the same place. */
function placeOf({ plate }: StoryShot, series: Series): string {
  return series.locations.get(plate)?.of ?? plate;
}

function propOf(id: string, series: Series): NonNullable<NonNullable<Scene["before"]>["props"]>[number] {
  const { name = id, design } = series.subjects.get(id) ?? {};
  return { id, name, design: design ?? "" };
}

function otherOf(id: string, series: Series): NonNullable<NonNullable<Scene["before"]>["others"]>[number] {
  const { name = id, pronoun = "their" } = series.subjects.get(id) ?? {};
  return { id, name, pronoun };
}
