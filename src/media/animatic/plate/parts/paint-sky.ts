// The sky of an outdoor place: its colours, sun or moon, stars, clouds.
import { between } from "../../../../core/animatic/seeded-random.ts";
import { css, faded, mixed, shifted } from "../../../../core/animatic/colour/colour.ts";
import { down, fade, shine, type Point } from "../../paint/canvas.ts";
import { fillBand, line, oval, rect, type MovingLight, type PlateCanvas } from "../plate-canvas.ts";

/** Paints all that is above the land. */
export function paintSky(plate: PlateCanvas): void {
  const { context, height, floor, palette } = plate;
  const [zenith, middle, horizon] = palette.sky;
  const sky = fade(context, down(-height * 0.05, floor), [0, zenith], [0.55, middle], [1, horizon]);
  fillBand(plate, -height, 3 * height, sky);
  const { hour, weather } = plate.place;
  if (hour === "night") paintStars(plate, weather === "clear" ? 150 : 12);
  if (hour === "blue" && weather === "clear") paintStars(plate, 14);
  const [x, y] = plate.sun;
  if (hasDisc(plate)) paintSun(plate, { x, y });
  else shine(context, plate.sun, plate.unit * 0.8, faded(palette.glow, 0.35));
  if (hour !== "night" && hasStars(plate)) paintStars(plate, 60);
  paintClouds(plate);
  if (weather === "storm") paintStormClouds(plate);
  if (hour === "dawn" && plate.place.outside) paintMorningMist(plate);
}

/** The sun or the moon is seen, and the moon is no thing of the place besides. */
const hasDisc = ({ place: { weather, hour, details } }: PlateCanvas): boolean =>
  weather === "clear" && hour !== "blue" && (hour !== "night" || details.every(({ name }) => name !== "full_moon"));

const hasStars = ({ place: { things, hour } }: PlateCanvas): boolean => hour !== "day" && things.has("star");

/** Heaps of dark cloud that hang over all of the sky, darkest at the top. */
function paintStormClouds(plate: PlateCanvas): void {
  const { random, width, floor, unit, palette, place } = plate;
  const dark = mixed({ light: place.hour === "night" ? 0.16 : 0.36, chroma: 0.02, hue: 265 }, palette.sky[0], 0.2);
  for (let row = 0; row < 4; row++)
    for (let heap = 0; heap < 9; heap++) {
      const x = width * (-0.1 + (1.2 * (heap + between(random, 0, 1))) / 9);
      const y = floor - unit * (0.68 - row * 0.1) + unit * between(random, -0.03, 0.03);
      const size = unit * between(random, 0.09, 0.15);
      oval(plate, faded(shifted(dark, row * 0.045), 0.5), [x, y], [size * 1.7, size * 0.62]);
      oval(plate, faded(shifted(dark, row * 0.045 + 0.05), 0.25), [x - size * 0.3, y - size * 0.2], [size, size * 0.3]);
    }
}

/** What lies low over the land before the sun has warmed it. */
function paintMorningMist(plate: PlateCanvas): void {
  const { context, floor, unit } = plate;
  const mist = { light: 0.96, chroma: 0.012, hue: 240 };
  const top = floor - unit * 0.16;
  fillBand(
    plate,
    top,
    unit * 0.2,
    fade(context, down(top, top + unit * 0.2), [0, faded(mist, 0)], [0.75, faded(mist, 0.75)], [1, faded(mist, 0.5)]),
  );
}

export function paintStars(plate: PlateCanvas, count: number): void {
  const { context, random, unit, width, floor } = plate;
  for (let star = 0; star < count; star++) {
    const x = between(random, -0.1, 1.1) * width;
    const y = random() ** 1.4 * floor * 0.95;
    const size = unit * (0.0007 + 0.0019 * random() ** 4);
    context.fillStyle = `rgba(255,255,255,${(0.18 + 0.6 * random() ** 2).toFixed(3)})`;
    context.beginPath();
    context.arc(x, y, size, 0, 7);
    context.fill();
  }
}

/** Nothing about it may be taken for the moon. */
const NOON = { light: 0.985, chroma: 0.075, hue: 100 };

function paintSun(plate: PlateCanvas, sun: { x: number; y: number }): void {
  const { context, unit, palette, place } = plate;
  const night = place.hour === "night";
  const low = place.hour !== "day" && !night;
  const radius = unit * (night ? 0.038 : low ? 0.058 : 0.045);
  const disc = night || low ? palette.sun : NOON;
  context.globalCompositeOperation = "screen";
  shine(context, [sun.x, sun.y], unit * (low ? 1.1 : 0.8), faded(palette.glow, night ? 0.34 : 0.62));
  shine(context, [sun.x, sun.y], radius * (night ? 3.2 : 5), faded(disc, night ? 0.3 : 0.75));
  if (!night) shine(context, [sun.x, sun.y], radius * 2.2, faded(disc, 0.9));
  context.globalCompositeOperation = "source-over";
  context.fillStyle = css(faded(disc, 0.98));
  context.beginPath();
  context.arc(sun.x, sun.y, radius, 0, 7);
  context.fill();
  if (night) paintMoonShade(plate, sun, radius);
}

/** Seas on the moon: three soft darker spots. */
function paintMoonShade(plate: PlateCanvas, moon: { x: number; y: number }, radius: number): void {
  const { context, palette } = plate;
  context.fillStyle = css(faded(palette.haze, 0.16));
  for (const [dx, dy, size] of [
    [-0.3, -0.2, 0.34],
    [0.25, 0.1, 0.26],
    [-0.1, 0.42, 0.2],
  ] as const) {
    context.beginPath();
    context.arc(moon.x + dx * radius, moon.y + dy * radius, size * radius, 0, 7);
    context.fill();
  }
}

/** Flat banks of cloud, lit from below the horizon at either end of the day. */
function paintClouds(plate: PlateCanvas): void {
  const { random, place, palette, height, width, floor } = plate;
  const covered = place.weather !== "clear";
  const count = covered ? 11 : 3 + Math.floor(random() * 4);
  const [zenith, , horizon] = palette.sky;
  for (let bank = 0; bank < count; bank++) {
    const depth = random();
    const y = floor - height * (0.06 + 0.5 * depth);
    const lit = mixed(horizon, palette.glow, 0.5);
    const tint =
      place.hour === "night" ? mixed(zenith, horizon, 0.55) : mixed(lit, zenith, covered ? 0.55 : 0.15 + 0.3 * depth);
    const alpha = (covered ? 0.3 : 0.26) * between(random, 0.6, 1);
    paintBank(
      plate,
      { x: between(random, -0.1, 1.1) * width, y, reach: between(random, 0.25, 0.6) * plate.unit * (0.6 + depth) },
      faded(tint, alpha),
    );
  }
}

function paintBank(
  plate: PlateCanvas,
  bank: { x: number; y: number; reach: number },
  tint: Parameters<typeof css>[0],
): void {
  const { context, random } = plate;
  for (let puff = 0; puff < 6; puff++) {
    const x = bank.x + between(random, -0.7, 0.7) * bank.reach;
    const y = bank.y + between(random, -0.06, 0.06) * bank.reach;
    context.save();
    context.translate(x, y);
    context.scale(1, between(random, 0.09, 0.17));
    shine(context, [0, 0], bank.reach * between(random, 0.5, 0.9), tint);
    context.restore();
  }
}

/** A storm's lightning: the whole picture, lit for a moment. */
export const LIGHTNING: MovingLight = {
  paint: (plate) => {
    const { width, height } = plate;
    rect(plate, { light: 0.93, chroma: 0.03, hue: 260, alpha: 0.28 }, [-width, -height, width * 3, height * 3]);
    if (plate.place.outside) paintBolt(plate);
  },
  rhythm: "lightning",
  when: ({ weather }) => weather === "storm",
};

/** From the clouds to the edge of the land, away from the sun's side, with a branch. */
function paintBolt(plate: PlateCanvas): void {
  const { width, floor, unit, place } = plate;
  const x = width * (0.5 + place.side * 0.27);
  const steps = [0, 0.05, -0.02, 0.04, -0.015, 0.03];
  const dots = steps.map((dx, at): Point => [x + dx * unit, floor - unit * (0.58 - at * 0.112)]);
  const [, , fork = [x, floor - unit * 0.35]] = dots;
  const branch: readonly Point[] = [
    fork,
    [fork[0] - unit * 0.07, fork[1] + unit * 0.09],
    [fork[0] - unit * 0.05, fork[1] + unit * 0.16],
  ];
  for (const [wide, tint] of [
    [0.016, { light: 0.85, chroma: 0.08, hue: 280, alpha: 0.5 }],
    [0.006, { light: 0.99, chroma: 0.02, hue: 260 }],
  ] as const) {
    line(plate, tint, wide, ...dots);
    line(plate, tint, wide * 0.6, ...branch);
  }
}
