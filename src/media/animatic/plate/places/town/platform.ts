// Design of a place: a railway platform, its track, its roof and its lamps; inland, or on a bank along the sea.
import { css, faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { down, fade } from "../../../paint/canvas.ts";
import { paintRidges } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { paintGlitter, paintSurface } from "../../parts/paint-water.ts";
import { block, contact, face, metre, openSpace, spot, type Space } from "../../parts/space.ts";
import { treeRow } from "../../parts/trees.ts";
import { fillBand, halo, has, isDark, lacks, line, lit, oval, shape } from "../../plate-canvas.ts";
import type { PlaceDesign, PlateCanvas } from "../../plate-canvas.ts";

/** Metres: where the platform ends at the track, the height of its roof, the depth of the rails' bed below it. */
const EDGE = 1.9;
const ROOF = 3.3;
const BED = -0.63;
const RAILS = [2.9, 4.3] as const;
const FAR = 80;
const NEAR = 0.4;

export const PLATFORM_DESIGN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    if (!isAtSea(plate))
      return paintRidges(plate, { count: 3, rise: 0.1, swing: 0.04, waves: 1.5, detail: 2, sharp: false, depth: 0.6 });
    const water = { ...plate, floor: plate.floor - plate.unit * 0.09 };
    paintRidges(water, { count: 1, rise: 0.03, swing: 0.03, waves: 1.2, detail: 2, sharp: false, depth: 0.4 });
    paintSurface(water);
    paintGlitter(water);
  },
  middle: (plate) =>
    !isAtSea(plate) &&
    treeRow(plate, ["broadleaf", "bush"], {
      count: 12,
      tall: [0.06, 0.13],
      near: 0.5,
      foot: plate.floor + plate.unit * 0.02,
    }),
  near: (plate) => {
    const space = openSpace(plate, 18);
    paintTrack(plate, space);
    if (has(plate, "train", "carriage", "carriages", "express")) paintTrain(plate, space);
    paintPaving(plate, space);
    paintLamps(plate, space);
    paintRoof(plate, space);
    if (!lacks(plate, "bench")) paintBench(plate, space);
  },
  lights: [LIGHTNING],
};

/** Carriages that stand at the platform, with lit windows and doors. */
function paintTrain(plate: PlateCanvas, space: Space): void {
  const x = plate.place.side * (EDGE + 0.25);
  const said = plate.place.colours.find(({ of }) => of === "train" || of === "carriage" || of === "sleeper")?.colour;
  const paint = said ? lit(plate, said.light, said.chroma, said.hue) : lit(plate, 0.42, 0.09, plate.place.hue);
  const glass = isDark(plate) ? plate.palette.lamp : mixed(plate.palette.sky[1], plate.palette.near, 0.35);
  const side = (fill: typeof paint, [low, high]: readonly [number, number], [near, far]: readonly [number, number]) =>
    face(space, fill, [x, low, near], [x, high, near], [x, high, far], [x, low, far]);
  for (let car = 3; car >= 0; car--) {
    const near = 4.2 + car * 9;
    const shade = shifted(paint, -0.03 * car);
    side(shifted(shade, -0.16), [-0.5, 0], [near, near + 8.6]);
    side(shade, [0, 2.7], [near, near + 8.6]);
    side(shifted(shade, 0.12), [2.7, 2.95], [near, near + 8.6]);
    side(shifted(shade, 0.2), [0.85, 0.98], [near, near + 8.6]);
    for (let pane = 0; pane < 5; pane++) {
      const z = near + 0.5 + pane * 1.6;
      if (pane === 2) side(shifted(shade, -0.1), [0.05, 2.4], [z, z + 1]);
      side(glass, [1.2, 2.2], [z + (pane === 2 ? 0.2 : 0), z + (pane === 2 ? 0.8 : 1.2)]);
    }
  }
}

/** A line along the shore has water beside it, and no trees. */
function isAtSea(plate: PlateCanvas): boolean {
  return has(plate, "sea", "ocean", "shore", "coast");
}

/** Ground of the rails: all of it, or a bank in the water. Sleepers, and rails that shine. */
function paintTrack(plate: PlateCanvas, space: Space): void {
  const { palette, place, floor, height, context } = plate;
  const { side } = place;
  const [farther, nearer] = [mixed(palette.groundFar, palette.haze, 0.3), palette.groundNear];
  const ground = fade(context, down(floor, height), [0, farther], [1, nearer]);
  if (isAtSea(plate))
    face(space, ground, [side, BED, FAR], [5.4 * side, BED, FAR], [5.4 * side, BED, NEAR], [side, BED, NEAR]);
  else fillBand(plate, floor, height * 2, ground);
  const sleeper = mixed(palette.near, palette.wood, 0.35);
  for (let z = 1; z < 60; z *= 1.13)
    line(
      plate,
      faded(sleeper, 0.75),
      Math.min(0.02, 0.045 / z),
      spot(space, [2.45 * side, BED + 0.02, z]),
      spot(space, [4.75 * side, BED + 0.02, z]),
    );
  const shine = mixed(palette.sky[2], palette.glow, 0.5);
  for (const x of RAILS) {
    const rail = (wide: number, high: number) =>
      [
        [(x - wide) * side, high, FAR],
        [(x + wide) * side, high, FAR],
        [(x + wide) * side, high, NEAR],
        [(x - wide) * side, high, NEAR],
      ] as const;
    face(space, shifted(sleeper, -0.05), ...rail(0.07, BED + 0.06));
    face(space, isDark(plate) ? mixed(shine, palette.near, 0.4) : shine, ...rail(0.035, BED + 0.12));
  }
}

/** Slabs, the wall down to the track, and the line behind which one stands. */
function paintPaving(plate: PlateCanvas, space: Space): void {
  const { palette, place, floor, height, context } = plate;
  const { side } = place;
  const stone = lit(plate, 0.6, 0.012, 85);
  const surface = fade(context, down(floor, height), [0, mixed(stone, palette.haze, 0.4)], [1, shifted(stone, -0.12)]);
  face(
    space,
    shifted(stone, -0.22),
    [EDGE * side, 0, FAR],
    [EDGE * side, BED, FAR],
    [EDGE * side, BED, NEAR],
    [EDGE * side, 0, NEAR],
  );
  face(space, surface, [-9 * side, 0, FAR], [EDGE * side, 0, FAR], [EDGE * side, 0, NEAR], [-9 * side, 0, NEAR]);
  const joint = faded(shifted(stone, -0.2), 0.45);
  for (let z = 1.3; z < 26; z *= 1.32)
    line(plate, joint, 0.0016, spot(space, [-9 * side, 0, z]), spot(space, [1.45 * side, 0, z]));
  for (const x of [-5.4, -3.4, -1.4])
    line(plate, joint, 0.0016, spot(space, [x * side, 0, 40]), spot(space, [x * side, 0, NEAR]));
  const paint = shifted(lit(plate, 0.86, 0.06, 95), isDark(plate) ? -0.2 : 0);
  face(
    space,
    paint,
    [1.5 * side, 0.01, FAR],
    [1.62 * side, 0.01, FAR],
    [1.62 * side, 0.01, NEAR],
    [1.5 * side, 0.01, NEAR],
  );
  if (!place.wet) return;
  context.save();
  context.globalAlpha = 0.3;
  for (const [x, z] of [
    [-1.9, 3.2],
    [-0.3, 5],
    [-2.8, 7],
  ] as const) {
    const m = metre(space, z);
    oval(plate, mixed(palette.sky[1], palette.glow, 0.35), spot(space, [x * side, 0.01, z]), [
      m * 0.75,
      (m * 0.28) / z,
    ]);
  }
  context.restore();
}

/** A row of iron posts, each with a lantern. */
function paintLamps(plate: PlateCanvas, space: Space): void {
  const { palette, place } = plate;
  const iron = mixed(palette.near, palette.haze, 0.12);
  const isLit = isDark(plate) || place.hour === "dawn" || has(plate, "lamp", "lamps");
  for (const z of [30, 19, 12.5, 8.4, 5.6]) {
    const x = 0.35 * place.side;
    const m = metre(space, z);
    const at = (dx: number, y: number) => spot(space, [x + dx, y, z]);
    line(plate, mixed(iron, palette.haze, z / 70), (0.075 * m) / plate.unit, at(0, 0), at(0, 2.75));
    oval(plate, iron, at(0, 0.06), [m * 0.13, m * 0.05]);
    shape(plate, iron, at(-0.2, 3.14), at(0.2, 3.14), at(0.06, 3.34), at(-0.06, 3.34));
    shape(
      plate,
      isLit ? palette.lamp : lit(plate, 0.85, 0.01, 230),
      at(-0.17, 3.14),
      at(0.17, 3.14),
      at(0.1, 2.78),
      at(-0.1, 2.78),
    );
    line(plate, iron, (0.03 * m) / plate.unit, at(0, 3.14), at(0, 2.78));
    if (isLit)
      halo(plate, at(0, 2.96), m * (isDark(plate) ? 1.7 : 0.9), faded(palette.lamp, isDark(plate) ? 0.6 : 0.45));
  }
}

/** A roof on iron columns along the back of the platform: boards above, a cut edge of wood along its front. */
function paintRoof(plate: PlateCanvas, space: Space): void {
  const { palette, place } = plate;
  const { side } = place;
  const [from, to] = [5, 32];
  const [front, back] = [-2.2 * side, -7.5 * side];
  const wood = mixed(palette.wood, palette.near, 0.45);
  const iron = mixed(palette.near, palette.haze, 0.15);
  const height = (x: number) => ROOF + 0.12 * Math.abs(x - front);
  face(
    space,
    shifted(wood, -0.06),
    [front, ROOF, to],
    [back, height(back), to],
    [back, height(back), from],
    [front, ROOF, from],
  );
  for (let z = from; z < to; z *= 1.17)
    line(
      plate,
      faded(shifted(wood, -0.12), 0.8),
      Math.min(0.008, 0.05 / z),
      spot(space, [front, ROOF, z]),
      spot(space, [back, height(back), z]),
    );
  for (const z of [26, 17, 11, 7.2]) {
    const x = front - 0.9 * side;
    block(space, { at: [x - 0.07, 0, z], size: [0.14, height(x), 0.14] }, iron);
    line(plate, iron, (0.06 * metre(space, z)) / plate.unit, spot(space, [x, 2.5, z]), spot(space, [front, ROOF, z]));
    contact(space, [x, z], [0.3, 0.3]);
  }
  const valance = shifted(wood, 0.07);
  face(
    space,
    valance,
    [front, ROOF + 0.12, to],
    [front, ROOF + 0.12, from],
    [front, ROOF - 0.16, from],
    [front, ROOF - 0.16, to],
  );
  for (let z = from; z < to; z += 0.5)
    face(space, valance, [front, ROOF - 0.15, z], [front, ROOF - 0.15, z + 0.42], [front, ROOF - 0.38, z + 0.21]);
  paintClock(plate, space, [front, ROOF - 0.75, 9]);
}

/** Hangs from the roof's edge. */
function paintClock(plate: PlateCanvas, space: Space, [x, y, z]: readonly [number, number, number]): void {
  const { context, palette } = plate;
  const m = metre(space, z);
  const centre = spot(space, [x, y, z]);
  line(plate, palette.near, (0.05 * m) / plate.unit, spot(space, [x, ROOF, z]), centre);
  oval(plate, palette.near, centre, m * 0.34);
  oval(plate, isDark(plate) ? palette.lamp : lit(plate, 0.93, 0.01, 90), centre, m * 0.28);
  context.strokeStyle = css(palette.near);
  context.lineWidth = Math.max(0.6, m * 0.04);
  context.beginPath();
  context.moveTo(centre[0] - m * 0.1, centre[1] + m * 0.08);
  context.lineTo(...centre);
  context.lineTo(centre[0], centre[1] - m * 0.2);
  context.stroke();
}

function paintBench(plate: PlateCanvas, space: Space): void {
  const { palette, place } = plate;
  const x = place.side > 0 ? -5.4 : 3.4;
  const z = 8;
  for (const dx of [0.1, 1.8]) block(space, { at: [x + dx, 0, z], size: [0.08, 0.9, 0.4] }, palette.near);
  for (const y of [0.42, 0.62, 0.8])
    block(space, { at: [x, y, y > 0.5 ? z + 0.4 : z], size: [2, 0.09, y > 0.5 ? 0.06 : 0.45] }, palette.wood);
}
