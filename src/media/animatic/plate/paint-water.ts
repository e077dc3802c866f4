// The sea, a lake, a harbour: water under the sky's colours, a path of light, a far shore, and ground to stand on before it.
import { between } from "../../../core/animatic/chance.ts";
import { css, faded, mixed, shifted } from "../../../core/animatic/colour.ts";
import { down, fade, fillShape, slope } from "../paint/canvas.ts";
import { fillBand, fillFloor, thick, type Easel } from "./easel.ts";
import { paintQuayLamps } from "./paint-lamps.ts";
import { paintRidges } from "./paint-land.ts";

const STONE = /harbou?r|port|pier|dock|quay|wharf|jetty|platform|promenade|wall|bridge|stone/i;
const LAMPS = /lamp|platform|promenade|lantern/i;
const HARBOUR = /harbou?r|port|pier|dock|quay|boat|marina|wharf|ferry|jetty/i;

/** `words`: the location's own, which tell a harbour or a promenade from a shore. */
export function paintWater(easel: Easel, sun: { readonly x: number }, words: string): void {
  const water = { ...easel, floor: easel.floor - easel.height * 0.06 };
  paintRidges(water, { count: 2, rise: 0.05, swing: 0.035, waves: 1.6, detail: 3, sharp: false, depth: 0.55 });
  paintSurface(water);
  paintGlitter(water, sun);
  if (HARBOUR.test(words)) paintBoats(water);
  if (STONE.test(words)) paintQuay(easel);
  else paintShore(easel);
  if (LAMPS.test(words)) paintQuayLamps(easel);
}

function paintSurface(easel: Easel): void {
  const { haze, near, sky } = easel.palette;
  const [zenith, middle, horizon] = sky;
  fillFloor(easel, [0, mixed(horizon, haze, 0.45)], [0.22, mixed(middle, near, 0.4)], [1, mixed(zenith, near, 0.72)]);
}

/** Flat strokes of light on the waves: everywhere a few, under the sun many. */
function paintGlitter(easel: Easel, sun: { readonly x: number }): void {
  const { brush, chance, width, height, floor, unit, palette } = easel;
  for (let wave = 0; wave < 420; wave++) {
    const depth = chance() ** 1.8;
    const inPath = wave % 3 !== 0;
    const spread = unit * (0.05 + 0.2 * depth);
    const x = inPath ? sun.x + (chance() + chance() - 1) * spread : between(chance, -0.1, 1.1) * width;
    const y = floor + (height - floor) * depth * 0.72 + unit * 0.003;
    const long = unit * (0.008 + 0.05 * depth) * between(chance, 0.4, 1.4);
    const tint = inPath ? palette.glow : mixed(palette.sky[2], palette.glow, chance() * 0.4);
    brush.fillStyle = css(faded(tint, (inPath ? 0.34 : 0.13) * (1 - 0.55 * depth)));
    brush.beginPath();
    brush.ellipse(x, y, long, thick(easel, 0.0007 + 0.0021 * depth), 0, 0, 7);
    brush.fill();
  }
}

/** A sandy edge, with foam where the water ends. */
function paintShore(easel: Easel): void {
  const { brush, chance, width, height, floor, unit, palette, place } = easel;
  const lift = between(chance, 0.02, 0.05);
  const sand = mixed(palette.groundFar, { light: palette.groundFar.light + 0.06, chroma: 0.045, hue: 75 }, 0.65);
  const edge = (at: number, off: number) =>
    floor +
    height * (0.1 + off) -
    unit * lift * 2 * Math.sin(at * 2.1 + place.hue) -
    place.side * unit * 0.05 * (at - 0.5);
  for (const [off, alpha] of [
    [-0.012, 0.22],
    [-0.005, 0.4],
  ] as const) {
    fillShape(brush, css(faded(palette.sky[2], alpha)), ...line(easel, (at) => edge(at, off)));
  }
  fillShape(
    brush,
    slope(brush, down(floor, height), shifted(sand, 0.02), mixed(sand, palette.groundNear, 0.75)),
    ...line(easel, (at) => edge(at, 0)),
  );
  for (let stone = 0; stone < 26; stone++) {
    const depth = chance();
    brush.fillStyle = css(faded(shifted(palette.groundNear, -0.04), 0.35));
    brush.beginPath();
    brush.ellipse(
      between(chance, -0.1, 1.1) * width,
      floor + height * (0.16 + 0.24 * depth),
      unit * 0.012 * (0.3 + depth),
      unit * 0.004 * (0.3 + depth),
      0,
      0,
      7,
    );
    brush.fill();
  }
}

/** A stone edge over the water with bollards on it. */
function paintQuay(easel: Easel): void {
  const { brush, width, height, floor, unit, palette, place } = easel;
  const top = floor + height * 0.055;
  const stone = mixed(palette.groundFar, { ...palette.groundFar, chroma: 0.015 }, 0.6);
  fillBand(
    easel,
    top,
    height,
    fade(brush, down(top, height), [0, shifted(stone, 0.05)], [0.3, stone], [1, palette.groundNear]),
  );
  fillBand(easel, top, thick(easel, 0.006), css(faded(palette.glow, 0.28)));
  brush.strokeStyle = css(faded(palette.groundNear, 0.5));
  brush.lineWidth = thick(easel, 0.0022);
  for (let slab = -14; slab <= 14; slab++)
    strokeLine(easel, [width / 2 + slab * unit * 0.13, top], [width / 2 + slab * unit * 0.34, height * 1.2]);
  for (const depth of [0.12, 0.34, 0.7])
    strokeLine(easel, [-width, top + (height - top) * depth], [2 * width, top + (height - top) * depth]);
  for (const at of [0.5 - place.side * 0.42, 0.5 + place.side * 0.3])
    paintBollard(easel, at * width, top + unit * 0.012);
}

function paintBollard(easel: Easel, x: number, y: number): void {
  const { brush, unit, palette } = easel;
  brush.fillStyle = css(shifted(palette.near, 0.02));
  brush.fillRect(x - unit * 0.011, y - unit * 0.05, unit * 0.022, unit * 0.05);
  brush.beginPath();
  brush.ellipse(x, y - unit * 0.05, unit * 0.019, unit * 0.011, 0, 0, 7);
  brush.fill();
}

/** Fishing boats at rest: hull, wheelhouse, a mast with its stays, and their dark image in the water. */
function paintBoats(easel: Easel): void {
  const { chance, width, floor, unit } = easel;
  for (let boat = 0; boat < 4; boat++) {
    const size = unit * between(chance, 0.09, 0.15) * (0.75 + boat * 0.12);
    const x = width * (0.06 + 0.24 * boat + 0.14 * chance());
    paintBoat(easel, x, floor + unit * (0.018 + 0.02 * boat), size);
  }
}

function paintBoat(easel: Easel, x: number, y: number, size: number): void {
  const { brush, palette, chance } = easel;
  const facing = chance() < 0.5 ? -1 : 1;
  const hull = mixed(palette.near, palette.haze, 0.28);
  const at = (dx: number, dy: number): readonly [number, number] => [x + facing * dx * size, y + dy * size];
  fillShape(brush, css(faded(palette.near, 0.3)), at(-0.5, 0.02), at(0.5, 0.02), at(0.42, 0.36), at(-0.4, 0.36));
  fillShape(brush, css(hull), at(-0.5, -0.16), at(0.62, -0.22), at(0.46, 0.03), at(-0.42, 0.03));
  fillShape(
    brush,
    css(mixed(hull, palette.glow, 0.35)),
    at(-0.5, -0.16),
    at(0.62, -0.22),
    at(0.6, -0.18),
    at(-0.49, -0.12),
  );
  fillShape(brush, css(shifted(hull, 0.05)), at(-0.32, -0.15), at(-0.02, -0.17), at(-0.04, -0.4), at(-0.28, -0.4));
  brush.strokeStyle = css(hull);
  brush.lineWidth = thick(easel, 0.0026);
  strokeLine(easel, at(0.14, -0.18), at(0.14, -1.15));
  brush.lineWidth = thick(easel, 0.0012);
  strokeLine(easel, at(0.14, -1.12), at(0.6, -0.22));
  strokeLine(easel, at(0.14, -1.12), at(-0.46, -0.16));
  if (easel.place.hour === "night" || easel.place.hour === "dusk") {
    brush.fillStyle = css(palette.lamp);
    brush.beginPath();
    brush.arc(...at(-0.15, -0.29), size * 0.045, 0, 7);
    brush.fill();
  }
}

function strokeLine(easel: Easel, from: readonly [number, number], to: readonly [number, number]): void {
  easel.brush.beginPath();
  easel.brush.moveTo(from[0], from[1]);
  easel.brush.lineTo(to[0], to[1]);
  easel.brush.stroke();
}

/** Everything under an edge; places are counted in widths. */
function line(easel: Easel, edge: (place: number) => number): readonly (readonly [number, number])[] {
  const points: (readonly [number, number])[] = [[-easel.width, easel.height * 2]];
  for (let place = -1; place <= 2; place += 1 / 60) points.push([place * easel.width, edge(place)]);
  points.push([2 * easel.width, easel.height * 2]);
  return points;
}
