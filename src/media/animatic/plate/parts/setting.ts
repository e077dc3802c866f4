// How most inside places are put together: walls, floor and ceiling lights, then what stands before the wall ahead, then what stands nearer.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import type { MovingLight, PlaceDesign, PlateCanvas } from "../plate-canvas.ts";
import { tubeLight } from "./furniture.ts";
import { openSpace, panes, frontPanel, shell, sidePanel, strips, tiles, type RoomSize, type Space } from "./space.ts";

export type Flooring = "boards" | "tiles" | "plain";

interface Setting {
  readonly size?: RoomSize;
  readonly floor?: Flooring;
  readonly floorTint?: (plate: PlateCanvas) => Colour;
  readonly ceiling?: (plate: PlateCanvas) => Colour;
  /** Tube lights on the ceiling, so many metres from the middle. */
  readonly tubes?: readonly number[];
  /** Walls of stone blocks or bricks: columns and rows of the wall ahead. */
  readonly blocks?: readonly [columns: number, rows: number];
  /** Let into the walls. */
  readonly wall?: (space: Space) => void;
  readonly back?: (space: Space) => void;
  readonly front?: (space: Space) => void;
  readonly lights?: readonly MovingLight[];
}

const PLAIN: RoomSize = { half: 2.9, high: 2.75, deep: 6 };

export function setting(plan: Setting): PlaceDesign {
  const { size = PLAIN, back, front, lights } = plan;
  const spaceOf = (plate: PlateCanvas) => openSpace(plate, size.deep);
  return {
    far: (plate) => paintShell(spaceOf(plate), size, plan),
    ...(back && { middle: (plate: PlateCanvas) => back(spaceOf(plate)) }),
    ...(front && { near: (plate: PlateCanvas) => front(spaceOf(plate)) }),
    ...(lights && { lights }),
  };
}

function paintShell(space: Space, size: RoomSize, plan: Setting): void {
  const { plate } = space;
  const { wall } = plate.palette;
  const ground = plan.floorTint?.(plate) ?? plate.palette.floor;
  shell(space, size, { wall, floor: ground, ceiling: plan.ceiling?.(plate) ?? shifted(wall, 0.07) });
  const tone = (strip: number) => ((strip * 7919 + plate.place.hue) % 13) / 130 - 0.05;
  if (plan.floor === "boards") strips(space, size, ground, { count: 26, tone });
  if (plan.floor === "tiles") tiles(space, size, { ...shifted(ground, -0.16), alpha: 0.4 }, 0.5);
  if (plan.blocks) paintBlocks(space, size, plan.blocks);
  for (const x of plan.tubes ?? []) tubeLight(space, x, [size.deep * 0.35, size.deep * 0.92], size.high - 0.01);
  plan.wall?.(space);
}

/** Courses of stones, each a little lighter or darker. */
export function paintBlocks(
  space: Space,
  { half, high, deep }: RoomSize,
  [columns, rows]: readonly [number, number],
): void {
  const { plate } = space;
  const { wall } = plate.palette;
  const tone = (column: number, row: number) =>
    shifted(wall, (((column * 31 + row * 17 + plate.place.hue) * 7919) % 11) / 110 - 0.055);
  const ahead = frontPanel(space, [-half, 0, deep], 2 * half, high);
  panes(plate, ahead, [columns, rows, 0.94, 0.9], tone);
  for (const side of [-1, 1])
    panes(
      plate,
      sidePanel(space, side * half, [0.6, deep], [0, high]),
      [Math.round(columns * 0.8), rows, 0.94, 0.9],
      (column, row) => shifted(tone(column, row), side === plate.place.side ? -0.06 : -0.02),
    );
}
