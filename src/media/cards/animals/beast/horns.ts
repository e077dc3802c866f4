// Horns, antlers and tusks of an animal's head in profile, in lengths of the head.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { dots, paintPart, curve, taperedStroke, type Dot } from "../../pen.ts";
import type { HornKind } from "./build.ts";
import type { Headed } from "./frame.ts";

const HORN: Colour = { light: 0.8, chroma: 0.04, hue: 82 };
const DARK_HORN: Colour = { light: 0.36, chroma: 0.03, hue: 60 };
const ANTLER: Colour = { light: 0.52, chroma: 0.06, hue: 65 };
const GOLD: Colour = { light: 0.86, chroma: 0.1, hue: 90 };

/** Strokes from a root to a tip, and how broad they are at most. */
const STROKES: Readonly<Record<HornKind, readonly (readonly [path: string, broad: number, tint: Colour])[]>> = {
  short: [["0.1,-0.2 -0.06,-0.42 -0.02,-0.62 0.08,-0.7", 0.13, HORN]],
  swept: [["0.06,-0.22 0.16,-0.56 0.4,-0.8 0.66,-0.84", 0.15, DARK_HORN]],
  antlers: [
    ["0.08,-0.2 0.3,-0.7 0.24,-1.3 -0.02,-1.8", 0.12, ANTLER],
    ["0.22,-0.5 -0.1,-0.7 -0.26,-1", 0.08, ANTLER],
    ["0.3,-0.9 0,-1.14 -0.12,-1.46", 0.08, ANTLER],
    ["0.26,-1.2 0.44,-1.5 0.4,-1.8", 0.08, ANTLER],
  ],
  shovels: [
    ["0.06,-0.2 0.14,-0.4 0.3,-0.56", 0.14, ANTLER],
    ["0.2,-0.5 -0.1,-0.66 -0.22,-0.9", 0.1, ANTLER],
  ],
  nose: [
    ["-0.6,-0.04 -0.76,-0.3 -0.8,-0.62", 0.2, HORN],
    ["-0.36,-0.08 -0.42,-0.22 -0.42,-0.36", 0.14, HORN],
  ],
  one: [["-0.06,-0.18 -0.34,-0.62 -0.62,-1.06", 0.14, GOLD]],
  crown: [
    ["0.16,-0.2 0.46,-0.42 0.86,-0.42", 0.16, HORN],
    ["0.26,-0.08 0.5,-0.12 0.7,-0.04", 0.12, HORN],
  ],
  knobs: [["0.02,-0.22 0.06,-0.42 0.1,-0.56", 0.12, DARK_HORN]],
  tusks: [["-0.4,0.14 -0.54,0.06 -0.56,-0.12", 0.09, HORN]],
};

export function paintBeastHorns({ pen, build, look }: Headed, which: "far" | "near"): void {
  const isFar = which === "far";
  if (!build.horns || build.head === "elephant" || (isFar && SINGLE.has(build.horns))) return;
  const away = isFar ? -0.13 : 0;
  const place = ([x, y]: Dot): Dot => [x + away, y + away * 0.2];
  const dark = isFar ? -0.12 : 0;
  for (const [path, broad, tint] of STROKES[build.horns]) {
    const points = dots(path).map(place);
    taperedStroke(pen.context, points, broad * 1.35, { light: 0.2, chroma: 0.02, hue: 60 });
    taperedStroke(pen.context, points, broad * 0.95, shifted(tint, dark));
  }
  if (build.horns === "shovels" && !look.isYoung)
    paintPart(pen, curve(dots(SHOVEL).map(place), true, 0.3), shifted(ANTLER, dark), { shade: 0.04 });
}

const SINGLE: ReadonlySet<HornKind> = new Set(["one", "tusks", "nose"]);
const SHOVEL =
  "0.2,-0.44 0.1,-0.9 0.16,-1.2 0.3,-1 0.4,-1.3 0.52,-1.02 0.68,-1.26 0.74,-0.96 0.94,-1.06 0.8,-0.7 0.5,-0.5";
