// Designs of places: ruins.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { slope, type Point } from "../../../paint/canvas.ts";
import { paintGround, paintRidges, paintTufts } from "../../parts/paint-land.ts";
import { paintSky } from "../../parts/paint-sky.ts";
import { fan, treeRow } from "../../parts/trees.ts";
import { has, isDark, lit, oval, rect, shape, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";
import { boulder } from "../water/shared.ts";
import { paintNave } from "./ruined-nave.ts";

/** What is roofless, its walls standing. */
const NAVES = ["church", "chapel", "abbey", "cathedral", "monastery", "nave", "minster", "basilica"];

export const RUINS: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(plate, { count: 3, rise: 0.15, swing: 0.07, waves: 1.7, detail: 3, sharp: false, depth: 0.5 });
  },
  middle: (plate) => {
    if (has(plate, ...NAVES)) return paintNave(plate);
    const { width, floor, unit, palette } = plate;
    const stone = mixed(
      lit(plate, 0.76, 0.03, 80),
      isDark(plate) ? palette.near : palette.haze,
      isDark(plate) ? 0.55 : 0.2,
    );
    for (let one = 0; one < 8; one++)
      pillar(plate, [width * (0.06 + one * 0.126), floor + unit * 0.02], between(plate.random, 0.14, 0.34), stone);
    rect(plate, shifted(stone, -0.03), [width * 0.3, floor - unit * 0.345, width * 0.27, unit * 0.035]);
    for (const part of [0.31, 0.43, 0.55]) pillar(plate, [width * part, floor + unit * 0.02], 0.33, stone);
    if (has(plate, "jungle", "ivy", "overgrown"))
      treeRow(plate, ["bush", "broadleaf"], { count: 13, tall: [0.06, 0.2], near: 0.7, foot: floor + unit * 0.03 });
  },
  near: (plate) => {
    const { width, floor, unit, palette } = plate;
    paintGround(plate);
    paintTufts(plate, 120);
    const stone = mixed(lit(plate, 0.7, 0.03, 80), palette.near, isDark(plate) ? 0.6 : 0.08);
    for (let one = 0; one < 13; one++)
      boulder(
        plate,
        [
          width * (one % 2 ? between(plate.random, -0.03, 0.27) : between(plate.random, 0.73, 1.03)),
          floor + unit * between(plate.random, 0.04, 0.18),
        ],
        between(plate.random, 0.02, 0.05),
        stone,
      );
    const x = width * (plate.place.side > 0 ? 0.08 : 0.66);
    rect(plate, shifted(stone, 0.02), [x, floor + unit * 0.06, unit * 0.36, unit * 0.062]);
    for (let flute = 0; flute < 4; flute++)
      rect(plate, shifted(stone, -0.09), [x, floor + unit * (0.066 + 0.015 * flute), unit * 0.36, unit * 0.004]);
    oval(plate, shifted(stone, -0.06), [x + unit * 0.36, floor + unit * 0.091], [unit * 0.016, unit * 0.032]);
    if (has(plate, "ivy", "overgrown", "jungle"))
      for (let leaf = 0; leaf < 12; leaf++)
        fan(
          plate,
          [
            width * (leaf % 2 ? between(plate.random, 0, 0.3) : between(plate.random, 0.7, 1)),
            floor + unit * between(plate.random, 0.05, 0.16),
          ],
          unit * 0.08,
          { tint: mixed(palette.near, lit(plate, 0.46, 0.09, 135), 0.5) },
        );
  },
};

function pillar(plate: PlateCanvas, [x, y]: Point, tall: number, tint: Colour): void {
  const [t, w] = [tall * plate.unit, plate.unit * 0.021];
  const side = plate.place.side;
  shape(
    plate,
    slope(plate.context, { from: [x - side * w, 0], to: [x + side * w, 0] }, shifted(tint, -0.12), shifted(tint, 0.05)),
    [x - w, y],
    [x - w * 0.86, y - t],
    [x - w * 0.2, y - t * between(plate.random, 0.96, 1.05)],
    [x + w * 0.86, y - t],
    [x + w, y],
  );
  for (const dx of [-0.5, 0, 0.5]) rect(plate, faded(shifted(tint, -0.12), 0.6), [x + dx * w, y - t, w * 0.12, t]);
  rect(plate, shifted(tint, -0.03), [x - w * 1.35, y - plate.unit * 0.016, w * 2.7, plate.unit * 0.02]);
}
