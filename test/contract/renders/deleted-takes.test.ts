// Folders that a person deletes while their takes are made: nothing is made anew, and no retry is offered.
import { expect } from "chai";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Job } from "../../../src/contracts/files/job.ts";
import type { JobsReply } from "../../../src/contracts/routes/jobs.ts";
import { exists } from "../../../src/machine/paths.ts";
import { openHostStudio, type HostStudio } from "../../support/servers/host-studio.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { until } from "../../support/until.ts";

const GONE = "its take is gone: the episode, or the take's files, were deleted or moved while it was made";

describe("a take whose folder is deleted while a host makes it", function () {
  this.timeout(30_000);
  let at: HostStudio;
  beforeEach(async () => {
    at = await openHostStudio("wan22_ti2v");
    at.host.switches.runFor = Infinity;
    await at.allPictures();
    await at.render();
    await until(() => at.host.accepted.length > 0, "the host was handed no job");
  });
  afterEach(() => at.close());
  const onlyJob = async () => ((await at.studio.get("/jobs")).body as JobsReply).jobs[0] as Job;

  for (const [what, path] of [
    ["the episode", ""],
    ["the shot's folder", "renders_proxy/sh010"],
  ] as const) {
    it(`fails without making ${what} anew`, async () => {
      const deleted = join(at.studio.ep, path);
      await rm(deleted, { recursive: true });
      at.host.switches.runFor = 10;
      const event = await at.studio.received("studio.job", ({ finished }) => finished !== null);
      expect(event.data).to.include({ status: "failed", error: GONE, can_retry: false });
      expect(await onlyJob()).to.include({ status: "failed", error: GONE, can_retry: false });
      expect(await exists(deleted)).to.equal(false);
    });
  }

  it("leaves no film where its record was deleted", async () => {
    await rm(join(at.studio.ep, "renders_proxy/sh010/sh010_t01.json"));
    at.host.switches.runFor = 10;
    await at.studio.idle();
    expect((await onlyJob()).error).to.equal(GONE);
    const left = await readdir(join(at.studio.ep, "renders_proxy/sh010"));
    expect(left.filter((name) => name.endsWith(".mp4"))).to.deep.equal([]);
  });
});

describe("a retry", () => {
  let studio: RealStudio;
  allInStudio((opened) => {
    studio = opened;
  });

  it("is not offered when the folder of its take is gone", async () => {
    await studio.post("/render", { ep: studio.ep, shots: ["sh010"] }).expect(200);
    await studio.idle();
    const offered = async () => ((await studio.get("/jobs")).body as JobsReply).jobs.map(({ can_retry: can }) => can);
    expect(await offered()).to.deep.equal([true]);
    await rm(join(studio.ep, "renders_proxy/sh010"), { recursive: true });
    expect(await offered()).to.deep.equal([false]);
  });
});
