import { expect } from "chai";
import type { JobsReply } from "../../../src/contracts/routes/jobs.ts";
import { openModelHost } from "../../support/servers/model-host.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";
import { until } from "../../support/until.ts";

describe("a render whose host is away", function () {
  this.timeout(60_000);
  let film: Buffer;
  let studio: RealStudio;
  let host: StandInHost;

  before(async () => {
    film = await smallFilm({ frames: 12, width: 64, height: 48, fps: 24 });
  });
  beforeEach(async () => {
    host = await openModelHost(["wan22_ti2v"], film);
    studio = await openRealStudio({ series: seriesFor("wan22_ti2v"), script: threeShots });
    await settle({ local_url: host.url });
    await host.close();
    await studio.post("/render", { ep: studio.ep, pass: "proxy", shots: ["sh010"] }).expect(200);
  });
  afterEach(async () => {
    await studio.close();
    await host.close();
  });

  const settle = (settings: object) => studio.put("/settings", settings).expect(200);
  const jobs = async () => (await studio.get("/jobs").expect(200)).body as JobsReply;
  const held = (what: RegExp) => {
    const isHeld = async () => {
      const { jobs: all, lanes } = await jobs();
      return what.test(lanes["local"]?.held ?? "") && { job: all[0], lane: lanes["local"] };
    };
    return until(isHeld, `the lane was not held for ${String(what)}`, { within: 45_000, every: 10 });
  };

  it("waits and says why, and is made once the host is back", async () => {
    const { job, lane } = await held(/does not answer/);
    expect(job).to.include({ status: "queued", error: lane?.held });
    expect(lane?.held).to.contain(host.url).and.contain("start it, or change its address in the settings");
    await host.open();
    await studio.idle();
    expect((await jobs()).jobs[0]).to.include({ status: "succeeded", error: null });
    expect(host.accepted).to.have.length(1);
  });

  it("is made where the settings say then, at once", async () => {
    await held(/does not answer/);
    const other = await openModelHost(["wan22_ti2v"], film);
    await settle({ local_url: other.url });
    await studio.idle();
    expect([host.accepted.length, other.accepted.length]).to.deep.equal([0, 1]);
    await other.close();
  });

  it("waits while no host is set up, and can be cancelled", async () => {
    await settle({ local_url: null });
    const { job } = await held(/is not set up any more/);
    await studio.post("/jobs/cancel", { id: job?.id }).expect(200);
    expect((await jobs()).jobs[0]).to.include({ status: "canceled", error: "canceled before it ran" });
    expect((await jobs()).lanes).to.not.have.property("local");
  });
});
