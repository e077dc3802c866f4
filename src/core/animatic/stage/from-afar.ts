// Whoever throws, shoots or sprays at a vehicle or a thing stands away from it, at the side of the picture: what flies is seen on its way.
import type { Frame } from "../frame.ts";
import { setPieceOf } from "../acting/set-pieces/set-pieces.ts";
import { BEFORE_RIDER } from "../carriers/ridden-after.ts";
import { FLYING } from "./heads-apart.ts";
import type { StagedMember } from "./staged-member.ts";

/** Parts of the frame's breadth: from the edge to who does it, from there to the near side of what it is done at, and the furthest middle of that. */
const EDGE = 0.15;
const AWAY = 0.24;
const FURTHEST = 0.98;

type Staged = Pick<StagedMember, "member" | "spot" | "mount">;

/** In a wide picture: room for what flies, for who leaps, and for what runs away. */
export function inTheOpen<T extends Staged>(staged: readonly T[], frame: Frame): readonly T[] {
  return beforeRiders(behindEdge(roomToLeap(fromAfar(staged, frame), frame), frame), frame);
}

function fromAfar<T extends Staged>(staged: readonly T[], { width }: Frame): readonly T[] {
  const people = staged.filter(({ member }) => member.kind === "person");
  const [user] = people;
  const isManned = staged.some(({ mount }) => mount !== null && mount.as !== "carrier");
  if (people.length !== 1 || !user || isManned) return staged;
  const target = staged.find((one) => one !== user && isAimedAt(one, user));
  if (!target) return staged;
  const { facing } = user.spot;
  const away = (part: number) => (facing === 1 ? part * width : (1 - part) * width);
  const middle = Math.min(FURTHEST, EDGE + AWAY + halfOf(target) / width);
  return staged.map((one) => {
    if (one === user) return { ...one, spot: { ...one.spot, x: away(EDGE) } };
    return one === target ? { ...one, spot: { ...one.spot, x: away(middle) } } : one;
  });
}

/** What the words of the deed name; of what is shot or sprayed, any vehicle. */
function isAimedAt({ member: { id, kind } }: Staged, { member: { beats } }: Staged): boolean {
  if (kind === "person") return false;
  return beats.some(({ gesture, because, holds }) => {
    const isNamed = because.slice(1).includes(id) || (kind === "vehicle" && gesture !== "throw");
    return FLYING.has(gesture) && !holds.includes(id) && isNamed;
  });
}

function halfOf({ spot, mount }: Staged): number {
  return mount?.as === "carrier" ? mount.half : (spot.base - spot.top) * 0.5;
}

/** Postures that carry somebody forwards, and parts of the breadth at which they begin and whoever looks on stands behind them. */
const LEAPS: ReadonlySet<string> = new Set(["leap", "vault", "dive_flat"]);
const LEAPER = 0.34;
const BEHIND = 0.15;

/** Whoever leaps has room before them: who has nothing to do with it is behind. */
function roomToLeap<T extends Staged>(staged: readonly T[], { width }: Frame): readonly T[] {
  const people = staged.filter(({ member }) => member.kind === "person" && member.group === undefined);
  const [one, other] = people;
  if (!one || !other || people.length > 2) return staged;
  const leaper = people.find(({ member }) => member.beats.some(({ posture }) => LEAPS.has(posture)));
  const idle = leaper === one ? other : one;
  const moves = idle.member.beats.some(({ way, posture }) => way !== "none" || LEAPS.has(posture));
  const isBeast = people.some(({ member }) => member.long !== undefined);
  const isTogether = leaper?.member.beats.some(({ object, way }) => object === idle.member.id || way !== "none");
  if (!leaper || moves || isBeast || isTogether || people.some(({ mount }) => mount)) return staged;
  const { facing } = leaper.spot;
  const place = (part: number) => (facing === 1 ? part : 1 - part) * width;
  return staged.map((each) => {
    if (each === leaper) return { ...each, spot: { ...each.spot, x: place(LEAPER) } };
    return each === idle ? { ...each, spot: { ...each.spot, x: place(BEHIND), facing } } : each;
  });
}

const EDGES: ReadonlySet<string> = new Set(["ledge", "overhang", "gap"]);
/** Heads behind an edge at which the first of the others may stand. */
const FROM_EDGE = 1.6;

/** Nobody stands in the air before an edge that somebody leaps from: the others are behind it. */
function behindEdge<T extends Staged>(staged: readonly T[], { width }: Frame): readonly T[] {
  const leaper = staged.find(({ member }) => member.beats.some((beat) => EDGES.has(setPieceOf(beat) ?? "")));
  if (!leaper || leaper.member.group !== undefined) return staged;
  const { x, facing, head } = leaper.spot;
  const room = { before: facing === 1 ? width - x : x, behind: facing === 1 ? x : width - x };
  return staged.map((one) => {
    const ahead = (one.spot.x - x) * facing;
    if (one === leaper || one.member.kind !== "person" || one.mount || ahead <= 0 || one.member.group === undefined)
      return one;
    const away = FROM_EDGE * head + (ahead / Math.max(1, room.before)) * (room.behind * 0.9 - FROM_EDGE * head);
    return { ...one, spot: { ...one.spot, x: x - facing * away, facing } };
  });
}

/** Part of the breadth at which what is ridden after runs on. */
const RIDDEN_AFTER = 0.86;

function beforeRiders<T extends Staged>(staged: readonly T[], { width }: Frame): readonly T[] {
  const mount = staged.find((one) => one.mount?.as === "carrier" && one.mount.runs === "hooves");
  if (!mount) return staged;
  const { facing } = mount.spot;
  return staged.map((one) => {
    if (!one.member.beats.some(({ because }) => because[0] === BEFORE_RIDER)) return one;
    return { ...one, spot: { ...one.spot, x: (facing === 1 ? RIDDEN_AFTER : 1 - RIDDEN_AFTER) * width, facing } };
  });
}
