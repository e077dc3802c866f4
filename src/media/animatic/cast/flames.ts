// Fires in the open: a campfire that people sit around, and burning houses behind. A few drawings take turns, so that flames never stand still.
import type { Colour } from "../../../core/animatic/colour/colour.ts";
import type { Frame, Framing } from "../../../core/animatic/frame.ts";
import type { PlaceScene } from "../../../core/animatic/place/place-scene.ts";
import { between, seededRandom } from "../../../core/animatic/seeded-random.ts";
import { curve, oval, paintPart, type Dot } from "../../cards/pen.ts";
import { css } from "../../../core/animatic/colour/colour.ts";
import { shine, type Context2D } from "../paint/canvas.ts";

export interface Fire {
  /** Middle and foot, and height of the flames, in pixels. */
  readonly x: number;
  readonly base: number;
  readonly tall: number;
  readonly hasLogs: boolean;
}

/** How many drawings a fire has, and how many of them are shown in a second. */
export const FLAME_DRAWINGS = 4;
export const FLAME_RATE = 9;

const GLOW: Colour = { light: 0.8, chroma: 0.15, hue: 62, alpha: 0.5 };
const TONGUES: readonly (readonly [wide: number, tall: number, colour: Colour])[] = [
  [1, 1, { light: 0.66, chroma: 0.19, hue: 42 }],
  [0.7, 0.74, { light: 0.78, chroma: 0.17, hue: 66 }],
  [0.4, 0.46, { light: 0.93, chroma: 0.1, hue: 92 }],
];
const WOOD: Colour = { light: 0.33, chroma: 0.05, hue: 50 };

/** Where fires burn in a wide picture of a place outside; none where the words tell of none. */
export function firesIn(place: PlaceScene, framing: Framing, frame: Frame): readonly Fire[] {
  const { things } = place;
  if (framing.feet === undefined || !place.outside || !place.practicals.includes("fire")) return [];
  const person = Math.sqrt(frame.unit * frame.height) * framing.head * 7;
  if (["house", "village", "city", "roof", "building"].some((word) => things.has(word)) && !things.has("campfire"))
    return [0.14, 0.4, 0.83].map((part, at) => ({
      ...{ x: frame.width * part, base: frame.height * (0.67 + 0.02 * (at % 2)), hasLogs: false },
      tall: frame.height * (0.2 - 0.03 * (at % 2)),
    }));
  const isCamp = ["campfire", "bonfire", "camp", "fire"].some((word) => things.has(word));
  if (!isCamp || place.kind === "battlefield") return [];
  const tall = Math.min(frame.height * 0.3, person * 0.5);
  return [{ x: frame.width * 0.5, base: frame.height * (framing.feet + 0.03), tall, hasLogs: true }];
}

/** `turn`: which of its drawings. */
export function paintFire(context: Context2D, { x, base, tall, hasLogs }: Fire, turn: number): void {
  const random = seededRandom(`flames ${turn}`);
  context.save();
  context.translate(x, base);
  context.scale(tall, tall);
  context.globalCompositeOperation = "screen";
  shine(context, [0, -0.4], between(random, 1.5, 1.65), GLOW);
  context.globalCompositeOperation = "source-over";
  const pen = { context, line: 0.012 };
  if (hasLogs)
    for (const [side, tilt] of [
      [-1, 0.16],
      [1, -0.16],
    ] as const)
      paintPart(pen, oval(side * 0.12, -0.05, 0.42, 0.06, tilt), WOOD, { shade: 0.03 });
  for (const [wide, high, colour] of TONGUES) {
    context.fillStyle = css(colour);
    for (const at of [-1, 0, 1])
      context.fill(tongue(at * 0.17 * wide, 0.24 * wide, high * (at === 0 ? 1 : 0.66), random));
  }
  context.restore();
}

function tongue(x: number, half: number, tall: number, random: () => number) {
  const sway = between(random, -0.1, 0.1);
  const top = -tall * between(random, 0.82, 1.02);
  const points: readonly Dot[] = [
    [x - half * 0.7, -0.03],
    [x - half, top * 0.3],
    [x - half * 0.35 + sway * 0.5, top * 0.66],
    [x + sway, top],
    [x + half * 0.45 + sway * 0.4, top * 0.58],
    [x + half, top * 0.26],
    [x + half * 0.7, -0.03],
  ];
  return curve(points, true, 0.7);
}
