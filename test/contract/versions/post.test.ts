// Posts of upscales, made here, against the whole studio. docs/http.md "Post-processing".
import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeStatus, TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import type { PostOptions, PostReply } from "../../../src/contracts/routes/delivery/post.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { measureFilm, soundHash } from "../../support/media/measure-film.ts";

describe("posts of upscales", function () {
  this.timeout(40_000);
  let studio: RealStudio;
  eachInStudio(async (opened) => {
    studio = opened;
    await placeTakes(studio);
  });

  const asked = (more: object = {}) => ({ ep: studio.ep, pass: "proxy", shots: ["sh010"], ...more });
  const upscale = async (more: object = {}) => {
    await studio.post("/upscale", asked({ method: "pixel", pixel_model: "lanczos", ...more })).expect(200);
    await studio.idle();
  };
  const post = async (more: object = {}) => {
    const { body } = await studio.post("/post", asked(more)).expect(200);
    await studio.idle();
    return body as PostReply;
  };
  const takeOf = async (): Promise<TakeSummary> => {
    const { body } = await studio.get("/episode", { ep: studio.ep, pass: "proxy" }).expect(200);
    return (body as EpisodeStatus).shots.find(({ shot }) => shot === "sh010")!.takes[0]!;
  };
  const refused = async (more: object, status: number) =>
    ((await studio.post("/post", asked(more)).expect(status)).body as { error: string }).error;
  const configure = async (more: object) => {
    const path = join(studio.ep, "series.json");
    await writeFile(path, JSON.stringify({ ...(JSON.parse(await readFile(path, "utf8")) as object), ...more }));
  };

  it("need an upscale that is fresh, and then have its size, its length and its sound", async () => {
    expect((await post({ enhance: "draft" })).errors).to.deep.equal([
      { shot: "sh010", take: 1, error: "take 1 has no fresh upscale: upscale it first" },
    ]);
    await upscale();
    const reply = await post({ enhance: "draft", blur: 0.5 });
    expect(reply.errors).to.deep.equal([]);
    expect(reply.queued[0]).to.include({
      shot: "sh010",
      take: 1,
      width: 256,
      height: 144,
      what: "detail at x1, motion blur 0.5",
    });
    const { post: found, upscale: up } = await takeOf();
    expect(found).to.include({
      status: "ok",
      fresh: true,
      width: 256,
      height: 144,
      recipe: "detail at x1, motion blur 0.5",
    });
    const film = join(studio.ep, found?.mp4 ?? "");
    expect(await measureFilm(film)).to.include({ width: 256, height: 144, frames: 24 });
    expect(await soundHash(film)).to.equal(await soundHash(join(studio.ep, up?.mp4 ?? "")));
    const said = studio.events.filter(({ type }) => type === "studio.post").map(({ data }) => data["status"]);
    expect(said).to.deep.equal(["queued", "ok"]);
  });

  it("are skipped where they are the same, and stale when the upscale is another", async () => {
    await upscale();
    await post({ blur: 0.5 });
    expect((await post({ blur: 0.5 })).skipped).to.deep.equal([
      { shot: "sh010", take: 1, reason: "take 1 has a fresh post" },
    ]);
    expect((await post({ blur: 0.4 })).queued).to.have.length(1);
    expect((await post({ blur: 0.4, redo: true })).queued).to.have.length(1);
    await upscale({ redo: true, scale: 1.5 });
    expect((await takeOf()).post).to.include({ status: "ok", fresh: false });
    expect((await post({ blur: 0 })).skipped[0]?.reason).to.include("changes nothing");
  });

  it("follow the recipe of the series, with the shot's own over it", async () => {
    await upscale();
    expect(await refused({}, 409)).to.include("post recipe");
    await configure({ post: { master: { enhance: "draft", motion_blur: 0.3, blurr: 1 } } });
    expect((await post()).queued[0]?.what).to.equal("detail at x1, motion blur 0.3");
    expect((await post()).skipped[0]?.reason, "made by the same recipe").to.equal("take 1 has a fresh post");
    const { body } = await studio.get("/post/options", { ep: studio.ep }).expect(200);
    const { recipe, tiers, blur } = body as PostOptions;
    expect(recipe?.fields).to.deep.equal({ enhance: "draft", motion_blur: 0.3 });
    expect(recipe?.problems[0]).to.include('"blurr"');
    expect(tiers.map(({ id, readiness }) => [id, readiness.status])).to.deep.equal([
      ["draft", "ready"],
      ["production", "unknown"],
      ["cinematic", "unknown"],
    ]);
    expect(blur).to.deep.include({ min: 0, max: 1, default: 0.3 });
  });

  it("refuse what no host is there for, and what no recipe takes", async () => {
    await upscale();
    expect(await refused({ enhance: "production" }, 409)).to.include("no workflow host is set");
    expect(await refused({ interpolate: 48 }, 409)).to.include("no workflow host is set");
    for (const bad of [{ blur: 2 }, { enhance: "sharp" }, { interpolate: 0 }, { quality: "best" }])
      expect(await refused(bad, 400)).to.include(Object.keys(bad)[0]);
  });

  it("come away by themselves: the upscale stays", async () => {
    await upscale();
    await post({ blur: 0.2 });
    const named = { ep: studio.ep, pass: "proxy", shot: "sh010", take: 1 };
    expect((await studio.delete("/post", named).expect(200)).body).to.deep.equal({
      shot: "sh010",
      take: 1,
      deleted: true,
    });
    expect((await takeOf()).post).to.equal(null);
    expect((await takeOf()).upscale).to.include({ status: "ok", fresh: true });
    await studio.delete("/post", named).expect(404);
  });
});
