// Curls of wool, tips of long hair and scales along an animal's trunk.
import { css, faded, shifted } from "../../../../core/animatic/colour/colour.ts";
import { curve } from "../../pen.ts";
import type { BeastFrame } from "./frame.ts";

export function paintTufts(frame: BeastFrame): void {
  const { rig, build, look, pen } = frame;
  const isScaled = build.cover === "scales";
  pen.context.strokeStyle = css(faded(shifted(look.coat, -0.18), 0.6));
  pen.context.lineWidth = pen.line * 0.8;
  for (let row = 0; row < 5; row++)
    for (let at = 0; at < 7; at++) {
      const [x, y] = rig.place([
        -build.long * 0.55 + at * build.long * 0.19 + (row % 2) * 0.06,
        -0.94 + row * build.deep[0] * 0.19,
      ]);
      pen.context.stroke(
        curve(
          [
            [x - 0.04, y],
            [x, y + (isScaled ? 0.02 : 0.035)],
            [x + 0.04, y],
          ],
          false,
        ),
      );
    }
}
