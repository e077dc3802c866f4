// Design of an airlock: a narrow chamber of panels, a round hatch with a window ahead, suits on hooks, warning stripes.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, rod, slab, tone } from "../../parts/solids.ts";
import { face, panes, sidePanel, type Space } from "../../parts/space.ts";

const SIZE = { half: 1.7, high: 2.6, deep: 4.6 } as const;

function paintHatch(space: Space): void {
  const [steel, dark] = [tone(space, 0.66, 0.014, 235), tone(space, 0.26, 0.015, 240)];
  const z = SIZE.deep - 0.02;
  slab(space, shifted(steel, -0.08), [-1.15, 0.05, z], [2.3, 2.4]);
  disc(space, dark, [0, 1.25, z], 1.08);
  disc(space, steel, [0, 1.25, z], 0.98);
  disc(space, shifted(steel, -0.07), [0, 1.25, z], 0.78);
  for (let bolt = 0; bolt < 12; bolt++)
    disc(space, dark, [Math.cos(bolt * 0.5236) * 0.88, 1.25 + Math.sin(bolt * 0.5236) * 0.88, z], 0.045);
  disc(space, dark, [0, 1.45, z], 0.42);
  disc(space, { light: 0.1, chroma: 0.03, hue: 265 }, [0, 1.45, z], 0.36);
  for (const [x, y] of [
    [-0.2, 0.15],
    [0.1, 0.22],
    [0.18, -0.1],
    [-0.1, -0.2],
    [0.02, 0.02],
  ] as const)
    disc(space, { light: 0.95, chroma: 0.01, hue: 240 }, [x, 1.45 + y, z], 0.018);
  rod(space, tone(space, 0.6, 0.16, 60), 0.07, [-0.45, 0.7, z], [0.45, 0.7, z]);
  for (let stripe = 0; stripe < 12; stripe++) {
    const [x, tint] = [-1.15 + stripe * 0.19, stripe % 2 ? tone(space, 0.2, 0.01, 90) : tone(space, 0.8, 0.16, 92)];
    face(space, tint, [x, 0.02, z], [x + 0.19, 0.02, z], [x + 0.25, 0.2, z], [x + 0.06, 0.2, z]);
  }
  for (const x of [-1.4, 1.4]) bulb(space, [x, 2.3, z], 0.09, { light: 0.65, chroma: 0.22, hue: 27 });
}

/** An empty space suit on its hook. */
function paintSuit(space: Space, x: number): void {
  const [white, grey] = [tone(space, 0.92, 0.008, 240), tone(space, 0.55, 0.012, 240)];
  const z = 3.4;
  slab(space, white, [x - 0.24, 0.75, z], [0.48, 0.75]);
  for (const dx of [-0.22, 0.02]) slab(space, shifted(white, -0.04), [x + dx, 0.1, z], [0.2, 0.68]);
  for (const dx of [-0.4, 0.26]) slab(space, shifted(white, -0.06), [x + dx, 0.8, z], [0.15, 0.65]);
  slab(space, grey, [x - 0.13, 1.05, z - 0.01], [0.26, 0.2]);
  disc(space, white, [x, 1.7, z], 0.23);
  disc(space, tone(space, 0.55, 0.12, 75), [x, 1.7, z - 0.01], [0.17, 0.15]);
}

export const AIRLOCK = setting({
  size: SIZE,
  floor: "plain",
  floorTint: (plate) => shifted(plate.palette.wall, -0.14),
  wall: (space) => {
    for (const side of [-1, 1])
      panes(
        space.plate,
        sidePanel(space, side * SIZE.half, [0.6, SIZE.deep], [0, SIZE.high]),
        [5, 3, 0.9, 0.86],
        (column, row) => shifted(space.plate.palette.wall, ((column + row) % 2) * 0.04 - 0.01),
      );
    paintHatch(space);
  },
  back: (space) => {
    for (const x of [-1.35, 1.35]) paintSuit(space, x);
  },
});
