// A table of colours (`.cube`) as it lies in a file: how many steps a side, and the colours, red running fastest.

export interface Cube {
  readonly side: number;
  /** Red, green, blue and 1 of each step, 0 to 1. */
  readonly colours: Float32Array;
}

const LARGEST = 65;

/** Undefined for what is no whole table of three dimensions. */
export function readCube(text: string): Cube | undefined {
  const side = Number(/^LUT_3D_SIZE\s+(\d+)/m.exec(text)?.[1]);
  if (!(side >= 2 && side <= LARGEST)) return undefined;
  const colours = new Float32Array(4 * side ** 3);
  let at = 0;
  for (const line of text.split("\n")) {
    if (!/^[\d.+-]/.test(line)) continue;
    const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = line.trim().split(/\s+/).map(Number);
    if (at >= colours.length || !Number.isFinite(red + green + blue)) return undefined;
    colours.set([red, green, blue, 1], at);
    at += 4;
  }
  return at === colours.length ? { side, colours } : undefined;
}
