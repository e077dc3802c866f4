// Designs of what is driven from, or kept, behind metal: the cab of an engine, steam or not, and the back of a van.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { paintPane } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { bulb, disc, lightOf, ring, rod, row, shineAt, slab, tone } from "../../parts/solids.ts";
import { block, face, type Space, type Spot } from "../../parts/space.ts";
import { has } from "../../plate-canvas.ts";

const STEAM = "steam locomotive firebox coal stoker fireman footplate boiler".split(" ");
const BACK = 3.6;

/** The boiler's end with its fire, gauges, pipes and levers; the land goes past on both sides of it. */
function paintBoiler(space: Space): void {
  const iron = tone(space, 0.26, 0.012, 250);
  const brass = lightOf(0.72, 0.12, 84);
  for (const [left, right] of [
    [-2.3, -1.35],
    [1.35, 2.3],
  ] as const)
    paintPane(space, [left, 2, BACK], [right, 0.95, BACK], "land");
  disc(space, iron, [0, 1.25, BACK - 0.05], 1.32);
  disc(space, shifted(iron, 0.06), [0, 1.25, BACK - 0.06], 1.22);
  row(0, Math.PI / 10, 20, (turn) =>
    disc(space, shifted(iron, 0.16), [Math.cos(turn) * 1.27, 1.25 + Math.sin(turn) * 1.27, BACK - 0.07], 0.035),
  );
  for (const [x, y, r] of [
    [-0.62, 2, 0.2],
    [-0.1, 2.2, 0.24],
    [0.48, 2.05, 0.2],
    [0.9, 1.6, 0.15],
    [-0.95, 1.55, 0.15],
  ] as const) {
    ring(space, [brass, lightOf(0.95, 0.02, 90)], [x, y, BACK - 0.08], r);
    rod(space, lightOf(0.45, 0.2, 27), 0.03, [x, y, BACK - 0.09], [x + r * 0.5, y + r * 0.35, BACK - 0.09]);
  }
  for (const x of [-0.75, 0.2, 0.7])
    rod(space, brass, 0.06, [x, 1.9, BACK - 0.1], [x, 1.25, BACK - 0.1], [x * 1.5, 1.15, BACK - 0.1]);
  disc(space, shifted(iron, -0.08), [0, 0.95, BACK - 0.1], [0.5, 0.4]);
  disc(space, lightOf(0.72, 0.18, 45), [0, 0.95, BACK - 0.11], [0.42, 0.33]);
  disc(space, lightOf(0.92, 0.13, 85), [0, 0.9, BACK - 0.12], [0.24, 0.2]);
  shineAt(space, [0, 0.95, BACK - 0.2], 1.5, lightOf(0.75, 0.17, 50, 0.75));
  for (const [x, lean] of [
    [-1.15, 0.3],
    [1.1, -0.25],
  ] as const) {
    rod(space, tone(space, 0.5, 0.01, 240), 0.06, [x, 0.4, 3.1], [x + lean, 1.7, 3.1]);
    disc(space, lightOf(0.5, 0.2, 27), [x + lean, 1.74, 3.1], 0.08);
  }
}

/** A windscreen over dials and a lever; the rails run off ahead. */
function paintControls(space: Space): void {
  const frame = tone(space, 0.3, 0.012, 250);
  paintPane(space, [-1.9, 2.05, BACK], [1.9, 0.95, BACK], "land");
  for (const way of [-1, 1])
    face(
      space,
      lightOf(0.7, 0.01, 240),
      [way * 0.05, 1.5, BACK],
      [way * 0.09, 1.5, BACK],
      [way * 0.75, 0.95, BACK],
      [way * 0.62, 0.95, BACK],
    );
  for (const y of [1, 1.1, 1.2, 1.3, 1.4])
    slab(space, tone(space, 0.36, 0.04, 50), [-1.1 * (1.62 - y), y, BACK], [2.2 * (1.62 - y), 0.025]);
  for (const x of [-2.1, -0.05, 1.95]) slab(space, frame, [x, 0.8, BACK - 0.02], [0.12, 1.5]);
  rod(space, tone(space, 0.15, 0.01, 250), 0.03, [-1.2, 0.95, BACK - 0.03], [-0.5, 1.7, BACK - 0.03]);
  block(space, { at: [-2.2, 0.3, 3.05], size: [4.4, 0.62, 0.5] }, shifted(frame, 0.05));
  row(-1.7, 0.42, 9, (x, at) =>
    at % 3 === 1
      ? bulb(space, [x, 0.78, 3.03], 0.05, lightOf(0.8, 0.17, [145, 60, 27][at % 3] ?? 60))
      : ring(space, [lightOf(0.8, 0.01, 240), lightOf(0.12, 0.01, 250)], [x, 0.72, 3.03], 0.14),
  );
  rod(space, lightOf(0.6, 0.01, 240), 0.06, [0.7, 0.9, 3], [0.85, 1.22, 3]);
  disc(space, lightOf(0.5, 0.2, 27), [0.86, 1.26, 3], 0.09);
}

export const ENGINE_CAB = setting({
  size: { half: 2.4, high: 2.4, deep: BACK },
  floor: "boards",
  floorTint: (plate) => tone({ plate } as Space, 0.3, 0.03, 50),
  ceiling: (plate) => tone({ plate } as Space, 0.28, 0.012, 250),
  wall: (space) => {
    slab(
      space,
      tone(space, 0.36, has(space.plate, ...STEAM) ? 0.06 : 0.02, has(space.plate, ...STEAM) ? 150 : 250),
      [-2.6, 0, BACK + 0.01],
      [5.2, 2.4],
    );
    if (has(space.plate, ...STEAM)) paintBoiler(space);
    else paintControls(space);
  },
});

/** Ribbed walls, two doors with a window each, wheel arches; boxes, or a rack of screens where somebody listens in. */
export const VAN = setting({
  size: { half: 1.7, high: 1.85, deep: 3.3 },
  floor: "boards",
  ceiling: () => lightOf(0.72, 0.006, 230),
  wall: (space) => {
    slab(space, tone(space, 0.7, 0.008, 230), [-1.7, 0, 3.29], [3.4, 1.85]);
    for (const x of [-1.05, 0.03]) vanDoor(space, [x, 0.05, 3.27]);
    for (const side of [-1, 1])
      for (const z of [1.5, 2, 2.5, 3])
        slab(space, tone(space, 0.55, 0.008, 230), [side > 0 ? 1.58 : -1.68, 0, z], [0.1, 1.85]);
  },
  back: (space) => {
    const way = space.plate.place.side;
    if (has(space.plate, "surveillance", "screens", "monitors", "screen", "listening", "swat", "fbi"))
      return paintRack(space, way);
    if (has(space.plate, "police", "prison", "bench", "benches")) {
      for (const side of [-1, 1])
        block(space, { at: [side > 0 ? 1.1 : -1.65, 0.34, 1.6], size: [0.55, 0.1, 1.6] }, tone(space, 0.3, 0.02, 255));
      return;
    }
    for (const [x, y, s, hue] of [
      [1.05, 0, 0.55, 62],
      [1.1, 0.55, 0.45, 70],
      [-1.6, 0, 0.6, 66],
      [-1.5, 0.6, 0.42, 58],
      [0.55, 0, 0.4, 72],
    ] as const)
      block(space, { at: [x * way - (way < 0 ? s : 0), y, 2.7], size: [s, s, 0.4] }, tone(space, 0.6, 0.08, hue));
  },
});

function vanDoor(space: Space, [x, y, z]: Spot): void {
  slab(space, tone(space, 0.62, 0.008, 230), [x, y, z], [1.02, 1.72]);
  slab(space, tone(space, 0.56, 0.008, 230), [x + 0.1, y + 0.1, z - 0.01], [0.82, 0.62]);
  slab(space, tone(space, 0.2, 0.01, 250), [x + 0.12, y + 0.92, z - 0.01], [0.78, 0.62]);
  paintPane(space, [x + 0.16, y + 1.5, z - 0.02], [x + 0.86, y + 0.96, z - 0.02], "land");
  slab(space, tone(space, 0.25, 0.01, 250), [x + (x < -0.5 ? 0.86 : 0.04), y + 0.62, z - 0.02], [0.12, 0.18]);
}

function paintRack(space: Space, way: number): void {
  const left = way > 0 ? 0.35 : -1.65;
  block(space, { at: [left, 0.6, 2.8], size: [1.3, 0.08, 0.45] }, tone(space, 0.3, 0.02, 255));
  for (let screen = 0; screen < 6; screen++) {
    const at: Spot = [left + (screen % 3) * 0.44, 0.78 + Math.floor(screen / 3) * 0.42, 2.95];
    slab(space, lightOf(0.12, 0.01, 255), at, [0.42, 0.38]);
    slab(space, lightOf(0.66, 0.08, screen % 2 ? 210 : 165), [at[0] + 0.03, at[1] + 0.04, 2.94], [0.36, 0.3]);
    slab(space, lightOf(0.4, 0.05, 210), [at[0] + 0.12, at[1] + 0.04, 2.93], [0.09, 0.16]);
  }
  shineAt(space, [left + 0.65, 1.2, 2.9], 1.1, lightOf(0.7, 0.09, 200, 0.35));
  for (const dx of [0.1, 0.5, 0.9]) bulb(space, [left + dx, 0.72, 2.78], 0.02, lightOf(0.8, 0.2, dx > 0.4 ? 145 : 27));
}
