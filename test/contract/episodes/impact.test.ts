// POST source/impact: what an edit would do, told before it is saved. What it tells has to come true when it is.
import { expect } from "chai";
import { mkdir, readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { EpisodeStatus } from "../../../src/contracts/replies/episode-status.ts";
import type { Impact, ShotImpact, SourceFile } from "../../../src/contracts/routes/sources.ts";
import { placeTakes } from "../../support/media/drawn-takes.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { seriesFor, smallSeries, threeShots, writeEpisode } from "../../support/episodes/sample-episodes.ts";

const SHOW = {
  ...smallSeries,
  subjects: { ...smallSeries.subjects, bo: { kind: "character", name: "Bo", design: "A boy in a cap" } },
};

describe("what an edit would do", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  allInStudio(async (opened) => {
    studio = opened;
    await reset();
    await placeTakes(studio);
  });
  afterEach(() => reset());

  const reset = async () => {
    await writeFile(join(studio.ep, "tide.md"), threeShots);
    await writeFile(join(studio.ep, "series.json"), JSON.stringify(SHOW, null, 2));
    await writeFile(join(studio.ep, "overrides.json"), "{}");
    await studio.post("/build", { ep: studio.ep }).expect(200);
  };

  const ask = async (text: string, file: SourceFile = "script") =>
    (await studio.post("/source/impact", { ep: studio.ep, file, text }).expect(200)).body as Impact;
  const status = async () =>
    (await studio.get("/episode", { ep: studio.ep, pass: "proxy" }).expect(200)).body as EpisodeStatus;
  const rows = ({ shots }: Impact) => Object.fromEntries(shots.map((shot) => [shot.shot, shot.change]));
  const rowOf = ({ shots }: Impact, id: string) => shots.find(({ shot }) => shot === id) as ShotImpact;
  const staleNow = async () =>
    (await status()).shots.flatMap(({ shot, takes }) =>
      takes.flatMap((take) => (take.stale.length > 0 ? [[shot, take.take, take.stale]] : [])),
    );
  const staleThen = ({ shots }: Impact) =>
    shots.flatMap(({ shot, stale }) => stale.map(({ take, reasons }) => [shot, take, reasons]));

  it("nothing, when the text is the one on disk, whatever ends its lines", async () => {
    for (const text of [
      threeShots,
      threeShots.replaceAll("\n", "\r\n"),
      `\ufeff${threeShots}`,
      `// a note\n${threeShots}`,
    ]) {
      const impact = await ask(text);
      expect(impact).to.include({ ok: true, changed: 0, added: 0, gone: 0, stale_takes: 0, seconds_added: 0 });
      expect(rows(impact)).to.deep.equal({ sh010: "unchanged", sh020: "unchanged", sh030: "unchanged" });
    }
  });

  it("one shot's words make that shot's take stale, and the cut plays it", async () => {
    const impact = await ask(threeShots.replace("The quay is empty.", "The quay is full."));
    expect(rows(impact)).to.deep.equal({ sh010: "unchanged", sh020: "unchanged", sh030: "changed" });
    const shot = rowOf(impact, "sh030");
    expect(shot.fields).to.include("prompt");
    expect(shot.fields).to.not.include("length");
    expect(shot.stale).to.deep.equal([{ take: 1, reasons: ["script"], picked: true }]);
    expect(impact).to.include({ changed: 1, stale_takes: 1, seconds_added: 0 });
  });

  it("a longer shot adds its seconds to the pass", async () => {
    const impact = await ask(threeShots.replace("dur: 0.5", "dur: 2.5"));
    expect(rowOf(impact, "sh030")).to.include({ seconds_before: 0.5, seconds_after: 2.5 });
    expect(rowOf(impact, "sh030").fields).to.include.members(["length", "duration"]);
    expect(impact.seconds_added).to.equal(2);
    expect(impact.seconds_after - impact.seconds_before).to.be.closeTo(2, 1e-9);
    expect(impact.seconds_before).to.be.closeTo(
      (await status()).shots.reduce((sum, shot) => sum + shot.seconds, 0),
      1e-6,
    );
  });

  it("a renamed shot is gone and new; nobody's takes are outdated by that", async () => {
    const impact = await ask(threeShots.replace("## sh020", "## sh025"));
    expect(rows(impact)).to.deep.equal({ sh010: "unchanged", sh025: "new", sh030: "unchanged", sh020: "gone" });
    expect(rowOf(impact, "sh020")).to.include({ target: null, seconds_after: null });
    expect(rowOf(impact, "sh025")).to.include({ target: "animatic", seconds_before: null });
    expect(impact).to.include({ added: 1, gone: 1, changed: 0, stale_takes: 0 });
  });

  it("writes nothing", async () => {
    const stand = async () => {
      const names = (await readdir(studio.ep, { recursive: true })).toSorted();
      const lists = await readFile(join(studio.ep, "shotlist", "shotlist_proxy.json"), "utf8");
      return { names, lists, script: await readFile(join(studio.ep, "tide.md"), "utf8") };
    };
    const before = await stand();
    await ask(threeShots.replace("dur: 1", "dur: 3"));
    await ask("# nonsense");
    expect(await stand()).to.deep.equal(before);
  });

  it("a text that does not build says why, and does nothing", async () => {
    const impact = await ask(threeShots.replace("who: ada", "who: nobody"));
    expect(impact).to.include({ ok: false, changed: 0, seconds_added: 0 });
    expect(impact.shots).to.deep.equal([]);
    expect(impact.error).to.include({ file: "script", line: 6 });
    expect(impact.seconds_after).to.be.above(0);
    expect((await ask("{", "series")).error).to.include({ file: "series" });
    expect((await ask("", "script")).ok).to.equal(false);
  });

  it("counts what a shot is retargeted to, and what its settings are overridden with", async () => {
    const config = { ...SHOW, profiles: { slow: { steps: 9 } } };
    const overrides = { shots: { sh010: { animatic: { proxy: { steps: 9 } } } } };
    await writeFile(join(studio.ep, "overrides.json"), JSON.stringify(overrides));
    await writeFile(join(studio.ep, "series.json"), JSON.stringify(config));
    const impact = await ask(threeShots.replaceAll("dur:", "profile: slow\ndur:"));
    expect(rowOf(impact, "sh010").fields).to.deep.equal(["profile"]);
    expect(rowOf(impact, "sh030").fields).to.include.members(["profile", "steps"]);
    const other = { shots: { sh010: { target: "ltx2" } } };
    await writeFile(join(studio.ep, "overrides.json"), JSON.stringify(other));
    expect(rowOf(await ask(threeShots.replace("Ada walks", "Ada runs")), "sh010")).to.include({ target: "ltx2" });
  });

  it("every shot is new in a pass that was never built", async () => {
    const ep = await writeEpisode(studio.root, "fresh");
    const { body } = await studio.post("/source/impact", { ep, file: "script", text: threeShots }).expect(200);
    expect(body).to.include({ ok: true, added: 3, seconds_before: 0 });
    expect(rows(body as Impact)).to.deep.equal({ sh010: "new", sh020: "new", sh030: "new" });
  });

  describe("with references", () => {
    const onModel = seriesFor("minimax_h3_ref2va");
    const ask = async (ep: string, text: string, file: SourceFile) =>
      (await studio.post("/source/impact", { ep, file, text }).expect(200)).body as Impact;
    const open = async (name: string, show: object) => {
      const ep = await writeEpisode(studio.root, name, threeShots, show);
      await studio.post("/build", { ep }).expect(200);
      return ep;
    };
    const writePicture = async (ep: string, name: string) => {
      await mkdir(join(ep, "refs"), { recursive: true });
      await writeFile(join(ep, "refs", `${name}.png`), "a picture");
    };
    const missingIn = ({ shots }: Impact) => Object.fromEntries(shots.map(({ shot, missing }) => [shot, missing]));

    it("names those of a prop that a shot gets, until its picture is there", async () => {
      const ep = await open("props", onModel);
      const edited = threeShots.replace("who: ada\nsize: ms", "who: ada\nwith: crate\nsize: ms");
      const impact = await ask(ep, edited, "script");
      const crate = { slot: "Picture 2", path: "refs/crate.png" };
      expect(missingIn(impact)).to.deep.equal({ sh010: [crate], sh020: [], sh030: [] });
      expect(impact.missing_refs).to.equal(1);
      await writePicture(ep, "crate");
      const supplied = await ask(ep, edited, "script");
      expect(rowOf(supplied, "sh010").fields).to.include("refs");
      expect(missingIn(supplied)).to.deep.equal({ sh010: [], sh020: [], sh030: [] });
      expect(supplied.missing_refs).to.equal(0);
    });

    it("names all that a model reads and that is not there, when a drawn show goes to it", async () => {
      const ep = await open("drawn", seriesFor());
      await writePicture(ep, "ada");
      const impact = await ask(ep, JSON.stringify(onModel), "series");
      const quay = { slot: "Picture 4", path: "refs/quay.png" };
      expect(missingIn(impact)).to.deep.equal({
        sh010: [quay],
        sh020: [{ slot: "Picture 2", path: "refs/crate.png" }, quay],
        sh030: [quay],
      });
      expect(impact).to.include({ changed: 3, missing_refs: 4 });
    });
  });

  it("refuses a file that the episode does not have", async () => {
    const ep = await writeEpisode(studio.root, "bare", threeShots, null);
    await studio.post("/source/impact", { ep, file: "series", text: "{}" }).expect(404);
    const { body } = await studio.post("/source/impact", { ep, file: "script", text: threeShots }).expect(200);
    expect((body as Impact).error).to.include({ file: "series" });
    await studio.post("/source/impact", { ep: studio.ep, file: "cut", text: "" }).expect(400);
  });

  const series = (change: (config: typeof SHOW) => void) => {
    const config = structuredClone(SHOW);
    change(config);
    return JSON.stringify(config, null, 2);
  };
  const EDITS: readonly [string, SourceFile, string][] = [
    ["other words", "script", threeShots.replace("Ada walks", "Ada runs")],
    ["another line", "script", threeShots.replace("It is wet.", "It is quite wet, I am afraid.")],
    ["another length", "script", threeShots.replace("dur: 1\n", "dur: 2\n")],
    [
      "somebody new in a shot before all others",
      "script",
      threeShots.replace("## sh010", "## sh005\nwho: bo\ndur: 1\nRain.\n\n## sh010"),
    ],
    ["a shot less", "script", threeShots.replace(/## sh020[^#]*/, "")],
    ["another sequence", "script", threeShots.replace("# sq01", "# sq07")],
    ["another look", "series", series((config) => void (config.style.look = "Charcoal"))],
    ["another name", "series", series((config) => void (config.subjects.crate.name = "the box"))],
    ["another size", "series", series((config) => void (config.proxy.width = 96))],
    ["another rate", "series", series((config) => void (config.series.fps = 25))],
    ["no change but blanks", "series", JSON.stringify(SHOW)],
  ];

  const HARMLESS = new Set(["a shot less", "no change but blanks"]);

  for (const [what, file, text] of EDITS) {
    it(`what it tells comes true: ${what}`, async () => {
      expect(await staleNow()).to.deep.equal([]);
      const impact = await ask(text, file);
      expect(staleThen(impact).length > 0).to.equal(!HARMLESS.has(what));
      await writeFile(join(studio.ep, file === "script" ? "tide.md" : "series.json"), text);
      await studio.post("/build", { ep: studio.ep }).expect(200);
      expect(staleThen(impact)).to.deep.equal(await staleNow());
      const shots = (await status()).shots.filter(({ orphan }) => !orphan);
      expect(impact.seconds_after).to.be.closeTo(
        shots.reduce((sum, shot) => sum + shot.seconds, 0),
        1e-6,
      );
      const after = await ask(text, file);
      expect(after).to.include({ ok: true, changed: 0, added: 0, gone: 0, stale_takes: 0, seconds_added: 0 });
    });
  }

  it("a take that is stale already is not told again", async () => {
    await writeFile(join(studio.ep, "tide.md"), threeShots.replace("The quay is empty.", "The quay is full."));
    await studio.post("/build", { ep: studio.ep }).expect(200);
    const impact = await ask(threeShots.replace("The quay is empty.", "The quay burns."));
    expect(rowOf(impact, "sh030")).to.include({ change: "changed" });
    expect(impact.stale_takes).to.equal(0);
  });
});
