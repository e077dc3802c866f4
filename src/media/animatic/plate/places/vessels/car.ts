// Design of a place: the inside of a car, from its front: the back seat, and the land behind the rear window.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { down, fade, type Point } from "../../../paint/canvas.ts";
import { paintParkedCar } from "../../parts/cottages-and-cars.ts";
import { paintBlocks } from "../../parts/paint-city.ts";
import { face, openSpace } from "../../parts/space.ts";
import {
  glow,
  has,
  isDark,
  line,
  lit,
  rect,
  shape,
  type Fill,
  type PlaceDesign,
  type PlateCanvas,
} from "../../plate-canvas.ts";
import { landscape, mask, window } from "./shared.ts";

/** Part of the height at which the land ends, seen through the window behind. */
const HORIZON = 0.4;

export const CAR: PlaceDesign = {
  far: (whole) => {
    const plate = { ...whole, floor: whole.height * HORIZON };
    landscape(plate);
    const isTown =
      has(plate, "taxi", "cab", "limousine", "traffic", "city", "street", "avenue", "neon", "jam", "town") &&
      !has(plate, "desert", "country", "forest", "mountain", "field", "coast");
    if (isTown) for (const near of [0.2, 0.6]) paintBlocks(plate, plate.floor + plate.unit * 0.02, near, true);
    const space = openSpace(plate, 30);
    const { palette, height, floor } = plate;
    face(
      space,
      fade(
        plate.context,
        down(floor, height),
        [0, mixed(palette.groundFar, palette.haze, 0.4)],
        [1, lit(plate, 0.36, 0.01, 250)],
      ),
      [-3, 0, 90],
      [3, 0, 90],
      [3, 0, 0.4],
      [-3, 0, 0.4],
    );
    for (let z = 2; z < 60; z *= 1.6)
      face(space, faded(palette.sky[2], 0.6), [-0.07, 0, z], [0.07, 0, z], [0.07, 0, z * 1.25], [-0.07, 0, z * 1.25]);
    if (has(plate, "traffic", "jam"))
      for (const [x, size, hue] of [
        [0.28, 0.2, 60],
        [0.62, 0.24, 200],
        [0.48, 0.13, 330],
      ] as const)
        paintParkedCar(
          plate,
          [plate.width * x, floor + plate.unit * 0.04 * (size / 0.13)],
          size,
          plate.place.hue + hue,
        );
    if (isDark(plate))
      for (let light = 0; light < 16; light++) {
        const at: Point = [
          plate.width * between(plate.random, 0, 1),
          floor - plate.unit * between(plate.random, -0.04, 0.16),
        ];
        glow(plate, at, plate.unit * between(plate.random, 0.03, 0.08), {
          light: 0.85,
          chroma: 0.12,
          hue: [25, 70, 85, 220][light % 4] ?? 70,
          alpha: 0.7,
        });
      }
  },
  middle: (plate) => {
    const { width, height, unit } = plate;
    const lining = lit(plate, 0.34, 0.014, 70);
    const roof = fade(plate.context, down(0, height * 0.5), [0, shifted(lining, 0.08)], [1, shifted(lining, -0.08)]);
    const rear = window([width * 0.19, height * 0.13, width * 0.81, height * 0.46], unit * 0.07);
    mask(plate, roof, [
      rear,
      window([-width * 0.4, height * 0.09, width * 0.1, height * 0.5]),
      window([width * 0.9, height * 0.09, width * 1.4, height * 0.5]),
    ]);
    for (const row of [0.2, 0.26, 0.32, 0.38])
      line(
        plate,
        faded(shifted(lining, -0.18), 0.35),
        0.002,
        [width * 0.21, height * row],
        [width * 0.79, height * row],
      );
    for (const side of [0.06, 0.94])
      line(
        plate,
        shifted(lining, -0.16),
        0.014,
        [width * side - unit * 0.06, height * 0.075],
        [width * side - unit * 0.05, height * 0.115],
        [width * side + unit * 0.05, height * 0.115],
        [width * side + unit * 0.06, height * 0.075],
      );
    rect(plate, shifted(lining, 0.16), [width * 0.5 - unit * 0.06, height * 0.05, unit * 0.12, unit * 0.03]);
  },
  near: (plate) => {
    const { width, height, unit, place } = plate;
    const said = place.colours.find(({ of }) => of === "seat" || of === "seats" || of === "leather")?.colour;
    const seat = said ? lit(plate, said.light, said.chroma, said.hue) : lit(plate, 0.27, 0.025, 45);
    const top = height * 0.53;
    for (const x of [0.2, 0.5, 0.8]) {
      const [left, high] = [width * x - unit * 0.1, unit * 0.13];
      for (const dx of [0.06, 0.14])
        rect(plate, lit(plate, 0.6, 0.01, 240), [
          left + unit * dx - unit * 0.006,
          top - unit * 0.05,
          unit * 0.012,
          unit * 0.08,
        ]);
      block(plate, shifted(seat, 0.05), [left, top - unit * 0.03 - high, unit * 0.2, high]);
    }
    block(plate, fade(plate.context, down(top, height), [0, shifted(seat, 0.04)], [1, shifted(seat, -0.1)]), [
      -width,
      top,
      width * 3,
      height * 2,
    ]);
    line(plate, shifted(seat, 0.12), 0.006, [-width, top + unit * 0.012], [width * 2, top + unit * 0.012]);
    for (const x of [0.02, 0.35, 0.65, 0.98])
      line(plate, shifted(seat, -0.08), 0.006, [width * x, top + unit * 0.02], [width * x, height * 1.4]);
    for (const x of [0.1, 0.9])
      line(
        plate,
        lit(plate, 0.45, 0.01, 250),
        0.018,
        [width * x, height * 0.42],
        [width * (x < 0.5 ? 0.3 : 0.7), height * 1.2],
      );
  },
};

/** A cushion with round corners. */
function block(plate: PlateCanvas, fill: Fill, [x, y, w, h]: readonly [number, number, number, number]): void {
  const round = plate.unit * 0.03;
  shape(
    plate,
    fill,
    [x + round, y],
    [x + w - round, y],
    [x + w, y + round],
    [x + w, y + h],
    [x, y + h],
    [x, y + round],
  );
}
