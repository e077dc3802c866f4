// Space and planets: stars, a planet's lit edge, dust, and bare ground with craters to stand on.
import { between, ridgeLine } from "../../../core/animatic/seeded-random.ts";
import { css, faded, mixed, shifted } from "../../../core/animatic/colour.ts";
import { down, fillShape, shine, slope } from "../paint/canvas.ts";
import { fillBand, type PlateCanvas } from "./plate-canvas.ts";
import { skyline } from "./paint-land.ts";
import { paintStars } from "./paint-sky.ts";

export function paintSpace(plate: PlateCanvas): void {
  const { context, random, width, height, unit, place } = plate;
  const deep = { light: 0.13, chroma: 0.035, hue: place.hue };
  fillBand(plate, -height, 3 * height, css(deep));
  context.globalCompositeOperation = "screen";
  for (let cloud = 0; cloud < 7; cloud++) {
    const tint = { light: 0.55, chroma: 0.11, hue: place.hue + between(random, -60, 60), alpha: 0.16 };
    shine(
      context,
      [between(random, 0, 1) * width, between(random, 0, 0.6) * height],
      unit * between(random, 0.3, 0.7),
      tint,
    );
  }
  context.globalCompositeOperation = "source-over";
  paintStars(plate, 420);
  paintPlanet(plate);
  paintBareGround(plate);
}

/** A ball, lit from one side, with a thin glowing edge of air. */
function paintPlanet(plate: PlateCanvas): void {
  const { context, random, width, height, unit, place } = plate;
  const [x, y] = [width * (0.5 + place.side * 0.24), height * 0.3];
  const radius = unit * between(random, 0.15, 0.23);
  const body = { light: 0.62, chroma: 0.09, hue: place.hue + 140 };
  shine(context, [x, y], radius * 1.7, faded(body, 0.35));
  const ball = context.createRadialGradient(
    x + place.side * radius * 0.5,
    y - radius * 0.4,
    radius * 0.1,
    x,
    y,
    radius * 1.05,
  );
  ball.addColorStop(0, css({ ...body, light: 0.86 }));
  ball.addColorStop(0.5, css(body));
  ball.addColorStop(1, css({ ...body, light: 0.16, chroma: 0.05 }));
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.clip();
  context.fillStyle = ball;
  context.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  for (let belt = 0; belt < 9; belt++) {
    context.fillStyle = css(faded(shifted(body, between(random, -0.2, 0.2)), 0.16));
    context.fillRect(x - radius, y + between(random, -1, 1) * radius, 2 * radius, radius * between(random, 0.04, 0.16));
  }
  context.restore();
}

function paintBareGround(plate: PlateCanvas): void {
  const { context, random, width, height, floor, unit, palette, place } = plate;
  const rock = { light: 0.46, chroma: 0.025, hue: place.hue + 30 };
  const line = ridgeLine(random, { waves: 2, detail: 4, sharp: true });
  fillShape(context, css(mixed(rock, palette.near, 0.55)), ...skyline(plate, (at) => floor - unit * 0.045 * line(at)));
  fillBand(plate, floor + unit * 0.01, 2 * height, slope(context, down(floor, height), rock, shifted(rock, -0.24)));
  for (let crater = 0; crater < 14; crater++) {
    const depth = random() ** 1.4;
    const [x, y] = [between(random, -0.1, 1.1) * width, floor + (height - floor) * (0.08 + 0.9 * depth)];
    const size = unit * (0.012 + 0.08 * depth) * between(random, 0.5, 1.2);
    for (const [off, tint] of [
      [-0.06, faded(shifted(rock, 0.14), 0.5)],
      [0, faded(shifted(rock, -0.2), 0.6)],
    ] as const) {
      context.fillStyle = css(tint);
      context.beginPath();
      context.ellipse(x, y + off * size, size, size * 0.2, 0, 0, 7);
      context.fill();
    }
  }
}
