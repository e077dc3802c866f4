// Designs of places: castle hall, station, tunnel.
import { mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { down, fade, type Point } from "../../../paint/canvas.ts";
import { block, face, frontPanel, metre, panes, patch, sidePanel, spot, tiles, type Space } from "../../parts/space.ts";
import {
  glow,
  halo,
  has,
  isDark,
  line,
  lit,
  oval,
  rect,
  shape,
  type MovingLight,
  type PlaceDesign,
} from "../../plate-canvas.ts";
import { hall, spaceOf, vault } from "./shared.ts";

export const CASTLE_HALL: PlaceDesign = {
  far: (plate) => {
    const size = { half: 3.8, high: 5.6, deep: 12 };
    const space = hall(plate, size, -0.1);
    panes(plate, frontPanel(space, [-3.8, 0, 12], 7.6, 5.6), [13, 11, 0.95, 0.92], (column, row) => ({
      ...shifted(plate.palette.wall, ((column * 5 + row * 7) % 9) / 110 - 0.04),
      alpha: 0.7,
    }));
    for (const x of [-2.2, 1.6]) {
      const panel = frontPanel(space, [x, 2.6, 11.9], 0.55, 1.7);
      patch(plate, panel, shifted(plate.palette.sky[2], -0.06), [0, 0, 1, 1]);
      glow(plate, panel(0.5, 0.5), plate.unit * 0.16, { ...plate.palette.rim, alpha: 0.4 });
    }
    for (const z of [12, 9, 6.8, 5])
      block(space, { at: [-3.8, 4.9, z], size: [7.6, 0.35, 0.3] }, shifted(plate.palette.wood, -0.06));
  },
  middle: (plate) => {
    const space = spaceOf(plate, 12);
    const cloth = plate.place.colours[0]?.colour.hue ?? plate.place.hue;
    for (const side of [-1, 1])
      for (const z of [9.4, 7, 5.2]) {
        const banner = sidePanel(space, side * 3.7, [z, z + 0.9], [1.6, 4.2]);
        patch(plate, banner, lit(plate, 0.42, 0.12, cloth), [0, 0, 1, 0.86]);
        shape(plate, lit(plate, 0.42, 0.12, cloth), banner(0, 0.86), banner(1, 0.86), banner(0.5, 1));
        oval(plate, lit(plate, 0.74, 0.1, 85), banner(0.5, 0.35), (metre(space, z) * 0.7) / 3.4);
      }
    block(space, { at: [-1.5, 0, 10.4], size: [3, 0.4, 1.4] }, shifted(plate.palette.wall, 0.05));
    block(space, { at: [-0.6, 0.4, 11], size: [1.2, 2.3, 0.3] }, lit(plate, 0.5, 0.08, 70));
    block(space, { at: [-0.6, 0.4, 10.6], size: [1.2, 0.6, 0.5] }, lit(plate, 0.4, 0.12, 20));
  },
  near: (plate) => {
    const space = spaceOf(plate, 12);
    face(space, lit(plate, 0.4, 0.12, 22), [-0.8, 0.01, 10.4], [0.8, 0.01, 10.4], [0.8, 0.01, 0.4], [-0.8, 0.01, 0.4]);
  },
  lights: [torches(3.5, 12, [8.2, 6])],
};

function torches(x: number, deep: number, depths: readonly number[]): MovingLight {
  return {
    paint: (plate) => {
      const space = spaceOf(plate, deep);
      for (const side of [-1, 1])
        for (const z of depths) {
          const [sx, sy] = spot(space, [side * x, 2.3, z]);
          halo(plate, [sx, sy], metre(space, z) * 1.7, { light: 0.8, chroma: 0.13, hue: 62, alpha: 0.6 });
          oval(
            plate,
            { light: 0.92, chroma: 0.11, hue: 80 },
            [sx, sy],
            [metre(space, z) * 0.05, metre(space, z) * 0.13],
          );
        }
    },
    rhythm: "flicker",
    when: (place) => !place.without.has("torch"),
  };
}

/** A train that stands behind the concourse: its windows and doors over a stripe. */
function paintWaitingTrain(space: Space): void {
  const { plate } = space;
  const body = plate.place.year < 1960 ? lit(plate, 0.4, 0.11, 30) : lit(plate, 0.86, 0.01, 230);
  const stripe = lit(plate, 0.5, 0.16, plate.place.year < 1960 ? 85 : 255);
  const side = frontPanel(space, [-5.5, 0, 15.9], 11, 3.1);
  patch(plate, side, body, [0, 0.08, 1, 0.84]);
  patch(plate, side, shifted(body, -0.16), [0, 0.04, 1, 0.06]);
  patch(plate, side, stripe, [0, 0.62, 1, 0.1]);
  patch(plate, side, lit(plate, 0.2, 0.01, 250), [0, 0.9, 1, 0.1]);
  for (let bay = 0; bay < 12; bay++) {
    const u = bay / 12;
    if (bay % 4 === 3) {
      patch(plate, side, shifted(body, -0.1), [u + 0.012, 0.16, 0.06, 0.74]);
      patch(plate, side, lit(plate, 0.3, 0.03, 240), [u + 0.025, 0.26, 0.034, 0.3]);
    } else
      patch(plate, side, isDark(plate) ? plate.palette.lamp : lit(plate, 0.36, 0.04, 235), [
        u + 0.008,
        0.26,
        0.066,
        0.3,
      ]);
  }
}

export const STATION: PlaceDesign = {
  far: (plate) => {
    const size = { half: 5.5, high: 5.5, deep: 16 };
    const space = hall(plate, size);
    tiles(space, size, { ...shifted(plate.palette.wall, -0.3), alpha: 0.15 }, 1.2);
    const [cx, cy] = spot(space, [0, 3, 16]);
    const radius = metre(space, 16) * 2.6;
    oval(plate, shifted(plate.palette.wall, -0.12), [cx, cy], radius * 1.05);
    oval(plate, mixed(plate.palette.sky[2], plate.palette.wall, 0.1), [cx, cy], radius);
    rect(plate, plate.palette.wall, [cx - radius * 1.1, cy, radius * 2.2, radius * 1.2]);
    for (let spoke = 1; spoke < 8; spoke++)
      line(
        plate,
        shifted(plate.palette.wall, -0.2),
        0.003,
        [cx, cy],
        [cx - radius * Math.cos((Math.PI * spoke) / 8), cy - radius * Math.sin((Math.PI * spoke) / 8)],
      );
    for (const z of [16, 11, 8, 6])
      for (let rib = 0; rib < 8; rib++) {
        const at = (part: number) =>
          spot(space, [-5.5 * Math.cos((Math.PI * part) / 8), 4 + 2.4 * Math.sin((Math.PI * part) / 8), z]);
        line(plate, shifted(plate.palette.wood, -0.02), 0.05 / z, at(rib), at(rib + 1));
      }
    paintWaitingTrain(space);
    const clock = spot(space, [plate.place.side * 1.9, 2.75, 9]);
    line(plate, lit(plate, 0.3, 0.01, 250), 0.008, [clock[0], clock[1] - plate.unit * 0.3], clock);
    oval(plate, lit(plate, 0.3, 0.01, 250), clock, plate.unit * 0.068);
    oval(plate, { light: 0.95, chroma: 0.02, hue: 85 }, clock, plate.unit * 0.058);
    for (let hour = 0; hour < 12; hour++) {
      const [cos, sin] = [Math.cos((hour * Math.PI) / 6), Math.sin((hour * Math.PI) / 6)];
      const mark = (r: number): Point => [clock[0] + cos * plate.unit * r, clock[1] + sin * plate.unit * r];
      line(plate, "#222", 0.004, mark(0.048), mark(0.055));
    }
    line(plate, "#222", 0.006, [clock[0], clock[1] - plate.unit * 0.042], clock, [
      clock[0] + plate.unit * 0.027,
      clock[1] + plate.unit * 0.012,
    ]);
  },
  middle: (plate) => {
    const space = spaceOf(plate, 16);
    const board = frontPanel(space, [plate.place.side > 0 ? -4.2 : 0.8, 2.5, 11], 3.4, 1.3);
    patch(plate, board, lit(plate, 0.2, 0.015, 250), [0, 0, 1, 1]);
    panes(plate, board, [3, 5, 0.7, 0.4], (column) => ({
      light: 0.82,
      chroma: 0.12,
      hue: column === 2 ? 150 : 85,
      alpha: 0.8,
    }));
    for (const side of [-1, 1])
      for (const z of [13, 9.4, 6.8]) {
        const kiosk = sidePanel(space, side * 5.4, [z, z + 2], [0, 2.7]);
        patch(plate, kiosk, lit(plate, 0.4, 0.03, 50), [0, 0, 1, 1]);
        panes(plate, kiosk, [1, 9, 0.86, 1], (_, row) => shifted(lit(plate, 0.5, 0.015, 230), row % 2 ? -0.02 : 0.02));
        block(space, { at: [side * 4.6 - 0.14, 0, z], size: [0.28, 4, 0.28] }, shifted(plate.palette.wall, 0.04));
      }
  },
  near: (plate) => {
    const space = spaceOf(plate, 16);
    const x = plate.place.side > 0 ? 1.7 : -3.5;
    block(space, { at: [x, 0.42, 5.4], size: [1.9, 0.07, 0.5] }, plate.palette.wood);
    block(space, { at: [x, 0.55, 5.85], size: [1.9, 0.4, 0.06] }, plate.palette.wood);
    for (const z of [12, 9, 7])
      halo(plate, spot(space, [0, 4.4, z]), metre(space, z) * 1.1, {
        ...plate.palette.lamp,
        alpha: isDark(plate) ? 0.5 : 0.2,
      });
  },
};

export const TUNNEL: PlaceDesign = {
  far: (plate) => {
    const space = vault(plate, 22, plate.palette.wall);
    const end = spot(space, [0, 1.1, 22]);
    glow(plate, end, plate.unit * 0.3, { ...plate.palette.lamp, light: 0.85, alpha: 0.7 });
    const water = has(plate, "sewer", "water", "drain");
    face(
      space,
      fade(
        plate.context,
        down(end[1], plate.height),
        [0, mixed(plate.palette.wall, plate.palette.lamp, 0.4)],
        [0.3, shifted(plate.palette.wall, -0.1)],
        [1, shifted(plate.palette.wall, -0.16)],
      ),
      [-2.3, 0, 22],
      [2.3, 0, 22],
      [2.3, 0, 0.3],
      [-2.3, 0, 0.3],
    );
    if (water)
      face(
        space,
        { light: 0.36, chroma: 0.055, hue: 150, alpha: 0.95 },
        [-1.5, 0.01, 22],
        [1.5, 0.01, 22],
        [1.5, 0.01, 0.3],
        [-1.5, 0.01, 0.3],
      );
    if (water)
      for (let z = 1.2; z < 20; z *= 1.13)
        for (const part of [-0.9, 0.1, 0.8])
          line(
            plate,
            { light: 0.72, chroma: 0.05, hue: 150, alpha: 0.6 },
            0.003,
            spot(space, [part + 0.3 * Math.sin(z * 9), 0.02, z]),
            spot(space, [part + 0.45 + 0.3 * Math.sin(z * 9), 0.02, z]),
          );
    else
      for (const x of [-0.72, 0.72])
        line(plate, lit(plate, 0.6, 0.01, 250), 0.005, spot(space, [x, 0, 22]), spot(space, [x, 0, 1]));
  },
  middle: (plate) => {
    const space = spaceOf(plate, 22);
    for (const z of [16, 10, 6.4, 4.2]) {
      const at = spot(space, [plate.place.side * 1.6, 2.5, z]);
      halo(plate, at, metre(space, z) * 1.3, { ...plate.palette.lamp, alpha: 0.6 });
      oval(plate, plate.palette.lamp, at, [metre(space, z) * 0.1, metre(space, z) * 0.07]);
    }
    for (const y of [1.9, 2.15])
      line(
        plate,
        shifted(plate.palette.wall, -0.14),
        0.01,
        spot(space, [-plate.place.side * 1.95, y, 22]),
        spot(space, [-plate.place.side * 1.95, y, 1]),
      );
  },
};
