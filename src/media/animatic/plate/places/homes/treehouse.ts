// Design of the inside of a treehouse: plank walls, openings into leaves and sky, a trunk through the floor, a lantern.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { between } from "../../../../../core/animatic/seeded-random.ts";
import { paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, rod, row, slab, tone } from "../../parts/solids.ts";
import { face, type Space } from "../../parts/space.ts";

const DEEP = 4;

export const TREEHOUSE = setting({
  size: { half: 2.3, high: 2.4, deep: DEEP },
  floor: "boards",
  floorTint: (plate) => shifted(plate.palette.wood, 0.06),
  ceiling: (plate) => shifted(plate.palette.wood, -0.1),
  wall: (space) => {
    const wood = space.plate.palette.wood;
    row(-2.4, 0.24, 20, (x, at) => {
      slab(space, shifted(wood, 0.05 + ((at * 7) % 5) * 0.018), [x, 0, DEEP - 0.01], [0.235, 2.4]);
      slab(space, shifted(wood, -0.12), [x + 0.225, 0, DEEP - 0.012], [0.015, 2.4]);
    });
    for (const x of [-1.75, 0.75]) {
      paintWindow(space, { at: [x, 0.85, DEEP - 0.02], size: [1, 0.95], panes: [1, 1], view: "sky" });
      leaves(space, x);
    }
    for (const y of [0.5, 2.05]) slab(space, shifted(wood, -0.06), [-2.4, y, DEEP - 0.03], [4.8, 0.09]);
  },
  back: (space) => {
    const bark = tone(space, 0.36, 0.04, 55);
    const x = space.plate.place.side * -0.35;
    face(space, bark, [x - 0.3, 0, 3.7], [x + 0.24, 0, 3.7], [x + 0.16, 2.6, 3.7], [x - 0.2, 2.6, 3.7]);
    for (const dx of [-0.14, 0.02, 0.12])
      rod(space, shifted(bark, -0.06), 0.02, [x + dx, 0, 3.69], [x + dx * 0.7, 2.6, 3.69]);
    rod(space, bark, 0.16, [x, 1.75, 3.68], [x + 0.8, 2.15, 3.68], [x + 1.5, 2.5, 3.68]);
    rod(space, bark, 0.12, [x, 1.9, 3.68], [x - 0.9, 2.5, 3.68]);
    bulb(space, [x + 0.55, 1.72, 3.5], 0.07, space.plate.palette.lamp);
    rod(space, tone(space, 0.25, 0.02, 60), 0.02, [x + 0.55, 2.05, 3.5], [x + 0.55, 1.8, 3.5]);
  },
});

/** What grows into an opening from outside. */
function leaves(space: Space, x: number): void {
  const { random } = space.plate;
  for (let leaf = 0; leaf < 34; leaf++) {
    const low = leaf % 3 > 0;
    const at = [x + between(random, 0, 1), low ? between(random, 0.86, 1.12) : between(random, 1.62, 1.8), DEEP - 0.03];
    const size = between(random, 0.05, 0.1);
    disc(space, tone(space, between(random, 0.4, 0.55), 0.1, 135), at as [number, number, number], [size, size * 0.6]);
  }
}
