// Walls of further shops that are told by what hangs or stands there: phones, bicycles, cheese, ices, drinks, polish, drawings for the skin, packets.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, type Space, type Spot } from "../../parts/space.ts";

export type FurtherTrade = "phones" | "bikes" | "cheeses" | "ices" | "fridges" | "polish" | "flash" | "goods";

export function isFurther(trade: string): trade is FurtherTrade {
  return Object.hasOwn(WALLS, trade);
}

export function paintFurtherTrade(space: Space, trade: FurtherTrade): void {
  WALLS[trade](space);
}

/** Boards along the wall with things in a row on each. */
function boards(
  space: Space,
  heights: readonly number[],
  thing: (at: Spot, count: number) => void,
  step: number,
): void {
  const wood = space.plate.palette.wood;
  for (const x of [-2.75, 0.7]) {
    slab(space, shifted(wood, -0.06), [x - 0.1, 0, 5.5], [2.3, 2.45]);
    for (const [line, y] of heights.entries()) {
      slab(space, shifted(wood, 0.08), [x - 0.1, y - 0.06, 5.48], [2.3, 0.06]);
      row(x + step * 0.4, step, Math.floor(2.1 / step), (at, one) => thing([at, y, 5.45], one + line * 3));
    }
  }
}

const WALLS: Readonly<Record<FurtherTrade, (space: Space) => void>> = {
  phones: (space) => {
    slab(space, lightOf(0.95, 0.01, 220), [-2.85, 0, 5.55], [5.7, 2.6]);
    for (const y of [0.95, 1.5, 2.05])
      row(-2.7, 0.42, 14, (x, at) => {
        slab(space, lightOf(0.14, 0.01, 250), [x, y, 5.5], [0.24, 0.44]);
        slab(space, lightOf(0.72, 0.13, (at * 67 + y * 100) % 360), [x + 0.025, y + 0.04, 5.49], [0.19, 0.36]);
        for (const dx of [0.06, 0.13]) slab(space, lightOf(0.95, 0.02, 220), [x + dx, y + 0.3, 5.48], [0.04, 0.04]);
        disc(space, lightOf(0.9, 0.01, 220), [x + 0.12, y + 0.02, 5.48], 0.014);
      });
    glassCounter(space, (x, y) => slab(space, lightOf(0.14, 0.01, 250), [x, y, 4.52], [0.14, 0.27]), 0.28);
  },
  bikes: (space) => {
    slab(space, tone(space, 0.7, 0.03, 80), [-2.85, 0, 5.55], [5.7, 2.6]);
    for (const [x, y, hue] of [
      [-2, 1.35, 27],
      [0.1, 1.5, 250],
      [2, 1.3, 145],
    ] as const)
      bicycle(space, [x, y, 5.4], hue);
    for (const [x, hue] of [
      [-1.7, 95],
      [1.5, 27],
    ] as const)
      bicycle(space, [x, 0.36, 4.6], hue);
    for (const x of [-2.6, 0.9, 2.6])
      ring(space, [lightOf(0.16, 0.01, 250), tone(space, 0.7, 0.03, 80)], [x, 2.25, 5.5], 0.3);
  },
  cheeses: (space) => {
    boards(
      space,
      [0.2, 0.8, 1.4, 2],
      ([x, y, z], at) => {
        const rind = tone(space, 0.74, 0.13, [85, 70, 90][at % 3] ?? 85);
        slab(space, shifted(rind, -0.08), [x - 0.2, y, z], [0.4, 0.22]);
        disc(space, rind, [x, y + 0.22, z - 0.01], [0.2, 0.06]);
        if (at % 3) return;
        face(
          space,
          tone(space, 0.9, 0.1, 95),
          [x - 0.02, y, z - 0.02],
          [x + 0.2, y, z - 0.02],
          [x + 0.2, y + 0.22, z - 0.02],
          [x - 0.02, y + 0.22, z - 0.02],
        );
        for (const [dx, dy] of [
          [0.05, 0.07],
          [0.13, 0.14],
        ] as const)
          disc(space, tone(space, 0.7, 0.12, 85), [x + dx, y + dy, z - 0.03], 0.03);
      },
      0.5,
    );
    glassCounter(
      space,
      (x, y) => {
        const cheese = tone(space, 0.84, 0.13, 92);
        face(space, cheese, [x, y, 4.52], [x + 0.42, y, 4.52], [x + 0.42, y + 0.28, 4.52]);
        for (const [dx, dy] of [
          [0.24, 0.06],
          [0.35, 0.15],
        ] as const)
          disc(space, shifted(cheese, -0.14), [x + dx, y + dy, 4.51], 0.035);
      },
      0.6,
    );
  },
  ices: (space) => {
    slab(space, lightOf(0.92, 0.05, 350), [-2.85, 0, 5.55], [5.7, 2.75]);
    row(-2.85, 0.6, 10, (x) => slab(space, lightOf(0.96, 0.02, 95), [x, 0, 5.54], [0.3, 2.75]));
    for (const x of [-2, 2]) hugeCone(space, [x, 1.1, 5.4]);
    glassCounter(
      space,
      (x, y, at) => {
        const hue = [350, 90, 60, 150, 20, 300][at % 6] ?? 350;
        slab(space, lightOf(0.75, 0.01, 230), [x, y, 4.52], [0.42, 0.12]);
        for (const dx of [0.1, 0.22, 0.33])
          disc(space, lightOf(0.84, 0.11, hue), [x + dx, y + 0.16, 4.51], [0.11, 0.12]);
      },
      0.5,
    );
  },
  fridges: (space) => {
    row(-2.9, 0.98, 6, (x, at) => {
      slab(space, lightOf(0.24, 0.02, 250), [x, 0, 5.5], [0.95, 2.4]);
      slab(space, lightOf(0.93, 0.02, 215), [x + 0.06, 0.15, 5.49], [0.83, 2]);
      for (const y of [0.2, 0.7, 1.2, 1.7]) {
        row(x + 0.12, 0.15, 5, (bottle, one) => {
          const hue = [27, 140, 60, 250, 95][(one + at + Math.round(y * 2)) % 5] ?? 27;
          slab(space, lightOf(0.6, 0.18, hue), [bottle, y, 5.48], [0.1, 0.27]);
          slab(space, lightOf(0.6, 0.18, hue), [bottle + 0.03, y + 0.27, 5.48], [0.04, 0.1]);
        });
        slab(space, lightOf(0.7, 0.01, 230), [x + 0.06, y - 0.04, 5.475], [0.83, 0.03]);
      }
      rod(space, lightOf(0.75, 0.01, 230), 0.04, [x + 0.86, 0.9, 5.46], [x + 0.86, 1.5, 5.46]);
      shineAt(space, [x + 0.48, 1.2, 5.45], 0.9, lightOf(0.85, 0.04, 215, 0.22));
    });
  },
  polish: (space) => {
    slab(space, tone(space, 0.86, 0.06, 355), [-2.85, 0, 5.55], [5.7, 2.7]);
    for (const y of [0.8, 1.25, 1.7, 2.15]) {
      slab(space, lightOf(0.97, 0.005, 90), [-2.7, y - 0.05, 5.5], [2.5, 0.05]);
      row(-2.62, 0.185, 13, (x, at) => {
        slab(space, tone(space, 0.6, 0.19, (at * 23 + y * 110 + 330) % 360), [x, y, 5.48], [0.12, 0.15]);
        slab(space, lightOf(0.14, 0.01, 250), [x + 0.035, y + 0.15, 5.48], [0.05, 0.14]);
      });
    }
    disc(space, lightOf(0.84, 0.09, 80), [1.5, 1.65, 5.5], [0.78, 0.9]);
    disc(space, tone(space, 0.86, 0.02, 220), [1.5, 1.65, 5.49], [0.68, 0.8]);
    const way = space.plate.place.side;
    block(space, { at: [way * 1.5 - 0.7, 0.68, 4.4], size: [1.4, 0.06, 0.5] }, lightOf(0.97, 0.005, 90));
    for (const dx of [-0.6, 0.6])
      rod(space, tone(space, 0.75, 0.01, 230), 0.05, [way * 1.5 + dx, 0, 4.45], [way * 1.5 + dx, 0.68, 4.45]);
    rod(
      space,
      lightOf(0.95, 0.01, 90),
      0.04,
      [way * 1.5 + 0.5, 0.74, 4.45],
      [way * 1.5 + 0.5, 1.15, 4.45],
      [way * 1.5 + 0.15, 1.2, 4.45],
    );
    row(way * 1.5 - 0.5, 0.15, 4, (x, at) =>
      slab(space, tone(space, 0.6, 0.2, 350 + at * 40), [x, 0.74, 4.42], [0.09, 0.14]),
    );
  },
  flash: (space) => {
    slab(space, tone(space, 0.3, 0.02, 30), [-2.85, 0, 5.55], [5.7, 2.75]);
    for (const y of [0.95, 1.75])
      row(-2.65, 0.78, 7, (x, at) => {
        slab(space, tone(space, 0.93, 0.03, 85), [x, y, 5.5], [0.6, 0.7]);
        drawing(space, [x + 0.3, y + 0.35, 5.48], (at + Math.round(y)) % 4);
      });
    const x = space.plate.place.side * 1.5;
    face(
      space,
      lightOf(0.14, 0.01, 250),
      [x - 0.9, 0.5, 4.5],
      [x + 0.5, 0.5, 4.5],
      [x + 1, 1.15, 4.5],
      [x + 0.85, 1.25, 4.5],
      [x + 0.4, 0.68, 4.5],
      [x - 0.9, 0.66, 4.5],
    );
    rod(space, tone(space, 0.6, 0.01, 240), 0.1, [x - 0.1, 0, 4.5], [x - 0.1, 0.5, 4.5]);
    rod(space, tone(space, 0.6, 0.01, 240), 0.04, [x - 0.9, 0, 4.6], [x - 0.9, 1.9, 4.6], [x - 0.4, 2.05, 4.6]);
    disc(space, lightOf(0.97, 0.03, 95), [x - 0.35, 1.98, 4.6], [0.16, 0.1]);
    shineAt(space, [x - 0.3, 1.5, 4.5], 1, lightOf(0.9, 0.04, 90, 0.4));
  },
  goods: (space) =>
    boards(
      space,
      [0.15, 0.72, 1.29, 1.86],
      ([x, y, z], at) => {
        const paint = tone(space, 0.62, 0.16, (at * 73 + y * 90 + space.plate.place.hue) % 360);
        if (at % 3 === 0) {
          slab(space, paint, [x - 0.11, y, z], [0.22, 0.4]);
          slab(space, tone(space, 0.95, 0.01, 90), [x - 0.08, y + 0.18, z - 0.01], [0.16, 0.12]);
        } else if (at % 3 === 1)
          for (const dy of [0, 0.21]) {
            slab(space, paint, [x - 0.1, y + dy, z], [0.2, 0.2]);
            slab(space, tone(space, 0.8, 0.01, 230), [x - 0.1, y + dy + 0.18, z - 0.01], [0.2, 0.03]);
          }
        else {
          slab(space, paint, [x - 0.07, y, z], [0.14, 0.3]);
          slab(space, paint, [x - 0.03, y + 0.3, z], [0.06, 0.14]);
        }
      },
      0.27,
    ),
};

/** A long counter of glass; what lies in it stands in a row. */
function glassCounter(space: Space, thing: (x: number, y: number, at: number) => void, step: number): void {
  block(space, { at: [-2.85, 0, 4.6], size: [5.7, 0.5, 0.6] }, tone(space, 0.8, 0.015, 80));
  row(-2.7, step, Math.floor(5.5 / step), (x, at) => thing(x, 0.52, at));
  slab(space, lightOf(0.93, 0.02, 215, 0.25), [-2.85, 0.5, 4.5], [5.7, 0.48]);
  rod(space, lightOf(0.85, 0.01, 230), 0.04, [-2.85, 0.98, 4.5], [2.85, 0.98, 4.5]);
}

function bicycle(space: Space, [x, y, z]: Spot, hue: number): void {
  const black = lightOf(0.14, 0.01, 250);
  const circle = (cx: number): Spot[] =>
    Array.from({ length: 25 }, (_, at) => [
      cx + Math.cos((at * Math.PI) / 12) * 0.34,
      y + Math.sin((at * Math.PI) / 12) * 0.34,
      z,
    ]);
  for (const dx of [-0.52, 0.52]) {
    rod(space, black, 0.06, ...circle(x + dx));
    for (const turn of [0, 1.05, 2.1])
      rod(
        space,
        lightOf(0.75, 0.01, 230),
        0.012,
        [x + dx - Math.cos(turn) * 0.32, y - Math.sin(turn) * 0.32, z],
        [x + dx + Math.cos(turn) * 0.32, y + Math.sin(turn) * 0.32, z],
      );
  }
  const frame = tone(space, 0.58, 0.19, hue);
  rod(
    space,
    frame,
    0.06,
    [x - 0.52, y, z],
    [x - 0.18, y + 0.48, z],
    [x + 0.38, y + 0.5, z],
    [x - 0.02, y, z],
    [x - 0.52, y, z],
  );
  rod(space, frame, 0.06, [x - 0.02, y, z], [x - 0.2, y + 0.6, z]);
  rod(space, frame, 0.06, [x + 0.52, y, z], [x + 0.36, y + 0.66, z]);
  rod(space, black, 0.08, [x - 0.32, y + 0.62, z], [x - 0.1, y + 0.62, z]);
  rod(space, black, 0.05, [x + 0.24, y + 0.68, z], [x + 0.5, y + 0.7, z]);
}

function hugeCone(space: Space, [x, y, z]: Spot): void {
  face(space, tone(space, 0.72, 0.1, 70), [x - 0.26, y + 0.5, z], [x + 0.26, y + 0.5, z], [x, y - 0.2, z]);
  for (const [dx, dy, hue] of [
    [-0.16, 0.62, 350],
    [0.16, 0.62, 90],
    [0, 0.88, 150],
  ] as const)
    disc(space, lightOf(0.84, 0.12, hue), [x + dx, y + dy, z - 0.01], 0.23);
}

/** An anchor, a heart, a rose or a skull in dark lines. */
function drawing(space: Space, [x, y, z]: Spot, sort: number): void {
  const ink = lightOf(0.2, 0.03, 260);
  const red = lightOf(0.55, 0.2, 27);
  if (sort === 0) {
    rod(space, ink, 0.05, [x, y - 0.22, z], [x, y + 0.2, z]);
    rod(space, ink, 0.05, [x - 0.12, y + 0.12, z], [x + 0.12, y + 0.12, z]);
    rod(
      space,
      ink,
      0.05,
      [x - 0.2, y - 0.06, z],
      [x - 0.12, y - 0.2, z],
      [x, y - 0.24, z],
      [x + 0.12, y - 0.2, z],
      [x + 0.2, y - 0.06, z],
    );
  } else if (sort === 1) {
    for (const dx of [-0.09, 0.09]) disc(space, red, [x + dx, y + 0.08, z], 0.11);
    face(space, red, [x - 0.19, y + 0.04, z], [x + 0.19, y + 0.04, z], [x, y - 0.22, z]);
    rod(space, ink, 0.03, [x - 0.26, y - 0.14, z - 0.01], [x + 0.26, y + 0.18, z - 0.01]);
  } else if (sort === 2) {
    rod(space, lightOf(0.5, 0.12, 145), 0.04, [x, y - 0.25, z], [x, y + 0.02, z]);
    for (const [dx, dy] of [
      [-0.08, 0.1],
      [0.08, 0.1],
      [0, 0.18],
      [0, 0.06],
    ] as const)
      disc(space, shifted(red, dy - 0.1), [x + dx, y + dy, z - 0.01], 0.085);
  } else {
    disc(space, ink, [x, y + 0.06, z], [0.19, 0.18]);
    slab(space, ink, [x - 0.1, y - 0.2, z], [0.2, 0.2]);
    for (const dx of [-0.08, 0.08]) disc(space, faded(lightOf(0.93, 0.03, 85), 1), [x + dx, y + 0.05, z - 0.01], 0.05);
    row(x - 0.06, 0.05, 3, (at) =>
      rod(space, lightOf(0.93, 0.03, 85), 0.015, [at, y - 0.19, z - 0.01], [at, y - 0.09, z - 0.01]),
    );
  }
}
