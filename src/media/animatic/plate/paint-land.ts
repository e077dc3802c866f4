// Open land: ridges that fade into the air, the ground before them, and what stands on it in hills, fields and deserts.
import { between, chanceOf } from "../../../core/animatic/chance.ts";
import { css, faded, mixed, shifted, type Colour } from "../../../core/animatic/colour.ts";
import { ridgeLine, type RidgeStyle } from "../../../core/animatic/ridge-line.ts";
import { along, down, fade, fillShape, slope, type Point } from "../paint/canvas.ts";
import { fillBand, fillFloor, thick, type Easel } from "./easel.ts";

export interface RidgePlan extends RidgeStyle {
  /** How many, far to near. */
  readonly count: number;
  /** Height of the farthest crest over the floor line, in heights of the sheet. */
  readonly rise: number;
  /** How much a crest goes up and down, in units. */
  readonly swing: number;
  /** Share of the near land's colour that the nearest ridge reaches. */
  readonly depth: number;
}

export function paintHills(easel: Easel): void {
  const sharp = chanceOf(`${easel.place.id} crest`)() < 0.45;
  paintRidges(easel, {
    count: 5,
    rise: sharp ? 0.29 : 0.17,
    swing: sharp ? 0.17 : 0.075,
    waves: sharp ? 2.2 : 1.5,
    detail: sharp ? 4 : 2,
    sharp,
    depth: 0.92,
  });
  paintGround(easel);
  paintTufts(easel, 90);
}

export function paintFields(easel: Easel): void {
  paintRidges(easel, { count: 3, rise: 0.075, swing: 0.035, waves: 1.3, detail: 2, sharp: false, depth: 0.7 });
  paintTreeLine(easel);
  paintGround(easel);
  paintFurrows(easel);
  if (easel.chance() < 0.6) paintFence(easel);
}

export function paintDesert(easel: Easel): void {
  paintRidges(easel, { count: 2, rise: 0.11, swing: 0.05, waves: 2.4, detail: 1, sharp: true, depth: 0.35 });
  paintGround(easel);
  paintDunes(easel);
}

/** Land behind land, each nearer one darker and less hazy, with mist lying in the valleys. */
export function paintRidges(easel: Easel, plan: RidgePlan): void {
  const { brush, height, unit, floor, palette, chance } = easel;
  for (let at = 0; at < plan.count; at++) {
    const near = plan.count === 1 ? 1 : at / (plan.count - 1);
    const base = floor - height * plan.rise * (1 - near * 0.82);
    const line = ridgeLine(chance, plan);
    const tint = mixed(palette.haze, palette.near, plan.depth * (0.1 + 0.9 * near));
    const swing = unit * plan.swing * (1 - 0.35 * near);
    fillShape(
      brush,
      slope(brush, down(base - swing, base + unit * 0.2), tint, mixed(tint, palette.haze, 0.3)),
      ...skyline(easel, (place) => base - swing * line(place)),
    );
    if (near < 1) paintMist(easel, base + unit * 0.03);
  }
}

/** A land shape whose upper edge follows a line; places are counted in widths. */
export function skyline(easel: Easel, edge: (place: number) => number): readonly Point[] {
  const { width, height } = easel;
  const points: Point[] = [[-0.6 * width, height * 2]];
  for (let place = -0.6; place <= 1.6; place += 1 / 240) points.push([place * width, edge(place)]);
  points.push([1.6 * width, height * 2]);
  return points;
}

/** The ground from the floor line to the camera, lighter in the distance. */
export function paintGround(easel: Easel): void {
  const { groundFar, groundNear, haze } = easel.palette;
  fillFloor(easel, [0, mixed(groundFar, haze, 0.25)], [0.25, groundFar], [1, groundNear]);
}

function paintMist(easel: Easel, y: number): void {
  const { brush, unit, palette, place } = easel;
  const strength = place.hour === "night" ? 0.12 : place.weather === "clear" ? 0.26 : 0.4;
  fillBand(
    easel,
    y - unit * 0.09,
    unit * 0.2,
    fade(
      brush,
      down(y - unit * 0.09, y + unit * 0.11),
      [0, faded(palette.haze, 0)],
      [0.5, faded(palette.haze, strength)],
      [1, faded(palette.haze, 0)],
    ),
  );
}

/** Grass and stones as short strokes, longer towards the camera. */
export function paintTufts(easel: Easel, count: number): void {
  const { brush, chance, width, height, floor, unit, palette } = easel;
  brush.lineCap = "round";
  for (let tuft = 0; tuft < count; tuft++) {
    const depth = chance() ** 1.5;
    const x = between(chance, -0.1, 1.1) * width;
    const y = floor + (height - floor) * (0.04 + 0.96 * depth);
    const tall = unit * (0.004 + 0.022 * depth);
    brush.strokeStyle = css(faded(shifted(palette.groundNear, chance() < 0.5 ? -0.04 : 0.1), 0.35));
    brush.lineWidth = thick(easel, 0.001 + 0.0022 * depth);
    brush.beginPath();
    for (const lean of [-0.5, 0, 0.6]) {
      brush.moveTo(x + lean * tall * 0.4, y);
      brush.quadraticCurveTo(
        x + lean * tall * 0.5,
        y - tall * 0.6,
        x + lean * tall,
        y - tall * between(chance, 0.8, 1.2),
      );
    }
    brush.stroke();
  }
}

function paintTreeLine(easel: Easel): void {
  const { brush, chance, unit, floor, palette } = easel;
  const wave = ridgeLine(chance, { waves: 9, detail: 3, sharp: false });
  const presence = ridgeLine(chance, { waves: 2.5, detail: 1, sharp: false });
  const tint = mixed(palette.haze, palette.near, 0.85);
  const edge = (place: number) => floor - unit * Math.max(0, 0.012 + 0.05 * presence(place)) * (1 + 0.45 * wave(place));
  fillShape(brush, css(tint), ...skyline(easel, edge));
}

/** Ploughed lines that meet in the distance, away from the middle. */
function paintFurrows(easel: Easel): void {
  const { brush, chance, width, height, floor, unit, palette } = easel;
  const meet = width * between(chance, 0.3, 0.7);
  for (let row = -26; row <= 26; row++) {
    const spread = unit * 0.16 * row;
    const tint = shifted(palette.groundNear, row % 2 === 0 ? -0.05 : 0.07);
    fillShape(
      brush,
      fade(brush, down(floor, height), [0, faded(tint, 0)], [0.35, faded(tint, 0.28)], [1, faded(tint, 0.42)]),
      [meet + spread * 0.12, floor],
      [meet + spread * 0.12 + unit * 0.004, floor],
      [meet + spread * 2.1 + unit * 0.1, height * 1.3],
      [meet + spread * 2.1, height * 1.3],
    );
  }
}

function paintFence(easel: Easel): void {
  const { brush, width, height, floor, unit, palette, place } = easel;
  const from = place.side > 0 ? 0 : width;
  brush.lineCap = "butt";
  brush.strokeStyle = brush.fillStyle = css(mixed(palette.near, palette.groundFar, 0.15));
  const posts: Point[] = [];
  for (let post = 0; post < 9; post++) {
    const depth = 1 / (1 + post * 0.75);
    posts.push([from + place.side * width * (0.46 - 0.5 * depth), floor + (height - floor) * 0.62 * depth]);
  }
  for (const [at, [x, y]] of posts.entries()) {
    const size = (unit * 0.15) / (1 + at * 0.75);
    brush.fillRect(x - size * 0.04, y - size, size * 0.08, size);
    const next = posts[at + 1];
    if (!next) continue;
    const beyond = (unit * 0.15) / (1 + (at + 1) * 0.75);
    brush.lineWidth = thick(easel, 0.0035 / (1 + at * 0.5));
    for (const share of [0.86, 0.48]) {
      brush.beginPath();
      brush.moveTo(x, y - size * share);
      brush.lineTo(next[0], next[1] - beyond * share);
      brush.stroke();
    }
  }
}

/** Long waves of sand, lit on the sun's side and dark behind the crest. */
function paintDunes(easel: Easel): void {
  const { brush, chance, height, floor, unit, palette, place } = easel;
  for (let dune = 0; dune < 4; dune++) {
    const depth = dune / 3;
    const base = floor + (height - floor) * (0.02 + 0.5 * depth);
    const line = ridgeLine(chance, { waves: 1.1 + depth * 0.5, detail: 1, sharp: false });
    const edge = (at: number) => base - unit * (0.03 + 0.06 * depth) * line(at);
    const lit = mixed(palette.groundFar, palette.groundNear, 0.15 + 0.5 * depth);
    const dark: Colour = shifted(lit, -0.13);
    const [from, to]: [Point, Point] =
      place.side > 0
        ? [
            [easel.width, 0],
            [0, 0],
          ]
        : [
            [0, 0],
            [easel.width, 0],
          ];
    fillShape(brush, slope(brush, along(from, to), shifted(lit, 0.05), dark), ...skyline(easel, edge));
  }
}
