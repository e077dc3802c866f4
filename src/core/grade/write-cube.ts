// A correction as a `.cube`, the table that editing programs and ffmpeg read: 33 steps a side, red running fastest.
import type { GradeLook } from "../../contracts/files/delivery/grade.ts";
import { oneLine } from "../lib/one-line.ts";
import { applyLook } from "./apply-look.ts";

export const CUBE_SIDE = 33;

/** `title`: of the table, for whoever opens it. `strength`: 0 to 1; it is in the table. */
export function cubeText(title: string, look: GradeLook, strength: number): string {
  const lines = [
    `TITLE "${oneLine(title).replaceAll('"', "'")}"`,
    `LUT_3D_SIZE ${CUBE_SIDE}`,
    "DOMAIN_MIN 0.0 0.0 0.0",
    "DOMAIN_MAX 1.0 1.0 1.0",
  ];
  const step = 1 / (CUBE_SIDE - 1);
  for (let blue = 0; blue < CUBE_SIDE; blue++) {
    for (let green = 0; green < CUBE_SIDE; green++) {
      for (let red = 0; red < CUBE_SIDE; red++) {
        const colour = applyLook(look, strength, [red * step, green * step, blue * step]);
        lines.push(colour.map((value) => value.toFixed(6)).join(" "));
      }
    }
  }
  return `${lines.join("\n")}\n`;
}
