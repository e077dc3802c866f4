// Designs of rooms where many sit together: a meeting room, a lecture hall, a parliament, the oval office of a head of state.
import { faded, shifted } from "../../../../../core/animatic/colour/colour.ts";
import { chair, plant } from "../../parts/furniture.ts";
import { paintPane, paintWindow } from "../../parts/openings.ts";
import { setting } from "../../parts/setting.ts";
import { arch, column, disc, ground, lightOf, ring, rod, row, slab, tone } from "../../parts/solids.ts";
import { block, contact, face, type Space, type Spot } from "../../parts/space.ts";
import { has } from "../../plate-canvas.ts";

/** A long table with chairs on both sides, jugs and papers, a white board; high over a city where the words say so. */
export const MEETING_ROOM = setting({
  size: { half: 3.8, high: 2.9, deep: 6.4 },
  floor: "plain",
  floorTint: (plate) => ({ light: 0.42 * Math.min(1, 0.4 + plate.palette.wall.light), chroma: 0.03, hue: 245 }),
  tubes: [-1.2, 1.2],
  wall: (space) => {
    const { plate } = space;
    if (has(plate, "city", "skyline", "floor", "tower", "glass", "skyscraper", "panorama", "harbour")) glassWall(space);
    else {
      paintWindow(space, {
        at: [plate.place.side > 0 ? 1.7 : -3.3, 1, 6.38],
        size: [1.6, 1.3],
        panes: [2, 1],
        view: "city",
      });
      const x = plate.place.side > 0 ? -2.9 : 0.5;
      slab(space, lightOf(0.6, 0.01, 230), [x - 0.06, 0.94, 6.38], [2.52, 1.5]);
      slab(space, tone(space, 0.97, 0.004, 230), [x, 1, 6.37], [2.4, 1.38]);
      for (const [dx, dy, w, hue] of [
        [0.2, 1.05, 1.2, 258],
        [0.2, 0.82, 0.8, 258],
        [0.2, 0.6, 1.4, 27],
      ] as const)
        rod(space, lightOf(0.5, 0.15, hue), 0.03, [x + dx, 1 + dy, 6.36], [x + dx + w, 1 + dy + 0.03, 6.36]);
    }
  },
  back: (space) => {
    row(-2.5, 0.82, 7, (x) => highChair(space, [x, 0, 5.5]));
    longTable(space);
    for (const side of [-1, 1]) highChair(space, [side * 3, 0, 4.9]);
  },
  front: (space) => plant(space, [space.plate.place.side * 3, 5.4], 1.4),
});

function glassWall(space: Space): void {
  paintPane(space, [-3.8, 2.9, 6.38], [3.8, 0.1, 6.38], "city");
  row(-3.8, 1.27, 7, (x) => rod(space, lightOf(0.3, 0.01, 250), 0.07, [x, 0, 6.37], [x, 2.9, 6.37]));
}

function longTable(space: Space): void {
  const wood = tone(space, 0.46, 0.09, 48);
  contact(space, [0, 4.7], [3, 0.8]);
  block(space, { at: [-2.7, 0.68, 4.3], size: [5.4, 0.08, 0.95] }, wood);
  for (const x of [-2.2, 1.8]) block(space, { at: [x, 0, 4.5], size: [0.4, 0.68, 0.5] }, shifted(wood, -0.1));
  row(-2.3, 0.82, 6, (x) => {
    face(
      space,
      tone(space, 0.97, 0.004, 90),
      [x, 0.77, 4.4],
      [x + 0.3, 0.77, 4.4],
      [x + 0.32, 0.77, 4.7],
      [x + 0.04, 0.77, 4.7],
    );
    slab(space, faded(lightOf(0.9, 0.03, 220), 0.8), [x + 0.42, 0.77, 4.5], [0.08, 0.13]);
  });
  for (const x of [-0.9, 1]) {
    slab(space, faded(lightOf(0.85, 0.04, 220), 0.9), [x, 0.77, 4.65], [0.16, 0.26]);
    disc(space, lightOf(0.95, 0.01, 220), [x + 0.08, 1.03, 4.65], [0.08, 0.03]);
  }
}

function highChair(space: Space, [x, , z]: Spot): void {
  const seat = lightOf(0.24, 0.02, 255);
  slab(space, seat, [x - 0.22, 0.45, z], [0.44, 0.68]);
  disc(space, seat, [x, 1.13, z], [0.22, 0.07]);
  slab(space, shifted(seat, 0.08), [x - 0.16, 0.6, z - 0.01], [0.32, 0.45]);
  rod(space, lightOf(0.6, 0.01, 240), 0.05, [x, 0, z], [x, 0.45, z]);
}

/** Benches that rise to the back, row over row, with a clock and a beam from a projector. */
export const LECTURE_HALL = setting({
  size: { half: 4.8, high: 4.2, deep: 8 },
  floor: "boards",
  wall: (space) => {
    slab(space, tone(space, 0.5, 0.08, 52), [-4.8, 0, 7.99], [9.6, 4.2]);
    row(-4.8, 0.6, 17, (x) => slab(space, faded(tone(space, 0.36, 0.07, 50), 0.7), [x, 0, 7.98], [0.06, 4.2]));
    for (const x of [-3.9, 2.8]) slab(space, tone(space, 0.32, 0.06, 48), [x, 2.2, 7.97], [1.1, 1.9]);
    ring(space, [tone(space, 0.2, 0.01, 60), tone(space, 0.97, 0.004, 90)], [0, 3.55, 7.9], 0.3);
    rod(space, lightOf(0.1, 0.01, 250), 0.035, [0, 3.72, 7.89], [0, 3.55, 7.89], [0.13, 3.5, 7.89]);
  },
  back: (space) => {
    const wood = tone(space, 0.58, 0.1, 58);
    for (const [at, z] of [7.6, 7.1, 6.6, 6.1, 5.6].entries()) {
      const y = 1.95 - at * 0.45;
      block(space, { at: [-4.6, 0, z], size: [9.2, y, 0.5] }, shifted(wood, -0.14));
      row(-4.3, 0.62, 14, (x) => {
        if (Math.abs(x - 0.05) < 0.35) return;
        slab(space, tone(space, 0.42, 0.13, space.plate.place.hue), [x, y, z + 0.3], [0.5, 0.42]);
        disc(space, tone(space, 0.42, 0.13, space.plate.place.hue), [x + 0.25, y + 0.42, z + 0.3], [0.25, 0.06]);
      });
      block(space, { at: [-4.6, y, z], size: [4.2, 0.28, 0.08] }, wood);
      block(space, { at: [0.4, y, z], size: [4.2, 0.28, 0.08] }, wood);
      slab(space, shifted(wood, 0.08), [-4.6, y + 0.25, z - 0.01], [4.2, 0.05]);
      slab(space, shifted(wood, 0.08), [0.4, y + 0.25, z - 0.01], [4.2, 0.05]);
    }
    face(space, shifted(wood, -0.05), [-0.35, 0, 5.3], [0.35, 0, 5.3], [0.3, 1.9, 7.6], [-0.3, 1.9, 7.6]);
  },
  front: (space) => {
    const x = space.plate.place.side * 1.7;
    block(space, { at: [x - 0.4, 0, 3.9], size: [0.8, 1.02, 0.4] }, tone(space, 0.42, 0.09, 48));
    slab(space, tone(space, 0.56, 0.1, 55), [x - 0.46, 1.02, 3.88], [0.92, 0.06]);
    rod(space, lightOf(0.2, 0.01, 250), 0.025, [x, 1.05, 3.86], [x - 0.06, 1.32, 3.86]);
    disc(space, lightOf(0.15, 0.01, 250), [x - 0.06, 1.36, 3.86], 0.045);
  },
});

/** Curved benches round a high chair under a coat of arms, columns, flags. */
export const PARLIAMENT = setting({
  size: { half: 5.4, high: 4.8, deep: 9 },
  floor: "plain",
  floorTint: (plate) => ({ light: 0.36 * Math.min(1.1, 0.4 + plate.palette.wall.light), chroma: 0.1, hue: 25 }),
  wall: (space) => {
    const gold = tone(space, 0.76, 0.12, 84);
    slab(space, tone(space, 0.86, 0.02, 85), [-5.4, 0, 8.99], [10.8, 4.8]);
    for (const x of [-4.6, -2.6, 2.6, 4.6]) column(space, tone(space, 0.92, 0.015, 85), [x, 0, 8.8], [0.26, 4.8]);
    arch(space, tone(space, 0.36, 0.14, 25), [-1.5, 0.4, 8.95], [3, 4]);
    disc(space, gold, [0, 3.3, 8.9], [0.62, 0.66]);
    disc(space, tone(space, 0.45, 0.15, 258), [0, 3.3, 8.89], [0.44, 0.48]);
    for (const way of [-1, 1]) {
      rod(space, gold, 0.09, [0, 3.2, 8.88], [way * 0.34, 3.48, 8.88]);
      rod(space, tone(space, 0.4, 0.07, 50), 0.06, [way * 2, 0.8, 8.7], [way * 2, 3.9, 8.7]);
      face(
        space,
        tone(space, 0.5, 0.18, way > 0 ? 27 : 258),
        [way * 2, 3.8, 8.69],
        [way * 2.75, 3.5, 8.69],
        [way * 2.6, 2.6, 8.69],
        [way * 2, 2.3, 8.69],
      );
    }
  },
  back: (space) => {
    const wood = tone(space, 0.44, 0.09, 48);
    block(space, { at: [-1.3, 0, 7.9], size: [2.6, 1.35, 0.6] }, wood);
    slab(space, shifted(wood, 0.1), [-1.4, 1.35, 7.88], [2.8, 0.09]);
    slab(space, tone(space, 0.42, 0.16, 25), [-0.45, 1.4, 8.5], [0.9, 1.35]);
    slab(space, tone(space, 0.74, 0.12, 84), [-0.5, 2.72, 8.49], [1, 0.1]);
    for (const [at, z] of [7, 6.2, 5.4].entries())
      for (const side of [-1, 1]) {
        const y = 0.95 - at * 0.3;
        const inner = side * (1.6 + (2 - at) * 0.15);
        const outer = side * 5.6;
        face(
          space,
          shifted(wood, 0.06 - at * 0.03),
          [inner, 0, z],
          [outer, 0, z - 1.1],
          [outer, y + 0.55, z - 1.1],
          [inner, y + 0.3, z],
        );
        face(
          space,
          shifted(wood, 0.16),
          [inner, y + 0.3, z],
          [outer, y + 0.55, z - 1.1],
          [outer, y + 0.65, z - 1.1],
          [inner, y + 0.37, z],
        );
        row(0.08, 0.155, 6, (part) => {
          const x = inner + (outer - inner) * part;
          const depth = z - 1.1 * part + 0.06;
          const seat = tone(space, 0.4, 0.14, has(space.plate, "commons", "london") ? 150 : 25);
          slab(space, seat, [x - 0.22, y + 0.3 + 0.25 * part, depth], [0.44, 0.42]);
          disc(space, seat, [x, y + 0.72 + 0.25 * part, depth], [0.22, 0.07]);
        });
      }
  },
});

/** Three tall windows behind a writing table, two flags, a round rug, facing sofas. */
export const OVAL_OFFICE = setting({
  size: { half: 4.2, high: 3.6, deep: 7 },
  floor: "boards",
  wall: (space) => {
    slab(space, tone(space, 0.88, 0.035, 88), [-4.2, 0, 6.99], [8.4, 3.6]);
    slab(space, tone(space, 0.96, 0.006, 90), [-4.2, 3.2, 6.97], [8.4, 0.16]);
    for (const x of [-2.35, -0.6, 1.15]) {
      paintWindow(space, { at: [x, 0.45, 6.95], size: [1.2, 2.35], panes: [3, 6], view: "land" });
      for (const side of [-1, 1])
        row(0, 0.09, 4, (dx) =>
          slab(
            space,
            tone(space, dx > 0.1 ? 0.66 : 0.74, 0.11, 84),
            [x + 0.6 + side * (0.6 + dx) - 0.045, 0.1, 6.93],
            [0.1, 2.95],
          ),
        );
    }
  },
  back: (space) => {
    for (const [x, hue] of [
      [-1.9, 258],
      [1.9, 27],
    ] as const) {
      rod(space, tone(space, 0.74, 0.12, 84), 0.05, [x, 0, 6], [x, 2.5, 6]);
      disc(space, tone(space, 0.78, 0.13, 84), [x, 2.55, 6], 0.07);
      face(
        space,
        tone(space, 0.46, 0.17, hue),
        [x, 2.45, 5.99],
        [x + Math.sign(x) * 0.12, 2.35, 5.99],
        [x + Math.sign(x) * 0.5, 1.1, 5.99],
        [x - Math.sign(x) * 0.02, 0.85, 5.99],
      );
      row(0, 0.22, 5, (dy) =>
        rod(
          space,
          tone(space, 0.95, 0.005, 90),
          0.06,
          [x + Math.sign(x) * 0.05, 2.2 - dy, 5.98],
          [x + Math.sign(x) * (0.2 + dy * 0.2), 2 - dy, 5.98],
        ),
      );
    }
    const wood = tone(space, 0.38, 0.09, 42);
    contact(space, [0, 5.5], [1.6, 0.5]);
    slab(space, lightOf(0.2, 0.03, 30), [-0.36, 0.5, 5.95], [0.72, 0.95]);
    block(space, { at: [-1.25, 0, 5.2], size: [2.5, 0.82, 0.6] }, wood);
    slab(space, shifted(wood, 0.1), [-1.32, 0.8, 5.18], [2.64, 0.07]);
    for (const x of [-1.1, -0.35, 0.4]) slab(space, shifted(wood, 0.06), [x, 0.14, 5.17], [0.66, 0.54]);
    slab(space, lightOf(0.15, 0.01, 250), [0.7, 0.87, 5.3], [0.24, 0.1]);
    disc(space, tone(space, 0.75, 0.12, 84), [-0.9, 1.05, 5.3], [0.1, 0.18]);
  },
  front: (space) => {
    ground(space, faded(tone(space, 0.45, 0.1, 258), 0.9), [-2, 2], [2.7, 4.6]);
    ground(space, faded(tone(space, 0.8, 0.08, 85), 0.9), [-1.6, 1.6], [2.95, 4.35]);
    disc(space, tone(space, 0.45, 0.1, 258), [0, 0.02, 3.6], [0.55, 0.1]);
    for (const side of [-1, 1]) chair(space, [side * 2.1 - 0.2, 4.2], side > 0, tone(space, 0.66, 0.1, 84));
  },
});
