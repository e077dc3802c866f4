// Designs of a tomb and a round tent: the tomb of a pharaoh, a yurt.
import { faded, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { setting } from "../../parts/setting.ts";
import { disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, contact, face, type Space, type Spot } from "../../parts/space.ts";
import { fillBand, has } from "../../plate-canvas.ts";
import { hearth } from "../../parts/fire-and-jars.ts";
/** Walls with painted figures and signs in rows, a golden coffin, jars, torches. */
export const PHARAOH_TOMB = setting({
  size: { half: 3.4, high: 3, deep: 6.4 },
  floor: "plain",
  floorTint: (plate) => ({ light: 0.6 * Math.min(1, 0.35 + plate.palette.wall.light), chroma: 0.07, hue: 75 }),
  wall: (space) => {
    const sand = tone(space, 0.78, 0.07, 78);
    slab(space, sand, [-3.4, 0, 6.39], [6.8, 3]);
    for (const y of [0.5, 1.75, 2.6]) slab(space, tone(space, 0.45, 0.12, 240), [-3.4, y, 6.37], [6.8, 0.07]);
    slab(space, tone(space, 0.55, 0.15, 35), [-3.4, 0.42, 6.37], [6.8, 0.07]);
    row(-3.05, 0.82, 8, (x, at) => painted(space, [x + 0.05, 0.58, 6.36], at));
    row(-3.3, 0.24, 28, (x, at) => sign(space, [x, 1.92 + (at % 2) * 0.32, 6.36], at));
    disc(space, tone(space, 0.75, 0.15, 80), [0, 2.8, 6.35], [0.24, 0.22]);
    for (const side of [-1, 1])
      face(
        space,
        tone(space, 0.5, 0.13, 240),
        [side * 0.24, 2.9, 6.35],
        [side * 1.5, 2.95, 6.35],
        [side * 1.3, 2.72, 6.35],
        [side * 0.24, 2.7, 6.35],
      );
  },
  back: (space) => {
    const way = space.plate.place.side;
    coffin(space, [way * 1.6, 0, 5.2]);
    for (const x of [-way * 2.4, -way * 1.85]) {
      disc(space, tone(space, 0.85, 0.05, 80), [x, 0.45, 5.3], [0.2, 0.42]);
      disc(space, tone(space, 0.42, 0.08, 50), [x, 0.95, 5.29], [0.14, 0.16]);
      for (const dx of [-0.09, 0.09])
        face(
          space,
          tone(space, 0.42, 0.08, 50),
          [x + dx - 0.05, 1.02, 5.28],
          [x + dx + 0.05, 1.02, 5.28],
          [x + dx, 1.2, 5.28],
        );
    }
    for (const side of [-1, 1]) {
      rod(space, lightOf(0.3, 0.05, 45), 0.07, [side * 2.9, 1.1, 5.4], [side * 2.75, 1.65, 5.4]);
      disc(space, lightOf(0.82, 0.17, 60), [side * 2.73, 1.85, 5.4], [0.1, 0.22]);
      shineAt(space, [side * 2.73, 1.8, 5.4], 1.7, lightOf(0.85, 0.14, 65, 0.6));
    }
  },
  lights: [hearth([2.7, 1.8, 5.3], 6.4)],
});

/** A figure in profile, as those walls have them: a head, a wig, a kilt, one arm out. */
function painted(space: Space, [x, y, z]: Spot, at: number): void {
  const skin = tone(space, 0.5, 0.11, 45);
  const way = at % 2 ? 1 : -1;
  rod(space, skin, 0.07, [x - 0.08, y, z], [x, y + 0.4, z]);
  rod(space, skin, 0.07, [x + 0.1, y, z], [x, y + 0.4, z]);
  face(
    space,
    tone(space, 0.95, 0.01, 90),
    [x - 0.12, y + 0.3, z - 0.01],
    [x + 0.14, y + 0.3, z - 0.01],
    [x + 0.07, y + 0.56, z - 0.01],
    [x - 0.07, y + 0.56, z - 0.01],
  );
  face(space, skin, [x - 0.06, y + 0.54, z], [x + 0.06, y + 0.54, z], [x + 0.16, y + 0.84, z], [x - 0.16, y + 0.84, z]);
  rod(space, skin, 0.05, [x + way * 0.14, y + 0.8, z], [x + way * 0.3, y + 0.65, z], [x + way * 0.34, y + 0.86, z]);
  disc(space, skin, [x + way * 0.03, y + 0.97, z], [0.075, 0.09]);
  face(
    space,
    at % 3 ? lightOf(0.12, 0.02, 260) : tone(space, 0.75, 0.14, 82),
    [x - way * 0.1, y + 0.84, z - 0.01],
    [x - way * 0.02, y + 0.84, z - 0.01],
    [x + way * 0.04, y + 1.07, z - 0.01],
    [x - way * 0.09, y + 1.05, z - 0.01],
  );
}

function sign(space: Space, [x, y, z]: Spot, at: number): void {
  const ink =
    [tone(space, 0.4, 0.12, 240), tone(space, 0.5, 0.14, 35), tone(space, 0.3, 0.05, 60)][at % 3] ??
    tone(space, 0.3, 0.05, 60);
  const sort = (at * 7) % 5;
  if (sort === 0) {
    disc(space, ink, [x + 0.07, y + 0.11, z], [0.075, 0.045]);
    disc(space, tone(space, 0.95, 0.01, 90), [x + 0.07, y + 0.11, z - 0.01], 0.022);
  } else if (sort === 1)
    rod(
      space,
      ink,
      0.03,
      [x, y + 0.06, z],
      [x + 0.04, y + 0.14, z],
      [x + 0.08, y + 0.06, z],
      [x + 0.12, y + 0.14, z],
      [x + 0.16, y + 0.06, z],
    );
  else if (sort === 2) {
    disc(space, ink, [x + 0.08, y + 0.12, z], [0.07, 0.045]);
    disc(space, ink, [x + 0.13, y + 0.18, z], 0.032);
    rod(space, ink, 0.02, [x + 0.07, y + 0.1, z], [x + 0.07, y, z]);
  } else if (sort === 3) {
    rod(space, ink, 0.03, [x + 0.07, y, z], [x + 0.07, y + 0.13, z]);
    rod(space, ink, 0.03, [x + 0.01, y + 0.11, z], [x + 0.13, y + 0.11, z]);
    ring(space, [ink, tone(space, 0.78, 0.07, 78)], [x + 0.07, y + 0.18, z], 0.045);
  } else face(space, ink, [x, y + 0.02, z], [x + 0.14, y + 0.02, z], [x + 0.14, y + 0.2, z]);
}

function coffin(space: Space, [x, , z]: Spot): void {
  const gold = tone(space, 0.76, 0.14, 84);
  contact(space, [x, z], [0.7, 0.3]);
  block(space, { at: [x - 0.7, 0, z], size: [1.4, 0.3, 0.4] }, tone(space, 0.6, 0.05, 75));
  face(
    space,
    gold,
    [x - 0.28, 0.3, z],
    [x + 0.28, 0.3, z],
    [x + 0.45, 1.35, z],
    [x + 0.25, 1.75, z],
    [x - 0.25, 1.75, z],
    [x - 0.45, 1.35, z],
  );
  for (let y = 0.4; y < 1.2; y += 0.15)
    slab(space, tone(space, 0.42, 0.14, 250), [x - 0.26 - y * 0.09, y, z - 0.01], [0.52 + y * 0.18, 0.05]);
  face(
    space,
    tone(space, 0.42, 0.14, 250),
    [x - 0.3, 1.2, z - 0.015],
    [x + 0.3, 1.2, z - 0.015],
    [x + 0.22, 1.72, z - 0.015],
    [x - 0.22, 1.72, z - 0.015],
  );
  disc(space, shifted(gold, 0.08), [x, 1.5, z - 0.02], [0.14, 0.18]);
  for (const side of [-1, 1]) {
    disc(space, lightOf(0.12, 0.01, 250), [x + side * 0.055, 1.53, z - 0.03], [0.03, 0.016]);
    rod(space, shifted(gold, 0.06), 0.08, [x + side * 0.36, 1.05, z - 0.02], [x - side * 0.1, 1.2, z - 0.02]);
  }
}

/** A lattice all round, orange painted poles up to a ring of sky, carpets, an iron stove. */
export const YURT = setting({
  size: { half: 3, high: 2.3, deep: 5.2 },
  floor: "plain",
  floorTint: (plate) => ({ light: 0.46 * Math.min(1, 0.4 + plate.palette.wall.light), chroma: 0.12, hue: 25 }),
  wall: (space) => {
    const { plate } = space;
    const felt = tone(space, 0.86, 0.03, 80);
    fillBand(plate, -plate.height, plate.height * 3, felt);
    const wood = tone(space, 0.6, 0.17, 45);
    row(-4.4, 0.26, 35, (x) => {
      rod(space, tone(space, 0.52, 0.11, 45), 0.03, [x, 0, 5.15], [x + 0.75, 1.3, 5.15]);
      rod(space, tone(space, 0.52, 0.11, 45), 0.03, [x + 0.75, 0, 5.14], [x, 1.3, 5.14]);
    });
    slab(space, tone(space, 0.5, 0.16, 25), [-4.6, 1.26, 5.1], [9.2, 0.12]);
    row(-4.4, 0.4, 23, (x, at) => {
      rod(space, wood, 0.07, [x, 1.32, 5.05], [x * 0.2, 2.5, 3.6]);
      disc(space, tone(space, 0.7, 0.14, at % 2 ? 250 : 95), [x * 0.85, 1.55, 4.8], 0.04);
    });
    const sky = plate.palette.sky[1];
    disc(space, wood, [0, 2.15, 3.9], [0.78, 0.2]);
    disc(space, sky, [0, 2.15, 3.89], [0.66, 0.15]);
    for (const dx of [-0.3, 0, 0.3]) rod(space, wood, 0.04, [dx, 2, 3.88], [dx, 2.3, 3.88]);
    const way = plate.place.side;
    slab(space, tone(space, 0.5, 0.17, 30), [way * 1.9 - 0.5, 0, 5], [1, 1.6]);
    slab(space, tone(space, 0.62, 0.15, 60), [way * 1.9 - 0.38, 0.12, 4.99], [0.76, 1.36]);
    for (const y of [0.5, 1.05]) disc(space, tone(space, 0.45, 0.14, 250), [way * 1.9, y, 4.98], [0.2, 0.2]);
    for (const [x, hue] of [
      [-way * 1.5, 25],
      [-way * 2.9, 250],
    ] as const)
      rug(space, [x - 0.6, 0.35, 5], hue);
  },
  back: (space) => {
    const way = -space.plate.place.side;
    rod(space, lightOf(0.25, 0.01, 250), 0.12, [way * 0.55, 0.7, 4.1], [way * 0.55, 2.4, 4.1]);
    block(space, { at: [way * 0.55 - 0.35, 0.12, 3.9], size: [0.7, 0.6, 0.4] }, lightOf(0.22, 0.012, 250));
    slab(space, lightOf(0.78, 0.17, 55), [way * 0.55 - 0.16, 0.24, 3.88], [0.32, 0.2]);
    shineAt(space, [way * 0.55, 0.35, 3.85], 0.8, lightOf(0.8, 0.16, 55, 0.6));
    for (const x of [-2.7, 1.5]) {
      block(space, { at: [x, 0, 4.3], size: [1.25, 0.42, 0.5] }, tone(space, 0.52, 0.17, 40));
      row(x + 0.12, 0.28, 4, (at) => disc(space, tone(space, 0.72, 0.14, 90), [at + 0.08, 0.2, 4.28], 0.08));
      block(
        space,
        { at: [x, 0.42, 4.3], size: [1.25, 0.12, 0.5] },
        tone(space, 0.5, 0.15, has(space.plate, "blue") ? 250 : 300),
      );
    }
  },
});

function rug(space: Space, [x, y, z]: Spot, hue: number): void {
  const ground: Colour = tone(space, 0.44, 0.15, hue);
  slab(space, ground, [x, y, z], [1.2, 0.85]);
  slab(space, tone(space, 0.78, 0.1, 85), [x + 0.08, y + 0.08, z - 0.01], [1.04, 0.69]);
  slab(space, shifted(ground, -0.06), [x + 0.14, y + 0.13, z - 0.015], [0.92, 0.59]);
  for (const dx of [0.3, 0.6, 0.9])
    face(
      space,
      faded(tone(space, 0.8, 0.13, hue + 60), 1),
      [x + dx, y + 0.22, z - 0.02],
      [x + dx + 0.13, y + 0.43, z - 0.02],
      [x + dx, y + 0.64, z - 0.02],
      [x + dx - 0.13, y + 0.43, z - 0.02],
    );
}
