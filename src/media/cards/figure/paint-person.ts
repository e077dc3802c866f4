// A person from one side, from the far parts to the near ones: hair behind, far arm, legs, trunk, neck, near arms, head. Drawn in head heights with the
// crown at the origin.
import { shifted } from "../../../core/animatic/colour.ts";
import type { PersonLook } from "../../../core/cards/person-look.ts";
import { type Aspect, type Body, bodyOf, flat, limbPath } from "./body.ts";
import { paintOver } from "./coats.ts";
import { paintEyewear } from "./eyewear.ts";
import { paintFace } from "./face.ts";
import { paintFoot } from "./feet.ts";
import { paintSkirt, paintTop } from "./garments.ts";
import { paintHairBehind, paintHairOver, paintScalp } from "./hair.ts";
import { paintHat, paintHeldHat } from "./hat.ts";
import { type Face, faceOf, isSmall, paintHeadShape } from "./head.ts";
import { armOf, legOf, paintArm, paintLeg, type BodySide, type Sleeve, type Stance } from "./limbs.ts";
import type { Dressing } from "./loft-lines.ts";
import { paintPattern } from "./pattern.ts";
import { paintWorn } from "./worn.ts";
import { type Pen, paintPart } from "../pen.ts";

interface Person {
  readonly look: PersonLook;
  readonly aspect: Aspect;
  readonly stance: Omit<Stance, "holds">;
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

export function paintPerson(pen: Pen, { look, aspect, stance: own }: Person): void {
  const body = bodyOf(look, aspect);
  const face = faceOf(look, aspect);
  const dressing: Dressing = { pen, body, clothes: look.clothes, skin: look.skin };
  const stance: Stance = { ...own, holds: look.clothes.holdsHat };
  const isBack = aspect === "back";
  const [far, near] = ARMS[aspect];
  if (!isBack && aspect !== "side") paintHairBehind(pen, look, face);
  if (!isBack) paintPack(pen, body, look);
  for (const side of far) paintSide(dressing, look, side, stance);
  paintClothed(dressing, look);
  for (const side of near) paintSide(dressing, look, side, stance);
  if (isBack) paintPack(pen, body, look);
  if (aspect === "side") paintHairBehind(pen, look, face);
  paintHead(pen, look, face);
  if (isBack) paintHairBehind(pen, look, face);
}

/** Legs, neck and trunk; trousers that go on from the trunk are drawn over its hem. */
function paintClothed(dressing: Dressing, look: PersonLook): void {
  const { top, bottom, over } = look.clothes;
  paintLegs(dressing, look, false);
  paintNeck(dressing);
  paintTrunk(dressing, look);
  const isOnePiece = top.kind === "boilersuit" || bottom.kind === "overalls";
  if (isOnePiece && !over) paintLegs(dressing, look, true);
}

function paintSide({ pen, body, clothes, skin }: Dressing, look: PersonLook, side: BodySide, stance: Stance): void {
  const arm = armOf(body, side, stance);
  const hat = side === -1 && clothes.holdsHat ? clothes.hat : null;
  paintArm(pen, body, arm, {
    side,
    skin,
    sleeve: sleeveOf(look, pen, body),
    glove: clothes.extras["gloves"]?.colour ?? null,
  });
  if (!hat) return;
  const [x, y] = flat(body.view, arm.wrist);
  if (body.view.aspect !== "back") paintHeldHat(pen, hat, [x - 0.12, y + 0.34]);
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

function paintLegs({ pen, body, clothes, skin }: Dressing, look: PersonLook, joined: boolean): void {
  const { bottom, shoes } = clothes;
  const isBare = bottom.kind === "skirt" || bottom.kind === "dress";
  const sock = look.age === "child" && isBare ? { light: 0.95, chroma: 0.01, hue: 90 } : null;
  for (const side of [-1, 1] as const) {
    const leg = legOf(body, side);
    paintFoot(pen, body, leg, { kind: shoes.kind, colour: shoes.kind === "bare" ? skin : shoes.colour });
    paintLeg(pen, body, leg, {
      skin,
      cloth: isBare ? null : bottom.colour,
      long: bottom.kind === "shorts" ? 0.46 : 1,
      joined: joined ? side : null,
      inside: () => paintPattern(pen, body, bottom),
    });
    if (sock)
      paintPart(
        pen,
        limbPath(body.view, [
          [[leg.ankle[0], leg.ankle[1] - 0.5, leg.ankle[2]], 0.19 * body.limb],
          [leg.ankle, 0.125 * body.limb],
        ]),
        sock,
        { shade: 0.06 },
      );
    if (shoes.kind === "boots") paintFoot(pen, body, leg, shoes);
  }
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

function paintHead(pen: Pen, look: PersonLook, face: Face): void {
  const { hat } = look.clothes;
  const worn = look.clothes.holdsHat ? null : hat;
  paintHeadShape(pen, look, face);
  paintScalp(pen, look, face);
  paintFace(pen, look, face);
  if (worn?.kind !== "hood" && worn?.kind !== "headscarf") paintHairOver(pen, look, face);
  paintEyewear(pen, look, face);
  if (worn) paintHat(pen, worn, face);
}
