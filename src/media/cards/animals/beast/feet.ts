// Hooves, paws, pads, claws and hands of an animal in profile.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, dots, drawSeam, oval, paintPart, taperedStroke, type Pen } from "../../pen.ts";
import type { BeastFrame } from "./frame.ts";
import type { Leg } from "./joints.ts";

const HOOF: Colour = { light: 0.26, chroma: 0.02, hue: 50 };
const CLAW: Colour = { light: 0.88, chroma: 0.03, hue: 85 };

export function paintFoot(frame: BeastFrame, { foot: [x, y], isFore, isFlat }: Leg, tint: Colour): void {
  const { pen, build } = frame;
  const { context } = pen;
  const size = isFore ? build.fore[2] : build.hind[2];
  context.save();
  context.translate(x, y);
  if (!isFlat) context.rotate(isFore ? -0.9 : 0.7);
  context.scale(size, size);
  const own: Pen = { ...pen, line: pen.line / size };
  if (build.foot === "hoof") paintPart(own, HOOF_SHAPE, HOOF, { shade: 0.3 });
  else if (build.foot === "pad")
    for (const toe of [-0.9, -0.35, 0.2])
      paintPart(own, oval(toe, -0.2, 0.26, 0.2), CLAW, { shade: 0.1, outline: 0.6 });
  else paintPaw(own, build, tint);
  context.restore();
}

const HOOF_SHAPE = curve(dots("-1.2,-1.9 1.1,-1.9 1.35,0 -1.8,0"), true, 0.1);

/** In radii of the leg above it. */
function paintPaw(pen: Pen, { foot, head }: BeastFrame["build"], tint: Colour): void {
  const isBear = head === "bear";
  const flat = foot === "hand" || isBear ? 2.1 : 1.8;
  const paw = dots(`${-flat},-0.4 ${-flat * 0.7},-1.2 0.2,-1.5 1.1,-0.9 1,0 ${-flat * 0.9},0`);
  paintPart(pen, curve(paw, true, 0.6), shifted(tint, 0.015), { shade: 0.25 });
  for (const toe of [-1.3, -0.75]) drawSeam(pen, dots(`${toe},-0.7 ${toe - 0.1},-0.1`), tint, 0.6);
  if (foot !== "claw" && !isBear) return;
  for (const toe of [-1.9, -1.4, -0.9])
    taperedStroke(pen.context, dots(`${toe},-0.5 ${toe - 0.3},-0.25 ${toe - 0.42},0.05`), 0.5, CLAW);
}
