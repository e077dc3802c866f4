// Walls that are being built, by what they are of: blocks of snow, bricks, sandbags, stones. As high as hands put things, with a step where the next one goes.
// Head heights, feet at the origin; whoever builds looks to the left.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { paintPart, type Pen } from "../../../cards/pen.ts";
import { box } from "./parts.ts";

interface Courses {
  readonly colour: Colour;
  readonly wide: number;
  readonly high: number;
}

/** From the floor to where the next one is put, and from its near end to the far one. */
const TOP = 3.3;
const NEAR = -1;
const FAR = -9.5;

/** Course by course, every other one shifted by half; two more further away, where it is done. */
function paintCourses(pen: Pen, { colour, wide, high }: Courses): void {
  const rows = Math.round(TOP / high);
  for (let row = 0; row < rows + 2; row++) {
    const from = row < rows ? NEAR : FAR + 2.4 * wide;
    const y = -(row + 1) * (TOP / rows);
    for (let right = from - (row % 2) * wide * 0.5; right - wide * 0.4 > FAR; right -= wide) {
      const left = Math.max(FAR, right - wide);
      const tone = shifted(colour, ((row * 3 + Math.round(right * 2)) % 3) * 0.018);
      paintPart(pen, box(left + 0.03, y, right - left - 0.06, TOP / rows - 0.05), tone, { shade: 0.06 });
    }
    if (row % 2 === 1 && row < rows)
      paintPart(pen, box(NEAR - wide * 0.5, y, wide * 0.5, TOP / rows - 0.05), colour, { shade: 0.06 });
  }
}

const walls = (courses: Courses) => (pen: Pen) => {
  paintCourses(pen, courses);
};

export const BUILT_WALLS = {
  snow_wall: walls({ colour: { light: 0.93, chroma: 0.018, hue: 235 }, wide: 2, high: 1.1 }),
  brick_wall: walls({ colour: { light: 0.55, chroma: 0.1, hue: 38 }, wide: 1.1, high: 0.47 }),
  bag_wall: walls({ colour: { light: 0.68, chroma: 0.06, hue: 82 }, wide: 1.7, high: 0.66 }),
  stone_wall: walls({ colour: { light: 0.64, chroma: 0.012, hue: 80 }, wide: 1.5, high: 0.82 }),
};
