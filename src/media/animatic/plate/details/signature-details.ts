// What a place is known by, where its words name it: lift doors, sinks, ropes beside a stage, a belt with suitcases, a podium, a goal, cracked earth and
// the basket of a balloon. In metres, but for what fills the ground.
import { css, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

/** From the middle of what hangs on a wall down to the floor. */
const FLOOR = -1.45;

function liftDoors(pen: Pen): void {
  const steel = pen.own(0.72, 0.012, 240);
  pen.box(pen.tone(0.5, 0.012, 240), [-0.98, FLOOR, 1.96, 2.32]);
  for (const x of [-0.86, 0.02]) {
    pen.box(steel, [x, FLOOR, 0.84, 2.18]);
    pen.poly(
      { ...pen.tone(0.9, 0.008, 230), alpha: 0.6 },
      [x + 0.1, FLOOR],
      [x + 0.36, FLOOR],
      [x + 0.62, 0.7],
      [x + 0.36, 0.7],
    );
  }
  pen.box(pen.tone(0.25), [-0.025, FLOOR, 0.05, 2.18]);
  pen.box(pen.tone(0.16), [-0.3, 0.92, 0.6, 0.18]);
  pen.lamp(-0.12, 1.01, 0.045, { light: 0.78, chroma: 0.19, hue: 40 });
  pen.box(pen.tone(0.82, 0.01, 240), [1.08, -0.42, 0.18, 0.36]);
  pen.lamp(1.17, -0.16, 0.045, { light: 0.8, chroma: 0.17, hue: 60 });
}

function sinks(pen: Pen): void {
  const steel = pen.own(0.76, 0.01, 235);
  pen.box(pen.tone(0.88, 0.02, 200), [-1.3, -0.42, 2.6, 0.8]);
  pen.box(steel, [-1.3, -0.86, 2.6, 0.46]);
  pen.box(shifted(steel, -0.16), [-1.3, -0.9, 2.6, 0.06]);
  for (const x of [-0.85, 0, 0.85]) {
    pen.disc(pen.tone(0.5, 0.01, 235), [x, -0.44], [0.32, 0.07]);
    pen.rod(pen.tone(0.62, 0.01, 235), 0.06, [x, -0.3], [x, 0.08], [x + 0.18, 0.1], [x + 0.18, -0.06]);
    pen.rod(pen.tone(0.42, 0.01, 235), 0.05, [x, -0.86], [x, FLOOR]);
  }
}

/** Over a rail to which they are tied, from the dark above; sacks of sand keep them down. */
function flyRopes(pen: Pen): void {
  pen.box(pen.tone(0.14, 0.01, 30), [-1.25, FLOOR, 2.5, 4]);
  for (let rope = 0; rope < 7; rope++) {
    const x = -1.02 + rope * 0.34;
    pen.rod(pen.tone(0.72, 0.06, 78), 0.05, [x, 2.6], [x, -0.5 - (rope % 3) * 0.2]);
    if (rope % 2 === 0) {
      pen.disc(pen.own(0.56, 0.05, 75), [x, 0.1 + (rope % 3) * 0.3], [0.15, 0.26]);
      pen.box(pen.tone(0.4, 0.04, 70), [x - 0.07, 0.3 + (rope % 3) * 0.3, 0.14, 0.06]);
    }
  }
  pen.box(pen.tone(0.42, 0.06, 55), [-1.25, -0.56, 2.5, 0.12]);
  for (const x of [-1.2, 0, 1.12]) pen.box(pen.tone(0.36, 0.06, 55), [x, FLOOR, 0.1, 0.92]);
}

function carousel(pen: Pen): void {
  pen.disc(pen.tone(0.55, 0.01, 240), [0, 0.16], [2.3, 0.34]);
  pen.disc(pen.tone(0.17, 0.006, 260), [0, 0.3], [2.2, 0.3]);
  pen.disc(pen.tone(0.6, 0.01, 240), [0, 0.36], [1.35, 0.15]);
  for (let gap = 0; gap < 18; gap++) {
    const [cos, sin] = [Math.cos(gap * 0.349), Math.sin(gap * 0.349)];
    pen.rod(pen.tone(0.34, 0.006, 260), 0.02, [cos * 1.4, 0.36 + sin * 0.16], [cos * 2.18, 0.3 + sin * 0.29]);
  }
  for (const [x, y, w, h, hue] of [
    [-1.85, 0.3, 0.5, 0.62, 25],
    [-0.75, 0.5, 0.42, 0.5, 250],
    [0.3, 0.52, 0.5, 0.44, 60],
    [1.35, 0.38, 0.46, 0.66, 150],
  ] as const) {
    pen.rod(
      pen.tone(0.25),
      0.04,
      [x + w * 0.3, y + h],
      [x + w * 0.3, y + h + 0.1],
      [x + w * 0.7, y + h + 0.1],
      [x + w * 0.7, y + h],
    );
    pen.box(pen.tone(0.5, 0.11, hue), [x, y, w, h]);
    pen.box(pen.tone(0.38, 0.09, hue), [x, y + h * 0.4, w, 0.04]);
  }
  pen.disc(pen.tone(0.44, 0.01, 240), [0, 0.06], [2.3, 0.08]);
}

function podium(pen: Pen): void {
  const cloth = pen.own(0.82, 0.03, 60);
  pen.disc(shifted(cloth, -0.2), [0, 0.05], [0.95, 0.17]);
  pen.box(shifted(cloth, -0.2), [-0.95, 0.05, 1.9, 0.2]);
  pen.disc(cloth, [0, 0.26], [0.95, 0.17]);
}

function goal(pen: Pen): void {
  const white = pen.own(0.95, 0.005, 90);
  const net = { ...pen.tone(0.9, 0.005, 230), alpha: 0.7 };
  for (let cord = 0; cord <= 14; cord++) {
    const x = -1.15 + cord * 0.164;
    pen.rod(net, 0.012, [x, 0.86], [x * 0.9, 0.3], [x * 0.88, 0.02]);
  }
  for (let row = 0; row < 6; row++)
    pen.rod(
      net,
      0.012,
      [-1.12 + row * 0.02, 0.76 - row * 0.14],
      [0, 0.68 - row * 0.13],
      [1.12 - row * 0.02, 0.76 - row * 0.14],
    );
  pen.rod(white, 0.055, [-1.15, 0], [-1.15, 0.88], [1.15, 0.88], [1.15, 0]);
}

/** A basin that fills the middle of the ground, in plates. */
function crackedEarth(pen: Pen): void {
  const { view, floor, context } = pen.plate;
  const [wide, high] = [(view.right - view.left) / 2, view.bottom - floor];
  const middle = (view.left + view.right) / 2;
  const oval = (share: number) => {
    context.beginPath();
    context.ellipse(middle, floor + high * 0.66, wide * share, high * 0.62 * share, 0, 0, Math.PI * 2);
  };
  const fill = (colour: ReturnType<Pen["tone"]>) => {
    context.fillStyle = css(colour);
    context.fill();
  };
  oval(1);
  fill(pen.own(0.7, 0.05, 72));
  oval(0.82);
  fill(pen.own(0.76, 0.04, 76));
  const crack = pen.tone(0.46, 0.045, 60);
  context.strokeStyle = css(crack);
  for (let row = 0; row < 9; row++) {
    const y = floor + high * (0.1 + 0.12 * row);
    const step = wide * (0.07 + 0.018 * row);
    context.lineWidth = Math.max(1, high * 0.006 * (1 + row * 0.3));
    for (let x = middle - wide * 0.85; x < middle + wide * 0.85; x += step) {
      const [lean, drop] = [(pen.random() - 0.5) * step * 0.8, high * 0.12];
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + step * 0.5, y + (pen.random() - 0.5) * drop * 0.7);
      context.lineTo(x + step, y);
      context.moveTo(x + step * 0.5, y);
      context.lineTo(x + step * 0.5 + lean, y + drop);
      context.stroke();
    }
  }
}

/** From inside: the wicker edge behind who stands in it, ropes up to the ring, the burner with its flame. */
function balloonBasket(pen: Pen): void {
  const { spot } = pen;
  const { view } = pen.plate;
  const at = (x: number, y: number) => [(x - spot.x) / spot.size, (spot.foot - y) / spot.size] as const;
  const [wide, high] = [view.right - view.left, view.bottom - view.top];
  const x = (share: number) => view.left + wide * share;
  const y = (share: number) => view.top + high * share;
  const cane = pen.own(0.58, 0.08, 66);
  const rope = pen.tone(0.8, 0.04, 80);
  for (const [foot, top] of [
    [0.06, 0.36],
    [0.28, 0.43],
    [0.72, 0.57],
    [0.94, 0.64],
  ] as const)
    pen.rod(rope, (wide * 0.006) / spot.size, at(x(foot), y(0.62)), at(x(top), y(0.1)));
  pen.poly(cane, at(x(-0.02), y(0.62)), at(x(1.02), y(0.62)), at(x(1.02), y(1.04)), at(x(-0.02), y(1.04)));
  for (let row = 0; row < 9; row++)
    pen.rod(
      shifted(cane, row % 2 ? -0.09 : 0.06),
      (high * 0.012) / spot.size,
      ...Array.from({ length: 25 }, (_, step) => at(x(step / 24), y(0.66 + row * 0.043 + (step % 2 ? 0.012 : -0.012)))),
    );
  pen.rod(pen.tone(0.36, 0.06, 45), (high * 0.05) / spot.size, at(x(-0.02), y(0.62)), at(x(1.02), y(0.62)));
  pen.rod(pen.tone(0.4, 0.01, 240), (high * 0.02) / spot.size, at(x(0.36), y(0.1)), at(x(0.64), y(0.1)));
  pen.poly(
    pen.tone(0.55, 0.01, 240),
    at(x(0.455), y(0.1)),
    at(x(0.545), y(0.1)),
    at(x(0.535), y(0.17)),
    at(x(0.465), y(0.17)),
  );
}

export const SIGNATURE_WALLS = {
  lift_doors: liftDoors,
  sinks,
  fly_ropes: flyRopes,
} as const satisfies Readonly<Record<string, DetailPainter>>;
export const SIGNATURE_FLOORS = { carousel, podium } as const satisfies Readonly<Record<string, DetailPainter>>;
export const SIGNATURE_GROUND = {
  goal,
  cracked_earth: crackedEarth,
  balloon_basket: balloonBasket,
} as const satisfies Readonly<Record<string, DetailPainter>>;
