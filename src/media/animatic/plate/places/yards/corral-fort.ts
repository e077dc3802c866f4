// Designs of enclosed ground: a corral with rails, the yard of a wooden fort, an allotment with its shed.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintGround, paintRidges, paintTreeLine, paintTufts } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { beam, disc, ground, lightOf, rod, row, slab } from "../../parts/solids.ts";
import { block, face, openSpace, type Space, type Spot } from "../../parts/space.ts";
import { foldAhead, foldBeside, isSheepfold, onGrass } from "./sheepfold.ts";
import { fillBand, has, isDark, lit, oval, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";

const wooden = (plate: PlateCanvas, light: number, hue = 55) =>
  mixed(lit(plate, light, 0.07, hue), plate.palette.near, isDark(plate) ? 0.4 : 0);

function dirt(plate: PlateCanvas): void {
  const tint = plate.place.snowy ? plate.palette.groundFar : lit(plate, 0.66, 0.065, 65);
  fillBand(plate, plate.floor, plate.height * 2, mixed(tint, plate.palette.near, isDark(plate) ? 0.35 : 0.05));
  for (let mark = 0; mark < 60; mark++) {
    const depth = plate.random() ** 1.5;
    oval(
      plate,
      faded(shifted(tint, -0.12), 0.5),
      [
        plate.width * between(plate.random, -0.1, 1.1),
        plate.floor + (plate.height - plate.floor) * (0.04 + 0.9 * depth),
      ],
      [plate.unit * (0.006 + 0.016 * depth), plate.unit * (0.002 + 0.005 * depth)],
    );
  }
}

/** Posts and three rails round trodden earth, a wind pump, a barn, a trough. */
export const CORRAL: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const sharp = has(plate, "mountain", "mountains", "red", "mesa", "rocky");
    const land = isSheepfold(plate) ? onGrass(plate) : plate;
    paintRidges(land, { count: 3, rise: 0.15, swing: 0.07, waves: 1.7, detail: 3, sharp, depth: 0.5 });
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const way = plate.place.side;
    if (isSheepfold(plate)) return foldAhead(space);
    barn(space, [way * 8.5, 0, 17]);
    windPump(space, [-way * 6.6, 0, 16]);
    rails(
      space,
      Array.from({ length: 15 }, (_, at): Spot => [-17 + at * 2.45, 0, 13.5]),
    );
  },
  near: (plate) => {
    const space = openSpace(plate, 18);
    if (isSheepfold(plate)) return foldBeside(space);
    dirt(plate);
    for (const way of [-1, 1])
      rails(
        space,
        [13.5, 10.4, 8, 6.2, 4.8, 3.7, 2.8].map((z): Spot => [way * (3.2 + z * 0.36), 0, z]),
      );
    const x = -plate.place.side * 3.2;
    block(space, { at: [x - 1, 0, 9], size: [2, 0.6, 0.7] }, wooden(plate, 0.46));
    face(
      space,
      mixed(plate.palette.sky[1], plate.palette.near, 0.3),
      [x - 0.9, 0.6, 9.1],
      [x + 0.9, 0.6, 9.1],
      [x + 0.9, 0.6, 9.6],
      [x - 0.9, 0.6, 9.6],
    );
  },
  lights: [LIGHTNING],
};

function rails(space: Space, posts: readonly Spot[]): void {
  const tint = wooden(space.plate, 0.52);
  for (const [at, [x, , z]] of posts.entries()) {
    const next = posts[at + 1];
    if (next)
      for (const y of [0.5, 0.95, 1.4]) beam(space, shifted(tint, 0.05), 0.14, [x, y, z], [next[0], y - 0.02, next[2]]);
    rod(space, tint, 0.2, [x, 0, z], [x, 1.65, z]);
  }
}

function barn(space: Space, [x, , z]: Spot): void {
  const { plate } = space;
  const red = mixed(lit(plate, 0.46, 0.13, 28), plate.palette.near, isDark(plate) ? 0.5 : 0.05);
  face(space, red, [x - 3, 0, z], [x + 3, 0, z], [x + 3, 3, z], [x, 5.2, z], [x - 3, 3, z]);
  face(
    space,
    shifted(red, -0.16),
    [x - 3.4, 2.8, z],
    [x, 5.4, z],
    [x + 3.4, 2.8, z],
    [x + 3.4, 3.2, z],
    [x, 5.8, z],
    [x - 3.4, 3.2, z],
  );
  slab(space, shifted(red, -0.2), [x - 1, 0, z - 0.02], [2, 2.4]);
  for (const turn of [-1, 1])
    rod(space, lit(plate, 0.92, 0.01, 90), 0.14, [x - turn, 0, z - 0.03], [x + turn, 2.4, z - 0.03]);
}

function windPump(space: Space, [x, , z]: Spot): void {
  const { plate } = space;
  const iron = lit(plate, 0.42, 0.015, 240);
  for (const dx of [-1, 1]) rod(space, iron, 0.12, [x + dx, 0, z], [x + dx * 0.15, 6.4, z]);
  for (const [y, w] of [
    [1.6, 0.8],
    [3.2, 0.57],
    [4.8, 0.36],
  ] as const)
    rod(space, iron, 0.08, [x - w, y, z], [x + w, y, z]);
  for (let blade = 0; blade < 12; blade++) {
    const turn = (blade * Math.PI) / 6;
    const at = (r: number, more: number): Spot => [x + Math.cos(turn + more) * r, 6.6 + Math.sin(turn + more) * r, z];
    face(space, shifted(iron, blade % 2 ? 0.25 : 0.15), at(0.3, -0.1), at(1.5, -0.16), at(1.5, 0.16), at(0.3, 0.1));
  }
  face(space, shifted(iron, 0.2), [x + 0.2, 6.6, z], [x + 2.2, 7, z], [x + 2.2, 6.2, z]);
}

/** A wall of pointed logs with a gate between two towers, a flag, barrels. */
export const FORT_YARD: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintTreeLine(plate);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    row(-20, 0.62, 66, (x, at) => {
      if (Math.abs(x) < 1.9) return;
      const tint = shifted(wooden(plate, 0.48), ((at * 7) % 5) / 45 - 0.05);
      face(space, tint, [x, 0, 15], [x + 0.56, 0, 15], [x + 0.56, 4, 15], [x + 0.28, 4.7, 15], [x, 4, 15]);
    });
    slab(space, wooden(plate, 0.3), [-1.9, 0, 14.9], [3.8, 3.7]);
    for (const turn of [-1, 1]) rod(space, wooden(plate, 0.5), 0.3, [-1.7 * turn, 0.2, 14.8], [1.7 * turn, 3.5, 14.8]);
    rod(space, wooden(plate, 0.5), 0.4, [-2.2, 3.9, 14.8], [2.2, 3.9, 14.8]);
    for (const way of [-1, 1]) guardTower(space, [way * 3.7, 0, 14]);
    const pole = plate.place.side * 6.4;
    rod(space, lit(plate, 0.8, 0.02, 90), 0.12, [pole, 0, 13], [pole, 7, 13]);
    for (const stripe of [0, 1, 2, 3, 4])
      slab(
        space,
        lit(plate, stripe % 2 ? 0.94 : 0.54, stripe % 2 ? 0.01 : 0.18, 27),
        [pole, 5.5 + stripe * 0.28, 12.95],
        [2.2, 0.28],
      );
    slab(space, lit(plate, 0.4, 0.13, 262), [pole, 6.06, 12.9], [0.9, 0.84]);
  },
  near: (plate) => {
    dirt(plate);
    const space = openSpace(plate, 18);
    const x = -plate.place.side * 4;
    for (const dx of [0, 0.85]) {
      slab(space, wooden(plate, 0.45), [x + dx, 0, 9], [0.75, 1]);
      for (const y of [0.15, 0.75]) slab(space, lit(plate, 0.3, 0.01, 250), [x + dx, y, 8.98], [0.75, 0.1]);
    }
  },
  lights: [LIGHTNING],
};

function guardTower(space: Space, [x, , z]: Spot): void {
  const tint = wooden(space.plate, 0.42);
  for (const dx of [-0.9, 0.9]) rod(space, tint, 0.26, [x + dx, 0, z], [x + dx, 6.8, z]);
  rod(space, tint, 0.16, [x - 0.9, 0.4, z], [x + 0.9, 4, z]);
  slab(space, shifted(tint, 0.08), [x - 1.2, 4.2, z - 0.02], [2.4, 1.1]);
  face(space, shifted(tint, -0.1), [x - 1.7, 6.6, z - 0.02], [x + 1.7, 6.6, z - 0.02], [x, 8, z - 0.02]);
}

/** Beds of cabbages in rows, canes with beans, a shed, a water butt. */
export const ALLOTMENT: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintTreeLine(plate);
  },
  middle: (plate) => {
    const space = openSpace(plate, 18);
    const x = plate.place.side * 5;
    const green = mixed(lit(plate, 0.5, 0.07, 165), plate.palette.near, isDark(plate) ? 0.5 : 0.05);
    slab(space, green, [x - 2, 0, 13], [4, 2.6]);
    row(x - 2, 0.5, 8, (at) => rod(space, shifted(green, -0.1), 0.04, [at, 0, 12.98], [at, 2.6, 12.98]));
    face(space, shifted(green, -0.22), [x - 2.4, 2.5, 12.9], [x + 2.4, 2.5, 12.9], [x, 3.7, 12.9]);
    slab(space, shifted(green, -0.16), [x - 1.3, 0, 12.95], [1.1, 2.1]);
    slab(space, mixed(plate.palette.sky[1], plate.palette.near, 0.5), [x + 0.4, 1.1, 12.95], [1, 0.8]);
    slab(space, lit(plate, 0.4, 0.1, 250), [x + (x > 0 ? -3 : 2.2), 0, 12.8], [0.8, 1.2]);
    const beans = -plate.place.side * 5.6;
    row(beans - 2, 0.8, 6, (at) => {
      rod(space, lit(plate, 0.6, 0.07, 75), 0.07, [at - 0.4, 0, 12.5], [at, 2.3, 12.5], [at + 0.4, 0, 12.5]);
      for (const y of [0.5, 1.1, 1.7])
        disc(space, lit(plate, 0.5, 0.13, 140), [at + (y - 1.1) * 0.2, y, 12.45], [0.3, 0.24]);
    });
    rod(space, wooden(plate, 0.5), 0.1, [-20, 0.9, 14.5], [20, 0.9, 14.5]);
  },
  near: (plate) => {
    paintGround(plate);
    paintTufts(plate, 50);
    const space = openSpace(plate, 18);
    const earth = lit(plate, 0.38, 0.05, 55);
    for (const z of [10.8, 8.2, 6.2, 4.6, 3.4]) {
      for (const [left, right] of [
        [-9, -1],
        [1, 9],
      ] as const) {
        ground(space, earth, [left, right], [z - 0.3, z + 0.75]);
        row(left + 0.5, 0.95, 8, (x) => cabbage(space, [x, 0, z]));
      }
    }
  },
  lights: [LIGHTNING],
};

function cabbage(space: Space, [x, , z]: Spot): void {
  const { plate } = space;
  const leaf = lit(plate, 0.62, 0.11, 140);
  for (const [dx, dy, r] of [
    [-0.22, 0.1, 0.2],
    [0.22, 0.1, 0.2],
    [0, 0.16, 0.26],
  ] as const)
    disc(space, shifted(leaf, dx === 0 ? 0.02 : -0.1), [x + dx, dy, z], [r, r * 0.72]);
  disc(space, shifted(leaf, 0.16), [x, 0.24, z - 0.02], [0.15, 0.13]);
  disc(space, lightOf(0.5, 0.1, 140, 0.3), [x, 0.2, z - 0.03], [0.05, 0.1]);
}
