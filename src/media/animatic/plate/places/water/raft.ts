// What is under the feet on open water: a raft of planks lashed across logs with a ragged sail, or a boat of rubber.
import { shifted } from "../../../../../core/animatic/colour/colour.ts";
import { rod, tone } from "../../parts/solids.ts";
import { face, openSpace, type Spot } from "../../parts/space.ts";
import { has, type PlateCanvas } from "../../plate-canvas.ts";

const [FAR, NEAR, HALF] = [6.4, 1.2, 2];

/** A thick tube round a dark floor, with ropes along it. */
function paintRubberBoat(plate: PlateCanvas): void {
  const space = openSpace(plate, 12);
  const rubber = tone(space, 0.62, 0.17, 50);
  const round = (r: number, y: number, from: number, to: number): Spot[] =>
    Array.from({ length: 25 }, (_, at) => {
      const turn = from + ((to - from) * at) / 24;
      return [Math.cos(turn) * 2.6 * r, y, 4.4 + Math.sin(turn) * 2.3 * r];
    });
  face(space, tone(space, 0.28, 0.02, 250), ...round(1, 0.05, 0, 2 * Math.PI));
  for (const [y, tint] of [
    [0.22, shifted(rubber, -0.1)],
    [0.42, rubber],
    [0.55, shifted(rubber, 0.1)],
  ] as const)
    for (const [from, to] of [
      [0, Math.PI],
      [Math.PI, 2 * Math.PI],
    ] as const) {
      const rim = round(1, y, from, to);
      for (let at = 0; at + 1 < rim.length; at++) {
        const [a, b] = [rim[at], rim[at + 1]];
        if (a && b) rod(space, tint, 0.34, a, b);
      }
    }
  rod(
    space,
    tone(space, 0.95, 0.01, 90),
    0.04,
    ...round(1.02, 0.44, Math.PI, 2 * Math.PI).filter(([, , z]) => z > 1.9),
  );
}

const RUBBER = "rubber inflatable dinghy zodiac".split(" ");

export function paintRaft(plate: PlateCanvas): void {
  if (has(plate, ...RUBBER)) return paintRubberBoat(plate);
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
