// Where somebody is in a beat, beside where the shot has them: as far from the other one as the deed asks for, where the two come nearer in another beat,
// and before whoever carries them only later.
import type { Beat } from "../acting/acting.ts";
import { isCarriedAs } from "../acting/deeds/deed.ts";
import type { GestureDesign } from "../acting/gestures/gesture.ts";
import { GESTURE_DESIGNS } from "../acting/gestures/gestures.ts";
import type { SubjectPosition } from "../blocking/blocked.ts";
import { besideLying, isLying } from "./lying.ts";
import type { StagedMember } from "./staged-member.ts";

/** Heads between who comes to be carried and who carries. */
const BEFORE_CARRIER = 2.1;
/** From behind. */
const ON_THE_BACK = "carried_back";
/** Heads between who bows and who is bowed to, at least. */
const BOWING = 4.6;

/** An arm that points past somebody does not touch them. */
const POINTING = 3.6;

/** By the gesture that answers it. */
const ASKED: ReadonlyMap<string, GestureDesign> = new Map(
  Object.values(GESTURE_DESIGNS).flatMap((design: GestureDesign): [string, GestureDesign][] =>
    design.other === undefined || design.other === "none" ? [] : [[design.other, design]],
  ),
);

/** The same one, with their own and the other one's place as this beat has them. */
export function inBeat(staged: StagedMember, beat: Beat, isNear: boolean): StagedMember {
  const { mount, insert, member } = staged;
  if (mount || insert !== null || member.kind !== "person") return staged;
  if (member.beats.length < 2 && !isBeforeHug(member, beat)) return staged;
  const free = beforeCarrier(staged, beat);
  if (free) return { ...staged, spot: free };
  const partner = staged.partnerOf(beat);
  if (!partner) return staged;
  return isLying(partner) && !isNear ? tending(staged, beat, partner) : apartIn(staged, beat, { partner, isNear });
}

function apartIn(staged: StagedMember, beat: Beat, { partner, isNear }: Near): StagedMember {
  const { spot } = staged;
  const back = backIn(staged, beat, { partner, isNear });
  if (!back) return staged;
  const way = spot.x < partner.x ? -1 : 1;
  const other = { ...partner, x: partner.x - way * back.theirs };
  return { ...staged, spot: { ...spot, x: spot.x + way * back.own }, partnerOf: () => other };
}

/** Beside the part of who lies that this deed is done to. */
function tending(staged: StagedMember, { gesture }: Beat, partner: SubjectPosition): StagedMember {
  const design: GestureDesign = GESTURE_DESIGNS[gesture];
  if (design.apart === undefined || design.stands !== undefined || isLying(staged.spot)) return staged;
  const { x, facing } = besideLying(staged.spot, partner, design);
  return { ...staged, spot: { ...staged.spot, x, facing } };
}

/** Where who is carried later stands before that; undefined where nobody is, or they go along carried. */
export function beforeCarrier({ member, spot, partnerOf }: StagedMember, beat: Beat): SubjectPosition | undefined {
  const carried = member.beats.find(({ posture }) => isCarriedAs(posture));
  const isBefore = carried !== undefined && beat.from < carried.from;
  if (!carried || isCarriedAs(beat.posture) || (carried.way !== "none" && isBefore)) return undefined;
  const carrier = partnerOf(carried);
  if (!carrier) return undefined;
  const isTended = beat.object === carried.object && beat.posture !== "stand";
  const side = isBefore && !isTended && carried.posture === ON_THE_BACK ? -1 : 1;
  const x = carrier.x + side * carrier.facing * BEFORE_CARRIER * carrier.head;
  return { ...spot, x, facing: (-side * carrier.facing) as 1 | -1 };
}

interface Near {
  readonly partner: SubjectPosition;
  readonly isNear: boolean;
}

/** Pixels that each of two is further back than the shot has them; undefined where none is. */
function backIn({ spot, member }: StagedMember, beat: Beat, { partner, isNear }: Near) {
  const wanted =
    headsIn(beat, isNear) ?? (isBeforeHug(member, beat) ? BEFORE_HUG[isNear ? "near" : "wide"] : undefined);
  if (member.beats.some(({ gesture, object }) => BEARS.has(gesture) && object === beat.object)) return undefined;
  if (wanted === undefined || beat.posture === "sit" || !member.beats.some((one) => isNearer(one, wanted, isNear)))
    return undefined;
  const less = (wanted * (spot.head + partner.head)) / 2 - Math.abs(partner.x - spot.x);
  if (less <= 0) return undefined;
  const { other } = GESTURE_DESIGNS[beat.gesture] as GestureDesign;
  if (other === beat.gesture || isBeforeHug(member, beat)) return { own: less / 2, theirs: less / 2 };
  return isAnswer(beat) ? { own: 0, theirs: less } : { own: less, theirs: 0 };
}

/** Heads between two who are about to embrace, or have. */
const BEFORE_HUG = { wide: 2.3, near: 1.6 } as const;
const UPRIGHT: ReadonlySet<Beat["posture"]> = new Set(["stand", "walk", "run"] as const);

/** They stand there or come, with nothing else to do. */
const isBeforeHug = ({ beats }: StagedMember["member"], { gesture, posture }: Beat): boolean =>
  (gesture === "none" || gesture === "hold") && UPRIGHT.has(posture) && beats.some((one) => one.gesture === "hug");

/** Who is carried later comes to whoever carries them. */
const BEARS: ReadonlySet<Beat["gesture"]> = new Set([
  ...(["carry_person", "piggyback", "bear_on_shoulders", "bear_over_shoulder", "lift_hug", "lift_overhead"] as const),
]);

const isNearer = (beat: Beat, heads: number, isNear: boolean): boolean => (headsIn(beat, isNear) ?? heads) < heads;

const isAnswer = ({ gesture }: Beat): boolean =>
  (GESTURE_DESIGNS[gesture] as GestureDesign).apart === undefined && ASKED.has(gesture);

/** Heads between two face to face; undefined where nothing is asked. */
function headsIn({ gesture, posture }: Beat, isNear: boolean): number | undefined {
  if (posture === "bow") return BOWING;
  if (gesture === "point") return POINTING;
  const own: GestureDesign = GESTURE_DESIGNS[gesture];
  const design = own.apart === undefined ? ASKED.get(gesture) : own;
  if (!design || design.stands !== undefined) return undefined;
  return isNear ? (design.apartNear ?? design.apart) : design.apart;
}
