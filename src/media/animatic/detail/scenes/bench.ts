// What the scenes of a close-up are built from: hands and things at places of the picture, each in its size and as it lies or is held.
import type { DetailThing } from "../../../../core/animatic/detail/detail.ts";
import type { HandLook } from "../../../../core/animatic/detail/hand-look.ts";
import type { HandPose } from "../../../../core/animatic/detail/hand-look.ts";
import type { ThingLook } from "../../../../core/animatic/looks/object-look.ts";
import { thingHeight } from "../../../../core/animatic/looks/prop-heights.ts";
import { hasWay } from "../../../../core/animatic/looks/props/find-prop.ts";
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, drawLine, drawSeam, inkOf, type Pen } from "../../../cards/pen.ts";
import { paintRestingUmbrella } from "../../../cards/things/resting-umbrella.ts";
import { paintThing, thingSize } from "../../../cards/things/paint-object.ts";
import { FIXTURES } from "../fixtures/furnishings.ts";
import { HAND_SHAPES } from "../hand/hand-shapes.ts";
import { paintHand } from "../hand/paint-hand.ts";
import type { Paint } from "../sprite.ts";

/** Where the table ends behind, and where things stand and lie on it. */
export const BACK = 0.06;
export const FLOOR = 0.27;
/** Units of a hand, and of a grown person beside it. */
export const HAND = 0.56;
const PERSON = 5;
/** What is smaller is drawn larger, and what is larger smaller: it must be known at a glance, and leave room for the hand. */
const LEAST = 0.14;
const MOST = 0.54;

const TINY: ReadonlySet<string> = new Set(
  "key coin ring gem pills needle match cigarette pen quill lipstick nail bullet dice chess usb spoon fork toothbrush thermometer ticket leaf shell flower syringe wand comb whistle padlock amulet bracelet pocketwatch screwdriver lighter soap cookie stone tweezers pearl screw chilli peanut walnutshell sugarcube dumpling sushi yoyo dummy eraser cigar".split(
    " ",
  ),
);
const THICK: ReadonlySet<string> = new Set(
  "bottle flask cup goblet teapot jug glass vase jar can pot bucket wateringcan labflask testtube candle lantern ball egg apple orange tomato pear lemon potato radio telephone grenade spray clock hourglass camera crystalball snowglobe vial hipflask waterskin milkcarton juicebox sippycup espresso kebab".split(
    " ",
  ),
);
/** How far along its length, from the foot, a thing is held. */
const HELD_AT: Readonly<Record<string, number>> = {
  key: 0.8,
  pen: 0.3,
  quill: 0.12,
  match: 0.16,
  candle: 0.2,
  ring: 0.2,
  spoon: 0.8,
  needle: 0.6,
  wand: 0.15,
  syringe: 0.62,
  cigarette: 0.3,
  flower: 0.25,
  gun: 0.22,
  pocketwatch: 0.86,
  tweezers: 0.42,
  cigar: 0.3,
  yoyo: 0.95,
  amulet: 0.9,
  lighter: 0.1,
  lantern: 0.92,
  teapot: 0.5,
  chess: 0.7,
  bullet: 0.4,
  lipstick: 0.35,
};

export interface HandAt {
  readonly x: number;
  readonly y: number;
  /** Clockwise, in radians; 0 comes from the right. */
  readonly turn?: number;
  /** From the left instead. */
  readonly isLeft?: boolean;
  readonly thing?: DetailThing | null;
  /** What else is held, around the place where it is. */
  readonly around?: Paint;
  /** How far the thing's top is turned clockwise from upright. */
  readonly tilt?: number;
  /** Parts of its usual size. */
  readonly size?: number;
  /** How far along it from its foot the hand is, where that is not its usual way. */
  readonly grip?: number;
}

export function heightOf(thing: DetailThing | null): number {
  return thing?.look ? sizeIn(thing.look) : 0.3;
}

function sizeIn({ shape }: ThingLook): number {
  return Math.min(MOST, Math.max(LEAST, thingHeight(shape) * PERSON));
}

const FISTED: ReadonlySet<string> = new Set(["rope", "rifle"]);

/** The pose that holds a thing. */
export function gripFor(thing: DetailThing | null): HandPose {
  const look = thing?.look;
  if (!look) return thing?.fixture === "rail" ? "fist" : "reach";
  if (TINY.has(look.shape)) return "pinch";
  if (THICK.has(look.shape)) return "grip";
  if (isSheet(look)) return "show";
  return FISTED.has(look.shape) || hasWay(look.shape, "up") || hasWay(look.shape, "down") ? "fist" : "grip";
}

/** A hand with the place where it holds at x, y. */
export function handAt(look: HandLook, pose: HandPose, at: HandAt): Paint {
  const { x, y, turn = 0, isLeft = false, thing = null, around, tilt = 0, size = 1, grip } = at;
  return (pen) => {
    const { context } = pen;
    const [hx, hy] = HAND_SHAPES[pose].hold;
    context.save();
    context.translate(x, y);
    if (isLeft) context.scale(-1, 1);
    context.rotate(turn);
    context.scale(HAND, HAND);
    context.translate(-hx, -hy);
    paintHand(
      { ...pen, line: pen.line / HAND },
      look,
      pose,
      thing || around
        ? () => {
            context.scale(1 / HAND, 1 / HAND);
            context.rotate(-turn);
            if (isLeft) context.scale(-1, 1);
            context.rotate(tilt);
            if (thing) paintHeldThing(pen, thing, size, grip);
            around?.(pen);
          }
        : undefined,
    );
    context.restore();
  };
}

/** Around the place where it is held. */
function paintHeldThing(pen: Pen, { look, fixture }: DetailThing, size: number, grip?: number): void {
  if (!look) {
    if (fixture) FIXTURES[fixture]?.(pen, 0);
    return;
  }
  if (look.shape === "rope") return paintRope(pen, look.colour);
  const own = sizeIn(look);
  const height = own * size * (THICK.has(look.shape) && grip === undefined && own < 0.4 ? 1.3 : 1);
  const isGun = look.shape === "gun" || look.shape === "rifle";
  const [x, base] = [isGun ? -height * 0.6 : 0, height * (grip ?? heldAt(look))];
  paintThing(pen.context, look, { x, base, width: height * 2.4, height, line: pen.line });
}

function heldAt({ shape }: ThingLook): number {
  return HELD_AT[shape] ?? (hasWay(shape, "down") ? 0.94 : hasWay(shape, "up") ? 0.16 : 0.5);
}

/** Long enough to leave the picture at both ends. */
function paintRope(pen: Pen, colour: Colour): void {
  const rope = curve(
    [
      [0.012, -1.6],
      [-0.012, -0.5],
      [0.01, 0.4],
      [-0.01, 1.6],
    ],
    false,
  );
  drawLine({ ...pen, line: 1 }, rope, inkOf(colour), 0.062 + 2 * pen.line);
  drawLine({ ...pen, line: 1 }, rope, colour, 0.062);
  for (let y = -1.5; y < 1.5; y += 0.045)
    drawSeam(
      pen,
      [
        [-0.03, y],
        [0.03, y + 0.03],
      ],
      colour,
      0.9,
    );
}

/** A thing or fixture as it stands or lies at a place: its foot, or its middle where it lies flat. */
export function thingAt(
  thing: DetailThing | null,
  [x, y]: readonly [number, number],
  { size = 1, state = 0, turn = 0 } = {},
): Paint {
  return (pen) => {
    const { context } = pen;
    if (!thing) return;
    context.save();
    context.translate(x, y);
    if (thing.fixture && FIXTURES[thing.fixture]) {
      context.scale(size, size);
      FIXTURES[thing.fixture]?.({ ...pen, line: pen.line / size }, state, thing.look?.colour);
    } else if (thing.look) paintResting(pen, thing.look, heightOf(thing) * size, turn);
    context.restore();
  };
}

export function isSheet({ shape }: ThingLook): boolean {
  return hasWay(shape, "sheet") || shape === "book" || shape === "cards" || shape === "bandage";
}

const LYING: ReadonlySet<string> = new Set(
  "coin ring key gem pills chain amulet bracelet glasses belt cloth puzzle leaf starfish shell cigarette match dice record handcuffs pocketwatch watch glove sock tie".split(
    " ",
  ),
);

function paintResting(pen: Pen, look: ThingLook, height: number, turn: number): void {
  const { context } = pen;
  paintContact(pen, thingSize(look, { width: height * 2.4, height }).half);
  if (look.shape === "umbrella" && turn === 0) {
    context.scale(height, height);
    return paintRestingUmbrella(context, look, pen.line / height);
  }
  const isLong = hasWay(look.shape, "long");
  if (isSheet(look) || LYING.has(look.shape) || isLong) {
    context.scale(1, 0.58);
    context.transform(1, 0, -0.28, 1, 0, 0);
    context.rotate(isLong ? -1.25 + turn : turn);
    paintThing(context, look, { x: 0, base: height / 2, width: height * 2.4, height, line: pen.line });
    return;
  }
  if (turn !== 0) {
    context.translate(0, -height / 2);
    context.rotate(turn);
    context.translate(0, height / 2);
  }
  paintThing(context, look, { x: 0, base: 0, width: height * 2.4, height, line: pen.line });
}

function paintContact({ context }: Pen, half: number): void {
  context.save();
  context.scale(1, 0.2);
  const soft = context.createRadialGradient(0.02, 0, half * 0.2, 0.02, 0, half * 1.35);
  soft.addColorStop(0, "rgba(4,6,12,0.5)");
  soft.addColorStop(1, "rgba(4,6,12,0)");
  context.fillStyle = soft;
  context.fillRect(-2 * half, -2 * half, 4 * half, 4 * half);
  context.restore();
}

/** Whether something can be poured or dropped into it. */
export function isVessel(thing: DetailThing | null): boolean {
  return thing?.fixture === "water" || VESSELS.has(thing?.look?.shape ?? "");
}

const VESSELS: ReadonlySet<string> = new Set(
  "cup glass goblet bowl pot pan cauldron bucket jar vase bath noodles basket bag box bottle labflask testtube pouch bin".split(
    " ",
  ),
);

/** Upright, facing us. */
export function thingUpright({ look }: DetailThing, [x, base]: readonly [number, number], height: number): Paint {
  return ({ context, line }) => {
    if (look) paintThing(context, look, { x, base, width: height * 2.4, height, line });
  };
}
