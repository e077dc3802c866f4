// What somebody types on is seen from the side, its keys under their hands: on the table that they are at, or on the lap.
import type { Beat } from "../acting/acting.ts";
import type { Frame } from "../frame.ts";
import type { ThingShape } from "../looks/object-look.ts";
import { tableHigh } from "./in-reach.ts";
import type { StagedMember } from "./staged-member.ts";

const SIDES: Readonly<Record<string, ThingShape>> = {
  laptop: "laptopside",
  computer: "computerside",
  oldcomputer: "oldcomputerside",
  typewriter: "typewriterside",
};

/** Heads of the machine before the middle of the body, and of its height. */
const FORWARD = { table: 1.72, lap: 1.5 } as const;
const TALL = { table: 1.25, lap: 1.05 } as const;
/** Heads above what they sit on, by posture, of what is on the lap. */
const LAPS: Partial<Readonly<Record<Beat["posture"], number>>> = {
  sit_bed: 2.5,
  sit_ground: 0.55,
  lotus: 0.6,
  lie_front: 0,
};

const ON_A_SEAT = 2.75;
/** A lap is never below a near picture: heads between its lower edge and what is on the lap. */
const ABOVE_EDGE = 0.12;
/** Heads from the top of whoever stands down to the table that they sit at, in a near picture that shows so much of them. */
const UNDER_HEAD = { sit: 2.7, stand: 3.3 } as const;

export function withTyped<T extends Pick<StagedMember, "member" | "spot">>(
  staged: readonly T[],
  { height }: Frame,
  isNear: boolean,
): readonly T[] {
  const typist = staged.find(({ member }) => member.kind === "person" && member.beats.some(isTyping));
  const beat = typist?.member.beats.find(isTyping);
  if (!typist || !beat) return staged;
  const machine = staged.find(({ member }) => sideOf(member) !== undefined);
  return staged.map((one) =>
    one === machine ? placed(one, { beat, by: typist.spot, edge: isNear ? height : undefined }) : one,
  );
}

interface Typed {
  readonly beat: Beat;
  readonly by: StagedMember["spot"];
  /** Pixels down to the lower edge of a near picture; undefined in a wide one. */
  readonly edge: number | undefined;
}

function placed<T extends Pick<StagedMember, "member" | "spot">>(one: T, { beat, by, edge }: Typed): T {
  const { x, facing, head } = by;
  const where = beat.gesture === "type_lap" ? "lap" : "table";
  const foot = footOf(one.spot, { beat, by, edge }, where);
  const spot = {
    ...one.spot,
    x: x + facing * head * FORWARD[where],
    facing,
    base: foot,
    top: foot - head * TALL[where],
  };
  return { ...one, member: seenFromSide(one.member, where), spot };
}

/** Pixels down to what it stands on. */
function footOf(own: StagedMember["spot"], { beat: { posture }, by, edge }: Typed, where: keyof typeof TALL): number {
  const { base, top, head } = by;
  const onIt = base - (where === "lap" ? (LAPS[posture] ?? ON_A_SEAT) : tableHigh(by)) * head;
  if (edge === undefined) return onIt;
  if (where === "lap") return Math.min(onIt, edge - ABOVE_EDGE * head);
  return Math.min(own.base, top + UNDER_HEAD[posture === "sit" ? "sit" : "stand"] * head);
}

const isTyping = ({ gesture }: Beat): boolean =>
  gesture === "type" || gesture === "type_one_hand" || gesture === "type_lap";

function sideOf({ kind, look }: StagedMember["member"]): ThingShape | undefined {
  return kind === "prop" && look.kind === "thing" ? SIDES[look.look.shape] : undefined;
}

/** Nobody has a screen on a stand on the lap. */
function seenFromSide(member: StagedMember["member"], where: keyof typeof TALL): StagedMember["member"] {
  const side = sideOf(member);
  if (side === undefined || member.look.kind !== "thing") return member;
  const shape = where === "lap" && side === "computerside" ? "laptopside" : side;
  return { ...member, look: { ...member.look, look: { ...member.look.look, shape } } };
}
