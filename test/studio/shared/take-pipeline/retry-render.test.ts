// A render that is tried again: its take belongs to its job from the first moment on, and is made of what lies there now.
import { expect } from "chai";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Job } from "../../../../src/contracts/files/job.ts";
import type { Sidecar } from "../../../../src/contracts/files/sidecar.ts";
import type { JobsReply } from "../../../../src/contracts/routes/jobs.ts";
import type { RenderReply } from "../../../../src/contracts/routes/takes.ts";
import { sha1 } from "../../../../src/core/lib/hash.ts";
import { openRealStudio, type RealStudio } from "../../../support/episodes/real-studio.ts";
import { seriesFor } from "../../../support/episodes/sample-episodes.ts";

describe("a render that is tried again", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  beforeEach(async () => {
    studio = await openRealStudio();
  });
  afterEach(() => studio.close());

  const pause = (paused: boolean) => studio.post("/jobs/pause", { lane: "builtin", paused }).expect(200);
  const recordOf = async (take: number) => {
    const path = join(studio.ep, "renders_proxy", "sh010", `sh010_t0${take}.json`);
    return JSON.parse(await readFile(path, "utf8")) as Sidecar;
  };
  /** A take that was cancelled while it waited; the lane stays paused. */
  const cancelled = async () => {
    await pause(true);
    const { body } = await studio.post("/render", { ep: studio.ep, shots: ["sh010"] }).expect(200);
    const id = (body as RenderReply).queued[0]?.prompt_id ?? "";
    await studio.post("/jobs/cancel", { id }).expect(200);
    return id;
  };
  const retry = async (id: string) => {
    const { body } = await studio.post("/jobs/retry", { id }).expect(200);
    return (body as JobsReply).jobs.find(({ info }) => "retry_of" in info && info.retry_of === id) as Job;
  };

  it("names its job in its record", async () => {
    const job = await retry(await cancelled());
    expect(await recordOf(2)).to.include({ status: "queued", queue: "studio", host_prompt_id: job.id, parent_take: 1 });
    expect(job.info).to.include({ shot: "sh010", take: 2 });
  });

  it("can be cancelled by its take, which ends its job", async () => {
    const job = await retry(await cancelled());
    const take = { ep: studio.ep, pass: "proxy", shot: "sh010", take: 2 };
    expect((await studio.post("/cancel", take).expect(200)).body).to.include({ status: "failed" });
    const { body } = await studio.get("/jobs").expect(200);
    expect((body as JobsReply).jobs.find(({ id }) => id === job.id)?.status).to.equal("canceled");
  });

  it("records the pictures that are there now", async () => {
    await writeFile(join(studio.ep, "series.json"), JSON.stringify(seriesFor()));
    await studio.post("/build", { ep: studio.ep }).expect(200);
    const id = await cancelled();
    const hashOfAda = async (take: number) =>
      (await recordOf(take)).refs.find(({ path }) => path === "refs/ada.png")?.sha1;
    expect(await hashOfAda(1)).to.equal(null);
    await mkdir(join(studio.ep, "refs"));
    await writeFile(join(studio.ep, "refs", "ada.png"), "another picture");
    await retry(id);
    expect(await hashOfAda(2)).to.equal(sha1(Buffer.from("another picture")));
  });

  it("tells nothing of how the take before it was made", async () => {
    const { body } = await studio.post("/render", { ep: studio.ep, shots: ["sh010"] }).expect(200);
    await studio.idle();
    expect(await recordOf(1)).to.have.property("made_with");
    await pause(true);
    await retry((body as RenderReply).queued[0]?.prompt_id ?? "");
    expect(await recordOf(2)).not.to.have.any.keys("made_with", "started", "finished", "save_ms");
  });

  for (const [what, lost] of [
    ["was discarded", () => studio.post("/discard", { ep: studio.ep, pass: "proxy", shot: "sh010", take: 1 })],
    ["lost its shot list", () => rm(join(studio.ep, "renders_proxy", "sh010", "sh010_t01.shotlist.json"))],
  ] as const) {
    it(`is refused when the take ${what}`, async () => {
      const id = await cancelled();
      await lost();
      const { body } = await studio.post("/jobs/retry", { id }).expect(409);
      expect((body as { error: string }).error).to.match(/^sh010 take 1 \(proxy\) cannot be retried: .*sh010.*take 1/);
      expect((body as { error: string }).error).to.contain("render the shot again");
    });
  }
});
