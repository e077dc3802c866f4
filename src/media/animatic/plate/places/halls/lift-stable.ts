// Designs of places: lift, stable.
import { paintView } from "../../parts/openings.ts";
import { faded, mixed, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { block, face, frontPanel, openSpace, patch, shell, sidePanel, spot, strips } from "../../parts/space.ts";
import { glow, line, lit, oval, rect, type PlaceDesign, type PlateCanvas } from "../../plate-canvas.ts";
import { paintRoom } from "../homes/shared.ts";

const CAR = { half: 1.6, high: 2.45, deep: 4.4 };

/** The doors ahead, closed; buttons beside them, a rail along the walls. */
export const LIFT: PlaceDesign = {
  far: (plate) => {
    const space = openSpace(plate, CAR.deep);
    const steel = lit(plate, 0.66, 0.012, 240);
    shell(space, CAR, { wall: steel, floor: lit(plate, 0.36, 0.012, 250), ceiling: shifted(steel, 0.08) });
    for (const x of [-CAR.half, CAR.half])
      for (let seam = 0; seam < 4; seam++)
        patch(plate, sidePanel(space, x, [0.4, CAR.deep], [0, CAR.high]), shifted(steel, -0.16), [
          0.13 + seam * 0.25,
          0,
          0.006,
          1,
        ]);
    const doors = frontPanel(space, [-0.95, 0, CAR.deep], 1.9, 2.1);
    patch(plate, doors, shifted(steel, -0.22), [-0.03, -0.03, 1.06, 1.03]);
    for (const [u, tone] of [
      [0, 0.06],
      [0.504, 0.02],
    ] as const) {
      patch(plate, doors, shifted(steel, tone), [u, 0, 0.496, 1]);
      for (let brush = 0; brush < 9; brush++)
        patch(plate, doors, faded(shifted(steel, 0.14), 0.3), [u + plate.random() * 0.47, 0, 0.012, 1]);
    }
    const sign = frontPanel(space, [-0.28, 2.17, CAR.deep], 0.56, 0.2);
    patch(plate, sign, lit(plate, 0.14, 0.01, 250), [0, 0, 1, 1]);
    const amber = { light: 0.74, chroma: 0.16, hue: 55 };
    patch(plate, sign, amber, [0.36, 0.2, 0.06, 0.6]);
    patch(plate, sign, amber, [0.56, 0.2, 0.06, 0.6]);
    const buttons = frontPanel(space, [plate.place.side > 0 ? -1.42 : 1.1, 0.8, CAR.deep], 0.32, 0.85);
    patch(plate, buttons, shifted(steel, -0.3), [0, 0, 1, 1]);
    const alight = Math.floor(plate.random() * 10);
    for (let button = 0; button < 10; button++) {
      const [x, y] = buttons(0.3 + 0.4 * (button % 2), 0.12 + 0.18 * Math.floor(button / 2));
      oval(plate, button === alight ? amber : shifted(steel, 0.14), [x, y], plate.unit * 0.011);
    }
  },
  middle: (plate) => {
    const space = openSpace(plate, CAR.deep);
    const rail = lit(plate, 0.82, 0.01, 240);
    for (const x of [-CAR.half + 0.06, CAR.half - 0.06])
      line(plate, rail, 0.012, spot(space, [x, 0.95, CAR.deep]), spot(space, [x, 0.95, 0.5]));
  },
  lights: [
    {
      paint: (plate) => {
        const space = openSpace(plate, CAR.deep);
        for (const x of [-0.7, 0.7]) {
          const [cx, cy] = spot(space, [x, CAR.high, 3.4]);
          oval(plate, { ...plate.palette.lamp, light: 0.95 }, [cx, cy], [plate.unit * 0.06, plate.unit * 0.012]);
          glow(plate, [cx, cy], plate.unit * 0.4, faded(plate.palette.lamp, 0.4));
        }
      },
      rhythm: "flicker",
    },
  ],
};

const BARN = { half: 3.4, high: 3.6, deep: 7 };

export const STABLE: PlaceDesign = {
  far: (plate) => {
    const space = paintRoom(plate, BARN, "plain");
    const wood = boards(plate);
    strips(space, BARN, lit(plate, 0.62, 0.08, 82), { count: 30, tone: (strip) => ((strip * 7919) % 11) / 90 - 0.06 });
    const wall = frontPanel(space, [-BARN.half, 0, BARN.deep], BARN.half * 2, BARN.high);
    for (let board = 0; board < 22; board++) {
      patch(plate, wall, shifted(wood, between(plate.random, -0.06, 0.04)), [board / 22, 0, 1 / 22, 1]);
      patch(plate, wall, faded(plate.palette.sky[2], 0.85), [board / 22, 0.04, 0.0035, 0.92]);
    }
    const gate = frontPanel(space, [-0.9, 0, BARN.deep], 1.8, 2.5);
    const [left, top] = gate(0, 0);
    const [right, bottom] = gate(1, 1);
    paintView(plate, [left, top, right, bottom], "land");
    const isSnowy = plate.place.weather === "snow";
    patch(plate, gate, isSnowy ? lit(plate, 0.95, 0.01, 240) : lit(plate, 0.66, 0.07, 120), [0, 0.72, 1, 0.28]);
    patch(plate, gate, shifted(wood, -0.1), [0, 0.52, 1, 0.05]);
    patch(plate, gate, shifted(wood, -0.1), [0, 0.78, 1, 0.05]);
    glow(plate, gate(0.5, 0.4), plate.unit * 0.35, faded(plate.palette.sky[2], 0.35));
  },
  middle: (plate) => {
    const space = openSpace(plate);
    const wood = boards(plate);
    for (let z = 6.4; z > 1; z -= 1.6)
      block(space, { at: [-BARN.half, BARN.high - 0.7, z], size: [BARN.half * 2, 0.2, 0.2] }, shifted(wood, -0.12));
    for (const z of [6, 4.2, 2.4])
      for (const side of [-1, 1]) {
        const x = side * 2.3;
        block(space, { at: [x - 0.09, 0, z], size: [0.18, BARN.high - 0.6, 0.18] }, shifted(wood, -0.04));
        const door = sidePanel(space, x, [z - 1.6, z], [0, 1.25]);
        patch(plate, door, shifted(wood, -0.02), [0, 0, 1, 1]);
        for (const v of [0, 0.46, 0.93]) patch(plate, door, shifted(wood, -0.14), [0, v, 1, 0.07]);
        for (let bar = 0; bar < 6; bar++)
          patch(plate, door, faded(shifted(wood, -0.16), 0.7), [bar / 6, 0.07, 0.01, 0.86]);
      }
  },
  near: (plate) => {
    const space = openSpace(plate);
    const straw = lit(plate, 0.72, 0.1, 88);
    for (const [dx, y, z] of [
      [0, 0, 4.6],
      [0.15, 0.45, 4.7],
      [0.95, 0, 4.8],
    ] as const) {
      const x = plate.place.side > 0 ? -2.2 + dx : 1.2 + dx;
      block(space, { at: [x, y, z], size: [0.9, 0.45, 0.5] }, straw);
      for (const part of [0.3, 0.6])
        face(
          space,
          shifted(straw, -0.2),
          [x + part, y, z],
          [x + part + 0.03, y, z],
          [x + part + 0.03, y + 0.45, z],
          [x + part, y + 0.45, z],
        );
    }
    for (let stalk = 0; stalk < 160; stalk++) {
      const [x, y] = spot(space, [between(plate.random, -3, 3), 0, between(plate.random, 2, 6)]);
      rect(plate, shifted(straw, between(plate.random, -0.12, 0.1)), [x, y, plate.unit * 0.02, plate.unit * 0.0022]);
    }
  },
};

function boards(plate: PlateCanvas) {
  return mixed(plate.palette.wood, lit(plate, 0.42, 0.06, 60), 0.5);
}
