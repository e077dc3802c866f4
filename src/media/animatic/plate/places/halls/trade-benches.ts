// What hangs and stands in a workshop by its trade: violins, clocks, shoes, boards and saws; a wheel and a chest only where engines are mended.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { disc, lightOf, ring, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, type Space, type Spot } from "../../parts/space.ts";
import { has, type PlateCanvas } from "../../plate-canvas.ts";

const ENGINES =
  "car motor motorbike motorcycle engine garage mechanic tyre tyres tire tires bicycle bike truck robot inventor machine".split(
    " ",
  );
const TRADES = [
  ["violins", "violin luthier lute guitar cello instrument viola"],
  ["clocks", "clock clockmaker watchmaker watch horologist"],
  ["shoes", "shoe shoemaker cobbler boot leather saddler saddle"],
] as const;

export const mendsEngines = (plate: PlateCanvas): boolean => has(plate, ...ENGINES);

/** On the wall ahead, beside the window. */
export function paintTradeThings(space: Space): void {
  const { plate } = space;
  const trade = TRADES.find(([, words]) => has(plate, ...words.split(" ")))?.[0];
  if (trade === "violins") return row(-3.2, 0.52, 13, (x, at) => violin(space, [x, 2.35, 6.3], at));
  if (trade === "clocks")
    return row(-3.2, 0.5, 13, (x, at) => clock(space, [x, 2.35 - 0.12 * (at % 3), 6.3], 0.17 + 0.04 * (at % 3)));
  if (trade === "shoes") return row(-3.2, 0.42, 16, (x, at) => shoe(space, [x, 2.3 - 0.1 * (at % 2), 6.3], at));
  if (!mendsEngines(plate)) boards(space);
}

function violin(space: Space, [x, y, z]: Spot, at: number): void {
  const wood = tone(space, 0.5 + 0.06 * (at % 3), 0.13, 45 + (at % 3) * 8);
  rod(space, tone(space, 0.3, 0.03, 50), 0.015, [x, y + 0.45, z], [x, y + 0.2, z]);
  rod(space, lightOf(0.16, 0.02, 50), 0.05, [x, y + 0.3, z], [x, y - 0.1, z]);
  disc(space, wood, [x, y - 0.16, z], [0.13, 0.13]);
  disc(space, wood, [x, y - 0.4, z], [0.17, 0.17]);
  slab(space, wood, [x - 0.09, y - 0.34, z], [0.18, 0.14]);
  for (const way of [-1, 1])
    rod(
      space,
      lightOf(0.12, 0.01, 50),
      0.02,
      [x + way * 0.06, y - 0.2, z - 0.01],
      [x + way * 0.08, y - 0.36, z - 0.01],
    );
  slab(space, lightOf(0.85, 0.05, 80), [x - 0.05, y - 0.32, z - 0.01], [0.1, 0.025]);
}

function clock(space: Space, [x, y, z]: Spot, r: number): void {
  ring(space, [tone(space, 0.42, 0.09, 45), tone(space, 0.97, 0.01, 90)], [x, y, z], r);
  const turn = x * 3.1 + 1;
  rod(
    space,
    lightOf(0.1, 0.01, 250),
    0.025,
    [x, y, z - 0.01],
    [x + Math.cos(turn) * r * 0.6, y + Math.sin(turn) * r * 0.6, z - 0.01],
  );
  rod(space, lightOf(0.1, 0.01, 250), 0.025, [x, y, z - 0.01], [x, y + r * 0.45, z - 0.01]);
}

function shoe(space: Space, [x, y, z]: Spot, at: number): void {
  const leather = tone(space, [0.3, 0.45, 0.24][at % 3] ?? 0.3, 0.07, 45);
  slab(space, leather, [x - 0.06, y - 0.05, z], [0.13, 0.22]);
  disc(space, leather, [x + 0.08, y, z], [0.14, 0.07]);
  slab(space, lightOf(0.12, 0.01, 50), [x - 0.08, y - 0.09, z], [0.3, 0.04]);
}

/** Planks that lean in the corner. */
function boards(space: Space): void {
  const wood = tone(space, 0.66, 0.08, 68);
  const way = space.plate.place.side;
  for (const [dx, tall] of [
    [0, 2.3],
    [0.18, 2.05],
    [0.36, 2.45],
    [0.54, 1.8],
  ] as const)
    rod(
      space,
      shifted(wood, dx % 0.36 ? 0.05 : -0.04),
      0.15,
      [way * (2.5 + dx) - 0.1, 0, 6.1],
      [way * (2.55 + dx), tall, 6.25],
    );
}

/** Before all, where no engine is mended: a block with a vice. */
export function paintBlock(space: Space, x: number): void {
  const wood = tone(space, 0.5, 0.08, 55);
  block(space, { at: [x, 0, 4], size: [0.9, 0.72, 0.5] }, wood);
  slab(space, tone(space, 0.4, 0.02, 240), [x + 0.3, 0.72, 3.98], [0.3, 0.14]);
  rod(space, tone(space, 0.55, 0.02, 240), 0.04, [x + 0.2, 0.79, 3.96], [x + 0.72, 0.79, 3.96]);
}
