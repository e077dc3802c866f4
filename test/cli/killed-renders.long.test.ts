// The service is killed at each step of a render on a host. The host runs the prompt once, and the episode gets one take of it.
import { expect } from "chai";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeStatus } from "../../src/contracts/replies/episode-status.ts";
import { killedService } from "../support/episodes/killed-service.ts";
import { until } from "../support/until.ts";

describe("a service that is killed while a host renders", function () {
  this.timeout(60_000);
  const at = killedService("wan22_ti2v", { frames: 12, width: 64, height: 48, fps: 24 });

  const hasFile = async (name: string) =>
    (await readdir(join(at.ep, "renders_proxy/sh010")).catch(() => [] as string[])).includes(name);
  const wasAsked = (what: RegExp) => at.host.asked.some((each) => what.test(each));

  const steps: [string, () => void, () => boolean | Promise<boolean>][] = [
    [
      "before the host has read the prompt",
      () => (at.host.switches.stopsAt = "prompt"),
      () => wasAsked(/POST \/prompt/),
    ],
    ["before the host has answered", () => (at.host.switches.stopsAt = "reply"), () => at.host.accepted.length === 1],
    [
      "while the host renders",
      () => (at.host.switches.runFor = Infinity),
      () => at.host.accepted.length === 1 && wasAsked(/GET \/history/),
    ],
    ["while the film is on its way", () => (at.host.switches.stopsAt = "file"), () => wasAsked(/GET \/view/)],
    ["while the take is closed", () => undefined, () => hasFile("sh010_t01.mp4")],
  ];
  for (const [when, set, isThere] of steps) {
    it(`${when}, goes on with that render when it is started again`, async () => {
      const first = await at.start();
      await first.post("/studio/build").send({ ep: at.ep }).expect(200);
      set();
      await first
        .post("/studio/render")
        .send({ ep: at.ep, pass: "proxy", shots: ["sh010"] })
        .expect(200);
      await until(isThere, "the render did not get so far", { within: 30_000 });
      await at.kill();
      Object.assign(at.host.switches, { stopsAt: null, runFor: 20 });

      const second = await at.startNext();
      await until(() => at.finished(second), "the render did not end", { within: 30_000 });
      const { body } = await second.get("/studio/episode").query({ ep: at.ep, pass: "proxy" }).expect(200);
      const takes = (body as EpisodeStatus).shots[0]?.takes.map(({ take, status, frames }) => [take, status, frames]);
      expect(takes).to.deep.equal([[1, "ok", 12]]);
      expect([at.host.accepted.length, at.host.ran.length]).to.deep.equal([1, 1]);
      const files = await readdir(join(at.ep, "renders_proxy/sh010"));
      expect(files.filter((name) => name.includes(".part") || name.endsWith(".tmp"))).to.deep.equal([]);
    });
  }

  it("is stopped in good order without ending the host's run, and goes on with it", async () => {
    const first = await at.start();
    await first.post("/studio/build").send({ ep: at.ep }).expect(200);
    at.host.switches.runFor = Infinity;
    await first
      .post("/studio/render")
      .send({ ep: at.ep, pass: "proxy", shots: ["sh010"] })
      .expect(200);
    await until(() => at.host.accepted.length === 1, "the host was handed no job", { within: 30_000 });
    await first.post("/studio/server/stop").send({}).expect(200);
    await at.ended();
    at.host.switches.runFor = 20;
    const second = await at.startNext();
    await until(() => at.finished(second), "the render did not end", { within: 30_000 });
    expect(await hasFile("sh010_t01.jpg")).to.equal(true);
    expect([at.host.accepted.length, at.host.ran.length]).to.deep.equal([1, 1]);
  });
});
