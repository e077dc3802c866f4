// A person from one side, from the far parts to the near ones: hair behind, far arm, legs, trunk, neck, near arms, head. Drawn in head heights with the
// crown at the origin.
import { shifted } from "../../../core/animatic/colour/colour.ts";
import { CALM, type Expression } from "../../../core/animatic/acting/acting.ts";
import type { FigurePose } from "../../../core/animatic/acting/pose.ts";
import type { PersonLook } from "../../../core/animatic/looks/person-look.ts";
import { type Aspect, type Body, bodyOf, limbPath } from "./body.ts";
import { armOnBelly, slungArm } from "./aids/casts-and-slings.ts";
import { leansOn, onCrutch, onStick } from "./aids/sticks.ts";
import { paintCloakBehind } from "./cloth/cloaks.ts";
import { paintOver } from "./cloth/coats.ts";
import { paintGownOnGround, paintLegs } from "./clothed-legs.ts";
import { paintCollarStand, paintPack } from "./carried.ts";
import { paintEyewear } from "./eyewear.ts";
import { paintFace } from "./face.ts";
import { paintSkirt, paintTop } from "./cloth/garments.ts";
import { paintHairBehind, paintHairOver, paintScalp } from "./hair.ts";
import { paintBeastHead } from "./beast-head.ts";
import { hairUnder, paintHat } from "./headgear/hats.ts";
import { type Face, faceOf, paintHeadShape } from "./head.ts";
import type { BodySide, Stance } from "./limbs.ts";
import type { Dressing } from "./loft-lines.ts";
import { handOf, paintRaised, paintSecondPair, paintSide, type Armed } from "./paint-arms.ts";
import { paintOverArms } from "./cloth/over-arms.ts";
import { paintSkullTraits } from "./fabled/skull-traits.ts";
import { paintBackTraits, paintCrownTraits, paintEarTraits, paintMarks } from "./traits.ts";
import { paintWorn } from "./cloth/worn.ts";
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
  readonly grips?: Armed["grips"];
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
  const posture = slung(look, upright, postureOf(upright, pose && stooped(pose, look.stoop), stance, around));
  return { body: posture.isSeated ? bodyOf(look, aspect, LAP) : upright, posture };
}

/** Hands on crutches; an arm in its sling; while it does nothing else, a hand on the belly of one who expects a child. */
function slung({ traits }: PersonLook, body: Body, posture: Posture): Posture {
  const { arm, pose } = posture;
  const isUpright = Math.abs(pose?.lean ?? 0) < 40;
  if (pose && isUpright && traits.has("crutches"))
    return { ...posture, arm: (side) => onCrutch(arm(side), body, side) };
  if (pose && isUpright && leansOn(traits))
    return { ...posture, arm: (side) => (side === -1 ? onStick(arm(side), body, side) : arm(side)) };
  const isFree = pose === null || pose.arms[1] === null;
  const isLow = isUpright && arm(1).wrist[1] > body.down(2.3);
  const lie = lyingArm(traits, isFree, isLow);
  return lie ? { ...posture, arm: (side) => (side === 1 ? lie(arm(side), body, side) : arm(side)) } : posture;
}

function lyingArm(traits: PersonLook["traits"], isFree: boolean, isLow: boolean) {
  if (traits.has("sling") && (isFree || isLow)) return slungArm;
  return traits.has("belly") && isFree ? armOnBelly : undefined;
}

/** A bent back, where somebody is on their feet or sits. */
function stooped(pose: FigurePose, stoop: number): FigurePose {
  if (stoop === 0 || Math.abs(pose.lean) > 25 || pose.lift !== 0 || pose.bow > 30) return pose;
  return { ...pose, bow: pose.bow + stoop, nod: pose.nod - stoop * 0.7 };
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
    grips: person.grips,
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

/** Tops from which the legs go on without a hem. */
const JOINED: readonly string[] = ["boilersuit", "catsuit", "spacesuit"];

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
  const seen = { ...look, hair: hairUnder(look.clothes.holdsHat ? null : look.clothes.hat, look.hair, look.form) };
  if (!isBack) above(() => paintBehind(sitter));
  const hair = () => {
    if (!look.beast) paintHairBehind(pen, seen, face);
  };
  if (aspect !== "back" && aspect !== "side") inHead(hair);
  above(() => {
    if (!isBack) paintPack(pen, body, look);
    paintSecondPair(sitter);
    for (const side of far) paintSide(sitter, side);
  });
  if (!posture.isSeated) paintLegs(sitter, false);
  above(() => {
    paintNeck(sitter);
    paintTrunk(sitter, look);
  });
  if (posture.isSeated) paintLegs(sitter, false);
  else if (isOnePiece(look.clothes)) paintLegs(sitter, true);
  paintGownOnGround(sitter);
  above(() => {
    for (const side of near) paintSide(sitter, side);
    paintOverArms(sitter, posture);
    if (isBack) paintPack(pen, body, look);
  });
  if (aspect === "side") inHead(hair);
  inHead(() => paintHead(sitter));
  if (aspect === "back") inHead(hair);
  if (isBack) above(() => paintBackTraits(pen, body, look, posture.pose?.wings));
  if (posture.pose) above(() => paintRaised(sitter, [...far, ...near]));
}

/** What hangs behind the body, or grows there. */
function paintBehind(sitter: Sitter): void {
  paintCloakBehind(sitter);
  paintBackTraits(sitter.pen, sitter.body, sitter.look, sitter.posture.pose?.wings);
  paintCollarStand(sitter.pen, sitter.body, sitter.look);
}

/** Over a garment of one piece the legs are painted again, without a hem between. */
function isOnePiece({ top, bottom, over }: PersonLook["clothes"]): boolean {
  return over === null && (JOINED.includes(top.kind) || bottom.kind === "overalls");
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
  const head = pose?.head;
  if (head === "camera") return aspect === "front" ? "threequarter" : "front";
  if (head === "away") return aspect === "back" ? "back" : "side";
  return head === "over_shoulder" ? "threequarter" : aspect;
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

/** A man's is broad, whatever is worn round it. */
const NECKS: Readonly<Record<PersonLook["form"], number>> = { man: 1.2, woman: 0.86, plain: 1 };

function paintNeck({ pen, body, skin, look }: Sitter): void {
  const thick = 0.2 * (0.55 + 0.45 * body.limb) * (body.heads < 6 ? 0.76 : NECKS[look.form]);
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

const SKIRTS: readonly string[] = ["skirt", "longskirt", "tutu"];

function paintTrunk(dressing: Dressing, look: PersonLook): void {
  const { bottom } = look.clothes;
  paintTop(dressing);
  if (SKIRTS.includes(bottom.kind)) paintSkirt(dressing);
  paintOver(dressing);
  paintWorn(dressing);
}

function paintHead({ pen, look: whole, face, expression, posture }: Sitter): void {
  const { hat } = whole.clothes;
  const worn = whole.clothes.holdsHat || posture.pose?.isHatOff ? null : hat;
  const look = { ...whole, hair: hairUnder(worn, whole.hair, whole.form) };
  if (look.beast) {
    paintBeastHead(pen, look.beast, face);
    paintEyewear(pen, look, face);
    if (worn) paintHat(pen, worn, face);
    paintCrownTraits(pen, look, face);
    return;
  }
  paintHeadShape(pen, look, face);
  paintScalp(pen, whole, face);
  paintFace(pen, { ...look, hair: whole.hair }, face, expression);
  paintMarks(pen, look, face);
  paintHairOver(pen, look, face);
  if (!worn) paintSkullTraits(pen, look, face);
  paintEarTraits(pen, look, face);
  paintEyewear(pen, look, face);
  if (worn) paintHat(pen, worn, face);
  paintCrownTraits(pen, look, face);
}
