// The sky of an outdoor place: its colours, sun or moon, stars, clouds.
import { between } from "../../../core/animatic/chance.ts";
import { css, faded, mixed } from "../../../core/animatic/colour.ts";
import { down, fade, shine } from "../paint/canvas.ts";
import { fillBand, type Easel } from "./easel.ts";

/** Paints all that is above the land, and returns where the sun or moon stands. */
export function paintSky(easel: Easel): { readonly x: number; readonly y: number } {
  const { brush, height, floor, palette } = easel;
  const [zenith, middle, horizon] = palette.sky;
  const sky = fade(brush, down(-height * 0.05, floor), [0, zenith], [0.55, middle], [1, horizon]);
  fillBand(easel, -height, 3 * height, sky);
  if (easel.place.hour === "night") paintStars(easel, easel.place.weather === "clear" ? 150 : 12);
  const sun = sunPlace(easel);
  if (easel.place.weather === "clear") paintSun(easel, sun);
  else shine(brush, [sun.x, sun.y], easel.unit * 0.8, faded(palette.glow, 0.35));
  paintClouds(easel);
  return sun;
}

export function paintStars(easel: Easel, count: number): void {
  const { brush, chance, unit, width, floor } = easel;
  for (let star = 0; star < count; star++) {
    const x = between(chance, -0.1, 1.1) * width;
    const y = chance() ** 1.4 * floor * 0.95;
    const size = unit * (0.0007 + 0.0019 * chance() ** 4);
    brush.fillStyle = `rgba(255,255,255,${(0.18 + 0.6 * chance() ** 2).toFixed(3)})`;
    brush.beginPath();
    brush.arc(x, y, size, 0, 7);
    brush.fill();
  }
}

function sunPlace(easel: Easel): { x: number; y: number } {
  const { width, height, floor, chance, place } = easel;
  const x = width * (0.5 + place.side * between(chance, 0.16, 0.3));
  const rise = { day: 0.42, dawn: 0.1, dusk: 0.07, night: 0.4 }[place.hour];
  return { x, y: floor - height * rise };
}

function paintSun(easel: Easel, sun: { x: number; y: number }): void {
  const { brush, unit, palette, place } = easel;
  const night = place.hour === "night";
  const low = place.hour === "dusk" || place.hour === "dawn";
  const radius = unit * (night ? 0.038 : low ? 0.058 : 0.04);
  brush.globalCompositeOperation = "screen";
  shine(brush, [sun.x, sun.y], unit * (low ? 1.1 : 0.8), faded(palette.glow, night ? 0.34 : 0.62));
  shine(brush, [sun.x, sun.y], radius * 3.2, faded(palette.sun, night ? 0.3 : 0.6));
  brush.globalCompositeOperation = "source-over";
  brush.fillStyle = css(faded(palette.sun, 0.96));
  brush.beginPath();
  brush.arc(sun.x, sun.y, radius, 0, 7);
  brush.fill();
  if (night) paintMoonShade(easel, sun, radius);
}

/** Seas on the moon: three soft darker spots. */
function paintMoonShade(easel: Easel, moon: { x: number; y: number }, radius: number): void {
  const { brush, palette } = easel;
  brush.fillStyle = css(faded(palette.haze, 0.16));
  for (const [dx, dy, size] of [
    [-0.3, -0.2, 0.34],
    [0.25, 0.1, 0.26],
    [-0.1, 0.42, 0.2],
  ] as const) {
    brush.beginPath();
    brush.arc(moon.x + dx * radius, moon.y + dy * radius, size * radius, 0, 7);
    brush.fill();
  }
}

/** Flat banks of cloud, lit from below the horizon at either end of the day. */
function paintClouds(easel: Easel): void {
  const { chance, place, palette, height, width, floor } = easel;
  const covered = place.weather !== "clear";
  const count = covered ? 11 : 3 + Math.floor(chance() * 4);
  const [zenith, , horizon] = palette.sky;
  for (let bank = 0; bank < count; bank++) {
    const depth = chance();
    const y = floor - height * (0.06 + 0.5 * depth);
    const lit = mixed(horizon, palette.glow, 0.5);
    const tint =
      place.hour === "night" ? mixed(zenith, horizon, 0.55) : mixed(lit, zenith, covered ? 0.55 : 0.15 + 0.3 * depth);
    const alpha = (covered ? 0.3 : 0.26) * between(chance, 0.6, 1);
    paintBank(
      easel,
      { x: between(chance, -0.1, 1.1) * width, y, reach: between(chance, 0.25, 0.6) * easel.unit * (0.6 + depth) },
      faded(tint, alpha),
    );
  }
}

function paintBank(easel: Easel, bank: { x: number; y: number; reach: number }, tint: Parameters<typeof css>[0]): void {
  const { brush, chance } = easel;
  for (let puff = 0; puff < 6; puff++) {
    const x = bank.x + between(chance, -0.7, 0.7) * bank.reach;
    const y = bank.y + between(chance, -0.06, 0.06) * bank.reach;
    brush.save();
    brush.translate(x, y);
    brush.scale(1, between(chance, 0.09, 0.17));
    shine(brush, [0, 0], bank.reach * between(chance, 0.5, 0.9), tint);
    brush.restore();
  }
}
