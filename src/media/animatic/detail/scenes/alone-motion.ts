// Things alone that tick, spin, fall, roll, swing, float, open, grow or break.
import type { ThingMotion } from "../../../../core/animatic/detail/detail.ts";
import { blink, boil, burning, drip, fading, glowing, rest, shake, spread } from "./alone-light.ts";
import { type DetailThing } from "../../../../core/animatic/detail/detail.ts";
import type { Colour } from "../../../../core/animatic/colour/colour.ts";
import { curve, drawLine, oval, paintPart, type Pen } from "../../../cards/pen.ts";
import { ripples } from "../effects.ts";
import { paintClock } from "../clock-face.ts";
import { ease, type Paint, type Sprite } from "../sprite.ts";
import { FLOOR, thingAt, thingUpright } from "./bench.ts";
import { moving } from "./hands.ts";
import { dripTap, flatline, playRecord } from "./machines.ts";
import { underDoor } from "./under-door.ts";
import { plunge } from "./plunge.ts";
import { LARGE, PLACE, sizeOf, placed, type ThingScene } from "./alone.ts";

const ROUND: ReadonlySet<string> = new Set([
  "coin",
  "ring",
  "top",
  "goldmedal",
  "key",
  "amulet",
  "globe",
  "ball",
  "crystalball",
  "bottle",
]);

const spin: ThingScene = ({ thing }) => {
  if (thing.fixture) return changing(thing);
  const isOnEdge = ROUND.has(thing.look?.shape ?? "");
  const drawings = Array.from({ length: 8 }, (_, at): Paint => (pen) => {
    const { context } = pen;
    if (!isOnEdge) return placed(thing, (at / 8) * 2 * Math.PI)(pen);
    const wide = Math.cos((at / 8) * 2 * Math.PI);
    context.scale(Math.abs(wide) < 0.12 ? 0.12 : wide, 1);
    thingUpright(thing, PLACE, LARGE)(pen);
  });
  return [moving(drawings, (part, seconds) => ({ drawing: Math.floor(seconds * (9 - 5 * part)) % 8 }))];
};

const tick: ThingScene = ({ thing }) => {
  const shape = thing.look?.shape ?? "";
  if (!["clock", "watch", "pocketwatch", "compass", "hourglass"].includes(shape)) return changing(thing);
  return [
    moving(
      Array.from(
        { length: 9 },
        (_, at): Paint =>
          (pen) =>
            paintClock(pen, shape === "pocketwatch" || shape === "watch", -0.35 + at * 0.105),
      ),
      (part, seconds) => ({
        drawing: part < 0.72 ? Math.min(7, Math.floor(seconds * 2.4)) : 7,
        dx: part > 0.72 ? 0 : Math.sin(seconds * 30) * 0.0015,
      }),
    ),
  ];
};

/** The long hand jumps to twelve. */
const strikeTwelve: ThingScene = ({ thing }) => {
  const isPocket = thing.look?.shape === "pocketwatch" || thing.look?.shape === "watch";
  const jumps = [-0.315, -0.21, -0.105, 0];
  return [
    moving(
      jumps.map((minute) => (pen: Pen) => paintClock(pen, isPocket, 0, minute)),
      (part, seconds) => ({
        drawing: Math.min(3, Math.floor(part * 6)),
        dx: part > 0.5 && part < 0.75 ? Math.sin(seconds * 40) * 0.004 : 0,
      }),
    ),
  ];
};

function changing(thing: DetailThing): readonly Sprite[] {
  return [
    moving(
      thing.fixture ? [0, 0.2, 0.4, 0.6, 0.8, 1].map((state) => placed(thing, 0, state)) : [placed(thing)],
      (part) => ({ drawing: thing.fixture ? Math.round(ease(part, 0.1, 0.9) * 5) : 0 }),
    ),
  ];
}

const LANDS = 0.34;

const fall: ThingScene = ({ thing }) => [
  moving([placed(thing, -0.5), placed(thing, -0.2), placed(thing)], (part) => {
    const gone = Math.min(1, part / LANDS) ** 2;
    const bounce =
      part > LANDS ? 0.06 * Math.abs(Math.sin((part - LANDS) * 16)) * Math.max(0, 1 - (part - LANDS) * 4) : 0;
    return { drawing: part < LANDS * 0.6 ? 0 : part < LANDS ? 1 : 2, dy: -0.8 * (1 - gone) - bounce };
  }),
];

/** Down through the air, to one side and the other, and still when it lies. */
const flutter: ThingScene = ({ thing }) => [
  moving([placed(thing, -0.5), placed(thing, -0.2), placed(thing, 0.2), placed(thing)], (part) => {
    const left = Math.max(0, 1 - part / LIES);
    const sway = Math.sin(left * 9);
    return { drawing: left === 0 ? 3 : Math.round(1 + sway), dx: 0.34 * sway * Math.min(1, left * 2), dy: -0.8 * left };
  }),
];
/** Part of the shot after which it lies. */
const LIES = 0.82;

const roll: ThingScene = ({ thing }) => [
  moving(
    Array.from({ length: 8 }, (_, at) => placed(thing, (at / 8) * 2 * Math.PI)),
    (part, seconds) => ({ drawing: Math.floor(seconds * 8) % 8, dx: -0.8 + 1.1 * ease(part, 0, 0.95) }),
  ),
];

const swing: ThingScene = ({ thing }) => {
  const drawings = [-2, -1, 0, 1, 2].map((step): Paint => (pen) => {
    const { context } = pen;
    if (!thing.look) return placed(thing)(pen);
    context.translate(0, -0.5);
    context.rotate(step * 0.13);
    drawLine(
      pen,
      curve(
        [
          [0, -0.2],
          [0, 0.2],
        ],
        false,
      ),
      { light: 0.3, chroma: 0.02, hue: 60 },
      2,
    );
    thingUpright(thing, [0, 0.66], LARGE)(pen);
  });
  return [moving(drawings, (_, seconds) => ({ drawing: Math.round(2 + 2 * Math.sin(seconds * 2.6)) }))];
};

const float: ThingScene = ({ thing }) => [
  moving([placed(thing, -0.06), placed(thing), placed(thing, 0.06)], (part, seconds) => ({
    drawing: Math.round(1 + Math.sin(seconds * 1.8)),
    dx: -0.2 + 0.4 * part,
    dy: Math.sin(seconds * 2.3) * 0.02,
  })),
  ripples([0, FLOOR + 0.03], { light: 0.97, chroma: 0.01, hue: 230 }, 0),
];

const open: ThingScene = ({ thing }) => [
  moving(
    [0, 0.3, 0.6, 1].map((state) => placed({ ...thing, fixture: thing.fixture ?? "box" }, 0, state)),
    (part) => ({ drawing: Math.round(ease(part, 0.15, 0.75) * 3) }),
  ),
];

const grow: ThingScene = ({ thing }) => [
  moving(
    [0.25, 0.42, 0.6, 0.8, 1].map((size) => thingAt(thing, PLACE, { size: size * sizeOf(thing) })),
    (part) => ({ drawing: Math.round(ease(part, 0.05, 0.92) * 4) }),
  ),
];

const rise: ThingScene = ({ thing }) => [
  moving([placed(thing, -0.08), placed(thing), placed(thing, 0.08)], (part, seconds) => ({
    drawing: Math.round(1 + Math.sin(seconds * 1.8)),
    ...{ dx: 0.5 * part * part, dy: -0.86 * ease(part, 0.05, 1) },
  })),
];

/** It becomes low and broad in its own puddle. */
const melt: ThingScene = ({ thing }) => {
  const drawings = [1, 0.86, 0.7, 0.52, 0.34, 0.2].map((high): Paint => (pen) => {
    const { context } = pen;
    context.translate(0, FLOOR);
    paintPart(pen, oval(0, 0, 0.2 + 0.3 * (1 - high), 0.03 + 0.05 * (1 - high)), PUDDLE, { shade: 0 });
    context.scale(1 + 0.35 * (1 - high), high);
    context.translate(0, -FLOOR);
    placed(thing)(pen);
  });
  return [moving(drawings, (part) => ({ drawing: Math.round(ease(part, 0.05, 0.9) * 5) }))];
};

const PUDDLE: Colour = { light: 0.84, chroma: 0.04, hue: 230, alpha: 0.8 };

const slide: ThingScene = ({ thing }) => [
  moving([placed(thing)], (part) => ({ dx: 0.7 * (1 - ease(part, 0, 0.85)) - 0.1 })),
];

const breaking: ThingScene = ({ thing }) => {
  const parts: readonly (readonly [number, number, number])[] = [
    [-1, -0.09, -0.5],
    [-0.09, 0.08, 0.15],
    [0.08, 1, 0.6],
  ];
  return [
    moving([placed(thing)], (part) => (part < 0.4 ? { dx: Math.sin(part * 300) * 0.004 } : undefined)),
    ...parts.map(([left, right, way]): Sprite =>
      moving(
        [
          (pen) => {
            pen.context.beginPath();
            pen.context.moveTo(left, -1);
            for (let at = 0; at <= 10; at++) pen.context.lineTo(right + (at % 2) * 0.05, -1 + at * 0.2);
            for (let at = 10; at >= 0; at--) pen.context.lineTo(left + (at % 2) * 0.05, -1 + at * 0.2);
            pen.context.clip();
            pen.context.translate(0, FLOOR);
            pen.context.rotate(way * 0.3);
            pen.context.translate(0, -FLOOR);
            placed(thing)(pen);
          },
        ],
        (part) =>
          part < 0.4 ? undefined : { dx: way * 0.28 * ease(part, 0.4, 0.6), dy: 0.05 * ease(part, 0.4, 0.55) },
      ),
    ),
  ];
};

const shatter: ThingScene = (detail) => [
  ...fall(detail).map((sprite): Sprite => ({
    ...sprite,
    at: (part, seconds) => (part < LANDS ? sprite.at(part, seconds) : undefined),
  })),
  ...breaking(detail)
    .slice(1)
    .map((sprite): Sprite => ({
      ...sprite,
      at: (part, seconds) => (part < LANDS ? undefined : sprite.at(part + 0.4 - LANDS, seconds)),
    })),
];

export const THING_SCENES: Readonly<Record<ThingMotion, ThingScene>> = {
  ...{
    rest,
    shake,
    spin,
    boil,
    drip,
    tick,
    fall,
    roll,
    swing,
    blink,
    spread,
    float,
    flutter,
    open,
    grow,
    slide,
    shatter,
  },
  ...{ glow: glowing, burn: burning, break: breaking, fade: fading, rise, melt, plunge },
  ...{ strike_twelve: strikeTwelve, under_door: underDoor },
  ...{ play_record: playRecord, flatline, drip_tap: dripTap },
};
