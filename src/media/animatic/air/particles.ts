// Tiles of what floats and falls through the air. A tile's edges fit one another, so that it can move for ever.
import { css, faded, type Colour } from "../../../core/animatic/colour/colour.ts";
import type { Palette } from "../../../core/animatic/colour/palette.ts";
import { between, type SeededRandom } from "../../../core/animatic/seeded-random.ts";
import { shine, type Context2D } from "../paint/canvas.ts";

export interface Tile {
  readonly context: Context2D;
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly random: SeededRandom;
  readonly palette: Palette;
  /** Where the wind comes from: -1 left, 1 right. */
  readonly side: 1 | -1;
  /** 1 before the subjects, less behind them. */
  readonly near: number;
}

interface Spread {
  readonly count: number;
  /** How far one goes, in units. */
  readonly reach: number;
  /** Where they begin, in parts of the height. */
  readonly low?: number;
}

/** Draws something at a random place, and again where it would cross the tile's edge. */
function scatter(tile: Tile, { count, reach, low = 0 }: Spread, draw: (x: number, y: number) => void): void {
  const { width, height, unit, random } = tile;
  const edge = reach * unit;
  for (let one = 0; one < count; one++) {
    const [x, y] = [random() * width, (low + random() * (1 - low)) * height];
    for (const dx of x < edge ? [0, width] : x > width - edge ? [0, -width] : [0])
      for (const dy of y < edge ? [0, height] : y > height - edge ? [0, -height] : [0]) draw(x + dx, y + dy);
  }
}

interface Dots {
  readonly count: number;
  readonly size: readonly [small: number, large: number];
  /** How far each one's shine goes, as times its size. */
  readonly soft?: number;
}

export function paintDots(tile: Tile, { count, size: [small, large], soft = 0 }: Dots, colour: Colour): void {
  const { context, unit, random } = tile;
  scatter(tile, { count, reach: large * Math.max(1, soft) }, (x, y) => {
    const radius = Math.max(0.5, unit * between(random, small, large));
    if (soft > 0) shine(context, [x, y], radius * soft, faded(colour, (colour.alpha ?? 1) * 0.55));
    context.fillStyle = css(faded(colour, (colour.alpha ?? 1) * between(random, 0.45, 1)));
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.fill();
  });
}

interface Streaks {
  readonly count: number;
  readonly length: number;
  readonly lean: number;
}

export function paintStreaks(tile: Tile, { count, length, lean }: Streaks, colour: Colour): void {
  const { context, unit, random, near } = tile;
  context.lineCap = "round";
  scatter(tile, { count, reach: length * 1.2 }, (x, y) => {
    const long = unit * length * between(random, 0.6, 1.15);
    context.strokeStyle = css(faded(colour, (colour.alpha ?? 1) * between(random, 0.35, 1)));
    context.lineWidth = Math.max(0.6, unit * 0.0022 * near);
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + lean * long, y + Math.sqrt(Math.max(0, 1 - lean * lean)) * long);
    context.stroke();
  });
}

interface Banks {
  readonly count: number;
  readonly size: number;
  readonly low?: number;
}

/** What has no outline: fog, smoke. `low`: where it begins, in parts of the height. */
export function paintBanks(tile: Tile, { count, size, low = 0 }: Banks, colour: Colour): void {
  const { context, unit, random } = tile;
  scatter(tile, { count, reach: size, low }, (x, y) => {
    const radius = unit * size * between(random, 0.6, 1);
    context.save();
    context.translate(x, y);
    context.scale(1, between(random, 0.34, 0.6));
    shine(context, [0, 0], radius, colour);
    context.restore();
  });
}

export function paintFlakes(tile: Tile, count: number, size: number, colours: readonly Colour[]): void {
  const { context, unit, random } = tile;
  scatter(tile, { count, reach: size * 2 }, (x, y) => {
    const colour = colours[Math.floor(random() * colours.length)];
    if (!colour) return;
    context.fillStyle = css(colour);
    context.beginPath();
    context.ellipse(
      x,
      y,
      unit * size * between(random, 0.7, 1.2),
      unit * size * between(random, 0.25, 0.5),
      random() * 6,
      0,
      7,
    );
    context.fill();
  });
}

export function paintRings(tile: Tile, count: number, [small, large]: readonly [number, number], colour: Colour): void {
  const { context, unit, random } = tile;
  scatter(tile, { count, reach: large * 2 }, (x, y) => {
    const radius = Math.max(0.8, unit * between(random, small, large));
    context.strokeStyle = css(colour);
    context.lineWidth = Math.max(0.5, radius * 0.16);
    context.beginPath();
    context.arc(x, y, radius, 0, 7);
    context.stroke();
    context.fillStyle = css(faded(colour, (colour.alpha ?? 1) * 0.18));
    context.fill();
  });
}

/** Beams that fall from the light's side; not moved, only stronger and weaker. */
export function paintBeams(tile: Tile, count: number, colour: Colour): void {
  const { context, width, height, unit, random, side } = tile;
  for (let beam = 0; beam < count; beam++) {
    const x = width * (0.5 + side * between(random, -0.15, 0.5));
    const wide = unit * between(random, 0.03, 0.1);
    const slant = -side * unit * between(random, 0.3, 0.5);
    const fill = context.createLinearGradient(0, 0, 0, height);
    fill.addColorStop(0, css(colour));
    fill.addColorStop(0.55, css(faded(colour, (colour.alpha ?? 1) * 0.35)));
    fill.addColorStop(0.92, css(faded(colour, 0)));
    context.fillStyle = fill;
    context.beginPath();
    context.moveTo(x, -2);
    context.lineTo(x + wide, -2);
    context.lineTo(x + wide * 2.4 + slant, height);
    context.lineTo(x - wide + slant, height);
    context.fill();
  }
}
