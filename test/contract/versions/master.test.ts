// Masters: planned, queued, assembled, proven, against the whole studio. docs/http.md "Master".
import { expect } from "chai";
import { access, mkdir, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { markProcess } from "../../../src/machine/process/process-mark.ts";
import type { MasterJob, MasterPlan, MasterReply } from "../../../src/contracts/routes/delivery/master.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { measureFilm } from "../../support/media/measure-film.ts";
import { smallFilm } from "../../support/media/small-film.ts";

const MASTER = { deliver: "256x160", targets: { "*": { method: "pixel", pixel_model: "lanczos" } } };

describe("masters", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  eachInStudio(async (opened) => {
    studio = opened;
    await placeTakes(studio);
  });

  const config = async (more: object) => {
    const path = join(studio.ep, "series.json");
    const series = JSON.parse(await readFile(path, "utf8")) as object;
    await writeFile(path, JSON.stringify({ ...series, ...more }));
  };
  const asked = (action: string, more: object = {}) => ({ ep: studio.ep, pass: "proxy", action, ...more });
  const master = async (action: string, more: object = {}) =>
    (await studio.post("/master", asked(action, more)).expect(200)).body as MasterReply;
  const refused = async (action: string, status: number, more: object = {}) =>
    (await studio.post("/master", asked(action, more)).expect(status)).body as { error: string; job?: MasterJob };
  const states = (plan: MasterPlan | undefined) => plan?.rows.map(({ shot, status }) => [shot, status]);
  const path = (name: string) => join(studio.ep, "master", name);

  it("are planned, queued and assembled from upscales, with reports and a proof", async () => {
    expect((await refused("plan", 409)).error).to.include("upscale");
    await config({ upscale: { master: { targets: MASTER.targets } } });
    expect((await refused("plan", 409)).error).to.include("deliver");
    await config({ upscale: { master: MASTER } });
    const { plan, existing } = await master("plan");
    expect(states(plan)).to.deep.equal(["sh010", "sh020", "sh030"].map((shot) => [shot, "upscale"]));
    expect(plan?.rows[0]).to.include({
      why: "take 1 has no upscale",
      recipe: "lanczos, to 256x160 cropped",
      target: "animatic",
    });
    expect(existing).to.equal(null);
    expect((await refused("assemble", 409)).error).to.include("3 to upscale");
    const queued = await master("queue");
    expect(queued.queued).to.deep.equal(["sh010", "sh020", "sh030"]);
    expect(queued.errors).to.deep.equal([]);
    expect(states(queued.plan)?.map(([, status]) => status)).to.include("queued");
    await studio.idle();
    const ready = await master("plan");
    expect(ready.plan?.ready).to.equal(true);
    expect(states(ready.plan)).to.deep.equal(["sh010", "sh020", "sh030"].map((shot) => [shot, "ok"]));
    const made = await master("assemble", { prores: true });
    expect(made.output).to.equal(path("tide_master_256x160.mp4"));
    const film = await measureFilm(made.output ?? "");
    expect(film).to.include({ width: 256, height: 160 });
    expect(await measureFilm(made.mov ?? "")).to.include({ width: 256, height: 160, frames: film.frames });
    expect(made.job).to.include({ state: "done", elsewhere: false, error: null });
    const report = JSON.parse(await readFile(path("tide_master.json"), "utf8")) as { frames: number; plan: MasterPlan };
    expect(report.frames).to.equal(film.frames);
    expect(await readFile(path("tide_master.md"), "utf8")).to.include("| sh010 | 1 | animatic | ok |");
    await access(path("tide_master_256x160.mp4.proof.json"));
    expect(await readdir(join(studio.ep, "master"))).to.not.include(".assembling.json");
    const said = studio.events.filter(({ type }) => type === "studio.master").map(({ data }) => data["stage"]);
    expect(said[0]).to.equal("start");
    expect(said).to.include.members(["probe", "join", "verify", "prores"]);
    const { body } = await studio.get("/master/job", { ep: studio.ep }).expect(200);
    expect((body as { job: MasterJob }).job).to.include({ state: "done", output: made.output });
    expect((await master("plan")).existing).to.deep.equal({ output: made.output, mov: made.mov });
  });

  it("say what a shot that is picked anew needs, and never mix", async () => {
    await config({ upscale: { master: MASTER } });
    await master("queue");
    await studio.idle();
    await placeTakes(studio, { again: true });
    await studio.put("/pick", { ep: studio.ep, pass: "proxy", shot: "sh010", take: 2 }).expect(200);
    const { plan } = await master("plan");
    expect(plan?.rows[0]).to.include({ take: 2, status: "upscale", why: "take 2 has no upscale" });
    expect(plan?.counts).to.deep.equal({ upscale: 1, post: 0, ok: 2, kept: 0, queued: 0, gap: 0 });
    expect((await refused("assemble", 409)).error).to.include("1 to upscale");
  });

  it("leave kept ones alone, conform others, and find gaps", async () => {
    await config({ upscale: { master: MASTER } });
    await studio.post("/upscale", {
      ep: studio.ep,
      pass: "proxy",
      method: "pixel",
      pixel_model: "lanczos",
      deliver: "256x160",
      grain: 0.1,
    });
    await studio.idle();
    await studio.put("/upscale/keep", { ep: studio.ep, pass: "proxy", shot: "sh010", take: 1, keep: true }).expect(200);
    expect(states((await master("plan")).plan)).to.deep.equal(
      ["sh010", "sh020", "sh030"].map((shot) => [shot, "kept"]),
    );
    const conformed = (await master("plan", { conform: true })).plan;
    expect(states(conformed)).to.deep.equal([
      ["sh010", "kept"],
      ["sh020", "upscale"],
      ["sh030", "upscale"],
    ]);
    await config({ upscale: { master: { ...MASTER, deliver: "320x180" } } });
    const sized = (await master("plan")).plan;
    expect(sized?.rows[0]).to.include({ status: "gap" });
    expect(sized?.rows[0]?.why).to.include("kept").and.to.include("256x160 and not 320x180");
    expect(sized?.rows[1]?.why).to.include("conform");
    await config({ upscale: { master: { deliver: "256x160", targets: { ltx2: {} } } } });
    expect((await master("plan")).plan?.rows[1]?.why).to.include("no section of the recipe covers animatic");
    expect((await refused("assemble", 409)).error).to.include("3 gaps");
  });

  it("have posts where they are asked for, and play those that are there", async () => {
    await config({ upscale: { master: MASTER } });
    expect((await refused("plan", 409, { post: true })).error).to.include("post");
    await config({ upscale: { master: MASTER }, post: { master: { enhance: "draft", motion_blur: 0.4 } } });
    await studio.put("/upscale/recipe", { ep: studio.ep, shot: "sh030", recipe: null });
    const queued = await master("queue", { post: "recipe" });
    expect(queued.errors).to.deep.equal([]);
    await studio.idle();
    const { plan } = await master("plan", { post: "recipe" });
    expect(plan).to.include({ ready: true, post: true, post_mode: "recipe" });
    expect(plan?.rows[0]?.post).to.deep.equal({
      status: "ok",
      fresh: true,
      recipe: "detail at x1, motion blur 0.4",
    });
    const made = await master("assemble", { post: "present" });
    const proof = JSON.parse(await readFile(`${made.output}.proof.json`, "utf8")) as { pictures: { path: string }[] };
    expect(proof.pictures[0]?.path).to.equal("renders_proxy/sh010/sh010_t01.post.mp4");
    await studio.delete("/post", { ep: studio.ep, pass: "proxy", shot: "sh010", take: 1 }).expect(200);
    expect(states((await master("plan", { post: true })).plan)?.[0]).to.deep.equal(["sh010", "post"]);
    expect((await master("plan", { post: "present" })).plan?.ready).to.equal(true);
  });

  it("are assembled once at a time, whoever began", async () => {
    await config({ upscale: { master: MASTER } });
    await master("queue");
    await studio.idle();
    await mkdir(join(studio.ep, "master"), { recursive: true });
    const lock = path(".assembling.json");
    const other = { pid: process.pid, host: "elsewhere", by: "studio on elsewhere", started: new Date().toISOString() };
    await writeFile(lock, JSON.stringify(other));
    const { error, job } = await refused("assemble", 409);
    expect(error).to.equal("a master of this episode is already being assembled by studio on elsewhere");
    expect(job).to.deep.equal({
      ep: studio.ep,
      state: "running",
      elsewhere: true,
      by: other.by,
      started: other.started,
    });
    await refused("prores", 409);
    await writeFile(lock, JSON.stringify({ ...other, pid: 2 ** 22 + 1, host: hostname() }));
    expect((await refused("prores", 409)).error).to.include("assemble it first");
    const again = { ...(await markProcess({ now: () => new Date() })), by: other.by, birth: "of another process" };
    await writeFile(lock, JSON.stringify(again)); // the pid runs, and is another process by now
    expect((await refused("prores", 409)).error).to.include("assemble it first");
    await writeFile(lock, JSON.stringify({ ...again, birth: null }));
    expect((await refused("prores", 409)).error).to.include("is already being assembled");
    await rm(lock);
    expect((await master("assemble")).job).to.include({ state: "done" });
    await rm(lock, { force: true });
  });

  it("have the show's titles, and stand without them where that fails", async () => {
    await config({ upscale: { master: MASTER } });
    await master("queue");
    await studio.idle();
    await mkdir(join(studio.root, "_titles"));
    const intro = join(studio.root, "_titles", "INTRO.mp4");
    await writeFile(intro, await smallFilm({ frames: 48, width: 256, height: 160, fps: 24 }));
    const made = await master("assemble");
    expect(made.titles).to.deep.include({ intro: "INTRO.mp4", outro: null });
    const frames = (await measureFilm(made.output ?? "")).frames;
    await writeFile(intro, "no film");
    const { error } = await refused("assemble", 500);
    expect(error).to.include("tide_master_256x160.mp4 was assembled and could not be titled");
    expect((await measureFilm(made.output ?? "")).frames).to.equal(frames - 48);
  });
});
