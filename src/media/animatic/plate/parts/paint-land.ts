// Open land: ridges that fade into the air, the ground before them, and what stands on it in hills, fields and deserts.
import { between, ridgeLine, type RidgeStyle } from "../../../../core/animatic/seeded-random.ts";
import { css, faded, mixed, shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { along, down, fade, fillShape, slope, type Point } from "../../paint/canvas.ts";
import { fillBand, fillFloor, thick, type PlateCanvas } from "../plate-canvas.ts";

interface RidgePlan extends RidgeStyle {
  /** How many, far to near. */
  readonly count: number;
  /** Height of the farthest crest over the floor line, in heights of the canvas. */
  readonly rise: number;
  /** How much a crest goes up and down, in units. */
  readonly swing: number;
  /** Share of the near land's colour that the nearest ridge reaches. */
  readonly depth: number;
}

/** Land behind land, each nearer one darker and less hazy, with mist lying in the valleys. */
export function paintRidges(plate: PlateCanvas, plan: RidgePlan): void {
  const { context, height, unit, floor, palette, random } = plate;
  for (let at = 0; at < plan.count; at++) {
    const near = plan.count === 1 ? 1 : at / (plan.count - 1);
    const base = floor - height * plan.rise * (1 - near * 0.82);
    const line = ridgeLine(random, plan);
    const tint = mixed(palette.haze, palette.near, plan.depth * (0.1 + 0.9 * near));
    const swing = unit * plan.swing * (1 - 0.35 * near);
    fillShape(
      context,
      slope(context, down(base - swing, base + unit * 0.2), tint, mixed(tint, palette.haze, 0.3)),
      ...skyline(plate, (place) => base - swing * line(place)),
    );
    if (near < 1) paintMist(plate, base + unit * 0.03);
  }
}

/** A land shape whose upper edge follows a line; places are counted in widths. */
export function skyline(plate: PlateCanvas, edge: (place: number) => number): readonly Point[] {
  const { width, height } = plate;
  const points: Point[] = [[-0.6 * width, height * 2]];
  for (let place = -0.6; place <= 1.6; place += 1 / 240) points.push([place * width, edge(place)]);
  points.push([1.6 * width, height * 2]);
  return points;
}

/** The ground from the floor line to the camera, lighter in the distance. */
export function paintGround(plate: PlateCanvas): void {
  const { groundFar, groundNear, haze } = plate.palette;
  fillFloor(plate, [0, mixed(groundFar, haze, 0.25)], [0.25, groundFar], [1, groundNear]);
}

function paintMist(plate: PlateCanvas, y: number): void {
  const { context, unit, palette, place } = plate;
  const strength = place.hour === "night" ? 0.12 : place.weather === "clear" ? 0.26 : 0.4;
  fillBand(
    plate,
    y - unit * 0.09,
    unit * 0.2,
    fade(
      context,
      down(y - unit * 0.09, y + unit * 0.11),
      [0, faded(palette.haze, 0)],
      [0.5, faded(palette.haze, strength)],
      [1, faded(palette.haze, 0)],
    ),
  );
}

/** Grass and stones as short strokes, longer towards the camera. */
export function paintTufts(plate: PlateCanvas, count: number): void {
  const { context, random, width, height, floor, unit, palette } = plate;
  context.lineCap = "round";
  for (let tuft = 0; tuft < count; tuft++) {
    const depth = random() ** 1.5;
    const x = between(random, -0.1, 1.1) * width;
    const y = floor + (height - floor) * (0.04 + 0.96 * depth);
    const tall = unit * (0.004 + 0.022 * depth);
    context.strokeStyle = css(faded(shifted(palette.groundNear, random() < 0.5 ? -0.04 : 0.1), 0.35));
    context.lineWidth = thick(plate, 0.001 + 0.0022 * depth);
    context.beginPath();
    for (const lean of [-0.5, 0, 0.6]) {
      context.moveTo(x + lean * tall * 0.4, y);
      context.quadraticCurveTo(
        x + lean * tall * 0.5,
        y - tall * 0.6,
        x + lean * tall,
        y - tall * between(random, 0.8, 1.2),
      );
    }
    context.stroke();
  }
}

export function paintTreeLine(plate: PlateCanvas): void {
  const { context, random, unit, floor, palette } = plate;
  const wave = ridgeLine(random, { waves: 9, detail: 3, sharp: false });
  const presence = ridgeLine(random, { waves: 2.5, detail: 1, sharp: false });
  const tint = mixed(palette.haze, palette.near, 0.85);
  const edge = (place: number) => floor - unit * Math.max(0, 0.012 + 0.05 * presence(place)) * (1 + 0.45 * wave(place));
  fillShape(context, css(tint), ...skyline(plate, edge));
}

/** Ploughed lines that meet in the distance, away from the middle. */
export function paintFurrows(plate: PlateCanvas): void {
  const { context, random, width, height, floor, unit, palette } = plate;
  const meet = width * between(random, 0.3, 0.7);
  for (let row = -26; row <= 26; row++) {
    const spread = unit * 0.16 * row;
    const tint = shifted(palette.groundNear, row % 2 === 0 ? -0.05 : 0.07);
    fillShape(
      context,
      fade(context, down(floor, height), [0, faded(tint, 0)], [0.35, faded(tint, 0.28)], [1, faded(tint, 0.42)]),
      [meet + spread * 0.12, floor],
      [meet + spread * 0.12 + unit * 0.004, floor],
      [meet + spread * 2.1 + unit * 0.1, height * 1.3],
      [meet + spread * 2.1, height * 1.3],
    );
  }
}

export function paintFence(plate: PlateCanvas): void {
  const { context, width, height, floor, unit, palette, place } = plate;
  const from = place.side > 0 ? 0 : width;
  context.lineCap = "butt";
  context.strokeStyle = context.fillStyle = css(mixed(palette.near, palette.groundFar, 0.15));
  const posts: Point[] = [];
  for (let post = 0; post < 9; post++) {
    const depth = 1 / (1 + post * 0.75);
    posts.push([from + place.side * width * (0.46 - 0.5 * depth), floor + (height - floor) * 0.62 * depth]);
  }
  for (const [at, [x, y]] of posts.entries()) {
    const size = (unit * 0.15) / (1 + at * 0.75);
    context.fillRect(x - size * 0.04, y - size, size * 0.08, size);
    const next = posts[at + 1];
    if (!next) continue;
    const beyond = (unit * 0.15) / (1 + (at + 1) * 0.75);
    context.lineWidth = thick(plate, 0.0035 / (1 + at * 0.5));
    for (const share of [0.86, 0.48]) {
      context.beginPath();
      context.moveTo(x, y - size * share);
      context.lineTo(next[0], next[1] - beyond * share);
      context.stroke();
    }
  }
}

/** Long waves of sand, lit on the sun's side and dark behind the crest. */
export function paintDunes(plate: PlateCanvas): void {
  const { context, random, height, floor, unit, palette, place } = plate;
  for (let dune = 0; dune < 4; dune++) {
    const depth = dune / 3;
    const base = floor + (height - floor) * (0.02 + 0.5 * depth);
    const line = ridgeLine(random, { waves: 1.1 + depth * 0.5, detail: 1, sharp: false });
    const edge = (at: number) => base - unit * (0.03 + 0.06 * depth) * line(at);
    const lit = mixed(palette.groundFar, palette.groundNear, 0.15 + 0.5 * depth);
    const dark: Colour = shifted(lit, -0.13);
    const [from, to]: [Point, Point] =
      place.side > 0
        ? [
            [plate.width, 0],
            [0, 0],
          ]
        : [
            [0, 0],
            [plate.width, 0],
          ];
    fillShape(context, slope(context, along(from, to), shifted(lit, 0.05), dark), ...skyline(plate, edge));
  }
}
