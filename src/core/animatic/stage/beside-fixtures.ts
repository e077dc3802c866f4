// Whoever uses a fixture leaves room for it: it is before them, and others are at their back.
import type { Frame } from "../frame.ts";
import type { FixtureKind } from "../fixtures/fixture.ts";
import type { StagedMember } from "./staged-member.ts";

/** Parts of the frame's breadth from the middle, against the way that is faced, and to whoever else is there. */
const ALONE = { near: 0.17, wide: 0.1 } as const;
const TOGETHER = { near: 0.02, wide: 0.02 } as const;
const OTHER = { near: 0.31, wide: 0.2 } as const;
/** Two are at it, one on each side. */
const BETWEEN: ReadonlySet<FixtureKind> = new Set([
  "punch_bag",
  "table",
  "well",
  "cradle",
  "bed",
  "chest",
  "coffin",
  "bath",
  "mirror",
]);
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
  if (people.length === 1)
    return staged.map((one) => (one === user ? at(one, frame.width * (0.5 - facing * ALONE[size]), facing) : one));
  const [other] = people.filter((one) => one !== user);
  if (people.length !== 2 || !other || BETWEEN.has(kind)) return staged;
  const away: 1 | -1 = user.spot.x < other.spot.x ? -1 : 1;
  return staged.map((one) => {
    if (one === user) return at(one, frame.width * (0.5 - away * TOGETHER[size]), away);
    return one === other ? at(one, frame.width * (0.5 - away * OTHER[size]), away) : one;
  });
}
