// Details in the sky: each is painted around its middle.
import { css, shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Pen } from "./pen.ts";

type DetailPainter = (pen: Pen) => void;

function skyBalloons(pen: Pen): void {
  for (const [x, y, s, hue] of [
    [-0.6, 0.5, 0.24, 27],
    [0.1, 0.75, 0.34, 80],
    [0.75, 0.35, 0.2, 250],
  ] as const) {
    pen.disc(pen.own(0.66, 0.16, hue), [x, y], [s, s * 1.1]);
    for (const dx of [-0.5, 0.3])
      pen.poly(
        pen.tone(0.92, 0.02, 85),
        [x + dx * s, y - s * 0.8],
        [x + dx * s, y + s * 0.7],
        [x + (dx + 0.2) * s, y + s * 0.7],
        [x + (dx + 0.2) * s, y - s * 0.8],
      );
    pen.poly(
      pen.own(0.6, 0.16, hue),
      [x - s * 0.6, y - s * 0.8],
      [x - s * 0.15, y - s * 1.35],
      [x + s * 0.15, y - s * 1.35],
      [x + s * 0.6, y - s * 0.8],
    );
    pen.box(pen.tone(0.45, 0.06, 60), [x - s * 0.16, y - s * 1.7, s * 0.32, s * 0.25]);
  }
}

/** Heaps with a flat foot. */
function whiteClouds(pen: Pen): void {
  for (const [x, y, s] of [
    [-0.7, 0.05, 0.34],
    [0.5, 0.4, 0.44],
    [1.5, -0.1, 0.3],
    [-1.9, 0.4, 0.38],
  ] as const) {
    for (const [dx, dy, r] of HEAPS)
      pen.disc(pen.own(0.9 + 0.07 * dy, 0.012, 240), [x + dx * s, y + dy * s], [r * s * 1.15, r * s * 0.8]);
  }
}

const HEAPS = [
  [-0.75, 0, 0.34],
  [0.8, 0, 0.3],
  [0, 0, 0.5],
  [-0.4, 0.3, 0.42],
  [0.42, 0.28, 0.36],
  [0.02, 0.5, 0.44],
] as const;

function birds(pen: Pen): void {
  for (let bird = 0; bird < 9; bird++) {
    const [x, y, s] = [(pen.random() - 0.5) * 2.2, (pen.random() - 0.5) * 0.8, 0.05 + pen.random() * 0.05];
    pen.rod(
      pen.own(0.2, 0.01, 250),
      0.016,
      [x - s, y + s * 0.5],
      [x - s * 0.3, y + s * 0.6],
      [x, y],
      [x + s * 0.3, y + s * 0.6],
      [x + s, y + s * 0.4],
    );
  }
}

function kites(pen: Pen): void {
  for (const [x, y, hue] of [
    [-0.7, 0.2, 27],
    [0.05, 0.45, 90],
    [0.7, 0.1, 330],
  ] as const) {
    pen.poly(pen.own(0.66, 0.17, hue), [x, y + 0.16], [x + 0.11, y], [x, y - 0.16], [x - 0.11, y]);
    pen.rod(pen.tone(0.4), 0.01, [x, y - 0.16], [x + 0.06, y - 0.3], [x - 0.03, y - 0.42], [x + 0.02, y - 0.9]);
  }
}

function fireworks(pen: Pen): void {
  for (const [x, y, r, hue] of [
    [-0.6, 0.1, 0.34, 30],
    [0.15, 0.4, 0.44, 90],
    [0.75, 0, 0.3, 330],
    [-0.15, -0.2, 0.22, 200],
  ] as const) {
    pen.shine({ light: 0.75, chroma: 0.14, hue, alpha: 0.5 }, x, y, r * 1.2);
    for (let ray = 0; ray < 18; ray++) {
      const [cos, sin] = [Math.cos(ray * 0.349), Math.sin(ray * 0.349)];
      pen.rod(
        { light: 0.82, chroma: 0.16, hue },
        0.016,
        [x + cos * r * 0.4, y + sin * r * 0.4],
        [x + cos * r, y + sin * r],
      );
    }
  }
}

function rainbow(pen: Pen): void {
  const { context } = pen.plate;
  context.lineWidth = pen.spot.size * 0.05;
  for (const [at, hue] of [25, 55, 95, 145, 235, 300].entries()) {
    context.strokeStyle = css({ light: 0.78, chroma: 0.15, hue, alpha: 0.55 });
    context.beginPath();
    context.arc(pen.spot.x, pen.spot.foot, pen.spot.size * (1.25 - at * 0.05), Math.PI, 2 * Math.PI);
    context.stroke();
  }
}

function aurora(pen: Pen): void {
  for (let band = 0; band < 60; band++) {
    const x = -1.9 + band * 0.065;
    pen.disc(
      { light: 0.78, chroma: 0.15, hue: 150 + (band % 20) * 2, alpha: 0.17 },
      [x, 0.2 * Math.sin(band * 0.22)],
      [0.07, 0.34 + 0.12 * Math.sin(band * 0.7)],
    );
  }
}

const planet =
  (ringed: boolean, hue: number): DetailPainter =>
  (pen) => {
    const ball = pen.spot.said ?? { light: 0.72, chroma: 0.09, hue };
    pen.disc(ball, [0, 0], 0.5);
    for (const [y, w] of [
      [0.2, 0.44],
      [-0.1, 0.48],
      [-0.3, 0.38],
    ] as const)
      pen.disc({ ...shifted(ball, -0.07), alpha: 0.6 }, [0, y], [w, 0.05]);
    pen.disc({ light: 0.14, chroma: 0.03, hue: 265, alpha: 0.4 }, [-pen.plate.place.side * 0.16, -0.06], [0.42, 0.46]);
    if (!ringed) return;
    pen.rod(
      { light: 0.84, chroma: 0.05, hue: 75, alpha: 0.9 },
      0.05,
      [-0.95, -0.2],
      [-0.4, -0.18],
      [0.4, 0.08],
      [0.95, 0.26],
    );
    pen.rod(
      { light: 0.7, chroma: 0.05, hue: 75, alpha: 0.7 },
      0.03,
      [-0.85, -0.26],
      [-0.3, -0.22],
      [0.45, 0.02],
      [0.9, 0.18],
    );
  };

function earth(pen: Pen): void {
  pen.shine({ light: 0.7, chroma: 0.1, hue: 240, alpha: 0.5 }, 0, 0, 0.9);
  pen.disc({ light: 0.58, chroma: 0.13, hue: 245 }, [0, 0], 0.42);
  for (const [x, y, w, h] of [
    [-0.12, 0.14, 0.16, 0.1],
    [0.1, -0.08, 0.12, 0.16],
    [-0.2, -0.16, 0.09, 0.08],
  ] as const)
    pen.disc({ light: 0.6, chroma: 0.1, hue: 140 }, [x, y], [w, h]);
  for (const [x, y, w] of [
    [0, 0.3, 0.2],
    [-0.15, 0, 0.2],
    [0.15, 0.12, 0.16],
    [0.02, -0.3, 0.2],
  ] as const)
    pen.disc({ light: 0.97, chroma: 0.01, hue: 230, alpha: 0.75 }, [x, y], [w, 0.035]);
}

function fullMoon(pen: Pen): void {
  const disc = { light: 0.95, chroma: 0.03, hue: 95 };
  pen.shine({ ...disc, alpha: 0.45 }, 0, 0, 1.1);
  pen.disc(disc, [0, 0], 0.36);
  for (const [x, y, r] of [
    [-0.12, 0.08, 0.11],
    [0.1, 0.14, 0.07],
    [0.06, -0.12, 0.12],
  ] as const)
    pen.disc({ ...shifted(disc, -0.09), alpha: 0.8 }, [x, y], r);
}

function moons(pen: Pen): void {
  for (const [x, y, r, hue] of [
    [-0.3, 0.1, 0.22, 60],
    [0.35, 0.25, 0.12, 250],
  ] as const) {
    pen.shine({ light: 0.8, chroma: 0.05, hue, alpha: 0.4 }, x, y, r * 2.2);
    pen.disc({ light: 0.9, chroma: 0.04, hue }, [x, y], r);
    pen.disc({ light: 0.78, chroma: 0.04, hue }, [x - r * 0.3, y + r * 0.2], r * 0.25);
  }
}

function airship(pen: Pen): void {
  pen.disc(pen.own(0.72, 0.03, 85), [0, 0], [0.8, 0.24]);
  pen.poly(pen.own(0.6, 0.05, 40), [-0.8, 0], [-0.98, 0.22], [-0.66, 0.12]);
  pen.poly(pen.own(0.6, 0.05, 40), [-0.8, 0], [-0.98, -0.22], [-0.66, -0.12]);
  pen.box(pen.tone(0.36, 0.04, 50), [-0.2, -0.34, 0.42, 0.1]);
}

export const SKY_DETAILS = {
  ...{ birds, kites, fireworks, rainbow, aurora, moons, earth, airship },
  ...{ white_clouds: whiteClouds, full_moon: fullMoon },
  hot_air_balloons: skyBalloons,
  ringed_planet: planet(true, 70),
  big_planet: planet(false, 40),
} as const satisfies Readonly<Record<string, DetailPainter>>;
