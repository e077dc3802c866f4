// Finding, building and reading episodes, and the folders they may lie in: docs/http.md "Config" and "Episodes and shots".
import { expect } from "chai";
import { mkdir, readFile, readdir, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Shotlist } from "../../../src/contracts/files/shotlist.ts";
import type { BuildReply } from "../../../src/contracts/replies/build-report.ts";
import type { EpisodeEntry, EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import { measureFilm } from "../../support/media/measure-film.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { seriesFor, smallSeries, threeShots, writeEpisode } from "../../support/episodes/sample-episodes.ts";

describe("episodes", function () {
  this.timeout(20_000);
  let studio: RealStudio;
  eachInStudio((opened) => (studio = opened));

  const episodes = async () => (await studio.get("/episodes").expect(200)).body as EpisodeEntry[];
  const build = async (ep: string) => (await studio.post("/build", { ep }).expect(200)).body as BuildReply;
  const readJson = async <T>(path: string) => JSON.parse(await readFile(path, "utf8")) as T;
  const sentence = (body: unknown) => (body as { error: string }).error;

  it("lists what lies below the roots, also when one script is no text", async () => {
    await writeEpisode(studio.root, "broken", Buffer.from([0xff, 0xfe, 0x00, 0xd8]));
    const found = await episodes();
    expect(found.map(({ name }) => name)).to.deep.equal(["broken", "tide"]);
    expect(found[1]).to.include({
      ep: studio.ep,
      series: "Low Tide",
      title: "Low Tide",
      shots: 3,
      script: "tide.md",
      simple: false,
    });
    expect(found[1]?.built).to.deep.equal({ final: true, proxy: true });
    expect(sentence(await build(found[0]!.ep))).to.include("UTF-8");
  });

  it("gives the picture of the first shot that has one, and the pass of its take", async () => {
    const entryOf = async () => (await episodes()).find(({ ep }) => ep === studio.ep);
    expect(await entryOf()).to.not.have.property("picture");
    for (const [pass, take] of [
      ["renders/sh020", "sh020_t02.jpg"],
      ["renders/sh020", "sh020_t10.jpg"],
      ["renders/sh020", "sh020_t10_strip.jpg"],
      ["renders/_trash", "sh010_t01.jpg"],
    ] as const) {
      await mkdir(join(studio.ep, pass), { recursive: true });
      await writeFile(join(studio.ep, pass, take), "");
    }
    await mkdir(join(studio.ep, "renders/sh010"), { recursive: true });
    expect((await entryOf())?.picture).to.deep.equal({ pass: "final", path: "renders/sh020/sh020_t10.jpg" });
    await mkdir(join(studio.ep, "renders_proxy/sh030"), { recursive: true });
    await writeFile(join(studio.ep, "renders_proxy/sh030/sh030_t01.jpg"), "");
    expect((await entryOf())?.picture).to.deep.equal({ pass: "proxy", path: "renders_proxy/sh030/sh030_t01.jpg" });
  });

  it("tells what is said in a shot, where in the script and when", async () => {
    const shotOf = async (shot: string) =>
      (await studio.get("/shot", { ep: studio.ep, shot }).expect(200)).body as ShotDetail;
    const [said, ...others] = (await shotOf("sh020")).spoken ?? [];
    expect(others).to.deep.equal([]);
    expect(said).to.include({ name: "ADA", text: "It is wet." });
    expect(threeShots.split("\n")[(said?.line ?? 0) - 1]).to.equal("ADA: It is wet.");
    expect(said?.start).to.be.lessThan(said?.end ?? 0);
    expect(await shotOf("sh010")).to.not.have.property("spoken");
  });

  it("finds a show whose config lies above its episodes", async () => {
    const show = join(studio.root, "harbour");
    await writeEpisode(show, "ep01", threeShots, null);
    await writeFile(join(show, "series.json"), JSON.stringify(smallSeries));
    const entry = (await episodes()).find(({ name }) => name === "ep01");
    expect(entry?.series).to.equal("Low Tide");
    expect((await build(entry!.ep)).ok).to.equal(true);
  });

  it("finds an episode that was added as a root itself", async () => {
    await studio.put("/config", { roots: [studio.ep] }).expect(200);
    expect((await episodes()).filter(({ ep }) => ep === studio.ep)).to.have.length(1);
  });

  it("writes shot lists for both passes, and builds the same bytes again", async () => {
    const files = async () => {
      const folder = join(studio.ep, "shotlist");
      const names = (await readdir(folder)).toSorted();
      return Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "utf8")]));
    };
    const first = await files();
    expect(first.map(([name]) => name)).to.deep.equal(["shotlist.json", "shotlist_proxy.json", "shots.json"]);
    await build(studio.ep);
    expect(await files()).to.deep.equal(first);
  });

  it("answers a script error as a result that names the line, and keeps the build that is there", async () => {
    await writeFile(join(studio.ep, "tide.md"), threeShots.replace("who: ada", "who: nobody"));
    const reply = await build(studio.ep);
    expect(reply.ok).to.equal(false);
    expect(reply.passes.final?.error).to.match(/line 6/);
    await studio.get("/episode", { ep: studio.ep }).expect(200);
  });

  it("says what is missing when a folder has no script or config", async () => {
    const bare = join(studio.root, "bare");
    await mkdir(bare);
    expect(await build(bare)).to.deep.include({ ok: false, passes: {} });
  });

  it("answers 404 for a pass that is not built, and says what to do", async () => {
    const ep = await writeEpisode(studio.root, "fresh");
    expect(sentence((await studio.get("/episode", { ep }).expect(404)).body)).to.include("build");
    await studio.post("/render", { ep }).expect(404);
    await studio.post("/assemble", { ep }).expect(404);
  });

  it("opens a show that is written for a model which is not here", async () => {
    const ep = await writeEpisode(studio.root, "later", threeShots, seriesFor("minimax_h3_ref2va"));
    expect((await build(ep)).ok).to.equal(true);
    const { body } = await studio.get("/episode", { ep }).expect(200);
    const status = body as EpisodeStatus;
    expect(status).to.include({
      target: "minimax_h3_ref2va",
      target_source: "series",
      series_target: "minimax_h3_ref2va",
    });
    expect(status.shots[0]).to.include({ target: "minimax_h3_ref2va", built_target: "minimax_h3_ref2va" });
  });

  it("checks ep in order: text, absolute, inside a root, there", async () => {
    const ask = (ep: string) => studio.get("/episode", { ep });
    await studio.get("/episode").expect(400);
    await ask("show/tide").expect(400);
    await ask(dirname(studio.root)).expect(403);
    await ask(join(dirname(studio.root), "not there")).expect(403);
    await ask(join(studio.root, "not there")).expect(404);
    await ask(`${studio.ep}\0`).expect(400);
    await ask(join(studio.root, "..", "..")).expect(403);
    await symlink(dirname(studio.root), join(studio.root, "out"));
    await ask(join(studio.root, "out")).expect(403);
  });

  it("keeps other roots, and refuses one that is not there", async () => {
    const other = join(dirname(studio.root), "other");
    await mkdir(other);
    await studio.put("/config", { roots: [join(other, "missing")] }).expect(400);
    const { body } = await studio.put("/config", { roots: [other, other], review_copy: true }).expect(200);
    expect(body).to.deep.include({ roots: [other], review_copy: true, version: 1 });
    expect((await studio.put("/config", { roots: [] }).expect(200)).body).to.include({ review_copy: true });
  });

  it("makes a root that is not there where that is asked for, and says which folders are in force", async () => {
    const films = join(dirname(studio.root), "home", "films");
    await studio.put("/config", { roots: [films] }).expect(400);
    const { body } = await studio.put("/config", { roots: [films], make: true }).expect(200);
    expect(body).to.deep.include({ roots: [films], looks_in: [films, studio.root] });
    expect(await readdir(films)).to.deep.equal([]);
    expect((body as { suggested: string }).suggested).to.match(/Episode Studio$/);
  });

  it("walks folders outside the roots by name only", async () => {
    const outside = dirname(studio.root);
    await writeFile(join(outside, "poster.png"), "what is in the file");
    await studio.get("/file", { ep: outside, path: "poster.png" }).expect(403);
    const folder = (name: string) => ({ name, path: join(outside, name), episode: false, series_config: false });
    const facts = { path: outside, parent: dirname(outside), episode: false, truncated: false };
    const dirs = ["show", "user"].map(folder);
    const { body } = await studio.get("/browse", { path: outside }).expect(200);
    expect(body).to.deep.equal({ ...facts, dirs });
    const pictures = await studio.get("/browse", { path: outside, files: "image" }).expect(200);
    const poster = { name: "poster.png", path: join(outside, "poster.png"), size: 19 };
    expect(pictures.body).to.deep.equal({ ...facts, dirs, files: [poster] });
    const inside = (await studio.get("/browse", { path: studio.root }).expect(200)).body as { dirs: object[] };
    expect(inside.dirs).to.deep.equal([{ name: "tide", path: studio.ep, episode: true, series_config: true }]);
    await studio.get("/browse", { path: join(studio.root, "missing") }).expect(404);
    expect((await studio.get("/browse").expect(200)).body).to.include({ parent: null });
  });

  it("carries any text a script can hold into the shot list, and a film is made of it", async () => {
    const nasty = `Quotes "double" 'single' \`tick\` [brackets] 100% \\back :colon $var <b>&amp; ; | 日本語 עברית 😀 %{x} \${y}`;
    const script =
      `\uFEFF${threeShots.replace("The quay is empty.", nasty).replace("ADA: It is wet.", `ADA: ${nasty}`)}`.replaceAll(
        "\n",
        "\r\n",
      );
    const ep = await writeEpisode(studio.root, "it's [odd] 100%", script.replace("= tide", "= odd"));
    expect((await build(ep)).ok).to.equal(true);
    const list = await readJson<Shotlist>(join(ep, "shotlist", "shotlist_proxy.json"));
    expect(list.shots[1]?.scene?.dialogue.map(({ line }) => line)).to.deep.equal([nasty]);
    expect(list.shots[2]?.scene?.action).to.equal(nasty);
    expect(list.shots[2]?.prompt).to.include(nasty);
    await studio.post("/render", { ep, shots: ["sh020", "sh030"] }).expect(200);
    await studio.idle();
    const { body } = await studio.get("/episode", { ep }).expect(200);
    const { shots } = body as EpisodeStatus;
    expect(shots.filter((shot) => shot.cut.usable).map((shot) => shot.shot)).to.deep.equal(["sh020", "sh030"]);
    const made = (await studio.post("/assemble", { ep }).expect(200)).body as { ok: boolean; output: string };
    expect(made.ok, JSON.stringify(made)).to.equal(true);
    expect((await measureFilm(made.output)).frames).to.equal(list.shots[1]!.length + list.shots[2]!.length);
  });
});
