// Space and other worlds: stars, a planet's lit edge, dust, and bare ground with craters to stand on.
import { between } from "../../../core/animatic/chance.ts";
import { css, faded, mixed, shifted } from "../../../core/animatic/colour.ts";
import { down, fillShape, shine, slope } from "../paint/canvas.ts";
import { fillBand, type Easel } from "./easel.ts";
import { skyline } from "./paint-land.ts";
import { paintStars } from "./paint-sky.ts";
import { ridgeLine } from "../../../core/animatic/ridge-line.ts";

export function paintSpace(easel: Easel): void {
  const { brush, chance, width, height, unit, place } = easel;
  const deep = { light: 0.13, chroma: 0.035, hue: place.hue };
  fillBand(easel, -height, 3 * height, css(deep));
  brush.globalCompositeOperation = "screen";
  for (let cloud = 0; cloud < 7; cloud++) {
    const tint = { light: 0.55, chroma: 0.11, hue: place.hue + between(chance, -60, 60), alpha: 0.16 };
    shine(
      brush,
      [between(chance, 0, 1) * width, between(chance, 0, 0.6) * height],
      unit * between(chance, 0.3, 0.7),
      tint,
    );
  }
  brush.globalCompositeOperation = "source-over";
  paintStars(easel, 420);
  paintPlanet(easel);
  paintBareGround(easel);
}

/** A ball, lit from one side, with a thin glowing edge of air. */
function paintPlanet(easel: Easel): void {
  const { brush, chance, width, height, unit, place } = easel;
  const [x, y] = [width * (0.5 + place.side * 0.24), height * 0.3];
  const radius = unit * between(chance, 0.15, 0.23);
  const body = { light: 0.62, chroma: 0.09, hue: place.hue + 140 };
  shine(brush, [x, y], radius * 1.7, faded(body, 0.35));
  const ball = brush.createRadialGradient(
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
  brush.save();
  brush.beginPath();
  brush.arc(x, y, radius, 0, 7);
  brush.clip();
  brush.fillStyle = ball;
  brush.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  for (let belt = 0; belt < 9; belt++) {
    brush.fillStyle = css(faded(shifted(body, between(chance, -0.2, 0.2)), 0.16));
    brush.fillRect(x - radius, y + between(chance, -1, 1) * radius, 2 * radius, radius * between(chance, 0.04, 0.16));
  }
  brush.restore();
}

function paintBareGround(easel: Easel): void {
  const { brush, chance, width, height, floor, unit, palette, place } = easel;
  const rock = { light: 0.46, chroma: 0.025, hue: place.hue + 30 };
  const line = ridgeLine(chance, { waves: 2, detail: 4, sharp: true });
  fillShape(brush, css(mixed(rock, palette.near, 0.55)), ...skyline(easel, (at) => floor - unit * 0.045 * line(at)));
  fillBand(easel, floor + unit * 0.01, 2 * height, slope(brush, down(floor, height), rock, shifted(rock, -0.24)));
  for (let crater = 0; crater < 14; crater++) {
    const depth = chance() ** 1.4;
    const [x, y] = [between(chance, -0.1, 1.1) * width, floor + (height - floor) * (0.08 + 0.9 * depth)];
    const size = unit * (0.012 + 0.08 * depth) * between(chance, 0.5, 1.2);
    for (const [off, tint] of [
      [-0.06, faded(shifted(rock, 0.14), 0.5)],
      [0, faded(shifted(rock, -0.2), 0.6)],
    ] as const) {
      brush.fillStyle = css(tint);
      brush.beginPath();
      brush.ellipse(x, y + off * size, size, size * 0.2, 0, 0, 7);
      brush.fill();
    }
  }
}
