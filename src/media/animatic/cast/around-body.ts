// What is around a body that its hands go to: whoever it does something with, and the lower edge of a near picture.
import type { Beat } from "../../../core/animatic/acting/acting.ts";
import { GESTURE_DESIGNS } from "../../../core/animatic/acting/gestures/gestures.ts";
import type { Gesture } from "../../../core/animatic/acting/gestures/names.ts";
import { supportOf } from "../../../core/animatic/acting/supports.ts";
import type { HandPlace } from "../../../core/animatic/acting/pose.ts";
import type { Framing, Frame } from "../../../core/animatic/frame.ts";
import type { SubjectPosition } from "../../../core/animatic/blocking/blocked.ts";
import { isLying, lyingPlace } from "../../../core/animatic/stage/lying.ts";
import { isForwards, type ReachedThing } from "../../../core/animatic/acting/reach.ts";
import { tableHigh } from "../../../core/animatic/stage/in-reach.ts";
import type { DrawnBody } from "./body-box.ts";
import type { Around } from "../../cards/figure/posture.ts";

interface BodyPlaced {
  readonly scene: {
    readonly framing: Framing;
    readonly frame: Frame;
    readonly tableTop: number | undefined;
    /** Half the breadth of each thing and animal that stands by itself, in heights of its own. */
    readonly breadths: ReadonlyMap<string, number>;
  };
  readonly place: { readonly x: number; readonly y: number; readonly scale: number; readonly flip: 1 | -1 };
  /** Heads that what is held rises above the hand, and hangs below it. */
  readonly held: Pick<DrawnBody, "above" | "below">;
}

/** Whoever does something, and whom each beat is done with. */
interface Acting {
  readonly spot: SubjectPosition;
  readonly insert: string | null;
  readonly partnerOf: (beat: Beat) => SubjectPosition | undefined;
}

/** Heads between a hand and the lower edge. */
const ABOVE_EDGE = 0.36;
/** Heads between the top of what is held and the upper edge; a hand is never below the chest for it. */
const BELOW_EDGE = 0.12;
const CHEST = 2.2;
/** Heads between a hand and the far edge of a table. */
const ON_TABLE = 0.16;
/** The same where the hand slides what stands on it, or is on keys. */
const ABOVE_TABLE: Partial<Readonly<Record<Gesture, number>>> = { slide_to: 0.46, type: 0.3 };

/** Undefined where there is neither. */
export function aroundOf(staged: Acting, { beat }: { readonly beat: Beat }, placed: BodyPlaced): Around | undefined {
  const partner = staged.partnerOf(beat);
  const thing = thingOf(partner, beat, placed);
  const { framing } = placed.scene;
  const isAtTable = supportOf(beat) === "table";
  const edges = staged.insert === null ? edgesOf(placed, beat) : NO_EDGES;
  if (!partner && !isAtTable && edges.lowest === undefined && edges.highest === undefined) return undefined;
  const { x, y, scale, flip } = placed.place;
  const table = isAtTable ? tableAt(staged, placed) : undefined;
  return {
    ...edges,
    ...(framing.feet !== undefined && table !== undefined && { lowest: table }),
    thing,
    table: isAtTable ? table : beat.gesture === "rest_on" ? edges.lowest : undefined,
    partner:
      partner &&
      ((to) => {
        const at = theirPlace(to, { own: staged.spot, partner, isNear: framing.feet === undefined });
        return at && [(at[0] - x) / (scale * flip), (at[1] - y) / scale];
      }),
  };
}

/** How far down hands are on a table, that of the picture where it is near; undefined where there is none. */
function tableAt(
  { spot }: Acting,
  { scene: { framing, tableTop }, place: { y, scale } }: BodyPlaced,
): number | undefined {
  const top = framing.feet === undefined ? tableTop : spot.base - tableHigh(spot) * spot.head;
  return top === undefined ? undefined : (top - y) / scale - ON_TABLE;
}

/** Heads before the middle of a body from which its hands reach something. */
const BEFORE = 0.9;

/** What is done with a hand on the thing that it is about, where that stands by itself. */
const ON_THINGS: ReadonlySet<Beat["gesture"]> = new Set([
  "reach",
  "press",
  "push",
  "touch_wall",
  "bang",
  "wipe",
  "take",
  "open",
  "close",
  "knock",
  "rest_on",
] as const);

function thingOf(
  partner: SubjectPosition | undefined,
  { gesture, object, holds, way }: Beat,
  { scene: { breadths }, place }: BodyPlaced,
): ReachedThing | undefined {
  if (!partner || partner.standing.id !== object || holds.includes(object)) return undefined;
  if (way !== "none" || !ON_THINGS.has(gesture)) return undefined;
  const half = breadths.get(object);
  return half === undefined ? undefined : reachedAt(partner, half * (partner.base - partner.top), { gesture, place });
}

/** `aside`: half its breadth in pixels. Undefined where it is behind whoever reaches. */
function reachedAt(
  { x: middleX, top, base }: SubjectPosition,
  aside: number,
  { gesture, place: { x, y, scale, flip } }: Pick<BodyPlaced, "place"> & { readonly gesture: Gesture },
): ReachedThing | undefined {
  const own = (at: number) => (at - x) / (scale * flip);
  const middle = own(middleX);
  // The figure looks to the left in its own drawing.
  const far = middle - aside / scale;
  if (far > -BEFORE) return undefined;
  const near = Math.min(middle + aside / scale, -BEFORE);
  return {
    ...{ edge: gesture === "wipe" ? (near + middle) / 2 : near, middle, most: mostOf(gesture) },
    ...{ top: (top - y) / scale, foot: (base - y) / scale },
  };
}

/** How far forwards and down its arms that are stretched out have their hands at most. */
function mostOf(gesture: Gesture): readonly [number, number] {
  const arms = GESTURE_DESIGNS[gesture].keys.flatMap(({ far, near }) => [far, near]);
  const reaches = arms.flatMap((arm) => (arm && "at" in arm && isForwards(arm) ? [arm.at] : []));
  return [Math.max(...reaches.map(([forward]) => forward)), Math.max(...reaches.map(([, down]) => down))];
}

const NO_EDGES = { lowest: undefined, highest: undefined };

/** How far down a hand may be in a near picture, and how far up with what it has. */
function edgesOf({ scene: { framing, frame, tableTop }, place: { y, scale }, held }: BodyPlaced, { gesture }: Beat) {
  const { above, below = 0 } = held;
  const isNear = framing.feet === undefined;
  const over = tableTop === undefined ? Math.max(ABOVE_EDGE, below) : (ABOVE_TABLE[gesture] ?? ON_TABLE);
  const lower = ((tableTop ?? frame.height) - y) / scale;
  return {
    lowest: isNear ? Math.max(Math.min(lower - ABOVE_EDGE, CHEST), lower - over) : undefined,
    highest: above ? Math.min(CHEST, (frame.slate - y) / scale + above + BELOW_EDGE) : undefined,
  };
}

interface Pair {
  readonly own: SubjectPosition;
  readonly partner: SubjectPosition;
  readonly isNear: boolean;
}

/** Somebody lies, and the other one does not. */
const isTended = ({ own, partner }: Pair): boolean => isLying(partner) && !isLying(own);

/** In the picture: heads forwards from the middle of the other, and down from the crown. Hands meet half way. */
const THEIRS: Partial<Readonly<Record<HandPlace, readonly [forward: number, down: number]>>> = {
  their_face: [0.34, 0.62],
  their_head: [0, 0.1],
  their_shoulder: [0.3, 1.66],
  their_chest: [0.4, 2.2],
  their_back: [-0.42, 2.1],
  their_neck: [0.2, 1.24],
  their_waist: [0.3, 3.3],
};
/** Heads above the ground. */
const ABOVE_GROUND: Partial<Readonly<Record<HandPlace, number>>> = { their_knee: 1.9, their_foot: 0.35 };
const MEETING = 2.7;

function theirPlace(to: HandPlace, pair: Pair): readonly [number, number] | undefined {
  const { own, partner, isNear } = pair;
  if (partner.standing.long !== undefined) return beastPlace(to, pair);
  if (isTended(pair)) return isNear && to === "their_hand" ? onCover(pair) : lyingPlace(to, partner);
  if (to === "their_hand")
    return [(own.x + partner.x) / 2, (own.top + partner.top + MEETING * (own.head + partner.head)) / 2];
  const side = own.x < partner.x ? -1 : 1;
  const high = ABOVE_GROUND[to];
  if (high !== undefined) return [partner.x + side * 0.3 * partner.head, partner.base - high * partner.head];
  const away = THEIRS[to];
  if (!away) return undefined;
  return [partner.x + side * away[0] * partner.head, partner.top + away[1] * partner.head];
}

/** Of who lies in a near picture, where the cover ends: heads from the middle towards whoever is beside, and down from the crown. */
const ON_COVER = [0.85, 2.55] as const;
const onCover = ({ own, partner: { x, top, head } }: Pair): readonly [number, number] => [
  x + Math.sign(own.x - x) * ON_COVER[0] * head,
  top + ON_COVER[1] * head,
];

/** Where the hips of who is carried are: heads forwards from the middle of who carries, and down from the crown. */
const ON_CARRIER: Readonly<Record<string, readonly [forward: number, down: number]>> = {
  carried_back: [-0.62, 3.1],
  carried_arms: [1.15, 3.15],
  carried_shoulders: [-0.72, 1.42],
  carried_over: [-0.1, 1.45],
  carried_front: [1.1, 2.75],
  carried_lap: [0.75, 3.45],
  carried_overhead: [0.1, -1.15],
};

/** In the picture; undefined where nobody carries. */
export function hipsOnCarrier(
  { spot, partnerOf }: Omit<Acting, "insert">,
  beat: Beat,
): readonly [number, number] | undefined {
  const place = ON_CARRIER[beat.posture];
  const carrier = partnerOf(beat);
  if (!place || !carrier) return undefined;
  const down = beat.posture === "carried_front" ? place[1] * Math.min(1, spot.head / carrier.head) ** 1.5 : place[1];
  return [spot.x + carrier.facing * place[0] * carrier.head, carrier.top + down * carrier.head];
}

/** Of an animal: parts of its half length towards whoever reaches for it, and of its height from the top. */
const BEASTS: Partial<Readonly<Record<HandPlace, readonly [forward: number, down: number]>>> = {
  ...{ their_face: [0.84, 0.26], their_head: [0.66, 0.12], their_chest: [0.5, 0.5] },
  ...{ their_shoulder: [0.42, 0.3], their_back: [0.15, 0.32], their_hand: [0.9, 0.42] },
};

/** Whoever stands so near its middle is at its flank. */
const AT_FLANK = 0.7;

/** In a near picture, where its head is its place: heads from there back to its neck, and down from the crown of whoever has the arms round it. */
const NECK = [1.35, 1.75] as const;

function beastPlace(to: HandPlace, { own, partner, isNear }: Pair): readonly [number, number] | undefined {
  const away = BEASTS[to];
  if (!away) return undefined;
  if (isNear && to === "their_back")
    return [partner.x - partner.facing * NECK[0] * own.head, own.top + NECK[1] * own.head];
  const { x, top, base, standing } = partner;
  const high = base - top;
  const half = ((high * (standing.long ?? 1)) / (standing.tall ?? 1)) * 0.5;
  if (Math.abs(own.x - x) < half * AT_FLANK) return [x, top + high * 0.4];
  return [x + (own.x < x ? -1 : 1) * away[0] * half, top + away[1] * high];
}
