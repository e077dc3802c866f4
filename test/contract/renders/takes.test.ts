// Rendering, cancelling, discarding: docs/http.md "Rendering" and the states of a take, against the whole studio.
import { expect } from "chai";
import { access, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import type { RenderReply } from "../../../src/contracts/routes/takes.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

describe("takes", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  eachInStudio((opened) => (studio = opened));

  const render = async (more: object = {}) =>
    (await studio.post("/render", { ep: studio.ep, ...more }).expect(200)).body as RenderReply;
  const status = async () => (await studio.get("/episode", { ep: studio.ep }).expect(200)).body as EpisodeStatus;
  const takesOf = async (shot: string): Promise<TakeSummary[]> =>
    (await status()).shots.find((each) => each.shot === shot)?.takes ?? [];
  const pause = (paused: boolean) => studio.post("/jobs/pause", { lane: "builtin", paused }).expect(200);

  it("renders every shot of the pass, and says so step by step", async () => {
    const reply = await render();
    expect(reply.queued.map(({ shot, take, seed_source }) => [shot, take, seed_source])).to.deep.equal([
      ["sh010", 1, "stable"],
      ["sh020", 1, "stable"],
      ["sh030", 1, "stable"],
    ]);
    await studio.idle();
    const id = reply.queued[0]?.prompt_id;
    const mine = studio.events.filter(({ data }) => data["prompt_id"] === id).map(({ type }) => type);
    expect(mine[0]).to.equal("execution_start");
    expect(mine).to.include("progress");
    expect(mine.at(-1)).to.equal("execution_success");
    const takeEvents = studio.events.filter(({ type, data }) => type === "studio.take" && data["shot"] === "sh010");
    expect(takeEvents.map(({ data }) => data["status"])).to.deep.equal(["queued", "ok"]);
    const [take] = await takesOf("sh010");
    expect(take).to.include({
      status: "ok",
      has_video: true,
      frames: 24,
      fps: 24,
      width: 128,
      height: 72,
      target: "animatic",
    });
    expect(take?.audio).to.equal("renders_proxy/sh010/sh010_t01.mp4");
    for (const path of [take?.mp4, take?.thumb, take?.strip]) await access(join(studio.ep, path ?? "missing"));
  });

  it("are named by their number, or by its digits", async () => {
    await placeTakes(studio);
    const named = { ep: studio.ep, pass: "proxy", shot: "sh030" };
    await studio.put("/pick", { ...named, take: "01" }).expect(200);
    const { body } = await studio.put("/cut", { ...named, shot: undefined, entries: [{ shot: "sh030", take: "1" }] });
    expect((body as { cut: { proxy: object[] } }).cut.proxy).to.deep.equal([{ shot: "sh030", take: 1 }]);
    const issue = { ...named, note: "too dark", take: "1" };
    expect((await studio.post("/issues", issue).expect(200)).body).to.include({ take: 1 });
    await studio.post("/cancel", { ...named, take: "1" }).expect(409);
    const again = await render({ shots: ["sh030"], redo: true, parent_take: "1" });
    expect(again.queued).to.have.length(1);
    await studio.idle();
    expect((await studio.post("/discard", { ...named, take: "1" }).expect(200)).body).to.include({ take: 1 });
    expect((await studio.post("/trash/restore", { ...named, take: "1" }).expect(200)).body).to.include({ take: 1 });
    for (const take of ["0", "", "one", "1.5", "-1", " 1"])
      await studio.post("/discard", { ...named, take }).expect(400);
  });

  it("skips a shot that has a usable take, until it is asked to redo", async () => {
    await placeTakes(studio);
    const second = await render({ shots: ["sh030"] });
    expect(second.skipped).to.have.length(1);
    expect(second.skipped[0]).to.include({ shot: "sh030", take: 1 });
    const third = await render({ shots: ["sh030"], redo: true });
    expect(third.queued[0]).to.include({ take: 2, seed_source: "new" });
    await studio.idle();
  });

  it("skips a shot whose take is still waiting", async () => {
    await pause(true);
    await render({ shots: ["sh030"] });
    expect((await render({ shots: ["sh030"] })).skipped[0]).to.include({ shot: "sh030", take: 1 });
  });

  it("makes one take when two ask for the same shot at once", async () => {
    await pause(true);
    const replies = await Promise.all([render({ shots: ["sh030"] }), render({ shots: ["sh030"] })]);
    expect(replies.map(({ queued }) => queued.length)).to.have.members([0, 1]);
  });

  it("answers for an unknown shot beside the others", async () => {
    const reply = await render({ shots: ["sh030", "sh999"] });
    expect(reply.queued).to.have.length(1);
    expect(reply.errors[0]?.error).to.include("sh999");
    await studio.idle();
  });

  it("refuses an unknown target and an unknown backend", async () => {
    const target = await studio.post("/render", { ep: studio.ep, target: "nothing" }).expect(400);
    expect((target.body as { error: string }).error).to.include("animatic");
    await studio.post("/render", { ep: studio.ep, backend: "moon" }).expect(400);
  });

  it("tells of a model that cannot run here what would", async () => {
    const reply = await render({ shots: ["sh010"], target: "vid_ref2va", backend: "builtin" });
    expect(reply.queued).to.deep.equal([]);
    expect(reply.errors[0]?.error).to.include("target: animatic");
  });

  it("takes a typed seed, a note and a size of the run", async () => {
    await render({ shots: ["sh030"], seed: "9007199254740993", note: "for the poster", size: "64x36" });
    await studio.idle();
    const [take] = await takesOf("sh030");
    expect(take).to.include({
      seed: "9007199254740993",
      seed_source: "typed",
      note: "for the poster",
      width: 64,
      height: 36,
    });
  });

  it("cancels a waiting take and a running one, and refuses an ended one", async () => {
    await pause(true);
    await render({ shots: ["sh030"] });
    const waiting = await studio.post("/cancel", { ep: studio.ep, shot: "sh030", take: 1 }).expect(200);
    expect(waiting.body).to.deep.equal({ shot: "sh030", take: 1, pass: "proxy", status: "failed" });
    expect((await takesOf("sh030"))[0]?.save_notes).to.equal("canceled before it ran");
    await studio.post("/cancel", { ep: studio.ep, shot: "sh030", take: 1 }).expect(409);
    await studio.post("/cancel", { ep: studio.ep, shot: "sh030", take: 9 }).expect(404);
  });

  it("stops a running take long before its end and leaves no part behind", async () => {
    await writeFile(
      join(studio.ep, "tide.md"),
      (await readFile(join(studio.ep, "tide.md"), "utf8")).replace("dur: 0.5", "dur: 40"),
    );
    await studio.post("/build", { ep: studio.ep }).expect(200);
    const id = (await render({ shots: ["sh030"], size: "1344x768" })).queued[0]?.prompt_id;
    await studio.received("progress", (data) => data["prompt_id"] === id && Number(data["value"]) > 0);
    const reply = await studio.post("/cancel", { ep: studio.ep, shot: "sh030", take: 1 }).expect(200);
    expect(reply.body).to.include({ status: "failed" });
    const drawn = studio.events.filter(({ type, data }) => type === "progress" && data["prompt_id"] === id);
    for (const { data } of drawn) expect(data["value"]).to.be.below(Number(data["max"]) / 2);
    expect((await takesOf("sh030"))[0]?.save_notes).to.equal("canceled");
    const left = await readdir(join(studio.ep, "renders_proxy", "sh030"));
    expect(left.toSorted()).to.deep.equal(["sh030_t01.json", "sh030_t01.shotlist.json"]);
  });

  it("discards a take into the trash, takes it out of the cut, and never gives its number again", async () => {
    await placeTakes(studio);
    await studio.put("/pick", { ep: studio.ep, pass: "proxy", shot: "sh030", take: 1 }).expect(200);
    const { body } = await studio.post("/discard", { ep: studio.ep, shot: "sh030", take: 1 }).expect(200);
    expect(body).to.include({ shot: "sh030", take: 1, pass: "proxy", cut_changed: true });
    expect((body as { moved: string[] }).moved).to.include("renders_proxy/_trash/sh030/sh030_t01.mp4");
    expect(await takesOf("sh030")).to.deep.equal([]);
    expect((await render({ shots: ["sh030"] })).queued[0]?.take).to.equal(2);
    await studio.idle();
    await studio.post("/discard", { ep: studio.ep, shot: "sh030", take: 1 }).expect(404);
  });

  it("does not discard a queued take", async () => {
    await pause(true);
    await render({ shots: ["sh030"] });
    await studio.post("/discard", { ep: studio.ep, shot: "sh030", take: 1 }).expect(409);
  });

  it("marks a take stale when the script says something else", async () => {
    await placeTakes(studio);
    const script = join(studio.ep, "tide.md");
    await writeFile(script, (await readFile(script, "utf8")).replace("It is wet.", "It is quite dry."));
    await studio.post("/build", { ep: studio.ep }).expect(200);
    expect((await takesOf("sh020"))[0]?.stale).to.deep.equal(["script"]);
  });

  it("tells what the next render of a shot would use", async () => {
    const { body } = await studio.get("/shot", { ep: studio.ep, shot: "sh020" }).expect(200);
    const detail = body as ShotDetail;
    expect(detail.effective).to.include({ target: "animatic", width: 128, height: 72, seed_source: "stable" });
    expect(detail.effective.prompt).to.include("the crate");
    await studio.get("/shot", { ep: studio.ep, shot: "sh999" }).expect(404);
    await studio.get("/shot", { ep: studio.ep, shot: "sh020", target: "nothing" }).expect(400);
  });

  it("renders an ended job again under a new number with the same seed", async () => {
    await pause(true);
    const { queued } = await render({ shots: ["sh030"] });
    await studio.post("/jobs/cancel", { id: queued[0]?.prompt_id }).expect(200);
    await pause(false);
    await studio.post("/jobs/retry", { id: queued[0]?.prompt_id }).expect(200);
    await studio.idle();
    const takes = await takesOf("sh030");
    expect(takes.map(({ take, status: state, seed_source }) => [take, state, seed_source])).to.deep.equal([
      [1, "failed", "stable"],
      [2, "ok", "same"],
    ]);
    expect(takes[1]?.seed).to.equal(takes[0]?.seed);
  });
});
