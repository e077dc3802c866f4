// The service is killed while a tour is made. The next one makes it whole, with one candidate for each hold.
import { expect } from "chai";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import type { SeriesRef } from "../../src/contracts/replies/ref.ts";
import type { JobsReply } from "../../src/contracts/routes/jobs.ts";
import { openService, type Service } from "../support/episodes/open-service.ts";
import { png } from "../support/episodes/ref-studio.ts";
import { startCli, type RunningCli } from "../support/episodes/run-cli.ts";
import { seriesFor, threeShots, writeEpisode } from "../support/episodes/sample-episodes.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";
import { writeFiles } from "../support/episodes/write-files.ts";
import { smallFilm } from "../support/media/small-film.ts";
import { openModelHost } from "../support/servers/model-host.ts";
import type { StandInHost } from "../support/servers/stand-in-host.ts";
import { until } from "../support/until.ts";

const QUAY = "location:quay";

describe("a service that is killed while a tour is made", function () {
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
  before(async () => void (film = await smallFilm({ frames: 48, width: 96, height: 64, fps: 24 })));
  beforeEach(async () => {
    host = await openModelHost(["wan22_ti2v"], film);
    ep = await writeEpisode(folder(), "tide", threeShots, seriesFor("wan22_ti2v"));
    await writeFiles(ep, { "refs/quay.png": await png(0x336699ff, 640, 384) });
  });

  const start = async () => {
    const flags = ["--port", "0", "--root", folder(), "--user-dir", join(folder(), "user"), "--no-open"];
    running = startCli(["serve", ...flags], { STUDIO_LOCAL_URL: host.url });
    const [, url] = await running.said(/^listening on (http:\/\/127\.0\.0\.1:\d+)$/m);
    return request(url ?? "");
  };
  const startNext = async () => {
    next = await openService(folder(), { runRoots: [folder()], env: { STUDIO_LOCAL_URL: host.url } });
    return request(next.url);
  };
  const kill = async () => {
    running?.kill("SIGKILL");
    await running?.ended;
  };
  const ask = async (service: ReturnType<typeof request>, target: string, seconds = 3) =>
    (await service.post("/studio/refs/tour").send({ ep, ref: QUAY, move: "pan right", seconds, target }).expect(200))
      .body;
  const finished = async (service: ReturnType<typeof request>) => {
    const { jobs } = (await service.get("/studio/jobs").expect(200)).body as JobsReply;
    return jobs.every((job) => job.finished !== null);
  };
  const quay = async (service: ReturnType<typeof request>): Promise<SeriesRef> => {
    const { refs } = (await service.get("/studio/refs").query({ ep }).expect(200)).body as { refs: SeriesRef[] };
    return refs.find(({ id }) => id === QUAY)!;
  };
  const names = (at = "") => readdir(join(ep, "refs/_takes/location__quay", at)).catch(() => [] as string[]);
  const expectWhole = async (service: ReturnType<typeof request>) => {
    const { tours, tour_holds: holds } = await quay(service);
    expect(tours.map(({ tour, status }) => `${tour} ${status}`)).to.deep.equal(["1 ok"]);
    const numbers = holds.filter(({ usable }) => usable).map(({ hold }) => hold);
    expect(numbers).to.deep.equal(Array.from({ length: tours[0]?.holds ?? 0 }, (_, at) => at + 1));
    expect(await names("_tours")).to.have.members(["tour_t01.json", "tour_t01.mp4"]);
    expect((await names()).filter((name) => name.includes(".part"))).to.deep.equal([]);
  };

  const steps: [string, () => void, () => boolean | Promise<boolean>][] = [
    ["while the host renders", () => (host.switches.runFor = Infinity), () => host.accepted.length === 1],
    [
      "while its video is on its way",
      () => (host.switches.stopsAt = "file"),
      () => host.asked.some((each) => /GET \/view/.test(each)),
    ],
    [
      "while its holds are cut",
      () => undefined,
      async () => (await names()).some((name) => name.includes("_tour_t01")),
    ],
  ];
  for (const [when, set, isThere] of steps) {
    it(`${when}, goes on with that render`, async () => {
      const first = await start();
      set();
      await ask(first, "wan22_ti2v");
      await until(isThere, "the tour did not get so far", { within: 30_000 });
      await kill();
      Object.assign(host.switches, { stopsAt: null, runFor: 20 });
      const second = await startNext();
      await until(() => finished(second), "the tour did not end", { within: 30_000 });
      await expectWhole(second);
      expect([host.accepted.length, host.ran.length]).to.deep.equal([1, 1]);
    });
  }

  it("while it is drawn here, says that it failed and makes it again when it is asked to", async () => {
    const first = await start();
    const { queued } = await ask(first, "animatic", 10);
    const isDrawn = async () => (await names("_tours")).some((name) => name.includes(".mp4"));
    await until(isDrawn, "nothing was drawn", { within: 30_000 });
    await kill();
    const second = await startNext();
    await until(() => finished(second), "the tour was not closed", { within: 30_000 });
    const { tours } = await quay(second);
    expect(tours[0]?.status).to.equal("failed");
    expect(tours[0]?.error).to.be.a("string").and.not.to.equal("");
    await second.post("/studio/jobs/retry").send({ id: queued[0].host_prompt_id }).expect(200);
    await until(() => finished(second), "the second tour did not end", { within: 50_000 });
    expect((await quay(second)).tours.map(({ tour, status }) => `${tour} ${status}`)).to.deep.equal([
      "1 failed",
      "2 ok",
    ]);
  });
});
