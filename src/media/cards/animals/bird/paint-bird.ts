// A whole bird in profile: legs, tail, body and neck as one mass, head, wing. Lengths of its body; the ground is at y 0.
import { css, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { AnimalLook } from "../../../../core/animatic/looks/animal-look.ts";
import { bonePath, type BeastMoment } from "../beast/frame.ts";
import type { Bone } from "../beast/joints.ts";
import { paintCall } from "../call.ts";
import { curve, drawLine, inkOf, oval, paintPart, type Dot, type Pen } from "../../pen.ts";
import type { BirdBuild } from "./build.ts";
import { birdStance, lowHalf, neckColour, neckOf, onBody, type BirdFrame } from "./frame.ts";
import { paintBirdHead } from "./head.ts";
import { paintBirdTail } from "./tails.ts";
import { paintFoldedWing, paintSpreadWing } from "./wings.ts";

export function paintBird(pen: Pen, look: AnimalLook, moment: BeastMoment): void {
  const frame: BirdFrame = { pen, ...birdStance(look, moment) };
  const { build, pose } = frame;
  if (pose.wings !== null) paintSpreadWing(frame, "far");
  paintLegs(frame);
  paintBirdTail(frame);
  paintBody(frame, neckOf(build, pose, frame));
  if (pose.looksBack === true) paintHeadTurned(frame);
  else paintBirdHead(frame);
  if (pose.wings === null) paintFoldedWing(frame);
  else paintSpreadWing(frame, "near");
  if (CALLS.has(moment.action) && pose.beak > OPEN) {
    const way = Math.PI + (pose.head * Math.PI) / 180;
    const [x, y] = frame.head;
    paintCall(pen, [x + Math.cos(way) * build.head * 1.5, y + Math.sin(way) * build.head * 1.5], way);
  }
}

const CALLS: ReadonlySet<BeastMoment["action"]> = new Set(["bark", "howl", "growl"]);
/** Degrees of a beak that calls. */
const OPEN = 10;

/** The other way round, over the same neck. */
function paintHeadTurned(frame: BirdFrame): void {
  if (frame.look.species === "owl") return paintBirdHead(frame, true);
  const { context } = frame.pen;
  context.save();
  context.translate(2 * frame.head[0], 0);
  context.scale(-1, 1);
  paintBirdHead(frame);
  context.restore();
}

const LEGS: Readonly<Record<BirdBuild["legTint"], Colour>> = {
  yellow: { light: 0.74, chroma: 0.14, hue: 74 },
  pink: { light: 0.68, chroma: 0.1, hue: 20 },
  dark: { light: 0.32, chroma: 0.02, hue: 50 },
  grey: { light: 0.48, chroma: 0.02, hue: 90 },
};

const THIGHS: ReadonlySet<string> = new Set(["ostrich", "eagle", "rooster"]);

function paintLegs(frame: BirdFrame): void {
  const { build, pose, look } = frame;
  if (pose.isLow) return;
  const tint = LEGS[build.legTint];
  for (const leg of [0, 1] as const) {
    const x = frame.at[0] + (leg === 0 ? -0.05 : 0.06) + 0.04;
    const y = frame.at[1] + lowHalf(build, frame.tilt) * 0.6;
    const thigh: Bone = [
      [x, y, build.deep * 0.36],
      [x + 0.02, y + build.deep * 0.5, build.deep * 0.2],
    ];
    if (THIGHS.has(look.species)) paintBone(frame, thigh, look.species === "ostrich" ? tint : look.coat);
    paintLeg(frame, { from: [x, y], leg, tint: leg === 0 ? shifted(tint, -0.1) : tint });
  }
}

function paintBone({ pen }: BirdFrame, bone: Bone, tint: Colour): void {
  paintPart(pen, bonePath(bone), tint, { shade: 0.01 });
}

interface BirdLeg {
  readonly from: Dot;
  readonly leg: 0 | 1;
  readonly tint: Colour;
}

function paintLeg(frame: BirdFrame, { from: [x, y], leg, tint }: BirdLeg): void {
  const { pen, build, pose } = frame;
  const thick = build.thick * 1.25;
  if (pose.feet === null)
    return paintBone(
      frame,
      [
        [x, y, thick],
        [x + build.legs * 0.6 + 0.1, y + build.legs * 0.1 + 0.05, thick * 0.8],
      ],
      tint,
    );
  if (pose.isOnOneLeg === true && leg === 1) return paintDrawnUp(frame, { x, y, tint });
  const foot = pose.isOnOneLeg === true ? frame.at[0] + 0.05 : pose.feet[leg] + x;
  const ground = -(pose.up ?? 0);
  paintBone(
    frame,
    [
      [x, y, thick],
      [(x + foot) / 2 + build.legs * 0.06, (y + ground) * 0.5, thick],
      [foot, ground - 0.02, thick * 0.8],
    ],
    tint,
  );
  const toe = Math.max(0.09, Math.min(0.16, build.legs * 0.34));
  if (build.webbed) {
    const web: readonly Dot[] = [
      [foot + 0.03, ground - 0.05],
      [foot - toe * 1.4, ground - 0.02],
      [foot - toe * 1.4, ground],
      [foot + 0.04, ground],
    ];
    return paintPart(pen, curve(web, true, 0.2), tint, { shade: 0.01 });
  }
  for (const way of [-1, -0.55, 0.5])
    paintBone(
      frame,
      [
        [foot, ground - 0.02, thick * 0.7],
        [foot + way * toe, ground - 0.012, thick * 0.5],
      ],
      tint,
    );
}

/** Knee forwards, the foot hanging under the belly. */
function paintDrawnUp(
  frame: BirdFrame,
  { x, y, tint }: { readonly x: number; readonly y: number; readonly tint: Colour },
) {
  const { legs, thick } = frame.build;
  const long = Math.max(0.24, legs * 0.4);
  paintBone(
    frame,
    [
      [x, y, thick * 1.25],
      [x - long * 0.5, y + long * 0.5, thick * 1.3],
      [x + long * 0.36, y + long * 0.78, thick * 1.1],
      [x + long * 0.2, y + long * 0.95, thick * 0.8],
    ],
    tint,
  );
}

const PALE_BREASTS: ReadonlySet<string> = new Set(["penguin", "eagle", "bird", "owl", "parrot"]);

function paintBody(frame: BirdFrame, neck: Bone): void {
  const { pen, look, build } = frame;
  const { context } = pen;
  const on = (forward: number, up: number) => onBody(frame, forward, up * build.deep);
  const body = curve(
    [
      on(0.5, 0.1),
      on(0.36, 0.78),
      on(0.05, 1),
      on(-0.3, 0.8),
      on(-0.56, 0.3),
      on(-0.52, -0.06),
      on(-0.24, -0.72),
      on(0.1, -1),
      on(0.4, -0.72),
    ],
    true,
    0.95,
  );
  const neckTint = neckColour(frame);
  const bone = bonePath(neck);
  drawLine(pen, body, inkOf(look.coat), 2);
  drawLine(pen, bone, inkOf(neckTint), 2);
  paintPart(pen, bone, neckTint, { shade: 0.04, outline: 0 });
  const paintBreast = () => {
    if (!PALE_BREASTS.has(look.species) && look.marking !== "bibbed") return;
    context.fillStyle = css(look.id.includes("robin") ? { light: 0.6, chroma: 0.16, hue: 45 } : look.pale);
    context.fill(oval(...onBody(frame, 0.3, -build.deep * 0.5), 0.42, build.deep * 0.62, frame.tilt));
  };
  paintPart(pen, body, look.coat, { shade: 0.1, outline: 0, inside: paintBreast });
  if (look.species === "penguin") paintPart(pen, bone, look.coat, { shade: 0.03, outline: 0, inside: paintBreast });
}
