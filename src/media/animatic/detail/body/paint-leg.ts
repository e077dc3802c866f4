// A leg from the knee down with its foot or its shoe, from the side.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { FeetDetail } from "../../../../core/animatic/detail/detail.ts";
import { curve, dots, drawSeam, oval, paintPart, type Pen } from "../../../cards/pen.ts";

/** Where the feet stand. */
export const GROUND = 0.33;

export interface LegView {
  readonly isFar: boolean;
  /** How far the heel is up, in radians. */
  readonly turn: number;
}

type Shin = Pick<FeetDetail, "look" | "shoe" | "motion">;

/** A shin with its foot to the left, the toes at the ground. */
export function paintLeg(pen: Pen, { look, shoe, motion }: Shin, { isFar, turn }: LegView): void {
  const { context } = pen;
  const { bottom, shoes } = look.clothes;
  const dim = (colour: Colour) => (isFar ? shifted(colour, -0.07) : colour);
  const hasSkirt = /skirt|dress|shorts|kilt/.test(bottom.kind) || bottom.long < 0.5;
  const isBarefoot = shoe === "bare" || (shoe === null && shoes.kind === "bare");
  const ground = motion === "dangle" ? GROUND - 0.12 : GROUND;
  context.save();
  context.translate(-0.24, ground);
  context.rotate(-turn);
  context.translate(0.24, 0);
  const shin = curve(dots("-.02,-.12 -.05,-.4 -.07,-1.1 .24,-1.1 .2,-.5 .14,-.3 .13,-.12"), true, 0.5);
  paintPart(pen, shin, dim(hasSkirt ? look.skin : bottom.colour), { shade: 0.06 });
  const foot = isBarefoot
    ? curve(
        dots("-.34,-.005 -.35,-.05 -.28,-.085 -.14,-.12 -.03,-.2 .12,-.2 .17,-.1 .165,-.02 .1,0 -.1,-.012"),
        true,
        0.7,
      )
    : curve(
        dots("-.37,-.02 -.38,-.08 -.3,-.13 -.15,-.16 -.04,-.23 .15,-.23 .19,-.1 .185,-.01 0,-.012 -.2,-.005"),
        true,
        0.65,
      );
  paintPart(pen, foot, dim(isBarefoot ? look.skin : shoes.colour), { shade: 0.045 });
  if (isBarefoot) paintToes(pen, dim(look.skin));
  else paintShoe(pen, dim(shoes.colour), shoe ?? shoes.kind);
  if (!hasSkirt && shoes.kind !== "boots")
    paintPart(pen, curve(dots("-.07,-.21 -.08,-.36 .19,-.36 .18,-.2"), true, 0.3), dim(bottom.colour), { shade: 0.04 });
  context.restore();
}

function paintToes(pen: Pen, skin: Colour): void {
  for (let toe = 0; toe < 4; toe++)
    drawSeam(
      pen,
      [
        [-0.33 + toe * 0.035, -0.012],
        [-0.325 + toe * 0.035, -0.045],
      ],
      skin,
      1,
    );
  paintPart(pen, oval(-0.325, -0.052, 0.018, 0.012), shifted(skin, 0.08), { shade: 0.004, outline: 0.7 });
  drawSeam(pen, dots("-.02,-.12 .03,-.09 .08,-.12"), skin, 0.9);
}

function paintShoe(pen: Pen, colour: Colour, kind: string): void {
  const sole: Colour = kind === "trainers" ? { light: 0.94, chroma: 0.008, hue: 90 } : shifted(colour, -0.18);
  paintPart(pen, curve(dots("-.385,-.03 .19,-.03 .19,.012 -.38,.012"), true, 0.1), sole, { shade: 0.008 });
  if (kind === "heels")
    paintPart(pen, curve(dots(".12,-.01 .19,-.01 .17,.09 .15,.09"), true, 0), sole, { shade: 0.005 });
  if (kind === "boots")
    paintPart(pen, curve(dots("-.05,-.2 -.07,-.5 .2,-.5 .19,-.16"), true, 0.4), colour, { shade: 0.05 });
  for (let lace = 0; lace < 3; lace++)
    drawSeam(
      pen,
      [
        [-0.2 + lace * 0.055, -0.145 - lace * 0.02],
        [-0.15 + lace * 0.055, -0.115 - lace * 0.02],
      ],
      { light: 0.9, chroma: 0, hue: 0 },
      1.6,
    );
}
