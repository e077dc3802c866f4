// What somebody slides down: the slide of a playground, the banister of a staircase, a slope. Head heights; whoever slides looks to the left.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { SLIDE } from "../../../../core/animatic/acting/set-pieces/slide.ts";
import { box, polygon, STONE, WOOD } from "./parts.ts";

const PAINTED: Colour = { light: 0.7, chroma: 0.15, hue: 85 };
const SNOW: Colour = { light: 0.94, chroma: 0.012, hue: 235 };
const SAND: Colour = { light: 0.78, chroma: 0.075, hue: 78 };
const GRASS: Colour = { light: 0.5, chroma: 0.1, hue: 132 };
const FAR = 40;
/** From its top behind whoever slides to its foot, and how high it is so far forwards. */
const [START, END] = [SLIDE.from - 0.8, SLIDE.end];
const up = (forward: number): number => -(SLIDE.foot + SLIDE.slope * (END - forward));

/** Ground that falls away, from far behind to the foot of it. */
function paintSlope(pen: Pen, colour: Colour): void {
  const top = START - 12;
  const ground: readonly Dot[] = [
    [-top, up(top) + 0.6],
    [-START, up(START) + 0.6],
    [-END, up(END) + 0.4],
    [-END - 1.6, 0.1],
    [-END - 1.6, 9],
    [-top, 9],
  ];
  paintPart(pen, polygon(...ground), colour, { shade: 0.16 });
  for (const at of [-3, -1.2, 1, 2.6])
    paintPart(pen, box(-at, up(at) + 1.2, 1.1, 0.1), shifted(colour, -0.08), { shade: 0, outline: 0 });
}

export const SLIDES = {
  chute: (pen: Pen) => {
    const [start, end] = [START, END];
    const high = -up(start);
    for (const x of [-start + 0.1, -start + 1])
      paintPart(pen, box(x, -high - 0.9, 0.2, high + 0.9), STONE, { shade: 0.04 });
    for (let rung = 1; rung * 0.85 < high; rung++)
      paintPart(pen, box(-start + 0.1, -rung * 0.85, 1.1, 0.12), STONE, { shade: 0.02 });
    const lane: readonly Dot[] = [
      [-start + 0.2, up(start)],
      [-end, up(end)],
      [-end - 1.4, up(end)],
      [-end - 1.4, up(end) + 0.5],
      [-end, up(end) + 0.5],
      [-start + 0.2, up(start) + 0.5],
    ];
    paintPart(pen, polygon(...lane), PAINTED, { shade: 0.1 });
  },
  banister: (pen: Pen) => {
    const steps: Dot[] = [];
    for (let at = START - 3; at < END - 0.6; at += 0.9) steps.push([-at, up(at) + 1.6], [-at - 0.9, up(at) + 1.6]);
    const shown = steps.filter(([, y]) => y < 0);
    const [last = 0] = shown.at(-1) ?? [];
    paintPart(pen, polygon(...shown, [last, 0.15], [FAR, 0.15], [FAR, up(START - 3) + 1.6]), STONE, { shade: 0.14 });
    for (let at = START - 2.6; at < END; at += 0.7)
      paintPart(pen, box(-at, up(at), 0.14, Math.max(0.2, Math.min(1.7, -up(at)))), shifted(WOOD, -0.08), {
        shade: 0.03,
      });
    const rail: readonly Dot[] = [
      [-START + 6, up(START - 6) - 0.1],
      [-END - 0.2, up(END) - 0.1],
      [-END - 0.2, up(END) + 0.3],
      [-START + 6, up(START - 6) + 0.3],
    ];
    paintPart(pen, polygon(...rail), WOOD, { shade: 0.08 });
    paintPart(pen, box(-END - 0.5, up(END) - 0.5, 0.5, -up(END) + 0.6), WOOD, { shade: 0.06 });
    paintPart(pen, oval(-END - 0.25, up(END) - 0.7, 0.36, 0.36), shifted(WOOD, 0.1), { shade: 0.05 });
  },
  snow_slope: (pen: Pen) => paintSlope(pen, SNOW),
  sand_slope: (pen: Pen) => paintSlope(pen, SAND),
  slope: (pen: Pen) => paintSlope(pen, GRASS),
} as const;
