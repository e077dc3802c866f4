// An animal that sleeps curled up: a round body on the ground, the head on it, the tail around.
import { css, faded, shifted } from "../../../../core/animatic/colour/colour.ts";
import { curve, dots, drawSeam, oval, paintPart, type Dot } from "../../pen.ts";
import { paintBeastHead } from "./head.ts";
import { bonePath, type BeastFrame } from "./frame.ts";
import type { Bone } from "./joints.ts";
import { paintSpine } from "./trimmings.ts";
import { paintBeastWing } from "./wings.ts";

const THICK: Bone = [
  [0.66, -0.26, 0.24],
  [0.3, -0.14, 0.17],
  [-0.3, -0.1, 0.12],
  [-0.9, -0.07, 0.04],
];
const THIN: Bone = [
  [0.6, -0.2, 0.12],
  [0.3, -0.1, 0.1],
  [-0.1, -0.08, 0.09],
  [-0.42, -0.08, 0.05],
];

export function paintCurled(frame: BeastFrame): void {
  const { pen, look, build } = frame;
  if (build.cover === "spines") return paintBall(frame);
  const wide = 0.42 + build.long * 0.42;
  const tall = 0.2 + Math.max(...build.deep) * 0.62;
  const on = (text: string) => dots(text).map(([x, y]): Dot => [x * wide, y * tall]);
  if (build.wings)
    paintBeastWing({ ...frame, wings: null, rig: { ...frame.rig, wing: [-wide * 0.3, -tall * 1.1] } }, "near");
  const body = curve(on("-1,-0.1 -0.94,-0.8 -0.4,-1.24 0.2,-1.3 0.8,-0.96 1.02,-0.34 0.8,0 -0.7,0"), true, 0.95);
  paintPart(pen, body, look.coat, { shade: 0.12, inside: () => paintMarks(frame, wide, tall) });
  drawSeam(pen, on("0.1,-1 0.5,-0.9 0.74,-0.5 0.6,-0.14"), look.coat, 1);
  if (build.cover === "plates") paintPlates(frame, wide, tall);
  const bushy = build.tail === "bushy" || build.tail === "plume" ? 1.5 : 1;
  const tail: Bone = build.tail === "thick" ? THICK : THIN;
  const bone: Bone = tail.map(([x, y, radius]) => [x * wide * 1.1, y, radius * bushy]);
  if (build.tail !== "short") paintPart(pen, bonePath(bone), shifted(look.coat, -0.04), { shade: 0.04 });
  const at: Dot = [-wide * 0.72, -0.24 * build.headLong - 0.06];
  paintBeastHead({ ...frame, isAsleep: true }, { at, turn: 0.12, jaw: 0, isTrunkOut: false });
}

/** Spines all around, the snout between them. */
function paintBall(frame: BeastFrame): void {
  const { pen, look } = frame;
  const [x, y] = [0, -BALL];
  paintPart(pen, oval(x, y, BALL, BALL * 0.94), shifted(look.coat, -0.06), { shade: 0.12 });
  for (let ring = 0; ring < 6; ring++)
    for (let spine = 0; spine < 8 + ring * 4; spine++) {
      const turn = ((spine + (ring % 2) * 0.5) / (8 + ring * 4)) * 2 * Math.PI;
      const [out, far] = [BALL * (0.2 + ring * 0.155), BALL * (0.44 + ring * 0.165)];
      const on = (length: number): Dot => [x + Math.cos(turn) * length, y + Math.sin(turn) * length * 0.94];
      paintSpine(frame, on(out), on(far), ring + spine);
    }
  paintPart(pen, oval(x - BALL * 0.66, y + BALL * 0.52, 0.16, 0.12, -0.5), look.pale, { shade: 0.04 });
  paintPart(
    pen,
    oval(x - BALL * 0.78, y + BALL * 0.5, 0.05, 0.045),
    { light: 0.2, chroma: 0.01, hue: 40 },
    { shade: 0 },
  );
}

/** Its radius, in heights of the shoulder. */
const BALL = 0.62;

function paintMarks({ pen: { context }, look }: BeastFrame, wide: number, tall: number): void {
  if (look.marking === "plain") return;
  const [across, down] = look.marking === "striped" ? [0.04, 0.2] : [0.08, 0.07];
  context.fillStyle = css(faded(look.marking === "patched" ? look.pale : shifted(look.coat, -0.2), 0.8));
  for (let at = 0; at < 7; at++)
    context.fill(oval(-wide * 0.6 + (at * wide) / 4.4, -tall * (0.9 - (at % 2) * 0.2), across, down, 0.2));
}

function paintPlates({ pen, look }: BeastFrame, wide: number, tall: number): void {
  for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    const [x, y] = [-wide * 0.5 + wide * 1.3 * part, -tall * (0.98 + 0.34 * Math.sin(Math.PI * (0.15 + part * 0.7)))];
    const plate: readonly Dot[] = [
      [x - 0.07, y + 0.06],
      [x + 0.03, y - 0.12],
      [x + 0.1, y + 0.06],
    ];
    paintPart(pen, curve(plate, true, 0.2), shifted(look.coat, -0.12), { shade: 0.02 });
  }
}
