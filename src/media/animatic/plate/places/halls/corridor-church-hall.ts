// Designs of places: corridor, church, hall.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import type { Point } from "../../../paint/canvas.ts";
import { chair, tubeLight } from "../../parts/furniture.ts";
import { paintWindow } from "../../parts/openings.ts";
import { bulb, lightOf, rod, slab, tone } from "../../parts/solids.ts";
import { block, face, frontPanel, panes, patch, sidePanel, spot, tiles, type Space } from "../../parts/space.ts";
import { glow, halo, has, lacks, line, lit, oval, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";
import {
  isOfGreatHouse,
  isOfHospital,
  isOfHotel,
  paintPanelled,
  paintRunner,
  paintSideOf,
  paintStretcher,
} from "./corridor-uses.ts";
import { isOrthodox, paintCandleStands, paintIconWall } from "./icon-wall.ts";
import { hall, spaceOf } from "./shared.ts";

export const CORRIDOR: PlaceDesign = {
  far: (plate) => {
    const size = { half: 1.7, high: 2.7, deep: 15 };
    const space = hall(plate, size);
    tiles(space, size, { ...shifted(plate.palette.wall, -0.3), alpha: 0.16 }, 0.85);
    const glass = plate.place.hour === "night" ? plate.palette.lamp : plate.palette.rim;
    patch(plate, frontPanel(space, [-0.7, 0, 15], 1.4, 2.2), { ...glass, light: 0.95 }, [0, 0, 1, 1]);
    glow(plate, spot(space, [0, 1.1, 15]), plate.unit * 0.3, faded(glass, 0.6));
    for (const side of [-1, 1]) {
      face(
        space,
        { ...shifted(plate.palette.wall, -0.1), alpha: 0.7 },
        [side * 1.7, 0, 15],
        [side * 1.7, 0.95, 15],
        [side * 1.7, 0.95, 0.3],
        [side * 1.7, 0, 0.3],
      );
      if (isOfGreatHouse(plate)) {
        paintPanelled(space, side);
        continue;
      }
      if (has(plate, "locker", "school")) {
        paintLockers(space, side);
        continue;
      }
      paintSideOf(space, side);
      for (const z of [2.2, 4.4, 7, 10.2]) {
        const panel = sidePanel(space, side * 1.7, [z, z + 0.95], [0, 2.1]);
        patch(plate, panel, shifted(plate.palette.wood, 0.1), [-0.09, -0.05, 1.18, 1.05]);
        patch(plate, panel, shifted(plate.palette.wood, side === plate.place.side ? -0.05 : 0.02), [0, 0, 1, 1]);
        patch(plate, panel, mixed(plate.palette.wall, plate.palette.rim, 0.5), [0.3, 0.12, 0.4, 0.24]);
      }
    }
    if (!isOfHotel(plate) && !isOfGreatHouse(plate))
      for (const z of [1.6, 3.4, 5.8, 9, 12.5]) tubeLight(space, 0, [z, z + 0.9], 2.69);
  },
  near: (plate) => {
    const space = spaceOf(plate, 15);
    if (isOfHospital(plate)) paintStretcher(space, plate.place.side > 0 ? -1.55 : 0.75);
    if (isOfHotel(plate) || isOfGreatHouse(plate)) paintRunner(space);
  },
};

/** Rows of steel doors along a wall. */
function paintLockers(space: Space, side: number): void {
  const { plate } = space;
  const said = plate.place.colours.find(({ of }) => of === "locker")?.colour;
  const steel = lit(plate, said?.light ?? 0.58, said?.chroma ?? 0.1, said?.hue ?? 245);
  for (let z = 1; z < 13; z += 0.46) {
    const panel = sidePanel(space, side * 1.69, [z, z + 0.44], [0.06, 1.86]);
    patch(plate, panel, shifted(steel, side === plate.place.side ? -0.06 : 0), [0, 0, 1, 1]);
    patch(plate, panel, shifted(steel, -0.17), [0.92, 0, 0.08, 1]);
    for (const v of [0.08, 0.12, 0.16]) patch(plate, panel, shifted(steel, -0.22), [0.22, v, 0.5, 0.015]);
    patch(plate, panel, lit(plate, 0.85, 0.01, 230), [0.76, 0.5, 0.08, 0.08]);
  }
}

/** A stand with seven lights before a blue curtain, in place of a cross. */
function paintSevenLights(space: Space): void {
  const brass = tone(space, 0.75, 0.12, 85);
  slab(space, tone(space, 0.4, 0.14, 262), [-0.9, 1.1, 15.7], [1.8, 2.6]);
  rod(space, brass, 0.08, [0, 1.1, 15.5], [0, 2.4, 15.5]);
  for (const r of [0.3, 0.6, 0.9]) {
    const arms = Array.from({ length: 9 }, (_, at) => (at * Math.PI) / 8);
    rod(space, brass, 0.07, ...arms.map((turn) => [Math.cos(turn) * r, 2.4 - Math.sin(turn) * r, 15.5] as const));
    for (const side of [-1, 1]) bulb(space, [side * r, 2.5, 15.45], 0.07, lightOf(0.93, 0.1, 78));
  }
  bulb(space, [0, 2.5, 15.45], 0.07, lightOf(0.93, 0.1, 78));
}

export const CHURCH: PlaceDesign = {
  far: (plate) => {
    const size = { half: 3.4, high: 8, deep: 17 };
    const space = hall(plate, size, -0.03);
    tiles(space, size, { ...shifted(plate.palette.wall, -0.3), alpha: 0.13 }, 1);
    const window = frontPanel(space, [-0.9, 2.9, 17], 1.8, 4);
    const hues = [20, 250, 85, 300, 150];
    const arch = (fill: Parameters<typeof oval>[1], grow: number) => {
      patch(plate, window, fill, [-grow, 0.2, 1 + 2 * grow, 0.8 + grow]);
      const [[x, y], [edge]] = [window(0.5, 0.2), window(1 + grow, 0)];
      oval(plate, fill, [x, y], edge - x);
    };
    arch(shifted(plate.palette.wall, -0.2), 0.12);
    arch({ light: plate.place.hour === "night" ? 0.35 : 0.75, chroma: 0.1, hue: 250 }, 0);
    panes(plate, window, [4, 7, 0.84, 0.86], (column, row) => ({
      light: plate.place.hour === "night" ? 0.36 : 0.74,
      chroma: 0.13,
      hue: hues[(column * 3 + row * 2) % 5] ?? 20,
    }));
    glow(plate, window(0.5, 0.4), plate.unit * 0.5, {
      ...plate.palette.rim,
      alpha: plate.place.hour === "night" ? 0.15 : 0.4,
    });
    for (const z of [17, 12.5, 9.2, 6.8])
      for (let rib = 0; rib < 10; rib++) {
        const [a, b] = [Math.PI * (rib / 10), Math.PI * ((rib + 1) / 10)];
        line(
          plate,
          shifted(plate.palette.wall, 0.05),
          0.06 / (z / 4),
          spot(space, [-3.4 * Math.cos(a), 5 + 3 * Math.sin(a), z]),
          spot(space, [-3.4 * Math.cos(b), 5 + 3 * Math.sin(b), z]),
        );
      }
  },
  middle: (plate) => {
    const space = spaceOf(plate, 17);
    if (isOrthodox(plate)) return paintIconWall(space);
    const stone = shifted(plate.palette.wall, 0.02);
    for (const z of [15, 11.5, 8.4, 6])
      for (const side of [-1, 1]) {
        block(space, { at: [side * 2.9 - 0.24, 0, z], size: [0.48, 5.4, 0.5] }, hallHaze(plate, stone, z / 26));
        const tall = sidePanel(space, side * 3.38, [z + 0.8, z + 1.9], [2, 4.8]);
        patch(
          plate,
          tall,
          side === plate.place.side
            ? shifted(plate.palette.sky[2], -0.1)
            : { ...shifted(plate.palette.wall, 0.14), hue: 250 },
          [0, 0, 1, 1],
        );
      }
    block(space, { at: [-1.1, 0, 15.6], size: [2.2, 1.1, 0.8] }, lit(plate, 0.86, 0.02, 85));
    const [x, y] = spot(space, [0, 1.1, 15.6]);
    if (has(plate, "synagogue")) paintSevenLights(space);
    else {
      const [brass, arm] = [lit(plate, 0.7, 0.1, 85), plate.unit * 0.017];
      line(plate, brass, 0.006, [x, y], [x, y - plate.unit * 0.06]);
      line(plate, brass, 0.005, [x - arm, y - plate.unit * 0.04], [x + arm, y - plate.unit * 0.04]);
    }
    if (!lacks(plate, "candle"))
      for (const dx of [-0.8, 0.8])
        halo(plate, spot(space, [dx, 1.5, 15.6]), plate.unit * 0.09, { ...plate.palette.lamp, alpha: 0.8 });
  },
  near: (plate) => {
    const space = spaceOf(plate, 17);
    if (isOrthodox(plate)) return paintCandleStands(space);
    for (const z of [11, 9, 7.4, 6, 4.9])
      for (const x of [-2.7, 0.75]) {
        block(space, { at: [x, 0.42, z], size: [1.95, 0.07, 0.4] }, plate.palette.wood);
        block(
          space,
          { at: [x, 0, z], size: [1.95, 0.95, 0.07] },
          hallHaze(plate, shifted(plate.palette.wood, 0.02), z / 40),
        );
      }
  },
};

const hallHaze = (plate: PlateCanvas, colour: Colour, far: number): Colour =>
  mixed(colour, plate.palette.wall, Math.min(0.7, far));

export const HALL: PlaceDesign = {
  far: (plate) => {
    const size = { half: 5, high: 5, deep: 11 };
    const space = hall(plate, size);
    tiles(space, size, { ...shifted(plate.palette.wall, -0.3), alpha: 0.15 }, 1.2);
    for (const x of [-3.9, -0.9, 2.1])
      paintWindow(space, {
        at: [x, 0.4, 11],
        size: [1.8, 3.9],
        panes: [2, 4],
        view: has(plate, "airport", "terminal") ? "sky" : "city",
      });
    face(space, { ...plate.palette.rim, alpha: 0.15 }, [-3.8, 0.01, 11], [3.8, 0.01, 11], [3, 0.01, 5], [-3, 0.01, 5]);
  },
  middle: (plate) => {
    const space = spaceOf(plate, 11);
    const stone = shifted(plate.palette.wall, 0.06);
    for (const z of [10, 6.6])
      for (const side of [-1, 1]) {
        block(space, { at: [side * 4.2 - 0.28, 0, z], size: [0.56, 5, 0.56] }, stone);
        block(space, { at: [side * 4.2 - 0.38, 0, z - 0.1], size: [0.76, 0.4, 0.76] }, shifted(stone, -0.04));
      }
    if (has(plate, "museum", "gallery"))
      for (const x of [-2.8, 1.6]) {
        const panel = frontPanel(space, [x, 1.2, 10.9], 1.2, 1.6);
        patch(plate, panel, lit(plate, 0.62, 0.1, 85), [-0.06, -0.05, 1.12, 1.1]);
        patch(plate, panel, shifted(plate.palette.accent, -0.06), [0, 0, 1, 1]);
      }
    const [x, y] = spot(space, [0, 3.9, 8]);
    if (plate.place.practicals.includes("chandelier") || has(plate, "hotel", "ballroom", "mansion", "palace")) {
      line(plate, lit(plate, 0.6, 0.08, 85), 0.004, [x, y - plate.unit * 0.16], [x, y]);
      for (let arm = -4; arm <= 4; arm++) {
        const tip: Point = [x + arm * plate.unit * 0.022, y + plate.unit * 0.012 * Math.abs(arm % 2)];
        line(plate, lit(plate, 0.7, 0.1, 85), 0.003, [x, y - plate.unit * 0.02], tip);
        halo(plate, tip, plate.unit * 0.045, { ...plate.palette.lamp, alpha: 0.85 });
        oval(plate, { light: 0.98, chroma: 0.03, hue: 85 }, tip, [plate.unit * 0.004, plate.unit * 0.007]);
      }
    }
  },
  near: (plate) => {
    const space = spaceOf(plate, 11);
    if (has(plate, "airport", "lounge", "waiting", "terminal")) {
      for (let seat = 0; seat < 5; seat++) chair(space, [-3.6 + seat * 0.56, 6], false, lit(plate, 0.34, 0.02, 240));
      for (let seat = 0; seat < 4; seat++) chair(space, [1.6 + seat * 0.56, 6], false, lit(plate, 0.34, 0.02, 240));
      return;
    }
    const red = lit(plate, 0.42, 0.12, 22);
    if (has(plate, "hotel", "palace", "lobby", "ballroom"))
      face(space, red, [-0.9, 0.01, 11], [0.9, 0.01, 11], [0.9, 0.01, 0.4], [-0.9, 0.01, 0.4]);
    block(
      space,
      { at: [plate.place.side > 0 ? -4 : 1.9, 0, 7], size: [2.1, 1.1, 0.7] },
      shifted(plate.palette.wood, 0.04),
    );
  },
};
