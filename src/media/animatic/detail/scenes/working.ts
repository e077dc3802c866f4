// Large hands at work: writing, stirring, cutting, kneading, tearing.
import { ripples, steam } from "../effects.ts";
import { ease, steps, still, type Paint, type Shown } from "../sprite.ts";
import { FLOOR, heightOf, isSheet, isVessel, thingAt, thingUpright } from "./bench.ts";
import { moving, poses, both, named, type Path, type Scene } from "./hands.ts";
import { curve, drawLine, type Dot } from "../../../cards/pen.ts";
import { type DetailThing } from "../../../../core/animatic/detail/detail.ts";

export const write: Scene = ({ hand, beat: { thing, target } }) => {
  const tool = [thing, target].find((one) => PENS.has(one?.look?.shape ?? "")) ?? named("pen");
  const sheet = [target, thing].find((one) => one?.look && isSheet(one.look)) ?? named("paper");
  const line = Array.from({ length: 40 }, (_, at): Dot => [
    -0.46 + at * 0.0125,
    FLOOR - 0.03 + Math.sin(at * 1.25) * 0.022 * (at % 9 < 6 ? 1 : 0.35) - at * 0.0006,
  ]);
  const ink = [0.02, 0.2, 0.4, 0.6, 0.8, 1].map(
    (share): Paint =>
      (pen) =>
        drawLine(
          pen,
          curve(line.slice(0, Math.max(2, Math.ceil(40 * share))), false),
          { light: 0.25, chroma: 0.06, hue: 265 },
          2.2,
        ),
  );
  return [
    still((pen) => {
      pen.context.save();
      pen.context.translate(-0.2, FLOOR);
      pen.context.scale(1.2, 1);
      thingAt(sheet, [0, 0], { size: Math.max(1, 0.62 / heightOf(sheet)) })(pen);
      pen.context.restore();
    }),
    steps(ink, 0.1, 0.85),
    poses(
      hand,
      [[0, "pinch", { x: -0.42, y: FLOOR - 0.08, turn: 0.28, thing: tool, tilt: 0.62, size: 1.05 }]],
      (part, seconds) => ({
        dx: 0.48 * ease(part, 0.1, 0.85),
        dy: (part < 0.86 ? Math.sin(seconds * 15) * 0.012 : 0) - 0.06 * ease(part, 0.88, 1),
      }),
    ),
  ];
};

const PENS: ReadonlySet<string> = new Set(["pen", "pencil", "quill", "stamp", "lipstick", "spray", "needle"]);

export const stir: Scene = ({ hand, beat: { thing, target } }) => {
  const vessel = [target, thing].find((one) => isVessel(one)) ?? named("cup");
  const tool = [thing, target].find((one) => one?.look && one !== vessel) ?? named("spoon");
  const high = Math.min(0.36, heightOf(vessel) * 1.15);
  return [
    poses(
      hand,
      [
        [
          0,
          "pinch",
          {
            x: -0.2,
            y: FLOOR - high - 0.16,
            turn: -0.1,
            thing: tool,
            tilt: tool.look?.shape === "spoon" ? Math.PI + 0.16 : 0.16,
            size: 1.3,
            grip: 0.2,
          },
        ],
      ],
      (_, seconds) => ({ dx: Math.cos(seconds * 5) * 0.07, dy: Math.sin(seconds * 5) * 0.022 }),
    ),
    still(thingAt(vessel, [-0.24, FLOOR], { size: high / heightOf(vessel) })),
    steam([-0.24, FLOOR - high - 0.02]),
  ];
};

export const cut: Scene = ({ hand, beat: { thing, target } }) => {
  const isTool = (one: DetailThing | null) => BLADES.has(one?.look?.shape ?? "");
  const blade = [thing, target].find(isTool) ?? named("knife");
  const what = [thing, target].find((one) => one && !isTool(one)) ?? null;
  const saws: Path = (part, seconds) => ({
    dx: 0.5 * (1 - ease(part, -0.1, 0.14)) + 0.05 * Math.sin(seconds * 7),
    dy: 0.06 * Math.sin(seconds * 7 + 1),
  });
  return [
    ...(what ? [still(thingAt(what, [-0.28, FLOOR], { size: 1.2 }))] : []),
    ...(what
      ? [
          moving(
            [0.4, 0.4].map((size, at) => thingAt(what, [-0.5 - at * 0.1, FLOOR + 0.03], { size: size * 1.2 })),
            (part: number): Shown | undefined => (part < 0.45 ? undefined : { drawing: Number(part > 0.75) }),
          ),
        ]
      : []),
    poses(
      hand,
      [
        [
          0,
          blade.look?.shape === "scissors" ? "grip" : "fist",
          { x: 0.02, y: 0.02, turn: -0.35, thing: blade, tilt: -2.0, size: 0.95 },
        ],
      ],
      saws,
    ),
  ];
};

const BLADES: ReadonlySet<string> = new Set(["knife", "sword", "axe", "saw", "scissors"]);

export const knead: Scene = ({ hand, beat: { thing, target } }) => {
  const what: DetailThing = thing ?? target ?? { word: "dough", look: null, fixture: "dough" };
  const isWater = [thing, target].some((one) => one?.fixture === "water");
  const way =
    (side: number): Path =>
    (_, seconds) => ({ dx: side * 0.05 * Math.sin(seconds * 4), dy: 0.035 * Math.sin(seconds * 4 + side) });
  return [
    ...(isWater
      ? [ripples([0, FLOOR], { light: 0.95, chroma: 0.02, hue: 230 }, 0)]
      : [
          moving(
            [0, 1].map((state) => thingAt(what, [0, FLOOR - 0.06], { state, size: 1.25 })),
            (_, seconds) => ({ drawing: Math.floor(seconds * 1.3) % 2 }),
          ),
        ]),
    ...both(hand, "flat", { gap: 0.12, y: FLOOR - 0.12, turn: 0.32 }, way),
  ];
};

export const tear: Scene = ({ hand, beat: { thing } }) => {
  const sheet = thing?.look ? thing : named("paper");
  const apart =
    (side: number): Path =>
    (part) => ({ dx: side * 0.2 * ease(part, 0.3, 0.85) });
  const half =
    (isLeft: boolean): Paint =>
    (pen) => {
      pen.context.save();
      pen.context.beginPath();
      pen.context.rect(isLeft ? -1 : 0, -1, 1, 2);
      pen.context.clip();
      thingUpright(sheet, [0, 0.25], 0.5)(pen);
      pen.context.restore();
    };
  return [
    moving([half(true)], apart(-1)),
    moving([half(false)], apart(1)),
    ...both(hand, "pinch", { gap: 0.2, y: 0, turn: 0.4 }, apart),
  ];
};
