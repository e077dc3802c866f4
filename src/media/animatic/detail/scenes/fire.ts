// Large hands with fire: a match is struck, a candle is lit, a sheet burns.
import { flame, glow, steam } from "../effects.ts";
import { ease, still } from "../sprite.ts";
import { FLOOR, heightOf, thingAt } from "./bench.ts";
import { poses, along, named, type Path, type Scene } from "./hands.ts";
import { type Dot } from "../../../cards/pen.ts";

export const strike: Scene = ({ hand, beat: { thing } }) => {
  const match = thing?.look ? thing : named("match");
  const isLighter = match.look?.shape === "lighter";
  const lit = 0.3;
  const size = isLighter ? 1.5 : 1.9;
  const tip: Dot = [-0.16, isLighter ? 0.06 - heightOf(match) * 1.75 : -0.14];
  const way: Path = (part) => ({
    dx: isLighter ? 0 : 0.22 * (1 - ease(part, 0.14, lit)),
    dy: 0.1 * (1 - ease(part, 0.2, lit + 0.1)),
  });
  return [
    glow([tip[0], tip[1] - 0.06], 0.8, { light: 0.8, chroma: 0.15, hue: 65, alpha: 0.5 }, (part, seconds) =>
      part < lit ? 0 : 0.75 + 0.15 * Math.sin(seconds * 13),
    ),
    poses(
      hand,
      [[0, isLighter ? "grip" : "pinch", { x: -0.14, y: 0.07, turn: 0.25, thing: match, tilt: -0.12, size }]],
      way,
    ),
    flame([tip[0], tip[1] + 0.02], 0.15, lit),
  ];
};

const LIT = 0.48;

export const light: Scene = ({ hand, beat: { thing, target } }) => {
  const candle = thing?.look ? thing : target?.look ? target : named("candle");
  const x = -0.3;
  const high = heightOf(candle);
  const wick: Dot = [x, FLOOR - high + 0.01];
  const way: Path = (part) => ({
    dx: 0.4 * (1 - ease(part, 0, LIT - 0.05)) + 0.3 * ease(part, 0.62, 0.95),
    dy: -0.05 * ease(part, 0.62, 0.95),
  });
  const held = { x: wick[0] + 0.16, y: wick[1] + 0.06, turn: 0.15 };
  return [
    still(thingAt(candle, [x, FLOOR])),
    glow(
      [wick[0], wick[1] - 0.05],
      0.75,
      { light: 0.82, chroma: 0.14, hue: 68, alpha: 0.45 },
      (part, seconds) => ease(part, LIT, LIT + 0.1) * (0.85 + 0.1 * Math.sin(seconds * 9)),
    ),
    poses(hand, [[0, "pinch", { ...held, thing: named("match"), tilt: -1.1, size: 1.6 }]], way),
    along(flame([wick[0] + 0.02, wick[1]], 0.08, 0, 0.9), way),
    flame([wick[0], wick[1] + 0.01], 0.14, LIT),
  ];
};

export const burn: Scene = ({ hand, beat: { thing } }) => {
  const sheet = thing?.look ? thing : named("letter");
  return [
    glow(
      [-0.2, 0.1],
      0.9,
      { light: 0.78, chroma: 0.16, hue: 60, alpha: 0.4 },
      (_, seconds) => 0.75 + 0.2 * Math.sin(seconds * 11),
    ),
    poses(hand, [[0, "pinch", { x: -0.1, y: -0.18, turn: -0.35, thing: sheet, size: 1.1 }]], (_, seconds) => ({
      dy: Math.sin(seconds * 2) * 0.004,
    })),
    ...[-0.2, -0.1, 0.0].map((x, at) =>
      along(flame([x, 0.2], 0.2 + 0.04 * (at % 2)), (part) => ({ dy: -0.16 * ease(part, 0.1, 1) })),
    ),
    steam([-0.1, -0.1], 0.2, { light: 0.5, chroma: 0.01, hue: 60 }),
  ];
};
