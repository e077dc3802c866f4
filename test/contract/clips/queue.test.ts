// A clip from its sentence to its takes with nothing installed, and over a host whose pictures fail or are cancelled. docs/http.md "Clips".
import { expect } from "chai";
import { rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { ClipQueued } from "../../../src/contracts/routes/clips/queue.ts";
import type { JobsReply } from "../../../src/contracts/routes/jobs.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { png } from "../../support/episodes/ref-studio.ts";
import { openModelHost } from "../../support/servers/model-host.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";
import { until } from "../../support/until.ts";

const SENTENCE = "A lighthouse keeper lights the lamp as a storm rolls in over the bay.";
const PLATE = "location:clip01";

describe("a clip", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  let ep: string;
  let host: StandInHost | undefined;
  const open = async (env: Record<string, string> = {}) => {
    studio = await openRealStudio({ env });
    ep = (await studio.post("/clips/ensure").expect(200)).body.ep as string;
  };
  afterEach(async () => {
    await studio.close();
    await host?.close();
    host = undefined;
  });

  const add = async (body: object = {}) =>
    (await studio.post("/clips/add", { ep, text: SENTENCE, seconds: 1, ...body }).expect(200)).body as { shot: string };
  const queue = async (body: object = {}, status = 200) =>
    (await studio.post("/clip/queue", { ep, shot: "clip01", ...body }).expect(status)).body as ClipQueued;
  const jobs = async () => (await studio.get("/jobs").expect(200)).body as JobsReply;
  const over = async () => {
    await until(async () => (await jobs()).steps?.length === 0, "the step did not end", { within: 30_000, every: 20 });
    await studio.idle();
  };
  const takes = async () => {
    const { shots } = (await studio.get("/episode", { ep }).expect(200)).body as EpisodeStatus;
    return (shots[0]?.takes ?? []).map(({ take, status }) => `${take} ${status}`);
  };
  const isThere = (path: string) =>
    stat(join(ep, path)).then(
      ({ size }) => size > 0,
      () => false,
    );

  describe("with nothing installed", () => {
    beforeEach(() => open());

    it("gets the picture of its place, waits for it, and then its takes", async () => {
      await add();
      const asked = await queue({ takes: 2 });
      expect(asked.refs.map(({ ref, target }) => [ref, target])).to.deep.equal([[PLATE, "card"]]);
      expect(asked.waiting_on).to.deep.equal([
        { ref: PLATE, view: null, take: 1, prompt_id: asked.refs[0]?.prompt_id },
      ]);
      expect(asked).to.deep.include({ renders: [], stills: [], errors: [] });
      expect(asked.step).to.be.a("string");
      await over();
      expect(await isThere("../refs/clip01/clip01.png")).to.equal(true);
      expect(await takes()).to.deep.equal(["1 ok", "2 ok"]);
      expect((await jobs()).failed_steps).to.deep.equal([]);
    });

    it("is asked for at once where every picture is there, and again for more", async () => {
      await add();
      await queue();
      await over();
      const asked = await queue({ takes: 3 });
      expect(asked).to.deep.include({ refs: [], waiting_on: [], step: null, stills: [], errors: [] });
      expect(asked.renders.map(({ shot, take }) => `${shot} ${take}`)).to.deep.equal([
        "clip01 2",
        "clip01 3",
        "clip01 4",
      ]);
      expect(new Set(asked.renders.map(({ seed }) => seed)).size).to.equal(3);
      await over();
    });

    it("begins from the pictures that came with it", async () => {
      const { shot } = await add({ pictures: 1 });
      await studio
        .post("/refs/import", { ep, ref: `location:${shot}`, pick: true, source_path: await picture() })
        .expect(200);
      await queue();
      await over();
      expect(await isThere("refs/_takes/location__clip01/location__clip01_t01.png")).to.equal(true);
      expect(await isThere("refs/_takes/location__clip01/location__clip01_t02.png")).to.equal(false);
      expect(await takes()).to.deep.equal(["1 ok"]);
    });

    it("is a still where that is asked for", async () => {
      await add();
      const asked = await queue({ still: true, takes: 2 });
      await over();
      const stills = asked.stills.length > 0 ? asked.stills : [];
      const { body } = await studio.get("/refs", { ep }).expect(200);
      const frame = (body.refs as { id: string; takes: unknown[] }[]).find(({ id }) => id === "shot:clip01:first");
      expect(frame?.takes).to.have.length(2);
      expect(stills.length).to.be.at.most(2);
      expect(await takes()).to.deep.equal([]);
    });

    it("is refused where it cannot be", async () => {
      await add();
      const error = async (body: object, status: number) => (await queue(body, status)) as unknown as { error: string };
      expect((await error({ shot: "none" }, 404)).error).to.include("there is no shot none");
      expect((await error({ backend: "nowhere" }, 400)).error).to.include("there is no backend");
      expect((await error({ image_target: "animatic" }, 400)).error).to.include("image_target");
      expect((await error({ takes: 9 }, 400)).error).to.include("takes");
      expect((await jobs()).steps).to.deep.equal([]);
    });
  });

  describe("over a host", () => {
    beforeEach(async () => {
      host = await openModelHost(["z_image_turbo", "wan22_i2v"], await png(0x3366ccff, 640, 384));
      host.ending = ".png";
      await open({ STUDIO_LOCAL_URL: host.url });
      await add({ target: "wan22_i2v" });
    });
    const ask = (body: object = {}) => queue({ image_target: "z_image_turbo", ...body });

    it("asks for the first frame that its target starts from", async () => {
      const asked = await ask();
      expect(asked.refs.map(({ ref, target }) => [ref, target])).to.deep.equal([
        ["shot:clip01:first", "z_image_turbo"],
      ]);
      await until(async () => (await jobs()).steps?.length === 0, "the step did not end", { within: 30_000 });
      expect(await isThere("refs/shots/clip01/first.png")).to.equal(true);
      expect((await takes()).length).to.equal(1);
    });

    it("ends with a sentence where its picture fails", async () => {
      host!.switches.fails = "out of memory";
      const { step } = await ask();
      await over();
      const [failed] = (await jobs()).failed_steps ?? [];
      expect(failed).to.include({ id: step, shot: "clip01" });
      expect(failed?.errors.join()).to.match(/^shot:clip01:first take 1 was not made \(.*out of memory.*\): ask for/);
      expect(await takes()).to.deep.equal([]);
    });

    it("ends where its picture is cancelled, and is cancelled as a whole", async () => {
      host!.switches.runFor = Infinity;
      const first = await ask();
      await studio.post("/jobs/cancel", { id: first.refs[0]?.prompt_id }).expect(200);
      await over();
      expect((await jobs()).failed_steps?.[0]?.errors.join()).to.include("was not made");
      const second = await ask();
      expect(second.step).to.be.a("string");
      await studio.post("/jobs/cancel", { id: second.step }).expect(200);
      const { jobs: left, steps } = await jobs();
      expect(steps).to.deep.equal([]);
      expect(left.filter(({ finished }) => finished === null)).to.deep.equal([]);
      expect(await takes()).to.deep.equal([]);
    });

    it("waits for a picture that is made already", async () => {
      host!.switches.runFor = Infinity;
      const first = await ask();
      const second = await ask({ takes: 2 });
      expect(second.refs).to.deep.equal([]);
      expect(second.waiting_on).to.deep.equal(first.waiting_on);
      await studio.post("/jobs/cancel", { id: second.step }).expect(200);
      expect((await jobs()).steps?.map(({ id }) => id)).to.deep.equal([first.step]);
      await studio.post("/jobs/cancel", { id: first.step }).expect(200);
      await rm(join(ep, "renders_proxy"), { recursive: true, force: true });
    });
  });

  const picture = async () => {
    const path = join(studio.root, "frame.png");
    await writeFile(path, await png(0xcc6633ff, 1344, 768));
    return path;
  };
});
