// A master of 240 shots, whose service is killed at random moments: it goes on where it was, nothing half stands under a final name, and a
// shot that is picked anew meanwhile is never mixed in. Two services never assemble one episode at once.
import { expect } from "chai";
import { mkdir, readdir, readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import request from "supertest";
import type { MasterJob, MasterReply } from "../../../src/contracts/routes/delivery/master.ts";
import { sha1 } from "../../../src/core/lib/hash.ts";
import { decodeFrames, makeClip } from "../../media/test-clips.ts";
import { anyTools } from "../../media/tool-sets.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import {
  deliveredSeries,
  placeTake,
  placeUpscale,
  placeUpscales,
  type ManyUpscales,
} from "../../support/episodes/many-upscales.ts";
import { openService, type Service } from "../../support/episodes/open-service.ts";
import { startCli, type RunningCli } from "../../support/episodes/run-cli.ts";
import { longScript, writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { seededDice } from "../../support/values/seeded-random.ts";
import { until } from "../../support/until.ts";

const SHOTS = 240;
const KILLS = 20;
const FRAMES = 4;
const SIDE = 64;
/** Lightness of the upscales, by their shots' places; and of the one that a shot gets meanwhile. */
const GREYS = [40, 70, 100, 130, 160];
const ANEW = 220;
const CHANGED = 99;
/** Every so manieth upscale is HEVC, which cannot be copied beside the others. */
const HEVC = 4;
const ENCODED = SHOTS / HEVC;
const FILM = `long_master_${SIDE}x${SIDE}.mp4`;

describe("a master whose service is killed", function () {
  this.timeout(240_000);
  const ffmpeg = anyTools().ffmpeg.path;
  let running: RunningCli | undefined;
  let other: Service | undefined;
  const kill = async () => {
    running?.kill("SIGKILL");
    await running?.ended;
  };
  afterEach(async () => {
    await kill();
    await other?.stop();
    other = undefined;
  });
  // Behind the hook above: its folder goes when nobody writes in it any more.
  const folder = scratchFolder();
  const root = () => join(folder(), "show");
  const user = () => join(folder(), "user");
  let ep = "";
  let films: ManyUpscales;

  const serve = async () => {
    running = startCli(["serve", "--port", "0", "--root", root(), "--user-dir", user(), "--no-open"]);
    const [, url] = await running.said(/^listening on (http:\/\/127\.0\.0\.1:\d+)$/m);
    return request(url ?? "");
  };
  type Client = Awaited<ReturnType<typeof serve>>;
  const master = (at: Client, action: string) => at.post("/studio/master").send({ ep, action });
  const planned = async (at: Client) => ((await master(at, "plan").expect(200)).body as MasterReply).plan!;
  const isLocked = async () => (await readdir(join(ep, "master"))).includes(".assembling.json");
  const kept = async () => (await listFiles(user())).filter((path) => /\bclips\b.*\.mp4$/.test(path)).length;
  const named = async () =>
    (await readdir(join(ep, "master")).catch(() => [])).filter((name) => !name.startsWith(".")).toSorted();

  beforeEach(async () => {
    await mkdir(root());
    ep = await realpath(await writeEpisode(root(), "long", longScript(SHOTS), deliveredSeries(SIDE, SIDE)));
    const at = await serve();
    await at.post("/studio/build").send({ ep }).expect(200);
    await kill();
    films = await drawFilms();
    await placeUpscales(films);
  });

  /** Takes are black. */
  async function drawFilms(): Promise<ManyUpscales> {
    const grey = (name: string, lightness: number, encoding?: readonly string[]) => {
      const source = `nullsrc=s=${SIDE}x${SIDE}:r=24,geq=lum=${lightness}:cb=128:cr=128`;
      return makeClip(ffmpeg, join(folder(), name), { frames: FRAMES, source, ...(encoding && { encoding }) });
    };
    const film = await grey("take.mp4", 16);
    const anew = await grey("anew.mp4", ANEW);
    const hevc = ["-c:v", "libx265", "-tag:v", "hvc1", "-x265-params", "log-level=error", "-crf", "12"];
    const plain: string[] = [];
    const other: string[] = [];
    for (const lightness of GREYS) {
      plain.push(await grey(`h264-${lightness}.mp4`, lightness));
      other.push(await grey(`hevc-${lightness}.mp4`, lightness, hevc));
    }
    const upscale = (index: number) =>
      index === -1 ? anew : ((index % HEVC === 0 ? other : plain)[index % GREYS.length] ?? "");
    return { ep, film, upscale, frames: FRAMES, width: SIDE, height: SIDE };
  }

  const expectFilm = async (path: string, greyAt: (shot: number) => number) => {
    const frames = await decodeFrames(ffmpeg, path, SIDE, SIDE);
    expect(frames.length).to.equal(SHOTS * FRAMES);
    for (const [index, { centre }] of frames.entries())
      expect(centre, `frame ${index}`).to.be.closeTo(greyAt(Math.floor(index / FRAMES)), 3);
  };
  const greyOf = (shot: number) => GREYS[shot % GREYS.length] ?? 0;

  it("goes on where it was, wherever it was killed", async () => {
    const dice = seededDice(15);
    const whole = new Set<string>();
    let clips = 0;
    for (let turn = 0; turn < KILLS; turn++) {
      const at = await serve();
      let hasEnded = false;
      const assembling = master(at, "assemble")
        .catch(() => undefined)
        .finally(() => (hasEnded = true));
      await until(async () => hasEnded || (await isLocked()), "no master was begun", { within: 60_000 });
      const enough = Math.min(ENCODED, clips + dice(8));
      await until(async () => hasEnded || (await kept()) >= enough, "no clip was encoded", { within: 60_000 });
      await wait(dice(clips < ENCODED ? 60 : 800));
      await kill();
      await assembling;
      const now = await kept();
      expect(now, `clips kept at kill ${turn}`).to.be.at.least(clips);
      clips = now;
      const film = await readFile(join(ep, "master", FILM)).catch(() => undefined);
      if (film && !whole.has(sha1(film))) await expectFilm(join(ep, "master", FILM), greyOf);
      if (film) whole.add(sha1(film));
    }
    expect(clips).to.be.above(0);

    const shot = `sh${String((CHANGED + 1) * 10).padStart(4, "0")}`;
    const again = { shot, take: 2, target: "animatic" };
    await placeTake(films, again);
    const at = await serve();
    await at.put("/studio/pick").send({ ep, pass: "final", shot, take: 2 }).expect(200);
    const before = await planned(at);
    expect(before.counts).to.include({ upscale: 1, ok: SHOTS - 1, queued: 0, gap: 0 });
    expect(before.rows[CHANGED]).to.include({ shot, take: 2, status: "upscale", why: "take 2 has no upscale" });
    await master(at, "assemble").expect(409);
    await placeUpscale(films, { ...again, index: -1 });
    expect(await planned(at)).to.include({ ready: true });

    const made = (await master(at, "assemble").expect(200)).body as MasterReply;
    expect(made.job).to.include({ state: "done", elsewhere: false });
    expect(made.report).to.contain(`| ${shot} | 2 |`);
    await expectFilm(made.output ?? "", (index) => (index === CHANGED ? ANEW : greyOf(index)));
    const first = await readFile(made.output ?? "");
    const files = await named();
    expect(files).to.include.members(["long_master.json", "long_master.md", FILM]);

    const second = (await master(at, "assemble").expect(200)).body as MasterReply;
    expect((await readFile(second.output ?? "")).equals(first)).to.equal(true);
    expect(await named()).to.deep.equal(files);
    const hidden = (await readdir(join(ep, "master"))).filter((name) => name.startsWith("."));
    expect(hidden).to.deep.equal([]);
  });

  it("is assembled by one process at a time, which the others see", async () => {
    const at = await serve();
    other = await openService(join(folder(), "other"), { runRoots: [root()] });
    const beside = request(other.url);
    const jobOf = async () =>
      ((await beside.get("/studio/master/job").query({ ep }).expect(200)).body as { job: MasterJob | null }).job;
    const assembling = master(at, "assemble").then(({ status }) => status);
    const job = await until(jobOf, "nobody assembled");
    expect(job).to.deep.include({ ep, state: "running", elsewhere: true });
    expect(Object.keys(job).toSorted()).to.deep.equal(["by", "elsewhere", "ep", "started", "state"]);
    const refused = (await master(beside, "assemble").expect(409)).body as { error: string };
    expect(refused.error).to.contain("a master of this episode is already being assembled by");
    await master(beside, "prores").expect(409);
    expect(await assembling).to.equal(200);
    expect(await jobOf()).to.equal(null);

    const killed = master(at, "assemble").catch(() => undefined);
    await until(jobOf, "nobody assembled again");
    await kill();
    await killed;
    await master(beside, "assemble").expect(200);
    expect(await jobOf()).to.include({ state: "done", elsewhere: false });
  });
});
