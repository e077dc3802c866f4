// The service is killed at each step of a render on a host. The host runs the prompt once, and the episode gets one take of it.
import { expect } from "chai";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import type { EpisodeStatus } from "../../src/contracts/replies/episode-status.ts";
import type { JobsReply } from "../../src/contracts/routes/jobs.ts";
import { openModelHost } from "../support/servers/model-host.ts";
import { openService, type Service } from "../support/episodes/open-service.ts";
import { startCli, type RunningCli } from "../support/episodes/run-cli.ts";
import { seriesFor, threeShots, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { smallFilm } from "../support/media/small-film.ts";
import type { StandInHost } from "../support/servers/stand-in-host.ts";
import { until } from "../support/until.ts";

describe("a service that is killed while a host renders", function () {
  this.timeout(60_000);
  let film: Buffer;
  let host: StandInHost;
  let running: RunningCli | undefined;
  let next: Service | undefined;
  let ep: string;

  afterEach(async () => {
    await kill();
    await next?.stop();
    next = undefined;
    await host.close();
  });
  // Behind the hook above: its folder goes when nobody writes in it any more.
  const folder = scratchFolder();
  before(async () => {
    film = await smallFilm({ frames: 12, width: 64, height: 48, fps: 24 });
  });
  beforeEach(async () => {
    host = await openModelHost(["wan22_ti2v"], film);
    ep = await writeEpisode(folder(), "tide", threeShots, seriesFor("wan22_ti2v"));
  });

  const start = async () => {
    const flags = ["--port", "0", "--root", folder(), "--user-dir", join(folder(), "user"), "--no-open"];
    running = startCli(["serve", ...flags], { STUDIO_LOCAL_URL: host.url });
    const [, url] = await running.said(/^listening on (http:\/\/127\.0\.0\.1:\d+)$/m);
    return request(url ?? "");
  };
  /** The service that follows the one which was ended. */
  const startNext = async () => {
    next = await openService(folder(), { runRoots: [folder()], env: { STUDIO_LOCAL_URL: host.url } });
    return request(next.url);
  };
  const kill = async () => {
    running?.kill("SIGKILL");
    await running?.ended;
  };
  const finished = async (service: ReturnType<typeof request>) => {
    const { jobs } = (await service.get("/studio/jobs").expect(200)).body as JobsReply;
    return jobs.every((job) => job.finished !== null);
  };
  const hasFile = async (name: string) =>
    (await readdir(join(ep, "renders_proxy/sh010")).catch(() => [] as string[])).includes(name);
  const wasAsked = (what: RegExp) => host.asked.some((each) => what.test(each));

  const steps: [string, () => void, () => boolean | Promise<boolean>][] = [
    ["before the host has read the prompt", () => (host.switches.stopsAt = "prompt"), () => wasAsked(/POST \/prompt/)],
    ["before the host has answered", () => (host.switches.stopsAt = "reply"), () => host.accepted.length === 1],
    [
      "while the host renders",
      () => (host.switches.runFor = Infinity),
      () => host.accepted.length === 1 && wasAsked(/GET \/history/),
    ],
    ["while the film is on its way", () => (host.switches.stopsAt = "file"), () => wasAsked(/GET \/view/)],
    ["while the take is closed", () => undefined, () => hasFile("sh010_t01.mp4")],
  ];
  for (const [when, set, isThere] of steps) {
    it(`${when}, goes on with that render when it is started again`, async () => {
      const first = await start();
      await first.post("/studio/build").send({ ep }).expect(200);
      set();
      await first
        .post("/studio/render")
        .send({ ep, pass: "proxy", shots: ["sh010"] })
        .expect(200);
      await until(isThere, "the render did not get so far", { within: 30_000 });
      await kill();
      Object.assign(host.switches, { stopsAt: null, runFor: 20 });

      const second = await startNext();
      await until(() => finished(second), "the render did not end", { within: 30_000 });
      const { body } = await second.get("/studio/episode").query({ ep, pass: "proxy" }).expect(200);
      const takes = (body as EpisodeStatus).shots[0]?.takes.map(({ take, status, frames }) => [take, status, frames]);
      expect(takes).to.deep.equal([[1, "ok", 12]]);
      expect([host.accepted.length, host.ran.length]).to.deep.equal([1, 1]);
      const files = await readdir(join(ep, "renders_proxy/sh010"));
      expect(files.filter((name) => name.includes(".part") || name.endsWith(".tmp"))).to.deep.equal([]);
    });
  }

  it("is stopped in good order without ending the host's run, and goes on with it", async () => {
    const first = await start();
    await first.post("/studio/build").send({ ep }).expect(200);
    host.switches.runFor = Infinity;
    await first
      .post("/studio/render")
      .send({ ep, pass: "proxy", shots: ["sh010"] })
      .expect(200);
    await until(() => host.accepted.length === 1, "the host was handed no job", { within: 30_000 });
    await first.post("/studio/server/stop").send({}).expect(200);
    await running?.ended;
    host.switches.runFor = 20;
    const second = await startNext();
    await until(() => finished(second), "the render did not end", { within: 30_000 });
    expect(await hasFile("sh010_t01.jpg")).to.equal(true);
    expect([host.accepted.length, host.ran.length]).to.deep.equal([1, 1]);
  });
});
