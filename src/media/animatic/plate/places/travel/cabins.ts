// Designs of the insides of what travels: aeroplane cabin, submarine, corridor of a space station, cabin of a ship.
import { shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { bed, table } from "../../parts/furniture.ts";
import { paintView } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, spot, type Space, type Spot } from "../../parts/space.ts";
import { fillBand, has, isDark } from "../../plate-canvas.ts";
import { paintPlanet } from "../space.ts";

/** Oval windows with sky in them, lockers overhead, headrests. */
export const PLANE_CABIN = setting({
  size: { half: 3.4, high: 2.3, deep: 4.2 },
  floor: "plain",
  floorTint: () => lightOf(0.35, 0.05, 255),
  wall: (space) => {
    const { plate } = space;
    slab(space, tone(space, 0.92, 0.008, 230), [-3.6, 0, 4.19], [7.2, 2.4]);
    row(-2.75, 1.02, 6, (x) => {
      ring(space, [tone(space, 0.8, 0.01, 230), tone(space, 0.97, 0.005, 230)], [x, 1.28, 4.17], 0.36);
      disc(space, tone(space, 0.75, 0.01, 230), [x, 1.28, 4.16], [0.27, 0.38]);
      const [left, top] = spot(space, [x - 0.23, 1.62, 4.15]);
      const [right, bottom] = spot(space, [x + 0.23, 0.94, 4.15]);
      plate.context.save();
      plate.context.beginPath();
      plate.context.ellipse((left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2, 0, 0, 7);
      plate.context.clip();
      paintView(plate, [left, top, right, bottom], "sky");
      if (!isDark(plate))
        for (const [dx, dy] of [
          [-0.1, 1.08],
          [0.12, 1.02],
        ] as const)
          disc(space, lightOf(0.97, 0.01, 230), [x + dx, dy, 4.15], [0.16, 0.09]);
      plate.context.restore();
    });
    slab(space, tone(space, 0.6, 0.05, 245), [-3.6, 0.55, 4.16], [7.2, 0.06]);
  },
  back: (space) => {
    row(-3.3, 1.35, 5, (x) => {
      block(space, { at: [x, 1.78, 3.7], size: [1.3, 0.42, 0.4] }, tone(space, 0.86, 0.01, 230));
      slab(space, tone(space, 0.6, 0.01, 240), [x + 0.52, 1.84, 3.69], [0.26, 0.06]);
    });
    row(-3, 0.86, 8, (x) => planeSeat(space, [x, 0, 3.3]));
    slab(space, lightOf(0.7, 0.18, 145), [2.05, 1.9, 3.6], [0.4, 0.14]);
  },
  front: (space) => {
    for (const x of [-1.9, 1.25]) planeSeat(space, [x, 0, 2.3]);
  },
});

function planeSeat(space: Space, [x, y, z]: Spot): void {
  const blue = tone(space, 0.4, 0.1, 258);
  slab(space, blue, [x, y + 0.3, z], [0.66, 0.78]);
  disc(space, blue, [x + 0.33, y + 1.08, z], [0.33, 0.15]);
  slab(space, tone(space, 0.95, 0.005, 90), [x + 0.12, y + 0.95, z - 0.01], [0.42, 0.24]);
  slab(space, shifted(blue, -0.1), [x + 0.15, y + 0.45, z - 0.01], [0.36, 0.2]);
}

/** Pipes along all walls, dials, red wheels, a periscope. */
export const SUBMARINE = setting({
  size: { half: 2.9, high: 2.4, deep: 5 },
  floor: "plain",
  floorTint: () => lightOf(0.28, 0.015, 200),
  ceiling: () => lightOf(0.25, 0.02, 160),
  wall: (space) => {
    slab(space, tone(space, 0.42, 0.04, 155), [-2.9, 0, 4.99], [5.8, 2.4]);
    const pipes = [
      [0.2, 0.1, 60],
      [0.42, 0.06, 150],
      [2, 0.12, 70],
      [2.2, 0.08, 27],
      [1.84, 0.05, 200],
    ] as const;
    for (const [y, thick, hue] of pipes) {
      rod(space, tone(space, 0.5, 0.09, hue), thick, [-2.9, y, 4.9], [2.9, y, 4.9]);
      rod(space, tone(space, 0.7, 0.06, hue), thick * 0.3, [-2.9, y + thick * 0.2, 4.89], [2.9, y + thick * 0.2, 4.89]);
      row(-2.4, 1.2, 5, (x) =>
        slab(space, tone(space, 0.4, 0.05, hue), [x, y - thick * 0.75, 4.88], [0.13, thick * 1.5]),
      );
    }
    row(-2.5, 0.56, 10, (x, at) => {
      if (at === 4 || at === 5) return;
      dial(space, [x, 1.52, 4.85], 0.2);
      dial(space, [x + 0.1, 1.08, 4.85], 0.13);
    });
    for (const x of [-1.9, 1.7]) wheel(space, [x, 0.72, 4.8], 0.3);
    for (const x of [-2.1, -0.9, 0.9, 2.1])
      rod(space, tone(space, 0.48, 0.08, 65), 0.1, [x, 2.4, 4.86], [x, 1.85, 4.86]);
  },
  back: (space) => {
    rod(space, tone(space, 0.68, 0.03, 210), 0.3, [0, 0.8, 4.1], [0, 2.5, 4.1]);
    rod(space, tone(space, 0.85, 0.02, 210), 0.08, [-0.07, 0.8, 4.09], [-0.07, 2.5, 4.09]);
    block(space, { at: [-0.25, 1.1, 3.95], size: [0.5, 0.5, 0.2] }, tone(space, 0.3, 0.01, 240));
    for (const side of [-1, 1])
      rod(space, tone(space, 0.3, 0.01, 240), 0.09, [side * 0.2, 1.25, 3.95], [side * 0.62, 1.2, 3.95]);
    for (const dx of [-0.1, 0.1]) disc(space, tone(space, 0.8, 0.05, 200), [dx, 1.42, 3.93], 0.07);
    for (const x of [-2.7, 1.5]) {
      block(space, { at: [x, 0, 4.1], size: [1.2, 0.8, 0.5] }, tone(space, 0.36, 0.03, 160));
      ring(space, [lightOf(0.2, 0.02, 200), lightOf(0.45, 0.13, 150)], [x + 0.4, 1.02, 4.05], 0.24);
      rod(space, lightOf(0.8, 0.18, 150), 0.02, [x + 0.4, 1.02, 4.04], [x + 0.55, 1.15, 4.04]);
    }
    bulb(space, [-1.2, 2.2, 4], 0.07, lightOf(0.7, 0.2, 27));
  },
});

export function dial(space: Space, [x, y, z]: Spot, r: number): void {
  ring(space, [tone(space, 0.66, 0.1, 80), tone(space, 0.95, 0.02, 90)], [x, y, z], r);
  rod(
    space,
    tone(space, 0.5, 0.2, 27),
    0.025,
    [x, y, z - 0.01],
    [x + r * 0.45 * Math.cos(x * 9), y + r * 0.5, z - 0.01],
  );
}

function wheel(space: Space, [x, y, z]: Spot, r: number): void {
  const red = tone(space, 0.52, 0.2, 27);
  for (let spoke = 0; spoke < 3; spoke++) {
    const turn = (spoke * Math.PI) / 3 + 0.3;
    rod(
      space,
      red,
      0.05,
      [x - Math.cos(turn) * r, y - Math.sin(turn) * r, z],
      [x + Math.cos(turn) * r, y + Math.sin(turn) * r, z],
    );
  }
  rod(
    space,
    red,
    0.07,
    ...Array.from({ length: 17 }, (_, at): Spot => [
      x + Math.cos((at * Math.PI) / 8) * r,
      y + Math.sin((at * Math.PI) / 8) * r,
      z,
    ]),
  );
}

/** Eight-sided frames with strips of light one behind the other, and a round window. */
export const SPACE_CORRIDOR = setting({
  size: { half: 2, high: 2.9, deep: 7.5 },
  wall: (space) => {
    const { plate } = space;
    const hull = lightOf(0.68, 0.015, 235);
    fillBand(plate, -plate.height, plate.height * 3, shifted(hull, -0.25));
    const frames = [7.5, 5.8, 4.5, 3.4, 2.5, 1.8, 1.2, 0.7];
    for (const [at, z] of frames.entries()) {
      const next = frames[at + 1] ?? 0.4;
      for (let side = 0; side < 8; side++) {
        const tint = shifted(
          hull,
          (side === 5 || side === 6 || side === 4 ? -0.17 : side < 2 || side > 6 ? 0 : -0.06) + (at % 2 ? 0.04 : -0.02),
        );
        face(space, tint, hexagon(side, z), hexagon(side + 1, z), hexagon(side + 1, next), hexagon(side, next));
      }
      for (let side = 0; side < 8; side++)
        rod(space, shifted(hull, 0.12), 0.07, hexagon(side, z), hexagon(side + 1, z));
      for (const side of [1, 3]) {
        const [a, b] = [hexagon(side, z), hexagon(side, next)];
        rod(space, lightOf(0.95, 0.06, 215), 0.05, a, [b[0], b[1], z * 0.6 + next * 0.4]);
      }
    }
    face(space, shifted(hull, -0.12), ...Array.from({ length: 8 }, (_, side) => hexagon(side, 7.49)));
    paintPorthole(space, hull);
    shineAt(space, [0, 1.4, 7], 2.4, lightOf(0.8, 0.05, 220, 0.2));
  },
  back: (space) => {
    row(2.6, 1.1, 4, (z, at) => {
      for (const side of [-1, 1]) {
        block(space, { at: [side > 0 ? 1.55 : -1.9, 1.05, z], size: [0.35, 0.5, 0.6] }, lightOf(0.4, 0.02, 240));
        disc(space, lightOf(0.75, 0.18, [145, 27, 215][at % 3] ?? 145), [side * 1.62, 1.4, z - 0.02], 0.05);
      }
    });
    if (has(space.plate, "cable", "cables"))
      row(-1.5, 0.4, 4, (x, at) =>
        rod(
          space,
          lightOf(0.3 + 0.1 * (at % 2), 0.12, [27, 250, 90][at % 3] ?? 27),
          0.05,
          [x, 2.8, 4],
          [x + 0.2, 2.2, 4],
          [x + 0.6, 2.5, 4],
          [x + 0.8, 2.85, 4],
        ),
      );
  },
});

/** A round window at the end, with stars and a planet. */
function paintPorthole(space: Space, hull: Colour): void {
  const { plate } = space;
  ring(space, [shifted(hull, -0.3), lightOf(0.08, 0.03, 270)], [0, 1.4, 7.4], 1.12);
  const [x, y] = spot(space, [0.15, 1.35, 7.3]);
  plate.context.save();
  plate.context.beginPath();
  plate.context.arc(...spot(space, [0, 1.4, 7.3]), (0.87 * plate.unit) / 7.3, 0, 7);
  plate.context.clip();
  for (let star = 0; star < 30; star++)
    disc(space, lightOf(0.95, 0.01, 240), [Math.sin(star * 7.3) * 0.85, 1.4 + Math.cos(star * 3.7) * 0.85, 7.3], 0.02);
  paintPlanet(
    has(plate, "earth", "globe") ? { ...plate, place: { ...plate.place, hue: 235 } } : plate,
    [x, y + plate.unit * 0.06],
    0.085,
  );
  plate.context.restore();
}

/** A corner of an eight-sided frame. */
function hexagon(side: number, z: number): Spot {
  const turn = ((side + 0.5) * Math.PI) / 4;
  return [Math.cos(turn) * 2.05, 1.35 + Math.sin(turn) * 1.55, z];
}

/** Boards, round brass windows with the sea in them, a bunk, a lamp. */
export const SHIP_CABIN = setting({
  size: { half: 2.6, high: 2.4, deep: 5 },
  floor: "boards",
  wall: (space) => {
    const { plate } = space;
    row(-2.6, 0.29, 18, (x, at) =>
      slab(space, shifted(tone(space, 0.5, 0.09, 55), at % 2 ? 0.025 : -0.025), [x, 0, 4.99], [0.28, 2.4]),
    );
    for (const x of [-1.25, 1.25]) {
      ring(space, [tone(space, 0.72, 0.12, 82), tone(space, 0.6, 0.1, 75)], [x, 1.5, 4.95], 0.55);
      const [left, top] = spot(space, [x - 0.4, 1.9, 4.94]);
      const [right, bottom] = spot(space, [x + 0.4, 1.1, 4.94]);
      plate.context.save();
      plate.context.beginPath();
      plate.context.arc((left + right) / 2, (top + bottom) / 2, (right - left) / 2, 0, 7);
      plate.context.clip();
      paintView(plate, [left, top - (bottom - top) * 0.2, right, bottom], "sea");
      plate.context.restore();
      for (let bolt = 0; bolt < 8; bolt++)
        disc(
          space,
          tone(space, 0.85, 0.08, 85),
          [x + Math.cos(bolt * 0.785) * 0.49, 1.5 + Math.sin(bolt * 0.785) * 0.49, 4.93],
          0.03,
        );
    }
  },
  back: (space) => {
    rod(space, tone(space, 0.3, 0.03, 60), 0.02, [0, 2.4, 4.5], [0, 1.95, 4.5]);
    slab(space, tone(space, 0.65, 0.11, 80), [-0.13, 1.6, 4.5], [0.26, 0.34]);
    bulb(space, [0, 1.76, 4.49], 0.08, lightOf(0.94, 0.11, 78));
    table(space, [0.8, 4], [1.5, 0.6, 0.76]);
    face(space, tone(space, 0.86, 0.05, 85), [1, 0.77, 4], [2, 0.77, 4], [1.9, 0.77, 4.5], [1.1, 0.77, 4.5]);
  },
  front: (space) => bed(space, [-2.4, 3.2], 1.3),
});
