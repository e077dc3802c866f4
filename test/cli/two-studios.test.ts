// Two studios with user folders of their own work on one episode, as over a shared disk: both render, both look, one is killed.
import { expect } from "chai";
import { readdir } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import request from "supertest";
import type { EpisodeStatus } from "../../src/contracts/replies/episode-status.ts";
import type { JobsReply } from "../../src/contracts/routes/jobs.ts";
import { listFiles } from "../support/episodes/list-files.ts";
import { openModelHost } from "../support/servers/model-host.ts";
import { openService, type Service } from "../support/episodes/open-service.ts";
import { runCli, startCli, type RunningCli } from "../support/episodes/run-cli.ts";
import { seriesFor, threeShots, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { smallFilm } from "../support/media/small-film.ts";
import type { StandInHost } from "../support/servers/stand-in-host.ts";
import { until } from "../support/until.ts";

const SHOTS = ["sh010", "sh020", "sh030"];

describe("two studios on one episode", function () {
  this.timeout(90_000);
  let film: Buffer;
  let host: StandInHost;
  let ep: string;
  let beside: Service;
  let killed: RunningCli | undefined;
  before(async () => {
    film = await smallFilm({ frames: 12, width: 64, height: 48, fps: 24 });
  });
  afterEach(async () => {
    killed?.kill("SIGKILL");
    await killed?.ended;
    await beside.stop();
    await host.close();
  });
  // Behind the hook above: its folder goes when nobody writes in it any more.
  const folder = scratchFolder();
  beforeEach(async () => {
    host = await openModelHost(["wan22_ti2v"], film);
    ep = await writeEpisode(join(folder(), "films"), "tide", threeShots, seriesFor("wan22_ti2v"));
    beside = await openService(join(folder(), "beside"), { runRoots: [join(folder(), "films")] });
    await post(beside.url, "build", {});
  });

  const post = async (url: string, path: string, body: object) =>
    request(url)
      .post(`/studio/${path}`)
      .send({ ep, pass: "proxy", ...(path === "build" ? { pass: undefined } : {}), ...body });
  const takes = async (url: string) => {
    const { body } = await request(url).get("/studio/episode").query({ ep, pass: "proxy" }).expect(200);
    return (body as EpisodeStatus).shots.flatMap(({ shot, takes: all }) =>
      all.map(({ take, status }) => `${shot} ${take} ${status}`),
    );
  };
  /** Without those that are being written. */
  const wholeFiles = async () => (await listFiles(ep)).filter((name) => !name.endsWith(".part"));
  const start = async () => {
    const flags = [
      "--port",
      "0",
      "--root",
      join(folder(), "films"),
      "--user-dir",
      join(folder(), "first"),
      "--no-open",
    ];
    killed = startCli(["serve", ...flags], { STUDIO_LOCAL_URL: host.url });
    const [, url = ""] = await killed.said(/^listening on (http:\/\/127\.0\.0\.1:\d+)$/m);
    return url;
  };
  const idle = async (url: string) => {
    const isOver = async () => {
      const { jobs } = (await request(url).get("/studio/jobs").expect(200)).body as JobsReply;
      return jobs.every(({ finished }) => finished !== null);
    };
    await until(isOver, `the jobs of ${url} did not end`, { within: 60_000, every: 10 });
  };

  it("both render while both look, and no take is lost or doubled", async () => {
    const first = await openService(join(folder(), "first"), {
      runRoots: [join(folder(), "films")],
      env: { STUDIO_LOCAL_URL: host.url },
    });
    try {
      host.switches.runFor = 150;
      const drawn = { target: "animatic", redo: true };
      await Promise.all([post(first.url, "render", {}), post(beside.url, "render", drawn)]);
      const ends = Promise.all([idle(first.url), idle(beside.url)]);
      let isOver = false;
      void ends.then(() => (isOver = true));
      while (!isOver) await Promise.all([takes(first.url), takes(beside.url)]);
      const expected = SHOTS.flatMap((shot) => [1, 2].map((take) => `${shot} ${take} ok`));
      expect(await takes(first.url)).to.have.members(expected);
      expect(await takes(beside.url)).to.have.members(expected);
      expect(host.ran.length).to.equal(3);
    } finally {
      await first.stop();
    }
    expect(await readdir(join(ep, "_cache", "studios"))).to.have.length(1);
  });

  it("that only look write nothing while another makes takes, and cancel none of them", async () => {
    host.switches.runFor = Infinity;
    const first = await start();
    await post(first, "render", {});
    await until(() => host.accepted.length > 0, "the host was handed no job");
    const before = await wholeFiles();
    const other = ["--user-dir", join(folder(), "third"), "--json"];
    const { code, stdout, stderr } = await runCli(["status", ep, ...other]);
    expect([code, stderr]).to.deep.equal([0, ""]);
    expect(stdout).to.contain('"queued"');
    expect(await takes(beside.url)).to.have.members(SHOTS.map((shot) => `${shot} 1 queued`));
    const { status, body } = await post(beside.url, "cancel", { shot: "sh010", take: 1 });
    expect([status, (body as { error: string }).error]).to.deep.equal([
      409,
      `another studio on ${hostname()} makes sh010 take 1: cancel it there`,
    ]);
    expect(await wholeFiles()).to.deep.equal(before);
    host.switches.runFor = 20;
  });

  it("close the takes of one that was killed, whose jobs count again when it comes back", async () => {
    host.switches.runFor = Infinity;
    const first = await start();
    await post(first, "render", {});
    await until(() => host.accepted.length > 0, "the host was handed no job");
    killed?.kill("SIGKILL");
    await killed?.ended;
    expect(await takes(beside.url)).to.have.members(SHOTS.map((shot) => `${shot} 1 failed`));
    expect(await readdir(ep)).not.to.include("_cache");
    host.switches.runFor = 20;
    const again = await start();
    await idle(again);
    expect(await takes(beside.url)).to.have.members(SHOTS.map((shot) => `${shot} 1 ok`));
    expect(host.ran.length).to.equal(3);
  });
});
