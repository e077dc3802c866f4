// The sea, a lake, a harbour: water under the sky's colours, a path of light, a far shore, and ground to stand on before it.
import { between } from "../../../../core/animatic/seeded-random.ts";
import { css, faded, mixed, shifted } from "../../../../core/animatic/colour/colour.ts";
import { down, fade, fillShape, slope } from "../../paint/canvas.ts";
import { fillBand, fillFloor, isDark, lit, thick, type PlateCanvas } from "../plate-canvas.ts";

export function paintSurface(plate: PlateCanvas): void {
  const { haze, near, sky } = plate.palette;
  const [zenith, middle, horizon] = sky;
  fillFloor(plate, [0, mixed(horizon, haze, 0.45)], [0.22, mixed(middle, near, 0.4)], [1, mixed(zenith, near, 0.72)]);
}

/** Flat strokes of light on the waves: everywhere a few, under the sun many. */
export function paintGlitter(plate: PlateCanvas): void {
  const { context, random, width, height, floor, unit, palette, sun } = plate;
  for (let wave = 0; wave < 300; wave++) {
    const depth = random() ** 1.8;
    const inPath = wave % 3 !== 0;
    const spread = unit * (0.05 + 0.2 * depth);
    const x = inPath ? sun[0] + (random() + random() - 1) * spread : between(random, -0.1, 1.1) * width;
    const y = floor + (height - floor) * depth * 0.72 + unit * 0.003;
    const long = unit * (0.008 + 0.05 * depth) * between(random, 0.4, 1.4);
    const tint = inPath ? palette.glow : mixed(palette.sky[2], palette.glow, random() * 0.4);
    context.fillStyle = css(faded(tint, (inPath ? 0.34 : 0.13) * (1 - 0.55 * depth)));
    context.beginPath();
    context.ellipse(x, y, long, thick(plate, 0.0007 + 0.0021 * depth), 0, 0, 7);
    context.fill();
  }
}

/** A sandy edge, with foam where the water ends. */
export function paintShore(plate: PlateCanvas): void {
  const { context, random, width, height, floor, unit, palette, place } = plate;
  const raise = between(random, 0.02, 0.05);
  const sand = mixed(palette.groundFar, lit(plate, 0.84, 0.055, 82), 0.75);
  const edge = (at: number, off: number) =>
    floor +
    height * (0.1 + off) -
    unit * raise * 2 * Math.sin(at * 2.1 + place.hue) -
    place.side * unit * 0.05 * (at - 0.5);
  for (const [off, alpha] of [
    [-0.012, 0.22],
    [-0.005, 0.4],
  ] as const) {
    fillShape(context, css(faded(palette.sky[2], alpha)), ...line(plate, (at) => edge(at, off)));
  }
  fillShape(
    context,
    slope(context, down(floor, height), shifted(sand, 0.02), mixed(sand, palette.groundNear, 0.75)),
    ...line(plate, (at) => edge(at, 0)),
  );
  for (let stone = 0; stone < 26; stone++) {
    const depth = random();
    context.fillStyle = css(faded(shifted(palette.groundNear, -0.04), 0.35));
    context.beginPath();
    context.ellipse(
      between(random, -0.1, 1.1) * width,
      floor + height * (0.16 + 0.24 * depth),
      unit * 0.012 * (0.3 + depth),
      unit * 0.004 * (0.3 + depth),
      0,
      0,
      7,
    );
    context.fill();
  }
}

/** A stone edge over the water with bollards on it. */
export function paintQuay(plate: PlateCanvas): void {
  const { context, width, height, floor, unit, palette, place } = plate;
  const top = floor + height * 0.055;
  const stone = mixed(palette.groundFar, { ...palette.groundFar, chroma: 0.015 }, 0.6);
  fillBand(
    plate,
    top,
    height,
    fade(context, down(top, height), [0, shifted(stone, 0.05)], [0.3, stone], [1, palette.groundNear]),
  );
  fillBand(plate, top, thick(plate, 0.006), css(faded(palette.glow, 0.28)));
  context.strokeStyle = css(faded(palette.groundNear, 0.5));
  context.lineWidth = thick(plate, 0.0022);
  for (let slab = -14; slab <= 14; slab++)
    strokeLine(plate, [width / 2 + slab * unit * 0.13, top], [width / 2 + slab * unit * 0.34, height * 1.2]);
  for (const depth of [0.12, 0.34, 0.7])
    strokeLine(plate, [-width, top + (height - top) * depth], [2 * width, top + (height - top) * depth]);
  for (const at of [0.5 - place.side * 0.42, 0.5 + place.side * 0.3])
    paintBollard(plate, at * width, top + unit * 0.012);
}

function paintBollard(plate: PlateCanvas, x: number, y: number): void {
  const { context, unit, palette } = plate;
  context.fillStyle = css(shifted(palette.near, 0.02));
  context.fillRect(x - unit * 0.011, y - unit * 0.05, unit * 0.022, unit * 0.05);
  context.beginPath();
  context.ellipse(x, y - unit * 0.05, unit * 0.019, unit * 0.011, 0, 0, 7);
  context.fill();
}

/** Fishing boats at rest: hull, wheelhouse, a mast with its stays, and their dark image in the water. */
export function paintBoats(plate: PlateCanvas): void {
  const { random, width, floor, unit } = plate;
  for (let boat = 0; boat < 4; boat++) {
    const size = unit * between(random, 0.09, 0.15) * (0.75 + boat * 0.12);
    const x = width * (0.06 + 0.24 * boat + 0.14 * random());
    paintBoat(plate, x, floor + unit * (0.018 + 0.02 * boat), size);
  }
}

function paintBoat(plate: PlateCanvas, x: number, y: number, size: number): void {
  const { context, palette, random } = plate;
  const facing = random() < 0.5 ? -1 : 1;
  const hull = mixed(palette.near, palette.haze, 0.28);
  const at = (dx: number, dy: number): readonly [number, number] => [x + facing * dx * size, y + dy * size];
  fillShape(context, css(faded(palette.near, 0.3)), at(-0.5, 0.02), at(0.5, 0.02), at(0.42, 0.36), at(-0.4, 0.36));
  fillShape(context, css(hull), at(-0.5, -0.16), at(0.62, -0.22), at(0.46, 0.03), at(-0.42, 0.03));
  fillShape(
    context,
    css(mixed(hull, palette.glow, 0.35)),
    at(-0.5, -0.16),
    at(0.62, -0.22),
    at(0.6, -0.18),
    at(-0.49, -0.12),
  );
  fillShape(context, css(shifted(hull, 0.05)), at(-0.32, -0.15), at(-0.02, -0.17), at(-0.04, -0.4), at(-0.28, -0.4));
  context.strokeStyle = css(hull);
  context.lineWidth = thick(plate, 0.0026);
  strokeLine(plate, at(0.14, -0.18), at(0.14, -1.15));
  context.lineWidth = thick(plate, 0.0012);
  strokeLine(plate, at(0.14, -1.12), at(0.6, -0.22));
  strokeLine(plate, at(0.14, -1.12), at(-0.46, -0.16));
  if (isDark(plate)) {
    context.fillStyle = css(palette.lamp);
    context.beginPath();
    context.arc(...at(-0.15, -0.29), size * 0.045, 0, 7);
    context.fill();
  }
}

function strokeLine(plate: PlateCanvas, from: readonly [number, number], to: readonly [number, number]): void {
  plate.context.beginPath();
  plate.context.moveTo(from[0], from[1]);
  plate.context.lineTo(to[0], to[1]);
  plate.context.stroke();
}

/** Everything under an edge; places are counted in widths. */
function line(plate: PlateCanvas, edge: (place: number) => number): readonly (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [[-plate.width, plate.height * 2]];
  for (let place = -1; place <= 2; place += 1 / 60) points.push([place * plate.width, edge(place)]);
  points.push([2 * plate.width, plate.height * 2]);
  return points;
}
