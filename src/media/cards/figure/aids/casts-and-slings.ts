// What heals: plaster round a leg or an arm, a sling, a bandage round the head. Head heights; the head's own units on the head.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { type Body, flat, limbPath } from "../body.ts";
import { type Face, skullMiddle } from "../head.ts";
import { between, type Arm, type BodySide, type Leg } from "../limbs.ts";
import { type Dot, type Pen, curve, dots, drawLine, drawSeam, inkOf, oval, paintPart } from "../../pen.ts";

const PLASTER: Colour = { light: 0.95, chroma: 0.008, hue: 90 };
const BLOOD: Colour = { light: 0.5, chroma: 0.17, hue: 25 };

/** From the foot to over the knee; the toes stay free. */
export function paintLegCast(pen: Pen, body: Body, { hip, knee, ankle }: Leg): void {
  const heel: Leg["ankle"] = [ankle[0], ankle[1] + 0.2, ankle[2]];
  const toes: Leg["ankle"] = [ankle[0], ankle[1] + 0.26, ankle[2] + 0.36];
  paintPart(
    pen,
    limbPath(body.view, [
      [heel, 0.2 * body.limb],
      [toes, 0.16 * body.limb],
    ]),
    PLASTER,
    { shade: 0.07 },
  );
  const path = limbPath(body.view, [
    [between(knee, hip, 0.3), 0.33 * body.limb],
    [knee, 0.29 * body.limb],
    [between(knee, ankle, 0.4), 0.28 * body.limb],
    [heel, 0.21 * body.limb],
  ]);
  paintPart(pen, path, PLASTER, { shade: 0.12 });
  for (const share of [0.15, 0.45, 0.75]) {
    const [x, y] = flat(body.view, between(knee, ankle, share));
    drawSeam(pen, dots(`${x - 0.22},${y - 0.04} ${x},${y + 0.04} ${x + 0.22},${y - 0.02}`), PLASTER, 0.8);
  }
}

/** From the knuckles to below the elbow. */
export function paintArmCast(pen: Pen, body: Body, { elbow, wrist }: Arm): void {
  const path = limbPath(body.view, [
    [between(elbow, wrist, 0.08), 0.2 * body.limb],
    [between(elbow, wrist, 0.6), 0.19 * body.limb],
    [between(elbow, wrist, 1.16), 0.17 * body.limb],
  ]);
  paintPart(pen, path, PLASTER, { shade: 0.1 });
}

/** The forearm across the belly. */
export function slungArm(arm: Arm, body: Body, side: BodySide): Arm {
  const out = side * body.shoulder;
  const belly = body.ring(2.6).b + 0.16;
  return {
    ...arm,
    elbow: [out + side * 0.16 * body.limb, body.down(2.8), 0.04],
    wrist: [out * 0.16, body.down(2.62), belly],
    isBefore: true,
    isSlung: true,
  };
}

/** The hand on the front of the belly. */
export function armOnBelly(arm: Arm, body: Body, side: BodySide): Arm {
  const { b, z } = body.ring(2.95);
  const out = side * body.shoulder;
  return {
    ...arm,
    elbow: [out + side * 0.24 * body.limb, body.down(2.72), -0.06],
    wrist: [out * 0.5, body.down(2.86), z + b * 0.86],
    isBefore: true,
  };
}

/** A triangle of cloth under the forearm, tied behind the neck. */
export function paintSling(pen: Pen, body: Body, { elbow, wrist }: Arm): void {
  const [e, w] = [flat(body.view, elbow), flat(body.view, wrist)];
  const way = Math.sign(e[0] - w[0]) || 1;
  const neck: readonly Dot[] = [
    [-way * 0.1, 1.22],
    [way * 0.3, 1.24],
  ];
  for (const [from, to] of [
    [w, neck[0]],
    [[e[0] - way * 0.1, e[1] - 0.1], neck[1]],
  ] as const) {
    if (!to) continue;
    drawLine(pen, curve([from, to], false), inkOf(PLASTER), 7);
    drawLine(pen, curve([from, to], false), PLASTER, 5);
  }
  const cloth: readonly Dot[] = [
    [w[0] - way * 0.04, w[1] - 0.18],
    [e[0] - way * 0.1, e[1] - 0.34],
    [e[0] + way * 0.2, e[1] - 0.02],
    [e[0] + way * 0.1, e[1] + 0.26],
    [w[0] + way * 0.1, w[1] + 0.22],
  ];
  paintPart(pen, curve(cloth, true, 0.25), PLASTER, { shade: 0.1 });
  drawSeam(pen, [[w[0], w[1] + 0.06], [(w[0] + e[0]) / 2, (w[1] + e[1]) / 2 + 0.02], e], PLASTER, 0.8);
}

/** Bands of gauze over the brow and the crown, with a stain. */
export function paintHeadBandage(pen: Pen, face: Face): void {
  const x = skullMiddle(face);
  const w = 0.44 * face.wide;
  const cap = dots(
    `${x - w},0.31 ${x - w * 1.02},0.12 ${x - w * 0.7},-0.06 ${x},-0.11 ${x + w * 0.75},-0.05 ${x + w * 1.06},0.16 ${x + w * 1.02},0.36 ${x + w * 0.4},0.3 ${x - w * 0.4},0.27`,
  );
  paintPart(pen, curve(cap), PLASTER, { shade: 0.1 });
  for (const [left, right] of [
    [0.2, 0.12],
    [0.08, 0.24],
    [-0.02, 0.06],
  ] as const)
    drawSeam(
      pen,
      [
        [x - w, left],
        [x, (left + right) / 2 - 0.03],
        [x + w, right],
      ],
      PLASTER,
      0.9,
    );
  if (face.aspect === "back") return;
  pen.context.fillStyle = "rgba(150,24,24,0.78)";
  pen.context.fill(oval(x - (face.aspect === "front" ? 0.16 : 0.24), 0.13, 0.07, 0.06));
  drawSeam(
    pen,
    [
      [x - 0.2, 0.13],
      [x - 0.18, 0.17],
    ],
    BLOOD,
    0.4,
  );
}
