// Depth in metres: boxes, walls and grids of windows are placed before a camera that stands and looks as the shot has it set up.
import { shifted, type Colour } from "../../../../core/animatic/colour/colour.ts";
import { across, down, slope, type Point } from "../../paint/canvas.ts";
import { shape, type Fill, type PlateCanvas } from "../plate-canvas.ts";

/** Right, up and ahead, in metres from the ground under the camera. */
export type Spot = readonly [x: number, y: number, z: number];

/** Depth at which the floor line lies. */
const WALL = 6;

export interface Space {
  readonly plate: PlateCanvas;
  readonly horizon: number;
  /** Cosine and sine of how far the camera is turned to the right. */
  readonly turn: readonly [cos: number, sin: number];
}

/** `depth`: how far away the floor line is. The camera looks at its middle from wherever it stands. */
export function openSpace(plate: PlateCanvas, depth = WALL): Space {
  const { camera, unit } = plate;
  const away = Math.hypot(camera.aside, depth);
  const turn = [depth / away, -camera.aside / away] as const;
  return { plate, horizon: plate.floor - (unit * camera.height) / away, turn };
}

/** From the axes of the place to those of a camera. */
function turned([x, z]: readonly [x: number, z: number], [cos, sin]: Space["turn"]): readonly [x: number, z: number] {
  return [x * cos - z * sin, x * sin + z * cos];
}

export function spot({ plate, horizon, turn }: Space, [x, y, z]: Spot): Point {
  const { height, aside } = plate.camera;
  const [right, depth] = turned([x - aside, z], turn);
  const scale = plate.unit / Math.max(0.25, depth);
  return [plate.meet + right * scale, horizon - (y - height) * scale];
}

/** Length on the canvas of a metre at a depth. */
export function metre({ plate }: Space, z: number): number {
  return plate.unit / Math.max(0.25, z);
}

export function face(space: Space, fill: Fill, ...corners: readonly Spot[]): void {
  shape(space.plate, fill, ...corners.map((corner) => spot(space, corner)));
}

export interface Block {
  /** Left, bottom, near. */
  readonly at: Spot;
  readonly size: readonly [width: number, height: number, depth: number];
}

/** A box: the faces that the camera sees, lit from the place's side. */
export function block(space: Space, { at: [x, y, z], size: [w, h, d] }: Block, colour: Colour): void {
  const { plate } = space;
  const { side } = plate.place;
  const { height, aside } = plate.camera;
  const [right, top, back] = [x + w, y + h, z + d];
  if (x - aside > 0.02)
    face(space, shifted(colour, side < 0 ? -0.03 : -0.1), [x, y, z], [x, top, z], [x, top, back], [x, y, back]);
  if (right - aside < -0.02)
    face(
      space,
      shifted(colour, side > 0 ? -0.03 : -0.1),
      [right, y, z],
      [right, top, z],
      [right, top, back],
      [right, y, back],
    );
  if (top < height)
    face(space, shifted(colour, 0.07), [x, top, z], [right, top, z], [right, top, back], [x, top, back]);
  if (y > height) face(space, shifted(colour, -0.13), [x, y, z], [right, y, z], [right, y, back], [x, y, back]);
  const [upper, lower] = [spot(space, [x, top, z]), spot(space, [x, y, z])];
  const front = slope(plate.context, down(upper[1], lower[1]), shifted(colour, 0.015), shifted(colour, -0.05));
  face(space, front, [x, y, z], [right, y, z], [right, top, z], [x, top, z]);
}

/** A soft dark patch on the floor under something. */
export function contact(
  space: Space,
  [x, z]: readonly [number, number],
  [wide, deep]: readonly [number, number],
): void {
  const { context } = space.plate;
  const [cx, cy] = spot(space, [x, 0, z]);
  const m = metre(space, z);
  context.fillStyle = "rgba(6,8,14,0.22)";
  context.beginPath();
  context.ellipse(cx, cy, wide * m, Math.max(1, (deep * m * space.plate.camera.height) / z), 0, 0, 7);
  context.fill();
}

/** A flat piece of wall: maps parts of its width and height to the canvas. */
export type Panel = (u: number, v: number) => Point;

/** Ahead of the camera. */
export function frontPanel(space: Space, [x, y, z]: Spot, width: number, height: number): Panel {
  return (u, v) => spot(space, [x + u * width, y + (1 - v) * height, z]);
}

/** Along the view: `u` runs from near to far. */
export function sidePanel(
  space: Space,
  x: number,
  [near, far]: readonly [number, number],
  [low, high]: readonly [number, number],
): Panel {
  return (u, v) => spot(space, [x, low + (1 - v) * (high - low), near + u * (far - near)]);
}

export function patch(
  plate: PlateCanvas,
  panel: Panel,
  fill: Fill,
  [u, v, w, h]: readonly [number, number, number, number],
): void {
  shape(plate, fill, panel(u, v), panel(u + w, v), panel(u + w, v + h), panel(u, v + h));
}

/** Rows and columns of panes; `fill` gives each one's colour, or nothing for none. */
export function panes(
  plate: PlateCanvas,
  panel: Panel,
  [columns, rows, wide = 0.56, tall = 0.6]: readonly [columns: number, rows: number, wide?: number, tall?: number],
  fill: (column: number, row: number) => Fill | undefined,
): void {
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const held = fill(column, row);
      if (held === undefined) continue;
      const [w, h] = [wide / columns, tall / rows];
      patch(plate, panel, held, [(column + 0.5) / columns - w / 2, (row + 0.5) / rows - h / 2, w, h]);
    }
  }
}

/** The inside of a box room: ceiling, side walls, floor; the back wall is at the floor line. */
export interface RoomSize {
  readonly half: number;
  readonly high: number;
  readonly deep: number;
}

export function shell(
  space: Space,
  { half, high, deep }: RoomSize,
  colours: { wall: Colour; floor: Colour; ceiling: Colour },
): void {
  const { plate } = space;
  const { context, width, height } = plate;
  const { side } = plate.place;
  const near = 0.3;
  const { wall, floor, ceiling } = colours;
  const [backLeft, backRight] = [spot(space, [-half, 0, deep]), spot(space, [half, high, deep])];
  face(
    space,
    slope(context, down(backRight[1], 0), shifted(ceiling, -0.02), shifted(ceiling, -0.12)),
    [-half, high, deep],
    [half, high, deep],
    [half, high, near],
    [-half, high, near],
  );
  face(
    space,
    slope(context, down(backLeft[1], height), shifted(floor, 0.02), shifted(floor, -0.13)),
    [-half, 0, deep],
    [half, 0, deep],
    [half, 0, near],
    [-half, 0, near],
  );
  const left = shifted(wall, side < 0 ? -0.07 : 0.02);
  const right = shifted(wall, side > 0 ? -0.07 : 0.02);
  face(
    space,
    slope(context, across(backLeft[0], 0), left, shifted(left, -0.12)),
    [-half, 0, deep],
    [-half, high, deep],
    [-half, high, near],
    [-half, 0, near],
  );
  face(
    space,
    slope(context, across(backRight[0], width), right, shifted(right, -0.12)),
    [half, 0, deep],
    [half, high, deep],
    [half, high, near],
    [half, 0, near],
  );
  const lighter = side < 0 ? [0.06, -0.04] : [-0.04, 0.06];
  face(
    space,
    slope(context, across(backLeft[0], backRight[0]), shifted(wall, lighter[0] ?? 0), shifted(wall, lighter[1] ?? 0)),
    [-half, 0, deep],
    [half, 0, deep],
    [half, high, deep],
    [-half, high, deep],
  );
}

interface Strips {
  readonly count: number;
  /** Each strip's change of lightness. */
  readonly tone: (strip: number) => number;
}

/** Boards or slabs of a floor. */
export function strips(space: Space, { half, deep }: RoomSize, floor: Colour, { count, tone }: Strips): void {
  for (let strip = 0; strip < count; strip++) {
    const x = (part: number) => -half + (2 * half * part) / count;
    const tint = { ...shifted(floor, tone(strip)), alpha: 0.45 };
    face(space, tint, [x(strip), 0, deep], [x(strip + 1), 0, deep], [x(strip + 1), 0, 0.3], [x(strip), 0, 0.3]);
  }
}

/** A chequered floor, `size` metres a tile. */
export function tiles(space: Space, { half, deep }: RoomSize, tint: Colour, size: number): void {
  const columns = Math.ceil(half / size);
  for (let row = 0; row * size < deep; row++) {
    for (let column = -columns; column < columns; column++) {
      if ((row + column) % 2 !== 0) continue;
      const [x, z] = [column * size, Math.max(0.3, deep - (row + 1) * size)];
      const far = deep - row * size;
      if (far <= 0.3) continue;
      const right = Math.min(half, x + size);
      face(space, tint, [Math.max(-half, x), 0, far], [right, 0, far], [right, 0, z], [Math.max(-half, x), 0, z]);
    }
  }
}

/** A place to the left or right: away from the light, or towards it. `near`: metres from the middle to the nearer edge. */
export function away({ place }: PlateCanvas, near: number, width = 0): number {
  return place.side > 0 ? -near - width : near;
}

export function toward({ place }: PlateCanvas, near: number, width = 0): number {
  return place.side > 0 ? near : -near - width;
}

/** The corners of a strip of the floor, in metres. */
export const strip = (left: number, right: number, far: number, near: number) =>
  [
    [left, 0, far],
    [right, 0, far],
    [right, 0, near],
    [left, 0, near],
  ] as const;
