// Whoever uses a fixture leaves room for it: it is before them, and others are at their back.
import { BODY, type SubjectPosition } from "../blocking/blocked.ts";
import type { Frame } from "../frame.ts";
import type { FixtureKind } from "../fixtures/fixture.ts";
import type { StagedMember } from "./staged-member.ts";

/** Parts of the frame's breadth from the middle, against the way that is faced, and to whoever else is there. */
const ALONE = { near: 0.17, wide: 0.1 } as const;
const TOGETHER = { near: 0.02, wide: 0.02 } as const;
const OTHER = { near: 0.31, wide: 0.2 } as const;
/** Two are at it, one on each side: heads from one to the other. */
const BETWEEN: Partial<Readonly<Record<FixtureKind, number>>> = {
  ...{
    punch_bag: 4.5,
    table: 5.4,
    well: 5,
    cradle: 4.6,
    bed: 8,
    chest: 5.2,
    coffin: 6.6,
    bath: 4.4,
    mirror: 4.4,
    campfire: 6.2,
    tank: 6.5,
  },
};
/** It is under whoever uses it, or all around. */
const UNDER: ReadonlySet<FixtureKind> = new Set(["treadmill", "bath", "back_seat", "railing"]);

/** Of children, whose arms are shorter. */
const LEAST_SCALE = 0.74;

/** Pixels of a head in the drawing of what somebody uses. */
export const fixtureHead = ({ head, standing: { heads = BODY } }: SubjectPosition): number =>
  head * Math.max(LEAST_SCALE, heads / BODY);

/** Where a shelf has gaps: heads before whoever is at it, and above the ground; one under the other. */
export const SHELF_GAP = { forward: 2.13, high: 7.35, under: 5.55 } as const;

type Staged = Pick<StagedMember, "member" | "spot">;

export function besideFixtures<T extends Staged>(staged: readonly T[], frame: Frame, isNear: boolean): readonly T[] {
  const people = staged.filter(({ member }) => member.kind === "person");
  const users = people.filter(({ member: { fixture } }) => fixture?.side === "before" || fixture?.second);
  const [user] = users;
  const kind = user?.member.fixture?.kind;
  if (!user || !kind || UNDER.has(kind)) return staged;
  const [other] = people.filter((one) => one !== user);
  if (other?.member.inDoorFrom !== undefined) return staged.map((one) => inDoor(one, { user, other, frame, isNear }));
  const spots = spotsOf(people, users, { frame, isNear });
  return staged.map((one) => {
    const place = spots.find(({ id }) => id === one.member.id);
    return place ? { ...one, spot: { ...one.spot, x: place.x, facing: place.facing } } : one;
  });
}

/** Of one alone, of two, or of nobody where there are more. */
function spotsOf(people: readonly Staged[], users: readonly Staged[], picture: Picture): readonly Standing[] {
  const { frame, isNear } = picture;
  const [user] = users;
  if (!user) return [];
  if (people.length === 1) {
    const own = alone(user, frame, isNear ? "near" : "wide");
    return [hasTwo(user) ? { ...own, x: frame.width / 2 } : own];
  }
  const other = people.find((one) => one !== user);
  if (people.length > 2 || !other) return [];
  if (users.length === 2) return backToBack([user, other], picture);
  return together([user, other], BETWEEN[user.member.fixture?.kind ?? "door"], picture);
}

interface Door extends Picture {
  readonly user: Staged;
  readonly other: Staged;
}

/** Heads from who is before a door to its middle, and up to its threshold. */
const TO_DOOR = { across: 3.15, up: 0.12 } as const;

/** One is before the door, the other one in it. */
function inDoor<T extends Staged>(one: T, { user, other, frame, isNear }: Door): T {
  const { x, facing } = alone(user, frame, isNear ? "near" : "wide");
  if (one.member.id === user.member.id) return { ...one, spot: { ...one.spot, x, facing } };
  if (one.member.id !== other.member.id) return one;
  const { head } = user.spot;
  const lower = isNear ? 0 : TO_DOOR.up * head;
  const place = { x: x + facing * TO_DOOR.across * head, base: one.spot.base - lower, top: one.spot.top - lower };
  return { ...one, spot: { ...one.spot, ...place, facing: facing === 1 ? -1 : 1, depth: -0.5 } };
}

/** One on each side. */
const hasTwo = ({ member }: Staged): boolean => member.fixture?.second !== undefined;

interface Standing {
  readonly id: string;
  readonly x: number;
  readonly facing: 1 | -1;
}

function alone({ member: { id }, spot: { facing } }: Staged, { width }: Frame, size: "near" | "wide"): Standing {
  return { id, facing, x: width * (0.5 - facing * ALONE[size]) };
}

interface Picture {
  readonly frame: Frame;
  readonly isNear: boolean;
}

/** Parts of the frame's breadth from its middle. */
const APART = { near: 0.14, wide: 0.07 } as const;

/** Each before a fixture of their own, at the two ends of the picture. */
function backToBack(
  [user, other]: readonly [Staged, Staged],
  { frame: { width }, isNear }: Picture,
): readonly Standing[] {
  const away: 1 | -1 = user.spot.x < other.spot.x ? -1 : 1;
  const from = width * APART[isNear ? "near" : "wide"];
  return [
    { id: user.member.id, x: width / 2 + away * from, facing: away },
    { id: other.member.id, x: width / 2 - away * from, facing: away === 1 ? -1 : 1 },
  ];
}

function together(
  [user, other]: readonly [Staged, Staged],
  apart: number | undefined,
  { frame: { width }, isNear }: Picture,
): readonly Standing[] {
  if (apart !== undefined && isNear) return [];
  const away: 1 | -1 = user.spot.x < other.spot.x ? -1 : 1;
  const [own, theirs] = [user.member.id, other.member.id];
  const half = (apart ?? 0) * user.spot.head * 0.5;
  const size = isNear ? "near" : "wide";
  if (apart === undefined)
    return [
      { id: own, x: width * (0.5 - away * TOGETHER[size]), facing: away },
      { id: theirs, x: width * (0.5 - away * OTHER[size]), facing: away },
    ];
  return [
    { id: own, x: width / 2 + away * half, facing: away === 1 ? -1 : 1 },
    { id: theirs, x: width / 2 - away * half, facing: away },
  ];
}
