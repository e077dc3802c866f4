// What several places of this folder are painted with.
import { paintBlocks } from "../../parts/paint-city.ts";
import { paintSky } from "../../parts/paint-sky.ts";
import { openSpace, type Space } from "../../parts/space.ts";
import { paintNeonSign } from "../../parts/town.ts";
import { type MovingLight, type PlateCanvas } from "../../plate-canvas.ts";

const isNeon = ({ practicals, era }: PlateCanvas["place"]): boolean => practicals.includes("neon") || era === "future";

interface Sign {
  readonly z: number;
  readonly side: number;
  readonly turn: number;
  readonly half: number;
}

const neonAt = (space: Space, { z, side, turn, half }: Sign) =>
  paintNeonSign(space, [side * (half - 0.5), 4.4, z], 2.4, {
    ...space.plate.palette.neon,
    hue: space.plate.palette.neon.hue + turn,
  });

/** Two signs, each with a flicker of its own. */
export const neonLights = (half: number): readonly MovingLight[] => [
  {
    paint: (plate) => neonAt(openSpace(plate, 18), { z: 8, side: -1, turn: 0, half }),
    rhythm: "neon",
    when: isNeon,
  },
  {
    paint: (plate) => neonAt(openSpace(plate, 18), { z: 11, side: 1, turn: 150, half }),
    rhythm: "breathe",
    when: isNeon,
  },
  {
    paint: (plate) => neonAt(openSpace(plate, 18), { z: 17, side: 1, turn: 60, half }),
    rhythm: "neon",
    when: isNeon,
  },
];

export function streetFar(plate: PlateCanvas): void {
  paintSky(plate);
  for (const near of [0, 0.5]) paintBlocks(plate, plate.floor, near, true);
}
