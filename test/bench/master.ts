// Masters and reviews against the least work there is: their films against copying and one AAC encode, their ProRes files and reviews against
// the encoders alone. And what the plan of a long master costs over HTTP.
import { mkdir, readdir, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { reviewFilmArgs } from "../../src/core/review/review-film-args.ts";
import { run } from "../../src/machine/spawn.ts";
import { makeProres } from "../../src/media/film/make-prores.ts";
import { makeClip } from "../media/test-clips.ts";
import { anyTools } from "../media/tool-sets.ts";
import { deliveredSeries, placeUpscales } from "../support/episodes/many-upscales.ts";
import { openService, type Service } from "../support/episodes/open-service.ts";
import { longScript, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { openScratch } from "../support/episodes/scratch-folder.ts";
import { medianOf, timeOf, type Measure } from "./measure.ts";

const RUNS = 3;
const PLANS = 15;
/** A file that changed a moment ago is never read from memory: milliseconds until all are settled. */
const SETTLED = 2500;
const SHOTS = 240;
const SIZE = { width: 640, height: 360 };
const LENGTH = 120;
const FILMED = 60;
const PRORES = { frames: 48, size: "1280x720" };
const REVIEWED = { frames: 48, width: 960, height: 540 };

export async function benchMaster(): Promise<Measure[]> {
  return [await benchPlan(), await benchFilm(), await benchProres()];
}

async function benchPlan(): Promise<Measure> {
  const scratch = await openScratch();
  try {
    const small = { frames: 4, size: "64x64" };
    const film = await makeClip(ffmpeg(), join(scratch.folder, "take.mp4"), { ...small, tone: null });
    const home = await episodeOf(scratch.folder, SHOTS, { film, frames: 4, width: 64, height: 64 });
    const service = await openService(home.folder, { runRoots: [home.root], validateReplies: false });
    try {
      const plan = () => ask(service, { ep: home.ep, action: "plan" });
      await wait(SETTLED);
      await plan();
      return {
        name: `plan a master of ${SHOTS} shots`,
        value: await medianOf(PLANS, plan),
        unit: "ms",
        goal: { atMost: 50 },
      };
    } finally {
      await service.stop();
    }
  } finally {
    await scratch.remove();
  }
}

/** What was kept for the next film would be no film's work: each is the first of a service that knows nothing. */
async function benchFilm(): Promise<Measure> {
  const scratch = await openScratch();
  try {
    const film = await loudFilm(scratch.folder);
    const home = await episodeOf(scratch.folder, FILMED, { film, frames: LENGTH, ...SIZE });
    const folders = await readdir(join(home.ep, "renders"));
    const clips = folders.map((shot) => join(home.ep, "renders", shot, `${shot}_t01`));
    const least = await medianOf(RUNS, () => leastWork(scratch.folder, clips));
    const times: number[] = [];
    for (let turn = 0; turn < RUNS; turn++) {
      const service = await openService(join(scratch.folder, `home${turn}`), {
        runRoots: [home.root],
        validateReplies: false,
      });
      times.push(await timeOf(() => ask(service, { ep: home.ep, action: "assemble" })));
      await service.stop();
    }
    return {
      name: `assemble a master of ${FILMED} upscales that agree, against copy + one AAC encode`,
      value: (times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0) / least,
      unit: "times",
      goal: { atMost: 1.3 },
    };
  } finally {
    await scratch.remove();
  }
}

async function benchProres(): Promise<Measure> {
  const scratch = await openScratch();
  try {
    const source = `testsrc2=s=${PRORES.size}:r=24`;
    const film = await makeClip(ffmpeg(), join(scratch.folder, "film.mp4"), { ...PRORES, source });
    const [alone, output] = [join(scratch.folder, "alone.mov"), join(scratch.folder, "film.mov")];
    const encoding = ["-an", "-c:v", "prores_ks", "-profile:v", "hq", "-pix_fmt", "yuv422p10le", "-f", "mov"];
    const least = await medianOf(RUNS, () => run(ffmpeg(), [...QUIET, "-i", film, ...encoding, "-y", alone]));
    const whole = await medianOf(RUNS, () => makeProres(anyTools(), { film, output, fps: 24 }));
    return {
      name: `make the ProRes file of a film in ${PRORES.size}, against the encoder alone`,
      value: whole / least,
      unit: "times",
      goal: { atMost: 1.2 },
    };
  } finally {
    await scratch.remove();
  }
}

export async function benchReview(): Promise<Measure[]> {
  const scratch = await openScratch();
  try {
    const { folder } = scratch;
    const source = `testsrc2=s=${REVIEWED.width}x${REVIEWED.height}:r=24`;
    const film = await makeClip(ffmpeg(), join(folder, "take.mp4"), { frames: REVIEWED.frames, source });
    const home = await episodeOf(folder, FILMED, { film, ...REVIEWED });
    const list = await listOf(
      folder,
      "takes.txt",
      Array.from({ length: FILMED }, () => film),
    );
    const joined = join(folder, "joined.mp4");
    await run(ffmpeg(), [...list, "-c", "copy", "-y", joined]);
    const pictures = reviewFilmArgs({ film: joined, output: join(folder, "least.mp4"), fps: 24, ...REVIEWED });
    const sound = [...list, "-vn", "-c:a", "aac", "-b:a", "192k", "-y", join(folder, "least.m4a")];
    const least = await medianOf(RUNS, async () => {
      await run(ffmpeg(), [...pictures]);
      await run(ffmpeg(), sound);
    });
    const times: number[] = [];
    for (let turn = 0; turn < RUNS; turn++) {
      const options = { runRoots: [home.root], validateReplies: false };
      const service = await openService(join(folder, `home${turn}`), options);
      times.push(await timeOf(() => post(service, "/export/review", { ep: home.ep, pass: "final" })));
      await service.stop();
    }
    return [
      {
        name: `write a review of ${FILMED} shots, against its encode alone`,
        value: (times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0) / least,
        unit: "times",
        goal: { atMost: 1.2 },
      },
    ];
  } finally {
    await scratch.remove();
  }
}

const QUIET = ["-nostdin", "-v", "error"];

function ffmpeg(): string {
  return anyTools().ffmpeg.path;
}

interface Clips {
  readonly film: string;
  readonly frames: number;
  readonly width: number;
  readonly height: number;
}

async function episodeOf(scratch: string, shots: number, clips: Clips) {
  const folder = await realpath(scratch);
  const root = join(folder, "show");
  await mkdir(root);
  const ep = await writeEpisode(root, "long", longScript(shots), deliveredSeries(clips.width, clips.height));
  const building = await openService(folder, { runRoots: [root], validateReplies: false });
  await post(building, "/build", { ep });
  await building.stop();
  await placeUpscales({ ...clips, ep, upscale: () => clips.film });
  return { folder, root, ep };
}

/** Something like speech over a bed, for the encoder of the sound. */
async function loudFilm(folder: string): Promise<string> {
  const source = `testsrc2=s=${SIZE.width}x${SIZE.height}:r=24`;
  const mute = await makeClip(ffmpeg(), join(folder, "mute.mp4"), { frames: LENGTH, source, tone: null });
  const loud = join(folder, "loud.mp4");
  const channel = (hertz: number) => `0.4*sin(2*PI*${hertz}*t)*abs(sin(0.7*t))+0.05*random(0)`;
  const sound = ["-f", "lavfi", "-t", String(LENGTH / 24), "-i", `aevalsrc=${channel(220)}|${channel(330)}:s=48000`];
  await run(ffmpeg(), [...QUIET, "-i", mute, ...sound, "-c:v", "copy", "-c:a", "aac", "-b:a", "192k", "-y", loud]);
  return loud;
}

/** What any joiner has to do: copy all pictures of the upscales, decode and encode all sound of the takes. */
async function leastWork(folder: string, clips: readonly string[]): Promise<void> {
  const listed = (name: string, ending: string) =>
    listOf(
      folder,
      name,
      clips.map((clip) => `${clip}${ending}`),
    );
  const pictures = ["-an", "-c:v", "copy", "-f", "mp4", "-y", join(folder, "least.mp4")];
  await run(ffmpeg(), [...(await listed("up.txt", ".up.mp4")), ...pictures]);
  const sound = ["-vn", "-c:a", "aac", "-b:a", "192k", "-f", "mp4", "-y", join(folder, "least.m4a")];
  await run(ffmpeg(), [...(await listed("takes.txt", ".mp4")), ...sound]);
}

/** Files one after another as an input. */
async function listOf(folder: string, name: string, paths: readonly string[]): Promise<string[]> {
  const list = join(folder, name);
  await writeFile(list, paths.map((path) => `file '${path}'\n`).join(""));
  return [...QUIET, "-f", "concat", "-safe", "0", "-i", list];
}

function ask(service: Service, body: object): Promise<void> {
  return post(service, "/master", body);
}

async function post(service: Service, path: string, body: object): Promise<void> {
  const headers = { "Content-Type": "application/json" };
  const reply = await fetch(`${service.url}/studio${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(await reply.text());
  await reply.arrayBuffer();
}
