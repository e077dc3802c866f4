// Scripts brought in over the real door: what each becomes, what is skipped, and what is told of foreign formats.
import { expect } from "chai";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImportReply } from "../../../src/contracts/routes/new-episodes.ts";
import { fixture } from "../../core/import/importing.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { smallSeries, threeShots, writeEpisode } from "../../support/episodes/sample-episodes.ts";

const series = JSON.stringify(smallSeries);
const script = (id: string, title = "T") => threeShots.replace("= tide  Low Tide", `= ${id}  ${title}`);

describe("an import", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  let parent: string;
  let turn = 0;
  allInStudio((opened) => (studio = opened));
  beforeEach(async () => {
    parent = join(studio.root, `imports${++turn}`);
    await mkdir(parent);
  });

  const send = async (scripts: readonly { name: string; text: string; series?: string }[], more: object = {}) =>
    (await studio.post("/import", { parent, scripts, ...more }).expect(200)).body as ImportReply;
  const read = (...names: string[]) => readFile(join(parent, ...names), "utf8");

  it("makes an episode of each script, named by its header, and builds nothing", async () => {
    const crlf = `\ufeff${script("ep01", "One")}`.replaceAll("\n", "\r\n");
    const reply = await send([
      { name: "a.md", text: crlf, series },
      { name: "b.md", text: script("ep02") },
    ]);
    expect(reply).to.deep.include({ show: null, skipped: [], errors: [] });
    expect(reply.episodes.map(({ name, ep, own_config }) => ({ name, ep, own_config }))).to.deep.equal([
      { name: "ep01", ep: join(parent, "ep01"), own_config: true },
      { name: "ep02", ep: join(parent, "ep02"), own_config: false },
    ]);
    expect(reply.episodes[0]?.check).to.deep.include({ ok: true, errors: [] });
    expect(reply.episodes[0]?.check.shots[0]).to.deep.equal({ id: "sh010", line: 5, end_line: 10, builds: true });
    expect(reply.episodes[0]).not.to.have.any.keys("from", "guesses");
    expect(await read("ep01", "ep01.md")).to.equal(script("ep01", "One"));
    expect(await read("ep01", "series.json")).to.equal(series);
    expect(JSON.parse(await read("ep02", "series.json"))).to.deep.equal(smallSeries);
    expect((await readdir(join(parent, "ep01"))).toSorted()).to.deep.equal(["ep01.md", "refs", "series.json"]);
  });

  it("gives a show without a config the one that is sent, for all its episodes", async () => {
    const scripts = [{ name: "a.md", text: script("ep01") }];
    const reply = await send(scripts, { show: "Low Tide", series });
    expect(reply).to.deep.include({ show: "Low Tide", skipped: [], errors: [] });
    expect(reply.episodes[0]).to.deep.include({ ep: join(parent, "Low Tide", "ep01"), own_config: false });
    expect(reply.episodes[0]?.check.ok).to.equal(true);
    expect(await read("Low Tide", "series.json")).to.equal(series);
    expect((await readdir(join(parent, "Low Tide", "ep01"))).toSorted()).to.deep.equal(["ep01.md"]);
    const again = await send([{ name: "b.md", text: script("ep02") }], { show: "Low Tide", series: "{" });
    expect(again.skipped.map(({ name }) => name)).to.deep.equal(["series.json"]);
    expect(again.episodes).to.have.length(1);
    expect(await read("Low Tide", "series.json")).to.equal(series);
  });

  it("falls back on the starter's config, and says what does not build", async () => {
    const { episodes } = await send([{ name: "a.md", text: script("ep01") }]);
    expect(episodes[0]).to.include({ own_config: false });
    expect(episodes[0]?.check).to.include({ ok: false });
    expect(episodes[0]?.check.errors).to.have.length(1);
    expect(JSON.parse(await read("ep01", "series.json"))).to.have.nested.property("series.title", `Imports${turn}`);
  });

  it("writes over nothing, and makes the rest", async () => {
    await writeEpisode(parent, "ep01");
    const reply = await send([
      { name: "a.md", text: script("ep01", "Other") },
      { name: "b.md", text: script("ep02", "First") },
      { name: "c.md", text: script("ep02", "Second") },
      { name: "d.md", text: "# sq01 quay\n## sh010\nNo header." },
      { name: "e.md", text: script("ep05"), series: "{ not json" },
      { name: "f/My ep: 6.md", text: script("a/b") },
      { name: "refs.md", text: script("refs") },
    ]);
    expect(reply.episodes.map(({ name }) => name)).to.deep.equal(["ep02", "my_ep_6"]);
    expect(reply.skipped.map(({ name }) => name)).to.deep.equal(["ep01", "ep02"]);
    expect(reply.errors.map(({ file }) => file)).to.deep.equal(["d.md", "e.md", "refs.md"]);
    expect(reply.errors[0]?.error).to.equal("line 1: the script needs a header line like '= ep01  Title'");
    expect(reply.errors[1]?.error).to.include("line 1");
    expect(await read("ep01", "ep01.md")).to.equal(threeShots);
    expect(await read("ep02", "ep02.md")).to.include("First");
  });

  it("does not make episodes whose show's config cannot be read", async () => {
    const scripts = [
      { name: "a.md", text: script("ep01") },
      { name: "b.md", text: script("ep02"), series },
    ];
    const reply = await send(scripts, { series: "{" });
    expect(reply.errors.map(({ file }) => file)).to.deep.equal(["series.json", "a.md"]);
    expect(reply.episodes.map(({ name }) => name)).to.deep.equal(["ep02"]);
  });

  it("refuses a show that no folder can be called, and places outside the roots", async () => {
    const scripts = [{ name: "a.md", text: script("ep01") }];
    await studio.post("/import", { parent, show: "../up", scripts }).expect(400);
    await studio.post("/import", { parent: "/tmp", scripts }).expect(403);
    await studio.post("/import", { parent: join(parent, "nowhere"), scripts }).expect(404);
    await studio.post("/import", { parent, scripts: [] }).expect(400);
    expect(await readdir(parent)).to.deep.equal([]);
  });

  describe("of a screenplay in another format", () => {
    it("makes an episode that builds, and tells every guess", async () => {
      const { episodes, errors } = await send([
        { name: "The Lamp.fountain", text: fixture("lighthouse.fountain") },
        { name: "ferry.txt", text: fixture("ferry.fdx") },
      ]);
      expect(errors).to.deep.equal([]);
      expect(episodes.map(({ name, from, own_config }) => ({ name, from, own_config }))).to.deep.equal([
        { name: "The Lamp", from: "fountain", own_config: true },
        { name: "ferry", from: "fdx", own_config: true },
      ]);
      for (const { ep, check, guesses } of episodes) {
        expect(check).to.deep.include({ ok: true, errors: [] });
        expect(guesses?.length).to.be.above(10);
        const { body } = await studio.post("/build", { ep }).expect(200);
        expect(body).to.include({ ok: true });
      }
      expect(episodes[0]?.guesses?.[0]).to.deep.include({ line: null });
      expect(await read("The Lamp", "The Lamp.md")).to.match(/^= The_Lamp {2}The Lamp Part One\n/);
    });

    it("uses the config of the show, and adds what it lacks in the episode's own", async () => {
      const shared = { ...smallSeries, subjects: { ada: { ...smallSeries.subjects.ada, sheet: "refs/ada.png" } } };
      await writeFile(join(parent, "series.json"), JSON.stringify(shared, null, 2));
      const text = "EXT. QUAY - DUSK\n\nADA\nBen?\n\nBEN\nHere.\n\nINT. HOLD - NIGHT\n\nDark.";
      const { episodes } = await send([{ name: "ep01.fountain", text }]);
      expect(episodes[0]?.check.ok).to.equal(true);
      const config = JSON.parse(await read("ep01", "series.json")) as typeof shared;
      expect(config.subjects).to.have.all.keys("ada", "ben");
      expect(config.subjects.ada).to.deep.equal({ ...shared.subjects.ada, sheet: "../refs/ada.png" });
      expect(config.locations).to.have.all.keys("quay", "hold");
      expect(config.series).to.deep.equal(smallSeries.series);
      expect(JSON.parse(await read("series.json"))).to.deep.equal(shared);
    });

    it("takes over what the episode before it had", async () => {
      await send([{ name: "ep01.fountain", text: "INT. HUT - DAY\n\nADA (30s, tall) waits.\n\nADA\nBen?" }]);
      const { episodes } = await send([{ name: "ep02.fountain", text: "INT. HUT - DAY\n\nADA\nStill no Ben." }]);
      expect(episodes[0]?.check.ok).to.equal(true);
      expect(await read("ep02", "series.json")).to.equal(await read("ep01", "series.json"));
    });

    it("says what is no screenplay", async () => {
      const { errors, episodes } = await send([
        { name: "a.fdx", text: "<html/>" },
        { name: "b.fountain", text: "\n \n" },
        { name: "c.fdx", text: "<FinalDraft" },
      ]);
      expect(episodes).to.deep.equal([]);
      expect(errors.map(({ error }) => error)).to.have.length(3);
      expect(await readdir(parent)).to.deep.equal([]);
    });
  });
});
