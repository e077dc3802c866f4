// A thing that lies on an open palm and does something there: a compass whose needle spins, a watch that ticks, what glows or trembles.
import type { ThingMotion } from "../../../../core/animatic/detail/detail.ts";
import { paintClock, paintCompass } from "../clock-face.ts";
import { glow } from "../effects.ts";
import { type Paint, type Sprite } from "../sprite.ts";
import { thingAt, thingUpright } from "./bench.ts";
import { comesIn, moving, poses, type Scene } from "./hands.ts";

const PALM: readonly [x: number, y: number] = [-0.14, 0.06];
/** Parts of the size of a face that fills the picture. */
const FACE = 0.62;
const TURNS = 12;

const small =
  (paint: Paint): Paint =>
  (pen) => {
    pen.context.translate(PALM[0], PALM[1] - 0.04);
    pen.context.scale(FACE, FACE);
    paint({ ...pen, line: pen.line / FACE });
  };

const FACES: Readonly<Record<string, (turn: number) => Paint>> = {
  compass: (turn) => small((pen) => paintCompass(pen, turn)),
  watch: (turn) => small((pen) => paintClock(pen, true, turn)),
  pocketwatch: (turn) => small((pen) => paintClock(pen, true, turn)),
};
/** Turns of a hand or a needle in a second. */
const RATES: Readonly<Partial<Record<ThingMotion, number>>> = { spin: 1.15, tick: 0.02, shake: 0 };

export const palm: Scene = ({ hand, beat: { thing, motion = "rest" } }) => {
  const face = FACES[thing?.look?.shape ?? ""];
  const rate = RATES[motion] ?? 0;
  const own: Sprite = face
    ? moving(
        Array.from({ length: TURNS }, (_, at) => face((at / TURNS) * 2 * Math.PI)),
        (part, seconds) => ({ ...comesIn(part, seconds), drawing: Math.floor(seconds * rate * TURNS) % TURNS }),
      )
    : turned(thing, rate);
  const shakes: Sprite =
    motion === "shake" ? { ...own, at: (part, seconds) => shaken(own.at(part, seconds), seconds) } : own;
  return [
    poses(hand, [[0, "open", { x: PALM[0], y: PALM[1], turn: 0.12 }]], comesIn),
    shakes,
    ...(motion === "glow" ? [glow(PALM, 0.5, LIGHT, (_, seconds) => 0.7 + 0.25 * Math.sin(seconds * 3))] : []),
  ];
};

const LIGHT = { light: 0.92, chroma: 0.08, hue: 90, alpha: 0.6 } as const;

function turned(thing: Parameters<typeof thingAt>[0], rate: number): Sprite {
  if (!thing) return moving([], () => undefined);
  const drawings = rate
    ? Array.from({ length: 8 }, (_, at) => thingAt(thing, [PALM[0], PALM[1]], { turn: (at / 8) * 2 * Math.PI }))
    : [thingUpright(thing, [PALM[0], PALM[1] + 0.02], 0.3)];
  return moving(drawings, (part, seconds) => ({
    ...comesIn(part, seconds),
    drawing: Math.floor(seconds * rate * drawings.length) % drawings.length,
  }));
}

function shaken(shown: ReturnType<Sprite["at"]>, seconds: number): ReturnType<Sprite["at"]> {
  return shown && { ...shown, dx: (shown.dx ?? 0) + 0.008 * Math.sin(seconds * 41) };
}
