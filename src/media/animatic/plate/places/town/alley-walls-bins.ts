// What an alley is made of: its walls of brick, bins on wheels, bags of rubbish, a back door.
import { faded, mixed, shifted, type Colour } from "../../../../../core/animatic/colour/colour.ts";
import { face, metre, patch, sidePanel, spot, type Space, type Spot } from "../../parts/space.ts";
import type { StreetPlan } from "../../parts/town.ts";
import { halo, isDark, lit, oval, type PlateCanvas } from "../../plate-canvas.ts";
import { streetPlanOf } from "./street-plans.ts";

const BRICK = [0.42, 0.54, 0.075, [38, 32, 46]] as const;
const ALLEY: StreetPlan = { half: 2.3, kerb: 2.3, high: [9, 13], from: 2.2, to: 34, walls: BRICK };

export const alleyOf = ({ place }: PlateCanvas): StreetPlan => {
  const { half: _half, kerb: _kerb, from: _from, to: _to, shops: _shops, ...plan } = streetPlanOf(place);
  return { ...ALLEY, ...plan };
};

/** The foot of the wall along one side, in courses of brick. */
export function alleyWall(space: Space, side: number): void {
  const { plate } = space;
  const [, , chroma, hues] = alleyOf(plate).walls ?? BRICK;
  const brick = mixed(
    lit(plate, side === plate.place.side ? 0.4 : 0.48, chroma, hues[0] ?? 40),
    plate.palette.near,
    isDark(plate) ? 0.5 : 0.05,
  );
  const at = (y: number, z: number) => [side * 2.3, y, z] as const;
  face(space, brick, at(0, 34), at(2.9, 34), at(2.9, 0.6), at(0, 0.6));
  for (let y = 0.3; y < 2.8; y += 0.3)
    face(space, shifted(brick, -0.05), at(y, 34), at(y + 0.04, 34), at(y + 0.04, 0.6), at(y, 0.6));
}

export function wheelieBin(space: Space, [x, , z]: Spot, hue: number): void {
  const { plate } = space;
  const tint = mixed(lit(plate, 0.46, 0.09, hue), plate.palette.near, isDark(plate) ? 0.2 : 0);
  face(space, tint, [x - 0.34, 0.1, z], [x + 0.34, 0.1, z], [x + 0.42, 1.15, z], [x - 0.42, 1.15, z]);
  face(
    space,
    shifted(tint, 0.08),
    [x - 0.48, 1.12, z],
    [x + 0.48, 1.12, z],
    [x + 0.44, 1.3, z + 0.3],
    [x - 0.44, 1.3, z + 0.3],
  );
  for (const dx of [-0.3, 0.3]) oval(plate, "#14161a", spot(space, [x + dx, 0.1, z]), metre(space, z) * 0.11);
}

export function barrel(space: Space, [x, , z]: Spot, wood: Colour): void {
  const m = metre(space, z);
  const at = (dx: number, y: number): Spot => [x + dx, y, z];
  face(space, wood, at(-0.3, 0), at(-0.38, 0.45), at(-0.3, 0.9), at(0.3, 0.9), at(0.38, 0.45), at(0.3, 0));
  for (const y of [0.16, 0.7])
    face(space, shifted(wood, -0.18), at(-0.35, y), at(0.35, y), at(0.35, y + 0.06), at(-0.35, y + 0.06));
  oval(space.plate, shifted(wood, 0.07), spot(space, at(0, 0.9)), [m * 0.3, m * 0.05]);
}

export function rubbishBag(space: Space, [x, , z]: Spot): void {
  const m = metre(space, z);
  const tint = lit(space.plate, isDark(space.plate) ? 0.24 : 0.2, 0.012, 260);
  oval(space.plate, tint, spot(space, [x, 0.26, z]), [m * 0.36, m * 0.3]);
  oval(space.plate, shifted(tint, 0.16), spot(space, [x - 0.1, 0.4, z]), [m * 0.07, m * 0.04]);
  oval(space.plate, tint, spot(space, [x, 0.58, z]), [m * 0.1, m * 0.1]);
}

/** A steel door in the wall with a bulb over it. */
export function backDoor(space: Space, side: number): void {
  const { plate } = space;
  const panel = sidePanel(space, side * 2.28, [6.6, 8], [0, 2.3]);
  patch(plate, panel, lit(plate, 0.4, 0.02, 240), [-0.08, -0.05, 1.16, 1.05]);
  patch(plate, panel, mixed(lit(plate, 0.5, 0.1, 27), plate.palette.near, isDark(plate) ? 0.25 : 0), [0, 0, 1, 1]);
  const bulb = spot(space, [side * 2.2, 2.7, 7.3]);
  if (isDark(plate)) halo(plate, bulb, plate.unit * 0.3, faded(plate.palette.lamp, 0.6));
  oval(plate, plate.palette.lamp, bulb, plate.unit * 0.01);
}
