// Whoever uses a fixture leaves room for it: it is before them, and others are at their back.
import type { Frame } from "../frame.ts";
import type { FixtureKind } from "../fixtures/fixture.ts";
import type { StagedMember } from "./staged-member.ts";

/** Parts of the frame's breadth from the middle, against the way that is faced, and to whoever else is there. */
const ALONE = { near: 0.17, wide: 0.1 } as const;
const TOGETHER = { near: 0.02, wide: 0.02 } as const;
const OTHER = { near: 0.31, wide: 0.2 } as const;
/** Two are at it, one on each side: heads from one to the other. */
const BETWEEN: Partial<Readonly<Record<FixtureKind, number>>> = {
  ...{ punch_bag: 4.5, table: 5.4, well: 5, cradle: 4.6, bed: 8, chest: 5.2, coffin: 6.6, bath: 4.4, mirror: 4.4 },
};
/** It is under whoever uses it, or all around. */
const UNDER: ReadonlySet<FixtureKind> = new Set(["treadmill", "bath"]);

type Staged = Pick<StagedMember, "member" | "spot">;

export function besideFixtures<T extends Staged>(staged: readonly T[], frame: Frame, isNear: boolean): readonly T[] {
  const people = staged.filter(({ member }) => member.kind === "person");
  const user = people.find(({ member }) => member.fixture?.side === "before");
  const kind = user?.member.fixture?.kind;
  if (!user || !kind || UNDER.has(kind)) return staged;
  const size = isNear ? "near" : "wide";
  const { facing } = user.spot;
  const at = (one: T, x: number, way: 1 | -1): T => ({ ...one, spot: { ...one.spot, x, facing: way } });
  const middle = frame.width / 2;
  if (people.length === 1)
    return staged.map((one) => (one === user ? at(one, middle - facing * ALONE[size] * frame.width, facing) : one));
  const [other] = people.filter((one) => one !== user);
  if (people.length !== 2 || !other) return staged;
  const apart = BETWEEN[kind];
  if (apart !== undefined && isNear) return staged;
  const away: 1 | -1 = user.spot.x < other.spot.x ? -1 : 1;
  const half = ((apart ?? 0) * user.spot.head) / 2;
  const way: 1 | -1 = away === 1 ? -1 : 1;
  return staged.map((one) => {
    if (one === user)
      return apart === undefined
        ? at(one, middle - away * TOGETHER[size] * frame.width, away)
        : at(one, middle + away * half, way);
    if (one !== other) return one;
    return apart === undefined
      ? at(one, middle - away * OTHER[size] * frame.width, away)
      : at(one, middle - away * half, away);
  });
}
