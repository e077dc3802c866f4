// Design of the rim of a volcano's crater: black rock that ends at an edge, the far wall of the crater, and the glow and smoke out of its depth.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between, ridgeLine } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade, fillShape, type Point } from "../../../paint/canvas.ts";
import { css } from "../../../../../core/animatic/colour/colour.ts";
import { paintCliffEdge } from "../../parts/cliff-edge.ts";
import { skyline } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky } from "../../parts/paint-sky.ts";
import { fillBand, glow, has, line, lit, oval, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";

/** A crater with water in it, or one that sleeps, has no fire. */
const isCold = (plate: PlateCanvas): boolean =>
  has(plate, "lake", "turquoise", "extinct", "dormant", "sleeping", "moon");

export const CRATER_RIM: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    if (!isCold(plate)) smoke(plate);
    farWall(plate);
  },
  middle: (plate) => depth(plate),
  near: (plate) => {
    const rock = mixed(lit(plate, 0.27, 0.012, 40), plate.palette.haze, 0.04);
    paintCliffEdge(plate, isCold(plate) ? lit(plate, 0.6, 0.07, 80) : rock, shifted(rock, 0.05));
    for (let stone = 0; stone < 26; stone++) {
      const x = 0.5 + plate.place.side * between(plate.random, -0.05, 0.5);
      const low = between(plate.random, 0.02, 0.34);
      oval(
        plate,
        shifted(rock, between(plate.random, -0.06, 0.08)),
        [plate.width * x, plate.floor + plate.unit * low],
        [plate.unit * 0.05 * (0.2 + low), plate.unit * 0.018 * (0.2 + low)],
      );
    }
  },
  lights: [
    { paint: (plate) => fire(plate, 0.34), rhythm: "breathe", when: ({ things }) => !things.has("lake") },
    LIGHTNING,
  ],
};

/** The other side of the crater: steep rock in bands, redder the deeper. */
function farWall(plate: PlateCanvas): void {
  const { floor, unit, palette, random, context, height } = plate;
  const edge = ridgeLine(random, { waves: 5, detail: 4, sharp: true });
  const rock = mixed(lit(plate, 0.36, 0.02, 45), palette.haze, 0.3);
  const deep = isCold(plate) ? shifted(rock, -0.06) : mixed(rock, { light: 0.55, chroma: 0.17, hue: 38 }, 0.55);
  fillShape(
    context,
    fade(context, down(floor - unit * 0.24, floor + unit * 0.3), [0, shifted(rock, 0.04)], [1, deep]),
    ...skyline(plate, (place) => floor - unit * (0.16 + 0.07 * edge(place) - 0.25 * (place - 0.5) ** 2 * -1)),
  );
  for (let gully = 0; gully < 34; gully++) {
    const x = plate.width * between(random, -0.1, 1.1);
    const top = floor - unit * between(random, 0.06, 0.15);
    line(
      plate,
      faded(shifted(rock, -0.1), 0.6),
      0.004,
      [x, top],
      [x + unit * between(random, -0.02, 0.02), top + height * 0.12],
    );
  }
}

/** Lava, or the water of a lake, at the bottom. */
function depth(plate: PlateCanvas): void {
  const { floor, unit, width, height, random } = plate;
  const top = floor + unit * 0.05;
  if (isCold(plate)) {
    const lake = lit(plate, 0.7, 0.1, 195);
    return fillBand(
      plate,
      top,
      2 * height,
      fade(plate.context, down(top, height), [0, shifted(lake, 0.08)], [1, shifted(lake, -0.12)]),
    );
  }
  const dark = { light: 0.3, chroma: 0.1, hue: 35 };
  fillBand(
    plate,
    top,
    2 * height,
    fade(plate.context, down(top, height), [0, { light: 0.62, chroma: 0.2, hue: 42 }], [1, dark]),
  );
  for (let crust = 0; crust < 46; crust++)
    oval(
      plate,
      faded({ light: 0.2, chroma: 0.04, hue: 35 }, 0.85),
      [width * between(random, -0.1, 1.1), top + unit * 0.3 * random() ** 1.4 + 2],
      [unit * between(random, 0.02, 0.07), unit * 0.008],
    );
  for (let vein = 0; vein < 20; vein++)
    oval(
      plate,
      { light: 0.84, chroma: 0.17, hue: 75 },
      [width * between(random, 0, 1), top + unit * between(random, 0, 0.22)],
      [unit * 0.03, unit * 0.003],
    );
}

function fire(plate: PlateCanvas, strength: number): void {
  const at: Point = [plate.width * (0.5 - plate.place.side * 0.18), plate.floor + plate.unit * 0.06];
  glow(plate, at, plate.unit * 0.6, { light: 0.7, chroma: 0.2, hue: 40, alpha: strength });
}

function smoke(plate: PlateCanvas): void {
  const { context, width, floor, unit, random, place } = plate;
  const grey = mixed(lit(plate, 0.45, 0.01, 30), plate.palette.haze, 0.35);
  for (let puff = 0; puff < 60; puff++) {
    const up = puff / 60;
    context.fillStyle = css(faded(shifted(grey, between(random, -0.05, 0.06)), 0.35));
    context.beginPath();
    context.arc(
      width * (0.5 - place.side * (0.14 + 0.3 * up ** 1.5)) + unit * between(random, -0.08, 0.08) * (1 + up),
      floor - unit * (0.08 + 0.66 * up),
      unit * (0.05 + 0.09 * up),
      0,
      7,
    );
    context.fill();
  }
}
