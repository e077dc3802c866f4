// The service is killed while a tour is made. The next one makes it whole, with one candidate for each hold.
import { expect } from "chai";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { SeriesRef } from "../../src/contracts/replies/ref.ts";
import { killedService, type ServiceClient } from "../support/episodes/killed-service.ts";
import { png } from "../support/episodes/ref-studio.ts";
import { writeFiles } from "../support/episodes/write-files.ts";
import { until } from "../support/until.ts";

const QUAY = "location:quay";

describe("a service that is killed while a tour is made", function () {
  this.timeout(60_000);
  const at = killedService("wan22_ti2v", { frames: 48, width: 96, height: 64, fps: 24 });
  beforeEach(async () => writeFiles(at.ep, { "refs/quay.png": await png(0x336699ff, 640, 384) }));

  const ask = async (service: ServiceClient, target: string, seconds = 3) =>
    (
      await service
        .post("/studio/refs/tour")
        .send({ ep: at.ep, ref: QUAY, move: "pan right", seconds, target })
        .expect(200)
    ).body;
  const quay = async (service: ServiceClient): Promise<SeriesRef> => {
    const { refs } = (await service.get("/studio/refs").query({ ep: at.ep }).expect(200)).body as { refs: SeriesRef[] };
    return refs.find(({ id }) => id === QUAY)!;
  };
  const names = (folder = "") => readdir(join(at.ep, "refs/_takes/location__quay", folder)).catch(() => [] as string[]);
  const expectWhole = async (service: ServiceClient) => {
    const { tours, tour_holds: holds } = await quay(service);
    expect(tours.map(({ tour, status }) => `${tour} ${status}`)).to.deep.equal(["1 ok"]);
    const numbers = holds.filter(({ usable }) => usable).map(({ hold }) => hold);
    expect(numbers).to.deep.equal(Array.from({ length: tours[0]?.holds ?? 0 }, (_, index) => index + 1));
    expect(await names("_tours")).to.have.members(["tour_t01.json", "tour_t01.mp4"]);
    expect((await names()).filter((name) => name.includes(".part"))).to.deep.equal([]);
  };

  const steps: [string, () => void, () => boolean | Promise<boolean>][] = [
    ["while the host renders", () => (at.host.switches.runFor = Infinity), () => at.host.accepted.length === 1],
    [
      "while its video is on its way",
      () => (at.host.switches.stopsAt = "file"),
      () => at.host.asked.some((each) => /GET \/view/.test(each)),
    ],
    [
      "while its holds are cut",
      () => undefined,
      async () => (await names()).some((name) => name.includes("_tour_t01")),
    ],
  ];
  for (const [when, set, isThere] of steps) {
    it(`${when}, goes on with that render`, async () => {
      const first = await at.start();
      set();
      await ask(first, "wan22_ti2v");
      await until(isThere, "the tour did not get so far", { within: 30_000 });
      await at.kill();
      Object.assign(at.host.switches, { stopsAt: null, runFor: 20 });
      const second = await at.startNext();
      await until(() => at.finished(second), "the tour did not end", { within: 30_000 });
      await expectWhole(second);
      expect([at.host.accepted.length, at.host.ran.length]).to.deep.equal([1, 1]);
    });
  }

  it("while it is drawn here, says that it failed and makes it again when it is asked to", async () => {
    const first = await at.start();
    const { queued } = await ask(first, "animatic", 10);
    const isDrawn = async () => (await names("_tours")).some((name) => name.includes(".mp4"));
    await until(isDrawn, "nothing was drawn", { within: 30_000 });
    await at.kill();
    const second = await at.startNext();
    await until(() => at.finished(second), "the tour was not closed", { within: 30_000 });
    const { tours } = await quay(second);
    expect(tours[0]?.status).to.equal("failed");
    expect(tours[0]?.error).to.be.a("string").and.not.to.equal("");
    await second.post("/studio/jobs/retry").send({ id: queued[0].host_prompt_id }).expect(200);
    await until(() => at.finished(second), "the second tour did not end", { within: 50_000 });
    expect((await quay(second)).tours.map(({ tour, status }) => `${tour} ${status}`)).to.deep.equal([
      "1 failed",
      "2 ok",
    ]);
  });
});
