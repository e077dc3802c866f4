// Shots on another target than the one they were built for: docs/http.md "Cut and overrides", "Shot detail" and "Episode target". Targets
// are asked for by their neutral ids, and kept and answered under the ids they ship with.
import { expect } from "chai";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { OverridesFile } from "../../../src/contracts/files/overrides.ts";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import type { RenderReply } from "../../../src/contracts/routes/takes.ts";
import type { OverrideReply } from "../../../src/contracts/routes/overrides.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";

describe("a shot on another target", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  eachInStudio(async (opened) => {
    studio = opened;
    await write({ config: seriesFor() });
  });

  const write = async ({ script = threeShots, config }: { script?: string; config?: object }) => {
    await writeFile(join(studio.ep, "tide.md"), script);
    if (config) await writeFile(join(studio.ep, "series.json"), JSON.stringify(config));
    await studio.post("/build", { ep: studio.ep }).expect(200);
  };
  const put = (fields: object, more: object = {}) =>
    studio.put("/override", { ep: studio.ep, pass: "proxy", shot: "sh010", fields, ...more });
  const onDisk = async () => JSON.parse(await readFile(join(studio.ep, "overrides.json"), "utf8")) as OverridesFile;
  const detail = async (query: object = {}) =>
    (await studio.get("/shot", { ep: studio.ep, shot: "sh010", ...query }).expect(200)).body as ShotDetail;
  const status = async () => (await studio.get("/episode", { ep: studio.ep }).expect(200)).body as EpisodeStatus;
  const statusOf = async (id: string) => (await status()).shots.find(({ shot }) => shot === id);
  const sentence = (body: unknown) => (body as { error: string }).error;

  it("is asked for by a neutral id, and kept under the shipped one, with its values in a block of their own", async () => {
    await put({ prompt: "drawn", steps: 3 }).expect(200);
    const reply = (await put({ target: "vid_ti2v", steps: 9, seed: "7" }).expect(200)).body as OverrideReply;
    expect(reply).to.include({ target: "wan22_ti2v", built_target: "animatic" });
    expect(reply.override.proxy).to.deep.equal({ steps: 9, seed: "7", stale: false, target: "wan22_ti2v" });
    expect(reply.override.final).to.deep.equal({ seed: "7", stale: false, target: "wan22_ti2v" });
    const { sh010 } = (await onDisk()).shots ?? {};
    expect(Object.keys(sh010 ?? {}).toSorted()).to.deep.equal(["animatic", "target", "wan22_ti2v"]);
    expect(sh010).to.include({ target: "wan22_ti2v" });
    const shot = await detail();
    expect(shot).to.include({ target: "wan22_ti2v", target_source: "override", built_target: "animatic" });
    expect(shot.effective).to.include({ target: "wan22_ti2v", steps: 9, seed: "7", seed_source: "override" });
    expect(shot.effective.prompt).to.not.equal("drawn");
    expect(shot.built_values?.steps).to.not.equal(9);
    expect(await statusOf("sh010")).to.deep.include({
      override: { fields: ["steps", "seed", "target"], stale: false },
    });
  });

  it("goes back to the built one by name or with null, and finds its values there again", async () => {
    for (const target of ["animatic", null]) {
      await put({ prompt: "drawn" }).expect(200);
      await put({ target: "vid_ti2v" }).expect(200);
      const reply = (await put({ target }).expect(200)).body as OverrideReply;
      expect(reply.target).to.equal("animatic");
      expect(reply.override.proxy).to.deep.equal({ prompt: "drawn", stale: false });
      expect((await onDisk()).shots?.["sh010"]).to.not.have.property("target");
    }
  });

  it("is found under a neutral id that somebody wrote by hand, and the next write names the shipped one", async () => {
    const byHand = {
      episode: { id: "tide", target: "vid_av2", keyframe_target: "krea2" },
      shots: {
        sh010: { target: "vid_ti2v", vid_ti2v: { seed: "7", proxy: { steps: 9 } }, wan22_ti2v: { note: "mine" } },
        sh020: { vid_av2: { note: "slow" } },
      },
    };
    await writeFile(join(studio.ep, "overrides.json"), JSON.stringify(byHand));
    const first = await detail();
    expect(first).to.include({ target: "wan22_ti2v", target_source: "override" });
    expect(first.override).to.deep.equal({ steps: 9, seed: "7", note: "mine" });
    expect(await status()).to.include({ target: "ltx2", target_source: "editor" });
    expect((await detail({ shot: "sh020" })).override).to.deep.equal({ note: "slow" });
    expect(await onDisk()).to.deep.equal(byHand);
    await put({ note: "ours" }).expect(200);
    expect(await onDisk()).to.deep.equal({
      episode: { id: "tide", target: "ltx2", keyframe_target: "krea2" },
      shots: {
        sh010: { target: "wan22_ti2v", wan22_ti2v: { seed: "7", note: "ours", proxy: { steps: 9 } } },
        sh020: { ltx2: { note: "slow" } },
      },
    });
  });

  it("is refused when the shot cannot be written for it, and nothing is kept", async () => {
    await write({ script: threeShots.replace("dur: 1\n", "dur: 60\n") });
    const { body } = await put({ target: "vid_i2v", note: "x" }).expect(409);
    expect(sentence(body)).to.match(/^sh010 cannot be rendered on wan22_i2v: .*too long/);
    expect(await detail()).to.deep.include({ target: "animatic", override: {} });
  });

  it("takes no values of a pass any more when the story has outgrown it, and says so in the status", async () => {
    await put({ target: "vid_i2v" }).expect(200);
    await write({ script: threeShots.replace("dur: 1\n", "dur: 60\n") });
    const before = await onDisk();
    const { body } = await put({ steps: 9 }).expect(409);
    expect(sentence(body)).to.match(/^sh010 does not compile: .*too long/);
    expect(await onDisk()).to.deep.equal(before);
    expect((await statusOf("sh010"))?.retarget_error).to.include("too long");
    expect((await detail()).effective.error).to.include("too long");
    await put({ note: "shorten it" }).expect(200);
    await put({ target: null }).expect(200);
    expect(await statusOf("sh010")).to.not.have.property("retarget_error");
  });

  const set = (overrides: object) => writeFile(join(studio.ep, "overrides.json"), JSON.stringify(overrides));
  const render = async (more: object = {}) => {
    const asked = { ep: studio.ep, pass: "proxy", shots: ["sh010"], ...more };
    return (await studio.post("/render", asked).expect(200)).body as RenderReply;
  };

  it("is refused while its own target is gone, instead of rendered on another one", async () => {
    await set({ episode: "tide", shots: { sh010: { target: "old_model", old_model: { seed: "7" } } } });
    const row = await statusOf("sh010");
    expect(row).to.include({ target: "old_model", target_source: "override" });
    expect(row?.override.fields).to.deep.equal(["seed", "target"]);
    expect(row?.retarget_error).to.match(
      /^sh010 is set to render on "old_model", which is no video target here any more/,
    );
    expect((await detail()).effective).to.include({ target: "old_model", error: row?.retarget_error });
    expect(await statusOf("sh020"))
      .to.include({ target: "animatic" })
      .and.not.have.property("retarget_error");
    const { queued, errors } = await render({ shots: null });
    expect(errors).to.deep.equal([{ shot: "sh010", error: row?.retarget_error }]);
    expect(queued.map(({ shot }) => shot)).to.deep.equal(["sh020", "sh030"]);
    const once = await render({ target: "animatic" });
    expect(once.queued).to.have.length(1);
    expect((await put({ target: null }).expect(200)).body).to.include({ target: "animatic" });
    expect(await statusOf("sh010")).to.not.have.property("retarget_error");
    await studio.idle();
  });

  it("is refused as well while the episode's target is gone, save where a shot names its own", async () => {
    await write({ script: threeShots.replace("## sh030\n", "## sh030\ntarget: animatic\n") });
    await set({ episode: { id: "tide", target: "krea2" }, shots: { sh020: { target: "animatic" } } });
    const now = await status();
    expect(now).to.include({ target: "krea2", target_source: "editor", series_target: null });
    expect(now.shots.map((shot) => [shot.target, shot.target_source, shot.retarget_error !== undefined])).to.deep.equal(
      [
        ["krea2", "episode", true],
        ["animatic", "override", false],
        ["animatic", "script", false],
      ],
    );
    expect(now.shots[0]?.retarget_error).to.match(/^the episode is set to render on "krea2"/);
    const { queued, errors } = await render();
    expect([queued, errors]).to.deep.equal([[], [{ shot: "sh010", error: now.shots[0]?.retarget_error }]]);
  });

  it("is refused while the target that it was built for is gone", async () => {
    const list = join(studio.ep, "shotlist", "shotlist_proxy.json");
    const built = JSON.parse(await readFile(list, "utf8")) as object;
    await writeFile(list, JSON.stringify({ ...built, target: "old_model" }));
    await writeFile(join(studio.ep, "tide.md"), "no script any more");
    await writeFile(join(studio.ep, "series.json"), "{}");
    const { errors } = await render();
    expect(errors[0]?.error).to.match(
      /^sh010 was built for "old_model", which is no video target here any more: build/,
    );
  });

  it("has the episode's target in force when it is an orphan of the cut", async () => {
    await studio.put("/cut", { ep: studio.ep, pass: "proxy", entries: [{ shot: "old" }] }).expect(200);
    expect(await statusOf("old")).to.include({ target: "animatic", target_source: "default", orphan: true });
    await studio.put("/episode-target", { ep: studio.ep, target: "vid_ti2v" }).expect(200);
    expect(await statusOf("old")).to.include({
      target: "wan22_ti2v",
      target_source: "episode",
      built_target: "animatic",
    });
    await write({ config: seriesFor("animatic") });
    await studio.put("/episode-target", { ep: studio.ep, target: null }).expect(200);
    expect(await status()).to.include({ series_target: "animatic" });
    expect(await statusOf("old")).to.include({ target: "animatic", target_source: "series" });
  });

  it("is never asked for by an empty id", async () => {
    await put({ target: "" }).expect(400);
    await studio.put("/episode-target", { ep: studio.ep, target: "" }).expect(400);
    await studio.put("/episode-target", { ep: studio.ep }).expect(400);
    await studio.get("/shot", { ep: studio.ep, shot: "sh010", target: "" }).expect(400);
    await studio.post("/render", { ep: studio.ep, pass: "proxy", target: "" }).expect(400);
    expect(await statusOf("sh010")).to.include({ target: "animatic", target_source: "default" });
  });

  it("is shown for one run without being kept: with that target's size and length, and no built values", async () => {
    await put({ steps: 3 }).expect(200);
    expect(await detail()).to.have.property("built_values");
    const once = await detail({ target: "vid_i2v" });
    expect(once).to.include({ target: "wan22_i2v", target_source: "request", built_target: "animatic" });
    expect(once).to.not.have.property("built_values");
    expect(once.override).to.deep.equal({});
    expect(once.effective).to.include({ target: "wan22_i2v", length: 17 });
    expect((await detail()).effective).to.include({ target: "animatic", length: 24, steps: 3 });
    expect((await onDisk()).shots?.["sh010"]).to.not.have.property("target");
  });

  it("reads the pictures of its config, and tells which are not there", async () => {
    await mkdir(join(studio.ep, "refs"));
    await writeFile(join(studio.ep, "refs", "ada.png"), "a picture");
    const { refs_used: used } = await detail({ target: "vid_ref2va", shot: "sh020" });
    const ada = { id: "subject:ada", role: "subject", slot: "Picture 1", path: "refs/ada.png" };
    const crate = { id: "subject:crate", role: "subject", slot: "Picture 2", path: "refs/crate.png" };
    const quay = { role: "plate", slot: "Picture 4", path: "refs/quay.png" };
    const asked = { kind: "image", need: "required" };
    const missing = { ...asked, exists: false, thumb: null };
    expect(used).to.have.length(3);
    expect(used[0]).to.deep.equal({ ...asked, ...ada, exists: true, thumb: ada.path });
    expect(used[1]).to.deep.equal({ ...missing, ...crate });
    expect(used[2]).to.include({ ...missing, ...quay });
    expect((await statusOf("sh020"))?.missing_refs).to.deep.equal([]);
    await put({ target: "vid_ref2va" }, { shot: "sh020" }).expect(200);
    const [prop, plate, ...others] = (await statusOf("sh020"))?.missing_refs ?? [];
    expect(prop).to.deep.equal({ slot: crate.slot, kind: "image", path: crate.path, subject: "crate" });
    expect(plate).to.include({ slot: quay.slot, kind: "image", path: quay.path });
    expect(others).to.deep.equal([]);
  });

  it("never renders without the first frame that its target starts from", async () => {
    await put({ target: "vid_i2v" }).expect(200);
    const [first, ...others] = (await statusOf("sh010"))?.missing_refs ?? [];
    expect(first).to.include({ slot: "first frame", kind: "image", path: "refs/shots/sh010/first.png", anyway: false });
    expect(first?.why).to.include("refs/shots/sh010/first.png");
    expect(others).to.deep.equal([]);
  });

  it("takes its negative from the override, negative.txt, the config, the preset: the first that says one", async () => {
    const negative = async () => {
      const { effective } = await detail({ target: "vid_ti2v" });
      return [effective.negative_source, effective.negative];
    };
    const [source, preset] = await negative();
    expect(source).to.equal("preset");
    expect(preset).to.be.a("string").that.is.not.empty;
    await write({ config: { ...seriesFor(), negative: "no gulls" } });
    expect(await negative()).to.deep.equal(["series", "no gulls"]);
    await writeFile(join(studio.ep, "negative.txt"), "no rain\n");
    expect(await negative()).to.deep.equal(["negative.txt", "no rain"]);
    await put({ target: "vid_ti2v", negative: "" }).expect(200);
    expect(await negative()).to.deep.equal(["override", ""]);
    expect((await detail({ target: "animatic" })).effective).to.include({ negative: null, negative_source: "none" });
  });

  it("is told of a negative.txt that cannot be read, where it would be used, and in the status", async () => {
    await writeFile(join(studio.ep, "negative.txt"), Uint8Array.from([0x6e, 0xff]));
    const problem = "tide/negative.txt is not UTF-8 text: save it as UTF-8";
    expect(await status()).to.include({ negative_error: problem });
    expect((await detail({ target: "vid_ti2v" })).effective.error).to.equal(problem);
    expect((await detail()).effective).to.not.have.property("error");
    expect((await render()).queued).to.have.length(1);
    await studio.idle();
    await writeFile(join(studio.ep, "negative.txt"), "fog\r\nrain\r\n");
    expect(await status()).to.not.have.property("negative_error");
    expect((await detail({ target: "vid_ti2v" })).effective.negative).to.equal("fog\nrain");
  });

  it("is the episode's for every shot that names none, also when nothing is built for it", async () => {
    await write({ script: threeShots.replace("## sh030\n", "## sh030\ntarget: animatic\n") });
    const { body } = await studio.put("/episode-target", { ep: studio.ep, target: "vid_ti2v" }).expect(200);
    expect(body).to.deep.equal({ target: "wan22_ti2v", target_source: "editor", series_target: null });
    expect((await onDisk()).episode).to.deep.equal({ id: "tide", target: "wan22_ti2v" });
    const now = await status();
    expect(now).to.include({ target: "wan22_ti2v", target_source: "editor", series_target: null });
    expect(now.shots.map((shot) => [shot.shot, shot.target, shot.target_source, shot.built_target])).to.deep.equal([
      ["sh010", "wan22_ti2v", "episode", "animatic"],
      ["sh020", "wan22_ti2v", "episode", "animatic"],
      ["sh030", "animatic", "script", "animatic"],
    ]);
    expect((await detail()).effective).to.include({ target: "wan22_ti2v" });
    const kept = (await put({ target: "animatic" }).expect(200)).body as OverrideReply;
    expect(kept).to.include({ target: "animatic" });
    expect(await statusOf("sh010")).to.include({ target: "animatic", target_source: "override" });
  });
});
