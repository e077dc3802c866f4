// Designs of works with great machines: a foundry, a line where cars are put together, a brewery, a printing house.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, ground, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, openSpace, type Space, type Spot } from "../../parts/space.ts";

const DARK = lightOf(0.17, 0.015, 40);
const MOLTEN = lightOf(0.84, 0.17, 65);

/** A ladle that pours white-hot metal, a glowing channel, chains and cranes in the dark. */
export const FOUNDRY = setting({
  size: { half: 5, high: 5, deep: 8 },
  floor: "plain",
  floorTint: () => lightOf(0.24, 0.02, 40),
  ceiling: () => DARK,
  wall: (space) => {
    slab(space, lightOf(0.22, 0.025, 40), [-5, 0, 7.99], [10, 5]);
    row(-4.6, 1.9, 6, (x) => slab(space, lightOf(0.13, 0.015, 40), [x, 0, 7.95], [0.3, 5]));
    paintWindow(space, { at: [-4.4, 3.1, 7.94], size: [8.8, 0.8], panes: [14, 1], view: "sky" });
    for (const x of [-3.9, 2.7]) {
      disc(space, lightOf(0.3, 0.03, 40), [x + 0.6, 1.1, 7.9], [0.85, 1.1]);
      disc(space, MOLTEN, [x + 0.6, 1, 7.88], [0.42, 0.5]);
      shineAt(space, [x + 0.6, 1, 7.8], 1.6, lightOf(0.75, 0.18, 50, 0.7));
    }
  },
  back: (space) => {
    const x = space.plate.place.side * 1.5;
    const way = -space.plate.place.side;
    rod(space, lightOf(0.5, 0.15, 85), 0.35, [-5, 3.75, 6.4], [5, 3.75, 6.4]);
    for (const dx of [-0.55, 0.55]) rod(space, lightOf(0.35, 0.01, 60), 0.07, [x + dx, 3.7, 6], [x + dx, 2.6, 6]);
    face(space, lightOf(0.3, 0.03, 40), [x - 0.75, 2.7, 6], [x + 0.75, 2.7, 6], [x + 0.5, 1.45, 6], [x - 0.5, 1.45, 6]);
    for (const y of [2.5, 1.9]) slab(space, lightOf(0.2, 0.015, 40), [x - 0.72, y, 5.98], [1.44, 0.1]);
    disc(space, MOLTEN, [x, 2.7, 5.97], [0.7, 0.1]);
    const stream = [x + way * 0.62, 2.55] as const;
    face(
      space,
      lightOf(0.97, 0.09, 90),
      [stream[0] - 0.07, stream[1], 5.95],
      [stream[0] + 0.07, stream[1], 5.95],
      [stream[0] + way * 0.35 + 0.13, 0.45, 5.95],
      [stream[0] + way * 0.35 - 0.13, 0.45, 5.95],
    );
    block(space, { at: [x + way - 0.75, 0, 5.7], size: [1.5, 0.45, 0.6] }, lightOf(0.24, 0.02, 40));
    disc(space, MOLTEN, [x + way, 0.47, 5.7], [0.6, 0.09]);
    shineAt(space, [x + way, 0.6, 5.7], 2.2, lightOf(0.8, 0.17, 58, 0.85));
    shineAt(space, [x, 2.7, 5.9], 1.6, lightOf(0.8, 0.17, 58, 0.6));
    row(0, 1, 36, (_at, one) => {
      const turn = (one * 2.4) % 3.1;
      const far = 0.3 + ((one * 7) % 11) * 0.1;
      disc(space, lightOf(0.95, 0.12, 80), [x + way + Math.cos(turn) * far, 0.55 + Math.sin(turn) * far, 5.6], 0.022);
    });
  },
  front: (space) => {
    ground(space, faded(MOLTEN, 0.9), [-5, 5], [4.5, 4.62]);
    ground(space, faded(lightOf(0.7, 0.18, 45), 0.25), [-5, 5], [4.1, 5]);
  },
  lights: [
    {
      paint: (plate) =>
        shineAt(openSpace(plate, 8), [plate.place.side * 0.5, 0.9, 5.6], 2.6, lightOf(0.8, 0.17, 55, 0.5)),
      rhythm: "flicker",
    },
  ],
});

/** Car bodies on a belt, orange arms over them, sparks where they weld. */
export const ASSEMBLY_LINE = setting({
  size: { half: 5, high: 4.4, deep: 8 },
  floor: "plain",
  floorTint: () => lightOf(0.62, 0.012, 230),
  tubes: [-3, 0, 3],
  wall: (space) => {
    slab(space, tone(space, 0.72, 0.015, 230), [-5, 0, 7.99], [10, 4.4]);
    row(-5, 1.3, 9, (x) => slab(space, tone(space, 0.6, 0.012, 230), [x, 0, 7.97], [0.14, 4.4]));
    slab(space, lightOf(0.8, 0.16, 90), [-5, 3.2, 7.95], [10, 0.16]);
    slab(space, lightOf(0.12, 0.02, 250), [-1.2, 2.5, 7.94], [2.4, 0.6]);
    row(-1, 0.3, 7, (x, at) => slab(space, lightOf(0.8, 0.18, at < 5 ? 145 : 27), [x, 2.66, 7.93], [0.2, 0.28]));
  },
  back: (space) => {
    block(space, { at: [-6, 0.1, 6.2], size: [12, 0.4, 1] }, lightOf(0.34, 0.01, 250));
    row(-6, 0.4, 30, (x, at) =>
      slab(space, lightOf(at % 2 ? 0.2 : 0.8, at % 2 ? 0.01 : 0.16, 90), [x, 0.12, 6.18], [0.4, 0.12]),
    );
    row(-3.7, 2.9, 3, (x, at) => carBody(space, [x, 0.5, 6.2], at));
    for (const [x, way] of [
      [-4.2, 1],
      [-1.2, -1],
      [1.5, 1],
      [4.3, -1],
    ] as const)
      robotArm(space, [x, 0, 5.7], way);
  },
  lights: [
    {
      paint: (plate) => {
        for (const x of [-3.2, -2.1, 2.5])
          shineAt(openSpace(plate, 8), [x, 1.35, 5.6], 0.9, lightOf(0.98, 0.05, 230, 0.9));
      },
      rhythm: "flicker",
    },
  ],
});

function carBody(space: Space, [x, y, z]: Spot, at: number): void {
  const steel = at === 1 ? lightOf(0.55, 0.17, 27) : lightOf(0.74, 0.015, 235);
  face(
    space,
    steel,
    [x - 0.2, y, z],
    [x - 0.2, y + 0.5, z],
    [x + 0.25, y + 0.6, z],
    [x + 0.6, y + 1, z],
    [x + 1.5, y + 1, z],
    [x + 1.9, y + 0.6, z],
    [x + 2.3, y + 0.5, z],
    [x + 2.3, y, z],
  );
  for (const [dx, w] of [
    [0.62, 0.42],
    [1.1, 0.44],
  ] as const)
    face(
      space,
      lightOf(0.16, 0.012, 250),
      [x + dx - 0.12, y + 0.6, z - 0.01],
      [x + dx + 0.08, y + 0.92, z - 0.01],
      [x + dx + w - 0.05, y + 0.92, z - 0.01],
      [x + dx + w, y + 0.6, z - 0.01],
    );
  for (const dx of [0.3, 1.75]) disc(space, lightOf(0.12, 0.01, 250), [x + dx, y + 0.02, z - 0.02], [0.26, 0.24]);
}

function robotArm(space: Space, [x, y, z]: Spot, way: number): void {
  const orange = tone(space, 0.7, 0.18, 55);
  block(space, { at: [x - 0.25, y, z], size: [0.5, 0.5, 0.4] }, lightOf(0.3, 0.01, 250));
  const joints: readonly Spot[] = [
    [x, 0.5, z],
    [x - way * 0.35, 1.5, z],
    [x + way * 0.5, 2.15, z],
    [x + way * 0.95, 1.5, z],
  ];
  for (let at = 0; at < 3; at++)
    rod(
      space,
      at % 2 ? shifted(orange, 0.05) : orange,
      0.26 - at * 0.05,
      joints[at] ?? [0, 0, z],
      joints[at + 1] ?? [0, 0, z],
    );
  for (const joint of joints.slice(0, 3)) ring(space, [shifted(orange, -0.1), lightOf(0.25, 0.01, 250)], joint, 0.19);
  rod(space, lightOf(0.3, 0.01, 250), 0.08, joints[3] ?? [0, 0, z], [x + way * 1.02, 1.3, z]);
}

/** Kettles of copper with long necks, pipes, a stair of steel. */
export const BREWERY = setting({
  size: { half: 4.4, high: 4.2, deep: 7.4 },
  floor: "tiles",
  wall: (space) => {
    slab(space, tone(space, 0.84, 0.03, 85), [-4.4, 0, 7.39], [8.8, 4.2]);
    slab(space, tone(space, 0.6, 0.07, 35), [-4.4, 0, 7.38], [8.8, 0.9]);
    paintWindow(space, { at: [-0.9, 1.6, 7.36], size: [1.8, 1.5], panes: [4, 3], view: "city" });
    rod(space, tone(space, 0.66, 0.12, 48), 0.12, [-4.4, 3.3, 7.2], [4.4, 3.3, 7.2]);
  },
  back: (space) => {
    for (const x of [-2.7, 0.05, 2.75]) kettle(space, [x, 0, 6]);
    const steel = lightOf(0.66, 0.01, 230);
    rod(space, steel, 0.06, [-4.4, 1, 4.9], [4.4, 1, 4.9]);
    row(-4, 1, 9, (x) => rod(space, steel, 0.05, [x, 0, 4.9], [x, 1, 4.9]));
  },
  front: (space) => {
    const x = space.plate.place.side > 0 ? -2.2 : 1.4;
    for (const dx of [0, 0.75]) {
      block(space, { at: [x + dx, 0, 3.7], size: [0.6, 0.8, 0.4] }, lightOf(0.72, 0.012, 230));
      for (const y of [0.2, 0.55]) slab(space, lightOf(0.55, 0.012, 230), [x + dx, y, 3.69], [0.6, 0.06]);
    }
  },
});

function kettle(space: Space, [x, y, z]: Spot): void {
  const copper = tone(space, 0.62, 0.13, 48);
  block(space, { at: [x - 0.85, y, z], size: [1.7, 0.45, 0.4] }, tone(space, 0.86, 0.02, 80));
  disc(space, copper, [x, 1.25, z], [1.1, 0.92]);
  disc(space, shifted(copper, 0.16), [x - 0.45, 1.5, z - 0.01], [0.22, 0.42]);
  disc(space, shifted(copper, -0.13), [x + 0.62, 1.05, z - 0.01], [0.3, 0.5]);
  face(space, copper, [x - 0.75, 1.75, z], [x + 0.75, 1.75, z], [x + 0.18, 2.5, z], [x - 0.18, 2.5, z]);
  rod(space, copper, 0.32, [x, 2.4, z], [x, 4.2, z]);
  rod(space, shifted(copper, 0.15), 0.07, [x - 0.08, 2.4, z - 0.01], [x - 0.08, 4.2, z - 0.01]);
  for (const dy of [0.95, 1.55]) slab(space, shifted(copper, -0.12), [x - 1.02, dy, z - 0.02], [2.04, 0.05]);
  row(x - 0.8, 0.4, 5, (at) => disc(space, shifted(copper, 0.1), [at, 0.97, z - 0.03], 0.035));
  ring(space, [shifted(copper, -0.15), lightOf(0.2, 0.02, 50)], [x, 1.25, z - 0.03], 0.28);
  bulb(space, [x + 0.5, 1.85, z - 0.05], 0.05, lightOf(0.9, 0.1, 70));
}

/** Great rollers with a web of printed paper that runs between them, bundles of newspapers. */
export const PRINT_WORKS = setting({
  size: { half: 4.4, high: 3.6, deep: 7 },
  floor: "plain",
  floorTint: () => lightOf(0.4, 0.015, 60),
  tubes: [-2.4, 0, 2.4],
  wall: (space) => {
    slab(space, tone(space, 0.6, 0.02, 200), [-4.4, 0, 6.99], [8.8, 3.6]);
    row(-4.4, 1.1, 9, (x) => slab(space, tone(space, 0.5, 0.02, 200), [x, 0, 6.97], [0.12, 3.6]));
  },
  back: (space) => {
    const iron = tone(space, 0.36, 0.03, 160);
    for (const x of [-3.6, -1.2, 1.2, 3.3]) block(space, { at: [x - 0.2, 0, 5.9], size: [0.4, 2.5, 0.4] }, iron);
    block(space, { at: [-4.4, 0, 6], size: [8.8, 0.7, 0.5] }, shifted(iron, -0.06));
    const rolls = [-3, -2, -0.4, 0.5, 1.9, 2.8] as const;
    for (const [at, x] of rolls.entries()) {
      const y = at % 2 ? 2.05 : 1.15;
      disc(space, tone(space, 0.72, 0.012, 230), [x, y, 5.8], 0.42);
      disc(space, tone(space, 0.5, 0.012, 230), [x, y, 5.79], 0.12);
      for (let spoke = 0; spoke < 6; spoke++)
        rod(
          space,
          tone(space, 0.55, 0.012, 230),
          0.04,
          [x, y, 5.785],
          [x + Math.cos(spoke * 1.05) * 0.4, y + Math.sin(spoke * 1.05) * 0.4, 5.785],
        );
      const next = rolls[at + 1];
      if (next !== undefined) webOfPaper(space, [x, y + 0.42], [next, (at % 2 ? 1.15 : 2.05) - 0.42]);
    }
    for (const [x, h] of [
      [-2.2, 0.6],
      [2.3, 0.45],
      [3.1, 0.75],
    ] as const)
      bundles(space, [x, 0, 4.6], h);
  },
});

function webOfPaper(space: Space, [x, y]: readonly [number, number], [nx, ny]: readonly [number, number]): void {
  const paper = lightOf(0.95, 0.012, 95);
  face(space, paper, [x, y, 5.75], [x + 0.12, y + 0.3, 5.75], [nx + 0.12, ny + 0.3, 5.75], [nx, ny, 5.75]);
  for (let part = 0.12; part < 0.95; part += 0.11) {
    const [px, py] = [x + (nx - x) * part, y + (ny - y) * part];
    rod(space, lightOf(0.3, 0.01, 250), 0.03, [px + 0.02, py + 0.05, 5.74], [px + 0.1, py + 0.25, 5.74]);
  }
}

function bundles(space: Space, [x, , z]: Spot, h: number): void {
  const { random } = space.plate;
  block(space, { at: [x, 0, z], size: [0.75, h, 0.4] }, lightOf(0.9, 0.015, 90));
  for (let y = 0.05; y < h; y += 0.05)
    slab(space, lightOf(0.6 + between(random, 0, 0.2), 0.01, 90), [x, y, z - 0.01], [0.75, 0.012]);
  slab(space, lightOf(0.4, 0.06, 60), [x + 0.35, 0, z - 0.02], [0.03, h]);
}
