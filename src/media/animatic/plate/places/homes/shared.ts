// What several places of this folder are painted with.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import type { WindowPlan } from "../../parts/openings.ts";
import { face, openSpace, shell, spot, strips, tiles, type RoomSize, type Space } from "../../parts/space.ts";
import { glow, oval, type MovingLight, type PlateCanvas } from "../../plate-canvas.ts";

export const ROOM: RoomSize = { half: 2.9, high: 2.75, deep: 6 };

/** Walls, floor and skirting of a room with boards. */
export function paintRoom(
  plate: PlateCanvas,
  size: RoomSize = ROOM,
  floor: "boards" | "tiles" | "plain" = "boards",
): Space {
  const space = openSpace(plate);
  const { wall, floor: ground, wood } = plate.palette;
  shell(space, size, { wall, floor: ground, ceiling: shifted(wall, 0.07) });
  if (floor === "boards")
    strips(space, size, ground, { count: 26, tone: (strip) => ((strip * 7919 + plate.place.hue) % 13) / 130 - 0.05 });
  if (floor === "tiles") tiles(space, size, { ...shifted(wall, -0.26), alpha: 0.3 }, 0.5);
  face(
    space,
    shifted(wood, 0.12),
    [-size.half, 0, size.deep],
    [size.half, 0, size.deep],
    [size.half, 0.11, size.deep],
    [-size.half, 0.11, size.deep],
  );
  return space;
}

/** The window of a room, on the light's side of the wall ahead. */
export function windowOf({ place }: PlateCanvas, change: Partial<WindowPlan> = {}): WindowPlan {
  return {
    at: [place.side > 0 ? 0.75 : -2.25, 0.95, ROOM.deep],
    size: [1.5, 1.35],
    curtains: true,
    view: "land",
    ...change,
  };
}

/** Fire in a hearth, which flickers. */
export const fireLight = (x: (plate: PlateCanvas) => number): MovingLight => ({
  paint: (plate) => {
    const space = openSpace(plate);
    const [cx, cy] = spot(space, [x(plate), 0.3, 5.5]);
    glow(plate, [cx, cy], plate.unit * 0.42, { light: 0.75, chroma: 0.15, hue: 55, alpha: 0.5 });
    for (let tongue = 0; tongue < 7; tongue++)
      oval(
        plate,
        { light: 0.72 + 0.03 * tongue, chroma: 0.16, hue: 45 + tongue * 6, alpha: 0.8 },
        [cx + plate.unit * 0.011 * (tongue - 3), cy + plate.unit * 0.015],
        [plate.unit * 0.012, plate.unit * (0.045 - 0.008 * Math.abs(tongue - 3))],
      );
  },
  rhythm: "flicker",
  when: ({ practicals }) => practicals.includes("fire"),
});
