// The design of a forge: a hearth of glowing coals under a hood, bellows, an anvil on a block, tongs on the wall.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, type Space } from "../../parts/space.ts";

function hearth(space: Space, x: number): void {
  const stone = tone(space, 0.5, 0.02, 60);
  block(space, { at: [x, 0, 5], size: [1.9, 0.85, 0.8] }, stone);
  face(space, shifted(stone, -0.1), [x - 0.1, 1.75, 5], [x + 2, 1.75, 5], [x + 1.35, 3, 5.4], [x + 0.55, 3, 5.4]);
  for (const at of [x, x + 1.75]) slab(space, shifted(stone, -0.06), [at, 0.85, 5.2], [0.15, 0.95]);
  slab(space, lightOf(0.2, 0.04, 40), [x + 0.15, 0.85, 5.4], [1.6, 0.95]);
  shineAt(space, [x + 0.95, 1.05, 5], 2.1, lightOf(0.72, 0.18, 48, 0.6));
  for (let coal = 0; coal < 22; coal++)
    disc(
      space,
      lightOf(0.55 + 0.3 * space.plate.random(), 0.2, 35 + 30 * space.plate.random()),
      [x + 0.22 + 0.07 * coal, 0.92 + 0.05 * (coal % 3), 5.02],
      [0.09, 0.07],
    );
  for (const [dx, high] of [
    [0.6, 0.34],
    [0.95, 0.5],
    [1.3, 0.3],
  ] as const)
    face(space, lightOf(0.84, 0.17, 68, 0.9), [x + dx - 0.13, 1, 5], [x + dx, 1 + high, 5], [x + dx + 0.13, 1, 5]);
}

function anvil(space: Space, x: number): void {
  block(space, { at: [x - 0.24, 0, 4], size: [0.48, 0.5, 0.4] }, tone(space, 0.4, 0.06, 55));
  const iron = tone(space, 0.34, 0.012, 250);
  slab(space, iron, [x - 0.16, 0.5, 3.98], [0.32, 0.18]);
  face(
    space,
    shifted(iron, 0.06),
    [x - 0.34, 0.68, 3.97],
    [x + 0.3, 0.68, 3.97],
    [x + 0.3, 0.84, 3.97],
    [x - 0.62, 0.84, 3.97],
  );
}

export const FORGE = setting({
  size: { half: 3.4, high: 3, deep: 6.2 },
  floor: "plain",
  blocks: [11, 8],
  wall: (space) => {
    const way = space.plate.place.side;
    paintWindow(space, { at: [way > 0 ? 1.5 : -2.9, 1.1, 6.15], size: [1.4, 1.1], panes: [2, 2], view: "land" });
    row(-0.9, 0.3, 6, (x, at) => {
      rod(space, tone(space, 0.3, 0.01, 250), 0.04, [x, 2.1, 6.1], [x + 0.05, 1.4 - 0.1 * (at % 2), 6.1]);
      disc(space, tone(space, 0.36, 0.01, 250), [x + 0.05, 1.35 - 0.1 * (at % 2), 6.09], [0.08, 0.1]);
    });
    ring(space, [tone(space, 0.42, 0.02, 60), space.plate.palette.wall], [-way * 0.2, 0.6, 6.1], 0.5);
  },
  back: (space) => hearth(space, space.plate.place.side > 0 ? -3 : 1.1),
  front: (space) => {
    anvil(space, space.plate.place.side > 0 ? 1.9 : -1.9);
    disc(space, faded(lightOf(0.1, 0.02, 50), 0.5), [0, 0, 4.4], [1.6, 0.1]);
  },
});
