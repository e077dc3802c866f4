// Projects of clips over HTTP: the one that is simply there, new ones, clips in one sentence.
import { expect } from "chai";
import { mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeEntry, EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

const SENTENCE = "A lighthouse keeper lights the lamp as a storm rolls in.";

describe("projects of clips", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  eachInStudio((opened) => (studio = opened));

  const ensure = async () => (await studio.post("/clips/ensure").expect(200)).body as { ep: string; made: boolean };
  const add = async (ep: string, body: object = {}) =>
    (await studio.post("/clips/add", { ep, text: SENTENCE, ...body }).expect(200)).body;
  const refused = async (path: string, body: object, status: number) =>
    ((await studio.post(path, body).expect(status)).body as { error: string }).error;
  const status = async (ep: string) => (await studio.get("/episode", { ep }).expect(200)).body as EpisodeStatus;

  it("are there at once, once, and listed as such", async () => {
    const said = await studio.saidDuring(ensure);
    expect(said.map(({ type }) => type)).to.deep.equal(["studio.episode"]);
    const ep = join(studio.root, "Clips/clips");
    expect(await ensure()).to.deep.equal({ ep, made: false });
    expect((await stat(join(studio.root, "Clips/refs"))).isDirectory()).to.equal(true);
    const episodes = (await studio.get("/episodes")).body as EpisodeEntry[];
    expect(episodes.find((each) => each.ep === ep)).to.include({ simple: true, series: "Clips", shots: 0 });
  });

  it("build before the first clip, with nothing in them", async () => {
    const { ep } = await ensure();
    expect((await studio.post("/build", { ep }).expect(200)).body).to.include({ ok: true, error: null });
    expect((await status(ep)).shots).to.deep.equal([]);
  });

  it("are named from a title", async () => {
    const { body } = await studio.post("/clips/new", { title: "Night & Day: Tests!" }).expect(200);
    const ep = join(studio.root, "night_day_tests/night_day_tests");
    expect(body).to.deep.equal({ ep });
    expect(JSON.parse(await readFile(join(ep, "series.json"), "utf8"))).to.deep.include({ simple: true });
    expect((await stat(join(studio.root, "night_day_tests/refs"))).isDirectory()).to.equal(true);
    expect(await refused("/clips/new", { title: "Night day tests" }, 409)).to.include("is there already");
    expect(await refused("/clips/new", { title: "—!" }, 400)).to.include("no letters or digits");
    expect(await refused("/clips/new", { title: "Renders" }, 400)).to.include("keeps that name");
    expect(await refused("/clips/new", { title: "x", root: "/" }, 403)).to.include("outside the project folders");
  });

  it("leave a folder of that name alone that holds something else", async () => {
    await mkdir(join(studio.root, "Clips/clips"), { recursive: true });
    expect(await refused("/clips/ensure", {}, 409)).to.include("holds no clips");
  });

  it("take a clip in one sentence, which the prompt says once", async () => {
    const { ep } = await ensure();
    const clip = await add(ep, { seconds: 3 });
    expect(clip).to.deep.include({ shot: "clip01", slots: [] });
    expect(clip.check).to.deep.include({ ok: true, errors: [], warnings: [] });
    const [shot] = (await status(ep)).shots;
    expect(shot).to.deep.include({ shot: "clip01", seconds: 3, target: "animatic" });
    const { body: detail } = await studio.get("/shot", { ep, shot: "clip01" }).expect(200);
    const prompt = String(detail.built_prompt);
    expect(prompt.split("lighthouse keeper")).to.have.length(2);
    expect((await add(ep, { text: "  = Rain\non a window  " })).shot).to.equal("clip02");
    expect((await status(ep)).shots.map(({ shot: id }) => id)).to.deep.equal(["clip01", "clip02"]);
  });

  it("say where the pictures of a clip go, by what its target starts from", async () => {
    const { ep } = await ensure();
    const slots = async (target: string, pictures = 2) => (await add(ep, { target, pictures })).slots as string[];
    expect(await slots("wan22_vace")).to.deep.equal(["shot:clip01:first", "shot:clip01:last"]);
    expect(await slots("animatic", 1)).to.deep.equal(["location:clip02"]);
    expect(await slots("wan22_ti2v")).to.deep.equal(["shot:clip03:first", "subject:clip03_subject"]);
    expect(await slots("minimax_h3_ref2va")).to.deep.equal(["location:clip04", "subject:clip04_subject"]);
  });

  it("take clips only as clips", async () => {
    const { ep } = await ensure();
    expect(await refused("/clips/add", { ep: studio.ep, text: SENTENCE }, 409)).to.include("no project of clips");
    expect(await refused("/clips/add", { ep, text: "…" }, 400)).to.include("say in a sentence");
    expect(await refused("/clips/add", { ep, text: SENTENCE, target: "none" }, 400)).to.include("no video target");
  });
});
