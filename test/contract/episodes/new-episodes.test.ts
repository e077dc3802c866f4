// New episodes over HTTP: what they begin from, what they never overwrite, and which events are sent.
import { expect } from "chai";
import { mkdir, readFile, readdir, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeEntry } from "../../../src/contracts/replies/episode-status.ts";
import type { NewEpisode } from "../../../src/contracts/routes/new-episodes.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { smallSeries, threeShots, writeEpisode } from "../../support/episodes/sample-episodes.ts";

interface Offer {
  parent: string;
  from: string | null;
  series: string | null;
  name: string;
  episodes: string[];
}

describe("new episodes", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  let parent: string;
  let turn = 0;
  allInStudio((opened) => (studio = opened));
  beforeEach(async () => {
    parent = join(studio.root, `harbour${++turn}`);
    await mkdir(parent);
  });

  const offer = async (show?: string) =>
    (await studio.get("/episode/new", { parent, ...(show !== undefined && { show }) }).expect(200)).body as Offer;
  const begin = async (name: string, more: object = {}) =>
    (await studio.post("/episode/new", { parent, name, ...more }).expect(200)).body as NewEpisode;
  const refused = async (status: number, body: object) =>
    ((await studio.post("/episode/new", { parent, ...body }).expect(status)).body as { error: string }).error;

  it("are the finished sample where that is asked for, in a show of its own", async () => {
    const made = await begin("umbrella", { show: "small_hours", sample: true });
    expect([made.check.ok, made.episode.title]).to.deep.equal([true, "The Red Umbrella"]);
    expect(made.ep).to.equal(join(parent, "small_hours", "umbrella"));
    expect(made.check.shots).to.be.above(5);
    expect(await refused(409, { name: "umbrella", show: "small_hours", sample: true })).to.contain("there already");
  });

  describe("are offered", () => {
    it("as ep01 in an empty folder, and in a show that is not there yet", async () => {
      const nothing = { parent, from: null, series: null, name: "ep01", episodes: [] };
      expect(await offer()).to.deep.equal(nothing);
      expect(await offer("Low Tide")).to.deep.equal(nothing);
      expect(await readdir(parent)).to.deep.equal([]);
    });

    it("as the number behind the last, with the newest config", async () => {
      for (const name of ["ep01", "ep09", "ep10"]) await writeEpisode(parent, name);
      await mkdir(join(parent, "ep11"));
      const found = await offer();
      expect(found).to.deep.include({ from: "ep10", name: "ep12", episodes: ["ep01", "ep09", "ep10"] });
      expect(JSON.parse(found.series ?? "")).to.deep.equal(smallSeries);
    });

    it("from the config that was changed last", async () => {
      await writeEpisode(parent, "ep01");
      await utimes(join(await writeEpisode(parent, "ep02"), "series.json"), 1000, 1000);
      expect((await offer()).from).to.equal("ep01");
    });

    it("only inside the roots", async () => {
      await studio.get("/episode/new", { parent: "/" }).expect(403);
      await studio.get("/episode/new", { parent: join(parent, "nowhere") }).expect(404);
      await studio.get("/episode/new", { parent: "harbour" }).expect(400);
      await studio.get("/episode/new", { parent, show: "../up" }).expect(400);
    });
  });

  it("begin from the starter where no episode is, and build", async () => {
    const made = await begin("ep01", { title: "The Letter", series_id: "tide" });
    const ep = join(parent, "ep01");
    expect(made).to.deep.include({ ep, template: "starter", from: null, files: ["ep01.md", "series.json"] });
    expect(made.check).to.include({ ok: true, shots: 1 });
    expect(made.episode).to.include({ ep, name: "ep01", title: "The Letter", shots: 1, script: "ep01.md" });
    const config = JSON.parse(await readFile(join(ep, "series.json"), "utf8")) as typeof smallSeries;
    expect(config.series).to.include({ id: "tide", title: `Harbour${turn}` });
    expect(made.refs).to.equal(join(ep, "refs"));
    expect((await stat(made.refs)).isDirectory()).to.equal(true);
    expect(((await studio.post("/build", { ep })).body as { ok: boolean }).ok).to.equal(true);
    const { body } = await studio.get("/episodes");
    expect((body as EpisodeEntry[]).find((entry) => entry.ep === ep)).to.include({ series: `Harbour${turn}` });
  });

  it("take over the newest config with only the recording renamed, and show its first character", async () => {
    const text = `{
  "_note": "kept",
  "series": { "id": "tide",   "title": "Low Tide" },
  "audio": { "track": "audio/ep01/ep01_mix of ep010.wav" },
  "style": { "look": "Ink and wash" },
  "subjects": {
    "crate": { "kind": "prop", "name": "the crate", "design": "A wooden crate" },
    "radio": { "name": "Radio", "voice": "a voice on the radio" },
    "ada": { "name": "Ada", "design": "A pilot", "sheet": "refs/ep01/ada.png" }
  },
  "locations": { "quay": { "description": "A quay" }, "pier": { "description": "A pier" } }
}
`;
    await writeEpisode(parent, "ep01", threeShots, text);
    const made = await begin("ep02", { title: "Home", series_id: "other" });
    expect(made).to.deep.include({ template: "episode", from: "ep01" });
    expect(made.check).to.include({ ok: true, shots: 1 });
    expect(await readFile(join(made.ep, "series.json"), "utf8")).to.equal(
      text.replace("audio/ep01/ep01_mix of ep010.wav", "audio/ep02/ep02_mix of ep010.wav"),
    );
    const script = await readFile(join(made.ep, "ep02.md"), "utf8");
    expect(script).to.match(/^= ep02 {2}Home\n\n# sq01 quay\n\n## sh010\nwho: ada\n/);
  });

  it("keep the pictures of a config that lay in the show's folder", async () => {
    const { subjects } = smallSeries;
    const shared = {
      ...smallSeries,
      subjects: { ...subjects, ada: { ...subjects.ada, sheet: "refs/ada.png", voice_sample: "/voices/ada.wav" } },
      audio: { track: "audio/ep01.wav" },
    };
    await writeEpisode(parent, "ep01", threeShots, null);
    await writeFile(join(parent, "series.json"), JSON.stringify(shared));
    const made = await begin("ep02");
    const config = JSON.parse(await readFile(join(made.ep, "series.json"), "utf8")) as typeof shared;
    expect(config.subjects.ada).to.include({ sheet: "../refs/ada.png", voice_sample: "/voices/ada.wav" });
    expect(config.audio.track).to.equal("../audio/ep02.wav");
    expect(made.refs).to.equal(join(parent, "refs"));
    expect((await stat(made.refs)).isDirectory()).to.equal(true);
    expect(made.check.ok).to.equal(true);
  });

  it("are written as a form says, in a show of their own", async () => {
    const form = { series: JSON.stringify(smallSeries), script: threeShots.replaceAll("\n", "\r\n"), show: "Low Tide" };
    const made = await begin("tide", form);
    expect(made).to.deep.include({ ep: join(parent, "Low Tide", "tide"), template: "form", from: null });
    expect(made.check).to.deep.include({ ok: true, shots: 3 });
    expect(await readFile(join(made.ep, "tide.md"), "utf8")).to.equal(threeShots);
    expect(await readFile(join(made.ep, "series.json"), "utf8")).to.equal(form.series);
    expect((await offer("Low Tide")).episodes).to.deep.equal(["tide"]);
    expect(await begin("two", { show: "Low Tide" })).to.include({ template: "episode", from: "tide" });
  });

  it("refuse a form that is half filled in, or no JSON", async () => {
    expect(await refused(400, { name: "a", script: threeShots })).to.include("series");
    expect(await refused(400, { name: "a", series: '{\n"series": {,}}', script: "" })).to.include("line 2");
    expect(await refused(400, { name: "a", series: "{}", script: "" })).to.include(`"series"`);
    expect(await readdir(parent)).to.deep.equal([]);
  });

  it("keep titles on one line", async () => {
    const title = ' A "tide"\r\n# sq02\u2028quay\u0007 \\ {{name}} $& ';
    const made = await begin("ep01", { title });
    expect(made.check.ok).to.equal(true);
    expect(made.episode.title).to.equal('A "tide" # sq02 quay \\ {{name}} $&');
    expect((await begin("ep02", { title })).episode.title).to.equal(made.episode.title);
  });

  it("take any legal name: its blanks leave the id", async () => {
    const made = await begin("Tide & Time, part one", { title: "One" });
    expect(made.episode).to.include({ title: "One", script: "Tide & Time, part one.md" });
    expect(made.check.ok).to.equal(true);
    expect((await begin("プロローグ")).check.ok).to.equal(true);
  });

  it("refuse a name that is no folder's, or that a show keeps", async () => {
    const names = [
      "../up",
      "a/b",
      "a\\b",
      "a.",
      "a ",
      " a",
      ".a",
      "_a",
      "a\nb",
      "a\u202eb",
      "a:b",
      "what?",
      "\ud800",
      "x".repeat(200),
    ];
    const kept = ["refs", "Audio", "shotlist", "renders", "renders_proxy", "views", "targets"];
    const devices = ["CON", "nul", "com1", "LPT9.md", "aux .txt", "con.tar.gz", "COM¹"];
    for (const name of [...names, ...kept, ...devices, " ", "..", "."]) {
      expect(await refused(400, { name }), name).to.include("cannot be a folder's name");
      expect(await refused(400, { name: "ep01", show: name }), name).to.include("show");
    }
    expect(await readdir(parent)).to.deep.equal([]);
    for (const name of ["console", "com", "COM10", "null", "a.b", "-a"]) await begin(name);
  });

  it("are written over nothing, also when two ask at once", async () => {
    const ep = await writeEpisode(parent, "ep01");
    expect(await refused(409, { name: "ep01" })).to.include("nothing was written");
    expect(await readFile(join(ep, "ep01.md"), "utf8")).to.equal(threeShots);
    await mkdir(join(parent, "empty"));
    await refused(409, { name: "empty" });
    await writeFile(join(parent, "file"), "mine");
    await refused(409, { name: "file" });
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, i) => studio.post("/episode/new", { parent, name: "ep02", title: `T${i}` })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).to.deep.equal([200, 409, 409, 409, 409, 409]);
    const won = replies.find(({ status }) => status === 200)?.body as NewEpisode;
    expect(await readFile(join(parent, "ep02", "ep02.md"), "utf8")).to.include(`= ep02  ${won.episode.title}\n`);
    expect((await readdir(parent)).toSorted()).to.deep.equal(["empty", "ep01", "ep02", "file"]);
  });

  it("do not follow a show's link out of the roots", async () => {
    await symlink("/tmp", join(parent, "away"));
    await studio.post("/episode/new", { parent, show: "away", name: "ep01" }).expect(403);
    await studio.get("/episode/new", { parent, show: "away" }).expect(403);
    await studio.post("/episode/new", { parent: "/tmp", name: "ep01" }).expect(403);
  });

  it("say which config keeps them from beginning", async () => {
    await writeEpisode(parent, "ep01", threeShots, '{"series": }');
    expect(await refused(400, { name: "ep02" })).to.match(/series config of ep01 .*line 1/);
    await writeFile(join(parent, "ep01", "series.json"), Buffer.from([0xff, 0xfe]));
    expect(await refused(400, { name: "ep02" })).to.include("UTF-8");
    expect((await offer()).series).to.equal(null);
    expect(await readdir(parent)).to.deep.equal(["ep01"]);
  });
});
