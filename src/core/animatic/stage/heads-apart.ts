// How far from each other two are by what they do with each other.
import type { Beat } from "../acting/acting.ts";
import { GESTURE_DESIGNS } from "../acting/gestures/gestures.ts";
import type { CastMember } from "./staged-member.ts";

/** Heads between two who fight with fists or feet, or bow to each other. */
const BY_POSTURE: Partial<Readonly<Record<Beat["posture"], number>>> = { fight: 2.75, kick: 2.8, bow: 6.4 };
/** From who points to whom is pointed at: more than an arm. */
const POINTING = { near: 4.6, wide: 6 } as const;
/** What flies between them is to be seen on its way. */
export const FLYING: ReadonlySet<Beat["gesture"]> = new Set([
  ...(["throw", "draw_bow", "shoot_bow", "spray", "hose_down"] as const),
]);
const FLIGHT = 12;
/** A pane of glass is between them. */
const AT_PANE = 4.1;
/** The instrument is between them. */
const AT_PIANO = { near: 4.4, wide: 7 } as const;

/** In heads; undefined where they do nothing with each other. */
export function apartOf(people: readonly CastMember[], isNear: boolean): number | undefined {
  const ids = new Set(people.map(({ id }) => id));
  const asked = people.flatMap(({ beats }) => beats.flatMap((beat) => asks(beat, ids, isNear) ?? []));
  if (asked.length === 0) return undefined;
  const least = Math.min(...asked);
  return !isNear && least === BY_POSTURE.fight && bothFight(people) ? BOTH_FIGHT : least;
}

/** Both lean into their blows. */
const BOTH_FIGHT = 4.4;
const bothFight = (people: readonly CastMember[]): boolean =>
  people.filter(({ long, beats }) => long === undefined && beats.some(({ posture }) => posture === "fight")).length > 1;

function byDesign(gesture: Beat["gesture"], isNear: boolean): number | undefined {
  const { apart, apartNear = apart } = GESTURE_DESIGNS[gesture];
  return (isNear ? apartNear : apart) ?? (FLYING.has(gesture) && !isNear ? FLIGHT : undefined);
}

function asks({ gesture, posture, object }: Beat, ids: ReadonlySet<string>, isNear: boolean): number | undefined {
  if (object === "pane") return AT_PANE;
  const isAtThem = object !== null && ids.has(object);
  const designed = byDesign(gesture, isNear);
  if (designed !== undefined) return designed;
  if (gesture === "piano") return AT_PIANO[isNear ? "near" : "wide"];
  if (gesture === "point" && isAtThem) return POINTING[isNear ? "near" : "wide"];
  return posture === "kick" && !isAtThem ? undefined : BY_POSTURE[posture];
}
