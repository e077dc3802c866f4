// Assembling against the least work there is: the pictures copied in one run, and the whole sound encoded once in another.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { EpisodeStatus } from "../../src/contracts/replies/episode-status.ts";
import { findTools } from "../../src/media/tools.ts";
import type { RealStudio } from "../support/episodes/real-studio.ts";
import { medianOf, type Measure } from "./measure.ts";
import { openSample } from "./sample.ts";

const RUNS = 5;

export async function benchAssemble(): Promise<Measure[]> {
  const { studio, ep } = await openSample();
  try {
    const measures: Measure[] = [];
    const { ffmpeg } = await findTools({ path: process.env["PATH"] ?? "", userDir: studio.user });
    for (const pass of ["proxy", "final"]) {
      await studio.post("/render", { ep, pass }).expect(200);
      await studio.idle();
      const clips = await clipsOf(studio, ep, pass);
      const least = await medianOf(RUNS, () => leastWork(ffmpeg.path, studio.user, clips));
      const whole = await medianOf(RUNS, () => studio.post("/assemble", { ep, pass }).expect(200));
      measures.push({
        name: `assemble the sample's ${pass} pass, against copy + one AAC encode`,
        value: whole / least,
        unit: "times",
        goal: { atMost: 1.5 },
      });
    }
    return measures;
  } finally {
    await studio.close();
  }
}

async function clipsOf(studio: RealStudio, ep: string, pass: string): Promise<string[]> {
  const { shots } = (await studio.get("/episode", { ep, pass }).expect(200)).body as EpisodeStatus;
  return shots.flatMap(({ takes }) => takes.flatMap((take) => (take.mp4 === null ? [] : [join(ep, take.mp4)])));
}

/** What any joiner has to do: copy all pictures, decode and encode all sound. */
function leastWork(ffmpeg: string, folder: string, clips: readonly string[]): void {
  const list = join(folder, "least.txt");
  writeFileSync(list, clips.map((clip) => `file '${clip.replaceAll("'", String.raw`'\''`)}'\n`).join(""));
  const from = ["-v", "error", "-nostdin", "-f", "concat", "-safe", "0", "-i", list];
  const pictures = ["-an", "-c:v", "copy", "-f", "mp4", "-y", join(folder, "least.mp4")];
  const sound = ["-vn", "-c:a", "aac", "-b:a", "192k", "-f", "mp4", "-y", join(folder, "least.m4a")];
  for (const made of [pictures, sound]) execFileSync(ffmpeg, [...from, ...made]);
}
