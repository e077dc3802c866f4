// Designs of ice rinks: in the open with trees and lamps, and in a hall with rows of seats.
import { faded, mixed } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade } from "../../../paint/canvas.ts";
import { paintBlocks } from "../../parts/paint-city.ts";
import { paintSky } from "../../parts/paint-sky.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, lightOf, rod, row, slab, tone } from "../../parts/solids.ts";
import { openSpace, type Space } from "../../parts/space.ts";
import { treeRow } from "../../parts/trees.ts";
import { fillBand, has, line, lit, oval, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";

const DEEP = 11;

export const ICE_RINK: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    paintBlocks(plate, plate.floor - plate.unit * 0.05, 0, true);
    treeRow(plate, ["bare", "pine"], {
      count: 13,
      tall: [0.16, 0.28],
      near: 0.5,
      foot: plate.floor - plate.unit * 0.05,
    });
  },
  middle: (plate) => {
    const space = openSpace(plate, DEEP);
    row(-7.5, 5, 4, (x) => {
      rod(space, tone(space, 0.3, 0.01, 250), 0.12, [x, 0, DEEP], [x, 3.6, DEEP]);
      bulb(space, [x, 3.7, DEEP], 0.16, plate.palette.lamp);
    });
  },
  near: (plate) => {
    paintIce(plate);
    paintBoards(openSpace(plate, DEEP));
  },
};

export const ICE_HALL = setting({
  size: { half: 9, high: 6.5, deep: DEEP },
  ceiling: () => lightOf(0.26, 0.015, 245),
  tubes: [-4.5, -1.5, 1.5, 4.5],
  wall: (space) => {
    slab(space, tone(space, 0.36, 0.03, 250), [-9, 0, DEEP - 0.01], [18, 6.5]);
    row(1.3, 0.42, 7, (y, up) =>
      row(-8.8 + (up % 2) * 0.2, 0.5, 36, (x) =>
        slab(space, tone(space, 0.5, 0.14, up % 3 === 1 ? 25 : 255), [x, y, DEEP - 0.02], [0.4, 0.26]),
      ),
    );
    if (has(space.plate, "full", "crowd", "crowded", "fans", "fan"))
      for (let one = 0; one < 620; one++)
        disc(
          space,
          tone(space, between(space.plate.random, 0.45, 0.9), 0.11, space.plate.random() * 360),
          [between(space.plate.random, -8.9, 8.9), between(space.plate.random, 1.5, 4.1), DEEP - 0.025],
          [0.12, 0.15],
        );
    slab(space, lightOf(0.12, 0.01, 250), [-1.2, 4.4, DEEP - 0.03], [2.4, 0.9]);
    row(-0.9, 1.25, 2, (x) => slab(space, lightOf(0.75, 0.18, 60), [x, 4.6, DEEP - 0.04], [0.55, 0.5]));
  },
  front: (space) => {
    paintIce(space.plate);
    paintBoards(space);
  },
});

/** White boards with a yellow foot and a blue rail, and advertisements on them. */
function paintBoards(space: Space): void {
  const z = DEEP - 0.2;
  slab(space, tone(space, 0.96, 0.006, 230), [-30, 0, z], [60, 1.05]);
  slab(space, tone(space, 0.84, 0.15, 92), [-30, 0, z - 0.01], [60, 0.2]);
  slab(space, tone(space, 0.5, 0.15, 255), [-30, 1.02, z - 0.01], [60, 0.12]);
  row(-9.4, 2.7, 8, (x, at) =>
    slab(space, tone(space, 0.6, 0.15, [27, 255, 150, 60][at % 4] ?? 27), [x, 0.38, z - 0.02], [1.5, 0.46]),
  );
}

/** Ice with its lines and the marks of skates. */
function paintIce(plate: PlateCanvas): void {
  const { context, floor, height, width, unit, palette, random } = plate;
  const [far, near] = [lit(plate, 0.95, 0.014, 225), lit(plate, 0.84, 0.03, 225)];
  fillBand(
    plate,
    floor,
    height * 2,
    fade(context, down(floor, height), [0, mixed(far, palette.sky[2], 0.15)], [0.4, far], [1, near]),
  );
  fillBand(plate, floor + unit * 0.07, unit * 0.012, faded(lit(plate, 0.55, 0.2, 27), 0.75));
  context.save();
  context.strokeStyle = "rgba(200,60,60,0.5)";
  context.lineWidth = Math.max(1, unit * 0.006);
  context.beginPath();
  context.ellipse(width * 0.5, floor + unit * 0.14, unit * 0.42, unit * 0.075, 0, 0, Math.PI * 2);
  context.stroke();
  context.restore();
  for (let mark = 0; mark < 46; mark++) {
    const [x, y] = [width * between(random, -0.1, 1.1), floor + unit * between(random, 0.02, 0.32)];
    const long = unit * between(random, 0.04, 0.16);
    const white = faded(lit(plate, 1, 0.004, 220), 0.7);
    line(plate, white, 0.0022, [x, y], [x + long * 0.5, y + unit * 0.006], [x + long, y + unit * 0.002]);
  }
  for (let shine = 0; shine < 7; shine++)
    oval(
      plate,
      faded(palette.glow, 0.12),
      [width * between(random, 0, 1), floor + unit * between(random, 0.04, 0.26)],
      [unit * between(random, 0.08, 0.2), unit * 0.008],
    );
}
