// How fast takes are drawn: film seconds per second of work, whole takes with sound and encoding, two at a time.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDrawPool } from "../../src/media/animatic/draw-pool.ts";
import { sampleOrder } from "../support/sample-takes.ts";
import { FFMPEG } from "../support/measure-film.ts";
import type { Measure } from "./measure.ts";

interface Size {
  readonly width: number;
  readonly height: number;
  readonly goal: number;
}

const SIZES: readonly Size[] = [
  { width: 512, height: 288, goal: 10 },
  { width: 1344, height: 768, goal: 3 },
];
const TAKES = 12;
const SECONDS = 5;
const FPS = 24;

/** Draws a minute of film in takes of five seconds at each size. `ffmpeg`: path of the program, the package's own by default. */
export async function benchAnimatic(ffmpeg = FFMPEG): Promise<Measure[]> {
  const folder = await mkdtemp(join(tmpdir(), "studio-bench-"));
  const pool = openDrawPool(2);
  try {
    await pool.draw(sampleOrder({ shot: 0, output: join(folder, "warm.mp4"), ffmpeg, length: FPS }));
    const measures: Measure[] = [];
    for (const { width, height, goal } of SIZES) {
      const started = performance.now();
      const draw = (shot: number) => {
        const output = join(folder, `${width}_${shot}.mp4`);
        return pool.draw(sampleOrder({ shot, output, ffmpeg, width, height, length: SECONDS * FPS }));
      };
      await Promise.all(Array.from({ length: TAKES }, (_, shot) => draw(shot)));
      const value = (TAKES * SECONDS * 1000) / (performance.now() - started);
      measures.push({
        name: `animatic at ${width}x${height}, two takes at a time`,
        value,
        unit: "film s / s",
        goal: `at least ${goal}`,
      });
    }
    return measures;
  } finally {
    await pool.close();
    await rm(folder, { recursive: true, force: true });
  }
}
