// An animal's head from each side: ears, muzzle or beak, eyes, horns. In skull radii around the skull's middle, looking to the left.
import { type Colour, css, shifted } from "../../../core/animatic/colour.ts";
import type { AnimalLook } from "../../../core/animatic/looks/animal-look.ts";
import { type AnimalSkull, paintAnimalEars, paintHorns } from "./ears.ts";
import { BEAK } from "./frame.ts";
import type { Build } from "./species.ts";
import type { Aspect } from "../figure/body.ts";
import { type Dot, type Pen, taperedStroke, curve, dots, drawLine, drawSeam, inkOf, oval, paintPart } from "../pen.ts";

interface HeadPlace {
  readonly build: Build;
  readonly aspect: Aspect;
  /** The skull's middle, and its radius. */
  readonly at: Dot;
  readonly skull: number;
}

const NOSE: Colour = { light: 0.24, chroma: 0.02, hue: 20 };

export function paintAnimalHead(pen: Pen, look: AnimalLook, { build, aspect, at, skull }: HeadPlace): void {
  const { context } = pen;
  context.save();
  context.translate(at[0], at[1]);
  context.scale(skull, skull);
  const head: AnimalSkull = { pen: { context, line: pen.line / skull }, look, build, aspect };
  if (build.horns !== "none") paintHorns(head);
  paintAnimalEars(head, aspect === "threequarter" || aspect === "side" ? [-1, 1] : [-1, 1]);
  if (aspect === "front") paintFront(head);
  else if (aspect === "back") paintPart(head.pen, oval(0, 0, 1.02, 0.98), look.coat, { shade: 0.25 });
  else paintTurned(head);
  context.restore();
}

function paintAnimalEye({ pen, look }: AnimalSkull, [x, y]: Dot, wide: number, tall: number): void {
  const { context } = pen;
  const isSlit = look.species === "cat" || look.species === "fox";
  paintPart(pen, oval(x, y, wide, tall), look.eyes, { shade: 0.05, outline: 1.2 });
  context.fillStyle = css({ light: 0.14, chroma: 0.01, hue: 260 });
  context.fill(oval(x, y, wide * (isSlit ? 0.32 : 0.6), tall * (isSlit ? 0.82 : 0.66)));
  context.fillStyle = "rgba(255,255,255,0.95)";
  context.fill(oval(x - wide * 0.3, y - tall * 0.36, wide * 0.22));
}

/** Where the eyes are from the front, and how large. */
function frontEyes({ look, build }: AnimalSkull): { readonly x: number; readonly y: number; readonly size: number } {
  if (look.species === "owl") return { x: 0.4, y: -0.08, size: 0.27 };
  return build.feet === "hooves" ? { x: 0.5, y: -0.1, size: 0.14 } : { x: 0.42, y: -0.08, size: 0.18 };
}

const LONG_FACE = "-0.72,-0.6 0,-1 0.72,-0.6 0.62,0.3 0.5,1.3 0.3,1.75 -0.3,1.75 -0.5,1.3 -0.62,0.3";
const ROUND_FACE = "-0.98,-0.1 -0.7,-0.76 0,-0.96 0.7,-0.76 0.98,-0.1 0.86,0.48 0.44,0.9 0,1.0 -0.44,0.9 -0.86,0.48";

function paintFront(head: AnimalSkull): void {
  const { pen, look, build } = head;
  const isLong = build.feet === "hooves";
  const skull = curve(dots(isLong ? LONG_FACE : ROUND_FACE));
  paintPart(pen, skull, look.coat, { shade: 0.2, inside: () => paintFacePale(head) });
  if (look.marking === "striped")
    for (const x of [-0.24, 0, 0.24])
      taperedStroke(pen.context, dots(`${x * 0.8},-0.86 ${x},-0.62 ${x * 0.8},-0.42`), 0.1, shifted(look.coat, -0.22));
  const { x, y, size } = frontEyes(head);
  for (const side of [-1, 1]) paintAnimalEye(head, [side * x, y], size, size);
  if (build.feet !== "claws") return paintSnoutFront(head, isLong ? 1.25 : 0.4);
  const beak = curve(dots("-0.18,0.12 0,0.04 0.18,0.12 0.06,0.5 0,0.58 -0.06,0.5"), true, 0.4);
  paintPart(pen, beak, beakOf(look), { shade: 0.06 });
}

function paintFacePale({ pen, look, build }: AnimalSkull): void {
  const { context } = pen;
  context.fillStyle = css(look.pale);
  if (look.species === "owl") for (const side of [-1, 1]) context.fill(oval(side * 0.4, -0.06, 0.44));
  else if (build.feet === "hooves") context.fill(oval(0, 1.45, 0.5, 0.42));
  else if (look.species === "fox" || look.species === "wolf")
    for (const side of [-1, 1])
      context.fill(curve(dots(`0,0.3 ${side * 0.5},0.24 ${side * 1},0.3 ${side * 0.5},1 0,1.1`)));
  else for (const side of [-1, 1]) context.fill(oval(side * 0.2, 0.52, 0.34, 0.3));
}

const BROAD_NOSES: ReadonlySet<string> = new Set(["dog", "wolf", "bear"]);
const PINK_NOSES: ReadonlySet<string> = new Set(["cat", "rabbit", "mouse"]);
const WHISKERED: ReadonlySet<string> = new Set(["cat", "rabbit", "mouse", "lion", "fox"]);
const PINK: Colour = { light: 0.62, chroma: 0.09, hue: 15 };

function paintSnoutFront(head: AnimalSkull, y: number): void {
  const { pen, look, build } = head;
  if (look.species === "pig") return paintPigSnout(head);
  const ink = inkOf(look.coat);
  if (build.feet === "hooves") {
    for (const x of [-0.2, 0.2]) paintPart(pen, oval(x, y, 0.08, 0.12, x), NOSE, { shade: 0, outline: 0 });
    return drawSeam(pen, dots(`-0.24,${y + 0.32} 0,${y + 0.37} 0.24,${y + 0.32}`), look.coat, 1);
  }
  const wide = BROAD_NOSES.has(look.species) ? 0.22 : 0.13;
  const bridge = `${-wide},${y - 0.13} 0,${y - 0.17} ${wide},${y - 0.13}`;
  const tip = `${wide * 0.5},${y + 0.04} 0,${y + 0.1} ${-wide * 0.5},${y + 0.04}`;
  paintPart(pen, curve(dots(`${bridge} ${tip}`)), PINK_NOSES.has(look.species) ? PINK : NOSE, { shade: 0.03 });
  drawLine(pen, curve(dots(`0,${y + 0.1} 0,${y + 0.22}`), false), ink, 1);
  for (const side of [-1, 1]) {
    const lip = dots(`0,${y + 0.22} ${side * 0.14},${y + 0.3} ${side * 0.3},${y + 0.22}`);
    drawLine(pen, curve(lip, false), ink, 1);
    if (WHISKERED.has(look.species)) paintWhiskers(head, side, y);
  }
}

function paintPigSnout({ pen, look }: AnimalSkull): void {
  paintPart(pen, oval(0, 0.5, 0.42, 0.32), shifted(look.coat, -0.05), { shade: 0.08 });
  for (const x of [-0.14, 0.14]) paintPart(pen, oval(x, 0.5, 0.07, 0.12), NOSE, { shade: 0, outline: 0 });
}

function paintWhiskers({ pen, look }: AnimalSkull, side: number, y: number): void {
  for (const tilt of [-0.12, 0, 0.12]) {
    const root = `${side * 0.34},${y + 0.1 + tilt * 0.4}`;
    const hair = dots(`${root} ${side * 0.8},${y + tilt} ${side * 1.3},${y + tilt * 2 + 0.05}`);
    drawLine(pen, curve(hair, false), inkOf(look.coat), 0.5);
  }
}

/** In profile, or turned a little. */
function paintTurned(head: AnimalSkull): void {
  const { pen, look, build, aspect } = head;
  const [skull, muzzle, snout] = build.head;
  const turn = aspect === "side" ? 1 : 0.72;
  const reach = -(0.72 + (muzzle / skull) * turn);
  const low = build.feet === "hooves" ? 0.62 : 0.3;
  const thick = snout / skull;
  const outline = curve(
    dots(
      `0.98,0 0.72,-0.68 0.1,-0.98 -0.5,-0.8 -0.78,-0.34 ${(reach - 0.7) / 2},${low - thick * 1.15} ${reach},${low - thick * 0.9} ${reach - 0.12},${low} ${reach + 0.04},${low + thick * 0.9} -0.6,${low + thick * 1.05} -0.1,0.94 0.6,0.8`,
    ),
  );
  if (build.feet === "claws") {
    paintBeak(pen, { reach, thick, tint: beakOf(look) });
    paintPart(pen, oval(0, 0, 0.98, 0.95), look.coat, { shade: 0.22 });
  } else paintPart(pen, outline, look.coat, { shade: 0.2, inside: () => paintMuzzlePale(head, reach, low) });
  const eyeAt: Dot = build.feet === "hooves" ? [-0.38, -0.12] : aspect === "side" ? [-0.42, -0.16] : [-0.28, -0.12];
  paintAnimalEye(head, eyeAt, 0.15, 0.17);
  if (aspect === "threequarter" && build.feet !== "hooves") paintAnimalEye(head, [-0.78, -0.14], 0.085, 0.15);
  if (build.feet === "claws") return;
  paintPart(
    pen,
    oval(reach + 0.0, low - thick * 0.5, 0.13, 0.12),
    look.species === "pig" ? shifted(look.coat, -0.08) : NOSE,
    { shade: 0.02 },
  );
  drawLine(
    pen,
    curve(
      dots(`${reach + 0.02},${low + thick * 0.3} ${reach + 0.3},${low + thick * 0.5} -0.55,${low + thick * 0.36}`),
      false,
    ),
    inkOf(look.coat),
    0.9,
  );
  if (aspect === "side" && build.ears === "floppy") paintAnimalEars(head, [-1, 1]);
}

function paintMuzzlePale({ pen, look }: AnimalSkull, reach: number, low: number): void {
  pen.context.fillStyle = css(look.pale);
  pen.context.fill(
    curve(
      dots(`${reach - 0.3},${low} ${reach + 0.3},${low + 0.02} -0.4,${low + 0.1} 0,0.62 -0.2,1.3 ${reach - 0.3},1.2`),
    ),
  );
}

/** Dark birds have dark beaks. */
function beakOf({ coat }: AnimalLook): Colour {
  return coat.light < 0.3 ? { light: 0.34, chroma: 0.012, hue: 265 } : BEAK;
}

function paintBeak(
  pen: Pen,
  { reach, thick, tint }: { readonly reach: number; readonly thick: number; readonly tint: Colour },
): void {
  paintPart(
    pen,
    curve(dots(`-0.6,-0.2 ${reach},0.02 ${reach - 0.08},0.14 -0.6,${0.3 + thick * 0.2}`), true, 0.35),
    tint,
    { shade: 0.06 },
  );
  drawLine(pen, curve(dots(`${reach + 0.06},0.1 -0.7,0.1`), false), inkOf(tint), 0.8);
}
