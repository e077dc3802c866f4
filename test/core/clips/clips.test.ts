// Clips as texts: what a new one adds to them, and what is theirs when they become an episode.
import { expect } from "chai";
import { addClip, type ClipWords } from "../../../src/core/clips/add-clip.ts";
import { clipsAsEpisode } from "../../../src/core/clips/as-episode.ts";
import { planSimpleProject, projectName } from "../../../src/core/clips/simple-project.ts";
import { analyzeTexts } from "../../../src/core/analyze/analyze-texts.ts";
import { parseSeries } from "../../../src/core/series/parse-series.ts";
import { registry } from "../../support/servers/shipped-targets.ts";

const WORDS: ClipWords = { text: "Rain on a window.", seconds: 4, pictures: 0, target: null };

describe("clips as texts", () => {
  const empty = planSimpleProject("clips", "Clips");
  const target = (id: string) => {
    const found = registry.find(id);
    if (found?.kind !== "video") throw new Error(`there is no target ${id}`);
    return found;
  };
  const add = (words: Partial<ClipWords>, to: { script: string; series: string } = empty, id = "animatic") =>
    addClip(to, { ...WORDS, ...words }, target(id), new Set(["clip01", "clip07", "clips"]));
  const analyzed = ({ script, series }: { script: string; series: string }) =>
    analyzeTexts(script, parseSeries(series));

  it("begin with nothing wrong and nothing in them", () => {
    const { story, problems, warnings } = analyzed(empty);
    expect([problems, warnings, story?.sequences]).to.deep.equal([[], [], []]);
  });

  it("are named behind the last, and read without a doubt whatever the sentence is", () => {
    for (const text of ["Rain.", "= a title", "## sh010", "MARA: hello", "dur: 9", "a // comment", "ACHTUNG: Kurve"]) {
      const clip = add({ text });
      expect(clip.shot).to.equal("clip08");
      const { story, problems } = analyzed(clip);
      expect(problems, text).to.deep.equal([]);
      expect(story?.sequences[0]?.shots.map(({ id }) => id)).to.deep.equal(["clip08"]);
    }
  });

  it("have pictures where their target reads them", () => {
    const slots = (id: string, pictures: number) => add({ pictures }, empty, id).slots;
    expect(slots("wan22_i2v", 2)).to.deep.equal(["shot:clip08:first", "shot:clip08:last"]);
    expect(slots("wan22_ti2v", 2)).to.deep.equal(["shot:clip08:first", "subject:clip08_subject"]);
    expect(slots("animatic", 2)).to.deep.equal(["location:clip08", "subject:clip08_subject"]);
    expect(slots("animatic", 0)).to.deep.equal([]);
    const { story, problems } = analyzed(add({ pictures: 2 }));
    expect([problems, story?.sequences[0]?.shots[0]?.props]).to.deep.equal([[], ["clip08_subject"]]);
  });

  it("become an episode with their own places and things alone, under the same id", () => {
    const two = addClip(add({ pictures: 2 }), WORDS, target("animatic"), new Set(["clip08"]));
    const episode = clipsAsEpisode(two, ["clip09"], "Rain at night");
    expect(episode.shots).to.deep.equal(["clip09"]);
    expect(episode.script).to.match(/^= clips {2}Rain at night\n\n# clip09 clip09\n/);
    const config = JSON.parse(episode.series) as Record<string, object>;
    expect(Object.keys(config["locations"] ?? {})).to.deep.equal(["clip09"]);
    expect(config).to.not.have.property("simple");
    const { problems, series } = analyzed(episode);
    expect([problems, series?.look, series?.simple]).to.deep.equal([[], "", false]);
    expect(clipsAsEpisode(two, null, "All").shots).to.deep.equal(["clip08", "clip09"]);
  });

  it("are named from letters and digits", () => {
    expect(["Night & Day!", "Über Fahrt", "…"].map(projectName)).to.deep.equal(["night_day", "über_fahrt", ""]);
  });
});
