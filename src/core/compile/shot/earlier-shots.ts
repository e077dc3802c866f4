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

interface Mark {
  readonly shot: StoryShot;
  readonly lasts: boolean;
  readonly jumps: boolean;
}

const marksOf = remembered((shots: readonly StoryShot[]): readonly Mark[] =>
  shots.map((shot) => ({ shot, lasts: lastingSentences(shot).length > 0, jumps: jumps(shot) })),
);

/** Those that settled something, in story order. */
export function lastingShots({ shot, sequence }: PlacedShot, series: Series): readonly StoryShot[] {
  const at = sequence.shots.indexOf(shot);
  if (at < 1 || shot.cast.length === 0 || jumps(shot)) return [];
  const known = marksOf(sequence.shots);
  const lasting: StoryShot[] = [];
  for (let before = at - 1; before >= Math.max(0, at - MOST_SHOTS); before--) {
    const mark = known[before];
    if (!mark) break;
    const isShared = mark.lasts && mark.shot.cast.some((id) => shot.cast.includes(id));
    if (isShared && isSamePlace(mark.shot, shot, series)) lasting.push(mark.shot);
    if (lasting.length === MOST_ACTIONS || mark.jumps) break;
  }
  return lasting.toReversed();
}

/** Another angle of a place is the same place. */
function isSamePlace({ plate: one }: StoryShot, { plate: other }: StoryShot, { locations }: Series): boolean {
  return one === other || (locations.get(one)?.of ?? one) === (locations.get(other)?.of ?? other);
}

function propOf(id: string, series: Series): NonNullable<NonNullable<Scene["before"]>["props"]>[number] {
  const { name = id, design } = series.subjects.get(id) ?? {};
  return { id, name, design: design ?? "" };
}

function otherOf(id: string, series: Series): NonNullable<NonNullable<Scene["before"]>["others"]>[number] {
  const { name = id, pronoun = "their" } = series.subjects.get(id) ?? {};
  return { id, name, pronoun };
}
