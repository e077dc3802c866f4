// Designs of places: lake.
import { faded, mixed } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade } from "../../../paint/canvas.ts";
import { paintRidges } from "../../parts/paint-land.ts";
import { paintSky } from "../../parts/paint-sky.ts";
import { paintShore } from "../../parts/paint-water.ts";
import { treeRow } from "../../parts/trees.ts";
import { fillBand, has, line, lit, rect, type PlaceDesign } from "../../plate-canvas.ts";
import { paintJetty } from "./jetty.ts";
import { GLITTER, paintLilies, paintReeds, water } from "./shared.ts";

export const LAKE: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintRidges(water(plate), {
      count: 4,
      rise: 0.22,
      swing: 0.12,
      waves: 1.8,
      detail: 3,
      sharp: has(plate, "mountain", "alpine", "tarn", "glacier"),
      depth: 0.7,
    });
  },
  middle: (plate) => {
    const sea = water(plate);
    treeRow(plate, ["pine", "broadleaf"], { count: 34, tall: [0.04, 0.09], near: 0.65, foot: sea.floor });
    const { palette, unit, width, height } = plate;
    const ice = plate.place.weather === "snow" || has(plate, "frozen", "ice");
    fillBand(
      plate,
      sea.floor,
      height * 2,
      ice
        ? fade(
            plate.context,
            down(sea.floor, height),
            [0, lit(plate, 0.92, 0.015, 225)],
            [1, lit(plate, 0.7, 0.035, 225)],
          )
        : fade(
            plate.context,
            down(sea.floor, height),
            [0, mixed(palette.sky[2], palette.haze, 0.3)],
            [0.3, mixed(palette.sky[1], palette.near, 0.3)],
            [1, mixed(palette.sky[0], palette.near, 0.55)],
          ),
    );
    if (ice)
      for (let crack = 0; crack < 9; crack++)
        line(
          plate,
          faded(lit(plate, 0.98, 0.01, 220), 0.5),
          0.002,
          [width * between(plate.random, 0, 1), sea.floor + unit * between(plate.random, 0.02, 0.1)],
          [width * between(plate.random, 0, 1), sea.floor + unit * between(plate.random, 0.05, 0.25)],
        );
    else
      for (let mirror = 0; mirror < 60; mirror++)
        rect(plate, faded(mixed(palette.haze, palette.near, 0.6), 0.16), [
          width * between(plate.random, -0.1, 1.1),
          sea.floor + unit * 0.1 * plate.random() ** 1.6,
          unit * between(plate.random, 0.03, 0.12),
          unit * 0.003,
        ]);
  },
  near: (plate) => {
    paintLilies(plate);
    if (has(plate, "jetty", "dock", "pier", "landing")) return paintJetty(plate);
    const { palette } = plate;
    paintShore({
      ...plate,
      palette: { ...palette, groundFar: mixed(palette.groundFar, lit(plate, 0.5, 0.06, 120), 0.7) },
    });
    paintReeds(plate, { count: 20, left: [-0.03, 0.17], right: [0.83, 1.03], low: 0.06 });
  },
  lights: GLITTER.map((light) => ({ ...light, when: ({ weather }) => weather !== "snow" })),
};
