// The bones of a skeleton, pale on a dark body: ribs and spine, arms and legs. Head heights.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { type Body, type Loft, type Point3, flat, isSeen } from "../body.ts";
import type { Arm, Leg } from "../limbs.ts";
import { panel } from "../loft-lines.ts";
import { type Dot, type Pen, curve, dots, drawLine, oval, paintPart } from "../../pen.ts";

const BONE: Colour = { light: 0.94, chroma: 0.025, hue: 90 };

export function paintTrunkBones(pen: Pen, loft: Loft): void {
  if (loft.body.view.aspect === "back") return;
  const line = (places: string, breadth: number) =>
    drawLine(pen, curve(panel(loft, dots(places)), false), BONE, breadth);
  line("0,1.5 0,2.3 0,3.7", 7);
  for (const [y, turn] of [
    [1.75, 62],
    [2.05, 66],
    [2.35, 62],
    [2.65, 52],
  ] as const)
    line(`${-turn},${y + 0.1} ${-turn * 0.5},${y - 0.04} 0,${y} ${turn * 0.5},${y - 0.04} ${turn},${y + 0.1}`, 5);
  line("-70,1.5 0,1.56 70,1.5", 6);
  if (isSeen(loft, 0, 3.7)) line("-60,3.4 -36,3.8 0,3.66 36,3.8 60,3.4", 7);
}

export function paintArmBones(pen: Pen, body: Body, { shoulder, elbow, wrist }: Arm): void {
  paintChain(pen, body, [shoulder, elbow, wrist]);
}

export function paintLegBones(pen: Pen, body: Body, { hip, knee, ankle }: Leg): void {
  paintChain(pen, body, [hip, knee, ankle]);
}

function paintChain(pen: Pen, body: Body, joints: readonly Point3[]): void {
  const places = joints.map((joint): Dot => flat(body.view, joint));
  drawLine(pen, curve(places, false, 0), BONE, 6);
  for (const [x, y] of places) paintPart(pen, oval(x, y, 0.1, 0.09), BONE, { shade: 0.02, outline: 0 });
}
