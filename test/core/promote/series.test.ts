import { expect } from "chai";
import type { OverridesFile } from "../../../src/contracts/files/overrides.ts";
import type { RefOverridesFile } from "../../../src/contracts/files/refs.ts";
import { sha1 } from "../../../src/core/lib/hash.ts";
import { CONFIG, promotionOf } from "./promoting.ts";

describe("promoting what is set for an episode", () => {
  const episode = (choices: object): OverridesFile => ({ episode: { id: "ep01", ...choices } });

  it("writes its targets into the series config, by their own ids", () => {
    const overrides = episode({ target: "vid_i2v", refs_target: "z_image_turbo", keyframe_target: "flux2_klein_edit" });
    const { items, texts, clear, diffs } = promotionOf({ overrides });
    expect(items.map(({ id, dest, summary, line }) => [id, dest, summary, line])).to.deep.equal([
      ["episode:target", "series", 'series.target: "wan22_i2v"', undefined],
      ["episode:refs_target", "series", 'refs.target: "z_image_turbo"', undefined],
      ["episode:keyframe_target", "series", 'refs.keyframe_target: "flux2_klein_edit"', undefined],
    ]);
    expect(JSON.parse(texts.series)).to.deep.equal({
      ...CONFIG,
      series: { ...CONFIG.series, target: "wan22_i2v" },
      refs: { target: "z_image_turbo", keyframe_target: "flux2_klein_edit" },
    });
    expect(diffs.script).to.equal("");
    expect(diffs.series).to.match(/^--- series\.json\n/);
    expect(clear(overrides)).to.deep.equal({ episode: "ep01" });
    expect(clear(episode({ target: "wan22_vace" }))).to.deep.equal(episode({ target: "wan22_vace" }));
  });

  it("leaves the target while the passes set values for the series target of now", () => {
    const config = { ...CONFIG, proxy: { ...CONFIG.proxy, steps: 4 }, series: { ...CONFIG.series, model: "own" } };
    const { items, left } = promotionOf({ overrides: episode({ target: "wan22_i2v" }), config });
    expect(items).to.deep.equal([]);
    expect(left.map(({ scope, field }) => [scope, field])).to.deep.equal([["episode", "target"]]);
    expect(left[0]?.reason).to.match(/^series and proxy of the series config set model, lora or steps for wan22_ti2v/);
    expect(promotionOf({ overrides: episode({ target: "wan22_ti2v" }), config }).items).to.have.length(1);
  });

  it("leaves a target that some shot would not bear, and ids of other kinds", () => {
    const script = "= ep01\n# sq01 pier\n## sh010\ndur: 2\nRain.\n## sh020\ndur: 2\ncontinuous: first\nRain.\n";
    const config = { ...CONFIG, series: { ...CONFIG.series, target: "minimax_h3_fl2va" } };
    const [left] = promotionOf({ script, config, overrides: episode({ target: "ltx2_ingredients" }) }).left;
    expect(left?.field).to.equal("target");
    expect(left?.reason).to.match(/^nothing would build any more: .*continuous: first/);
    const odd = promotionOf({ overrides: episode({ refs_target: "ltx2", voice_target: "ltx2_voice" }) });
    expect(odd.items).to.deep.equal([]);
    expect(odd.left.map(({ field }) => field)).to.deep.equal(["refs_target", "voice_target"]);
  });

  it("tells of a config of another layout, and keeps that layout", () => {
    const config = JSON.stringify(CONFIG);
    const { texts, diffs } = promotionOf({ config, overrides: episode({ refs_target: "krea2" }) });
    expect(texts.series).to.equal(`${config.slice(0, -1)},"refs":{"target":"krea2"}}`);
    expect(diffs.series).to.match(/^# series\.json is not laid out [^\n]+\n--- series\.json\n/);
  });

  it("writes the value that counts when a key is there twice", () => {
    const config = JSON.stringify(CONFIG).replace('"proxy"', '"refs":{"target":"a","target":"b"},"proxy"');
    const { texts } = promotionOf({ config, overrides: episode({ refs_target: "krea2" }) });
    expect(texts.series).to.equal(config.replace('"target":"b"', '"target":"krea2"'));
  });
});

describe("promoting what is set for references", () => {
  const SIDES = ["01_threequarter", "02_side", "03_back", "04_face"];
  const views = (prompt: string, more: object = {}) =>
    Object.fromEntries(SIDES.map((view) => [view, { prompt, ...more }]));
  const reported = (refs: RefOverridesFile["refs"]) => {
    const { items, left } = promotionOf({ refs });
    return {
      items: items.map(({ id, ref, value, summary }) => [id, ref, value, summary]),
      left: left.map(({ ref, view, field }) => [ref, view, field]),
      reasons: left.map(({ reason }) => reason),
    };
  };

  it("writes a prompt that is a new description or design into the config, and clears it", () => {
    const refs = {
      "location:pier": {
        prompt: " an iron pier at noon ",
        seed: "7",
        base_hash: sha1(CONFIG.locations.pier.description),
      },
      "subject:mara": { steps: 9, views: { ...views("a short man in a red coat"), sheet: { note: "hm" } } },
      "subject:crate": { prompt: "a steel crate" },
    };
    const promotion = promotionOf({ refs });
    expect(promotion.items.map(({ id, dest, summary }) => [id, dest, summary])).to.deep.equal([
      ["ref:location:pier:prompt", "series", 'locations.pier.description: "an iron pier at noon"'],
      ["ref:subject:mara:prompt", "series", 'subjects.mara.design: "a short man in a red coat"'],
      ["ref:subject:crate:prompt", "series", 'subjects.crate.design: "a steel crate"'],
    ]);
    expect(promotion.refs).to.deep.equal(["location:pier", "subject:mara", "subject:crate"]);
    expect(JSON.parse(promotion.texts.series)).to.have.nested.property(
      "subjects.mara.design",
      "a short man in a red coat",
    );
    expect(promotion.clearRefs({ refs })).to.deep.equal({
      refs: { "location:pier": { seed: "7" }, "subject:mara": { steps: 9, views: { sheet: { note: "hm" } } } },
    });
    const later = { refs: { "subject:crate": { prompt: "something else", base_hash: "h" } } };
    expect(promotion.clearRefs(later)).to.deep.equal(later);
  });

  it("takes a character's own prompt for the views that have none", () => {
    expect(reported({ "subject:mara": { prompt: "a short man" } }).items).to.have.length(1);
    const mixed = { prompt: "a short man", views: { "02_side": { prompt: "a tall man" } } };
    expect(reported({ "subject:mara": mixed }).left).to.deep.equal([
      ["subject:mara", undefined, "prompt"],
      ["subject:mara", "02_side", "prompt"],
    ]);
  });

  it("leaves a character's prompt while the four views do not agree", () => {
    const { items, left, reasons } = reported({ "subject:mara": { views: { "04_face": { prompt: "a short man" } } } });
    expect(items).to.deep.equal([]);
    expect(left).to.deep.equal([["subject:mara", "04_face", "prompt"]]);
    expect(reasons[0]).to.include("four views");
  });

  it("takes a prompt that the config says already out of the overrides: a promote that was stopped left it", () => {
    const refs = { "location:pier": { prompt: CONFIG.locations.pier.description, seed: "7" } };
    const { items, diffs, clearRefs } = promotionOf({ refs });
    expect(items.map(({ id }) => id)).to.deep.equal(["ref:location:pier:prompt"]);
    expect(diffs).to.deep.equal({ script: "", series: "" });
    expect(clearRefs({ refs })).to.deep.equal({ refs: { "location:pier": { seed: "7" } } });
  });

  it("leaves prompts that hold more than the sentence, and prompts of whatever has none in the config", () => {
    const { look } = CONFIG.style;
    const { description } = CONFIG.locations.pier;
    for (const block of [
      { prompt: `${look}, an iron pier` },
      { prompt: `Wide shot of ${description.toUpperCase()}; no people` },
      { prompt: "an iron pier", base_hash: sha1(`Wide shot of ${description}.`) },
      { prompt: "an iron pier\n\nno people" },
    ]) {
      const { items, left } = reported({ "location:pier": block });
      expect(items, block.prompt).to.deep.equal([]);
      expect(left).to.deep.equal([["location:pier", undefined, "prompt"]]);
    }
    const strange = {
      "voice:mara": { prompt: "low" },
      "shot:sh010:first": { prompt: "x" },
      "location:moon": { prompt: "x" },
    };
    expect(reported(strange).left.map(([ref]) => ref)).to.deep.equal(Object.keys(strange));
    expect(new Set(reported(strange).reasons).size).to.equal(3);
  });

  it("leaves everything but prompts", () => {
    const values = { seed: "7", model: "m", loras: [], steps: 3, note: "n", target: "krea2", size: "512x512", cfg: 3 };
    const { items, left } = reported({
      "location:pier": values,
      "subject:mara": { views: { "02_side": { seed: "1" } } },
    });
    expect(items).to.deep.equal([]);
    expect(left).to.deep.equal([
      ...Object.keys(values).map((field) => ["location:pier", undefined, field]),
      ["subject:mara", "02_side", "seed"],
    ]);
  });

  it("tells of one shot's keyframes only when that shot is asked for", () => {
    const refs = {
      "location:pier": { prompt: "new" },
      "shot:sh010:first": { seed: "1" },
      "shot:sh020:first": { seed: "2" },
    };
    const { items, left } = promotionOf({ refs, shot: "sh010" });
    expect([items.length, left.map(({ ref }) => ref)]).to.deep.equal([0, ["shot:sh010:first"]]);
  });
});
