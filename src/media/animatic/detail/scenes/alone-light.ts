// Things alone that ring, shine, burn, boil, drip or spread.
import { css, faded, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { type DetailThing } from "../../../../core/animatic/detail/detail.ts";
import { curve, drawLine, oval, paintPart, type Pen } from "../../../cards/pen.ts";
import { flame, glow, puddle, ripples, sparkles, splash, steam } from "../effects.ts";
import { ease, still, type Paint, type Sprite } from "../sprite.ts";
import { FLOOR, isSheet, thingAt, thingUpright } from "./bench.ts";
import { moving, named, type Path } from "./hands.ts";
import { isDry } from "../surface.ts";
import { paintShoe } from "./lacing.ts";
import { LARGE, PLACE, WATER, placed, topOf, type ThingScene } from "./alone.ts";

export const rest: ThingScene = ({ thing }) => (isTrainer(thing) ? trainers(thing) : [still(placed(thing))]);

const isTrainer = ({ word, look }: DetailThing): boolean =>
  look?.shape === "shoe" && /\b(?:trainers?|sneakers?|running)\b/i.test(`${word} ${look.name}`);

/** A pair, one behind the other. */
function trainers({ look }: DetailThing): readonly Sprite[] {
  const colour = look?.colour ?? WATER;
  const shoe =
    (x: number, y: number): Paint =>
    (pen) => {
      pen.context.translate(x, y);
      pen.context.fillStyle = "rgba(4,6,12,0.35)";
      pen.context.fill(oval(-0.06, 0.38, 0.62, 0.05));
      paintShoe(pen, colour, null);
    };
  return [still(shoe(0.2, -0.14)), still(shoe(-0.06, 0.0))];
}

export const shake: ThingScene = ({ thing }) => {
  const rings: Path = (_, seconds) => ({ dx: seconds % 1.1 < 0.7 ? Math.sin(seconds * 47) * 0.012 : 0 });
  return [
    ...(isLit(thing) ? [screenGlow()] : []),
    moving([placed(thing)], rings),
    ...(isLit(thing) ? [message(thing)] : [buzz(topOf(thing))]),
  ];
};

function isLit({ look }: DetailThing): boolean {
  return look !== null && ["phone", "tablet", "laptop", "screen", "computer", "device", "radio"].includes(look.shape);
}

function screenGlow(): Sprite {
  return glow([0, FLOOR - 0.05], 0.62, { light: 0.88, chroma: 0.07, hue: 230, alpha: 0.75 }, (_, seconds) =>
    seconds % 1.1 < 0.75 ? 0.95 : 0.25,
  );
}

function message({ look }: DetailThing): Sprite {
  const isFlat = look !== null && isSheet(look);
  return {
    ...moving(
      [
        ({ context }: Pen) => {
          context.translate(0, isFlat ? FLOOR : FLOOR - 0.28);
          if (isFlat) {
            context.scale(1, 0.58);
            context.transform(1, 0, -0.28, 1, 0, 0);
          }
          context.fillStyle = css({ light: 0.94, chroma: 0.05, hue: 220, alpha: 0.75 });
          context.beginPath();
          context.roundRect(-0.13, -0.21, 0.26, 0.4, 0.02);
          context.fill();
          context.fillStyle = css({ light: 0.55, chroma: 0.17, hue: 150 });
          context.fill(oval(0, 0.08, 0.045));
          context.fillStyle = css({ light: 0.4, chroma: 0.04, hue: 250 });
          for (const [at, wide] of [0.18, 0.13].entries()) context.fillRect(-wide / 2, -0.12 + at * 0.05, wide, 0.022);
        },
      ],
      (_, seconds) => (seconds % 1.1 < 0.75 ? { dx: Math.sin(seconds * 47) * 0.012 } : undefined),
    ),
    shines: true,
  };
}

function buzz(top: number): Sprite {
  return {
    ...moving(
      [0, 0.03].map((far): Paint => (pen) => {
        for (const side of [-1, 1])
          for (const at of [0, 1, 2])
            drawLine(
              pen,
              curve(
                [
                  [side * (0.3 + far), top + at * 0.07],
                  [side * (0.37 + far), top - 0.03 + at * 0.07],
                ],
                false,
              ),
              { light: 0.97, chroma: 0.02, hue: 90 },
              2.2,
            );
      }),
      (_, seconds) => (seconds % 1.1 < 0.7 ? { drawing: Math.floor(seconds * 12) % 2 } : undefined),
    ),
    shines: true,
  };
}

export const glowing: ThingScene = ({ thing }) => {
  const high = topOf(thing);
  return [
    ...(isLit(thing)
      ? [screenGlow()]
      : [
          glow(
            [0, (high + FLOOR) / 2],
            0.7,
            { light: 0.9, chroma: 0.12, hue: 85, alpha: 0.6 },
            (part, seconds) => ease(part, 0.05, 0.4) * (0.8 + 0.15 * Math.sin(seconds * 5)),
          ),
        ]),
    still(placed(thing)),
    ...(isLit(thing) ? [message(thing)] : [sparkles([0, (high + FLOOR) / 2], 0.26, 0.15)]),
  ];
};

export const burning: ThingScene = ({ thing }) => {
  const isCandle = ["candle", "match", "lighter", "firetorch", "lantern", "dynamite"].includes(thing.look?.shape ?? "");
  const top = topOf(thing);
  const light = glow(
    [0, top],
    0.95,
    { light: 0.8, chroma: 0.15, hue: 62, alpha: 0.5 },
    (_, seconds) => 0.75 + 0.2 * Math.sin(seconds * 11),
  );
  if (isCandle) return [light, still(placed(thing)), flame([0, top + 0.01], 0.17)];
  return [
    light,
    still(thing.look ? thingUpright(thing, PLACE, LARGE) : placed(thing)),
    ...[-0.24, -0.1, 0.06, 0.2].map((x, at) => rising(flame([x, FLOOR], 0.26 + 0.07 * ((at * 5) % 3)), 0.22)),
    steam([0, top], 0.1, { light: 0.4, chroma: 0.01, hue: 60 }),
  ];
};

/** Its light flickers, goes out and leaves smoke. */
export const fading: ThingScene = ({ thing }) => {
  const top = topOf(thing);
  const isLit = (part: number, seconds: number) => part < OUT && (part < OUT * 0.5 || Math.sin(seconds * 23) > -0.3);
  const light = glow([0, top], 0.95, { light: 0.85, chroma: 0.13, hue: 70, alpha: 0.6 }, (part, seconds) =>
    isLit(part, seconds) ? 0.9 : 0,
  );
  const fire = flame([0, top + 0.01], 0.17);
  const smoke = steam([0, top], 0.1, { light: 0.7, chroma: 0.01, hue: 60 });
  const isFlame = thing.look?.shape !== "bulb" && thing.look?.shape !== "lamp";
  return [
    light,
    still(placed(thing)),
    ...(isFlame
      ? [
          {
            ...fire,
            at: (part: number, seconds: number) => (isLit(part, seconds) ? fire.at(part, seconds) : undefined),
          },
          { ...smoke, at: (part: number, seconds: number) => (part > OUT ? smoke.at(part, seconds) : undefined) },
        ]
      : []),
  ];
};

/** Part of the shot after which it is dark. */
const OUT = 0.5;

function rising(sprite: Sprite, high: number): Sprite {
  return {
    ...sprite,
    at: (part, seconds) => {
      const shown = sprite.at(part, seconds);
      return shown && { ...shown, dy: (shown.dy ?? 0) - high * ease(part, 0.05, 1) };
    },
  };
}

export const boil: ThingScene = ({ thing }) => [
  moving([placed(thing)], (_, seconds) => ({ dy: Math.sin(seconds * 31) * 0.004 })),
  steam([0, topOf(thing) + 0.02]),
  steam([-0.1, topOf(thing) + 0.04]),
];

export const drip: ThingScene = ({ thing, liquid }) => {
  const colour = liquid ?? WATER;
  const falls: Path = (_, seconds) => ({ dy: 0.52 * ((seconds * 1.1) % 1) ** 2 });
  return [
    puddle([0, FLOOR + 0.1], 0.22, { colour, from: 0.1, to: 0.95 }),
    still(thing.look ? thingUpright(thing, [0, -0.02], 0.4) : placed(thing)),
    moving(
      [
        thingAt({ word: "drop", look: { ...(named("stone").look ?? raise()), colour }, fixture: "drop" }, [0, -0.12], {
          size: 0.6,
        }),
      ],
      falls,
    ),
  ];
};

function raise(): never {
  throw new Error("a thing without a drawing");
}

export const blink: ThingScene = ({ thing }) => [
  glow([0, (topOf(thing) + FLOOR) / 2], 0.6, { light: 0.75, chroma: 0.19, hue: 28, alpha: 0.75 }, (_, seconds) =>
    seconds % 0.9 < 0.45 ? 1 : 0,
  ),
  moving(
    [0, 1].map((state) => placed(thing, 0, state)),
    (_, seconds) => ({ drawing: Number(seconds % 0.9 < 0.45) }),
  ),
];

/** On what is dry a drop bursts into a blot. */
function splat(colour: Colour): readonly Sprite[] {
  const blot: Paint = ({ context }) => {
    context.fillStyle = css(colour);
    context.fill(oval(0, FLOOR, 0.17, 0.05));
    for (let at = 0; at < 9; at++)
      context.fill(oval(Math.cos(at * 2.1) * 0.26, FLOOR + Math.sin(at * 2.1) * 0.075, 0.03 - 0.002 * at, 0.011));
  };
  return [
    moving([blot], (part) => (part < 0.3 ? undefined : {})),
    splash([0, FLOOR - 0.02], colour, 0.3),
    moving([(pen) => paintDrop(pen, colour)], (part) =>
      part > 0.3 ? undefined : { dy: 0.14 - 0.76 * (1 - (part / 0.3) ** 2) },
    ),
  ];
}

export const spread: ThingScene = ({ liquid, thing, target }) => {
  const colour = liquid ?? thing.look?.colour ?? WATER;
  if (isDry(target)) return splat(colour);
  const cloud = [0.15, 0.35, 0.55, 0.8, 1].map((share): Paint => ({ context }) => {
    for (let at = 0; at < 7; at++) {
      context.fillStyle = css(faded(colour, 0.34 - share * 0.1));
      context.fill(
        oval(
          Math.cos(at * 2.4) * 0.26 * share,
          0.12 + Math.sin(at * 2.4) * 0.1 * share,
          0.16 * share + 0.02,
          0.07 * share + 0.012,
          at,
        ),
      );
    }
  });
  return [
    moving(cloud, (part) => (part < 0.3 ? undefined : { drawing: Math.round(ease(part, 0.3, 0.95) * 4) })),
    ripples([0, 0.12], { light: 0.97, chroma: 0.01, hue: 230 }, 0.3),
    splash([0, 0.12], colour, 0.3),
    moving([(pen) => paintDrop(pen, colour)], (part) =>
      part > 0.3 ? undefined : { dy: -0.62 * (1 - (part / 0.3) ** 2) },
    ),
  ];
};

function paintDrop(pen: Pen, colour: Colour): void {
  paintPart(
    pen,
    curve(
      [
        [0, -0.02],
        [0.04, 0.08],
        [0, 0.13],
        [-0.04, 0.08],
      ],
      true,
      0.9,
    ),
    colour,
    { shade: 0.015 },
  );
}
