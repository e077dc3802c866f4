// Everything that a pass lacks is asked for at once, each thing once, and what is left alone says why. docs/http.md "References".
import { expect } from "chai";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { GenerateMissingReply } from "../../../src/contracts/routes/ref-making.ts";
import { CHARACTER_VIEWS } from "../../../src/core/refs/ref-names.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs, png } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import { openModelHost } from "../../support/servers/model-host.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";

const EDIT = "flux2_klein_edit";
const SCRIPT = threeShots
  .replace("## sh010\nwho: ada\n", "## sh010\nwho: ada_coat\nfirst: refs/boat.png\n")
  .replace("## sh020\n", "## sh020\nfirst: generate\nlast: continuity\n");

describe("what a pass lacks", function () {
  this.timeout(30_000);
  let host: StandInHost;
  let studio: RealStudio;
  const refs = onRefs(() => studio);
  beforeEach(async () => {
    host = await openModelHost(["krea2", EDIT], await png(0x3366ccff, 1024, 1024));
    host.ending = ".png";
    const series = seriesFor("minimax_h3_ref2va");
    const coat = { name: "Ada", of: "ada", design: "In a long red coat.", sheet: "refs/ada_coat.png" };
    // The variant stands before its base, as an author may well write it.
    const subjects = {
      ada_coat: coat,
      ...series.subjects,
      extra: { ...series.subjects.crate, sheet: "refs/extra.png" },
    };
    const refsOf = { target: EDIT, keyframe_target: EDIT };
    studio = await openRealStudio({
      env: { STUDIO_LOCAL_URL: host.url },
      series: { ...series, subjects, refs: refsOf },
      script: SCRIPT,
    });
    await writeFiles(studio.ep, { "refs/boat.png": await png(0x00ff00ff, 128, 96) });
  });
  afterEach(async () => {
    await studio.close();
    await host.close();
  });

  const ask = async (body: object = {}, status = 200) =>
    (await studio.post("/refs/generate-missing", { ep: studio.ep, ...body }).expect(status)).body;
  const missing = async (body: object = {}) => (await ask(body)) as GenerateMissingReply;
  const named = (reply: GenerateMissingReply) => reply.queued.map(({ ref, view }) => `${ref}${view ? ` ${view}` : ""}`);
  const views = (ref: string) => CHARACTER_VIEWS.map((view) => `${ref} ${view}`);
  const files = () => listFiles(studio.ep);
  const take = async () =>
    writeFiles(studio.ep, {
      "renders_proxy/sh030/sh030_t01.mp4": await smallFilm({ frames: 24, width: 64, height: 36, fps: 24 }),
      "renders_proxy/sh030/sh030_t01.json": {
        ...{
          version: 1,
          shot: "sh030",
          take: 1,
          pass: "proxy",
          status: "ok",
          target: "animatic",
          mp4: "sh030_t01.mp4",
        },
      },
    });

  const ALL = [...views("subject:ada"), "subject:crate", "location:quay", ...views("subject:ada_coat")];

  it("is told by a dry run, which queues nothing, writes nothing and says nothing", async () => {
    await take();
    const before = await files();
    let reply: GenerateMissingReply | undefined;
    const said = await studio.saidDuring(async () => (reply = await missing({ dry_run: true })));
    expect(said.filter(({ type }) => type !== "studio.queue")).to.deep.equal([]);
    expect(named(reply!), JSON.stringify(reply)).to.have.members([...ALL, "shot:sh020:first"]);
    for (const { take: number, prompt_id: id } of reply!.queued) expect([number, id]).to.deep.equal([null, null]);
    expect(reply!.picked).to.deep.equal([
      { ref: "shot:sh010:first", take: null, method: "import" },
      { ref: "shot:sh020:last", take: null, method: "continuity" },
    ]);
    expect(await files()).to.deep.equal(before);
    expect((await studio.get("/jobs").expect(200)).body.jobs).to.deep.equal([]);
  });

  it("is made as the dry run said, with the same seeds", async () => {
    await take();
    const dry = await missing({ dry_run: true });
    const said = await studio.saidDuring(async () => {
      const made = await missing();
      const plan = ({ queued }: GenerateMissingReply) =>
        queued.map(({ ref, view, seed, target, method }) => ({ ref, view, seed, target, method }));
      expect(plan(made)).to.deep.equal(plan(dry));
      expect(made.picked.map(({ take: number }) => number)).to.deep.equal([1, 1]);
      expect(made.errors).to.deep.equal([]);
    });
    const events = said.flatMap(({ type, data }) => (type === "studio.ref" ? [String(data["status"])] : []));
    expect(events.filter((each) => each === "picked")).to.have.length(2);
    expect(events.filter((each) => each === "queued")).to.have.length(ALL.length + 1);
    expect(said.filter(({ type }) => type === "studio.episode")).to.not.deep.equal([]);
    await studio.idle();
    expect(await refs.bytes("refs/shots/sh010/first.png")).to.deep.equal(await refs.bytes("refs/boat.png"));
  });

  it("is made base first: a wardrobe variant is drawn from its base, view by view, wherever it stands in the config", async () => {
    const reply = await missing({ kinds: ["series"] });
    expect(named(reply)).to.deep.equal(ALL);
    for (const ref of ["subject:ada", "subject:ada_coat"]) {
      expect(new Set(reply.queued.filter((each) => each.ref === ref).map(({ seed }) => seed)).size).to.equal(1);
    }
    await studio.idle();
    for (const view of CHARACTER_VIEWS) {
      const record = await refs.record(`subject__ada_coat_${view}_t01`);
      expect(record.references?.[0], view).to.include({ role: "base", subject: "ada", view });
      expect(record.references?.[0]?.path).to.equal(`refs/_takes/subject__ada/subject__ada_${view}_t01.png`);
    }
  });

  it("is not asked for twice: not while it is made, nor when it waits to be picked, nor by two at once", async () => {
    host.switches.runFor = Infinity;
    const both = await Promise.all([missing({ kinds: ["series"] }), missing({ kinds: ["series"] })]);
    expect(both.flatMap(named).toSorted()).to.deep.equal(ALL.toSorted());
    const again = await missing({ kinds: ["series"] });
    expect(again.queued).to.deep.equal([]);
    expect(new Set(again.skipped.map(({ reason }) => reason))).to.deep.equal(new Set(["a candidate is being made"]));
    host.switches.runFor = 1;
    for (const { prompt_id: id } of both.flatMap((each) => each.queued))
      await studio.post("/jobs/cancel", { id }).expect(200);
    await studio.idle();
    await refs.candidate("location:quay", null, 5, 0xff0000ff);
    const third = await missing({ kinds: ["series"] });
    expect(third.skipped).to.deep.equal([{ ref: "location:quay", reason: "a finished candidate waits to be picked" }]);
  });

  it("is what the shots of the pass read: nothing that nobody uses, is there, or was cleared", async () => {
    await writeFiles(studio.ep, { "refs/crate.png": await png(0x775533ff) });
    await refs.candidate("location:quay", null, 1, 0xff0000ff);
    await studio.put("/refs/pick", { ep: studio.ep, ref: "location:quay", take: 1 }).expect(200);
    await studio.delete("/refs/pick", { ep: studio.ep, ref: "location:quay" }).expect(200);
    await refs.candidate("subject:ada", "04_face", 1, 0xff0000ff);
    await studio.put("/refs/pick", { ep: studio.ep, ref: "subject:ada", view: "04_face", take: 1 }).expect(200);
    const reply = await missing({ kinds: ["series"], dry_run: true });
    expect(named(reply)).to.deep.equal([...views("subject:ada").slice(0, 3), ...views("subject:ada_coat")]);
    expect(reply.skipped).to.deep.equal([
      { ref: "location:quay", reason: "it was cleared: pick or generate it yourself" },
    ]);
  });

  it("has keyframes by the way that the script names, each that cannot be had with its reason", async () => {
    await rm(join(studio.ep, "refs/boat.png"));
    const reply = await missing({ kinds: ["keyframe"] });
    expect(named(reply)).to.deep.equal(["shot:sh020:first"]);
    const errors = Object.fromEntries(reply.errors.map(({ ref, error }) => [ref, error]));
    expect(errors["shot:sh010:first"]).to.include("refs/boat.png");
    expect(errors["shot:sh020:last"]).to.equal("sh030 has no usable take to cut from: render it first");
    await studio.idle();
    await take();
    await writeFiles(studio.ep, { "refs/boat.png": "no picture" });
    const next = await missing({ kinds: ["keyframe"] });
    expect(next.errors.map(({ ref }) => ref)).to.deep.equal(["shot:sh010:first"]);
    expect(next.picked).to.deep.equal([{ ref: "shot:sh020:last", take: 1, method: "continuity" }]);
    expect((await refs.one("shot:sh010:first")).takes).to.deep.equal([]);
  });

  it("is made on the targets of the request, and tells of each that cannot be made", async () => {
    const drawn = await missing({ target: "krea2", keyframe_target: "card", dry_run: true });
    const targets = new Map(drawn.queued.map(({ ref, target }) => [ref, target]));
    expect([targets.get("location:quay"), targets.get("shot:sh020:first")]).to.deep.equal(["krea2", "card"]);
    for (const folder of Object.keys(host.models)) host.models[folder] = [];
    const lacking = await missing({ kinds: ["series"], target: "z_image_turbo" });
    expect(lacking.queued).to.deep.equal([]);
    expect(lacking.errors).to.have.length(ALL.length);
    expect((await files()).filter((name) => name.includes("_takes"))).to.deep.equal([]);
  });

  it("has keyframes that draw the cast anew where its pictures were drawn here", async () => {
    const draw = async (ref: string) => {
      await studio.post("/refs/generate", { ep: studio.ep, ref, target: "card", seed: 7 }).expect(200);
      await studio.idle();
    };
    const keyframe = (take: number) => refs.bytes(`refs/_takes/shot__sh020__first/shot__sh020__first_t0${take}.png`);
    await draw("subject:crate");
    await studio.put("/refs/pick", { ep: studio.ep, ref: "subject:crate", take: 1 }).expect(200);
    await draw("shot:sh020:first");
    await rm(join(studio.ep, "refs/crate.png"));
    await draw("shot:sh020:first");
    expect((await keyframe(1)).equals(await keyframe(2))).to.equal(true);
  });

  it("is refused for a pass without a build, an unknown kind, and a target of another kind", async () => {
    expect((await ask({ kinds: ["voice"] }, 400)).error).to.include("kinds");
    expect((await ask({ dry_run: "yes" }, 400)).error).to.include("dry_run");
    expect((await ask({ target: "guide_voice" }, 400)).error).to.match(/^target: /);
    expect((await ask({ keyframe_target: "wan22_i2v" }, 400)).error).to.match(/^keyframe_target: /);
    expect((await ask({ keyframe_target: "no_such" }, 400)).error).to.match(/^keyframe_target: /);
    await rm(join(studio.ep, "final.json"), { force: true });
    await rm(join(studio.ep, "proxy.json"), { force: true });
    const builds = (await files()).filter((name) => /shotlist|build/i.test(name));
    for (const name of builds) await rm(join(studio.ep, name));
    expect((await ask({}, 404)).error).to.include("build");
  });
});
