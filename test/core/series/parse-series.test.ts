import { expect } from "chai";
import { lineOf } from "../../../src/core/series/series.ts";
import { parseSeries } from "../../../src/core/series/parse-series.ts";
import type { Series } from "../../../src/core/series/series.ts";
import { parseLora } from "../../../src/core/lib/written-values.ts";

const SMALLEST = {
  series: {},
  style: { look: "Ink and wash." },
  subjects: { mara: { name: "Mara", design: "A tall woman." } },
};

function read(config: unknown): Series {
  const { series, problems } = parseSeries(JSON.stringify(config, null, 2));
  expect(problems).to.deep.equal([]);
  if (!series) throw new Error("no series was read");
  return series;
}

describe("reading a series config", () => {
  it("fills in what the smallest config leaves out", () => {
    const none = { width: null, height: null, steps: null, model: null, lora: null };
    const { lines: _lines, ...series } = read(SMALLEST);
    expect(series).to.deep.equal({
      id: "",
      title: "",
      fps: 24,
      target: null,
      final: none,
      proxy: { ...none, audioMode: null },
      look: "Ink and wash.",
      pace: "normal",
      subjects: new Map([
        [
          "mara",
          {
            id: "mara",
            kind: "character",
            name: "Mara",
            design: "A tall woman.",
            sheet: "",
            sheetPanels: null,
            voice: null,
            voiceSample: "",
            pronoun: "their",
            of: null,
            members: null,
            animatic: {},
          },
        ],
      ]),
      locations: new Map(),
      audio: { mode: "generate", track: "", defaultPolicy: null, retention: null },
      profiles: new Map(),
      overlap: null,
      negative: null,
      saveLatents: "final",
      masterRecipe: null,
      postRecipe: null,
      recipeProblems: { upscale: [], post: [] },
      modelFamilies: new Map(),
      refTargets: new Map(),
      publish: {
        intro: null,
        outro: null,
        subtitle: {
          ...{ font: null, size: null, y: null, color: null, glow: null, glowSize: null },
          ...{ introIn: null, outroIn: null, outroOut: null },
        },
      },
      colour: null,
      animatic: {},
      simple: false,
    });
  });

  it("knows the lines of blocks and of their keys", () => {
    const text = `{
"style": { "look": "Ink.",
"note": 1 },
"subjects": { "mara": { "name": "Mara", "design": "a" } }, "series": {} }`;
    const { series } = parseSeries(text);
    expect(series?.lines.get("style.look")).to.equal(2);
    expect(series && lineOf(series, "style.hue", "style.note")).to.equal(3);
    expect(series && lineOf(series, "proxy.width")).to.equal(null);
  });

  it("takes what a full config says", () => {
    const series = read({
      ...SMALLEST,
      series: { id: "nf", title: "Night Ferry", fps: 23.976, width: 1344, height: "768", steps: 8, target: "animatic" },
      proxy: { width: 512, height: 288, model: "small", lora: "fast:0.8", audio_mode: "source_track" },
      speech: { pace: "Slow" },
      audio: { mode: "clone", track: "../audio/mix.wav", default_policy: "dub", retention: "reference" },
      continuous: { overlap: 30, _why: "smooth" },
      negative: " blurry ",
      upscale: { save_latents: "never" },
      simple: true,
    });
    expect(series).to.deep.include({ id: "nf", title: "Night Ferry", fps: 23.976, target: "animatic", pace: "slow" });
    expect(series.final).to.deep.equal({ width: 1344, height: 768, steps: 8, model: null, lora: null });
    expect(series.proxy).to.deep.include({ width: 512, model: "small", lora: "fast:0.8", audioMode: "source_track" });
    expect(series.audio).to.deep.equal({
      mode: "clone",
      track: "../audio/mix.wav",
      defaultPolicy: "dub",
      retention: "reference",
    });
    expect(series).to.deep.include({ overlap: 30, negative: "blurry", saveLatents: "never", simple: true });
  });

  it("skips comments, and with a warning what is no object", () => {
    const config = { ...SMALLEST, subjects: { _note: { x: 1 }, ...SMALLEST.subjects, old: "gone" } };
    const { series, warnings } = parseSeries(JSON.stringify(config, null, 2));
    expect([...(series?.subjects.keys() ?? [])]).to.deep.equal(["mara"]);
    expect(warnings).to.deep.equal([{ line: 14, message: "subjects.old is not an object, so it does not count" }]);
  });

  it("reads past a byte order mark, and null as not set", () => {
    const config = { ...SMALLEST, proxy: null, negative: null, audio: { mode: null } };
    const { series, problems } = parseSeries(`\ufeff${JSON.stringify(config)}`);
    expect(problems).to.deep.equal([]);
    expect(series?.audio.mode).to.equal("generate");
  });

  it("a group's sheet is one whole picture", () => {
    const crew = { name: "The crew", design: "Four sailors.", members: 4 };
    expect(read({ ...SMALLEST, subjects: { crew } }).subjects.get("crew")).to.include({ members: 4, sheetPanels: 1 });
  });

  it("takes the ends of every range", () => {
    const crew = { name: "The crew", design: "Many sailors.", members: 12 };
    const series = read({ ...SMALLEST, subjects: { crew }, continuous: { overlap: 360 } });
    expect([series.subjects.get("crew")?.members, series.overlap]).to.deep.equal([12, 360]);
    expect(read({ ...SMALLEST, continuous: { overlap: 1 } }).overlap).to.equal(1);
  });

  it("keeps a location's angle apart from its master", () => {
    const locations = {
      pier: { description: "A pier.", plate: "refs/pier.png" },
      pier_low: { description: "Low.", of: "pier" },
    };
    const series = read({ ...SMALLEST, locations });
    expect(series.locations.get("pier_low")).to.deep.equal({
      id: "pier_low",
      description: "Low.",
      plate: "",
      of: "pier",
      animatic: {},
    });
  });

  it("reads profiles, with LoRAs in every spelling", () => {
    const profiles = {
      _old: 3,
      night: { target: "animatic", loras: ["grain:0.6", { name: "blue" }, { name: "x", strength: -1 }, "off"], _: 1 },
      plain: { loras: "none", steps: 12 },
      one: { loras: "C:glow" },
      bare: {},
    };
    const read_ = read({ ...SMALLEST, profiles }).profiles;
    expect([...read_.keys()]).to.deep.equal(["night", "plain", "one", "bare"]);
    expect(read_.get("night")).to.deep.equal({
      name: "night",
      target: "animatic",
      model: null,
      loras: [
        { name: "grain", strength: 0.6 },
        { name: "blue", strength: 1 },
        { name: "x", strength: -1 },
      ],
      steps: null,
    });
    expect(read_.get("plain")).to.deep.include({ loras: [], steps: 12 });
    expect(read_.get("one")?.loras).to.deep.equal([{ name: "C:glow", strength: 1 }]);
    expect(read_.get("bare")?.loras).to.equal(null);
  });

  it("takes the last number after a colon for a LoRA's strength, and nothing else", () => {
    expect(parseLora("a:b:.5")).to.deep.equal({ name: "a:b", strength: 0.5 });
    expect(parseLora("a:nan")).to.deep.equal({ name: "a:nan", strength: 1 });
    expect(parseLora(":0.5")).to.deep.equal({ name: ":0.5", strength: 1 });
    expect(["none", " OFF ", "-"].map(parseLora)).to.deep.equal([null, null, null]);
  });
});

describe("variants of a subject", () => {
  const base = {
    name: "Mara",
    design: "A tall woman.",
    sheet: "refs/mara/mara_mara.png",
    voice: "low",
    pronoun: "her",
    sheet_panels: 4,
  };

  function variant(own: object) {
    const subjects = { mara: base, mara_wet: { of: "mara", design: "Soaked.", ...own } };
    return read({ ...SMALLEST, subjects }).subjects.get("mara_wet");
  }

  it("are their base with their own keys laid over", () => {
    expect(variant({ pronoun: "his" })).to.deep.equal({
      id: "mara_wet",
      kind: "character",
      name: "Mara",
      design: "Soaked.",
      animatic: {},
      sheet: "refs/mara/mara_wet_mara.png",
      sheetPanels: 4,
      voice: "low",
      voiceSample: "",
      pronoun: "his",
      of: "mara",
      members: null,
    });
  });

  it("may bring a sheet of their own, or keep the base's kind", () => {
    expect(variant({ sheet: "refs/wet.png", kind: "Character" })).to.include({ sheet: "refs/wet.png" });
  });

  it("change the file name only, on both kinds of slashes", () => {
    const subjects = {
      lamp: { kind: "prop", name: "Lamp", design: "Brass.", sheet: "refs\\lamp\\my lamp.png" },
      lamp_lit: { of: "lamp", design: "Lit." },
    };
    expect(read({ ...SMALLEST, subjects }).subjects.get("lamp_lit")).to.include({
      sheet: "refs\\lamp\\my lamp_lit.png",
      kind: "prop",
    });
  });
});
