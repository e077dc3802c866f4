// How fast takes are enlarged: our own Lanczos with its encoding, against ffmpeg's scaler with the same encoding.
import { join } from "node:path";
import { run } from "../../src/machine/spawn.ts";
import { framesInArgs } from "../../src/core/media/upscale/film-args.ts";
import { makeUpscale } from "../../src/media/upscale/make-upscale.ts";
import { sampleOrder } from "../support/media/sample-takes.ts";
import { openDrawPool } from "../../src/media/animatic/draw-pool.ts";
import { FFMPEG, PLAIN, upscaleOrder } from "../media/upscale/sample-films.ts";
import { openScratch } from "../support/episodes/scratch-folder.ts";
import { medianOf, type Measure } from "./measure.ts";

const RUNS = 3;
const FPS = 24;
const SECONDS = 5;
const FROM = { width: 1344, height: 768 };
const TO = { width: 1920, height: 1080 };
const MADE = [1920, 1098] as const;

export async function benchUpscale(): Promise<Measure[]> {
  const scratch = await openScratch();
  const pool = openDrawPool(1);
  try {
    const [take, output] = [join(scratch.folder, "take.mp4"), join(scratch.folder, "up.mp4")];
    await pool.draw(sampleOrder({ shot: 0, output: take, ...FROM, length: SECONDS * FPS }));
    const order = upscaleOrder({ take, output, made: MADE, deliver: { ...TO, fit: "crop" }, fps: FPS });
    const theirs = await medianOf(RUNS, () => scaleByFfmpeg(take, output));
    const ours = await medianOf(RUNS, () => makeUpscale(order));
    const finish = { ...PLAIN, keep_soft: 0.5, grain: 0.05 };
    const whole = await medianOf(RUNS, () => makeUpscale({ ...order, model: take, finish }));
    const grainy = await medianOf(RUNS, () => makeUpscale({ ...order, finish: { ...PLAIN, grain: 0.05 } }));
    return [
      {
        name: `upscale ${FROM.width}x${FROM.height} to ${TO.width}x${TO.height} by Lanczos, against ffmpeg's own`,
        value: ours / theirs,
        unit: "times",
        goal: { atMost: 1.5 },
      },
      {
        name: "  with a model's film and the whole finish, against grain alone",
        value: whole / grainy,
        unit: "times",
        goal: { atMost: 2 },
      },
    ];
  } finally {
    await pool.close();
    await scratch.remove();
  }
}

/** The least that any enlarging costs: one program that decodes, scales, crops and encodes with the studio's own settings. */
async function scaleByFfmpeg(take: string, output: string): Promise<void> {
  const encoding = { ...TO, fps: FPS, encoder: "libx264", quality: "review" as const, sound: take, part: output };
  const args = framesInArgs(encoding);
  const codec = args.slice(args.indexOf("-c:v"));
  const filter = `scale=${MADE[0]}:${MADE[1]}:flags=lanczos,crop=${TO.width}:${TO.height}`;
  await run(FFMPEG, ["-nostdin", "-v", "error", "-i", take, "-vf", filter, "-c:a", "copy", ...codec]);
}
