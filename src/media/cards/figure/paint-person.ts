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
import { paintHat } from "./hat.ts";
import { type Face, faceOf, paintHeadShape } from "./head.ts";
import type { BodySide, Stance } from "./limbs.ts";
import type { Dressing } from "./loft-lines.ts";
import { handOf, paintRaised, paintSide, type Armed } from "./paint-arms.ts";
import { paintWorn } from "./worn.ts";
import { bowed, facingShare, hipsOf, postureOf, type Around, type Posture } from "./posture.ts";
import { type Dot, type Pen, paintPart } from "../pen.ts";

export interface Person {
  readonly look: PersonLook;
  readonly aspect: Aspect;
  readonly stance: Omit<Stance, "holds">;
  /** null stands as on a card. */
  readonly pose?: FigurePose | null;
  readonly around?: Around;
  readonly expression?: Expression;
  /** The head alone, where it is: all that a change of the face needs. */
  readonly isHeadOnly?: boolean;
  readonly held?: Armed["held"];
}

/** Who is drawn, with everything that its parts need. */
interface Sitter extends Armed {
  readonly face: Face;
  readonly expression: Expression;
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
export function poseBody({ look, aspect, stance: own, pose = null, around }: Person): {
  readonly body: Body;
  readonly posture: Posture;
} {
  const stance: Stance = { ...own, holds: look.clothes.holdsHat && !pose };
  const upright = bodyOf(look, aspect);
  const posture = postureOf(upright, pose, stance, around);
  return { body: posture.isSeated ? bodyOf(look, aspect, LAP) : upright, posture };
}

export function paintPerson(pen: Pen, person: Person): void {
  const { look, aspect, pose = null } = person;
  const { body, posture } = poseBody(person);
  const sitter: Sitter = {
    pen,
    body,
    clothes: look.clothes,
    skin: look.skin,
    look,
    posture,
    face: faceOf(look, headAspect(aspect, pose)),
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
  const { aspect } = face;
  const isBack = body.view.aspect === "back";
  const [far, near] = armsOf(sitter);
  const above = (paint: () => void) => {
    pen.context.save();
    turn(sitter, posture.pose?.bow ?? 0);
    paint();
    pen.context.restore();
  };
  const inHead = (paint: () => void) => above(() => nodded(sitter, paint));
  if (aspect !== "back" && aspect !== "side") inHead(() => paintHairBehind(pen, look, face));
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
  if (aspect === "back") inHead(() => paintHairBehind(pen, look, face));
  if (posture.pose) above(() => paintRaised(sitter, [...far, ...near]));
}

/** The head turns on the neck. */
function nodded({ pen: { context }, posture: { pose }, body }: Sitter, paint: () => void): void {
  const nod = (pose?.nod ?? 0) * facingShare(body);
  const isMirrored = pose?.head === "over_shoulder" && body.view.aspect !== "back";
  if (nod === 0 && !isMirrored) return paint();
  const [x, y] = NECK;
  context.save();
  context.translate(x, y);
  context.rotate((-nod * Math.PI) / 180);
  if (isMirrored) context.scale(-1, 1);
  context.translate(-x, -y);
  paint();
  context.restore();
}

const NECK: Dot = [0.04, 0.92];

/** From where a head is seen that is turned beside its body. */
function headAspect(aspect: Aspect, pose: FigurePose | null): Aspect {
  switch (pose?.head) {
    case "camera":
      return aspect === "front" ? "threequarter" : "front";
    case "away":
      return aspect === "back" ? "back" : "side";
    case "over_shoulder":
      return "threequarter";
    default:
      return aspect;
  }
}

/** Which arms are behind the trunk, and which before it: an arm that crosses the chest is. */
function armsOf({ body, posture }: Sitter): readonly [readonly BodySide[], readonly BodySide[]] {
  const [far, near] = ARMS[body.view.aspect];
  if (!posture.pose) return [far, near];
  const isBefore = (side: BodySide) => {
    const { wrist, isBefore: isNear } = posture.arm(side);
    if (isNear !== undefined) return isNear;
    const isCrossing = wrist[0] * side < body.shoulder * 0.75 || body.view.aspect === "front";
    return wrist[2] > 0.3 && isCrossing && body.view.aspect !== "back";
  };
  const behind = (side: BodySide) => !isBefore(side) && (far.includes(side) || posture.arm(side).isBefore === false);
  const order = far.length === 0 ? near : [...far, ...near];
  return [order.filter(behind), order.filter((side) => !behind(side))];
}

/** The hand of a pose that holds things, in the drawing. */
export function handPlace(person: Person): Dot {
  const { body, posture } = poseBody(person);
  return bowed(body, posture.pose, handOf(body, posture.arm(posture.pose?.holder ?? 1)));
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

function paintHead({ pen, look, face, expression, posture }: Sitter): void {
  const { hat } = look.clothes;
  const worn = look.clothes.holdsHat || posture.pose?.isHatOff ? null : hat;
  paintHeadShape(pen, look, face);
  paintScalp(pen, look, face);
  paintFace(pen, look, face, expression);
  if (worn?.kind !== "hood" && worn?.kind !== "headscarf") paintHairOver(pen, look, face);
  paintEyewear(pen, look, face);
  if (worn) paintHat(pen, worn, face);
}
