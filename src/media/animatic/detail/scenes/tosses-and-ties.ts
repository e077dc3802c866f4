// Large hands that flip a coin, are bound, wear a ring or a watch, or slip from an edge; and a rope that is knotted.
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { colourOf } from "../../../../core/animatic/colour/colour-words.ts";
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import { curve, dots, drawLine, drawSeam, inkOf, oval, paintPart, type Dot, type Pen } from "../../../cards/pen.ts";
import { paintClock } from "../clock-face.ts";
import { ease, still } from "../sprite.ts";
import { handAt, thingUpright } from "./bench.ts";
import { both, moving, named, poses, type Path, type Scene } from "./hands.ts";

const HEMP: Colour = { light: 0.66, chroma: 0.07, hue: 78 };
const THROWN = 0.16;
const CAUGHT = 0.72;

/** From the thumb into the air, turning, and back into the palm. */
export const toss: Scene = ({ hand, beat: { thing } }) => {
  const what = thing?.look ? thing : named("coin");
  const turns = [1, 0.7, 0.25, 0.1, 0.4, 0.8].map((wide) => (pen: Pen) => {
    pen.context.scale(1, wide);
    thingUpright(what, [-0.2, 0.09], 0.2)(pen);
  });
  return [
    poses(
      hand,
      [
        [0, "fist", { x: -0.12, y: 0.22, turn: 0.3 }],
        [THROWN, "open", { x: -0.12, y: 0.28, turn: 0.12 }],
        [CAUGHT, "fist", { x: -0.14, y: 0.22, turn: 0.2 }],
      ],
      (part) => ({ dy: part > THROWN && part < THROWN + 0.06 ? -0.04 : 0 }),
    ),
    moving(turns, (part, seconds) => {
      if (part > CAUGHT) return undefined;
      const flight = Math.min(1, Math.max(0, (part - THROWN) / (CAUGHT - THROWN)));
      return { drawing: part < THROWN ? 0 : Math.floor(seconds * 14) % 6, dy: 0.02 - 1.6 * flight * (1 - flight) };
    }),
  ];
};

/** Wrists crossed, rope round both, that pull against it. */
export const bound: Scene = ({ hand }) => {
  const works: Path = (_, seconds) => ({ dx: 0.012 * Math.sin(seconds * 9), dy: 0.01 * Math.sin(seconds * 13) });
  return [
    poses(hand, [[0, "fist", { x: -0.3, y: -0.08, turn: -0.5 }]], works),
    poses(hand, [[0, "fist", { x: 0.3, y: -0.08, turn: -0.5, isLeft: true }]], works),
    moving(
      [
        (pen) => {
          for (const [x, y, turn] of [
            [0, 0.08, 0.5],
            [0.02, 0.14, -0.5],
            [-0.02, 0.02, -0.45],
            [0, 0.2, 0.5],
            [0.01, 0.1, 0],
          ] as const) {
            const end: Dot = [Math.cos(turn) * 0.2, Math.sin(turn) * 0.2];
            const band = curve(
              [
                [x - end[0], y - end[1]],
                [x, y + 0.01],
                [x + end[0], y + end[1]],
              ],
              false,
            );
            drawLine({ ...pen, line: 1 }, band, inkOf(HEMP), 0.066);
            drawLine({ ...pen, line: 1 }, band, HEMP, 0.052);
          }
        },
      ],
      works,
    ),
  ];
};

/** One hand holds the ring, and the finger of the other one has it on in the end. */
export const wearRing: Scene = ({ hand, other, beat: { thing } }) => {
  const ring = thing?.look ? thing : named("ring");
  const gold = ring.look?.colour ?? colourOf("gold") ?? HEMP;
  const second = { ...(other ?? hand), ring: null };
  const comes: Path = (part) => ({ dx: -0.3 * (1 - ease(part, -0.1, 0.12)) });
  return [
    poses(second, [[0, "flat", { x: -0.24, y: 0.12, turn: 0.06, isLeft: true }]], (part, seconds) =>
      part < ON ? comes(part, seconds) : undefined,
    ),
    poses({ ...second, ring: gold }, [[0, "flat", { x: -0.24, y: 0.12, turn: 0.06, isLeft: true }]], (part, seconds) =>
      part < ON ? undefined : comes(part, seconds),
    ),
    poses(
      hand,
      [
        [0, "pinch", { x: 0.34, y: 0, turn: -0.1, thing: ring, size: 1.2 }],
        [ON, "pinch", { x: 0.34, y: 0, turn: -0.1 }],
      ],
      (part) => ({
        dx: 0.4 * (1 - ease(part, -0.1, 0.16)) - 0.36 * ease(part, 0.18, ON) + 0.24 * ease(part, 0.66, 0.9),
      }),
    ),
  ];
};

const ON = 0.5;

/** The back of a wrist with its watch, the second hand going. */
export const wearWatch: Scene = ({ hand }) => {
  const metal = hand.watch ?? { light: 0.74, chroma: 0.012, hue: 245 };
  const sleeve = hand.sleeve?.colour;
  return [
    still((pen) => {
      const arm = "-1.3,-.2 -.7,-.24 -.2,-.27 .4,-.3 1.4,-.36 1.4,.44 .4,.36 -.2,.33 -.7,.3 -1.3,.28";
      paintPart(pen, curve(dots(arm), true, 0.4), hand.colour, { shade: 0.12 });
      for (const x of [-0.7, -0.62]) drawSeam(pen, dots(`${x},-.14 ${x + 0.02},.04 ${x},.2`), hand.colour, 1.2);
      if (sleeve)
        paintPart(pen, curve(dots(".62,-.42 1.5,-.5 1.5,.6 .62,.48 .56,.02"), true, 0.15), sleeve, { shade: 0.1 });
      const strap = "-.2,-.3 .2,-.31 .2,.37 -.2,.36";
      paintPart(pen, curve(dots(strap), true, 0.1), shifted(metal, -0.34), { shade: 0.04 });
    }),
    moving(
      Array.from({ length: 9 }, (_, at) => (pen: Pen) => {
        pen.context.translate(0, 0.005);
        pen.context.scale(0.78, 0.78);
        paintClock({ ...pen, line: pen.line / 0.78 }, false, -0.35 + at * 0.105);
      }),
      (_, seconds) => ({ drawing: Math.floor(seconds * 2) % 9 }),
    ),
  ];
};

const ROCK: Colour = { light: 0.5, chroma: 0.015, hue: 70 };

/** Fingers over an edge that slide back and are gone. */
export const slipOff: Scene = ({ hand }) => {
  const slides: Path = (part, seconds) => ({
    dy: 0.05 * ease(part, 0.1, 0.4) + 0.08 * ease(part, 0.4, 0.62) + 1.1 * ease(part, 0.66, 0.9),
    dx: part < 0.66 ? 0.006 * Math.sin(seconds * 31) : 0,
  });
  const up = (x: number, isLeft: boolean) =>
    moving([handAt(hand, "flat", { x, y: -0.02, turn: isLeft ? 1.25 : 1.45, isLeft })], slides);
  return [
    still((pen) => {
      paintPart(
        pen,
        curve(dots("-1.4,-.9 -1.4,.1 -.9,.02 -.5,.1 -.1,.03 .4,.09 .9,.02 1.4,.1 1.4,-.9"), true, 0.2),
        ROCK,
        { shade: 0.06 },
      );
      for (const x of [-0.8, -0.2, 0.5]) drawSeam(pen, dots(`${x},-.5 ${x + 0.1},-.3 ${x},-.1`), ROCK, 2);
    }),
    up(-0.24, true),
    up(0.24, false),
  ];
};

/** A loop that two hands pull tight. */
export const knotRope: Scene = ({ hand, beat: { thing } }) => {
  const colour = thing?.look?.shape === "rope" ? thing.look.colour : HEMP;
  const pulled = (part: number, seconds: number) => ease(part, 0, 0.2) * (0.6 + 0.4 * Math.sin(seconds * 3.2));
  const way =
    (side: 1 | -1): Path =>
    (part, seconds) => ({ dx: side * 0.14 * pulled(part, seconds), dy: -0.03 * pulled(part, seconds) });
  return [
    moving(
      [0, 0.5, 1].map((tight) => (pen: Pen) => paintKnot(pen, colour, tight)),
      (part, seconds) => ({ drawing: Math.round(Math.max(0, Math.min(1, pulled(part, seconds))) * 2) }),
    ),
    ...both(hand, "fist", { gap: 0.44, y: 0, turn: 0.1 }, way),
  ];
};

function paintKnot(pen: Pen, colour: Colour, tight: number): void {
  const r = 0.3 - 0.14 * tight;
  const thick = 0.075;
  const strand = (points: readonly Dot[]) => {
    const line = curve(points, false, 0.9);
    drawLine({ ...pen, line: 1 }, line, inkOf(colour), thick + 0.016);
    drawLine({ ...pen, line: 1 }, line, colour, thick);
    for (const [at, [x, y]] of points.entries())
      if (at > 0 && at < points.length - 1)
        drawSeam(
          pen,
          [
            [x - 0.03, y - 0.02],
            [x + 0.03, y + 0.03],
          ],
          colour,
          1.4,
        );
  };
  strand([
    [-0.7, 0.02],
    [-0.2, 0.04],
    [0.06, -r * 0.5],
    [r * 0.7, -r * 0.9],
    [0.02, -r * 1.3],
    [-r * 0.8, -r * 0.6],
    [-0.06, 0.06],
  ]);
  strand([
    [0.7, 0.02],
    [0.2, 0.05],
    [-0.06, r * 0.6],
    [-r * 0.7, r * 0.9],
    [0, r * 1.2],
    [r * 0.8, r * 0.6],
    [0.08, -0.04],
  ]);
  paintPart(pen, oval(0, 0.02, 0.1 + 0.03 * tight, 0.09), colour, { shade: 0.03 });
  drawSeam(pen, dots("-.06,-.02 .02,.06"), colour, 1.6);
}
