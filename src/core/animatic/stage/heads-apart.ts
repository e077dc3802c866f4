// How far from each other two are by what they do with each other.
import type { Beat } from "../acting/acting.ts";
import { animalAction } from "../acting/animals/animal-action.ts";
import type { AnimalAction } from "../acting/animals/action-names.ts";
import { GESTURE_DESIGNS } from "../acting/gestures/gestures.ts";
import type { Species } from "../looks/animals/kinds.ts";
import { halfOf, type MemberSpot } from "./led-and-herded.ts";
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

/** Two beasts that do it to each other: parts of their half lengths between their middles. */
const MEETS: Partial<Readonly<Record<AnimalAction, number>>> = {
  tug: 1,
  fight: 0.62,
  hug: 0.5,
  cradle: 0.62,
  ram: 1,
  pounce: 0.8,
};
/** Horns at horns. */
const LOCKED = 1.4;
const HORNED: ReadonlySet<Species> = new Set([
  ...(["stag", "deer", "moose", "bull", "cow", "sheep", "goat", "rhino", "elephant", "boar"] as const),
]);

export const actionOf = ({ long }: CastMember, beat: Beat): AnimalAction | undefined =>
  long === undefined ? beat.animal : animalAction(beat);

/** Parts of half a length behind the middle of the mother, and of half of its own to its mouth. */
const UDDER = 0.34;
const TO_MOUTH = 0.86;

/** Head to tail, its mouth at the udder, before its mother. */
export function suckledAt(
  { member, spot }: MemberSpot,
  staged: readonly MemberSpot[],
): Pick<MemberSpot["spot"], "x" | "facing" | "depth"> | undefined {
  const id = member.beats.find(({ animal }) => animal === "suckle")?.object;
  const mother = staged.find((one) => one.member.id === id && one.member.long !== undefined);
  if (!mother || member.long === undefined) return undefined;
  const { x, facing } = mother.spot;
  const teat = x - facing * halfOf(mother.spot, mother.member) * UDDER;
  return { x: teat + facing * halfOf(spot, member) * TO_MOUTH, facing: facing === 1 ? -1 : 1, depth: 0.3 };
}

/** Two beasts that fight or embrace have each other between them. */
export function meetsAt({ member, spot }: MemberSpot, staged: readonly MemberSpot[]): number | undefined {
  if (member.long === undefined || member.group !== undefined) return undefined;
  const own = member.beats.map((beat) => ({ beat, action: actionOf(member, beat) ?? "stand" }));
  for (const { beat, action } of own) {
    const share = MEETS[action];
    const other = staged.find(
      (one) =>
        one.member.id !== member.id &&
        one.member.long !== undefined &&
        one.member.group === undefined &&
        (beat.object === one.member.id || one.member.beats.some((theirs) => actionOf(one.member, theirs) === action)),
    );
    if (share === undefined || !other || beat.perch || beat.way !== "none") continue;
    const isLocked = action === "fight" && isHorned(member) && isHorned(other.member);
    const apart = (halfOf(spot, member) + halfOf(other.spot, other.member)) * (isLocked ? LOCKED : share);
    return (spot.x + other.spot.x + (Math.sign(spot.x - other.spot.x) || 1) * apart) / 2;
  }
  return undefined;
}

const isHorned = ({ look }: CastMember): boolean => look.kind === "animal" && HORNED.has(look.look.species);
