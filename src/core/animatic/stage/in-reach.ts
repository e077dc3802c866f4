// Where things stand: on the table of whoever is at one, and within reach of whoever does something with them.
import type { Beat } from "../acting/acting.ts";
import { supportOf } from "../acting/supports.ts";
import { SHARE_OF_SEATED } from "../acting/posture-heights.ts";
import { BODY, type SubjectPosition } from "../blocking/blocked.ts";
import type { Frame } from "../frame.ts";
import type { StagedMember } from "./staged-member.ts";

/** Heads from the middle of a body to the near edge of what its hands are at. */
const REACH = 1.25;
/** The same to what is fanned: beyond the cloth. */
const FANNED = 2.3;

const isUsing = ({ gesture, object, because, holds }: Beat, id: string): boolean =>
  (object === id && gesture !== "none" && gesture !== "hold") ||
  (AT_ANOTHER.has(gesture) && because.includes(id)) ||
  (gesture === "fan_with" && !holds.includes(id));

/** Done with one thing at another: a rope at a post, a sword on an anvil. */
const AT_ANOTHER: ReadonlySet<Beat["gesture"]> = new Set(["tie_to", "hammer"]);
/** The hand moves on the thing, which is behind it. */
const ON_IT: ReadonlySet<Beat["gesture"]> = new Set(["wipe", "tie_to", "hammer"]);
const BEHIND = -0.4;
const depthFor = (beats: readonly Beat[]) => (beats.some(({ gesture }) => ON_IT.has(gesture)) ? { depth: BEHIND } : {});

/** Of a lone person: two stand on both sides of the thing as it is. */
export function inReach<T extends Pick<StagedMember, "member" | "spot">>(
  staged: readonly T[],
  frame: Frame,
): readonly T[] {
  const people = staged.filter(({ member }) => member.kind === "person");
  const [user] = people;
  if (people.length !== 1 || !user) return staged;
  const paints = user.member.beats.some((beat) => supportOf(beat) === "canvas");
  return staged
    .filter((one) => !(paints && isPainting(one)))
    .map((one) => {
      const { member, spot } = one;
      if (member.kind !== "prop" || !user.member.beats.some((beat) => isUsing(beat, member.id))) return one;
      const { x, facing, head } = user.spot;
      const half = (spot.base - spot.top) * 0.5;
      const edge = frame.width * 0.97 - half;
      const isFanned = user.member.beats.some(({ gesture }) => gesture === "fan_with");
      const wanted = x + facing * (head * (isFanned ? FANNED : REACH) + half);
      const placed = Math.min(edge, Math.max(frame.width - edge, wanted));
      return { ...one, spot: { ...spot, x: placed, ...depthFor(user.member.beats) } };
    });
}

/** The canvas on the stand is it. */
function isPainting({ member: { look } }: Pick<StagedMember, "member">): boolean {
  return look.kind === "thing" && look.look.shape === "painting";
}

/** Where a table is beside whoever is at it: heads forwards, and above the ground where a grown person stands at it. */
export const TABLE = { forward: 2.1, high: 3.35 } as const;
/** Of whoever sits at it: heads above the ground for each head of their height. */
const SEATED = 0.385;
/** How much lower it is for who is smaller: 1 would be as much lower as they are. */
const LOWER = 0.6;

/** Heads above the ground. */
export function tableHigh({ standing: { heads = BODY, share } }: SubjectPosition): number {
  return share === SHARE_OF_SEATED ? SEATED * heads : TABLE.high * Math.min(1, heads / BODY) ** LOWER;
}

/** Heights beside a grown person of what stands on a table, and heads from one such thing to the next. */
const SMALL = 0.5;
const BETWEEN = 0.85;

/** Small things stand on the table that is drawn for somebody; what is done with another thing is before whoever does it. */
export function onTables<T extends Pick<StagedMember, "member" | "spot" | "mount">>(
  staged: readonly T[],
): readonly T[] {
  const isUsed = (beats: readonly Beat[], id: string) =>
    beats.some((beat) => beat.object === id || (AT_ANOTHER.has(beat.gesture) && beat.because.includes(id)));
  const user = staged.find(({ member }) => member.beats.some((beat) => supportOf(beat) === "table"));
  const painter = staged.find(({ member }) => member.beats.some((beat) => supportOf(beat) === "canvas"));
  const small = staged.filter(({ member }) => member.kind === "prop" && (member.tall ?? 1) <= SMALL);
  return staged.map((one) => {
    const { member, spot } = one;
    if (member.kind !== "prop") return one;
    if (painter && isPainting(one)) return { ...one, spot: onStand(spot, painter.spot) };
    const at = small.findIndex((other) => other.member.id === member.id);
    if (user && at >= 0) {
      const { x, base, facing, head } = user.spot;
      const top = base - tableHigh(user.spot) * head;
      const forward = TABLE.forward + (at - (small.length - 1) / 2) * BETWEEN;
      const tall = Math.max((spot.base - spot.top) * 0.8, head * 0.7);
      return { ...one, spot: { ...spot, x: x + facing * forward * head, base: top, top: top - tall } };
    }
    // What beasts draw is behind them already.
    const isDrawn = (other: T) => one.mount !== null && other.member.long !== undefined;
    const owner = staged.find(
      (other) => other.member.kind === "person" && !isDrawn(other) && isUsed(other.member.beats, member.id),
    );
    if (!owner) return one;
    const { x, facing, head } = owner.spot;
    const isHit = owner.member.beats.some(({ posture, object }) => posture === "fight" && object === member.id);
    const isTied = owner.member.beats.some(({ gesture }) => gesture === "tie_to");
    const wide = isHit ? BLOW * head : isTied ? POST * head : (spot.base - spot.top) * 0.5;
    return { ...one, spot: { ...spot, x: x + facing * (head * 1.5 + wide), ...depthFor(owner.member.beats) } };
  });
}

/** Heads more to the middle of what something is tied to. */
const POST = 0.4;
/** Heads more to the middle of what is punched. */
const BLOW = 0.7;

/** A picture that is painted stands at the height of a stand for it, before whoever paints it. */
function onStand(spot: SubjectPosition, { x, base, facing, head }: SubjectPosition): SubjectPosition {
  const foot = base - STAND.low * head;
  return { ...spot, x: x + facing * STAND.forward * head, base: foot, top: foot - STAND.high * head };
}

/** Heads forwards, above the ground, and in height. */
const STAND = { forward: 3.1, low: 3.7, high: 2.7 } as const;

/** In a near picture: of a thing that nobody reaches up for or into, which is drawn where that is done. */
export const isOnTable = (
  { id, kind }: StagedMember["member"],
  staged: readonly Pick<StagedMember, "member">[],
): boolean =>
  kind === "prop" &&
  !staged.some(({ member }) =>
    member.beats.some(
      ({ gesture, object, because }) =>
        (gesture === "reach_up" && object === id) || (INTO.has(gesture) && (object === id || because.includes(id))),
    ),
  );

const INTO: ReadonlySet<Beat["gesture"]> = new Set([
  "reach_in",
  "put_into",
  "lift_from",
  "dip_in",
  "ladle_out",
] as const);
