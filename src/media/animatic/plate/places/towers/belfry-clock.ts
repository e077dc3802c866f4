// Designs of rooms high in towers: bells in a belfry with open arches, the works behind a great clock face.
import { faded, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { paintView } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { disc, lightOf, ring, rod, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, spot, type Space, type Spot } from "../../parts/space.ts";
import { isDark } from "../../plate-canvas.ts";

/** Three bells of bronze on beams, ropes down to the floor, sky through three arches. */
export const BELFRY = setting({
  size: { half: 3.6, high: 4, deep: 6 },
  floor: "boards",
  blocks: [12, 10],
  wall: (space) => {
    for (const x of [-2.75, -0.6, 1.55]) openArch(space, [x, 0.85, 5.96], [1.2, 2.2]);
    slab(space, tone(space, 0.7, 0.02, 80), [-3.6, 0.72, 5.93], [7.2, 0.14]);
  },
  back: (space) => {
    const oak = tone(space, 0.36, 0.07, 52);
    rod(space, oak, 0.28, [-3.6, 2.75, 4.7], [3.6, 2.75, 4.7]);
    for (const x of [-3, 0.9, 3]) rod(space, shifted(oak, -0.04), 0.2, [x, 4, 4.8], [x, 2.75, 4.8]);
    for (const [x, s] of [
      [-1.75, 1],
      [0.1, 0.75],
      [1.8, 1.1],
    ] as const)
      bell(space, [x, 2.62, 4.6], s);
  },
  front: (space) => {
    const way = space.plate.place.side;
    for (const x of [way * 2, -way * 1.6]) {
      rod(space, tone(space, 0.78, 0.06, 75), 0.05, [x, 3.4, 3.8], [x + 0.05, 0.5, 3.8]);
      rod(space, tone(space, 0.5, 0.17, 27), 0.11, [x + 0.03, 1.5, 3.8], [x + 0.04, 1.1, 3.8]);
    }
  },
});

function openArch(space: Space, [x, y, z]: Spot, [w, h]: readonly [number, number]): void {
  const { plate } = space;
  const corners: Spot[] = [[x, y, z]];
  for (let at = 0; at <= 12; at++) {
    const turn = Math.PI * (1 - at / 12);
    corners.push([x + w / 2 + (Math.cos(turn) * w) / 2, y + h - w / 2 + (Math.sin(turn) * w) / 2, z]);
  }
  corners.push([x + w, y, z]);
  const points = corners.map((corner) => spot(space, corner));
  const [left, top] = spot(space, [x, y + h, z]);
  const [right, bottom] = spot(space, [x + w, y, z]);
  plate.context.save();
  plate.context.beginPath();
  for (const point of points) plate.context.lineTo(...point);
  plate.context.closePath();
  plate.context.clip();
  paintView(plate, [left, top, right, bottom], "land");
  plate.context.restore();
  const edge = tone(space, 0.72, 0.02, 80);
  for (let at = 1; at < corners.length; at++)
    rod(space, edge, 0.1, corners[at - 1] ?? corners[0] ?? [0, 0, z], corners[at] ?? [0, 0, z]);
}

function bell(space: Space, [x, y, z]: Spot, s: number): void {
  const bronze = tone(space, 0.52, 0.09, 78);
  block(space, { at: [x - 0.3 * s, y - 0.05, z], size: [0.6 * s, 0.2, 0.2] }, tone(space, 0.4, 0.07, 50));
  const half = [0.22, 0.3, 0.34, 0.4, 0.5, 0.68] as const;
  for (let at = 0; at < 5; at++) {
    const [top, low] = [y - at * 0.2 * s, y - (at + 1) * 0.2 * s];
    const [a, b] = [(half[at] ?? 0.2) * s, (half[at + 1] ?? 0.2) * s];
    face(space, bronze, [x - a, top, z], [x + a, top, z], [x + b, low, z], [x - b, low, z]);
    face(
      space,
      shifted(bronze, 0.17),
      [x - a * 0.6, top, z - 0.01],
      [x - a * 0.3, top, z - 0.01],
      [x - b * 0.35, low, z - 0.01],
      [x - b * 0.7, low, z - 0.01],
    );
    face(
      space,
      shifted(bronze, -0.13),
      [x + a * 0.55, top, z - 0.01],
      [x + a, top, z - 0.01],
      [x + b, low, z - 0.01],
      [x + b * 0.55, low, z - 0.01],
    );
  }
  disc(space, bronze, [x, y, z], [0.22 * s, 0.14 * s]);
  for (const dy of [0.3, 0.9])
    slab(space, shifted(bronze, -0.1), [x - 0.36 * s, y - dy * s, z - 0.02], [0.72 * s, 0.04]);
  disc(space, shifted(bronze, -0.2), [x, y - 1.02 * s, z], [0.66 * s, 0.07 * s]);
  disc(space, lightOf(0.15, 0.01, 250), [x, y - 1.12 * s, z - 0.02], 0.13 * s);
}

/** A great face of milk glass seen from behind, hands and numerals dark on it, wheels with teeth before it. */
export const CLOCK_TOWER = setting({
  size: { half: 3.8, high: 4.4, deep: 6.4 },
  floor: "boards",
  blocks: [14, 12],
  wall: (space) => {
    const iron = lightOf(0.14, 0.012, 250);
    const milk = isDark(space.plate) ? lightOf(0.82, 0.07, 88) : shifted(lightOf(0.95, 0.02, 90), 0);
    const centre: Spot = [0, 1.95, 6.3];
    disc(space, iron, centre, 1.78);
    disc(space, milk, [0, 1.95, 6.29], 1.66);
    for (let hour = 0; hour < 12; hour++) {
      const turn = (hour * Math.PI) / 6;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      rod(space, iron, hour % 3 ? 0.09 : 0.17, [c * 1.3, 1.95 + s * 1.3, 6.28], [c * 1.58, 1.95 + s * 1.58, 6.28]);
      rod(space, faded(iron, 0.4), 0.03, [c * 0.2, 1.95 + s * 0.2, 6.285], [c * 1.25, 1.95 + s * 1.25, 6.285]);
    }
    for (const r of [1.22, 0.7]) circle(space, iron, [0, 1.95, 6.28], r);
    rod(space, iron, 0.13, [0, 1.95, 6.27], [-0.6, 2.65, 6.27]);
    rod(space, iron, 0.09, [0, 1.95, 6.27], [0.55, 3.2, 6.27]);
    shineAt(space, centre, 2.8, faded(milk, 0.45));
  },
  back: (space) => {
    const way = space.plate.place.side;
    gear(space, [way * 1.9, 0.95, 5], 0.85);
    gear(space, [way * 0.75, 0.42, 4.95], 0.5);
    gear(space, [-way * 2.1, 0.75, 5], 0.7);
    gear(space, [-way * 2.3, 2.3, 5.1], 0.6);
    rod(space, tone(space, 0.5, 0.08, 75), 0.09, [-way * 2.1, 0.75, 4.95], [way * 1.9, 0.95, 4.95]);
    rod(space, tone(space, 0.45, 0.01, 250), 0.05, [way * 2.7, 4.4, 4.9], [way * 2.7, 0.6, 4.9]);
    disc(space, tone(space, 0.7, 0.12, 82), [way * 2.7, 0.5, 4.88], 0.28);
  },
  lights: [
    {
      paint: (plate) => shineAt(openSpace(plate, 6.4), [0, 1.95, 6], 2.2, lightOf(0.95, 0.04, 90, 0.25)),
      rhythm: "breathe",
    },
  ],
});

function circle(space: Space, tint: Colour, [x, y, z]: Spot, r: number): void {
  rod(
    space,
    tint,
    0.06,
    ...Array.from({ length: 41 }, (_, at): Spot => [
      x + Math.cos((at * Math.PI) / 20) * r,
      y + Math.sin((at * Math.PI) / 20) * r,
      z,
    ]),
  );
}

function gear(space: Space, [x, y, z]: Spot, r: number): void {
  const brass = tone(space, 0.6, 0.11, 78);
  const teeth = Math.round(r * 26);
  for (let tooth = 0; tooth < teeth; tooth++) {
    const turn = (tooth / teeth) * Math.PI * 2;
    rod(
      space,
      brass,
      0.1,
      [x + Math.cos(turn) * r * 0.9, y + Math.sin(turn) * r * 0.9, z],
      [x + Math.cos(turn) * r * 1.1, y + Math.sin(turn) * r * 1.1, z],
    );
  }
  ring(space, [brass, shifted(brass, -0.32)], [x, y, z - 0.01], r);
  for (let spoke = 0; spoke < 6; spoke++) {
    const turn = (spoke * Math.PI) / 3 + 0.3;
    rod(space, brass, 0.1, [x, y, z - 0.02], [x + Math.cos(turn) * r * 0.85, y + Math.sin(turn) * r * 0.85, z - 0.02]);
  }
  ring(space, [shifted(brass, 0.1), lightOf(0.2, 0.02, 60)], [x, y, z - 0.03], r * 0.22);
}
