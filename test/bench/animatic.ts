// How fast takes are drawn: film seconds per second of work, whole takes with sound, stills and encoding, two at a time; and against the
// encoding alone of frames that are there already.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { animaticArgs } from "../../src/core/media/animatic-args.ts";
import { openDrawPool } from "../../src/media/animatic/draw-pool.ts";
import { FFMPEG } from "../support/media/measure-film.ts";
import { openSampleFilm } from "../support/media/animatic-film.ts";
import { sampleOrder } from "../support/media/sample-takes.ts";
import { openScratch } from "../support/episodes/scratch-folder.ts";
import { medianOf, timeOf, type Measure } from "./measure.ts";

interface Size {
  readonly width: number;
  readonly height: number;
  /** Film seconds per second of work, at least. */
  readonly goal: number;
}

const SIZES: readonly Size[] = [
  { width: 512, height: 288, goal: 10 },
  { width: 1344, height: 768, goal: 3 },
];
const TAKES = 12;
const AT_ONCE = 2;
const SECONDS = 5;
const FPS = 24;

/** Draws a minute of film in takes of five seconds at each size. */
export async function benchAnimatic(): Promise<Measure[]> {
  const scratch = await openScratch();
  const pool = openDrawPool(AT_ONCE);
  try {
    await pool.draw(sampleOrder({ shot: 0, output: join(scratch.folder, "warm.mp4"), length: FPS }));
    const measures: Measure[] = [];
    const first = await medianOf(12, (shot) =>
      openSampleFilm({ shot, ...SIZES[0], length: SECONDS * FPS }).then((film) => film.luma(0)),
    );
    measures.push({ name: "first frame of a redraw at 512x288", value: first, unit: "ms", goal: { atMost: 150 } });
    for (const { width, height, goal } of SIZES) {
      const pathOf = (shot: number) => join(scratch.folder, `${width}_${shot}.mp4`);
      const draw = (shot: number) =>
        pool.draw({
          ...sampleOrder({ shot, output: pathOf(shot), width, height, length: SECONDS * FPS }),
          stills: true,
        });
      const drawing = await timeOf(() => Promise.all(Array.from({ length: TAKES }, (_, shot) => draw(shot))));
      const least = await encodeAlone(scratch.folder, pathOf(0), { width, height });
      const value = (TAKES * SECONDS * 1000) / drawing;
      const name = `animatic at ${width}x${height}, ${AT_ONCE} takes at a time`;
      measures.push(
        { name, value, unit: "film s / s", goal: { atLeast: goal } },
        { name: "  against encoding its frames alone", value: drawing / least, unit: "times", goal: { atMost: 2 } },
      );
    }
    return measures;
  } finally {
    await pool.close();
    await scratch.remove();
  }
}

/** Milliseconds to encode the frames of one take as often as takes are drawn, with the same settings and a silent sound. */
async function encodeAlone(folder: string, take: string, size: { width: number; height: number }): Promise<number> {
  const raw = ["-v", "error", "-i", take, "-an", "-f", "rawvideo", "-pix_fmt", "yuv420p", "pipe:1"];
  const frames = execFileSync(FFMPEG, raw, { maxBuffer: 2 ** 30 });
  const sound = join(folder, "silence.wav");
  const silence = [
    "-v",
    "error",
    "-f",
    "lavfi",
    "-i",
    "anullsrc=r=48000:cl=stereo",
    "-t",
    String(SECONDS),
    "-y",
    sound,
  ];
  execFileSync(FFMPEG, silence);
  const encode = async (turn: number) => {
    const part = join(folder, `least_${turn}.mp4`);
    const child = spawn(FFMPEG, animaticArgs({ ...size, fps: FPS, sound, part }), {
      stdio: ["pipe", "ignore", "inherit"],
    });
    child.stdin.end(frames);
    const [code] = (await once(child, "close")) as [number];
    if (code !== 0) throw new Error(`ffmpeg ended with code ${code}`);
  };
  const turns = Array.from({ length: TAKES }, (_, turn) => turn);
  return timeOf(() =>
    Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let turn = turns.shift(); turn !== undefined; turn = turns.shift()) await encode(turn);
      }),
    ),
  );
}
