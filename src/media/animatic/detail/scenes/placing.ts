// Large hands that put things somewhere: drop, put, take, slide, insert, pour, scatter.
import type { HandLook } from "../../../../core/animatic/detail/hand-look.ts";
import { grains, puddle, ripples, splash, steam, stream } from "../effects.ts";
import { ease, still, type Sprite } from "../sprite.ts";
import { FLOOR, gripFor, heightOf, isSheet, isVessel, thingAt, type HandAt } from "./bench.ts";
import { moving, poses, joined, restingAt, named, type Path, type Scene } from "./hands.ts";
import { curve, drawLine, type Dot } from "../../../cards/pen.ts";
import { type Colour } from "../../../../core/animatic/colour/colour.ts";
import { type DetailThing } from "../../../../core/animatic/detail/detail.ts";

const WATER: Colour = { light: 0.82, chroma: 0.05, hue: 230 };

/** How far from its mouth what is poured from is held, in parts of its height. */
const POURED_AT = 0.7;

/** How high what is poured onto or into stands. */
function highOf(goal: DetailThing): number {
  return Math.min(heightOf(goal) * (goal.look && isSheet(goal.look) ? 0.2 : 1), 0.4);
}

/** Coffee, tea and cocoa are hot. */
function isHot({ light, hue }: Colour): boolean {
  return light < 0.6 && hue > 44 && hue < 66;
}

export const pour: Scene = ({ hand, beat: { thing, target, liquid } }) => {
  const vessel = thing ?? named("jug");
  const goal = target ?? named("cup");
  const [x, top] = [-0.34, FLOOR - highOf(goal)];
  const high = Math.min(0.5, Math.max(0.4, heightOf(vessel)));
  const mouth: Dot = [x + 0.03, Math.min(-0.08, top - 0.14)];
  const held: HandAt = {
    ...{ x: mouth[0] + 0.98 * high * POURED_AT, y: mouth[1] - 0.18 * high * POURED_AT },
    ...{ turn: -0.75, thing: vessel, tilt: -1.75, size: high / heightOf(vessel), grip: 1 - POURED_AT },
  };
  const flows = { colour: liquid ?? WATER, from: 0.26, to: 0.86 };
  const deep = isVessel(goal);
  return [
    still(thingAt(goal, [x, FLOOR])),
    ...(deep ? [] : [puddle([x, top + 0.01], 0.19, flows)]),
    stream(mouth, deep ? top + 0.02 : top, flows),
    poses(
      hand,
      [
        [0, "grip", { ...held, x: held.x + 0.06, y: held.y + 0.12, tilt: -0.9, turn: -0.35 }],
        [0.16, "grip", { ...held, tilt: -1.35, turn: -0.55 }],
        [0.22, "grip", held],
      ],
      (_, seconds) => ({ dy: Math.sin(seconds * 2) * 0.005 }),
    ),
    ...(deep && isHot(flows.colour) ? [steam([x, top - 0.02], 0.4)] : []),
  ];
};

const FALLS = 0.42;

const DROPPED = { x: -0.26, y: -0.12 } as const;

/** What falls, in front of or into what is under it. */
function falling(thing: DetailThing | null, goal: DetailThing | null): readonly Sprite[] {
  const { x, y } = DROPPED;
  const size = Math.min(1, 0.3 / heightOf(thing));
  const paint = thing ? restingAt(thing, [x, y], size) : () => undefined;
  const after = (part: number) => Math.min(1, (part - FALLS) / 0.12) ** 2;
  const end = FLOOR - (isVessel(goal) ? 0.07 : 0.02);
  const falls = moving([paint], (part) => (part < FALLS ? undefined : { dy: (end - y) * after(part) }));
  if (goal?.fixture === "water")
    return [
      moving([paint], (part) => (part < FALLS || part > FALLS + 0.14 ? undefined : { dy: (FLOOR - y) * after(part) })),
      ripples([x, FLOOR], { light: 0.95, chroma: 0.02, hue: 230 }, FALLS + 0.1),
      splash([x, FLOOR - 0.02], WATER, FALLS + 0.1),
    ];
  if (!goal) return [falls];
  const vessel = still(thingAt(goal, [x, FLOOR], { size: 1.15 }));
  return isVessel(goal)
    ? [falls, vessel, splash([x, FLOOR - heightOf(goal) * 1.15], WATER, FALLS + 0.1)]
    : [vessel, falls];
}

export const drop: Scene = ({ hand, beat: { thing, target } }) => {
  const { x, y } = DROPPED;
  const size = Math.min(1, 0.3 / heightOf(thing));
  return [
    ...falling(thing, target),
    poses(
      hand,
      [
        [0, gripFor(thing), { x, y, turn: -0.3, thing, size }],
        [FALLS, "reach", { x: x + 0.02, y: y - 0.03, turn: -0.3 }],
      ],
      (part, seconds) => ({
        dx: 0.6 * (1 - ease(part, -0.15, 0.18)) + 0.12 * ease(part, 0.6, 0.95),
        dy: Math.sin(seconds * 2) * 0.004,
      }),
    ),
  ];
};

const LEFT = 0.55;

export const put: Scene = ({ hand, beat: { thing, target } }) => {
  const goal = target && target.fixture !== "ground" && target.fixture !== "wall" ? target : null;
  const x = -0.2;
  const flat = goal?.look ? isSheet(goal.look) : false;
  const y = goal && !flat ? FLOOR - heightOf(goal) * 0.55 : FLOOR;
  const pose = gripFor(thing);
  const lift = heightOf(thing) * (pose === "pinch" ? 0.6 : 0.45);
  const way: Path = (part) => ({
    dx: 0.34 * (1 - ease(part, 0, LEFT - 0.05)) + 0.42 * ease(part, LEFT + 0.1, 0.95),
    dy: -0.24 * (1 - ease(part, 0.1, LEFT - 0.02)) - 0.1 * ease(part, LEFT + 0.1, 0.95),
  });
  return [
    ...(goal ? [still(thingAt(goal, [x, FLOOR], { size: 1.15 }))] : []),
    moving([thingAt(thing, [x, y])], (part) => (part < LEFT ? undefined : {})),
    poses(
      hand,
      [
        [0, pose, { x, y: y - lift, turn: -0.4, thing }],
        [LEFT, "reach", { x: x + 0.08, y: y - lift - 0.02, turn: -0.4 }],
      ],
      way,
    ),
  ];
};

const TAKEN = 0.4;

export const take: Scene = ({ hand, beat: { thing, target } }) => {
  const x = -0.2;
  const pose = gripFor(thing);
  const lift = heightOf(thing) * (pose === "pinch" ? 0.6 : 0.45);
  const way: Path = (part) => ({
    dx: 0.6 * (1 - ease(part, -0.1, TAKEN - 0.04)) + 0.1 * ease(part, TAKEN + 0.05, 0.85),
    dy: -(heightOf(thing) > 0.35 ? 0.05 : 0.17) * ease(part, TAKEN + 0.05, 0.85),
  });
  return [
    ...(target && target.fixture !== "ground" ? [still(thingAt(target, [x, FLOOR], { size: 1.1, state: 1 }))] : []),
    moving([thingAt(thing, [x, FLOOR])], (part) => (part < TAKEN ? {} : undefined)),
    poses(
      hand,
      [
        [0, "reach", { x: x + 0.06, y: FLOOR - lift, turn: 0.1 }],
        [TAKEN, pose, { x, y: FLOOR - lift, turn: 0.1, thing }],
      ],
      way,
    ),
  ];
};

export const slide: Scene = ({ hand, beat: { thing, target } }) => {
  const way: Path = (part) => ({ dx: 0.42 * (1 - ease(part, 0.08, 0.78)) });
  const isFlat = thing?.look ? isSheet(thing.look) || heightOf(thing) <= 0.2 : true;
  return [
    ...(target && target.look ? [still(thingAt(target, [-0.3, FLOOR + 0.02], { size: 1.2 }))] : []),
    moving([thingAt(thing, [-0.34, FLOOR + 0.02])], way),
    poses(
      hand,
      [
        [
          0,
          isFlat && gripFor(thing) !== "pinch"
            ? "flat"
            : gripFor(thing) === "pinch" && heightOf(thing) > 0.3
              ? "pinch"
              : "point",
          { x: -0.3, y: FLOOR - (isFlat ? 0.03 : heightOf(thing) * 0.6), turn: -0.3 },
        ],
      ],
      (part, seconds) => joined(way, (at) => ({ dx: 0.3 * ease(at, 0.84, 1) }))(part, seconds),
    ),
  ];
};

/** A key goes into a lock, all else into what is named or into a slot. */
function openingFor(thing: DetailThing | null, target: DetailThing | null): DetailThing {
  const fixture = target?.fixture === "lock" || thing?.look?.shape === "key" ? "lock" : "slot";
  return target && fixture === "slot" ? target : { word: fixture, look: null, fixture };
}

export const insert: Scene = ({ hand, beat: { thing, target } }) => {
  if (thing?.look?.shape === "needle") return threading(hand, thing);
  const goal = openingFor(thing, target);
  const [y, tilt] = goal.look ? [FLOOR - heightOf(goal) * 1.3 + 0.02, -0.3] : [0.02, -Math.PI / 2];
  const held: HandAt = {
    ...{ x: -0.14, y, turn: 0.18, thing },
    ...{ tilt: goal.fixture === "lock" ? Math.PI / 2 : tilt, size: Math.min(1.1, 0.34 / heightOf(thing)) },
  };
  return [
    still(thingAt(goal, [-0.32, goal.look ? FLOOR : 0], { size: 1.3 })),
    poses(hand, [[0, gripFor(thing) === "grip" ? "grip" : "pinch", held]], (part) => ({
      dx: 0.5 * (1 - ease(part, 0, 0.62)),
    })),
  ];
};

/** A needle in one hand, and the thread in the other. */
function threading(hand: HandLook, needle: DetailThing): readonly Sprite[] {
  const comes: Path = (part) => ({ dx: 0.3 * (1 - ease(part, 0, 0.6)) });
  return [
    poses(
      hand,
      [[0, "pinch", { x: -0.12, y: 0.12, turn: 0.3, isLeft: true, thing: needle, tilt: 0.1, size: 1.5, grip: 0.15 }]],
      () => ({}),
    ),
    moving(
      [
        ({ context, line }) =>
          drawLine(
            { context, line },
            curve(
              [
                [-0.12, -0.06],
                [0.05, -0.05],
                [0.16, 0.02],
                [0.3, 0.25],
                [0.7, 0.5],
              ],
              false,
            ),
            { light: 0.55, chroma: 0.2, hue: 25 },
            1.8,
          ),
      ],
      comes,
    ),
    poses(hand, [[0, "pinch", { x: 0.08, y: -0.03, turn: 0.05 }]], comes),
  ];
}

export const scatter: Scene = ({ hand, beat: { thing, target, liquid } }) => {
  const goal = target?.look ? target : null;
  const high = goal ? Math.min(0.34, heightOf(goal)) : 0;
  const y = Math.min(-0.08, FLOOR - high - 0.2);
  const colour = liquid ?? thing?.look?.colour ?? { light: 0.95, chroma: 0.01, hue: 90 };
  return [
    ...(goal ? [still(thingAt(goal, [-0.3, FLOOR], { size: high / heightOf(goal) }))] : []),
    grains([-0.28, y + 0.04], FLOOR - high * 0.85, colour, 0.12),
    poses(hand, [[0, "pinch", { x: -0.28, y, turn: -0.2 }]], (_, seconds) => ({
      dx: 0.03 * Math.sin(seconds * 9),
    })),
  ];
};
