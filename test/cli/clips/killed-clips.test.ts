// The service is killed while a clip is made. The next one goes on: one picture, made live, and as many takes as were asked for.
import { expect } from "chai";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { ClipQueued } from "../../../src/contracts/routes/clips/queue.ts";
import type { JobsReply } from "../../../src/contracts/routes/jobs.ts";
import { killedService, type ServiceClient } from "../../support/episodes/killed-service.ts";
import { until } from "../../support/until.ts";

describe("a service that is killed while a clip is made", function () {
  this.timeout(90_000);
  const at = killedService("z_image_turbo", { frames: 1, width: 64, height: 36, fps: 24 });
  let ep: string;

  const begin = async (service: ServiceClient) => {
    ep = (await service.post("/studio/clips/ensure").expect(200)).body.ep as string;
    const clip = { ep, text: "Rain runs down a window at night.", seconds: 8 };
    const { shot } = (await service.post("/studio/clips/add").send(clip).expect(200)).body as { shot: string };
    const asked = { ep, shot, takes: 2, image_target: "card" };
    return (await service.post("/studio/clip/queue").send(asked).expect(200)).body as ClipQueued;
  };
  const jobs = async (service: ServiceClient) => (await service.get("/studio/jobs").expect(200)).body as JobsReply;
  const takes = async (service: ServiceClient) => {
    const { shots } = (await service.get("/studio/episode").query({ ep }).expect(200)).body as EpisodeStatus;
    return (shots[0]?.takes ?? []).map(({ status }) => status);
  };
  const isOver = async (service: ServiceClient) =>
    (await jobs(service)).steps?.length === 0 && (await at.finished(service));
  const expectWhole = async (service: ServiceClient) => {
    await until(() => isOver(service), "the clip was not made", { within: 60_000, every: 50 });
    expect((await jobs(service)).failed_steps).to.deep.equal([]);
    expect((await stat(join(ep, "../refs/clip01/clip01.png"))).size).to.be.above(0);
    expect((await takes(service)).filter((status) => status === "ok")).to.have.length(2);
  };

  it("at once after the reply, draws its picture and its takes", async () => {
    await begin(await at.start());
    await at.kill();
    await expectWhole(await at.startNext());
  });

  // As many are drawn at once as the machine has cores for, two at most. Where the step had not ended, it asks for those anew that were cut off.
  it("while its takes are drawn, has those made that were not begun, and tells of those that were", async () => {
    const first = await at.start();
    await begin(first);
    await until(async () => (await takes(first)).length === 2, "no take was asked for", { within: 30_000, every: 20 });
    await at.kill();
    const second = await at.startNext();
    await until(() => isOver(second), "the takes did not end", { within: 60_000, every: 50 });
    const statuses = await takes(second);
    const made = statuses.filter((status) => status === "ok").length;
    const failed = statuses.filter((status) => status === "failed").length;
    expect(statuses).to.have.length(made + failed);
    expect(failed, "takes that were cut off").to.be.within(0, 2);
    expect(made, "takes that were made").to.be.oneOf([2, 2 - failed]);
    expect((await jobs(second)).steps).to.deep.equal([]);
  });
});
