// Designs of places: stadium, fairground, pool under the sky and in a hall.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintDaylight, paintWindow } from "../../parts/openings.ts";
import { paintGround } from "../../parts/paint-land.ts";
import { LIGHTNING, paintSky, paintStars } from "../../parts/paint-sky.ts";
import { block, face, frontPanel, openSpace, patch, spot, type Space } from "../../parts/space.ts";
import { tree } from "../../parts/trees.ts";
import { fillFloor, glow, has, isDark, line, lit, oval, rect, shape } from "../../plate-canvas.ts";
import type { PlaceDesign, PlateCanvas } from "../../plate-canvas.ts";
import { paintRoom } from "../rooms/shared.ts";

export const STADIUM: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { width, floor, unit, random } = plate;
    const concrete = lit(plate, 0.5, 0.01, 240);
    const empty = has(plate, "empty", "deserted", "abandoned");
    rect(plate, shifted(concrete, -0.2), [-width, floor - unit * 0.3, 3 * width, unit * 0.3]);
    for (let row = 0; row < 15; row++) {
      const y = floor - unit * (0.03 + row * 0.0175);
      if (row === 7) rect(plate, shifted(concrete, 0.08), [-width, y - unit * 0.006, 3 * width, unit * 0.013]);
      else
        for (let x = -0.1 * width; x < 1.1 * width; x += unit * 0.016) {
          const shirt = lit(
            plate,
            between(random, 0.35, 0.75),
            0.09,
            random() < 0.6 ? plate.place.hue : random() * 360,
          );
          const seat = empty ? lit(plate, 0.5, 0.09, plate.place.hue) : shirt;
          const across = x + between(random, 0, unit * 0.006);
          rect(plate, seat, [across, y, unit * 0.009, unit * 0.011]);
          if (!empty) oval(plate, lit(plate, 0.7, 0.04, 55), [across + unit * 0.0045, y - unit * 0.002], unit * 0.0038);
        }
    }
    rect(plate, shifted(concrete, -0.05), [-width, floor - unit * 0.33, 3 * width, unit * 0.025]);
    for (let board = -1; board < 9; board++)
      rect(plate, lit(plate, 0.6, 0.1, (plate.place.hue + board * 67) % 360), [
        width * 0.125 * board,
        floor - unit * 0.022,
        width * 0.12,
        unit * 0.02,
      ]);
    for (const part of [0.12, 0.88]) paintMast(plate, width * part);
  },
  near: (plate) => {
    const space = openSpace(plate, 40);
    const grass = lit(plate, isDark(plate) ? 0.7 : 0.6, 0.1, 140);
    fillFloor(plate, [0, grass], [1, shifted(grass, -0.06)]);
    const ends = [40, 30, 22, 16, 11.5, 8, 5.6, 4, 2.8, 2, 1.2];
    for (let band = 0; band + 1 < ends.length; band += 2)
      face(space, faded(shifted(grass, 0.05), 0.7), ...strip(-90, 90, ends[band] ?? 1, ends[band + 1] ?? 1));
    const white = lit(plate, 0.95, 0.005, 100);
    face(space, white, ...strip(-90, 90, 22.6, 22));
    face(space, white, ...strip(-8, 8, 9.2, 9));
    for (const x of [-8, 7.75]) face(space, white, [x, 0, 22], [x + 0.25, 0, 22], [x + 0.25, 0, 9], [x, 0, 9]);
    const net = frontPanel(space, [-3.6, 0, 23], 7.2, 2.6);
    for (let thread = 1; thread < 24; thread++) {
      line(plate, faded(white, 0.45), 0.001, net(thread / 24, 0), net(thread / 24, 1));
      if (thread < 9) line(plate, faded(white, 0.45), 0.001, net(0, thread / 9), net(1, thread / 9));
    }
    line(plate, white, 0.006, net(0, 1), net(0, 0), net(1, 0), net(1, 1));
  },
  lights: [
    {
      paint: (plate) => {
        for (const part of [0.12, 0.88])
          glow(plate, [plate.width * part, plate.floor - plate.unit * 0.5], plate.unit * 0.4, faded(FLOODLIGHT, 0.5));
      },
      rhythm: "breathe",
      when: ({ hour }) => hour === "night" || hour === "dusk",
    },
    LIGHTNING,
  ],
};

const FLOODLIGHT: Colour = { light: 0.96, chroma: 0.02, hue: 220 };

function paintMast(plate: PlateCanvas, x: number): void {
  const { floor, unit } = plate;
  line(plate, lit(plate, 0.4, 0.01, 240), 0.008, [x, floor - unit * 0.3], [x, floor - unit * 0.53]);
  rect(plate, lit(plate, 0.35, 0.01, 240), [x - unit * 0.06, floor - unit * 0.54, unit * 0.12, unit * 0.07]);
  for (let lamp = 0; lamp < 15; lamp++)
    oval(
      plate,
      isDark(plate) ? FLOODLIGHT : lit(plate, 0.8, 0.01, 240),
      [x + unit * (-0.046 + 0.023 * (lamp % 5)), floor - unit * (0.527 - 0.022 * Math.floor(lamp / 5))],
      unit * 0.008,
    );
}

const strip = (left: number, right: number, far: number, near: number) =>
  [
    [left, 0, far],
    [right, 0, far],
    [right, 0, near],
    [left, 0, near],
  ] as const;

/** Where the hub of the wheel is, and its radius. */
function wheelOf(plate: PlateCanvas): readonly [x: number, y: number, radius: number] {
  const radius = plate.unit * 0.22;
  return [plate.meet - plate.place.side * plate.unit * 0.32, plate.floor - radius - plate.unit * 0.045, radius];
}

export const FAIRGROUND: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    if (plate.place.hour === "night") paintStars(plate, 90);
    for (let tent = 0; tent < 9; tent++) {
      const w = plate.unit * between(plate.random, 0.12, 0.2);
      paintTent(plate, [plate.width * (tent / 8), plate.floor], [w, w * 0.7], true);
    }
  },
  middle: (plate) => {
    paintWheel(plate);
    paintCarousel(plate);
  },
  near: (plate) => {
    paintGround(plate);
    for (const part of [0.03, 0.97])
      paintTent(
        plate,
        [plate.width * part, plate.floor + plate.unit * 0.07],
        [plate.unit * 0.34, plate.unit * 0.3],
        false,
      );
  },
  lights: [0, 1].map((turn) => ({
    paint: (plate: PlateCanvas) => {
      const [x, y, radius] = wheelOf(plate);
      for (let bulb = turn; bulb < 48; bulb += 2) {
        const angle = (bulb / 48) * 2 * Math.PI;
        const at = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
        glow(plate, at, plate.unit * 0.022, { light: 0.85, chroma: 0.13, hue: bulb % 4 < 2 ? 75 : 20, alpha: 0.9 });
      }
    },
    rhythm: turn ? ("counter-shimmer" as const) : ("shimmer" as const),
    when: ({ hour, things }: PlateCanvas["place"]) =>
      (hour === "night" || hour === "dusk") && !things.has("abandoned") && !things.has("rusted"),
  })),
};

function paintTent(
  plate: PlateCanvas,
  [x, foot]: readonly [number, number],
  [w, h]: readonly [number, number],
  far: boolean,
): void {
  const hue = Math.floor(plate.random() * 4) * 90 + 20;
  const tones = [lit(plate, 0.86, 0.02, 85), lit(plate, 0.5, 0.13, hue)] as const;
  const tone = (at: number) => mixed(tones[at % 2 ? 1 : 0], plate.palette.haze, far ? 0.45 : 0.05);
  for (let part = 0; part < 8; part++) {
    const [a, b] = [x - w / 2 + (w * part) / 8, x - w / 2 + (w * (part + 1)) / 8];
    shape(plate, tone(part), [a, foot - h * 0.55], [b, foot - h * 0.55], [x, foot - h]);
    rect(plate, shifted(tone(part), -0.06), [a, foot - h * 0.55, b - a + 0.5, h * 0.55]);
  }
}

function paintWheel(plate: PlateCanvas): void {
  const [x, y, radius] = wheelOf(plate);
  const { unit, floor, context } = plate;
  const steel = has(plate, "rusted", "rusty", "abandoned") ? lit(plate, 0.42, 0.07, 45) : lit(plate, 0.62, 0.03, 20);
  for (const dx of [-0.12, 0.12])
    line(plate, shifted(steel, -0.08), 0.012, [x, y], [x + unit * dx, floor + unit * 0.01]);
  context.strokeStyle = `oklch(${steel.light} ${steel.chroma} ${steel.hue})`;
  for (const part of [1, 0.9]) {
    context.lineWidth = unit * 0.006;
    context.beginPath();
    context.arc(x, y, radius * part, 0, 7);
    context.stroke();
  }
  for (let spoke = 0; spoke < 12; spoke++) {
    const angle = ((spoke + 0.3) / 12) * 2 * Math.PI;
    const rim = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
    line(plate, steel, 0.003, [x, y], rim);
    const tint = lit(plate, 0.6, has(plate, "rusted", "abandoned") ? 0.05 : 0.13, (spoke * 90 + plate.place.hue) % 360);
    line(plate, steel, 0.002, rim, [rim[0], rim[1] + unit * 0.02]);
    rect(plate, tint, [rim[0] - unit * 0.018, rim[1] + unit * 0.018, unit * 0.036, unit * 0.022]);
    rect(plate, shifted(tint, -0.12), [rim[0] - unit * 0.02, rim[1] + unit * 0.008, unit * 0.04, unit * 0.006]);
  }
  oval(plate, shifted(steel, 0.08), [x, y], unit * 0.016);
}

function paintCarousel(plate: PlateCanvas): void {
  const { unit, floor, meet, place } = plate;
  const [x, foot, w] = [meet + place.side * unit * 0.42, floor + unit * 0.015, unit * 0.4];
  oval(plate, lit(plate, 0.5, 0.09, 30), [x, foot], [w / 2, unit * 0.022]);
  for (let horse = 0; horse < 6; horse++) {
    const hx = x - w * 0.4 + (w * 0.8 * horse) / 5;
    const hy = foot - unit * (0.045 + 0.018 * (horse % 2));
    line(plate, lit(plate, 0.75, 0.09, 85), 0.004, [hx, foot], [hx, foot - unit * 0.17]);
    const coat = lit(plate, horse % 2 ? 0.9 : 0.6, 0.03, 70);
    oval(plate, coat, [hx, hy], [unit * 0.024, unit * 0.011]);
    oval(plate, coat, [hx + unit * 0.024, hy - unit * 0.014], [unit * 0.008, unit * 0.014, 0.6]);
    for (const dx of [-0.017, 0.017])
      line(plate, coat, 0.005, [hx + unit * dx, hy], [hx + unit * dx * 1.5, hy + unit * 0.026]);
  }
  for (let part = 0; part < 12; part++) {
    const [a, b] = [x - w * 0.54 + (w * 1.08 * part) / 12, x - w * 0.54 + (w * 1.08 * (part + 1)) / 12];
    const tone = part % 2 ? lit(plate, 0.55, 0.14, 25) : lit(plate, 0.9, 0.03, 85);
    shape(plate, tone, [a, foot - unit * 0.17], [b, foot - unit * 0.17], [x, foot - unit * 0.28]);
    oval(plate, shifted(tone, -0.06), [(a + b) / 2, foot - unit * 0.17], [(b - a) / 2, unit * 0.014]);
  }
}

/** The basin, in metres from the camera; full or drained. */
function paintBasin(space: Space, inside: boolean): void {
  const { plate } = space;
  const drained = has(plate, "empty", "drained", "dry", "abandoned");
  const tile = lit(plate, 0.82, 0.035, 215);
  const water = lit(plate, 0.66, 0.1, 220);
  const [left, right, far, near, deep] = [-2.9, 2.9, 5.6, 2.2, drained ? -1.3 : -0.14];
  const stone = inside ? lit(plate, 0.76, 0.02, 210) : lit(plate, 0.74, 0.03, 75);
  face(space, shifted(stone, 0.1), ...strip(left - 0.3, right + 0.3, far + 0.25, near - 0.18));
  face(space, drained ? tile : water, ...strip(left, right, far, near));
  face(space, shifted(tile, -0.07), [left, 0, far], [right, 0, far], [right, deep, far], [left, deep, far]);
  const sides = [left, right] as const;
  for (const x of sides)
    face(
      space,
      shifted(tile, x * plate.place.side > 0 ? -0.15 : -0.03),
      [x, 0, far],
      [x, 0, near],
      [x, deep, near],
      [x, deep, far],
    );
  for (let lane = -2; lane <= 2; lane++) {
    const tint = drained ? lit(plate, 0.45, 0.08, 240) : lit(plate, 0.6, 0.14, lane % 2 ? 25 : 85);
    face(
      space,
      tint,
      [lane - 0.03, deep, far],
      [lane + 0.03, deep, far],
      [lane + 0.05, deep, near + 1],
      [lane - 0.05, deep, near + 1],
    );
  }
  if (!drained)
    for (let ripple = 0; ripple < 70; ripple++) {
      const [x, y] = spot(space, [
        between(plate.random, left, right - 0.4),
        deep,
        between(plate.random, near + 0.3, far),
      ]);
      oval(plate, faded(shifted(water, 0.2), 0.5), [x, y], [plate.unit * 0.024, plate.unit * 0.0018]);
    }
  const rail = lit(plate, 0.88, 0.01, 230);
  for (const x of [1.7, 2.1])
    line(
      plate,
      rail,
      0.008,
      spot(space, [x, deep, far - 0.1]),
      spot(space, [x, 0.55, far]),
      spot(space, [x, 0.6, far + 0.15]),
      spot(space, [x, 0, far + 0.2]),
    );
}

export const POOL: PlaceDesign = {
  far: (plate) => {
    paintSky(plate);
    const { width, floor, unit } = plate;
    const space = openSpace(plate);
    for (const part of [0.06, 0.2, 0.62, 0.83, 0.95])
      tree(plate, "palm", [width * part, floor], { tall: between(plate.random, 0.3, 0.5), near: 0.75 });
    block(space, { at: [-2.4, 0, 8], size: [4.2, 1.7, 1] }, lit(plate, 0.86, 0.015, 80));
    const front = frontPanel(space, [-2.4, 0, 8], 4.2, 1.7);
    for (const u of [0.08, 0.38, 0.68])
      patch(plate, front, mixed(plate.palette.sky[1], lit(plate, 0.4, 0.03, 220), 0.4), [u, 0.2, 0.24, 0.8]);
    rect(plate, lit(plate, 0.4, 0.08, 140), [-width, floor - unit * 0.05, 3 * width, unit * 0.06]);
  },
  near: (plate) => {
    const stone = lit(plate, 0.74, 0.03, 75);
    fillFloor(plate, [0, shifted(stone, 0.02)], [1, shifted(stone, -0.1)]);
    paintBasin(openSpace(plate), false);
  },
  lights: [LIGHTNING],
};

export const SWIMMING_HALL: PlaceDesign = {
  far: (plate) => {
    const size = { half: 4.4, high: 4, deep: 8 };
    const space = paintRoom(plate, size, "tiles");
    for (const x of [-4.2, -2, 0.2, 2.4]) {
      const plan = {
        at: [x, 1, 7.9] as const,
        size: [1.9, 2.6] as const,
        panes: [2, 3] as const,
        view: "land" as const,
      };
      paintWindow(space, plan);
      paintDaylight(space, plan);
    }
  },
  near: (plate) => paintBasin(openSpace(plate), true),
};
