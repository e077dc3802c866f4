// A frame of a take or of a kept video as a candidate of a reference, and the steps that follow it. docs/http.md "Steps".
import { expect } from "chai";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs, png } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import { openModelHost } from "../../support/servers/model-host.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";
import { until } from "../../support/until.ts";

const TAKE = {
  version: 1,
  shot: "sh010",
  take: 1,
  pass: "proxy",
  status: "ok",
  target: "animatic",
  mp4: "sh010_t01.mp4",
};

describe("a reference from a frame", function () {
  this.timeout(30_000);
  let host: StandInHost;
  let studio: RealStudio;
  const refs = onRefs(() => studio);
  beforeEach(async () => {
    host = await openModelHost(["flux2_klein_edit"], await png(0x3366ccff, 1024, 1024));
    host.ending = ".png";
    const env = { STUDIO_LOCAL_URL: host.url };
    studio = await openRealStudio({ env, series: seriesFor(), script: threeShots });
    await writeFiles(studio.ep, {
      "renders_proxy/sh010/sh010_t01.mp4": await smallFilm({ frames: 24, width: 64, height: 36, fps: 24 }),
      "renders_proxy/sh010/sh010_t01.json": TAKE,
    });
  });
  afterEach(async () => {
    await studio.close();
    await host.close();
  });

  const ask = async (body: object, status = 200) => {
    const whole = { ep: studio.ep, shot: "sh010", take: 1, frame: 5, ...body };
    return (await studio.post("/refs/from-frame", whole).expect(status)).body;
  };
  const steps = async () => (await studio.get("/jobs")).body.steps as { id: string }[];
  const ended = () =>
    until(async () => (await steps()).length === 0, "the step did not end", { within: 20_000, every: 20 });

  it("is a candidate that says which frame it is, and nothing follows", async () => {
    const reply = await ask({ ref: "location:quay", note: "dusk" });
    expect(reply).to.deep.include({ edits: [], step: null, errors: [] });
    expect(reply.frame).to.deep.include({ take: 1, source: "frame", width: 64, height: 36, note: "dusk" });
    expect(reply.frame.from).to.deep.equal({ shot: "sh010", take: 1, pass: "proxy", frame: 5, frames: 24 });
    expect((await refs.one("location:quay")).picked).to.be.oneOf([null, 1]);
  });

  it("is picked at once where that is all that is asked for", async () => {
    const said = await studio.saidDuring(() => ask({ ref: "location:quay", pick: true }));
    const statuses = said.flatMap(({ type, data }) => (type === "studio.ref" ? [data["status"]] : []));
    expect(statuses).to.deep.equal(["ok", "picked"]);
    expect(await refs.one("location:quay")).to.include({ picked: 1, exists: true });
  });

  it("becomes a character: edited, turned to the other views, each picked, the sheet stitched", async () => {
    const body = { ref: "subject:ada", instruction: "Show her alone on grey.", target: "flux2_klein_edit", pick: true };
    const reply = await ask(body);
    expect(reply.edits).to.have.length(1);
    expect(reply.step).to.be.a("string");
    expect(reply.frame.view).to.equal("01_threequarter");
    await ended();
    const ada = await refs.one("subject:ada");
    expect(ada.views.map(({ picked }) => picked)).to.deep.equal([2, 1, 1, 1]);
    expect(ada.live_from).to.equal("views");
    const main = await refs.record("subject__ada_01_threequarter_t02");
    expect(main).to.include({ source: "edited", step: reply.step, prompt: "Show her alone on grey." });
    const side = await refs.record("subject__ada_02_side_t01");
    expect(side.edit).to.include({ take: 2, turn: true, from_view: "01_threequarter" });
    expect((await refs.record("subject__ada_03_back_t01")).seed).to.equal(side.seed);
    expect(host.graphs).to.have.length(4);
  });

  it("says what failed, and turns no view from what is not there", async () => {
    host.switches.fails = "out of memory";
    await ask({ ref: "subject:ada", instruction: "Alone.", target: "flux2_klein_edit", pick: true });
    await ended();
    const ada = await refs.one("subject:ada");
    expect(ada.views.map(({ takes }) => takes.length)).to.deep.equal([2, 0, 0, 0]);
  });

  it("leaves the other views where no target in force can edit, and says so", async () => {
    const drawn = { target: "card", keyframe_target: "card" };
    await studio.put("/refs/defaults", { ep: studio.ep, ...drawn }).expect(200);
    const reply = await ask({ ref: "subject:ada" });
    expect(reply.step).to.equal(null);
    expect(reply.errors.join()).to.include("the other views are not drawn");
    expect((await ask({ ref: "subject:ada", views: true }, 400)).error).to.include("can edit pictures");
    expect((await ask({ ref: "subject:ada", views: false })).errors).to.deep.equal([]);
  });

  it("leaves a pick alone that somebody made since", async () => {
    host.switches.fails = null;
    await refs.candidate("location:quay", null, 1, 0xff0000ff);
    await ask({ ref: "location:quay", instruction: "At night.", target: "flux2_klein_edit", pick: false });
    await studio.put("/refs/pick", { ep: studio.ep, ref: "location:quay", take: 1 }).expect(200);
    await ended();
    expect((await refs.one("location:quay")).picked).to.equal(1);
  });

  it("is cut from a kept video at a time", async () => {
    const path = join(studio.root, "Walk on.mp4");
    await writeFile(path, await smallFilm({ frames: 24, width: 64, height: 36, fps: 24 }));
    const { body: kept } = await studio.post("/refs/video", { ep: studio.ep, source_path: path }).expect(200);
    const own = { shot: null, take: null, frame: null, ref: "location:quay", video: kept.path };
    const reply = await ask({ ...own, time: 0.5 });
    expect(await refs.record("location__quay_t01")).to.include({
      source_video: "refs/_videos/Walk on.mp4",
      source_time: 0.5,
      source_frame: 12,
    });
    expect(reply.frame.source).to.equal("frame");
    expect((await ask({ ...own, time: 5 }, 400)).error).to.include("is outside Walk on.mp4");
    expect((await ask({ ...own, video: "refs/_videos/none.mp4", time: 0 }, 404)).error).to.include("no video");
    for (const video of ["../x.mp4", "refs/_videos/../x.mp4", "renders_proxy/sh010/sh010_t01.mp4", "refs/_videos/.."])
      expect((await ask({ ...own, video, time: 0 }, 400)).error).to.include("no kept video");
  });

  it("is refused where it cannot be", async () => {
    const error = async (body: object, status = 400) => (await ask({ ref: "location:quay", ...body }, status)).error;
    expect(await error({ ref: "voice:ada" })).to.include("is a voice");
    expect(await error({ video: "refs/_videos/a.mp4" })).to.include("either shot, take and frame");
    expect(await error({ frame: null })).to.include("needs shot, take and frame");
    expect(await error({ frame: 99 })).to.include("is outside sh010_t01.mp4");
    expect(await error({ take: 7 }, 404)).to.include("has no take 7");
    expect(await error({ ref: "subject:nobody" }, 404)).to.include("there is no reference");
    expect(await error({ ref: "subject:ada", view: "05_top" })).to.include("has no view");
    expect((await refs.one("location:quay")).takes).to.deep.equal([]);
  });
});
