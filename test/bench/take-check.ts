// What it costs to measure a take as it arrives: a clip's pictures and its check against a bare decode of the same clip, and the
// check alone, which is what measuring adds to the pictures.
import { join } from "node:path";
import { TakeMeter } from "../../src/core/takes/check/take-meter.ts";
import { run } from "../../src/machine/spawn.ts";
import { makeStills } from "../../src/media/stills.ts";
import { makeClip } from "../media/test-clips.ts";
import { anyTools } from "../media/tool-sets.ts";
import { openScratch } from "../support/episodes/scratch-folder.ts";
import { medianOf, type Measure } from "./measure.ts";

const SIZE = "1344x768";
const FPS = 24;
const SECONDS = 5;
const RUNS = 5;

/** One clip of five seconds, in the final's size. */
export async function benchTakeCheck(): Promise<Measure[]> {
  const scratch = await openScratch();
  try {
    const tools = anyTools();
    const at = (name: string) => join(scratch.folder, name);
    const source = `testsrc2=s=${SIZE}:r=${FPS}`;
    const mp4 = await makeClip(tools.ffmpeg.path, at("take.mp4"), { frames: SECONDS * FPS, source });
    const pictures = { mp4, thumbnail: at("take.jpg"), strip: at("take_strip.jpg") };
    const decode = ["-nostdin", "-v", "error", "-i", mp4, "-f", "null", "-"];
    const bare = await medianOf(RUNS, () => run(tools.ffmpeg.path, decode));
    const alone = await medianOf(RUNS, () => makeStills(tools, pictures));
    const whole = await medianOf(RUNS, () => {
      const meter = new TakeMeter();
      return makeStills(tools, { ...pictures, look: { onOutput: (bytes) => meter.add(bytes) } });
    });
    const added = Math.max(0, whole - alone) / bare;
    return [
      { name: `a take's check at ${SIZE}, against a bare decode`, value: added, unit: "times", goal: { atMost: 1 } },
      { name: "  its pictures and its check", value: whole / bare, unit: "times", goal: { atMost: 3 } },
    ];
  } finally {
    await scratch.remove();
  }
}
