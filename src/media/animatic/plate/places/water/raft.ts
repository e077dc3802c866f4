// A raft under the feet: planks lashed across logs, and a ragged sail on a mast, with water all around.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { rod, tone } from "../../parts/solids.ts";
import { face, openSpace } from "../../parts/space.ts";
import { has, type PlateCanvas } from "../../plate-canvas.ts";

const [FAR, NEAR, HALF] = [6.4, 1.2, 2];

export function paintRaft(plate: PlateCanvas): void {
  if (!has(plate, "raft")) return;
  const space = openSpace(plate, 12);
  const wood = tone(space, 0.56, 0.07, 62);
  const mast = plate.place.side * 1.5;
  rod(space, shifted(wood, -0.14), 0.12, [mast, 0, 6], [mast, 3.4, 6]);
  const cloth = tone(space, 0.88, 0.03, 85);
  const free = mast - plate.place.side * 1.5;
  face(space, cloth, [mast, 3.2, 6], [free, 2.2, 6], [free, 1.5, 6], [mast, 1.2, 6]);
  const wide = (2 * HALF) / 8;
  for (let plank = 0; plank < 8; plank++) {
    const x = -HALF + plank * wide;
    const far = FAR - 0.25 * (plank % 3);
    const tint = shifted(wood, [0, 0.05, -0.05][plank % 3] ?? 0);
    face(space, tint, [x, 0.12, far], [x + wide * 0.92, 0.12, far], [x + wide * 0.92, 0.12, NEAR], [x, 0.12, NEAR]);
    face(space, shifted(wood, -0.2), [x, 0.12, NEAR], [x + wide, 0.12, NEAR], [x + wide, -0.1, NEAR], [x, -0.1, NEAR]);
  }
  for (const z of [5.6, 3.4]) {
    rod(space, shifted(wood, -0.12), 0.16, [-HALF - 0.2, 0.16, z], [HALF + 0.2, 0.16, z]);
    for (let knot = 0; knot < 8; knot++) {
      const x = -HALF + (knot + 0.5) * wide;
      rod(space, tone(space, 0.78, 0.06, 85), 0.06, [x, 0.1, z - 0.1], [x, 0.24, z + 0.1]);
    }
  }
}
