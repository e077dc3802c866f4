// How well the left and right edges of a panorama meet, against columns that stand side by side in it.
import { readWhole } from "../../machine/proven-paths.ts";

/** Mean absolute differences, 0 to 255, of the first and the last column, and of neighbouring columns. */
export async function measureSeam(path: string): Promise<{ readonly edges: number; readonly neighbours: number }> {
  const { loadImage, openCanvas } = await import("../animatic/paint/canvas.ts");
  const picture = await loadImage(await readWhole(path));
  const { width, height } = picture;
  const column = (x: number) => {
    const { context } = openCanvas(1, height);
    context.drawImage(picture, -x, 0);
    return context.getImageData(0, 0, 1, height).data;
  };
  const apart = (a: number, b: number) => difference(column(a), column(b));
  const pairs = [0.2, 0.4, 0.6, 0.8].map((share) => Math.floor((width - 2) * share));
  const neighbours = pairs.map((x) => apart(x, x + 1));
  return { edges: apart(0, width - 1), neighbours: neighbours.reduce((sum, each) => sum + each, 0) / pairs.length };
}

function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 4) {
    for (let part = 0; part < 3; part++) sum += Math.abs((a[at + part] ?? 0) - (b[at + part] ?? 0));
  }
  return sum / ((a.length / 4) * 3);
}
