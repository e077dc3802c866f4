// Things in a hand: which drawing, how large beside whoever holds it, and how it lies in the hand.
import type { Beat } from "../../../core/animatic/acting/acting.ts";
import type { Gesture } from "../../../core/animatic/acting/verbs.ts";
import type { HoldWay } from "../../../core/animatic/acting/poses.ts";
import type { SubjectLook } from "../../../core/animatic/looks/look.ts";
import { readThing, type ThingLook } from "../../../core/animatic/looks/object-look.ts";
import { gripOf, thingHeight } from "../../../core/animatic/looks/prop-heights.ts";
import type { Pen } from "../../cards/pen.ts";
import { paintThing } from "../../cards/things/paint-object.ts";

/** What a gesture needs in the hand when the words name nothing. */
const USUAL: Partial<Record<Gesture, string>> = {
  read: "paper",
  write: "pen",
  drink: "cup",
  eat: "bread",
  phone: "phone",
  aim: "gun",
  play: "guitar",
};
/** The least height of what is held, in heads: it must be seen. */
const LEAST = 0.42;

/** What the hand holds in a beat; undefined when it is empty. */
export function heldIn(beat: Beat, looks: ReadonlyMap<string, SubjectLook>): ThingLook | undefined {
  const id = beat.holds.at(-1);
  if (id === undefined) {
    const noun = USUAL[beat.gesture];
    const named =
      beat.object !== null && !looks.has(beat.object)
        ? readThing("prop", { id: beat.object, name: beat.object, design: "" })
        : undefined;
    if (noun === undefined) return undefined;
    return named && named.shape !== "label" && beat.gesture !== "aim"
      ? named
      : readThing("prop", { id: noun, name: noun, design: "" });
  }
  const known = looks.get(id);
  if (known?.kind === "thing") return known.look;
  return readThing("prop", { id, name: id, design: "" });
}

/** Gestures that say themselves where the hand is. */
const OWN_WAY: ReadonlySet<Gesture> = new Set([
  "give",
  "lift",
  "raise",
  "aim",
  "read",
  "write",
  "drink",
  "eat",
  "phone",
  "play",
]);
/** Held around the middle, so that fingers do not hide them. */
const CUPS: ReadonlySet<string> = new Set(["cup", "glass", "bottle"]);
/** Never carried at the height of the chest. */
const HEAVY: ReadonlySet<string> = new Set(["suitcase", "bag", "backpack", "basket"]);
const LIGHTS: ReadonlySet<string> = new Set(["lantern", "torch", "candle"]);

/** `isNear`: the picture ends above the hips, so that a hand is seen only where it is raised. */
export function holdOf(beat: Beat, looks: ReadonlyMap<string, SubjectLook>, isNear: boolean): HoldWay {
  const thing = heldIn(beat, looks);
  if (!thing || OWN_WAY.has(beat.gesture)) return null;
  if (thing.shape === "umbrella") return beat.isOpen ? "aloft" : "hanging";
  const isBefore = LIGHTS.has(thing.shape) || gripOf(thing.shape) === "up";
  if (isNear && (isBefore || beat.gesture === "hold") && !HEAVY.has(thing.shape)) return "shown";
  if (isBefore) return "before";
  return gripOf(thing.shape) === "down" ? "hanging" : null;
}

/** Height in heads of whoever is `tall` high with so many heads. */
export function heldSize(
  { shape }: ThingLook,
  { tall, heads }: { readonly tall: number; readonly heads: number },
): number {
  return Math.min(heads * 0.9, Math.max(LEAST, (thingHeight(shape) * heads) / tall));
}

/** Painted into a hand: head heights. The figure looks to the left. */
export function paintHeld(
  pen: Pen,
  thing: ThingLook,
  place: {
    readonly hand: readonly [number, number];
    readonly way: number;
    readonly size: number;
    readonly isOpen: boolean;
  },
): void {
  const { hand, size, isOpen } = place;
  const { context } = pen;
  const own = { x: 0, width: size * 2.4, height: size, line: pen.line };
  context.save();
  context.translate(hand[0], hand[1]);
  if (thing.shape === "umbrella" && !isOpen) {
    context.rotate(Math.PI - 0.12);
    context.scale(0.26, 1);
    paintThing(context, thing, { ...own, base: size * 0.08 });
  } else if (thing.shape === "guitar") {
    context.rotate(-0.95);
    paintThing(context, thing, { ...own, base: size * 0.3 });
  } else if (thing.shape === "gun" || thing.shape === "rifle")
    paintThing(context, thing, { ...own, x: -size * 0.6, base: size * 0.45 });
  else {
    const grip = gripOf(thing.shape);
    const tilt = ["sword", "axe", "hammer", "staff", "knife", "wrench", "pen"].includes(thing.shape) ? -0.32 : 0;
    context.rotate(tilt);
    paintThing(context, thing, {
      ...own,
      base: grip === "up" ? size * 0.1 : grip === "down" ? size * 0.97 : size * (CUPS.has(thing.shape) ? 0.34 : 0.62),
    });
  }
  context.restore();
}
