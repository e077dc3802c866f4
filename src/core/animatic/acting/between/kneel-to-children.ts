// A grown-up who hugs, feeds or dresses a child in a wide picture kneels before it: the hands and faces of both are at one height. So does who tends
// somebody whom the design has lying on the ground, and who has hold of a small animal.
import type { Beat } from "../acting.ts";
import type { GestureDesign } from "../gestures/gesture.ts";
import { GESTURE_DESIGNS } from "../gestures/gestures.ts";
import { shareOf } from "../posture-heights.ts";
import { TENDS } from "./along-with.ts";

interface Sized {
  readonly id: string;
  readonly kind: string;
  readonly tall?: number;
  readonly beats: readonly Beat[];
  readonly share?: number;
}

/** Part of the own height under which somebody is knelt to. */
const SMALL = 0.76;

export function kneelToChildren<T extends Sized>(all: readonly T[]): readonly T[] {
  const cast = downOnTheGround(all);
  return cast.map((member) => {
    if (!member.beats.some((beat) => kneels(beat, member, cast))) return member;
    const beats = member.beats.map((beat): Beat => (kneels(beat, member, cast) ? { ...beat, posture: "kneel" } : beat));
    return { ...member, beats, share: shareOf(beats) };
  });
}

function kneels(beat: Beat, member: Sized, cast: readonly Sized[]): boolean {
  if (beat.posture !== "stand" || beat.way !== "none") return false;
  const others = cast.filter((one) => one.kind === "person" && one.id !== member.id);
  const other = others.find((one) => one.id === beat.object) ?? (others.length === 1 ? others[0] : undefined);
  if (!other) return false;
  return (TENDS.has(beat.gesture) && other.beats.every(liesOnGround)) || isForChild(beat.gesture, member, other);
}

function isForChild(gesture: Beat["gesture"], { tall = 1 }: Sized, other: Sized): boolean {
  const { kneels: isKnelt }: GestureDesign = GESTURE_DESIGNS[gesture];
  const isSmall = (other.tall ?? 1) < tall * SMALL;
  if (GRIPS.has(gesture) && (other.tall ?? 1) < tall * TINY) return true;
  return isKnelt === true && isSmall && other.beats.every(({ posture }) => posture !== "sit");
}

/** What has hold of a small animal on the ground, and the height under which it is one. */
const GRIPS: ReadonlySet<Beat["gesture"]> = new Set([
  "grab",
  "grab_from_behind",
  "draw_out_of_them",
  "bandage",
] as const);
const TINY = 0.5;

const liesOnGround = ({ posture, because }: Beat): boolean =>
  posture === "lie" && !because.some((word) => ABOVE.test(word));

/** What somebody lies on who is not on the ground. */
const ABOVE = /\b(?:bed|bunk|cot|stretcher|gurney|table|sofa|couch|bench|hammock|altar|slab)\b/;

/** Done for somebody who is hurt or ill. */
const CARES: ReadonlySet<Beat["gesture"]> = new Set([
  ...([
    "hold_to_mouth",
    "hand_over",
    "give",
    "feed",
    "bandage",
    "comfort",
    "caress",
    "wipe_face",
    "examine_them",
  ] as const),
]);
const ILL = /(?:^|[_ ])(?:patient|wounded|injured|casualty|invalid)(?:$|[_ ])/i;
const KNEELS_BY = /\bkne(?:el|lt)\w* (?:down )?(?:by|beside|next to|over|at the side of)\b/;

/** "kneels and pours sake into Kenzo's bowl": Kenzo sits as low. */
const isServing = ({ posture, because }: Beat, id: string): boolean =>
  posture.startsWith("kneel") && because.some((word) => /^(?:pour|serv|ladl|fill)/.test(word)) && because.includes(id);

/** "kneels over Romeo's body". */
const isAtBody = ({ because }: Beat): boolean =>
  /^(?:kne|weep|wept|bend|bent|lean|sob|cr[iy]|collapse|throw|stand)\w* .*\b(?:over|by|beside|across|on|at) .*'s (?:dead |lifeless |limp )?(?:body|corpse)\b/.test(
    because.join(" "),
  );

/** "kneels by the soldier and gives him water": he is on the ground; a patient lies. */
export function downOnTheGround<T extends Sized>(cast: readonly T[]): readonly T[] {
  return cast.map((member) => {
    const { id, kind, beats } = member;
    const isIdle = beats.every(
      ({ posture, way, order }) => posture === "stand" && way === "none" && order === undefined,
    );
    if (kind !== "person" || !isIdle) return member;
    const cared = cast.flatMap((one) =>
      one.id === id ? [] : one.beats.filter(({ object, gesture }) => object === id && CARES.has(gesture)),
    );
    const kneeling = cared.filter(({ because }) => KNEELS_BY.test(because.join(" ")));
    const isIll =
      (ILL.test(id) && cared.length > 0) ||
      cast.some((one) => one.beats.some((beat) => beat.object === id && isAtBody(beat)));
    const isServed = cast.some((one) => one.id !== id && one.beats.some((beat) => isServing(beat, id)));
    if (kneeling.length === 0 && !isIll && !isServed) return member;
    return onTheGround(member, isIll ? "lie" : "sit_ground");
  });
}

function onTheGround<T extends Sized>(member: T, posture: "lie" | "sit_ground"): T {
  const beats = member.beats.map((beat): Beat => ({ ...beat, posture }));
  return { ...member, beats, share: shareOf(beats) };
}
