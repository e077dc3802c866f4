// The service as a process: it starts, it is killed, it comes back. Nothing that was queued or cut is lost.
import { expect } from "chai";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import type { EpisodeStatus } from "../../src/contracts/replies/episode-status.ts";
import type { JobsReply } from "../../src/contracts/routes/jobs.ts";
import { openService, type Service } from "../support/episodes/open-service.ts";
import { runCli, startCli, type RunningCli } from "../support/episodes/run-cli.ts";
import { threeShots, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { until } from "../support/until.ts";

describe("serve", function () {
  this.timeout(60_000);
  let running: RunningCli | undefined;
  let next: Service | undefined;
  afterEach(async () => {
    running?.kill("SIGKILL");
    await running?.ended;
    await next?.stop();
    next = undefined;
  });
  const folder = scratchFolder();

  const start = async (): Promise<string> => {
    const flags = ["--port", "0", "--root", folder(), "--user-dir", join(folder(), "user"), "--no-open"];
    running = startCli(["serve", ...flags]);
    const [, url] = await running.said(/^listening on (http:\/\/127\.0\.0\.1:\d+)$/m);
    return url ?? "";
  };
  const jobsOf = async (url: string) => (await request(url).get("/studio/jobs").expect(200)).body as JobsReply;
  const finished = async (url: string) => {
    const ended = async () => {
      const { jobs } = await jobsOf(url);
      return jobs.every((job) => job.finished !== null) && jobs;
    };
    return until(ended, "the jobs did not end", { within: 45_000, every: 25 });
  };

  it("keeps waiting jobs through a kill, and fails what ran, with a reason and a retry", async () => {
    const long = threeShots.replace("dur: 1\n", "dur: 60\n");
    const ep = await writeEpisode(folder(), "tide", long);
    const first = await start();
    await request(first).post("/studio/build").send({ ep }).expect(200);
    await request(first).post("/studio/jobs/pause").send({ lane: "builtin", paused: true }).expect(200);
    await request(first).post("/studio/render").send({ ep, pass: "final" }).expect(200);
    await request(first).post("/studio/jobs/pause").send({ lane: "builtin", paused: false }).expect(200);
    const isRunning = async () =>
      (await jobsOf(first)).jobs.find((job) => job.status === "running" && job.title.startsWith("sh010"));
    await until(isRunning, "no shot was being drawn", { within: 30_000 });
    running?.kill("SIGKILL");
    await running?.ended;

    next = await openService(folder(), { runRoots: [folder()] });
    const second = next.url;
    const jobs = await finished(second);
    const byShot = new Map(jobs.map((job) => [job.title.split(" ")[0], job]));
    expect(byShot.get("sh010")).to.include({ status: "failed", can_retry: true });
    expect(byShot.get("sh010")?.error).to.include("stopped while it ran");
    expect(byShot.get("sh030")?.status).to.equal("succeeded");
    const { body } = await request(second).get("/studio/episode").query({ ep, pass: "final" }).expect(200);
    const takes = (body as EpisodeStatus).shots.map(({ shot, takes: [take] }) => [
      shot,
      take?.status,
      take?.save_notes,
    ]);
    expect(takes[0]).to.deep.equal(["sh010", "failed", "the service stopped while it ran"]);
    const left = await readdir(ep, { recursive: true });
    expect(left.filter((name) => name.endsWith("sh010_t01.mp4"))).to.deep.equal([]);
  });

  it("never shows half a cut file, whenever it is killed", async () => {
    const ep = await writeEpisode(folder());
    const url = await start();
    await request(url).post("/studio/build").send({ ep }).expect(200);
    const shots = ["sh010", "sh020", "sh030"];
    const writes = Array.from({ length: 60 }, (_, turn) =>
      request(url)
        .put("/studio/cut")
        .send({ ep, entries: shots.map((shot) => ({ shot, note: `turn ${turn} ${"x".repeat(2000)}` })) })
        .catch(() => undefined),
    );
    await writes[20];
    running?.kill("SIGKILL");
    await Promise.all(writes);
    const cut = JSON.parse(await readFile(join(ep, "cut.json"), "utf8")) as { proxy: { note: string }[] };
    expect(new Set(cut.proxy.map(({ note }) => note.slice(0, 8))).size).to.equal(1);
  });

  it("is the only one in its user folder: another one names it", async () => {
    const url = await start();
    const other = await runCli(["serve", "--port", "0", "--user-dir", join(folder(), "user"), "--no-open"]);
    expect(other.code).to.equal(1);
    expect(other.stderr).to.include(url);
  });

  it("ends when it is asked to, with 3 for a restart", async () => {
    const url = await start();
    await request(url).post("/studio/server/stop").send({ restart: true }).expect(200);
    expect((await running?.ended)?.code).to.equal(3);
    const again = await start();
    await request(again).post("/studio/server/stop").send({}).expect(200);
    expect((await running?.ended)?.code).to.equal(0);
  });

  it("says which port is taken", async () => {
    const url = await start();
    const port = new URL(url).port;
    const other = await runCli(["serve", "--port", port, "--user-dir", join(folder(), "user2"), "--no-open"]);
    expect(other.code).to.equal(1);
    expect(other.stderr).to.include(`port ${port} is taken`);
  });
});
