// What is painted into the hands of somebody in a drawing, as the deed has it by now, and how far it reaches.
import type { Drawing } from "../../../../core/animatic/acting/performance.ts";
import type { Gesture } from "../../../../core/animatic/acting/gestures/names.ts";
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { LIQUIDS } from "../../../../core/animatic/detail/detail-words.ts";
import type { HandEffect } from "../../../../core/animatic/acting/pose.ts";
import type { SubjectLook } from "../../../../core/animatic/looks/look.ts";
import type { ThingLook } from "../../../../core/animatic/looks/object-look.ts";
import type { PersonLook } from "../../../../core/animatic/looks/person-look.ts";
import { headsOf } from "../../../../core/animatic/looks/true-size.ts";
import type { Armed } from "../../../cards/figure/paint-arms.ts";
import { gripAs, gripIn, RAISED_AT } from "./grips.ts";
import { heldSize, paintHeld } from "./hold.ts";
import { changedTo, NOODLES } from "./by-deed.ts";
import { asWorn, isOwn, isOwnHat, isTakenOff, type WornBefore } from "./dress.ts";

interface HandsOrder {
  readonly look: SubjectLook;
  readonly drawing: Drawing;
  readonly tall: number;
  readonly held: ThingLook | undefined;
  readonly second?: ThingLook | undefined;
  /** What was put on or taken off before. */
  readonly worn?: WornBefore | undefined;
  readonly isFar?: boolean;
}

interface InHands {
  readonly paint: NonNullable<Armed["held"]>;
  /** Whether the fingers are closed around what a hand has, or it lies before them. */
  readonly grips: NonNullable<Armed["grips"]>;
  /** Head heights around the body. */
  readonly reach: number;
  /** Head heights from the hand up to the top of what it has. */
  readonly above: number;
  /** And down to its foot, or to where what is poured lands. */
  readonly below: number;
}

const POURED: ReadonlySet<HandEffect | undefined> = new Set(["stream", "drops", "grains", "yolk"] as const);
/** Head heights of what is poured that are to be seen. */
const STREAM = 0.9;

const uprightPart = (tilt = 0): number => Math.max(0, Math.cos((tilt * Math.PI) / 180));

/** Head heights that these reach, and the others. */
const FAR_EFFECTS: Partial<Readonly<Record<HandEffect, number>>> = { beam: 6, string: 5, bubbles: 3, cable: 3 };
const EFFECT = 1.7;

/** Done with something small at somebody's face, which it must not hide. */
const AT_FACES: ReadonlySet<Gesture> = new Set(["wipe_face", "wipe_tears", "make_up_them", "wipe_brow"] as const);
/** Head heights. */
const AT_FACE = 0.34;

/** A hat that is off is only in the other hand meanwhile. */
const sizeAt = (gesture: Gesture, size: number, isAside: boolean): number =>
  AT_FACES.has(gesture) && !isAside ? Math.min(AT_FACE, size) : size;

export function inHands(order: HandsOrder, look: PersonLook): InHands {
  const { drawing, tall, isFar = false } = order;
  const { pose, beat } = drawing;
  const heads = headsOf(order.look);
  const [held, second] = shownOf(order, look);
  const sizeOf = (thing: ThingLook | undefined) =>
    thing
      ? sizeAt(beat.gesture, heldSize(thing, { tall, heads, isFar }), isTakenOff(thing, order.worn)) *
        (isFolded(thing, beat.gesture) ? FOLDED : 1)
      : 0;
  const isOpen = beat.isOpen && pose.as !== "shut";
  const grip = pose.grip ?? RAISED_AT;
  const shown = held && !pose.isEmpty ? sizeOf(held) : 0;
  return {
    grips: (part) => gripIn(part === "second" ? second : held),
    above: shown * (1 - grip),
    below: shown === 0 ? 0 : shown * grip * uprightPart(pose.tilt) + (POURED.has(pose.effect) ? STREAM : 0),
    reach: reachOf(held, Math.max(sizeOf(held), sizeOf(second)), isOpen) + effectReach(drawing),
    paint: (pen, part, { hand, tip, isRaised }) => {
      const isSecond = part === "second";
      const thing = isSecond ? second : held;
      const own = isSecond ? pose.second : pose;
      if (thing)
        paintHeld(pen, thing, {
          ...{
            hand,
            tip,
            isRaised,
            grip: isSecond ? own?.grip : gripAs(thing, beat.gesture, own?.grip),
            size: sizeOf(thing),
            isOpen,
            part,
            effect: effectOf(own?.effect, beat.because),
          },
          lands: isSecond ? undefined : pose.lands,
          liquid: liquidOf(own?.effect, beat.because),
        });
    },
  };
}

/** What falls in grains or pieces when it is poured. */
const DRY =
  /^(?:coins?|gold|money|beads|marbles|pebbles|sand|rice|sugar|salt|flour|grain|seeds?|corn|beans|lentils|oats|cereal|nuts|gems|jewels|diamonds|pearls|gravel|ash|ashes|sweets|buttons|cement|kibble)$/;
function effectOf(effect: HandEffect | undefined, words: readonly string[]): HandEffect | undefined {
  if (effect === "strands") return words.some((word) => NOODLES.test(word)) ? effect : undefined;
  return effect === "stream" && words.some((word) => DRY.test(word)) ? "grains" : effect;
}

const PIECES: Readonly<Record<string, Colour>> = Object.fromEntries(
  ["coin", "coins", "gold", "money", "grain", "corn", "seeds", "oats", "cereal", "kibble"].map(
    (word): [string, Colour] => [word, { light: 0.78, chroma: 0.13, hue: 85 }],
  ),
);

/** Of what words name, where it is no water. */
function liquidOf(effect: HandEffect | undefined, words: readonly string[]): Colour | undefined {
  if (!POURED.has(effect)) return undefined;
  const pieces = words.flatMap((word) => PIECES[word] ?? [])[0];
  if (pieces) return pieces;
  const [light, chroma, hue] = words.flatMap((word) => (word === "water" ? [] : (LIQUIDS[word] ?? [])));
  return light === undefined || chroma === undefined || hue === undefined ? undefined : { light, chroma, hue };
}

/** A cloth at the own face is folded: it hides no more than it must. */
const isFolded = ({ shape }: ThingLook, gesture: Gesture): boolean =>
  shape === "cloth" &&
  /^(?:own_\w+_(?:crown|brow|eyes?|nose|mouth|cheeks?|chin|ears?|throat)$|wipe_brow|wipe_tears)/.test(gesture);
const FOLDED = 0.55;

/** In the hand that holds the tool, and in the other one. */
function shownOf({ held, second, worn, drawing: { pose, beat } }: HandsOrder, look: PersonLook) {
  const isTheirs = held && (pose.worn || isTakenOff(held, worn) || isOwn(look, held) || isOwnHat(look, held, beat));
  const own = isTheirs ? asWorn(look, held) : held;
  return [own && changedTo(own, pose.as), second && changedTo(second, pose.second?.as)] as const;
}

function reachOf(held: ThingLook | undefined, size: number, isOpen: boolean): number {
  return size * (held?.shape === "umbrella" && isOpen ? 1 : 0.8);
}

function effectReach({ pose }: Drawing): number {
  const effect = pose.effect ?? pose.second?.effect;
  return effect === undefined ? 0 : (FAR_EFFECTS[effect] ?? EFFECT);
}
