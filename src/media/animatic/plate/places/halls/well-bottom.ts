// Design of the bottom of a well: courses of stones that close in round a disc of daylight above, a bucket on its rope, water underfoot.
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { down, fade, type Point } from "../../../paint/canvas.ts";
import { fillBand, fillFloor, glow, halo, line, lit, oval, shape } from "../../plate-canvas.ts";
import type { PlaceDesign, PlateCanvas } from "../../plate-canvas.ts";

const COURSES = 10;
const STONES = 26;

interface Course {
  readonly middle: Point;
  readonly across: number;
  readonly high: number;
}

/** From the mouth (0) to the nearest course (1), where the picture shows the mouth whatever its size is. */
function courseAt(plate: PlateCanvas, part: number): Course {
  const { view, floor } = plate;
  const [wide, tall] = [view.right - view.left, floor - view.top];
  const [x, y] = mouthOf(plate);
  return {
    middle: [x + ((view.left + view.right) / 2 - x) * part, y + tall * 0.5 * part],
    across: wide * (0.13 + 0.85 * part ** 1.25),
    high: tall * (0.14 + 1.1 * part ** 1.25),
  };
}

function mouthOf({ view, floor, place }: PlateCanvas): Point {
  return [
    (view.left + view.right) / 2 + place.side * (view.right - view.left) * 0.15,
    view.top + (floor - view.top) * 0.2,
  ];
}

const onCourse = ({ middle: [x, y], across, high }: Course, stone: number): Point => {
  const turn = (stone / STONES) * 2 * Math.PI;
  return [x + Math.cos(turn) * across, y + Math.sin(turn) * high];
};

export const WELL_BOTTOM: PlaceDesign = {
  far: (plate) => {
    const { palette, place } = plate;
    fillBand(plate, -plate.height, plate.height * 3, lit(plate, 0.2, 0.015, 230));
    for (let row = COURSES; row > 0; row--) {
      const [outer, inner] = [courseAt(plate, row / COURSES), courseAt(plate, (row - 1) / COURSES)];
      const light = 0.66 - 0.4 * (row / COURSES);
      for (let stone = 0; stone < STONES; stone++) {
        const [from, to] = [stone + (row % 2) * 0.5 + 0.06, stone + (row % 2) * 0.5 + 0.94];
        const shade = (((stone * 31 + row * 17 + place.hue) * 7919) % 11) / 130 - 0.04;
        const moss = (stone * 5 + row * 3) % 7 === 0;
        const tint = lit(plate, light + shade, moss ? 0.06 : 0.018, moss ? 140 : 230);
        const lip = courseAt(plate, (row - 0.94) / COURSES);
        shape(plate, tint, onCourse(outer, from), onCourse(outer, to), onCourse(lip, to), onCourse(lip, from));
      }
      if (row === 1) oval(plate, palette.sky[1], inner.middle, [inner.across, inner.high]);
    }
    const { middle, across, high } = courseAt(plate, 0);
    oval(plate, mixed(palette.sky[2], { light: 0.98, chroma: 0.01, hue: 220 }, 0.3), middle, [
      across * 0.9,
      high * 0.88,
    ]);
    glow(plate, middle, across * 2.4, faded(palette.sky[2], 0.55));
  },
  middle: (plate) => {
    const { unit, place, floor, view } = plate;
    const [x, y] = mouthOf(plate);
    const at: Point = [x - place.side * (view.right - view.left) * 0.3, floor - (floor - view.top) * 0.42];
    const wood = lit(plate, 0.5, 0.09, 55);
    const size = Math.min(unit * 0.07, (floor - view.top) * 0.13);
    line(plate, lit(plate, 0.7, 0.06, 80), 0.005, [x - place.side * unit * 0.04, y], [at[0], at[1] - size * 0.9]);
    line(
      plate,
      lit(plate, 0.3, 0.01, 250),
      0.004,
      [at[0] - size * 0.8, at[1]],
      [at[0], at[1] - size],
      [at[0] + size * 0.8, at[1]],
    );
    const bucket = (top: number, foot: number, fill: typeof wood) => {
      const half = (v: number) => size * (0.85 - 0.2 * v);
      shape(
        plate,
        fill,
        [at[0] - half(top), at[1] + size * 1.4 * top],
        [at[0] + half(top), at[1] + size * 1.4 * top],
        [at[0] + half(foot), at[1] + size * 1.4 * foot],
        [at[0] - half(foot), at[1] + size * 1.4 * foot],
      );
    };
    bucket(0, 1, wood);
    for (const band of [0.14, 0.74]) bucket(band, band + 0.12, lit(plate, 0.3, 0.01, 250));
  },
  near: (plate) => {
    const water = lit(plate, 0.3, 0.04, 215);
    fillFloor(plate, [0, shifted(water, 0.1)], [1, shifted(water, -0.12)]);
    const [x] = mouthOf(plate);
    oval(
      plate,
      faded(plate.palette.sky[2], 0.5),
      [x, plate.floor + plate.unit * 0.09],
      [plate.unit * 0.2, plate.unit * 0.02],
    );
    for (const [dx, dy] of [
      [-0.3, 0.05],
      [0.24, 0.15],
      [-0.12, 0.2],
    ] as const)
      oval(
        plate,
        faded(plate.palette.sky[2], 0.18),
        [plate.meet + plate.unit * dx, plate.floor + plate.unit * dy],
        [plate.unit * 0.14, plate.unit * 0.006],
      );
  },
  lights: [
    {
      paint: (plate) => {
        const [x, y] = mouthOf(plate);
        const { unit, view, floor } = plate;
        const foot = floor + unit * 0.14;
        const half = (view.right - view.left) * 0.1;
        shape(
          plate,
          fade(
            plate.context,
            down(y, foot),
            [0, faded(plate.palette.sky[2], 0.42)],
            [1, faded(plate.palette.sky[2], 0.04)],
          ),
          [x - half, y],
          [x + half, y],
          [x + half * 2.2, foot],
          [x - half * 2.2, foot],
        );
        halo(plate, [x, y], half * 2, faded(plate.palette.sky[2], 0.4));
      },
      rhythm: "breathe",
    },
  ],
};
