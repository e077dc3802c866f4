// Buns, plaits, tails and afros: hair that stands off the skull. The head's own units.
import { type Colour, shifted } from "../../../core/animatic/colour/colour.ts";
import { type Aspect, type Point3, flat, viewOf } from "./body.ts";
import type { Face } from "./head.ts";
import { type Dot, type Pen, curve, dots, drawSeam, inkOf, paintPart, taperedStroke } from "../pen.ts";

/** A knot behind the crown. */
export function paintBun(pen: Pen, colour: Colour, aspect: Aspect): void {
  const [x, y] = flat(viewOf(aspect), [0, 0.1, -0.5]);
  const at: Dot = [aspect === "threequarter" ? x + 0.12 : x, aspect === "front" ? -0.06 : y];
  if (aspect === "front") {
    const peek = curve(dots("-0.15,-0.045 -0.1,-0.17 0.02,-0.2 0.12,-0.15 0.16,-0.04 0,-0.03"));
    return paintPart(pen, peek, shifted(colour, -0.03), { shade: 0.06, outline: 0.85 });
  }
  const knot = curve(
    dots(
      `${at[0] - 0.17},${at[1]} ${at[0] - 0.1},${at[1] - 0.15} ${at[0] + 0.06},${at[1] - 0.16} ${at[0] + 0.17},${at[1] - 0.02} ${at[0] + 0.1},${at[1] + 0.14} ${at[0] - 0.08},${at[1] + 0.15}`,
    ),
  );
  paintPart(pen, knot, colour, { shade: 0.07 });
  drawSeam(
    pen,
    dots(`${at[0] - 0.1},${at[1] + 0.04} ${at[0]},${at[1] - 0.06} ${at[0] + 0.09},${at[1] + 0.01}`),
    colour,
    0.6,
  );
  drawSeam(
    pen,
    dots(`${at[0] - 0.04},${at[1] + 0.09} ${at[0] + 0.03},${at[1] + 0.05} ${at[0] + 0.07},${at[1] - 0.08}`),
    colour,
    0.5,
  );
}

/** Hair piled up to a dome as high as the face: swept up from the brow, with strands that wind round it. */
export function paintTower(pen: Pen, colour: Colour, { aspect, wide }: Face): void {
  const middle = aspect === "front" || aspect === "back" ? 0 : 0.1;
  const at = (x: number, y: number): string => `${middle + x * wide},${y}`;
  const dome = [
    at(-0.36, 0.21),
    at(-0.46, 0.02),
    at(-0.42, -0.26),
    at(-0.24, -0.5),
    at(0.02, -0.57),
    at(0.27, -0.48),
    at(0.44, -0.22),
    at(0.46, 0.04),
    at(0.36, 0.21),
    at(0.12, 0.12),
    at(-0.16, 0.11),
  ];
  paintPart(pen, curve(dots(dome.join(" ")), true, 0.5), colour, { shade: 0.1 });
  for (const [x, lean] of [
    [-0.26, -0.16],
    [-0.12, -0.1],
    [0.03, 0.02],
    [0.17, 0.12],
    [0.29, 0.16],
  ] as const)
    drawSeam(
      pen,
      dots([at(x, 0.13), at(x + lean, -0.1), at(x + lean * 0.6, -0.34), at(x * 0.3 + 0.1, -0.5)].join(" ")),
      colour,
      0.8,
    );
  drawSeam(pen, dots([at(-0.4, -0.2), at(-0.1, -0.3), at(0.3, -0.4)].join(" ")), colour, 0.6);
}

/** Over the shoulders; the one that is turned away hangs behind the face. */
export function paintPlaits(pen: Pen, colour: Colour, aspect: Aspect): void {
  for (const side of aspect === "side" || aspect === "threequarter" ? ([1] as const) : ([-1, 1] as const))
    paintPlait(pen, colour, aspect, side);
}

/** A row of strands with a ribbon. */
export function paintPlait(pen: Pen, colour: Colour, aspect: Aspect, side: 1 | -1): void {
  const view = viewOf(aspect);
  for (let link = 0; link < 6; link++) {
    const share = link / 5;
    const place: Point3 = [side * (0.37 + 0.08 * Math.sin(share * 2)), 0.66 + share * 0.78, -0.04 + 0.16 * share];
    const [x, y] = flat(view, place);
    const size = 0.084 - 0.02 * share;
    paintPart(
      pen,
      curve(
        dots(
          `${x - size},${y - 0.03} ${x},${y - 0.1} ${x + size},${y - 0.03} ${x + size * 0.75},${y + 0.08} ${x},${y + 0.12} ${x - size * 0.75},${y + 0.08}`,
        ),
      ),
      colour,
      { shade: 0.04, outline: 0.8 },
    );
    drawSeam(
      pen,
      dots(`${x - size * 0.5},${y - 0.05} ${x + (link % 2 ? 0.03 : -0.03)},${y + 0.03} ${x},${y + 0.1}`),
      colour,
      0.5,
    );
  }
  paintRibbon(pen, flat(view, [side * 0.445, 1.54, 0.12]), colour);
}

function paintRibbon(pen: Pen, [x, y]: Dot, colour: Colour): void {
  const red: Colour = { light: 0.58, chroma: 0.16, hue: 20 };
  paintPart(
    pen,
    curve(
      dots(`${x - 0.05},${y} ${x + 0.05},${y} ${x + 0.04},${y + 0.17} ${x},${y + 0.13} ${x - 0.045},${y + 0.17}`),
      true,
      0.3,
    ),
    colour,
    { shade: 0.03, outline: 0.8 },
  );
  for (const side of [-1, 1])
    paintPart(
      pen,
      curve(dots(`${x},${y} ${x + side * 0.11},${y - 0.055} ${x + side * 0.11},${y + 0.055}`), true, 0.25),
      red,
      { shade: 0.02, outline: 0.7 },
    );
}

export function paintTail(pen: Pen, colour: Colour, aspect: Aspect): void {
  if (aspect === "front") return paintTailAside(pen, colour);
  const [x] = flat(viewOf(aspect), [0, 0, -0.48]);
  const cx = aspect === "threequarter" ? x + 0.1 : x;
  const out = aspect === "back" ? 0.02 : 0.14;
  const tail = curve(
    dots(
      `${cx - 0.1},0.2 ${cx + 0.07},0.12 ${cx + out + 0.12},0.4 ${cx + out + 0.13},0.85 ${cx + out * 0.6 + 0.02},1.36 ${cx - 0.06},1.12 ${cx - 0.12},0.6`,
    ),
  );
  paintPart(pen, tail, colour, { shade: 0.07 });
  drawSeam(pen, dots(`${cx},0.24 ${cx + out * 0.9},0.7 ${cx + out * 0.6},1.2`), colour, 0.55);
}

/** From the front a tail shows beside the cheek, over the shoulder, with its band. */
function paintTailAside(pen: Pen, colour: Colour): void {
  const tail = dots("0.2,-0.02 0.38,-0.06 0.52,0.08 0.6,0.4 0.62,0.8 0.52,1.22 0.44,1 0.42,0.6 0.36,0.3");
  paintPart(pen, curve(tail), colour, { shade: 0.07 });
  drawSeam(pen, dots("0.42,0.1 0.52,0.5 0.5,1"), colour, 0.55);
  paintPart(
    pen,
    curve(dots("0.3,-0.03 0.42,-0.1 0.46,-0.02 0.35,0.06"), true, 0.3),
    { light: 0.58, chroma: 0.16, hue: 20 },
    { shade: 0.02, outline: 0.7 },
  );
}

/** Ropes of hair from the crown to the chest, on the sides that are asked for. */
export function paintLocs(pen: Pen, colour: Colour, { aspect, wide }: Face, place: "behind" | "beside"): void {
  const roots = place === "behind" ? LOCS_BEHIND[aspect] : LOCS_BESIDE[aspect];
  for (const [at, [x, out]] of roots.entries()) {
    const low = (place === "behind" ? 1.34 : 1.12) + 0.12 * ((at * 5) % 3);
    const rope = dots(
      `${x * wide * 0.82},0.06 ${x * wide + out * 0.05},0.34 ${x * wide + out * 0.1 + (at % 2 ? 0.02 : -0.02)},0.76 ${x * wide + out * 0.09},${low}`,
    );
    taperedStroke(pen.context, rope, 0.165, inkOf(colour));
    taperedStroke(pen.context, rope, 0.125, shifted(colour, at % 2 ? 0.04 : -0.02));
  }
}

/** Where ropes of hair hang, and to which side they swing. */
const LOCS_BEHIND: Readonly<Record<Aspect, readonly Dot[]>> = {
  front: [-0.46, -0.38, -0.28, 0.28, 0.38, 0.46].map((x): Dot => [x, Math.sign(x)]),
  back: [-0.42, -0.3, -0.18, -0.06, 0.06, 0.18, 0.3, 0.42].map((x): Dot => [x, Math.sign(x)]),
  threequarter: [-0.36, 0.2, 0.29, 0.38, 0.46].map((x): Dot => [x, Math.sign(x)]),
  side: [0.1, 0.19, 0.28, 0.37, 0.45].map((x): Dot => [x, 0.6]),
};
const LOCS_BESIDE: Readonly<Record<Aspect, readonly Dot[]>> = {
  front: [-0.4, -0.33, 0.33, 0.4].map((x): Dot => [x, Math.sign(x)]),
  back: [],
  threequarter: [0.2, 0.28, 0.36].map((x): Dot => [x, 1]),
  side: [-0.02, 0.06, 0.14].map((x): Dot => [x, 0.3]),
};

export function paintAfro(pen: Pen, colour: Colour, { aspect, eyes }: Face, v: number): void {
  const isFront = aspect === "front" || aspect === "threequarter";
  const cx = aspect === "threequarter" ? 0.05 : aspect === "side" ? 0.07 : 0;
  const bumps = 22;
  const outline = Array.from({ length: bumps * 2 }, (_, at): Dot => {
    const angle = (at / (bumps * 2)) * 2 * Math.PI;
    const radius = (0.44 + v * 0.72) * (at % 2 ? 1.035 : 0.985);
    return [cx + radius * 1.02 * Math.cos(angle), 0.27 + radius * Math.sin(angle)];
  });
  const faceCut: readonly Dot[] = aspect === "side" ? dots("-0.4,0.2 -0.2,0.22 -0.08,0.38 -0.04,0.58") : [];
  if (!isFront && faceCut.length === 0) return paintPart(pen, curve(outline), colour, { shade: 0.1 });
  const hairline: readonly Dot[] =
    aspect === "side"
      ? faceCut
      : aspect === "front"
        ? dots(`-0.36,${eyes + 0.06} -0.32,0.3 -0.18,0.19 0,0.175 0.18,0.19 0.32,0.3 0.36,${eyes + 0.06}`)
        : dots("-0.4,0.3 -0.24,0.19 -0.05,0.18 0.09,0.28 0.14,0.44 0.2,0.56 0.3,0.64");
  const top = outline.filter(([x, y]) => y < 0.34 || (aspect !== "front" && x > 0.3 && y < 0.66));
  const ordered = top.toSorted((a, b) => angleOf(a, cx) - angleOf(b, cx));
  paintPart(pen, curve([...ordered, ...hairline.toReversed()], true, 0.5), colour, { shade: 0.1 });
  for (let at = 0; at < 9; at++)
    drawSeam(
      pen,
      dots(
        `${cx - 0.34 + at * 0.08},${0.02 + (at % 3) * 0.06} ${cx - 0.31 + at * 0.08},${-0.02 + (at % 3) * 0.06} ${cx - 0.28 + at * 0.08},${0.02 + (at % 3) * 0.06}`,
      ),
      colour,
      0.5,
    );
}

/** From the left over the top to the right. */
function angleOf([x, y]: Dot, cx: number): number {
  const angle = Math.atan2(y - 0.3, x - cx);
  return angle > Math.PI * 0.6 ? angle - 2 * Math.PI : angle;
}

/** A comb of stiff points from brow to nape over shaven sides. */
export function paintMohawk(pen: Pen, colour: Colour, { aspect }: Face): void {
  const comb =
    aspect === "front" || aspect === "back"
      ? "-0.13,0.16 -0.15,-0.1 -0.1,-0.5 -0.03,-0.34 0.02,-0.56 0.06,-0.34 0.12,-0.48 0.15,-0.1 0.13,0.16 0,0.2"
      : "-0.26,0.2 -0.42,-0.16 -0.2,-0.14 -0.26,-0.48 0,-0.24 0.02,-0.56 0.2,-0.2 0.36,-0.46 0.38,-0.06 0.64,-0.16 0.5,0.16 0.72,0.24 0.46,0.42 0.2,0.06 -0.06,0.04";
  paintPart(pen, curve(dots(comb), true, 0.08), colour, { shade: 0.08 });
}
