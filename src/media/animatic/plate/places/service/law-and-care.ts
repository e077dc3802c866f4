// Designs of places of the law and of care: visiting room, interrogation room, police station, operating theatre, morgue, dentist, nursery.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { bed, chair, plant, stool, table } from "../../parts/furniture.ts";
import { paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, cone, disc, ground, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, type Space, type Spot } from "../../parts/space.ts";
import { has, isDark } from "../../plate-canvas.ts";
import { toy } from "../trade/shops.ts";

export const VISITING_ROOM = setting({
  floor: "tiles",
  tubes: [0],
  wall: (space) => row(-2.4, 1.8, 3, (x) => slab(space, tone(space, 0.42, 0.03, 230), [x, 1.9, 5.99], [0.9, 0.5])),
  back: (space) => {
    slab(space, { ...tone(space, 0.82, 0.04, 215), alpha: 0.45 }, [-2.9, 0.9, 5], [5.8, 1.25]);
    const steel = tone(space, 0.5, 0.015, 235);
    slab(space, steel, [-2.9, 0, 4.98], [5.8, 0.86]);
    block(space, { at: [-2.9, 0.84, 4.55], size: [5.8, 0.07, 0.45] }, tone(space, 0.72, 0.015, 230));
    slab(space, steel, [-2.9, 2.12, 4.98], [5.8, 0.63]);
    row(-2.85, 1.42, 5, (x) => {
      block(space, { at: [x, 0.86, 4.4], size: [0.1, 1.3, 0.6] }, tone(space, 0.58, 0.02, 230));
      slab(space, tone(space, 0.16, 0.01, 250), [x + 0.16, 1.25, 4.9], [0.17, 0.5]);
      slab(space, tone(space, 0.24, 0.01, 250), [x + 0.2, 1.2, 4.88], [0.09, 0.6]);
      rod(space, tone(space, 0.2, 0.01, 250), 0.03, [x + 0.25, 1.2, 4.87], [x + 0.2, 1, 4.87], [x + 0.36, 0.95, 4.87]);
      for (const dx of [0.55, 0.85])
        rod(space, faded(tone(space, 0.98, 0.005, 220), 0.7), 0.04, [x + dx, 1.1, 4.9], [x + dx + 0.3, 1.95, 4.9]);
    });
  },
  front: (space) => row(-2.2, 1.42, 4, (x) => stool(space, [x, 3.8], 0.48)),
});

export const INTERROGATION = setting({
  floor: "plain",
  wall: (space) => {
    slab(space, tone(space, 0.3, 0.01, 240), [-1.9, 1, 5.98], [3.8, 1.3]);
    slab(space, tone(space, 0.36, 0.035, 215), [-1.8, 1.08, 5.97], [3.6, 1.14]);
    paintMirrored(space);
    for (const x of [-1.3, 0.4])
      rod(space, faded(tone(space, 0.8, 0.02, 220), 0.35), 0.1, [x, 1.15, 5.96], [x + 0.7, 2.15, 5.96]);
    disc(space, lightOf(0.6, 0.22, 27), [2.4, 2.4, 5.95], 0.05);
  },
  back: (space) => {
    cone(space, lightOf(0.96, 0.05, 88, 0.5), [0, 2.05, 4.3], [0, 1.5]);
    rod(space, tone(space, 0.2, 0.01, 250), 0.03, [0, 2.75, 4.3], [0, 2.2, 4.3]);
    face(space, tone(space, 0.35, 0.02, 150), [-0.1, 2.3, 4.3], [0.1, 2.3, 4.3], [0.36, 2.02, 4.3], [-0.36, 2.02, 4.3]);
    disc(space, lightOf(0.98, 0.05, 90), [0, 2.02, 4.3], [0.3, 0.06]);
    for (const x of [-1.35, 0.95]) chair(space, [x, 4.4], false, tone(space, 0.5, 0.01, 240));
    table(space, [-0.85, 3.9], [1.7, 0.8, 0.76], tone(space, 0.66, 0.012, 235));
    slab(space, tone(space, 0.2, 0.01, 250), [-0.3, 0.77, 4], [0.32, 0.12]);
  },
});

/** What the one-way mirror gives back: the lamp with its light, the table, the door across. */
function paintMirrored(space: Space): void {
  slab(space, tone(space, 0.46, 0.03, 210), [0.9, 1.08, 5.965], [0.5, 0.95]);
  slab(space, tone(space, 0.3, 0.03, 215), [-0.5, 1.08, 5.965], [1, 0.13]);
  cone(space, lightOf(0.96, 0.05, 88, 0.35), [0, 2, 5.96], [0, 0.7]);
  disc(space, lightOf(0.95, 0.05, 90), [0, 2, 5.955], [0.16, 0.05]);
}

/** A board of photographs joined by red thread, blinds, tables. */
export const POLICE = setting({
  floor: "plain",
  tubes: [-1.2, 1.2],
  wall: (space) => {
    slab(space, tone(space, 0.45, 0.05, 50), [-2.75, 0.95, 5.98], [3, 1.55]);
    slab(space, tone(space, 0.68, 0.08, 68), [-2.68, 1.02, 5.97], [2.86, 1.41]);
    const photos: Spot[] = [
      [-2.5, 1.85, 5.96],
      [-1.8, 2, 5.96],
      [-1, 1.8, 5.96],
      [-2.3, 1.2, 5.96],
      [-1.45, 1.3, 5.96],
      [-0.5, 1.25, 5.96],
      [-0.3, 1.95, 5.96],
    ];
    for (const [at, [x, y, z]] of photos.entries()) {
      slab(space, tone(space, 0.95, 0.01, 90), [x, y, z], [0.42, 0.36]);
      slab(space, tone(space, 0.55 - 0.05 * (at % 3), 0.04, at * 70), [x + 0.04, y + 0.07, z], [0.34, 0.25]);
      disc(space, tone(space, 0.75, 0.06, 60), [x + 0.21, y + 0.2, z], 0.07);
    }
    rod(space, tone(space, 0.55, 0.23, 27), 0.03, ...photos.map(([x, y]): Spot => [x + 0.21, y + 0.34, 5.95]));
    paintWindow(space, { at: [0.8, 0.95, 5.98], size: [1.9, 1.45], panes: [1, 1], view: "city" });
    row(0.98, 0.1, 14, (y) => slab(space, tone(space, 0.82, 0.02, 90), [0.78, y, 5.94], [1.94, 0.05]));
  },
  back: (space) => {
    for (const x of [-2.6, 0.5]) {
      table(space, [x, 4.7], [2, 0.7, 0.76], tone(space, 0.55, 0.04, 60));
      block(space, { at: [x + 0.2, 0.78, 4.8], size: [0.55, 0.42, 0.06] }, tone(space, 0.25, 0.01, 250));
      slab(space, lightOf(0.65, 0.08, 230), [x + 0.24, 0.83, 4.79], [0.47, 0.33]);
      for (const dx of [1.1, 1.25])
        block(space, { at: [x + dx, 0.77, 4.8], size: [0.4, 0.1, 0.3] }, tone(space, 0.86, 0.04, 85));
    }
  },
});

export const OPERATING_THEATRE = setting({
  floor: "plain",
  wall: (space) => {
    row(-2.9, 0.58, 10, (x) =>
      row(0.1, 0.45, 6, (y) => slab(space, tone(space, 0.74, 0.06, 185), [x + 0.02, y, 5.99], [0.54, 0.41])),
    );
    for (const x of [-2.5, 1.5]) {
      slab(space, tone(space, 0.2, 0.01, 250), [x, 1.35, 5.9], [1, 0.75]);
      const wave: Spot[] = [
        [0, 0.3],
        [0.25, 0.3],
        [0.35, 0.55],
        [0.45, 0.1],
        [0.55, 0.35],
        [0.95, 0.3],
      ].map(([dx = 0, dy = 0]) => [x + dx, 1.4 + dy, 5.88]);
      rod(space, lightOf(0.82, 0.2, 145), 0.035, ...wave);
    }
  },
  back: (space) => {
    for (const x of [-0.85, 0.85]) {
      rod(space, tone(space, 0.85, 0.01, 220), 0.09, [x * 0.3, 2.75, 4.9], [x, 2.35, 4.9]);
      disc(space, tone(space, 0.9, 0.01, 220), [x, 2.1, 4.9], [0.62, 0.34]);
      for (let dot = 0; dot < 7; dot++) {
        const turn = (dot * Math.PI) / 3;
        disc(
          space,
          lightOf(0.99, 0.02, 200),
          [x + (dot === 6 ? 0 : Math.cos(turn) * 0.36), 2.1 + (dot === 6 ? 0 : Math.sin(turn) * 0.19), 4.88],
          [0.15, 0.09],
        );
      }
      cone(space, lightOf(0.97, 0.02, 200, 0.4), [x, 1.9, 4.9], [x * 0.2, 0.9]);
    }
    block(space, { at: [-1.4, 0.5, 4.6], size: [2.8, 0.4, 0.8] }, tone(space, 0.55, 0.1, 165));
    disc(space, tone(space, 0.6, 0.1, 165), [0, 0.98, 4.58], [0.75, 0.2]);
    block(space, { at: [-0.2, 0, 4.8], size: [0.4, 0.5, 0.4] }, tone(space, 0.75, 0.01, 230));
    table(space, [1.9, 4.6], [0.8, 0.5, 0.9], tone(space, 0.8, 0.01, 230));
  },
});

export const MORGUE = setting({
  floor: "tiles",
  tubes: [0],
  wall: (space) => {
    row(-2.7, 1.1, 5, (x) =>
      row(0.2, 0.74, 3, (y) => {
        slab(space, tone(space, 0.72, 0.012, 225), [x, y, 5.97], [1.02, 0.66]);
        slab(space, tone(space, 0.62, 0.012, 225), [x + 0.08, y + 0.08, 5.96], [0.86, 0.5]);
        rod(space, tone(space, 0.3, 0.01, 240), 0.06, [x + 0.36, y + 0.3, 5.95], [x + 0.66, y + 0.3, 5.95]);
      }),
    );
  },
  back: (space) => {
    block(space, { at: [-1.3, 0.78, 4.5], size: [2.6, 0.08, 0.8] }, tone(space, 0.78, 0.01, 225));
    for (const x of [-1, 0.9]) block(space, { at: [x, 0, 4.7], size: [0.1, 0.78, 0.1] }, tone(space, 0.6, 0.01, 230));
    disc(space, tone(space, 0.96, 0.008, 210), [0, 0.98, 4.48], [1.15, 0.17]);
    disc(space, tone(space, 0.94, 0.008, 210), [-0.85, 1.05, 4.47], [0.25, 0.17]);
    disc(space, tone(space, 0.94, 0.008, 210), [1.05, 1.05, 4.47], [0.12, 0.2]);
  },
});

export const DENTIST = setting({
  floor: "plain",
  tubes: [0],
  wall: (space) => {
    paintWindow(space, { at: [-2.6, 1, 5.98], size: [1.6, 1.3], panes: [1, 1], view: "city" });
    slab(space, lightOf(0.85, 0.03, 220), [0.9, 1.4, 5.97], [1.1, 0.8]);
    for (const y of [1.55, 1.85])
      row(1, 0.13, 7, (x) => slab(space, lightOf(0.97, 0.01, 200), [x, y, 5.96], [0.1, 0.2]));
  },
  back: (space) => {
    const teal = tone(space, 0.6, 0.11, 190);
    face(
      space,
      teal,
      [-1.3, 0.55, 4.7],
      [0.4, 0.55, 4.7],
      [1.25, 1.35, 4.7],
      [1, 1.5, 4.7],
      [0.2, 0.75, 4.7],
      [-1.3, 0.75, 4.7],
    );
    disc(space, shifted(teal, 0.05), [1.2, 1.48, 4.68], [0.2, 0.14]);
    block(space, { at: [-0.3, 0, 4.8], size: [0.5, 0.55, 0.4] }, tone(space, 0.9, 0.005, 220));
    rod(
      space,
      tone(space, 0.85, 0.01, 230),
      0.07,
      [-1.6, 0, 4.9],
      [-1.6, 2.1, 4.9],
      [-0.2, 2.35, 4.9],
      [0.15, 2.05, 4.9],
    );
    disc(space, tone(space, 0.9, 0.01, 220), [0.2, 2, 4.88], [0.34, 0.17]);
    disc(space, lightOf(0.99, 0.03, 95), [0.2, 1.97, 4.87], [0.22, 0.1]);
    shineAt(space, [0.3, 1.8, 4.8], 0.9, lightOf(0.97, 0.04, 95, 0.4));
    block(space, { at: [-2.2, 0.9, 4.6], size: [0.9, 0.08, 0.5] }, tone(space, 0.93, 0.005, 220));
  },
});

/** Stars and bunting, toys on a shelf; a cot with bars and a mobile, or a small bed. */
export const NURSERY = setting({
  floor: "boards",
  wall: (space) => {
    for (let star = 0; star < 26; star++) {
      const [x, y] = [-2.7 + (star % 13) * 0.44, star < 13 ? 2.15 : 1.6];
      disc(space, shifted(space.plate.palette.wall, 0.13), [x + (star % 2) * 0.2, y - 0.2 * (star % 3), 5.99], 0.07);
    }
    paintWindow(space, {
      at: [space.plate.place.side > 0 ? 1 : -2.4, 1, 5.98],
      size: [1.4, 1.25],
      curtains: true,
      view: "sky",
    });
    row(-2.8, 0.43, 13, (x, at) =>
      face(
        space,
        tone(space, 0.7, 0.15, [25, 95, 150, 250, 330][at % 5] ?? 25),
        [x, 2.62, 5.96],
        [x + 0.34, 2.62, 5.96],
        [x + 0.17, 2.32, 5.96],
      ),
    );
  },
  back: (space) => {
    const x = space.plate.place.side > 0 ? -2.7 : 0.4;
    for (const y of [0.5, 1.15]) {
      row(x + 0.15, 0.5, 5, (at, one) => toy(space, [at + 0.1, y + 0.05, 5.4], (one + (y > 1 ? 2 : 0)) % 4));
      slab(space, tone(space, 0.93, 0.01, 85), [x - 0.1, y - 0.04, 5.4], [2.5, 0.08]);
    }
  },
  front: (space) => {
    ground(space, tone(space, 0.72, 0.13, space.plate.place.hue), [-1.3, 1.3], [3, 4.8]);
    if (isCot(space)) return cot(space, space.plate.place.side > 0 ? 0.1 : -1.7);
    bed(space, [space.plate.place.side > 0 ? 0.6 : -1.8, 3.9], 1.2);
    for (const [dx, sort] of [
      [-1.1, 2],
      [-0.5, 1],
    ] as const)
      toy(space, [dx, 0, 3.4], sort);
  },
  lights: [
    {
      paint: (plate) => {
        const [x, y] = [plate.meet + plate.place.side * -0.3 * plate.unit, plate.floor - 0.16 * plate.unit];
        plate.context.fillStyle = "rgba(255,214,120,0.5)";
        plate.context.beginPath();
        plate.context.arc(x, y, plate.unit * 0.02, 0, 7);
        plate.context.fill();
      },
      rhythm: "breathe",
      when: ({ hour }) => hour === "night",
    },
  ],
});

const isCot = ({ plate }: Space): boolean =>
  has(plate, "cot", "crib", "cradle", "nursery", "baby", "newborn", "mobile");

function cot(space: Space, x: number): void {
  const wood = tone(space, 0.9, 0.02, 80);
  slab(space, tone(space, 0.82, 0.06, 220), [x, 0.45, 4.6], [1.6, 0.3]);
  row(x, 0.16, 11, (at) => rod(space, wood, 0.045, [at, 0.35, 4.3], [at, 1.05, 4.3]));
  for (const y of [0.35, 1.08]) rod(space, wood, 0.08, [x - 0.05, y, 4.3], [x + 1.65, y, 4.3]);
  for (const at of [x - 0.05, x + 1.65]) rod(space, wood, 0.1, [at, 0, 4.3], [at, 1.25, 4.3]);
  rod(space, wood, 0.04, [x + 0.1, 1.2, 4.35], [x + 0.1, 2.1, 4.35], [x + 0.8, 2.1, 4.35]);
  row(x + 0.5, 0.3, 3, (at, one) => {
    rod(space, wood, 0.02, [at, 2.1, 4.35], [at, 1.75, 4.35]);
    disc(space, tone(space, 0.75, 0.15, one * 120 + 30), [at, 1.68, 4.34], 0.1);
  });
}

/** A bed among curtains with a monitor; the night lamp when it is dark. */
export const DELIVERY_ROOM = setting({
  floor: "plain",
  wall: (space) => {
    paintWindow(space, { at: [-2.6, 1, 5.98], size: [1.5, 1.3], panes: [1, 1], view: "city" });
    row(0.6, 0.2, 12, (x, at) =>
      slab(space, shifted(tone(space, 0.68, 0.06, 190), at % 2 ? 0.04 : -0.05), [x, 0.2, 5.9], [0.2, 2.3]),
    );
    ring(space, [tone(space, 0.9, 0.005, 220), tone(space, 0.97, 0.005, 220)], [-0.4, 2.15, 5.95], 0.2);
  },
  back: (space) => {
    bed(space, [-0.9, 4.1], 1.5, true);
    rod(space, tone(space, 0.75, 0.01, 230), 0.05, [1.05, 0, 4.9], [1.05, 2.05, 4.9]);
    slab(space, tone(space, 0.88, 0.03, 215), [0.93, 1.65, 4.88], [0.24, 0.36]);
    block(space, { at: [1.4, 1.1, 4.9], size: [0.7, 0.5, 0.3] }, tone(space, 0.3, 0.01, 250));
    rod(
      space,
      lightOf(0.82, 0.2, 145),
      0.03,
      [1.45, 1.3, 4.88],
      [1.65, 1.3, 4.88],
      [1.72, 1.5, 4.88],
      [1.8, 1.2, 4.88],
      [1.88, 1.32, 4.88],
      [2.05, 1.32, 4.88],
    );
    if (isDark(space.plate)) bulb(space, [-1.6, 1.5, 5], 0.09, lightOf(0.92, 0.11, 75));
    plant(space, [-2.6, 5.2], 0.6);
  },
});
