// Designs of places: attic.
import { paintRoundPane } from "../../parts/openings.ts";
import { away, block, face, frontPanel, openSpace, shell, strips } from "../../parts/space.ts";
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { glow, line, lit, oval, type PlaceDesign } from "../../plate-canvas.ts";

export const ATTIC: PlaceDesign = {
  far: (plate) => {
    const space = openSpace(plate);
    const { wall, floor, wood } = plate.palette;
    shell(
      space,
      { half: 3.4, high: 3.6, deep: 7 },
      { wall: shifted(wall, -0.03), floor, ceiling: shifted(wall, -0.1) },
    );
    strips(space, { half: 3.4, high: 3, deep: 7 }, floor, { count: 20, tone: (strip) => (strip % 3) * 0.03 - 0.04 });
    for (const side of [-1, 1]) {
      face(
        space,
        shifted(wall, side === plate.place.side ? -0.02 : -0.09),
        [side * 3.4, 0.7, 7],
        [0, 3.6, 7],
        [0, 3.6, 0.4],
        [side * 3.4, 0.7, 0.4],
      );
      for (const z of [7, 5.2, 3.8, 2.7])
        face(space, shifted(wood, -0.04), [side * 3.4, 0.7, z], [side * 3.4, 0.9, z], [0, 3.6, z], [0, 3.35, z]);
    }
    const window = frontPanel(space, [-0.5, 1.3, 7], 1, 1);
    oval(plate, wood, window(0.5, 0.5), plate.unit * 0.085);
    paintRoundPane(plate, window(0.5, 0.5), plate.unit * 0.075);
    line(plate, wood, 0.006, window(0.5, 0), window(0.5, 1));
    line(plate, wood, 0.006, window(0, 0.5), window(1, 0.5));
    glow(plate, window(0.5, 0.5), plate.unit * 0.5, {
      ...plate.palette.rim,
      alpha: plate.place.hour === "night" ? 0.16 : 0.5,
    });
  },
  middle: (plate) => {
    const space = openSpace(plate);
    const { wood, random } = { ...plate.palette, random: plate.random };
    for (const [x, w, h] of [
      [-2.9, 1, 0.6],
      [-2, 0.7, 0.9],
      [1.4, 1.1, 0.7],
      [2.3, 0.6, 1.1],
    ] as const)
      block(
        space,
        { at: [x, 0, 5.6 + random() * 0.5], size: [w, h, 0.6] },
        shifted(wood, between(random, -0.05, 0.08)),
      );
    block(space, { at: [-2.75, 0.6, 5.7], size: [0.7, 0.5, 0.5] }, lit(plate, 0.6, 0.04, 70));
  },
  near: (plate) => {
    const space = openSpace(plate);
    const x = away(plate, 1.2, 1);
    block(space, { at: [x, 0, 3.8], size: [1, 0.5, 0.55] }, lit(plate, 0.42, 0.05, 45));
    for (const u of [0.2, 0.8])
      block(space, { at: [x + u - 0.04, 0, 3.79], size: [0.08, 0.5, 0.02] }, lit(plate, 0.6, 0.07, 80));
  },
};
