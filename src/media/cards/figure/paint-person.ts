// A person from one side, from the far parts to the near ones: hair behind, far arm, legs, trunk, neck, near arms, head. Drawn in head heights with the
// crown at the origin.
import { shifted } from "../../../core/animatic/colour.ts";
import { CALM, type Expression } from "../../../core/animatic/acting/acting.ts";
import type { FigurePose } from "../../../core/animatic/acting/pose.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import { type Aspect, type Body, bodyOf, flat, limbPath } from "./body.ts";
import { paintOver } from "./coats.ts";
import { paintLegs } from "./clothed-legs.ts";
import { paintEyewear } from "./eyewear.ts";
import { paintFace } from "./face.ts";
import { paintSkirt, paintTop } from "./garments.ts";
import { paintHairBehind, paintHairOver, paintScalp } from "./hair.ts";
import { paintHat, paintHeldHat } from "./hat.ts";
import { type Face, faceOf, isSmall, paintHeadShape } from "./head.ts";
import { paintArm, type Arm, type BodySide, type Sleeve, type Stance } from "./limbs.ts";
import type { Dressing } from "./loft-lines.ts";
import { paintPattern } from "./pattern.ts";
import { paintWorn } from "./worn.ts";
import { bowed, facingShare, hipsOf, postureOf, type Posture } from "./posture.ts";
import { type Dot, type Pen, paintPart } from "../pen.ts";

export interface Person {
  readonly look: PersonLook;
  readonly aspect: Aspect;
  readonly stance: Omit<Stance, "holds">;
  /** null stands as on a card. */
  readonly pose?: FigurePose | null;
  readonly expression?: Expression;
  /** The head alone, where it is: all that a change of the face needs. */
  readonly isHeadOnly?: boolean;
  /** Painted into the near hand: where it is, and the way that the forearm points, in radians. */
  readonly held?: ((pen: Pen, hand: Dot, way: number) => void) | undefined;
}

/** Who is drawn, with everything that its parts need. */
interface Sitter extends Dressing {
  readonly look: PersonLook;
  readonly face: Face;
  readonly posture: Posture;
  readonly expression: Expression;
  readonly held: Person["held"];
}

/** Heads in the height of a person. */
export function headsOf(look: PersonLook): number {
  return bodyOf(look, "front").heads;
}

/** Arms behind the trunk and before it. */
const ARMS: Readonly<Record<Aspect, readonly [far: readonly BodySide[], near: readonly BodySide[]]>> = {
  front: [[-1, 1], []],
  back: [[-1, 1], []],
  threequarter: [[-1], [1]],
  side: [[-1], [1]],
};

/** Where a hem hangs when the thighs are raised. */
const LAP = 4.12;

/** A person's posture, and the body that it has in it. */
export function poseBody({ look, aspect, stance: own, pose = null }: Person): {
  readonly body: Body;
  readonly posture: Posture;
} {
  const stance: Stance = { ...own, holds: look.clothes.holdsHat && !pose };
  const upright = bodyOf(look, aspect);
  const posture = postureOf(upright, pose, stance);
  return { body: posture.isSeated ? bodyOf(look, aspect, LAP) : upright, posture };
}

export function paintPerson(pen: Pen, person: Person): void {
  const { look, aspect } = person;
  const { body, posture } = poseBody(person);
  const sitter: Sitter = {
    pen,
    body,
    clothes: look.clothes,
    skin: look.skin,
    look,
    posture,
    face: faceOf(look, aspect),
    expression: person.expression ?? CALM,
    held: person.held,
  };
  pen.context.save();
  turn(sitter, posture.pose?.lean ?? 0);
  if (person.isHeadOnly) {
    turn(sitter, posture.pose?.bow ?? 0);
    nodded(sitter, () => paintHead(sitter));
  } else paintFromBehind(sitter);
  pen.context.restore();
}

/** Turns what is drawn from now on around the hips, forwards. */
function turn({ pen: { context }, body }: Dressing, degrees: number): void {
  if (degrees === 0) return;
  const [x, y] = hipsOf(body);
  context.translate(x, y);
  context.rotate((-degrees * facingShare(body) * Math.PI) / 180);
  context.translate(-x, -y);
}

function paintFromBehind(sitter: Sitter): void {
  const { pen, body, look, face, posture } = sitter;
  const { aspect } = body.view;
  const isBack = aspect === "back";
  const [far, near] = armsOf(sitter);
  const above = (paint: () => void) => {
    pen.context.save();
    turn(sitter, posture.pose?.bow ?? 0);
    paint();
    pen.context.restore();
  };
  const inHead = (paint: () => void) => above(() => nodded(sitter, paint));
  if (!isBack && aspect !== "side") inHead(() => paintHairBehind(pen, look, face));
  above(() => {
    if (!isBack) paintPack(pen, body, look);
    for (const side of far) paintSide(sitter, side);
  });
  if (!posture.isSeated) paintLegs(sitter, false);
  above(() => {
    paintNeck(sitter);
    paintTrunk(sitter, look);
  });
  const isOnePiece = look.clothes.top.kind === "boilersuit" || look.clothes.bottom.kind === "overalls";
  if (posture.isSeated) paintLegs(sitter, false);
  else if (isOnePiece && !look.clothes.over) paintLegs(sitter, true);
  above(() => {
    for (const side of near) paintSide(sitter, side);
    if (isBack) paintPack(pen, body, look);
  });
  if (aspect === "side") inHead(() => paintHairBehind(pen, look, face));
  inHead(() => paintHead(sitter));
  if (isBack) inHead(() => paintHairBehind(pen, look, face));
  if (posture.pose) above(() => paintRaised(sitter, [...far, ...near]));
}

/** The head turns on the neck. */
function nodded({ pen: { context }, posture, body }: Sitter, paint: () => void): void {
  const nod = (posture.pose?.nod ?? 0) * facingShare(body);
  if (nod === 0) return paint();
  context.save();
  context.translate(0.04, 0.92);
  context.rotate((-nod * Math.PI) / 180);
  context.translate(-0.04, -0.92);
  paint();
  context.restore();
}

/** Which arms are behind the trunk, and which before it: an arm that crosses the chest is. */
function armsOf({ body, posture }: Sitter): readonly [readonly BodySide[], readonly BodySide[]] {
  const [far, near] = ARMS[body.view.aspect];
  if (!posture.pose) return [far, near];
  const isBefore = (side: BodySide) => {
    const { wrist } = posture.arm(side);
    const isCrossing = wrist[0] * side < body.shoulder * 0.75 || body.view.aspect === "front";
    return wrist[2] > 0.3 && isCrossing && body.view.aspect !== "back";
  };
  return [far.filter((side) => !isBefore(side)), [...far.filter(isBefore), ...near]];
}

/** Hands at the face, and what a hand holds, are over everything. */
function paintRaised(sitter: Sitter, sides: readonly BodySide[]): void {
  const { body, posture } = sitter;
  for (const side of sides) {
    const { wrist } = posture.arm(side);
    const isAtFace = wrist[1] < 1.2 && wrist[2] > 0.1 && Math.abs(wrist[0]) < 0.9;
    if (isAtFace && body.view.aspect !== "back") paintSide(sitter, side);
  }
}

function paintSide(sitter: Sitter, side: BodySide): void {
  const { pen, body, clothes, skin, look, posture } = sitter;
  const arm = posture.arm(side);
  const held = side === 1 ? holding(sitter, arm) : undefined;
  if (isUnder(arm)) held?.();
  paintArm(pen, body, arm, {
    side,
    skin,
    sleeve: sleeveOf(look, pen, body),
    glove: clothes.extras["gloves"]?.colour ?? null,
  });
  if (!isUnder(arm)) held?.();
  if (side === -1) paintHatInHand(sitter, arm);
}

function holding({ pen, body, held }: Sitter, arm: Arm): (() => void) | undefined {
  if (!held) return undefined;
  const { hand, way } = handOf(body, arm);
  return () => held(pen, hand, way);
}

function paintHatInHand({ pen, body, clothes, posture }: Sitter, { wrist }: Arm): void {
  const hangs = !posture.pose || posture.pose.arms[0] === null;
  if (!clothes.holdsHat || !hangs || !clothes.hat || body.view.aspect === "back") return;
  const [x, y] = flat(body.view, wrist);
  paintHeldHat(pen, clothes.hat, [x - 0.12, y + 0.34]);
}

/** What is held up stands behind the fingers. */
function isUnder({ wrist, elbow }: Arm): boolean {
  return wrist[1] < elbow[1];
}

/** The middle of the hand, and the way of the forearm. */
export function handOf(body: Body, { elbow, wrist }: Arm): { readonly hand: Dot; readonly way: number } {
  const [from, to] = [flat(body.view, elbow), flat(body.view, wrist)];
  const long = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1], wrist[2] - elbow[2]) || 1;
  const share = (0.26 * (0.42 + 0.58 * body.limb)) / long;
  const hand: Dot = [to[0] + (to[0] - from[0]) * share, to[1] + (to[1] - from[1]) * share];
  return { hand, way: Math.atan2(to[1] - from[1], to[0] - from[0]) };
}

/** The near hand of a pose, in the drawing. */
export function handPlace(person: Person): Dot {
  const { body, posture } = poseBody(person);
  return bowed(body, posture.pose, handOf(body, posture.arm(1)).hand);
}

const EASES: Readonly<Record<string, number>> = { jacket: 0.06, sweater: 0.065, boilersuit: 0.065, tshirt: 0.06 };

/** What covers the arm: the coat's sleeve over the top's. */
function sleeveOf({ clothes, age, id }: PersonLook, pen: Pen, body: Body): Sleeve {
  const { over, top } = clothes;
  const isOuter = over !== null && over.kind !== "waistcoat" && over.kind !== "cloak";
  const worn = isOuter ? over : top;
  const isShort = worn.kind === "dress" && (isSmall(age) || id.length % 2 === 1);
  const long = worn.kind === "tshirt" ? 0.4 : isShort ? 0.34 : 1;
  const ease = EASES[worn.kind] ?? (isOuter ? 0.085 : 0.045);
  return { colour: worn.colour, long, ease, inside: () => paintPattern(pen, body, worn) };
}

function paintNeck({ pen, body, skin }: Dressing): void {
  const thick = 0.2 * (0.55 + 0.45 * body.limb) * (body.heads < 6 ? 0.86 : 1);
  paintPart(
    pen,
    limbPath(body.view, [
      [[0, 0.78, 0.02], thick],
      [[0, 1.08, -0.02], thick],
      [[0, body.down(1.5), -0.05], thick * 1.15],
    ]),
    shifted(skin, -0.035),
    { shade: 0.1 },
  );
}

function paintTrunk(dressing: Dressing, look: PersonLook): void {
  const { bottom } = look.clothes;
  if (bottom.kind === "skirt") {
    paintTop(dressing);
    paintSkirt(dressing);
  } else paintTop(dressing);
  paintOver(dressing);
  paintWorn(dressing);
}

function paintPack(pen: Pen, body: Body, { clothes }: PersonLook): void {
  const colour = clothes.extras["backpack"]?.colour;
  if (!colour) return;
  const [x] = flat(body.view, [0, 0, -0.62]);
  const [top, low] = [body.down(1.55), body.down(3.2)];
  const half = body.view.aspect === "side" ? 0.3 : 0.52;
  const path = limbPath(body.view, [
    [[0, top + half, -0.62], half],
    [[0, low - half * 0.6, -0.62], half],
  ]);
  paintPart(pen, path, colour, { shade: 0.12 });
  if (body.view.aspect === "back")
    paintPart(
      pen,
      limbPath(body.view, [
        [[-x - 0.2, low - 0.5, -0.9], 0.24],
        [[-x + 0.2, low - 0.5, -0.9], 0.24],
      ]),
      shifted(colour, 0.03),
      { shade: 0.06 },
    );
}

function paintHead({ pen, look, face, expression }: Sitter): void {
  const { hat } = look.clothes;
  const worn = look.clothes.holdsHat ? null : hat;
  paintHeadShape(pen, look, face);
  paintScalp(pen, look, face);
  paintFace(pen, look, face, expression);
  if (worn?.kind !== "hood" && worn?.kind !== "headscarf") paintHairOver(pen, look, face);
  paintEyewear(pen, look, face);
  if (worn) paintHat(pen, worn, face);
}
