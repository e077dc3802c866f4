// Upscales of takes, made here, against the whole studio. docs/http.md "Upscale".
import { expect } from "chai";
import { access, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { UpscaleOptions, UpscaleReply } from "../../../src/contracts/routes/delivery/upscale.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { measureFilm, soundHash } from "../../support/media/measure-film.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

const HERE = { method: "pixel", pixel_model: "lanczos" };
const UP = "renders_proxy/sh010/sh010_t01.up.mp4";

describe("upscales of takes", function () {
  this.timeout(40_000);
  let studio: RealStudio;
  eachInStudio(async (opened) => {
    studio = opened;
    await placeTakes(studio);
  });

  const asked = (more: object = {}) => ({ ep: studio.ep, pass: "proxy", ...more });
  const upscale = async (more: object = {}) =>
    (await studio.post("/upscale", asked({ ...HERE, ...more })).expect(200)).body as UpscaleReply;
  const made = async (more: object = {}) => {
    const reply = await upscale(more);
    await studio.idle();
    return reply;
  };
  const refused = async (body: object, status: number) =>
    ((await studio.post("/upscale", asked(body)).expect(status)).body as { error: string }).error;
  const takeOf = async (shot = "sh010"): Promise<TakeSummary> => {
    const { body } = await studio.get("/episode", asked()).expect(200);
    return (body as EpisodeStatus).shots.find((each) => each.shot === shot)!.takes[0]!;
  };
  const record = async () =>
    JSON.parse(await readFile(join(studio.ep, "renders_proxy/sh010/sh010_t01.up.json"), "utf8")) as Record<
      string,
      unknown
    >;
  const said = (type = "studio.upscale") =>
    studio.events.filter((event) => event.type === type).map(({ data }) => [data["shot"], data["status"]]);

  it("make the delivery's size exactly, with the take's own sound, and say so step by step", async () => {
    const reply = await made({ shots: ["sh010"], deliver: "256x160", grain: 0.05 });
    expect(reply.errors).to.deep.equal([]);
    expect(reply.queued[0]).to.include({
      shot: "sh010",
      take: 1,
      route: "pixel",
      method: "pixel",
      pixel_model: "lanczos",
    });
    expect(reply.queued[0]).to.include({ width: 256, height: 160, start_step: null });
    const { upscale: found, mp4 } = await takeOf();
    expect(found).to.include({
      status: "ok",
      fresh: true,
      width: 256,
      height: 160,
      mp4: UP,
      keep: false,
      save_notes: "",
    });
    expect(found?.deliver).to.deep.equal({ width: 256, height: 160, fit: "crop", made: [284, 160] });
    expect(found?.recipe_match).to.equal(null);
    const [before, after] = [join(studio.ep, mp4 ?? ""), join(studio.ep, UP)];
    expect(await measureFilm(after)).to.include({ width: 256, height: 160, frames: 24 });
    expect(await soundHash(after)).to.equal(await soundHash(before));
    expect(said()).to.deep.equal([
      ["sh010", "queued"],
      ["sh010", "ok"],
    ]);
    expect(await record()).to.include({ status: "ok", mode: "pixel", quality: "review" });
  });

  it("skip what has a fresh one, unless it is wanted again, and leave a kept one alone in a whole cut", async () => {
    await made({ shots: ["sh010"] });
    expect((await upscale({ shots: ["sh010"] })).skipped).to.deep.equal([
      { shot: "sh010", take: 1, reason: "take 1 has a fresh upscale" },
    ]);
    const named = asked({ shot: "sh010", take: 1 });
    const kept = await studio.put("/upscale/keep", { ...named, keep: true }).expect(200);
    expect(kept.body).to.deep.equal({ shot: "sh010", take: 1, keep: true });
    const whole = await made({ redo: true });
    expect(whole.queued.map(({ shot }) => shot)).to.deep.equal(["sh020", "sh030"]);
    expect(whole.skipped).to.deep.equal([{ shot: "sh010", take: 1, reason: "the upscale of take 1 is kept" }]);
    expect((await made({ shots: ["sh010"], redo: true })).queued).to.have.length(1);
    expect((await takeOf()).upscale?.keep).to.equal(false);
    await studio.put("/upscale/keep", { ...named, take: 9, keep: true }).expect(404);
    await studio.put("/upscale/keep", { ...named, shot: "sh030", pass: "final", keep: true }).expect(404);
  });

  it("are fresh as long as the take has the film that they were made from, whenever that was touched", async () => {
    await made({ shots: ["sh010"] });
    const film = join(studio.ep, "renders_proxy/sh010/sh010_t01.mp4");
    await utimes(film, new Date(1e12), new Date(1e12));
    expect((await takeOf()).upscale?.fresh).to.equal(true);
    await writeFile(film, await readFile(join(studio.ep, "renders_proxy/sh030/sh030_t01.mp4")));
    expect((await takeOf()).upscale?.fresh).to.equal(false);
    expect((await made({ shots: ["sh010"] })).queued).to.have.length(1);
    expect((await takeOf()).upscale).to.include({ fresh: true });
  });

  it("go on from the upscale that is there, whose record stays", async () => {
    expect((await upscale({ shots: ["sh010"], from_upscale: true })).errors).to.deep.equal([
      { shot: "sh010", take: 1, error: "take 1 has no fresh upscale: upscale it first" },
    ]);
    await made({ shots: ["sh010"] });
    await made({ shots: ["sh010"], from_upscale: true, scale: 1.5 });
    expect(await measureFilm(join(studio.ep, UP))).to.include({ width: 384, height: 216 });
    const { on_upscale: on } = await record();
    expect(on).to.include({ width: 256, height: 144, status: "ok" });
    expect(await refused({ from_upscale: true, method: "latent" }, 400)).to.include("re-sampled");
  });

  it("are made by the recipe of the series, with the shot's own over it, and say whether they still are", async () => {
    expect(await refused({ recipe: true }, 409)).to.include("upscale");
    const config = join(studio.ep, "series.json");
    const series = JSON.parse(await readFile(config, "utf8")) as Record<string, unknown>;
    const master = { deliver: "256x144", targets: { "anim*": { pixel_model: "lanczos" } } };
    await writeFile(config, JSON.stringify({ ...series, upscale: { master } }));
    const own = { grain: 0.1, then_pixel_model: null };
    const put = await studio.put("/upscale/recipe", { ep: studio.ep, shot: "sh010", recipe: own }).expect(200);
    expect(put.body).to.deep.equal({ shot: "sh010", recipe: { grain: 0.1 }, text: "grain 0.1" });
    const reply = await made({ recipe: true, shots: ["sh010", "sh030"] });
    expect(reply.queued).to.have.length(2);
    expect((await takeOf()).upscale).to.include({ recipe_match: "same", width: 256, height: 144 });
    expect(await record()).to.deep.include({
      finish: { frequency_split: true, keep_soft: 0, grain: 0.1 },
      quality: "master",
    });
    await studio.put("/upscale/recipe", { ep: studio.ep, shot: "sh010", recipe: null }).expect(200);
    expect((await takeOf()).upscale?.recipe_match).to.equal("different");
    const { body } = await studio.get("/upscale/options", { ep: studio.ep }).expect(200);
    const { recipe } = body as UpscaleOptions;
    expect(recipe?.targets["animatic"]).to.deep.equal({
      ...{ key: "anim*", fields: { pixel_model: "lanczos" }, text: "lanczos" },
    });
    expect(recipe?.targets["ltx2"]).to.equal(null);
    const wrong = { ep: studio.ep, shot: "sh010", recipe: { grain: 3 } };
    expect(((await studio.put("/upscale/recipe", wrong).expect(400)).body as { error: string }).error).to.include(
      "grain",
    );
    await studio.put("/upscale/recipe", { ...wrong, shot: "sh999", recipe: {} }).expect(404);
  });

  it("refuse what no host is there for, and say what needs none", async () => {
    const error = await refused({ shots: ["sh010"], method: "restorer" }, 409);
    expect(error).to.include("no workflow host is set").and.to.include("lanczos");
    const { body } = await studio.get("/upscale/options").expect(200);
    expect((body as UpscaleOptions).pixel).to.include({ status: "ready", default: "lanczos" });
    expect((await upscale({ method: null, pixel_model: null, shots: ["sh030"] })).queued[0]).to.include({
      pixel_model: "lanczos",
    });
    expect((await upscale({ shots: ["sh020"], deliver: "64x64" })).errors[0]?.error).to.include("smaller");
    for (const bad of [
      { scale: 1 },
      { scale: 5 },
      { deliver: "63x64" },
      { deliver: "720p" },
      { grain: 1 },
      { detail: 3 },
    ])
      expect(await refused({ ...HERE, ...bad }, 400)).to.include(Object.keys(bad)[0]);
  });

  it("come away, but not while they are made", async () => {
    await studio.post("/jobs/pause", { lane: "builtin", paused: true }).expect(200);
    const reply = await upscale({ shots: ["sh010"] });
    expect((await takeOf()).upscale).to.include({ status: "queued", mp4: null });
    const named = asked({ shot: "sh010", take: 1 });
    await studio.delete("/upscale", named).expect(409);
    expect((await upscale({ shots: ["sh010"] })).skipped[0]?.reason).to.include("queued already");
    await studio.post("/jobs/cancel", { id: reply.queued[0]?.prompt_id }).expect(200);
    expect((await takeOf()).upscale).to.include({ status: "failed" });
    await studio.post("/jobs/pause", { lane: "builtin", paused: false }).expect(200);
    await made({ shots: ["sh010"] });
    expect((await studio.delete("/upscale", named).expect(200)).body).to.deep.equal({
      shot: "sh010",
      take: 1,
      deleted: true,
    });
    expect((await takeOf()).upscale).to.equal(null);
    await access(join(studio.ep, UP)).then(
      () => expect.fail("the film is still there"),
      () => undefined,
    );
    await studio.delete("/upscale", named).expect(404);
    expect(said().at(-1)).to.deep.equal(["sh010", "deleted"]);
  });

  it("stand again where a redo was stopped", async () => {
    await made({ shots: ["sh010"] });
    await studio.post("/jobs/pause", { lane: "builtin", paused: true }).expect(200);
    const reply = await upscale({ shots: ["sh010"], redo: true, scale: 3 });
    await studio.post("/jobs/cancel", { id: reply.queued[0]?.prompt_id }).expect(200);
    const { upscale: found } = await takeOf();
    expect(found).to.include({ status: "ok", fresh: true, width: 256 });
    expect(found?.save_notes).to.include("a redo did not replace it");
    expect(await measureFilm(join(studio.ep, UP))).to.include({ width: 256 });
  });

  it("are taken for failed when their job is gone, and go with their take", async () => {
    await made({ shots: ["sh010"] });
    const path = join(studio.ep, "renders_proxy/sh010/sh010_t01.up.json");
    await writeFile(
      path,
      JSON.stringify({ ...(await record()), status: "queued", host_prompt_id: "gone", queued: "2020-01-01T00:00:00Z" }),
    );
    expect((await takeOf()).upscale).to.include({ status: "failed" });
    await studio.post("/discard", asked({ shot: "sh010", take: 1 })).expect(200);
    await access(join(studio.ep, "renders_proxy/_trash/sh010/sh010_t01.up.mp4"));
    await rm(join(studio.ep, "renders_proxy/_trash"), { recursive: true });
  });
});
