// Sixty clips as one film: when nothing about them needs encoding, when one of them changed since the film before, and when all did.
import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { systemClock } from "../../src/machine/clock.ts";
import { run } from "../../src/machine/spawn.ts";
import { assembleFilm } from "../../src/media/film/assemble-film.ts";
import { ClipCache } from "../../src/media/film/clip-cache.ts";
import { type Clip, trimmed, whole } from "../media/cut-clips.ts";
import { makeClip } from "../media/test-clips.ts";
import { anyTools } from "../media/tool-sets.ts";
import { openScratch } from "../support/episodes/scratch-folder.ts";
import { medianOf, timeOf, type Measure } from "./measure.ts";

const CLIPS = 60;
const FRAMES = 120;
const SIZE = { width: 640, height: 360 };
const RUNS = 3;
/** Something like speech over a bed: an encoder has four times the work with a bare tone, and none with silence. */
const SOUND = [
  "0.4*sin(2*PI*220*t)*abs(sin(0.7*t))+0.05*random(0)",
  "0.3*sin(2*PI*330*t)*abs(sin(1.1*t))+0.05*random(1)",
].join("|");

export async function benchAssembleMany(): Promise<Measure[]> {
  const scratch = await openScratch();
  try {
    const clips = await makeClips(scratch.folder);
    const tools = anyTools();
    const kept = new ClipCache({ folder: join(scratch.folder, "kept"), clock: systemClock });
    const assemble = (list: readonly Clip[]) => {
      const place = { output: join(scratch.folder, "film.mp4"), scratch: join(scratch.folder, "making") };
      return assembleFilm(tools, { clips: list, fps: 24, ...SIZE, ...place }, { cache: kept });
    };
    const trims = (first: number) => clips.map((clip, index) => trimmed(clip, index === 0 ? first : 1, 0));
    const least = await medianOf(RUNS, () => leastWork(tools.ffmpeg.path, scratch.folder, clips));
    const unchanged = await medianOf(RUNS, () => assemble(clips));
    const all = await timeOf(() => assemble(trims(1)));
    const again = await medianOf(RUNS, async () => {
      await copyFile(join(scratch.folder, "take.mp4"), clips[30]!.mp4);
      await assemble(trims(1));
    });
    const one = await medianOf(RUNS, (run) => assemble(trims(2 + run)));
    const against = (name: string, value: number, goal: Measure["goal"]): Measure => ({
      name,
      value,
      unit: "times",
      goal,
    });
    return [
      against("assemble 60 clips as they are, against copy + one AAC encode", unchanged / least, { atMost: 1.5 }),
      against("assemble 60 trimmed clips after one change, against copy + one AAC", one / least, { atMost: 1.5 }),
      against("... rendered again as long as before, quicker than encoding all 60 clips", all / again, { atLeast: 5 }),
      against("... the first of another length, quicker than encoding all 60 clips", all / one, { atLeast: 5 }),
    ];
  } finally {
    await scratch.remove();
  }
}

async function makeClips(folder: string): Promise<Clip[]> {
  const { path } = anyTools().ffmpeg;
  const source = `testsrc2=s=${SIZE.width}x${SIZE.height}:r=24`;
  const mute = await makeClip(path, join(folder, "mute.mp4"), { frames: FRAMES, source, tone: null });
  const first = join(folder, "take.mp4");
  const sound = [
    "-f",
    "lavfi",
    "-t",
    String(FRAMES / 24),
    "-i",
    `aevalsrc=${SOUND}:s=48000`,
    "-c:a",
    "aac",
    "-b:a",
    "192k",
  ];
  await run(path, ["-nostdin", "-v", "error", "-i", mute, ...sound, "-c:v", "copy", "-y", first]);
  await mkdir(join(folder, "takes"));
  return Promise.all(
    Array.from({ length: CLIPS }, async (_, index) => {
      const mp4 = join(folder, "takes", `take${index}.mp4`);
      await copyFile(first, mp4);
      return whole(`sh${index}`, mp4, FRAMES);
    }),
  );
}

/** What any joiner has to do, with as little claim on the processor: copy all pictures, decode and encode all sound. */
async function leastWork(ffmpeg: string, folder: string, clips: readonly Clip[]): Promise<void> {
  const list = join(folder, "least.txt");
  await writeFile(list, clips.map(({ mp4 }) => `file '${mp4.replaceAll("'", String.raw`'\''`)}'\n`).join(""));
  const from = ["-v", "error", "-nostdin", "-f", "concat", "-safe", "0", "-i", list];
  const pictures = ["-an", "-c:v", "copy", "-f", "mp4", "-y", join(folder, "least.mp4")];
  const sound = ["-vn", "-c:a", "aac", "-b:a", "192k", "-f", "mp4", "-y", join(folder, "least.m4a")];
  for (const made of [pictures, sound]) await run(ffmpeg, [...from, ...made]);
}
