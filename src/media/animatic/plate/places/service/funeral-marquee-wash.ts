// Designs of a funeral parlour, a wedding tent and a car wash.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintPane } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { face, frontPanel, panes, type Space, type Spot } from "../../parts/space.ts";

/** A coffin on a bier between tall candles, wreaths and lilies, heavy curtains, rows of chairs. */
export const FUNERAL_PARLOUR = setting({
  size: { half: 3.6, high: 3, deep: 6.6 },
  floor: "plain",
  floorTint: (plate) => ({ light: 0.36 * Math.min(1.1, 0.4 + plate.palette.wall.light), chroma: 0.06, hue: 20 }),
  wall: (space) => {
    slab(space, tone(space, 0.74, 0.03, 75), [-3.6, 0, 6.59], [7.2, 3]);
    row(-2.2, 0.22, 20, (x, at) => slab(space, tone(space, at % 2 ? 0.33 : 0.4, 0.1, 345), [x, 0, 6.55], [0.22, 2.8]));
    slab(space, tone(space, 0.36, 0.1, 345), [-2.4, 2.6, 6.54], [4.8, 0.4]);
    for (const x of [-2.9, 2.9]) {
      slab(space, tone(space, 0.55, 0.09, 75), [x - 0.06, 1.75, 6.5], [0.12, 0.22]);
      bulb(space, [x, 2.1, 6.5], 0.12, lightOf(0.94, 0.08, 78));
    }
  },
  back: (space) => {
    const wood = tone(space, 0.36, 0.1, 38);
    slab(space, tone(space, 0.9, 0.01, 90), [-1.15, 0, 5.25], [2.3, 0.62]);
    row(-1.15, 0.23, 10, (x, at) =>
      slab(space, tone(space, at % 2 ? 0.86 : 0.93, 0.01, 90), [x, 0, 5.24], [0.23, 0.6]),
    );
    face(
      space,
      wood,
      [-1.3, 0.6, 5.2],
      [-1.42, 1.05, 5.2],
      [-1.15, 1.28, 5.2],
      [1.15, 1.28, 5.2],
      [1.42, 1.05, 5.2],
      [1.3, 0.6, 5.2],
    );
    face(space, shifted(wood, 0.1), [-1.42, 1.05, 5.19], [-1.15, 1.28, 5.19], [1.15, 1.28, 5.19], [1.42, 1.05, 5.19]);
    for (const x of [-0.9, 0, 0.9])
      rod(space, lightOf(0.78, 0.13, 85), 0.05, [x - 0.16, 0.84, 5.17], [x + 0.16, 0.84, 5.17]);
    for (let lily = 0; lily < 16; lily++) {
      const x = -0.7 + lily * 0.094;
      disc(space, tone(space, 0.45, 0.1, 145), [x, 1.3, 5.16], [0.1, 0.06]);
      disc(
        space,
        tone(space, lily % 3 ? 0.97 : 0.8, lily % 3 ? 0.01 : 0.1, 5),
        [x, 1.37 + 0.05 * (lily % 2), 5.15],
        0.075,
      );
    }
    for (const x of [-1.9, 1.9]) {
      rod(space, lightOf(0.7, 0.11, 82), 0.07, [x, 0, 5.1], [x, 1.35, 5.1]);
      rod(space, lightOf(0.95, 0.02, 85), 0.09, [x, 1.35, 5.1], [x, 1.75, 5.1]);
      bulb(space, [x, 1.84, 5.1], 0.06, lightOf(0.95, 0.12, 75));
    }
    for (const x of [-2.7, 2.7]) wreath(space, [x, 0.95, 5.4]);
  },
  front: (space) => {
    for (const x of [-2.4, -1.6, 1.2, 2]) {
      const chair = tone(space, 0.42, 0.09, 45);
      slab(space, chair, [x, 0.42, 3.5], [0.44, 0.09]);
      slab(space, shifted(chair, 0.05), [x, 0.5, 3.45], [0.44, 0.42]);
      for (const dx of [0.03, 0.38]) rod(space, chair, 0.05, [x + dx, 0, 3.5], [x + dx, 0.45, 3.5]);
    }
  },
});

function wreath(space: Space, [x, y, z]: Spot): void {
  for (const dx of [-0.3, 0.3]) rod(space, tone(space, 0.4, 0.07, 50), 0.05, [x, y + 0.5, z], [x + dx, 0, z]);
  for (let leaf = 0; leaf < 20; leaf++) {
    const turn = (leaf * Math.PI) / 10;
    disc(space, tone(space, 0.4, 0.1, 145), [x + Math.cos(turn) * 0.4, y + Math.sin(turn) * 0.42, z - 0.01], 0.13);
    if (leaf % 2)
      disc(space, tone(space, 0.93, 0.02, 20), [x + Math.cos(turn) * 0.4, y + Math.sin(turn) * 0.42, z - 0.02], 0.085);
  }
  face(
    space,
    tone(space, 0.9, 0.02, 300),
    [x - 0.1, y - 0.3, z - 0.03],
    [x + 0.1, y - 0.3, z - 0.03],
    [x + 0.26, y - 0.85, z - 0.03],
    [x + 0.06, y - 0.85, z - 0.03],
  );
}

/** White cloth gathered under the ridge, strings of lamps, round tables with flowers, a dance floor. */
export const MARQUEE = setting({
  size: { half: 4.6, high: 3.8, deep: 7.4 },
  floor: "boards",
  wall: (space) => {
    const cloth = tone(space, 0.95, 0.012, 80);
    slab(space, cloth, [-4.8, 0, 7.39], [9.6, 4.2]);
    for (const x of [-3.4, -0.9, 1.6]) {
      paintPane(space, [x, 2.1, 7.37], [x + 1.8, 0.3, 7.37], "land");
      for (const dx of [0.6, 1.2]) rod(space, cloth, 0.06, [x + dx, 0.3, 7.36], [x + dx, 2.1, 7.36]);
    }
    for (let fold = -8; fold <= 8; fold++)
      face(
        space,
        shifted(cloth, fold % 2 ? -0.06 : 0.01),
        [fold * 0.06, 4, 4],
        [(fold + 1) * 0.06, 4, 4],
        [(fold + 1) * 0.62, 2.35, 7.35],
        [fold * 0.62, 2.35, 7.35],
      );
    row(-4.6, 1.15, 9, (x) => rod(space, shifted(cloth, -0.1), 0.06, [x, 0, 7.35], [x, 2.35, 7.35]));
  },
  back: (space) => {
    for (const side of [-1, 1])
      for (let string = 0; string < 3; string++)
        row(0, 0.12, 9, (part) => {
          const x = side * (0.1 + part * 3.6);
          const y = 3 - part * 0.95 + 0.5 * part * part - string * 0.02;
          bulb(space, [x, y, 6.2 - string * 0.7], 0.05, lightOf(0.96, 0.09, 82));
        });
    for (const [x, z] of [
      [-3, 5.6],
      [2.9, 5.6],
      [-1.3, 6.4],
      [1.4, 6.4],
    ] as const)
      roundTable(space, [x, 0, z]);
  },
  front: (space) => roundTable(space, [space.plate.place.side * 2.3, 0, 4.2]),
});

function roundTable(space: Space, [x, , z]: Spot): void {
  const cloth = tone(space, 0.97, 0.006, 90);
  for (const dx of [-0.95, 0.95]) {
    slab(space, tone(space, 0.8, 0.1, 84), [x + dx - 0.2, 0.42, z + 0.1], [0.4, 0.55]);
    rod(space, tone(space, 0.8, 0.1, 84), 0.04, [x + dx, 0, z + 0.1], [x + dx, 0.45, z + 0.1]);
  }
  face(
    space,
    shifted(cloth, -0.06),
    [x - 0.72, 0.75, z],
    [x + 0.72, 0.75, z],
    [x + 0.82, 0.02, z],
    [x - 0.82, 0.02, z],
  );
  disc(space, cloth, [x, 0.76, z], [0.74, 0.1]);
  slab(space, faded(lightOf(0.9, 0.03, 220), 0.9), [x - 0.07, 0.78, z - 0.02], [0.14, 0.2]);
  for (const [dx, dy, hue] of [
    [-0.12, 1.05, 0],
    [0.12, 1.05, 350],
    [0, 1.15, 20],
    [-0.03, 1.02, 140],
  ] as const)
    disc(space, tone(space, hue === 140 ? 0.5 : 0.8, 0.11, hue), [x + dx, dy, z - 0.03], 0.11);
  for (const dx of [-0.45, 0.42])
    rod(space, faded(lightOf(0.95, 0.02, 90), 0.9), 0.05, [x + dx, 0.78, z - 0.02], [x + dx, 0.98, z - 0.02]);
}

/** Tall rolls of bristles, blue and red, foam on everything, jets from the sides, a wet floor. */
export const CAR_WASH = setting({
  size: { half: 3.2, high: 3.2, deep: 7 },
  floor: "plain",
  floorTint: () => lightOf(0.46, 0.02, 230),
  tubes: [-1.6, 1.6],
  wall: (space) => {
    panes(space.plate, frontPanel(space, [-3.2, 0, 6.98], 6.4, 3.2), [18, 10, 0.94, 0.92], () =>
      tone(space, 0.88, 0.015, 210),
    );
    paintPane(space, [-1.5, 2.5, 6.95], [1.5, 0, 6.95], "city");
    slab(space, lightOf(0.8, 0.16, 92), [-1.7, 2.5, 6.94], [3.4, 0.2]);
    for (const [dx, hue] of [
      [-0.3, 27],
      [0.3, 145],
    ] as const)
      disc(space, lightOf(0.7, 0.21, hue), [dx, 2.85, 6.93], 0.15);
  },
  back: (space) => {
    for (const x of [-2.3, 2.3]) brush(space, [x, 0, 5], x > 0 ? 27 : 250);
    rod(space, lightOf(0.6, 0.01, 240), 0.14, [-3.2, 2.7, 4.9], [3.2, 2.7, 4.9]);
    row(-1.4, 0.16, 18, (x, at) =>
      rod(space, tone(space, 0.5, 0.17, at % 2 ? 250 : 27), 0.12, [x, 2.65, 4.8], [x + 0.05 * Math.sin(at), 1.95, 4.8]),
    );
  },
  front: (space) => {
    const { random } = space.plate;
    for (let foam = 0; foam < 60; foam++) {
      const x = between(random, -3, 3);
      if (Math.abs(x) < 0.8) continue;
      disc(
        space,
        faded(lightOf(0.98, 0.008, 220), 0.85),
        [x, between(random, 0, 0.25), between(random, 3.2, 4.6)],
        between(random, 0.06, 0.2),
      );
    }
    for (const side of [-1, 1])
      for (let jet = 0; jet < 5; jet++)
        rod(
          space,
          faded(lightOf(0.95, 0.02, 220), 0.6),
          0.03,
          [side * 2.7, 0.5 + jet * 0.4, 4],
          [side * 1.4, 0.35 + jet * 0.36, 4],
        );
  },
});

function brush(space: Space, [x, , z]: Spot, hue: number): void {
  rod(space, lightOf(0.5, 0.01, 240), 0.12, [x, 0, z], [x, 3.2, z]);
  const { random } = space.plate;
  for (let y = 0.15; y < 2.5; y += 0.09)
    for (const way of [-1, 1]) {
      const long = 0.62 + between(random, -0.08, 0.08);
      rod(
        space,
        tone(space, between(random, 0.42, 0.62), 0.18, y % 0.9 < 0.45 ? hue : hue + 40),
        0.13,
        [x, y, z - 0.02],
        [x + way * long, y - 0.16, z - 0.02],
      );
    }
  for (let foam = 0; foam < 9; foam++)
    disc(
      space,
      faded(lightOf(0.98, 0.006, 220), 0.8),
      [x + between(random, -0.6, 0.6), between(random, 0.2, 2.3), z - 0.05],
      between(random, 0.06, 0.14),
    );
}
