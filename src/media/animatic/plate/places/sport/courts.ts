// Designs of places for sport in the open: courts for tennis and basketball, skate park, race track.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintBlocks } from "../../parts/paint-city.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { ground, row, rod, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, type Space } from "../../parts/space.ts";
import { treeRow } from "../../parts/trees.ts";
import { fillBand, has, lit, oval, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";
import { hoop } from "../leisure/sport.ts";

const DEEP = 16;

/** Rows of people on a stand along the whole width. */
function paintStand(plate: PlateCanvas, low: number, high: number): void {
  const { width, floor, unit, random, place } = plate;
  fillBand(plate, floor - unit * high, unit * (high - low), lit(plate, 0.36, 0.02, 250));
  for (let one = 0; one < 900; one++)
    oval(
      plate,
      lit(plate, between(random, 0.45, 0.85), 0.1, random() < 0.5 ? place.hue : random() * 360),
      [width * between(random, -0.05, 1.05), floor - unit * between(random, low + 0.01, high - 0.01)],
      unit * 0.0065,
    );
}

function paintFence(space: Space): void {
  const wire = faded(tone(space, 0.62, 0.01, 240), 0.6);
  row(-16, 0.7, 46, (x) => rod(space, wire, 0.03, [x, 0, DEEP], [x + 2.4, 3, DEEP]));
  row(-16, 0.7, 46, (x) => rod(space, wire, 0.03, [x + 2.4, 0, DEEP], [x, 3, DEEP]));
  row(-16, 4, 9, (x) => rod(space, tone(space, 0.5, 0.01, 240), 0.09, [x, 0, DEEP], [x, 3.1, DEEP]));
}

function behindCourt(plate: PlateCanvas): void {
  paintSky(plate);
  if (has(plate, "stand", "stands", "stadium", "crowd", "tournament", "final")) return paintStand(plate, 0.02, 0.3);
  if (has(plate, "roof", "city", "block", "tower", "street", "harlem", "brooklyn"))
    paintBlocks(plate, plate.floor, 0.3, true);
  else
    treeRow(plate, "broadleaf", { count: 12, tall: [0.16, 0.26], near: 0.45, foot: plate.floor + plate.unit * 0.005 });
}

const isBasketball = (plate: PlateCanvas): boolean => has(plate, "basketball", "hoop", "streetball");

export const SPORTS_COURT: PlaceDesign = {
  far: behindCourt,
  middle: (plate) => {
    const space = openSpace(plate, DEEP);
    if (isBasketball(plate)) {
      paintFence(space);
      hoop(space, [plate.place.side * 2.3, 2.9, 9]);
      return;
    }
    slab(space, tone(space, 0.32, 0.06, 160), [-20, 0, DEEP - 0.1], [40, 1.1]);
    if (!has(plate, "volleyball")) return paintNet(space, 0, 1.05);
    paintNet(space, 1.3, 2.5);
  },
  near: (plate) => {
    const space = openSpace(plate, DEEP);
    const said = plate.place.colours.find(({ of }) => of === "court")?.colour;
    const hue = said?.hue ?? (has(plate, "clay") ? 42 : isBasketball(plate) ? 28 : 250);
    const court = lit(plate, has(plate, "clay") ? 0.6 : 0.52, 0.11, has(plate, "grass") ? 135 : hue);
    fillBand(plate, plate.floor, plate.height, mixed(shifted(court, -0.1), lit(plate, 0.45, 0.07, 150), 0.5));
    ground(space, court, [-6.2, 6.2], [1.2, 15]);
    const white = lit(plate, 0.96, 0.005, 90);
    for (const x of [-6.1, -4.6, 4.5, 6]) ground(space, white, [x, x + 0.12], [1.2, 15]);
    for (const z of [5.4, 12.6, 14.8]) ground(space, white, [-6.1, 6.1], [z, z + 0.14]);
    if (isBasketball(plate)) ground(space, faded(white, 0.85), [-0.08, 0.08], [1.2, 5.4]);
    else ground(space, white, [-0.06, 0.06], [5.4, 12.6]);
  },
  lights: [LIGHTNING],
};

function paintNet(space: Space, low: number, high: number): void {
  const mesh = faded(tone(space, 0.9, 0.005, 240), 0.45);
  row(-6.6, 0.3, 45, (x) => rod(space, mesh, 0.02, [x, low, 9], [x, high, 9]));
  row(low, 0.2, Math.round((high - low) / 0.2), (y) => rod(space, mesh, 0.02, [-6.6, y, 9], [6.6, y, 9]));
  rod(space, tone(space, 0.97, 0.005, 90), 0.09, [-6.6, high, 9], [6.6, high, 9]);
  for (const x of [-6.6, 6.6]) rod(space, tone(space, 0.3, 0.05, 150), 0.12, [x, 0, 9], [x, high + 0.1, 9]);
}

/** A ramp that curves up from the floor, with a platform on top. `way`: 1 rises to the right. */
function quarterPipe(space: Space, x: number, way: 1 | -1, [near, far]: readonly [number, number]): void {
  const concrete = tone(space, 0.72, 0.012, 80);
  const curve = Array.from({ length: 9 }, (_, at) => {
    const turn = (at / 8) * (Math.PI / 2);
    return [x + way * 3 * Math.sin(turn), 2.3 * (1 - Math.cos(turn))] as const;
  });
  curve.slice(1).forEach(([right, top], at) => {
    const [left, low] = curve[at] ?? [right, top];
    face(
      space,
      shifted(concrete, -0.02 * at),
      [left, low, near],
      [right, top, near],
      [right, top, far],
      [left, low, far],
    );
  });
  const top = x + way * 3;
  face(
    space,
    shifted(concrete, -0.24),
    ...curve.map(([cx, y]): readonly [number, number, number] => [cx, y, near]),
    [top + way * 3, 2.3, near],
    [top + way * 3, 0, near],
  );
  rod(space, tone(space, 0.55, 0.19, 28), 0.12, [top, 2.34, near], [top, 2.34, far]);
  rod(
    space,
    tone(space, 0.9, 0.01, 90),
    0.06,
    ...curve.map(([cx, y]): readonly [number, number, number] => [cx, y, near]),
  );
  for (let tag = 0; tag < 5; tag++) {
    const hue = (space.plate.place.hue + tag * 73) % 360;
    const at = x + way * (1.7 + tag * 0.75);
    rod(
      space,
      tone(space, 0.62, 0.19, hue),
      0.16,
      [at, 0.25, near - 0.01],
      [at + 0.35, 0.8, near - 0.01],
      [at + 0.15, 0.35, near - 0.01],
      [at + 0.6, 0.7, near - 0.01],
    );
  }
}

export const SKATE_PARK: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintBlocks(plate, plate.floor, 0.25, true);
    treeRow(plate, has(plate, "palm") ? "palm" : "broadleaf", {
      count: 8,
      tall: [0.16, 0.26],
      near: 0.55,
      foot: plate.floor,
    });
  },
  middle: (plate) => {
    const space = openSpace(plate, DEEP);
    slab(space, tone(space, 0.64, 0.012, 80), [-20, 0, 14], [40, 0.9]);
    row(-11, 2.2, 11, (x, at) =>
      rod(
        space,
        tone(space, 0.6, 0.17, (at * 67 + plate.place.hue) % 360),
        0.2,
        [x, 0.2, 13.9],
        [x + 0.5, 0.7, 13.9],
        [x + 0.9, 0.25, 13.9],
        [x + 1.3, 0.65, 13.9],
      ),
    );
    quarterPipe(space, 1.9, 1, [7, 12]);
    quarterPipe(space, -1.9, -1, [7, 12]);
  },
  near: (plate) => {
    const space = openSpace(plate, DEEP);
    const concrete = lit(plate, 0.66, 0.012, 80);
    fillBand(plate, plate.floor - plate.unit * 0.004, plate.height, concrete);
    for (const z of [2.4, 3.4, 5, 8]) ground(space, faded(shifted(concrete, -0.13), 0.7), [-20, 20], [z, z + 0.03]);
    const x = plate.place.side > 0 ? -2.9 : 1.3;
    rod(space, tone(space, 0.78, 0.01, 240), 0.06, [x, 0.42, 4.6], [x + 1.7, 0.42, 4.6]);
    for (const dx of [0.15, 1.55]) rod(space, tone(space, 0.6, 0.01, 240), 0.06, [x + dx, 0, 4.6], [x + dx, 0.42, 4.6]);
  },
  lights: [LIGHTNING],
};

export const RACE_TRACK: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintStand(plate, 0.05, 0.26);
    fillBand(plate, plate.floor - plate.unit * 0.28, plate.unit * 0.025, lit(plate, 0.85, 0.01, 240));
  },
  middle: (plate) => {
    const space = openSpace(plate, 30);
    row(-16, 2, 16, (x, at) =>
      slab(space, tone(space, at % 2 ? 0.93 : 0.54, at % 2 ? 0.005 : 0.2, 27), [x, 0, 26], [2, 0.9]),
    );
    for (const x of [-6.6, 6.3])
      block(space, { at: [x, 0, 17], size: [0.35, 5.4, 0.35] }, tone(space, 0.45, 0.01, 240));
    block(space, { at: [-6.6, 4.3, 17], size: [13.3, 1.2, 0.4] }, tone(space, 0.25, 0.02, 250));
    for (const line of [0, 1])
      row(-6.4, 0.6, 22, (x, at) =>
        slab(space, tone(space, (at + line) % 2 ? 0.96 : 0.14, 0.005, 90), [x, 4.32 + line * 0.58, 16.95], [0.6, 0.58]),
      );
  },
  near: (plate) => {
    const space = openSpace(plate, 30);
    fillBand(plate, plate.floor, plate.height, lit(plate, 0.5, 0.11, 138));
    ground(space, lit(plate, 0.4, 0.006, 250), [-6.5, 6.5], [0.4, 29]);
    for (const side of [-1, 1])
      for (let z = 1, at = 0; z < 28; at += 1, z += 0.8 + at * 0.12)
        ground(
          space,
          at % 2 ? lit(plate, 0.95, 0.005, 90) : lit(plate, 0.54, 0.2, 27),
          side < 0 ? [-7.2, -6.5] : [6.5, 7.2],
          [z, z + 0.8 + at * 0.12],
        );
    for (const [at, z] of [3, 4.4, 6.4, 9].entries())
      ground(space, faded(lit(plate, 0.95, 0.005, 90), 0.9), at % 2 ? [0.6, 2.4] : [-2.4, -0.6], [z, z + 0.1]);
  },
  lights: [LIGHTNING],
};
