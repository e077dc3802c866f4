// Tails of animals in profile, from the root backwards.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { oval, paintPart, taperedStroke } from "../../pen.ts";
import type { TailKind } from "./build.ts";
import { bonePath, type BeastFrame } from "./frame.ts";
import type { Bone } from "./joints.ts";

/** Backwards, up, radius. */
const TAILS: Readonly<Record<TailKind, Bone>> = {
  whip: [
    [-0.06, 0, 0.07],
    [0.12, 0.04, 0.055],
    [0.28, 0.18, 0.045],
    [0.36, 0.38, 0.03],
  ],
  slim: [
    [-0.06, 0, 0.06],
    [0.16, -0.06, 0.055],
    [0.36, -0.02, 0.05],
    [0.5, 0.2, 0.045],
    [0.48, 0.44, 0.04],
  ],
  bushy: [
    [-0.06, 0, 0.07],
    [0.14, -0.1, 0.12],
    [0.3, -0.28, 0.15],
    [0.42, -0.5, 0.1],
    [0.48, -0.64, 0.025],
  ],
  short: [
    [-0.06, 0, 0.09],
    [0.08, 0.01, 0.08],
    [0.14, -0.04, 0.05],
  ],
  hair: [
    [-0.06, 0.01, 0.06],
    [0.1, 0, 0.07],
    [0.17, -0.22, 0.09],
    [0.17, -0.5, 0.07],
    [0.2, -0.7, 0.02],
  ],
  tassel: [
    [-0.06, 0, 0.045],
    [0.1, -0.06, 0.03],
    [0.17, -0.28, 0.026],
    [0.18, -0.5, 0.024],
  ],
  thick: [
    [-0.5, -0.05, 0.3],
    [-0.1, -0.06, 0.25],
    [0.4, -0.3, 0.17],
    [0.9, -0.52, 0.1],
    [1.5, -0.56, 0.03],
  ],
  curl: [
    [-0.06, 0, 0.04],
    [0.1, 0.06, 0.035],
    [0.16, 0.16, 0.03],
    [0.08, 0.18, 0.028],
    [0.08, 0.1, 0.024],
    [0.18, 0.08, 0.02],
  ],
  plume: [
    [-0.1, -0.3, 0.1],
    [0.3, -0.3, 0.2],
    [0.5, 0.2, 0.26],
    [0.42, 0.62, 0.26],
    [0.66, 0.84, 0.14],
  ],
  spiral: [
    [-0.3, -0.02, 0.2],
    [0.1, 0.0, 0.15],
    [0.5, 0.0, 0.11],
    [0.55, -0.06, 0.09],
    [0.86, -0.22, 0.085],
    [1.16, 0.01, 0.08],
    [1.01, 0.38, 0.075],
    [0.64, 0.24, 0.07],
    [0.76, -0.05, 0.06],
    [0.98, 0.05, 0.05],
    [0.9, 0.19, 0.04],
  ],
  paddle: [
    [-0.12, -0.12, 0.15],
    [0.2, -0.26, 0.13],
    [0.5, -0.36, 0.22],
    [0.85, -0.4, 0.25],
    [1.1, -0.42, 0.12],
  ],
  bare: [
    [-0.06, -0.36, 0.06],
    [0.3, -0.6, 0.045],
    [0.7, -0.6, 0.035],
    [1.1, -0.48, 0.025],
  ],
};

export function paintTail({ pen, build, look, rig }: BeastFrame): void {
  const { at, turn } = rig.tail;
  const { context } = pen;
  const isThick = build.tail === "thick";
  const bone: Bone = TAILS[build.tail].map(([x, y, radius]) => [x, -y, radius * (isThick ? build.deep[1] * 2 : 1)]);
  const tint: Colour =
    build.tail === "bare"
      ? { light: 0.72, chroma: 0.06, hue: 20 }
      : build.tail === "paddle"
        ? { light: 0.26, chroma: 0.02, hue: 50 }
        : build.tail === "hair"
          ? maneTint(look.coat)
          : look.species === "sheep"
            ? look.coat
            : shifted(look.coat, -0.03);
  const path = bonePath(bone);
  context.save();
  context.translate(at[0], at[1]);
  context.rotate(-aboveGround(bone, at[1], turn * (isThick ? 0.4 : 1)));
  if (look.species === "unicorn" || build.tail !== "tassel")
    paintPart(pen, path, tint, { shade: 0.04, inside: () => paintTip(bone) });
  else {
    paintPart(pen, path, tint, { shade: 0.02 });
    const [x, y] = bone.at(-1) ?? [0, 0];
    taperedStroke(
      context,
      [
        [x, y - 0.04],
        [x + 0.02, y + 0.06],
        [x + 0.03, y + 0.2],
      ],
      0.12,
      shifted(look.coat, -0.25),
    );
  }
  if (isThick && build.cover === "plates")
    for (const [x, y, radius] of bone.slice(1))
      taperedStroke(
        context,
        [
          [x - 0.1, y - radius * 0.8],
          [x + 0.02, y - radius - 0.07],
          [x + 0.1, y - radius * 0.7],
        ],
        0.08,
        shifted(look.coat, -0.14),
      );
  context.restore();
  function paintTip(stations: Bone): void {
    const [x, y, radius] = stations.at(-1) ?? [0, 0, 0];
    if (build.tail === "bushy" && look.species !== "shepherd" && look.species !== "badger")
      paintPart(pen, oval(x, y, radius + 0.17), look.pale, { shade: 0.03, outline: 0 });
    if (look.marking === "striped" && build.tail === "slim")
      for (const [sx, sy, sr] of stations)
        paintPart(pen, oval(sx, sy, sr * 0.5, sr * 1.4), shifted(look.coat, -0.4), { shade: 0, outline: 0 });
  }
}

/** Turned up as far as the ground asks; its root is in the body. */
function aboveGround(bone: Bone, root: number, turn: number): number {
  const isBelow = (by: number) =>
    bone.slice(2).some(([x, y, radius]) => root - x * Math.sin(by) + y * Math.cos(by) + radius * 0.5 > 0.02);
  let by = turn;
  for (let step = 0; step < 14 && isBelow(by); step++) by += 0.12;
  return by;
}

/** Manes and tails of hair are darker than a coat, or lighter than a black one. */
export function maneTint(coat: Colour): Colour {
  return coat.light > 0.85 ? shifted(coat, -0.1) : coat.light < 0.3 ? shifted(coat, -0.06) : shifted(coat, -0.18);
}
