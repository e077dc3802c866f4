// A bird's head in profile: beak, comb or crest, eye.
import { css, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, dots, drawLine, inkOf, oval, paintPart, taperedStroke, type Pen } from "../../pen.ts";
import type { BirdBuild } from "./build.ts";
import { neckColour, type BirdFrame } from "./frame.ts";

const TINTS: Readonly<Record<BirdBuild["beakTint"], Colour>> = {
  yellow: { light: 0.78, chroma: 0.15, hue: 80 },
  orange: { light: 0.7, chroma: 0.17, hue: 58 },
  dark: { light: 0.3, chroma: 0.015, hue: 260 },
  pink: { light: 0.74, chroma: 0.1, hue: 15 },
};
const RED: Colour = { light: 0.55, chroma: 0.19, hue: 26 };

/** Upper and lower half, in radii of the head. */
const BEAKS: Readonly<Record<BirdBuild["beak"], readonly [upper: string, lower: string]>> = {
  short: ["-0.8,-0.3 -1.6,0.06 -0.8,0.16", "-0.8,0.1 -1.45,0.12 -0.75,0.36"],
  long: ["-0.8,-0.34 -1.6,-0.2 -2.1,0.16 -0.8,0.16", "-0.8,0.1 -1.9,0.18 -0.75,0.4"],
  hooked: ["-0.75,-0.42 -1.3,-0.34 -1.66,0.1 -1.56,0.42 -1.4,0.14 -0.8,0.16", "-0.8,0.1 -1.36,0.16 -0.75,0.38"],
  parrot: [
    "-0.7,-0.56 -1.34,-0.5 -1.6,0.06 -1.34,0.62 -1.2,0.18 -0.76,0.14",
    "-0.76,0.1 -1.2,0.2 -1.06,0.5 -0.66,0.46",
  ],
  flat: ["-0.74,-0.3 -1.3,-0.06 -2,0.02 -2.06,0.16 -0.78,0.2", "-0.78,0.16 -1.9,0.2 -0.7,0.42"],
  bent: ["-0.7,-0.4 -1.5,-0.26 -2,0.3 -1.96,0.86 -1.6,0.5 -0.8,0.2", "-0.8,0.16 -1.5,0.5 -1.8,0.8 -1.3,0.66 -0.7,0.44"],
  spear: ["-0.8,-0.3 -3.3,0.12 -0.8,0.16", "-0.8,0.1 -3.1,0.16 -0.75,0.38"],
};

/** `isAway`: an owl's, turned round to what is behind it: neither face nor beak is seen. */
export function paintBirdHead(frame: BirdFrame, isAway = false): void {
  const { pen, build, look, pose } = frame;
  const { context } = pen;
  const radius = build.head;
  context.save();
  context.translate(frame.head[0] - radius * 0.16, frame.head[1] - radius * 0.2);
  context.rotate((pose.head * Math.PI) / 180);
  context.scale(radius, radius);
  const own: Pen = { ...pen, line: pen.line / radius };
  const tint = look.species === "flamingo" ? look.coat : neckColour(frame);
  paintCrest(own, frame);
  const [upper, lower] = BEAKS[build.beak];
  const beak = TINTS[build.beakTint];
  const isOwl = look.species === "owl";
  if (!isOwl) {
    context.save();
    context.rotate((-pose.beak * Math.PI) / 180);
    paintPart(own, curve(dots(lower), true, 0.3), shifted(beak, -0.05), { shade: 0.04 });
    context.restore();
    paintPart(own, curve(dots(upper), true, 0.3), beak, { shade: 0.06 });
  }
  paintPart(own, oval(0, 0, 1, 0.94), tint, { shade: 0.16, inside: () => !isAway && paintFace(own, frame) });
  if (build.crest === "comb") paintPart(own, oval(-0.72, 0.72, 0.24, 0.42), RED, { shade: 0.06 });
  if (!isAway) paintEye(own, frame);
  if (isOwl && !isAway)
    paintPart(own, curve(dots("-0.3,0.1 -0.12,0.04 0.04,0.1 -0.08,0.56 -0.14,0.6"), true, 0.4), beak, { shade: 0.05 });
  context.restore();
}

function paintFace({ context }: Pen, { look }: BirdFrame): void {
  context.fillStyle = css(look.pale);
  if (look.species === "owl") for (const x of [-0.5, 0.24]) context.fill(oval(x, -0.02, 0.46, 0.52));
  if (look.species === "penguin") context.fill(oval(-0.2, 0.44, 0.5, 0.34));
}

function paintCrest(pen: Pen, { build, look }: BirdFrame): void {
  if (build.crest === "comb")
    paintPart(
      pen,
      curve(dots("-0.7,-0.6 -0.74,-1.26 -0.4,-1 -0.2,-1.5 0.08,-1.06 0.4,-1.4 0.56,-0.6"), true, 0.5),
      RED,
      { shade: 0.06 },
    );
  if (build.crest === "ears")
    for (const x of [-0.56, 0.5])
      paintPart(pen, curve(dots(`${x - 0.3},-0.6 ${x},-1.5 ${x + 0.3},-0.6`), true, 0.3), shifted(look.coat, -0.06), {
        shade: 0.05,
      });
  if (build.crest === "plumes")
    for (const [x, y] of [
      [-0.1, -2.1],
      [0.4, -2.2],
      [0.86, -1.9],
    ] as const) {
      drawLine(
        pen,
        curve(
          [
            [0, -0.8],
            [x * 0.7, y * 0.7],
            [x, y],
          ],
          false,
        ),
        inkOf(look.coat),
        1.2,
      );
      paintPart(pen, oval(x, y, 0.2), look.species === "phoenix" ? look.pale : look.coat, { shade: 0.04 });
    }
  if (look.species === "parrot" && look.coat.light > 0.9)
    taperedStroke(pen.context, dots("0.2,-0.7 0.7,-1.4 1.2,-1.6"), 0.5, { light: 0.88, chroma: 0.14, hue: 95 });
}

function paintEye(pen: Pen, { look, isAsleep }: BirdFrame): void {
  const { context } = pen;
  const isOwl = look.species === "owl";
  const eyes = isOwl
    ? ([
        [-0.5, -0.04, 0.3],
        [0.24, -0.04, 0.3],
      ] as const)
    : ([[-0.3, -0.16, 0.2]] as const);
  for (const [x, y, radius] of eyes) {
    if (isAsleep) {
      drawLine(
        pen,
        curve(
          [
            [x - radius, y],
            [x, y + radius * 0.6],
            [x + radius, y],
          ],
          false,
        ),
        look.coat.light < 0.4 ? { light: 0.85, chroma: 0.02, hue: 80 } : inkOf(look.coat),
        1.4,
      );
      continue;
    }
    const ring: Colour =
      isOwl || look.species === "eagle"
        ? { light: 0.8, chroma: 0.15, hue: 82 }
        : look.coat.light < 0.36
          ? { light: 0.8, chroma: 0.04, hue: 80 }
          : look.eyes;
    paintPart(pen, oval(x, y, radius), ring, { shade: 0.02, outline: 1.1 });
    context.fillStyle = css({ light: 0.12, chroma: 0.01, hue: 260 });
    context.fill(oval(x, y, radius * 0.62));
    context.fillStyle = "rgba(255,255,255,0.95)";
    context.fill(oval(x - radius * 0.3, y - radius * 0.34, radius * 0.24));
  }
}
