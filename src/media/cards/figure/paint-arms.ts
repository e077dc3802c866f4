// A person's arms with sleeves, gloves, and what a hand holds.
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import type { HandGrip } from "../../../core/animatic/acting/pose.ts";
import type { Colour } from "../../../core/animatic/colour/colour.ts";
import { type Body, flat } from "./body.ts";
import { paintArmCast, paintSling } from "./aids/casts-and-slings.ts";
import { paintHook } from "./aids/prostheses.ts";
import { paintCrutch, paintLeanedOn } from "./aids/sticks.ts";
import { paintBoxingGlove, paintPompom } from "./carried.ts";
import { paintArmBones } from "./fabled/bones.ts";
import { paintThud } from "./hand.ts";
import { paintHeldHat } from "./headgear/hats.ts";
import { paintArm, type Arm, type BodySide, type Sleeve } from "./limbs.ts";
import type { Dressing } from "./loft-lines.ts";
import { paintPattern } from "./cloth/pattern.ts";
import { facingShare, type Posture } from "./posture.ts";
import type { Dot, Pen } from "../pen.ts";

/** Whose arms they are. */
export interface Armed extends Dressing {
  readonly look: PersonLook;
  readonly posture: Posture;
  /** Painted into the hand: where it is, and how far what is held tips forwards in the drawing, in radians. */
  readonly held: PaintHeld | undefined;
  /** How the hand has what it has; undefined for an empty hand. */
  readonly grips: ((part: HeldPart) => HandGrip | undefined) | undefined;
}

type PaintHeld = (
  pen: Pen,
  part: HeldPart,
  place: { readonly hand: Dot; readonly tip: number | undefined; readonly isRaised: boolean },
) => void;

/** What is torn is in both hands, the half on the side that is faced in the one that is there; "second" is another thing in the other hand. */
export type HeldPart = "whole" | "front" | "rear" | "second";

/** Hands at the face, and what a hand holds, are over everything. */
export function paintRaised(armed: Armed, sides: readonly BodySide[]): void {
  const { body, posture } = armed;
  for (const side of sides) {
    const { wrist, isBefore } = posture.arm(side);
    if (isBefore !== undefined) {
      if (isBefore && wrist[1] < 1.6) paintSide(armed, side);
      continue;
    }
    const isAtFace = wrist[1] < 1.2 && wrist[2] > 0.1 && Math.abs(wrist[0]) < 0.9;
    if (isAtFace && body.view.aspect !== "back") paintSide(armed, side);
  }
}

export function paintSide(armed: Armed, side: BodySide): void {
  const { pen, body, posture } = armed;
  const part = partIn(posture, side);
  const bare = posture.arm(side);
  const held = part && holding(armed, bare, part);
  const grip = held && armed.grips?.(part);
  const arm = grip ? closed(bare) : bare;
  const isBehind = isUnder(arm) && grip !== "shown" && posture.pose?.effect !== "stream";
  if (isBehind) held?.();
  paintArm(pen, body, arm, { side, ...armLook(armed, side) });
  paintOnArm(armed, side, arm);
  paintOnHand(armed, side, arm);
  if (!isBehind) held?.();
  paintHatInHand(armed, side, arm);
  paintBlow(armed, bare);
}

/** Where a fist strikes. */
function paintBlow({ pen, body, posture: { pose } }: Armed, arm: Arm): void {
  if (pose?.effect === "thud" && arm.fingers === "fist") paintThud(pen, handOf(body, arm));
}

/** Around what it has. */
const closed = (arm: Arm): Arm => ({ ...arm, fingers: arm.fingers ?? "fist" });

/** A second pair below the first, of one who has four: bent, with the hands held out from the sides. */
export function paintSecondPair(armed: Armed): void {
  const { pen, body, look } = armed;
  if (!look.traits.has("fourarms")) return;
  for (const side of [-1, 1] as const) {
    const out = side * body.shoulder;
    const arm: Arm = {
      shoulder: [out * 0.86, body.down(2.25), -0.05],
      elbow: [out + side * 0.78 * body.limb, body.down(2.9), side === 1 ? -0.8 : 0.6],
      wrist: [out + side * 1.2 * body.limb, body.down(1.95), side === 1 ? -1.1 : 1.2],
    };
    paintArm(pen, body, arm, { side, ...armLook(armed, side) });
  }
}

/** Of what an arm is, and what is on it. */
function armLook({ pen, body, clothes, skin, look }: Armed, side: BodySide) {
  const { traits } = look;
  const isMetal = side === 1 && traits.has("robotarm");
  const sleeve = sleeveOf(look, pen, body);
  return {
    skin,
    sleeve: sleeve && isMetal ? { ...sleeve, long: Math.min(sleeve.long, ROLLED) } : sleeve,
    glove: isMetal ? null : gloveOf(clothes),
    isMetal,
    isHook: side === 1 && traits.has("hook"),
    isTattooed: traits.has("tattoo"),
  };
}

/** How far a sleeve reaches over an arm of metal, so that it is seen. */
const ROLLED = 0.34;

/** Plaster, a sling, bones, a hook. */
function paintOnArm({ pen, body, clothes, look: { traits } }: Armed, side: BodySide, arm: Arm): void {
  if (clothes.extras["bones"]) paintArmBones(pen, body, arm);
  if (side !== 1) return;
  if (traits.has("hook")) paintHook(pen, body, arm);
  if (traits.has("armcast")) paintArmCast(pen, body, arm);
  if (traits.has("sling") && arm.isSlung) paintSling(pen, body, arm);
}

function gloveOf({ extras, top }: PersonLook["clothes"]): Colour | null {
  return extras["gloves"]?.colour ?? (top.kind === "spacesuit" || top.kind === "armour" ? top.colour : null);
}

/** A boxing glove, and the stick of one who walks with it. */
function paintOnHand({ pen, body, clothes, look, posture }: Armed, side: BodySide, arm: Arm): void {
  const { boxinggloves, pompoms } = clothes.extras;
  if (boxinggloves) paintBoxingGlove(pen, handOf(body, arm), boxinggloves.colour);
  if (pompoms) paintPompom(pen, handOf(body, arm), pompoms.colour);
  const hangs = arm.wrist[1] > body.down(2.5) && Math.abs(posture.pose?.lean ?? 0) < 40;
  if (hangs && look.traits.has("crutches")) paintCrutch(pen, body, handOf(body, arm), side);
  else if (side === -1 && hangs) paintLeanedOn(pen, body, handOf(body, arm), look.traits);
}

/** What of a thing is in the hand of a side. */
function partIn({ pose }: Posture, side: BodySide): HeldPart | undefined {
  if (pose?.isTorn) return side === 1 ? "rear" : "front";
  if (side === (pose?.holder ?? 1)) return "whole";
  return pose?.second ? "second" : undefined;
}

function holding({ pen, body, held, posture: { pose } }: Armed, arm: Arm, part: HeldPart): (() => void) | undefined {
  if (!held || !pose || (pose.isEmpty && part !== "second")) return undefined;
  const hand = handOf(body, arm);
  const turn = (pose.bow + pose.lean) * facingShare(body);
  const tilt = part === "second" ? (pose.second?.tilt ?? 0) : pose.tilt;
  const tip = tilt === undefined ? undefined : ((tilt - turn) * Math.PI) / 180;
  return () => held(pen, part, { hand, tip, isRaised: isUnder(arm) });
}

/** Taken off just now, or carried all along. */
function paintHatInHand({ pen, body, clothes, posture }: Armed, side: BodySide, arm: Arm): void {
  const { hat, holdsHat } = clothes;
  if (!hat || body.view.aspect === "back") return;
  const [x, y] = handOf(body, arm);
  if (side === 1) {
    if (posture.pose?.isHatOff) paintHeldHat(pen, hat, [x, y + 0.1]);
    return;
  }
  const hangs = !posture.pose || posture.pose.arms[0] === null;
  const [wristX, wristY] = flat(body.view, arm.wrist);
  if (holdsHat && hangs) paintHeldHat(pen, hat, [wristX - 0.12, wristY + 0.34]);
}

/** What is held up stands behind the fingers. */
function isUnder({ wrist, elbow }: Arm): boolean {
  return wrist[1] < elbow[1];
}

/** The middle of the hand. */
export function handOf(body: Body, { elbow, wrist }: Arm): Dot {
  const [from, to] = [flat(body.view, elbow), flat(body.view, wrist)];
  const long = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1], wrist[2] - elbow[2]) || 1;
  const share = (0.26 * (0.42 + 0.58 * body.limb)) / long;
  return [to[0] + (to[0] - from[0]) * share, to[1] + (to[1] - from[1]) * share];
}

/** How far the cloth of each kind stands off the arm. */
const EASES: Readonly<Record<string, number>> = {
  ...{
    jacket: 0.06,
    zipjacket: 0.1,
    sweater: 0.065,
    boilersuit: 0.065,
    tshirt: 0.06,
    catsuit: 0.015,
    leotard: 0.01,
    spacesuit: 0.13,
  },
  ...{ puffer: 0.15, turnout: 0.13, fur: 0.14, wizardrobe: 0.15, kimono: 0.16, cloak: 0.15, robe: 0.11 },
  ...{ uniform: 0.06, tailcoat: 0.06, gown: 0.03, hoodie: 0.08, karategi: 0.11, armour: 0.08 },
};
/** What is worn over the top and leaves its sleeves to be seen. */
const SLEEVELESS: readonly string[] = ["waistcoat", "hivis", "tabard", "fur", "cape", "poncho"];

/** What covers the arm: the coat's sleeve over the top's. */
function sleeveOf({ clothes }: PersonLook, pen: Pen, body: Body): Sleeve | null {
  const { over, top } = clothes;
  const isOuter = over !== null && !SLEEVELESS.includes(over.kind);
  const worn = isOuter ? over : top;
  if (worn.sleeves === 0) return null;
  const ease = EASES[worn.kind] ?? (isOuter ? 0.085 : 0.045);
  return {
    colour: worn.kind === "sari" ? worn.second : worn.colour,
    long: worn.sleeves,
    ease,
    inside: () => paintPattern(pen, body, worn),
  };
}
