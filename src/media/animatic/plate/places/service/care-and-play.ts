// Designs of rooms where people and animals are kept, healed or amused: a field hospital, a kindergarten, a karaoke room, a padded cell, kennels.
import { faded, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, frontPanel, panes, patch, sidePanel, type Space, type Spot } from "../../parts/space.ts";

/** Canvas walls on poles, cots in two rows under grey blankets, a red cross, drips, lamps on hooks. */
export const FIELD_HOSPITAL = setting({
  size: { half: 3.8, high: 3, deep: 7.6 },
  floor: "plain",
  floorTint: (plate) => ({ light: 0.46 * Math.min(1.1, 0.4 + plate.palette.wall.light), chroma: 0.04, hue: 75 }),
  ceiling: (plate) => shifted(plate.palette.wall, 0.02),
  wall: (space) => {
    const cloth = tone(space, 0.74, 0.05, 100);
    slab(space, cloth, [-3.8, 0, 7.59], [7.6, 3]);
    row(-3.8, 0.76, 11, (x) => slab(space, shifted(cloth, -0.06), [x, 0, 7.58], [0.1, 3]));
    face(space, tone(space, 0.95, 0.02, 80), [-0.7, 0, 7.57], [0.7, 0, 7.57], [0.1, 2.3, 7.57], [-0.1, 2.3, 7.57]);
    const x = space.plate.place.side * 2.2;
    disc(space, tone(space, 0.95, 0.005, 90), [x, 1.75, 7.55], 0.72);
    slab(space, lightOf(0.55, 0.22, 27), [x - 0.14, 1.27, 7.54], [0.28, 0.96]);
    slab(space, lightOf(0.55, 0.22, 27), [x - 0.48, 1.61, 7.53], [0.96, 0.28]);
    for (const side of [-1, 1])
      for (const z of [6.6, 5, 3.5])
        rod(space, tone(space, 0.42, 0.07, 55), 0.09, [side * 1.5, 0, z], [side * 1.5, 3, z]);
    for (const side of [-1, 1])
      rod(space, tone(space, 0.42, 0.07, 55), 0.05, [side * 1.5, 2.55, 6.6], [side * 1.5, 2.7, 3.5]);
  },
  back: (space) => {
    for (const z of [6.3, 5.2, 4.2]) for (const side of [-1, 1]) cot(space, [side * 2.5, 0, z], z + side);
    for (const side of [-1, 1]) {
      rod(space, lightOf(0.2, 0.01, 60), 0.02, [side * 1.5, 2.6, 5], [side * 1.5, 2.2, 5]);
      bulb(space, [side * 1.5, 2.1, 5], 0.1, lightOf(0.95, 0.11, 78));
    }
  },
});

function cot(space: Space, [x, , z]: Spot, at: number): void {
  const side = x > 0 ? 1 : -1;
  const grey = tone(space, 0.55, 0.02, 230);
  for (const dx of [-0.85, 0.85]) {
    rod(space, tone(space, 0.4, 0.06, 55), 0.05, [x + dx - 0.2, 0, z], [x + dx + 0.2, 0.45, z]);
    rod(space, tone(space, 0.4, 0.06, 55), 0.05, [x + dx + 0.2, 0, z], [x + dx - 0.2, 0.45, z]);
  }
  block(space, { at: [x - 0.95, 0.42, z], size: [1.9, 0.09, 0.45] }, tone(space, 0.9, 0.01, 90));
  slab(space, grey, [x - 0.9 + (side > 0 ? 0 : 0.5), 0.5, z - 0.01], [1.3, 0.2]);
  disc(space, grey, [x + (side > 0 ? -0.25 : 0.25), 0.7, z - 0.01], [0.62, 0.11]);
  disc(space, tone(space, 0.95, 0.006, 90), [x + side * 0.7, 0.6, z - 0.02], [0.24, 0.1]);
  disc(space, tone(space, 0.7, 0.06, 50), [x + side * 0.68, 0.7, z - 0.03], [0.1, 0.12]);
  if (Math.round(at) % 2) disc(space, tone(space, 0.97, 0.003, 90), [x + side * 0.68, 0.76, z - 0.04], [0.11, 0.06]);
  rod(space, tone(space, 0.7, 0.01, 230), 0.03, [x + side * 1.05, 0, z], [x + side * 1.05, 1.6, z]);
  disc(space, faded(lightOf(0.92, 0.04, 210), 0.9), [x + side * 0.98, 1.5, z - 0.01], [0.07, 0.13]);
}

/** Low tables with small chairs in bright colours, children's drawings, letters on the wall, pegs with bags, blocks. */
export const KINDERGARTEN = setting({
  size: { half: 3.4, high: 2.8, deep: 6.2 },
  floor: "plain",
  floorTint: (plate) => ({ light: 0.74 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.07, hue: 95 }),
  wall: (space) => {
    const way = space.plate.place.side;
    paintWindow(space, { at: [way > 0 ? 1.3 : -3.1, 1.05, 6.18], size: [1.8, 1.15], panes: [3, 2], view: "land" });
    row(-3.2, 0.5, 13, (x, at) => slab(space, tone(space, 0.7, 0.17, (at * 57) % 360), [x, 2.4, 6.15], [0.36, 0.3]));
    const left = way > 0 ? -3 : -0.9;
    row(left, 0.68, 6, (x, at) => drawing(space, [x, 1.5 + 0.06 * (at % 2), 6.15], at));
    row(left, 0.68, 6, (x, at) => {
      disc(space, tone(space, 0.5, 0.07, 55), [x + 0.25, 1.2, 6.15], 0.04);
      slab(space, tone(space, 0.62, 0.17, (at * 77 + 20) % 360), [x + 0.08, 0.72, 6.13], [0.36, 0.44]);
      slab(space, tone(space, 0.5, 0.15, (at * 77 + 20) % 360), [x + 0.13, 0.76, 6.12], [0.26, 0.18]);
    });
  },
  back: (space) => {
    lowTable(space, [-2.6, 4.9], 95);
    lowTable(space, [0.9, 4.9], 250);
  },
  front: (space) => {
    const way = space.plate.place.side;
    for (const [dx, y, hue] of [
      [0, 0, 27],
      [0.3, 0, 250],
      [0.14, 0.28, 95],
      [0.62, 0, 145],
    ] as const)
      block(space, { at: [way * 2 + dx - 0.3, y, 3.6], size: [0.28, 0.28, 0.25] }, tone(space, 0.64, 0.19, hue));
    disc(space, tone(space, 0.62, 0.2, 27), [-way * 1.9, 0.24, 3.6], 0.24);
    slab(space, tone(space, 0.95, 0.01, 90), [-way * 1.9 - 0.23, 0.21, 3.58], [0.46, 0.07]);
  },
});

function drawing(space: Space, [x, y, z]: Spot, at: number): void {
  slab(space, tone(space, 0.97, 0.004, 90), [x, y, z], [0.54, 0.42]);
  if (at % 3 === 0) {
    slab(space, tone(space, 0.6, 0.17, 27), [x + 0.16, y + 0.06, z - 0.01], [0.22, 0.16]);
    face(
      space,
      tone(space, 0.45, 0.12, 40),
      [x + 0.12, y + 0.22, z - 0.01],
      [x + 0.42, y + 0.22, z - 0.01],
      [x + 0.27, y + 0.36, z - 0.01],
    );
  } else if (at % 3 === 1) {
    disc(space, tone(space, 0.85, 0.17, 92), [x + 0.27, y + 0.23, z - 0.01], 0.1);
    for (let ray = 0; ray < 8; ray++)
      rod(
        space,
        tone(space, 0.85, 0.17, 92),
        0.025,
        [x + 0.27 + Math.cos(ray * 0.785) * 0.12, y + 0.23 + Math.sin(ray * 0.785) * 0.12, z - 0.01],
        [x + 0.27 + Math.cos(ray * 0.785) * 0.18, y + 0.23 + Math.sin(ray * 0.785) * 0.18, z - 0.01],
      );
  } else {
    ring(space, [tone(space, 0.3, 0.1, 300), tone(space, 0.97, 0.004, 90)], [x + 0.27, y + 0.29, z - 0.01], 0.08);
    rod(
      space,
      tone(space, 0.3, 0.1, 300),
      0.03,
      [x + 0.27, y + 0.22, z - 0.01],
      [x + 0.27, y + 0.12, z - 0.01],
      [x + 0.18, y + 0.04, z - 0.01],
    );
    rod(space, tone(space, 0.3, 0.1, 300), 0.03, [x + 0.14, y + 0.2, z - 0.01], [x + 0.4, y + 0.2, z - 0.01]);
    rod(space, tone(space, 0.3, 0.1, 300), 0.03, [x + 0.27, y + 0.12, z - 0.01], [x + 0.36, y + 0.04, z - 0.01]);
  }
}

function lowTable(space: Space, [x, z]: readonly [number, number], hue: number): void {
  for (const [dx, tint] of [
    [-0.1, 27],
    [0.5, 145],
    [1.15, 300],
  ] as const)
    tinyChair(space, [x + dx, z + 0.4], tint);
  block(space, { at: [x, 0.4, z], size: [1.6, 0.07, 0.6] }, tone(space, 0.78, 0.15, hue));
  for (const dx of [0.08, 1.45]) rod(space, tone(space, 0.85, 0.01, 230), 0.06, [x + dx, 0, z], [x + dx, 0.42, z]);
  for (const [dx, tint] of [
    [0.3, 250],
    [0.75, 27],
    [1.15, 95],
  ] as const)
    slab(space, tone(space, 0.66, 0.18, tint), [x + dx, 0.47, z + 0.1], [0.1, 0.14]);
}

function tinyChair(space: Space, [x, z]: readonly [number, number], hue: number): void {
  const tint = tone(space, 0.62, 0.19, hue);
  slab(space, tint, [x, 0.26, z], [0.34, 0.06]);
  slab(space, tint, [x, 0.38, z], [0.34, 0.22]);
  for (const dx of [0.02, 0.29]) rod(space, tint, 0.04, [x + dx, 0, z], [x + dx, 0.6, z]);
}

/** A wide screen with words and a picture, a sofa round a low table with glasses and microphones, lamps in two colours. */
export const KARAOKE_ROOM = setting({
  size: { half: 3, high: 2.6, deep: 5.4 },
  floor: "plain",
  floorTint: () => lightOf(0.24, 0.06, 320),
  ceiling: () => lightOf(0.18, 0.06, 300),
  wall: (space) => {
    slab(space, lightOf(0.26, 0.11, 320), [-3, 0, 5.39], [6, 2.6]);
    panes(space.plate, frontPanel(space, [-3, 0, 5.38], 6, 2.6), [8, 4, 0.95, 0.92], (column, line) =>
      lightOf(0.24 + ((column + line) % 2) * 0.05, 0.11, 320),
    );
    slab(space, lightOf(0.05, 0.01, 250), [-1.25, 1, 5.36], [2.5, 1.4]);
    slab(space, lightOf(0.5, 0.14, 250), [-1.18, 1.07, 5.35], [2.36, 1.26]);
    disc(space, lightOf(0.75, 0.15, 60), [0.2, 1.85, 5.34], [0.5, 0.3]);
    for (const [y, w] of [
      [1.42, 1.6],
      [1.22, 1.1],
    ] as const) {
      slab(space, lightOf(0.99, 0.01, 90), [-w / 2, y, 5.33], [w, 0.11]);
      slab(space, lightOf(0.82, 0.18, 350), [-w / 2, y, 5.32], [w * 0.45, 0.11]);
    }
    for (const x of [-1.75, 1.35]) {
      slab(space, lightOf(0.1, 0.01, 250), [x, 0.9, 5.34], [0.4, 1.3]);
      for (const y of [1.2, 1.75]) disc(space, lightOf(0.28, 0.01, 250), [x + 0.2, y, 5.33], 0.16);
    }
    for (const [x, hue] of [
      [-2.9, 320],
      [2.85, 200],
    ] as const) {
      rod(space, lightOf(0.82, 0.19, hue), 0.06, [x, 0.1, 5.2], [x, 2.5, 5.2]);
      shineAt(space, [x, 1.3, 5.1], 1.6, lightOf(0.7, 0.2, hue, 0.6));
    }
  },
  back: (space) => {
    disc(space, lightOf(0.85, 0.02, 240), [0, 2.35, 4.2], 0.24);
    for (let glint = 0; glint < 26; glint++)
      disc(
        space,
        lightOf(0.9, 0.13, glint * 40, 0.8),
        [Math.sin(glint * 5.1) * 2.7, 0.6 + ((glint * 7) % 17) * 0.11, 4.9],
        0.05,
      );
    block(space, { at: [-0.8, 0, 4], size: [1.6, 0.42, 0.5] }, lightOf(0.2, 0.03, 280));
    for (const [dx, hue] of [
      [-0.5, 50],
      [-0.1, 85],
      [0.45, 200],
    ] as const)
      slab(space, lightOf(0.72, 0.14, hue), [dx, 0.42, 4.05], [0.12, 0.24]);
    rod(space, lightOf(0.3, 0.01, 250), 0.05, [0.1, 0.45, 4.02], [0.35, 0.5, 4.02]);
    disc(space, lightOf(0.75, 0.01, 240), [0.4, 0.51, 4.01], 0.07);
  },
  front: (space) => {
    for (const side of [-1, 1]) {
      const x = side > 0 ? 1.15 : -2.5;
      block(space, { at: [x, 0, 3.3], size: [1.35, 0.42, 0.5] }, lightOf(0.4, 0.17, 350));
      slab(space, lightOf(0.45, 0.18, 350), [x, 0.42, 3.75], [1.35, 0.5]);
    }
  },
});

/** Quilted white all over, a small window of bars in the door. */
export const PADDED_CELL = setting({
  size: { half: 2.2, high: 2.8, deep: 4.8 },
  floor: "plain",
  floorTint: (plate) => ({ light: 0.8 * Math.min(1, 0.4 + plate.palette.wall.light), chroma: 0.02, hue: 90 }),
  tubes: [0],
  wall: (space) => {
    const { plate } = space;
    const cloth = tone(space, 0.9, 0.018, 90);
    const pads: readonly (readonly [ReturnType<typeof frontPanel>, number])[] = [
      [frontPanel(space, [-2.2, 0, 4.79], 4.4, 2.8), 7],
      [sidePanel(space, -2.19, [0.8, 4.8], [0, 2.8]), 6],
      [sidePanel(space, 2.19, [0.8, 4.8], [0, 2.8]), 6],
    ];
    for (const [panel, columns] of pads) {
      patch(plate, panel, shifted(cloth, -0.2), [0, 0, 1, 1]);
      panes(plate, panel, [columns, 5, 0.94, 0.93], () => cloth);
      panes(plate, panel, [columns, 5, 0.6, 0.56], () => shifted(cloth, 0.05));
    }
    for (let column = 1; column < 7; column++)
      for (let line = 1; line < 5; line++)
        disc(space, shifted(cloth, -0.3), [-2.2 + (column * 4.4) / 7, (line * 2.8) / 5, 4.78], 0.035);
    const x = space.plate.place.side * 0.95;
    slab(space, shifted(cloth, -0.28), [x - 0.5, 0, 4.77], [1, 2.15]);
    slab(space, shifted(cloth, -0.05), [x - 0.45, 0, 4.76], [0.9, 2.1]);
    slab(space, lightOf(0.2, 0.02, 230), [x - 0.22, 1.45, 4.75], [0.44, 0.34]);
    row(x - 0.16, 0.107, 4, (at) => rod(space, lightOf(0.5, 0.01, 240), 0.03, [at, 1.45, 4.74], [at, 1.79, 4.74]));
    for (const y of [0.7, 1.3]) slab(space, shifted(cloth, -0.14), [x - 0.45, y, 4.75], [0.9, 0.04]);
  },
});

/** Two rows of wire cages with dogs behind the mesh, bowls, a drain in the floor. */
export const KENNELS = setting({
  size: { half: 2.9, high: 2.6, deep: 7 },
  floor: "plain",
  floorTint: (plate) => ({ light: 0.58 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.01, hue: 220 }),
  tubes: [0],
  wall: (space) => {
    slab(space, tone(space, 0.75, 0.03, 190), [-2.9, 0, 6.99], [5.8, 2.6]);
    row(-2.85, 1.2, 5, (x, at) => cage(space, [x, 0.05, 6.9], at));
    row(-2.85, 1.2, 5, (x, at) => cage(space, [x, 1.3, 6.9], at + 3));
  },
  back: (space) => {
    for (const side of [-1, 1])
      for (const [at, z] of [6, 4.9, 3.8].entries()) {
        const x = side * 2;
        const mesh = faded(tone(space, 0.62, 0.01, 235), 0.9);
        face(space, faded(lightOf(0.2, 0.015, 230), 0.55), [x, 0, z], [x, 2, z], [x, 2, z - 1], [x, 0, z - 1]);
        for (const y of [0, 0.5, 1, 1.5, 2]) rod(space, mesh, 0.04, [x, y, z], [x, y, z - 1]);
        for (let part = 0; part <= 1; part += 0.125) rod(space, mesh, 0.03, [x, 0, z - part], [x, 2, z - part]);
        disc(space, tone(space, 0.6, 0.15, at * 100), [side * 1.8, 0.06, z - 0.5], [0.16, 0.06]);
      }
  },
});

function cage(space: Space, [x, y, z]: Spot, at: number): void {
  slab(space, lightOf(0.2, 0.012, 230), [x, y, z], [1.1, 1.15]);
  const coats: readonly Colour[] = [
    tone(space, 0.6, 0.09, 60),
    tone(space, 0.32, 0.04, 50),
    tone(space, 0.85, 0.02, 80),
    tone(space, 0.5, 0.1, 45),
  ];
  const coat = coats[at % 4] ?? tone(space, 0.6, 0.09, 60);
  if (at % 5 !== 4) {
    const [cx, s] = [x + 0.52, at % 2 ? 0.85 : 1];
    disc(space, coat, [cx, y + 0.3 * s, z - 0.01], [0.2 * s, 0.3 * s]);
    disc(space, coat, [cx, y + 0.66 * s, z - 0.02], [0.19 * s, 0.18 * s]);
    for (const side of [-1, 1]) {
      disc(space, shifted(coat, -0.14), [cx + side * 0.17 * s, y + 0.68 * s, z - 0.03], [0.06 * s, 0.15 * s]);
      disc(space, lightOf(0.08, 0.01, 60), [cx + side * 0.07 * s, y + 0.7 * s, z - 0.04], 0.025);
      rod(space, coat, 0.09, [cx + side * 0.09 * s, y + 0.25 * s, z - 0.03], [cx + side * 0.1 * s, y + 0.02, z - 0.03]);
    }
    disc(space, shifted(coat, 0.1), [cx, y + 0.58 * s, z - 0.04], [0.09 * s, 0.075 * s]);
    disc(space, lightOf(0.08, 0.01, 60), [cx, y + 0.61 * s, z - 0.05], [0.035, 0.026]);
  }
  row(x, 0.11, 11, (bar) =>
    rod(space, tone(space, 0.66, 0.01, 235), 0.018, [bar, y, z - 0.06], [bar, y + 1.15, z - 0.06]),
  );
  for (const dy of [0, 0.38, 0.77, 1.15])
    rod(space, tone(space, 0.66, 0.01, 235), 0.025, [x, y + dy, z - 0.06], [x + 1.1, y + dy, z - 0.06]);
}
