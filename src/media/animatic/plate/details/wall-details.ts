// What hangs on the wall ahead, painted around its middle in metres.
import { shifted } from "../../../../core/animatic/colour/colour.ts";
import type { Pen } from "./pen.ts";
import { WINDOW_DETAILS } from "./window-details.ts";

type DetailPainter = (pen: Pen) => void;

const framed = (pen: Pen, w: number, h: number): void => {
  pen.box(pen.tone(0.42, 0.06, 60), [-w - 0.05, -h - 0.05, 2 * w + 0.1, 2 * h + 0.1]);
};

function mirror(pen: Pen): void {
  framed(pen, 0.34, 0.5);
  pen.box(pen.tone(0.84, 0.025, 220), [-0.34, -0.5, 0.68, 1]);
  pen.poly(pen.tone(0.95, 0.015, 220), [-0.3, 0.1], [0.06, 0.5], [0.2, 0.5], [-0.3, -0.1]);
  pen.poly(pen.tone(0.93, 0.015, 220), [-0.1, -0.5], [0.34, 0], [0.34, -0.08], [0, -0.5]);
}

function poster(pen: Pen): void {
  for (const [x, hue] of [
    [-0.5, 27],
    [0.14, 210],
  ] as const) {
    pen.box(pen.own(0.78, 0.09, hue), [x, -0.4, 0.5, 0.76]);
    pen.disc(pen.tone(0.4, 0.1, hue + 30), [x + 0.25, 0.06], [0.15, 0.17]);
    pen.box(pen.tone(0.3, 0.05, hue), [x + 0.06, -0.32, 0.38, 0.08]);
    pen.box(pen.tone(0.3, 0.05, hue), [x + 0.06, 0.24, 0.38, 0.06]);
  }
}

function painting(pen: Pen): void {
  pen.box(pen.tone(0.66, 0.1, 82), [-0.52, -0.4, 1.04, 0.8]);
  pen.box(pen.own(0.66, 0.05, 220), [-0.44, -0.32, 0.88, 0.64]);
  pen.poly(pen.tone(0.5, 0.07, 130), [-0.44, -0.32], [-0.44, -0.08], [-0.1, 0.06], [0.44, -0.14], [0.44, -0.32]);
}

function portrait(pen: Pen): void {
  pen.box(pen.tone(0.66, 0.1, 82), [-0.34, -0.46, 0.68, 0.92]);
  pen.box(pen.tone(0.32, 0.04, 60), [-0.27, -0.39, 0.54, 0.78]);
  pen.disc(pen.tone(0.74, 0.05, 60), [0, 0.1], [0.1, 0.13]);
  pen.poly(pen.own(0.42, 0.09, 27), [-0.22, -0.39], [-0.14, -0.06], [0.14, -0.06], [0.22, -0.39]);
}

function clock(pen: Pen): void {
  pen.disc(pen.tone(0.25), [0, 0], 0.32);
  pen.disc(pen.tone(0.97, 0.012, 90), [0, 0], 0.27);
  for (let hour = 0; hour < 12; hour++)
    pen.disc(pen.tone(0.2), [Math.cos(hour * 0.5236) * 0.22, Math.sin(hour * 0.5236) * 0.22], 0.02);
  pen.rod(pen.tone(0.15), 0.035, [0, 0], [0.03, 0.18]);
  pen.rod(pen.tone(0.15), 0.035, [0, 0], [0.13, -0.06]);
}

function map(pen: Pen): void {
  pen.box(pen.tone(0.85, 0.05, 85), [-0.6, -0.38, 1.2, 0.76]);
  for (const [x, y, w, h] of [
    [-0.3, 0.1, 0.2, 0.16],
    [-0.2, -0.2, 0.1, 0.14],
    [0.2, 0.08, 0.24, 0.18],
    [0.4, -0.2, 0.1, 0.08],
  ] as const)
    pen.disc(pen.tone(0.6, 0.09, 130), [x, y], [w, h]);
  for (const [x, y] of [
    [-0.22, 0.12],
    [0.24, 0.14],
    [0.1, 0],
  ] as const)
    pen.disc(pen.tone(0.55, 0.2, 27), [x, y], 0.03);
}

function board(pen: Pen): void {
  pen.box(pen.tone(0.5, 0.06, 60), [-0.85, -0.46, 1.7, 0.92]);
  pen.box(pen.own(0.34, 0.05, 155), [-0.8, -0.41, 1.6, 0.82]);
  for (const [y, w] of [
    [0.2, 1],
    [0.04, 0.7],
    [-0.12, 0.86],
  ] as const)
    pen.rod({ ...pen.tone(0.92), alpha: 0.75 }, 0.025, [-0.65, y], [-0.65 + w, y]);
}

function whiteboard(pen: Pen): void {
  pen.box(pen.tone(0.6), [-0.85, -0.46, 1.7, 0.92]);
  pen.box(pen.tone(0.98, 0.004, 230), [-0.81, -0.42, 1.62, 0.84]);
  for (const [y, w, hue] of [
    [0.2, 0.8, 250],
    [0.02, 0.6, 27],
    [-0.16, 0.9, 150],
  ] as const)
    pen.rod(pen.tone(0.5, 0.14, hue), 0.025, [-0.65, y], [-0.65 + w, y]);
}

function curtains(pen: Pen): void {
  for (let fold = 0; fold < 12; fold++)
    pen.box(shifted(pen.own(0.5, 0.13, 20), fold % 2 ? 0.05 : -0.04), [-0.6 + fold * 0.1, -1, 0.1, 1.7]);
  pen.box(pen.tone(0.4, 0.06, 60), [-0.68, 0.68, 1.36, 0.05]);
}

function blinds(pen: Pen): void {
  pen.box(pen.plate.palette.sky[1], [-0.6, -0.55, 1.2, 1.1]);
  for (let slat = 0; slat < 14; slat++) pen.box(pen.own(0.8, 0.03, 75), [-0.62, -0.55 + slat * 0.08, 1.24, 0.048]);
  pen.shine({ ...pen.plate.palette.rim, alpha: 0.3 }, 0, 0, 1.2);
}

function tapestry(pen: Pen): void {
  const cloth = pen.own(0.46, 0.12, 25);
  pen.box(cloth, [-0.4, -0.7, 0.8, 1.3]);
  pen.box(pen.tone(0.7, 0.1, 82), [-0.32, -0.62, 0.64, 0.05]);
  pen.poly(pen.tone(0.72, 0.11, 82), [0, 0.4], [0.2, 0.05], [0, -0.35], [-0.2, 0.05]);
}

function flag(pen: Pen): void {
  pen.poly(
    pen.own(0.56, 0.17, 27),
    [-0.6, -0.3],
    [-0.6, 0.36],
    [-0.2, 0.4],
    [0.2, 0.32],
    [0.6, 0.38],
    [0.6, -0.28],
    [0.2, -0.34],
    [-0.2, -0.26],
  );
  pen.poly(
    pen.tone(0.95, 0.01, 90),
    [-0.6, -0.08],
    [-0.6, 0.14],
    [-0.2, 0.18],
    [0.2, 0.1],
    [0.6, 0.16],
    [0.6, -0.06],
    [0.2, -0.12],
    [-0.2, -0.04],
  );
}

function shelf(pen: Pen): void {
  for (const y of [-0.4, 0, 0.4]) {
    pen.box(pen.tone(0.46, 0.06, 60), [-0.7, y - 0.05, 1.4, 0.05]);
    for (let thing = 0; thing < 9; thing++)
      pen.box(pen.own(0.4 + pen.random() * 0.4, 0.09, thing * 61), [
        -0.65 + thing * 0.15,
        y,
        0.09 + pen.random() * 0.04,
        0.12 + pen.random() * 0.16,
      ]);
  }
}

const screens =
  (columns: number, rows: number): DetailPainter =>
  (pen) => {
    const [w, h] = [1.5 / columns, 0.9 / rows];
    for (let screen = 0; screen < columns * rows; screen++) {
      const [x, y] = [-0.75 + (screen % columns) * w, -0.45 + Math.floor(screen / columns) * h];
      pen.box(pen.tone(0.18), [x, y, w * 0.94, h * 0.92]);
      pen.box(pen.spot.said ?? { light: 0.74, chroma: 0.1, hue: 200 + ((screen * 53) % 80) }, [
        x + w * 0.05,
        y + h * 0.06,
        w * 0.84,
        h * 0.8,
      ]);
      pen.rod(
        { light: 0.94, chroma: 0.05, hue: 190 },
        0.014,
        [x + w * 0.1, y + h * 0.3],
        [x + w * 0.35, y + h * 0.6],
        [x + w * 0.6, y + h * 0.35],
        [x + w * 0.82, y + h * 0.65],
      );
    }
    pen.shine({ light: 0.7, chroma: 0.1, hue: 220, alpha: 0.35 }, 0, 0, 1.3);
  };

function antlers(pen: Pen): void {
  pen.disc(pen.tone(0.42, 0.05, 55), [0, -0.2], [0.16, 0.22]);
  for (const way of [-1, 1]) {
    pen.rod(pen.tone(0.84, 0.03, 80), 0.05, [way * 0.06, 0], [way * 0.3, 0.2], [way * 0.42, 0.55]);
    for (const y of [0.22, 0.4])
      pen.rod(pen.tone(0.84, 0.03, 80), 0.04, [way * (0.28 + y * 0.2), y], [way * (0.1 + y * 0.2), y + 0.24]);
  }
}

function crucifix(pen: Pen): void {
  pen.box(pen.own(0.4, 0.06, 55), [-0.06, -0.5, 0.12, 1]);
  pen.box(pen.own(0.4, 0.06, 55), [-0.32, 0.1, 0.64, 0.12]);
}

function neonSign(pen: Pen): void {
  const colour = pen.spot.said ?? { light: 0.75, chroma: 0.2, hue: pen.plate.place.hue };
  pen.shine({ ...colour, alpha: 0.6 }, 0, 0, 1.2);
  pen.rod({ ...colour, light: 0.88 }, 0.05, [-0.55, -0.18], [-0.55, 0.2], [-0.3, -0.18], [-0.3, 0.2]);
  pen.rod({ ...colour, light: 0.88 }, 0.05, [-0.1, 0.2], [-0.1, -0.18], [0.16, -0.18]);
  pen.rod({ ...colour, light: 0.88 }, 0.05, [0.56, 0.2], [0.34, 0.2], [0.34, -0.18], [0.56, -0.18]);
}

function tools(pen: Pen): void {
  pen.box(pen.tone(0.6, 0.05, 70), [-0.7, -0.5, 1.4, 1]);
  for (let tool = 0; tool < 6; tool++) {
    const x = -0.55 + tool * 0.22;
    pen.rod(pen.tone(0.4, 0.07, 50), 0.05, [x, -0.36], [x, 0.1]);
    pen.box(pen.tone(0.3, 0.01, 240), [x - 0.07, 0.1, 0.14, 0.14 + (tool % 2) * 0.1]);
  }
}

function pipes(pen: Pen): void {
  for (const [y, r, hue] of [
    [0.6, 0.09, 60],
    [0.36, 0.06, 240],
    [0.2, 0.05, 30],
  ] as const) {
    pen.box(pen.own(0.48, 0.04, hue), [-3, y, 6, r * 2]);
    pen.box(pen.tone(0.62, 0.03, hue), [-3, y + r * 1.2, 6, r * 0.4]);
    for (const x of [-1.2, -0.2, 0.8]) pen.box(pen.tone(0.36, 0.03, hue), [x, y - 0.03, 0.14, r * 2 + 0.06]);
  }
  pen.disc(pen.tone(0.55, 0.18, 27), [0.4, 0.45], 0.17);
  pen.disc(pen.tone(0.25), [0.4, 0.45], 0.07);
}

function cables(pen: Pen): void {
  for (let cable = 0; cable < 7; cable++)
    pen.rod(
      pen.own(0.3, 0.08, cable * 57),
      0.04,
      [-1.6, 0.3 + cable * 0.07],
      [-0.7, cable * 0.05 - 0.2],
      [0.2, 0.24 - cable * 0.04],
      [1.6, 0.4 - cable * 0.06],
    );
}

function graffiti(pen: Pen): void {
  for (const [x, hue] of [
    [-0.7, 340],
    [0, 200],
    [0.6, 130],
  ] as const) {
    pen.rod(pen.own(0.66, 0.19, hue), 0.1, [x - 0.2, -0.3], [x - 0.1, 0.2], [x + 0.05, -0.2], [x + 0.22, 0.24]);
    pen.rod(pen.tone(0.92, 0.02, 90), 0.03, [x - 0.2, -0.22], [x - 0.1, 0.26], [x + 0.05, -0.12], [x + 0.22, 0.3]);
  }
}

/** From the floor to above a head, with slits and handles. */
function lockers(pen: Pen): void {
  const steel = pen.own(0.55, 0.09, 245);
  for (let door = 0; door < 5; door++) {
    const x = -0.8 + door * 0.33;
    pen.box(shifted(steel, -0.12), [x - 0.015, -1.42, 0.33, 1.85]);
    pen.box(shifted(steel, door % 2 ? 0.03 : -0.01), [x, -1.4, 0.3, 1.8]);
    for (const y of [0.2, 0.12, 0.04]) pen.box(shifted(steel, -0.2), [x + 0.06, y, 0.18, 0.03]);
    pen.box(pen.tone(0.85, 0.01, 230), [x + 0.22, -0.5, 0.03, 0.16]);
  }
}

export const WALL_DETAILS = {
  ...{
    mirror,
    poster,
    painting,
    portrait,
    clock,
    map,
    lockers,
    whiteboard,
    curtains,
    blinds,
    tapestry,
    flag,
    shelf,
    antlers,
  },
  ...{ crucifix, tools, pipes, cables, graffiti },
  blackboard: board,
  ...WINDOW_DETAILS,
  monitors: screens(3, 2),
  television: screens(1, 1),
  neon_sign: neonSign,
} as const satisfies Readonly<Record<string, DetailPainter>>;
