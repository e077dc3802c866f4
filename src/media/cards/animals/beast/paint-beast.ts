// A whole four-legged animal in profile: what is behind, then trunk, neck and near legs as one mass with one outline, then head and what is on it.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { AnimalLook } from "../../../../core/animatic/looks/animal-look.ts";
import type { Path2D } from "../../../animatic/paint/canvas.ts";
import { curve, drawLine, drawSeam, inkOf, paintPart, type Pen } from "../../pen.ts";
import type { BeastBuild } from "./build.ts";
import { paintCoat } from "./coat.ts";
import { paintCurled } from "./curled.ts";
import { paintBeastEffect } from "./effects.ts";
import { FACES, paintFacingHead } from "./front/facing-head.ts";
import { paintBeastHead } from "./head.ts";
import { paintFoot } from "./feet.ts";
import { beastPose } from "./pose.ts";
import type { Leg, Rig } from "./joints.ts";
import type { BeastPose } from "./pose-parts.ts";
import { rigOf } from "./rig.ts";
import { beastBuild, bonePath, type BeastFrame, type BeastMoment } from "./frame.ts";
import { paintMane, paintSpines, paintTack } from "./trimmings.ts";
import { paintTail } from "./tails.ts";
import { paintBeastWing } from "./wings.ts";

export function paintBeast(
  pen: Pen,
  look: AnimalLook,
  { action, phase, gaze, isBlinking = false, mouth = 0 }: BeastMoment,
): void {
  const build = beastBuild(look);
  const pose = beastPose(build, { action, phase, ...(gaze && { gaze }) });
  const rig = rigOf(build, { ...pose, jaw: Math.max(pose.jaw, mouth * 9) });
  const frame: BeastFrame = { pen, look, build, rig, wings: pose.wings, isAsleep: pose.isAsleep || isBlinking };
  if (pose.isUpsideDown) return paintUpsideDown(frame);
  paintUpright(frame, action, headWay(pose));
  if (pose.effect) paintBeastEffect(frame, pose.effect, phase);
}

/** On its back: the whole of it the other way up. */
function paintUpsideDown(frame: BeastFrame): void {
  const { context } = frame.pen;
  context.save();
  context.translate(0, -UPSIDE_DOWN);
  context.scale(1, -1);
  paintUpright(frame, "roll", "ahead");
  context.restore();
}

/** From the ground to where its feet would stand, in heights of the shoulder. */
const UPSIDE_DOWN = 1.04;

/** The way that the face is turned. */
type HeadWay = "ahead" | "camera" | "back";

const headWay = ({ isFacing, looksBack }: BeastPose): HeadWay => {
  if (isFacing === true) return "camera";
  return looksBack === true ? "back" : "ahead";
};

function paintUpright(frame: BeastFrame, action: BeastMoment["action"], way: HeadWay): void {
  const { build, rig } = frame;
  if (action === "curl" && build.foot !== "hoof" && build.foot !== "pad") return paintCurled(frame);
  const far = rig.legs.filter(({ isNear }) => !isNear);
  const near = rig.legs.filter(({ isNear }) => isNear);
  if (build.wings) paintBeastWing(frame, "far");
  paintTail(frame);
  for (const leg of far) paintLeg(frame, leg, shifted(legTint(frame), -0.09));
  paintMass(frame, near);
  paintSpines(frame);
  for (const leg of near) paintFoot(frame, leg, legTint(frame));
  paintMane(frame);
  paintTack(frame);
  paintHead(frame, way);
  if (build.wings) paintBeastWing(frame, "near");
}

function paintHead(frame: BeastFrame, way: HeadWay): void {
  if (way === "camera" && FACES.has(frame.build.head)) return paintFacingHead(frame);
  if (way !== "back") return paintBeastHead(frame);
  const { context } = frame.pen;
  const [x] = frame.rig.head.at;
  context.save();
  context.translate(2 * x, 0);
  context.scale(-1, 1);
  paintBeastHead(frame);
  context.restore();
}

function legTint({ look }: BeastFrame): Colour {
  if (look.species === "panda") return look.pale;
  return look.species === "sheep" ? look.pale : look.coat;
}

function paintLeg(frame: BeastFrame, leg: Leg, tint: Colour): void {
  paintPart(frame.pen, bonePath(leg.bone), tint, { shade: 0.05 });
  paintFoot(frame, leg, tint);
}

/** One outline around several parts: all lines first, then all colours. */
function paintMass(frame: BeastFrame, near: readonly Leg[]): void {
  const { pen, look, build, rig } = frame;
  const parts: readonly (readonly [path: Path2D, tint: Colour, part: "trunk" | "neck" | "leg"])[] = [
    [bonePath(rig.neck), look.coat, "neck"],
    [trunkPath(rig, build), look.coat, "trunk"],
    ...near.map((leg) => [bonePath(leg.bone), legTint(frame), "leg"] as const),
  ];
  for (const [path, tint] of parts) drawLine(pen, path, inkOf(tint), 2);
  for (const [path, tint, part] of parts)
    paintPart(pen, path, tint, {
      outline: 0,
      shade: part === "trunk" ? 0.1 : 0.05,
      inside: () => paintCoat(frame, part),
    });
  for (const { bone, isFore } of near) {
    const [root, mid] = bone;
    if (!root || !mid || build.cover === "wool") continue;
    const side = isFore ? 0.75 : 0.8;
    drawSeam(
      pen,
      [
        [root[0] + root[2] * side, root[1] - root[2] * 0.1],
        [mid[0] + mid[2], mid[1]],
      ],
      look.coat,
      0.7,
    );
    if (!isFore)
      drawSeam(
        pen,
        [
          [root[0] - root[2] * 0.9, root[1] - root[2] * 0.1],
          [mid[0] - mid[2], mid[1] + 0.02],
        ],
        look.coat,
        0.6,
      );
  }
}

/** Wool and long hair have an edge of curls and tips. */
function trunkPath({ trunk }: Rig, { cover }: BeastBuild): Path2D {
  if (cover !== "wool" && cover !== "shaggy") return curve(trunk, true, 0.95);
  const edge = trunk.flatMap(([x, y], at) => {
    const [nx, ny] = trunk[(at + 1) % trunk.length] ?? [x, y];
    return [0, 0.25, 0.5, 0.75].map((part) => [x + (nx - x) * part, y + (ny - y) * part] as const);
  });
  const [cx, cy] = [
    edge.reduce((sum, [x]) => sum + x, 0) / edge.length,
    edge.reduce((sum, [, y]) => sum + y, 0) / edge.length,
  ];
  const far = cover === "wool" ? 1.07 : 1.05;
  return curve(
    edge.map(([x, y], at) => (at % 2 ? [cx + (x - cx) * far, cy + (y - cy) * far * 1.02] : [x, y])),
    true,
    cover === "wool" ? 1 : 0.35,
  );
}
