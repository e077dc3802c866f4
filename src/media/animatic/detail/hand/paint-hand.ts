// A large hand with its forearm and sleeve, in one of its poses, around the thing that it holds.
import { css, faded, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { HandLook } from "../../../../core/animatic/detail/hand-look.ts";
import type { HandPose } from "../../../../core/animatic/detail/hand-look.ts";
import { outlineOf, traceLimb, type Station } from "../../../../core/animatic/limb-outline.ts";
import {
  curve,
  dots,
  drawLine,
  drawSeam,
  inkOf,
  oval,
  paintGlow,
  paintPart,
  type Dot,
  type Pen,
} from "../../../cards/pen.ts";
import type { Path2D } from "../../paint/canvas.ts";
import { HAND_SHAPES, type FingerName } from "./hand-shapes.ts";

/** How far the shadow reaches in from the dark side. */
const SHADE = 0.05;

/** `thing` paints what is held, with the place where it is held as its origin. */
export function paintHand(pen: Pen, look: HandLook, pose: HandPose, thing?: () => void): void {
  const { parts, hold } = HAND_SHAPES[pose];
  paintForearm(pen, look);
  for (const part of parts) {
    if (part === "thing") holding(pen, hold, thing);
    else if (part.length === 3)
      paintFinger(pen, look, { name: part[0], seen: part[1], stations: fingerOf(part[2], look) });
    else if (part[0] === "palm") paintPart(pen, curve(dots(part[1]), true, 0.8), look.colour, { shade: SHADE });
    else if (look.kind === "skin") drawSeam(pen, dots(part[1]), look.colour, 0.7);
  }
  paintSleeve(pen, look);
}

function holding({ context }: Pen, [x, y, turn]: readonly [number, number, number], thing?: () => void): void {
  if (!thing) return;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  thing();
  context.restore();
}

/** Stations of a finger in the length and thickness of whose it is. */
function fingerOf(text: string, { thick, long }: HandLook): readonly Station[] {
  const stations = text.split(" ").map((one): Station => {
    const [x = 0, y = 0, radius = 0] = one.split(",").map(Number);
    return [x, y, radius * thick];
  });
  const [root] = stations;
  if (!root) return stations;
  return stations.map(([x, y, radius]): Station => [
    root[0] + (x - root[0]) * long,
    root[1] + (y - root[1]) * long,
    radius,
  ]);
}

interface Finger {
  readonly name: FingerName;
  readonly seen: "nail" | "edge" | "pad";
  readonly stations: readonly Station[];
}

function paintFinger(pen: Pen, look: HandLook, { name, seen, stations }: Finger): void {
  const { context } = pen;
  const trace = traceLimb({ stations }, 8);
  const path = tubePath(trace);
  paintPart(pen, path, look.colour, { shade: SHADE, outline: 0 });
  const outline = outlineOf(trace);
  const half = outline.length / 2;
  const skip = Math.floor(half * 0.24);
  const open = [
    ...outline.slice(skip, half),
    ...capOf(trace.at(-1), outline[half - 1], outline[half]),
    ...outline.slice(half, outline.length - skip),
  ];
  drawLine(pen, curve(open, false), inkOf(look.colour));
  context.save();
  context.clip(path);
  paintJoints(pen, look, stations, seen);
  if (look.stain) paintStain(pen, look.stain, stations);
  context.restore();
  paintTip(pen, look, trace, seen);
  if (name === "ring" && look.ring) paintRing(pen, look.ring, trace);
}

function tubePath(trace: readonly Station[]): Path2D {
  const outline = outlineOf(trace);
  const half = outline.length / 2;
  return curve([
    ...capOf(trace[0], outline[outline.length - 1], outline[0]),
    ...outline.slice(0, half),
    ...capOf(trace.at(-1), outline[half - 1], outline[half]),
    ...outline.slice(half),
  ]);
}

/** Points around an end, from one side to the other. */
function capOf(end: Station | undefined, from: Dot | undefined, to: Dot | undefined): readonly Dot[] {
  if (!end || !from || !to) return [];
  const [x, y, radius] = end;
  const start = Math.atan2(from[1] - y, from[0] - x);
  const turn = Math.atan2(to[1] - y, to[0] - x) - start;
  const way = turn > 0 ? turn - 2 * Math.PI : turn;
  return [0.25, 0.5, 0.75].map((part): Dot => [
    x + Math.cos(start + way * part) * radius,
    y + Math.sin(start + way * part) * radius,
  ]);
}

/** Creases over the joints, and bolts of a machine. */
function paintJoints(pen: Pen, look: HandLook, stations: readonly Station[], seen: Finger["seen"]): void {
  for (const [at, [x, y, radius]] of stations.entries()) {
    const next = stations[at + 1];
    const before = stations[at - 1];
    if (!next || !before) continue;
    const [dx, dy] = [next[0] - before[0], next[1] - before[1]];
    const long = Math.hypot(dx, dy) || 1;
    const [nx, ny] = [(-dy / long) * radius, (dx / long) * radius];
    const across = (shift: number, share: number): readonly Dot[] => [
      [x + (dx / long) * shift - nx * share, y + (dy / long) * shift - ny * share],
      [x + (dx / long) * (shift + 0.008), y + (dy / long) * (shift + 0.008)],
      [x + (dx / long) * shift + nx * share, y + (dy / long) * shift + ny * share],
    ];
    if (look.kind === "metal" || look.kind === "bone") drawSeam(pen, across(0, 1), look.colour, 1.1);
    else if (look.kind === "skin") {
      drawSeam(pen, across(0, seen === "pad" ? 0.9 : 0.5), look.colour, 0.55);
      if (look.lines > 0.4) for (const shift of [-0.025, 0.03]) drawSeam(pen, across(shift, 0.6), look.colour, 0.6);
    } else if (look.kind === "glove") drawSeam(pen, across(0, 0.6), look.colour, 0.6);
  }
}

/** A nail, a claw, or the light on a bare tip. */
function paintTip(pen: Pen, look: HandLook, trace: readonly Station[], seen: Finger["seen"]): void {
  const tip = trace.at(-1);
  const before = trace.at(-4);
  if (!tip || !before) return;
  const turn = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const [x, y, radius] = tip;
  if (look.hasClaws) {
    const claw = curve(
      [
        at(x, y, turn, [radius * 0.2, -radius * 0.7]),
        at(x, y, turn, [radius * 2.6, radius * 0.5]),
        at(x, y, turn, [radius * 0.2, radius * 0.8]),
      ],
      true,
      0.3,
    );
    paintPart(pen, claw, { light: 0.3, chroma: 0.02, hue: 80 }, { shade: 0.01 });
    return;
  }
  if (look.kind === "metal") {
    paintPart(pen, oval(x, y, radius * 0.5), shifted(look.colour, 0.14), { shade: 0, outline: 0.7 });
    return;
  }
  if (look.kind !== "skin" || seen === "pad") return;
  const tint = look.nails ?? {
    light: Math.min(0.93, look.colour.light + 0.09),
    chroma: look.colour.chroma * 0.9,
    hue: 30,
  };
  const side = seen === "edge" ? radius * 0.62 : 0;
  const [nx, ny] = at(x, y, turn, [radius * 0.28, side]);
  const long = radius * (look.nails ? 1.12 : 0.84);
  paintPart(pen, oval(nx, ny, long, radius * (seen === "edge" ? 0.34 : 0.6), turn), tint, {
    shade: 0.012,
    outline: 0.6,
  });
  pen.context.fillStyle = css(faded({ light: 0.99, chroma: 0, hue: 0 }, 0.5));
  const [sx, sy] = at(nx, ny, turn, [0, -radius * 0.2]);
  pen.context.fill(oval(sx, sy, radius * 0.4, radius * 0.09, turn));
}

function at(x: number, y: number, turn: number, [along, across]: Dot): Dot {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return [x + along * cos - across * sin, y + along * sin + across * cos];
}

function paintRing(pen: Pen, colour: Colour, trace: readonly Station[]): void {
  const place = trace[Math.floor(trace.length * 0.42)];
  const next = trace[Math.floor(trace.length * 0.42) + 1];
  if (!place || !next) return;
  const turn = Math.atan2(next[1] - place[1], next[0] - place[0]);
  paintPart(pen, oval(place[0], place[1], place[2] * 0.3, place[2] * 1.08, turn), colour, {
    shade: 0.012,
    outline: 0.8,
  });
}

function paintStain({ context }: Pen, stain: Colour, stations: readonly Station[]): void {
  const last = stations.at(-1);
  const middle = stations.at(-2);
  if (!last || !middle) return;
  context.fillStyle = css(faded(stain, 0.86));
  context.fill(oval(last[0], last[1], last[2] * 1.3, last[2] * 0.9));
  context.fill(
    oval(
      middle[0] * 0.6 + last[0] * 0.4,
      middle[1] * 0.6 + last[1] * 0.4 + middle[2] * 0.3,
      middle[2] * 0.9,
      middle[2] * 0.5,
    ),
  );
}

function paintForearm(pen: Pen, look: HandLook): void {
  const { colour, thick } = look;
  const radius = 0.15 * (0.6 + 0.4 * thick);
  const trace = traceLimb({
    stations: [
      [0.2, 0, radius * 1.04],
      [-0.02, 0, radius],
      [0.9, 0.02, radius * 1.3],
      [2.6, 0.06, radius * 1.8],
    ]
      .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
      .map(([x = 0, y = 0, r = 0]): Station => [x, y, r]),
  });
  const outline = outlineOf(trace);
  paintPart(pen, curve(outline, true, 0.5), colour, { shade: 0.08 });
  paintGlow(pen.context, [0.1, 0.02], 0.3, faded(shifted(colour, 0.05), 0.25));
}

/** A cuff over the wrist and the sleeve behind it; a watch on it. */
function paintSleeve(pen: Pen, { sleeve, colour, kind, watch, thick }: HandLook): void {
  const wide = 0.19 * (0.6 + 0.4 * thick);
  if (watch) {
    paintPart(
      pen,
      curve(dots(`.1,${-wide * 0.9} .2,${-wide * 0.92} .2,${wide * 0.92} .1,${wide * 0.9}`), true, 0.1),
      shifted(watch, -0.16),
      { shade: 0.02 },
    );
    paintPart(pen, oval(0.15, -0.02, 0.1, 0.12), watch, { shade: 0.02 });
    paintPart(
      pen,
      oval(0.15, -0.02, 0.07, 0.088),
      { light: 0.95, chroma: 0.01, hue: 90 },
      { shade: 0.01, outline: 0.7 },
    );
    drawSeam(pen, dots(".15,-.02 .15,-.08"), { light: 0.9, chroma: 0, hue: 0 }, 0.8);
    drawSeam(pen, dots(".15,-.02 .19,.01"), { light: 0.9, chroma: 0, hue: 0 }, 0.8);
  }
  if (kind === "glove")
    paintPart(
      pen,
      curve(dots(`.08,${-wide} .26,${-wide * 1.16} .26,${wide * 1.16} .08,${wide}`), true, 0.2),
      shifted(colour, -0.03),
      { shade: 0.05 },
    );
  if (!sleeve) return;
  const [from, cuffWide] = [watch ? 0.36 : 0.24, wide * 1.24];
  const cloth = curve(
    dots(
      `${from},${-cuffWide} 1,${-cuffWide * 1.2} 3,${-cuffWide * 1.9} 3,${cuffWide * 2.1} 1,${cuffWide * 1.3} ${from},${cuffWide}`,
    ),
    true,
    0.25,
  );
  if (sleeve.cuff)
    paintPart(
      pen,
      curve(
        dots(
          `${from - 0.1},${-cuffWide * 0.94} ${from + 0.1},${-cuffWide * 0.98} ${from + 0.1},${cuffWide * 0.98} ${from - 0.1},${cuffWide * 0.94}`,
        ),
        true,
        0.2,
      ),
      sleeve.cuff,
      { shade: 0.04 },
    );
  paintPart(pen, cloth, sleeve.colour, { shade: 0.09 });
  drawSeam(pen, dots(`${from + 0.09},${-cuffWide} ${from + 0.11},0 ${from + 0.09},${cuffWide}`), sleeve.colour, 0.7);
  drawSeam(
    pen,
    dots(`${from + 0.34},${-cuffWide * 0.6} ${from + 0.46},${cuffWide * 0.1} ${from + 0.4},${cuffWide * 0.7}`),
    sleeve.colour,
    0.7,
  );
  drawSeam(pen, dots(`${from + 0.66},${-cuffWide * 0.9} ${from + 0.74},0`), sleeve.colour, 0.6);
}
