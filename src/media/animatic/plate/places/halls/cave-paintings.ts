// What people of the stone age painted on the walls of a cave: beasts in ochre and black, and hands.
import { faded } from "../../../../../core/animatic/colour/colour.ts";
import type { Point } from "../../../paint/canvas.ts";
import { isDark, line, oval, type PlateCanvas } from "../../plate-canvas.ts";

export function paintOnRock(plate: PlateCanvas): void {
  const { width, unit, floor } = plate;
  for (const [part, up, size, hue, way] of [
    [0.24, 0.24, 1, 35, 1],
    [0.33, 0.36, 0.7, 30, 1],
    [0.7, 0.3, 1.1, 40, -1],
    [0.8, 0.2, 0.75, 25, -1],
    [0.6, 0.4, 0.6, 35, -1],
  ] as const)
    beast(plate, [width * part, floor - unit * up], { size: unit * 0.06 * size, hue, way });
  for (const part of [0.2, 0.29, 0.66, 0.75, 0.84]) hand(plate, [width * part, floor - unit * 0.13], unit * 0.022);
}

interface Beast {
  readonly size: number;
  readonly hue: number;
  readonly way: number;
}

function beast(plate: PlateCanvas, [x, y]: Point, { size, hue, way }: Beast): void {
  const ochre = { light: isDark(plate) ? 0.4 : 0.42, chroma: 0.12, hue };
  const black = { light: 0.15, chroma: 0.02, hue: 40 };
  const thin = (size * 0.14) / plate.unit;
  oval(plate, faded(ochre, 0.9), [x, y], [size * 1.25, size * 0.55, 0.06 * way]);
  oval(plate, faded(ochre, 0.9), [x + way * size * 0.75, y - size * 0.32], [size * 0.6, size * 0.5]);
  oval(plate, faded(ochre, 0.9), [x + way * size * 1.45, y - size * 0.1], [size * 0.34, size * 0.26, 0.5 * way]);
  for (const dx of [-0.9, -0.6, 0.5, 0.8])
    line(plate, black, thin, [x + way * size * dx, y + size * 0.3], [x + way * size * (dx + 0.12), y + size * 1.15]);
  line(
    plate,
    black,
    thin,
    [x + way * size * 1.2, y - size * 0.42],
    [x + way * size * 1.45, y - size * 0.75],
    [x + way * size * 1.75, y - size * 0.72],
  );
  line(plate, black, thin, [x - way * size * 1.15, y - size * 0.1], [x - way * size * 1.6, y + size * 0.35]);
}

function hand(plate: PlateCanvas, [x, y]: Point, s: number): void {
  const red = { light: 0.45, chroma: 0.14, hue: 32 };
  oval(plate, red, [x, y], [s * 0.7, s * 0.8]);
  for (let finger = 0; finger < 5; finger++) {
    const turn = -Math.PI / 2 + (finger - 2) * 0.42;
    line(plate, red, (s * 0.36) / plate.unit, [x, y], [x + Math.cos(turn) * s * 1.8, y + Math.sin(turn) * s * 1.8]);
  }
}
