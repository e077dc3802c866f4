// The peaks of half an hour of compressed sound against the bare decode of the same file by the same program, in the same run.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findTools } from "../../src/media/tools.ts";
import { openRealStudio } from "../support/episodes/real-studio.ts";
import { medianOf, type Measure } from "./measure.ts";

const RUNS = 5;
const SECONDS = 1800;
const QUIET = ["-nostdin", "-v", "error"];
/** Something like speech over a bed: tones that swell, and a hiss. */
const SOUND = [
  "0.4*sin(2*PI*220*t)*abs(sin(0.7*t))+0.05*random(0)",
  "0.3*sin(2*PI*330*t)*abs(sin(1.1*t))+0.05*random(1)",
].join("|");

export async function benchPeaks(): Promise<Measure[]> {
  const studio = await openRealStudio();
  try {
    const { ffmpeg } = await findTools({ path: process.env["PATH"] ?? "", userDir: studio.user });
    const path = "audio/long.m4a";
    const file = join(studio.ep, path);
    mkdirSync(join(studio.ep, "audio"));
    const made = ["-f", "lavfi", "-i", `aevalsrc=${SOUND}:s=48000:d=${SECONDS}`, "-c:a", "aac", "-b:a", "192k", file];
    execFileSync(ffmpeg.path, [...QUIET, ...made]);
    const ask = () => studio.get("/peaks", { ep: studio.ep, path, bins: 2000 }).expect(200);
    const afresh = () => {
      rmSync(join(studio.ep, "_cache"), { recursive: true, force: true });
      return ask();
    };
    const least = await medianOf(RUNS, () => execFileSync(ffmpeg.path, [...QUIET, "-i", file, "-f", "null", "-"]));
    const first = await medianOf(RUNS, afresh);
    const next = await medianOf(RUNS, ask);
    const doubles = join(studio.ep, "audio", "doubles.wav");
    execFileSync(ffmpeg.path, [...QUIET, "-i", file, "-t", "300", "-c:a", "pcm_f64le", doubles]);
    const bare = await medianOf(RUNS, () => execFileSync(ffmpeg.path, [...QUIET, "-i", doubles, "-f", "null", "-"]));
    const plain = await medianOf(RUNS, () => {
      rmSync(join(studio.ep, "_cache"), { recursive: true, force: true });
      return studio.get("/peaks", { ep: studio.ep, path: "audio/doubles.wav", bins: 2000 }).expect(200);
    });
    const name = `peaks of ${SECONDS / 60} minutes of AAC`;
    return [
      { name: `${name}, against the bare decode`, value: first / least, unit: "times", goal: { atMost: 1.1 } },
      {
        name: "peaks of 5 minutes of 64-bit floats, against it",
        value: plain / bare,
        unit: "times",
        goal: { atMost: 1.1 },
      },
      { name: `${name}, asked for again`, value: next, unit: "ms", goal: { atMost: 50 } },
    ];
  } finally {
    await studio.close();
  }
}
