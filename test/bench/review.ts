// A review of 60 shots against its encode alone: the pictures of a joined film by the same encoder, and the sound of the takes as AAC once.
import { mkdir, realpath, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ReviewReply } from "../../src/contracts/routes/delivery/review.ts";
import { reviewFilmArgs } from "../../src/core/review/review-film-args.ts";
import { run } from "../../src/machine/spawn.ts";
import { makeClip } from "../media/test-clips.ts";
import { anyTools } from "../media/tool-sets.ts";
import { deliveredSeries, placeUpscales } from "../support/episodes/many-upscales.ts";
import { openService, type Service } from "../support/episodes/open-service.ts";
import { longScript, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { openScratch } from "../support/episodes/scratch-folder.ts";
import { medianOf, timeOf, type Measure } from "./measure.ts";

const RUNS = 3;
const SHOTS = 60;
const FRAMES = 48;
const SIZE = { width: 960, height: 540 };

export async function benchReview(): Promise<Measure[]> {
  const scratch = await openScratch();
  try {
    const folder = await realpath(scratch.folder);
    const root = join(folder, "show");
    await mkdir(root);
    const { ffmpeg } = anyTools();
    const source = `testsrc2=s=${SIZE.width}x${SIZE.height}:r=24`;
    const film = await makeClip(ffmpeg.path, join(folder, "take.mp4"), { frames: FRAMES, source });
    const ep = await writeEpisode(root, "long", longScript(SHOTS), deliveredSeries(SIZE.width, SIZE.height));
    const building = await openService(folder, { runRoots: [root], validateReplies: false });
    await post(building, "/build", { ep });
    await building.stop();
    await placeUpscales({ ep, film, frames: FRAMES, ...SIZE, upscale: () => film });
    const joined = await joinTakes(ffmpeg.path, folder, film);
    const output = join(folder, "least-review.mp4");
    const encode = [...reviewFilmArgs({ film: joined, output, fps: 24, ...SIZE })];
    const sound = [
      ...(await listed(folder, film)),
      "-vn",
      "-c:a",
      "aac",
      "-b:a",
      "192k",
      "-y",
      join(folder, "least.m4a"),
    ];
    const least = await medianOf(RUNS, async () => {
      await run(ffmpeg.path, encode);
      await run(ffmpeg.path, sound);
    });
    const times: number[] = [];
    for (let turn = 0; turn < RUNS; turn++) {
      const service = await openService(join(folder, `home${turn}`), { runRoots: [root], validateReplies: false });
      times.push(await timeOf(() => post<ReviewReply>(service, "/export/review", { ep, pass: "final" })));
      await service.stop();
    }
    return [
      {
        name: `write a review of ${SHOTS} shots, against its encode alone`,
        value: (times.toSorted((a, b) => a - b)[RUNS >> 1] ?? 0) / least,
        unit: "times",
        goal: { atMost: 1.2 },
      },
    ];
  } finally {
    await scratch.remove();
  }
}

async function joinTakes(ffmpeg: string, folder: string, film: string): Promise<string> {
  const joined = join(folder, "joined.mp4");
  await run(ffmpeg, [...(await listed(folder, film)), "-c", "copy", "-y", joined]);
  return joined;
}

/** The takes one after another as an input. */
async function listed(folder: string, film: string): Promise<string[]> {
  const list = join(folder, "takes.txt");
  await writeFile(list, `file '${film}'\n`.repeat(SHOTS));
  return ["-nostdin", "-v", "error", "-f", "concat", "-safe", "0", "-i", list];
}

async function post<Reply>(service: Service, path: string, body: object): Promise<Reply> {
  const headers = { "Content-Type": "application/json" };
  const reply = await fetch(`${service.url}/studio${path}`, { method: "POST", headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()) as Reply;
}
