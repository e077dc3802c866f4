// Things in a hand: which drawing, how large beside whoever holds it, and how it lies in the hand.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import type { Beat } from "../../../../core/animatic/acting/acting.ts";
import type { HandEffect } from "../../../../core/animatic/acting/pose.ts";
import type { Gesture } from "../../../../core/animatic/acting/gestures/names.ts";
import { GESTURE_DESIGNS } from "../../../../core/animatic/acting/gestures/gestures.ts";
import { toolOf, type HoldWay } from "../../../../core/animatic/acting/poses.ts";
import type { SubjectLook } from "../../../../core/animatic/looks/look.ts";
import { readThing, type ThingLook } from "../../../../core/animatic/looks/object-look.ts";
import { nounKey } from "../../../../core/animatic/looks/props/unlisted-props.ts";
import { gripOf, thingHeight } from "../../../../core/animatic/looks/prop-heights.ts";
import type { HeldPart } from "../../../cards/figure/paint-arms.ts";
import type { Pen } from "../../../cards/pen.ts";
import type { Context2D } from "../../paint/canvas.ts";
import { asHandled, unfolded } from "./by-deed.ts";
import { heldAt, TINY } from "./grips.ts";
import { paintAtTop } from "./hand-effects.ts";
import { paintThing } from "../../../cards/things/paint-object.ts";

/** The least height of what is held, in heads: it must be seen. What is small is drawn larger than it is. */
const LEAST = 0.52;
/** The same in a wide picture. */
const LEAST_FAR = 0.74;
const LARGER = 1.25;
const SMALL = 1.3;

/** What the hand holds in a beat; undefined when it is empty. */
export function heldIn(beat: Beat, looks: ReadonlyMap<string, SubjectLook>): ThingLook | undefined {
  const id = beat.holds.at(-1);
  if (id === undefined) {
    const noun = toolOf(beat.gesture);
    const named = beat.object !== null && !looks.has(beat.object) ? unlisted(beat.object, looks) : undefined;
    if (noun === undefined) return undefined;
    if (named && named.shape !== "label" && TAKES_OBJECT.has(beat.gesture)) return named;
    const tool = readThing("prop", { id: noun, name: noun, design: "" });
    return tool.shape === "label" ? undefined : tool;
  }
  const thing = isAlive(looks.get(id)) ? undefined : thingOf(id, looks, beat.gesture);
  return thing && asHandled(thing, beat);
}

const isAlive = (look: SubjectLook | undefined): boolean => look?.kind === "animal" || look?.kind === "creature";

/** What each hand has in a beat, and what was put on or taken off before. */
export function thingsIn(beat: Beat, looks: ReadonlyMap<string, SubjectLook>) {
  const { worn } = beat;
  return {
    held: heldIn(beat, looks),
    second: secondIn(beat, looks),
    worn: worn && { thing: thingOf(worn.thing, looks, beat.gesture), is: worn.is },
  };
}

/** What the other hand has, where the deed is done to it. */
function secondIn(beat: Beat, looks: ReadonlyMap<string, SubjectLook>): ThingLook | undefined {
  const id = beat.holds.at(-2);
  const thing =
    GESTURE_DESIGNS[beat.gesture].second === undefined || id === undefined
      ? undefined
      : thingOf(id, looks, beat.gesture);
  return thing && asHandled(thing, beat);
}

function thingOf(id: string, looks: ReadonlyMap<string, SubjectLook>, gesture: Gesture): ThingLook | undefined {
  const known = looks.get(id);
  const thing = known?.kind === "thing" ? known.look : unlisted(id, looks);
  if (thing.shape === "label") return undefined;
  return unfolded(thing, gesture);
}

/** What the action alone names, as it is said there. */
function unlisted(noun: string, looks: ReadonlyMap<string, SubjectLook>): ThingLook {
  const said = looks.get(nounKey(noun));
  return said?.kind === "thing" ? said.look : readThing("prop", { id: noun, name: noun, design: "" });
}

/** What these are done with is what the words name after them. */
const TAKES_OBJECT: ReadonlySet<Gesture> = new Set([
  ...([
    "read",
    "drink",
    "eat",
    "play",
    "give",
    "take",
    "hand_over",
    "throw",
    "catch",
    "pick_up",
    "put_down",
    "set_on_table",
  ] as const),
  ...(["drop", "tear", "fold", "lift", "examine", "cradle", "clutch", "carry", "shoulder", "juggle", "feed"] as const),
]);
/** Never carried at the height of the chest. */
const HEAVY: ReadonlySet<string> = new Set(["suitcase", "bag", "backpack", "basket"]);
/** On their strings over the hand. */
const FLOATS: ReadonlySet<string> = new Set(["toyballoon", "balloonbunch"]);
const LIGHTS: ReadonlySet<string> = new Set(["lantern", "torch", "candle"]);

/** Gestures in which a thing is carried as it is best carried. */
const IDLE: ReadonlySet<Gesture> = new Set(["none", "hold"]);

/** `isNear`: the picture ends above the hips, so that a hand is seen only where it is raised. */
export function holdOf(beat: Beat, looks: ReadonlyMap<string, SubjectLook>, isNear: boolean): HoldWay {
  const thing = heldIn(beat, looks);
  if (!thing || !IDLE.has(beat.gesture)) return null;
  if (FLOATS.has(thing.shape)) return "aloft";
  if (thing.shape === "umbrella") return beat.isOpen ? "aloft" : "hanging";
  return heldLow(thing, beat, isNear);
}

function heldLow(thing: ThingLook, beat: Beat, isNear: boolean): HoldWay {
  const isBefore = LIGHTS.has(thing.shape) || gripOf(thing.shape) === "up";
  if (isNear && beat.gesture === "hold" && TINY.has(thing.shape)) return "pinched";
  if (isNear && (isBefore || beat.gesture === "hold") && !HEAVY.has(thing.shape)) return "shown";
  return isBefore ? "before" : gripOf(thing.shape) === "down" ? "hanging" : null;
}

/** Height in heads of whoever is `tall` high with so many heads. */
export function heldSize(
  { shape }: ThingLook,
  { tall, heads, isFar = false }: { readonly tall: number; readonly heads: number; readonly isFar?: boolean },
): number {
  const own = (thingHeight(shape) * heads) / tall;
  if (shape === "stickingplaster") return own;
  return Math.min(heads * 0.9, Math.max(isFar ? LEAST_FAR : LEAST, own < SMALL ? Math.min(SMALL, own * LARGER) : own));
}

/** Blades and tools point a little forwards. Radians. */
const POINTED: ReadonlySet<string> = new Set(["sword", "axe", "hammer", "knife", "wrench", "pen"]);

const GLINTING: ReadonlySet<string> = new Set(["ring", "gem", "coin"]);
/** Painted into a hand: head heights. The figure looks to the left. `tip`: how far the top is tipped forwards, in radians. */
export function paintHeld(
  pen: Pen,
  thing: ThingLook,
  place: {
    readonly hand: readonly [number, number];
    readonly isRaised?: boolean;
    readonly tip: number | undefined;
    readonly grip: number | undefined;
    readonly size: number;
    readonly isOpen: boolean;
    readonly part: HeldPart;
    readonly effect?: HandEffect | undefined;
    /** Head heights forwards and down from the hand. */
    readonly lands?: readonly [forward: number, down: number] | undefined;
    /** What is poured. */
    readonly liquid?: Colour | undefined;
  },
): void {
  const { hand, size, isOpen, isRaised = false, grip = heldAt(thing, isRaised), part, effect, lands } = place;
  const tip = tippedAs(thing, place.tip);
  const { context } = pen;
  const out = effect === "cable" && thing.shape !== "plug" ? undefined : effect;
  const top = topOf(thing, { size, grip, tip });
  for (const aside of out === "flame" ? (WICKS[thing.shape] ?? [0]) : [0])
    paintAtTop(context, out, {
      ...{ hand, top: [top[0] + aside * size, top[1]], size: WICKS[thing.shape] ? size * SMALL_FLAME : size, lands },
      liquid: place.liquid,
    });
  const own = { x: 0, width: size * 2.4, height: size, line: pen.line };
  context.save();
  context.translate(hand[0], hand[1]);
  if (part === "front" || part === "rear") {
    context.beginPath();
    context.rect(part === "front" ? -size * 3 : 0, -size * 3, size * 3, size * 6);
    context.clip();
  }
  paintPlaced(context, thing, { ...own, isShut: !isOpen, tip, grip });
  context.restore();
}

/** Heights from its middle to the flames of what has small ones. */
const WICKS: Partial<Readonly<Record<ThingLook["shape"], readonly number[]>>> = {
  cake: [-0.22, 0, 0.22],
  candle: [0],
};
const SMALL_FLAME = 0.45;

interface InHand {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly line: number;
  readonly isShut: boolean;
  readonly tip: number | undefined;
  readonly grip: number;
}

/** A pan that nobody tips is held level, by the end of its handle. In its own units, and units in its height. */
const PAN = { x: -0.83, base: 0.64, scale: 1.11 } as const;

const isLevel = (shape: ThingLook["shape"], tip: number | undefined): boolean => shape === "pan" && tip === undefined;

function paintLevel(context: Context2D, thing: ThingLook, own: Pick<InHand, "width" | "height" | "line">): void {
  const scale = own.height * PAN.scale;
  const place = { ...own, x: PAN.x * scale, base: PAN.base * scale };
  paintThing(context, { ...thing, shape: "restingpan" }, place);
}

/** As it lies in the hand, which is at the origin. */
function paintPlaced(context: Context2D, thing: ThingLook, { isShut, tip, grip, ...own }: InHand): void {
  const { shape } = thing;
  const size = own.height;
  if (shape === "umbrella" && isShut) {
    context.rotate(Math.PI - 0.12);
    context.scale(0.26, 1);
    return paintThing(context, thing, { ...own, base: size * 0.08 });
  }
  if (shape === "guitar") {
    context.rotate(-0.95);
    return paintThing(context, thing, { ...own, base: size * 0.3 });
  }
  if (shape === "gun" || shape === "rifle") {
    context.rotate(-(tip ?? 0));
    return paintThing(context, thing, { ...own, x: -size * 0.6, base: size * 0.45 });
  }
  if (isLevel(shape, tip)) return paintLevel(context, thing, own);
  if (shape === "saw") {
    context.translate(-size * 0.5, 0);
    return paintThing(context, thing, { ...own, base: size * 0.5 });
  }
  context.rotate(-(tip ?? (POINTED.has(shape) ? 0.32 : 0)));
  if (shape === "lantern") paintGlow(context, size);
  paintUpright(context, thing, { ...own, grip });
}

function paintUpright(context: Context2D, thing: ThingLook, { grip, ...own }: Omit<InHand, "isShut" | "tip">): void {
  const size = own.height;
  if (thing.shape === "flag") {
    context.scale(-1, 1);
    context.translate(FLAG * size, 0);
  }
  paintThing(context, thing, { ...own, base: size * grip });
  if (GLINTING.has(thing.shape)) paintGlint(context, [-size * 0.3, -size * (0.8 - grip)]);
}

/** Heights from the middle of a flag to its pole. */
const FLAG = 0.3;

/** Around a lantern that hangs from the hand. */
function paintGlow(context: Context2D, size: number): void {
  const [y, far] = [size * 0.5, size * 0.85];
  const light = context.createRadialGradient(0, y, size * 0.1, 0, y, far);
  light.addColorStop(0, "rgba(255,224,140,0.85)");
  light.addColorStop(1, "rgba(255,214,120,0)");
  context.fillStyle = light;
  context.fillRect(-far, y - far, 2 * far, 2 * far);
}

/** A star of light. */
function paintGlint(context: Context2D, [x, y]: readonly [number, number]): void {
  context.fillStyle = "rgba(255,255,235,0.95)";
  context.beginPath();
  for (let dot = 0; dot < 8; dot++) {
    const [turn, far] = [(dot * Math.PI) / 4, dot % 2 === 0 ? 0.26 : 0.05];
    context.lineTo(x + Math.cos(turn) * far, y + Math.sin(turn) * far);
  }
  context.fill();
}

/** Where it comes out of what has a spout, in heights from its middle and from its top; such a thing is tipped a little only. Radians. */
const SPOUTS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  teapot: [-0.57, 0.39],
  wateringcan: [-0.6, 0.3],
};
const MOST_TIPPED = 0.65;

function tippedAs({ shape }: ThingLook, tip: number | undefined): number | undefined {
  return tip !== undefined && SPOUTS[shape] ? Math.min(tip, MOST_TIPPED) : tip;
}

/** Where the top of what is held is, from the hand: of what has a spout its end. */
function topOf(
  { shape }: ThingLook,
  { size, grip, tip = 0 }: { readonly size: number; readonly grip: number; readonly tip: number | undefined },
): readonly [number, number] {
  if (shape === "gun" || shape === "rifle") return [-size * (shape === "gun" ? 1.5 : 1.9), -size * 0.3];
  if (shape === "torch") return [-size * 0.85, -size * 0.1];
  const [x, y] = SPOUTS[shape] ?? [0, 0];
  const [across, down] = [size * x, size * (y - 1 + grip)];
  return [across * Math.cos(tip) + down * Math.sin(tip), down * Math.cos(tip) - across * Math.sin(tip)];
}
