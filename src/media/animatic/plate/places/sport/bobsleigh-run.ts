// Design of a place: a bobsleigh run, a trough of ice between boards that falls through snow and bends away.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { face, openSpace, type Space, type Spot } from "../../parts/space.ts";
import { treeRow } from "../../parts/trees.ts";
import { fillBand, lit, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";
import { peaks } from "../land/shared.ts";

/** Half the breadth of its floor, and of its upper edge. */
const RUN = { half: 1.9, wide: 3.1, high: 2.5 } as const;
/** Depths, from the camera to the bend. */
const STAGES = [0.4, 3, 6, 10, 15, 22, 32] as const;

/** How far the run has bent aside and fallen at a depth. */
const bendAt = ({ plate }: Space, z: number): readonly [x: number, y: number] => [
  plate.place.side * (z * z) * 0.006,
  -0.0016 * z * z,
];

function paintRun(space: Space): void {
  const { plate } = space;
  const ice = lit(plate, 0.88, 0.035, 228);
  const at = (z: number, x: number, y: number): Spot => {
    const [dx, dy] = bendAt(space, z);
    return [x + dx, y + dy, z];
  };
  for (const [stage, far] of STAGES.slice(1).entries()) {
    const near = STAGES[stage] ?? 0.4;
    const tint = shifted(ice, stage % 2 ? -0.015 : 0.015);
    face(space, tint, at(near, -RUN.half, 0), at(near, RUN.half, 0), at(far, RUN.half, 0), at(far, -RUN.half, 0));
    for (const side of [-1, 1]) {
      const [low, top] = [side * RUN.half, side * RUN.wide];
      const wall = shifted(ice, side === plate.place.side ? -0.1 : -0.04);
      face(space, wall, at(near, low, 0), at(near, top, RUN.high), at(far, top, RUN.high), at(far, low, 0));
      const board = lit(plate, 0.55, 0.18, stage % 2 ? 27 : 255);
      const [edge, lip] = [RUN.high, RUN.high + 0.34];
      face(space, board, at(near, top, edge), at(near, top, lip), at(far, top, lip), at(far, top, edge));
    }
  }
  for (const x of [-0.8, 0.8])
    face(
      space,
      shifted(ice, -0.12),
      at(0.4, x - 0.05, 0),
      at(0.4, x + 0.05, 0),
      at(32, x + 0.05, 0),
      at(32, x - 0.05, 0),
    );
}

export const BOBSLEIGH_RUN: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    peaks(plate, 5, { base: plate.floor, tall: 0.42, near: 0.2 });
    treeRow(plate, "pine", { count: 22, tall: [0.08, 0.16], near: 0.45, foot: plate.floor + plate.unit * 0.01 });
  },
  middle: (plate) => {
    const snow = mixed(lit(plate, 0.94, 0.012, 240), plate.palette.haze, 0.25);
    fillBand(plate, plate.floor, plate.height, snow);
  },
  near: (plate: PlateCanvas) => {
    const space = openSpace(plate, 18);
    fillBand(plate, plate.floor + plate.unit * 0.02, plate.height, lit(plate, 0.92, 0.016, 238));
    paintRun(space);
  },
  lights: [LIGHTNING],
};
