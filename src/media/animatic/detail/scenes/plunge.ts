// A thing that falls into a bowl, a cup, a glass or open water: slowly, with a high splash and rings, and it bobs in it at the end.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { css, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { DetailThing } from "../../../../core/animatic/detail/detail.ts";
import { curve, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { ripples } from "../effects.ts";
import { ease, still, type Paint } from "../sprite.ts";
import { WATER, type ThingScene } from "./alone.ts";
import { heightOf, thingAt } from "./bench.ts";
import { moving } from "./hands.ts";
import { plungedThing } from "./berries-and-cubes.ts";

/** Where the liquid stands, and when the thing reaches it. */
const LEVEL = 0.06;
const LANDS = 0.34;
const TALL = 0.2;

interface Basin {
  /** Half the width of its mouth and of its foot, the height of its foot, and how flat its mouth is seen. */
  readonly mouth: number;
  readonly foot: number;
  readonly base: number;
  readonly flat: number;
}

const BOWL: Basin = { mouth: 0.42, foot: 0.17, base: 0.36, flat: 0.24 };
const GLASS: Basin = { mouth: 0.2, foot: 0.16, base: 0.44, flat: 0.26 };
const CUP: Basin = { mouth: 0.27, foot: 0.17, base: 0.38, flat: 0.26 };
const BASINS: Readonly<Record<string, Basin>> = {
  ...{ glass: GLASS, goblet: GLASS, wineglass: GLASS, jug: GLASS, jar: GLASS, vase: GLASS, tankard: GLASS },
  ...{ cup: CUP, mug: CUP, teacup: CUP },
};

export const plunge: ThingScene = ({ thing, target, liquid }) => {
  const colour = liquid ?? WATER;
  const basin = target?.look ? (BASINS[target.look.shape] ?? BOWL) : undefined;
  const half = basin?.mouth ?? 0.5;
  const size = Math.min(TALL, half * 0.8);
  const paintAt = (turn: number): Paint => paintFalling(thing, size, turn);
  const [lies, leans, sunk] = [paintAt(0.5), paintAt(-0.3), paintAt(-0.2)];
  const floats = [lies, leans, clipped(sunk)];
  return [
    still((pen) =>
      basin ? paintBack(pen, basin, { colour, body: target?.look?.colour ?? WATER }) : paintOpen(pen, colour),
    ),
    moving(floats, (part, seconds) => {
      if (part < LANDS) return { drawing: part < LANDS / 2 ? 0 : 1, dy: -0.36 * (1 - (part / LANDS) ** 1.6) };
      return part < 0.55 ? undefined : { drawing: 2, dy: -0.03 + 0.012 * Math.sin(seconds * 4) };
    }),
    ...(basin ? [] : [ripples([0, LEVEL], shifted(colour, 0.15), LANDS)]),
    moving(
      [0.25, 0.6, 0.9, 1, 0.75, 0.4].map(
        (high): Paint =>
          (pen) =>
            paintCrown(pen, colour, high, half),
      ),
      (part) => (part < LANDS ? undefined : { drawing: crownAt(part) }),
    ),
    ...(basin ? [still((pen) => paintFront(pen, basin, target?.look?.colour ?? WATER))] : []),
  ];
};

/** It leaps up, stands for a while, and falls back a little. */
function crownAt(part: number): number {
  if (part < LANDS + 0.1) return Math.floor(((part - LANDS) / 0.1) * 2.99);
  return Math.round(3 + 2 * ease(part, 0.7, 0.98));
}

function paintFalling(thing: DetailThing, size: number, turn: number): Paint {
  const own = plungedThing(thing.word);
  if (!own) return thingAt(thing, [0, LEVEL + 0.02], { size: size / heightOf(thing), turn });
  return (pen) => {
    pen.context.save();
    pen.context.translate(0, LEVEL - size / 2 + 0.02);
    pen.context.rotate(turn);
    own(pen, size);
    pen.context.restore();
  };
}

/** Only what stands out of the liquid. */
function clipped(paint: Paint): Paint {
  return (pen) => {
    pen.context.beginPath();
    pen.context.rect(-1, -1, 2, 1 + LEVEL - 0.04);
    pen.context.clip();
    paint(pen);
  };
}

function paintOpen(pen: Pen, colour: Colour): void {
  const { context, line } = pen;
  context.fillStyle = css(shifted(colour, -0.22));
  context.fillRect(-1.3, -0.14, 2.6, 0.9);
  context.strokeStyle = css(shifted(colour, 0.05));
  context.lineWidth = line * 1.5;
  for (let at = 0; at < 22; at++) {
    const [x, y] = [-1.2 + ((at * 0.377) % 2.4), -0.1 + ((at * 0.173) % 0.56)];
    context.stroke(
      curve(
        [
          [x, y],
          [x + 0.06, y - 0.01],
          [x + 0.14, y],
        ],
        false,
      ),
    );
  }
}

function paintBack(pen: Pen, basin: Basin, { colour, body }: { readonly colour: Colour; readonly body: Colour }): void {
  const { mouth, flat } = basin;
  paintPart(pen, oval(0, LEVEL - 0.02, mouth, mouth * flat), shifted(body, -0.06), { shade: 0.01 });
  paintPart(pen, oval(0, LEVEL, mouth * 0.93, mouth * flat * 0.86), colour, { shade: 0.01, outline: 0.7 });
}

/** The wall before the liquid. */
function paintFront(pen: Pen, { mouth, foot, base, flat }: Basin, body: Colour): void {
  const low = LEVEL - 0.02;
  const rim = Array.from({ length: 9 }, (_, at): Dot => {
    const turn = Math.PI * (1 - at / 8);
    return [Math.cos(turn) * mouth, low + Math.sin(turn) * mouth * flat];
  });
  const middle = (mouth + 2 * foot) / 3 + (mouth - foot) * 0.25;
  paintPart(
    pen,
    curve(
      [...rim, [middle, (low + base) / 2 + 0.04], [foot, base], [-foot, base], [-middle, (low + base) / 2 + 0.04]],
      true,
      0.35,
    ),
    body,
    { shade: 0.03 },
  );
}

/** Sheets of the liquid that stand up around the place, with drops over them. */
function paintCrown(pen: Pen, colour: Colour, high: number, half: number): void {
  const wide = Math.min(half * 0.62, 0.26);
  const spikes = 7;
  const points: Dot[] = [];
  for (let at = 0; at <= spikes * 2; at++) {
    const share = at / (spikes * 2) - 0.5;
    const out = wide * 2 * share * (1 + 0.5 * high);
    const up = at % 2 === 0 ? 0.09 : 0.2 + 0.1 * (((at * 37) % 10) / 10);
    points.push([out * (at % 2 === 0 ? 0.85 : 1.15), LEVEL - high * up * (1.15 - Math.abs(share))]);
  }
  const flat = wide * 0.24;
  const path = curve(
    [[-wide * 0.9, LEVEL], ...points, [wide * 0.9, LEVEL], [0.1, LEVEL + flat], [-0.1, LEVEL + flat]],
    true,
    0.3,
  );
  paintPart(pen, path, colour, { shade: 0.012 });
  for (let at = 0; at < 11; at++) {
    const share = at / 10 - 0.5;
    const lift = high * (0.3 + 0.13 * ((at * 7) % 5) * 0.6);
    paintPart(
      pen,
      oval(
        share * 2.6 * wide * (0.6 + 0.5 * high),
        LEVEL - lift * (1.2 - Math.abs(share)),
        0.013 + 0.006 * (at % 3),
        0.018,
      ),
      colour,
      {
        shade: 0.006,
        outline: 0.8,
      },
    );
  }
}
