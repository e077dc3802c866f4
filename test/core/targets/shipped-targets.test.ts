import { expect } from "chai";
import { fitSize, isSame, snapLength } from "../../../src/core/targets/grid.ts";
import { buildRegistry } from "../../../src/core/targets/registry.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";

describe("the targets that ship", () => {
  const { files, problems } = shipped;
  const registry = buildRegistry(files);

  it("are all readable, each in a folder of its own name", () => {
    expect(problems).to.deep.equal([]);
  });

  it("are 41 model targets and three of our own", () => {
    const count = (kind: string, builtin: boolean) =>
      files.filter((file) => file.kind === kind && file.builtin === builtin && file.via === undefined).length;
    expect(["video", "image", "audio"].map((kind) => count(kind, false))).to.deep.equal([20, 20, 1]);
    expect(files.filter((file) => file.builtin).map((file) => file.id)).to.have.members([
      "animatic",
      "card",
      "guide_voice",
    ]);
  });

  it("share no id and no alias", () => {
    const names = files.flatMap((file) => [file.id, ...file.aliases]);
    expect(new Set(names).size).to.equal(names.length);
    for (const file of files) for (const name of [file.id, ...file.aliases]) expect(registry.find(name)).to.equal(file);
  });

  it("have one default a kind, which is the best ranked, and the built-in last", () => {
    for (const kind of ["video", "image", "audio"] as const) {
      const ranked = registry.list(kind);
      expect(ranked.filter((file) => file.default).map((file) => file.id)).to.deep.equal([ranked[0]!.id]);
      expect(new Set(ranked.map((file) => file.rank)).size).to.equal(ranked.length);
      expect(ranked.findIndex((file) => file.builtin)).to.equal(ranked.length - 1);
    }
    expect(registry.list("video")[0]!.id).to.equal("minimax_h3_ref2va");
  });

  for (const file of files.filter((target) => target.kind !== "audio")) {
    it(`${file.id} has presets on its own grid`, () => {
      for (const preset of Object.values(file.presets)) {
        const size = { width: preset.width, height: preset.height };
        expect(isSame(fitSize(file.template, size), size), JSON.stringify(size)).to.equal(true);
      }
    });
  }

  for (const file of files) {
    it(`${file.id} names its own policies, models and partners`, () => {
      const presetModels = Object.values(file.presets).map((preset) => preset.model);
      const params = Object.keys(file.models);
      const isRunHere = !file.builtin && file.via === undefined;
      expect(params.length > 0, "models").to.equal(isRunHere);
      if (isRunHere) expect(presetModels[0]).to.equal(file.models["model"]?.default);
      if (file.kind !== "video") return;
      const { policies, policy_fallback: fallback, keyframes, requires_first } = file.capabilities;
      if (fallback !== null) expect(policies).to.include(fallback);
      if (requires_first) expect(keyframes).to.include("first");
      const partner = file.continuous?.first_partner;
      if (partner !== undefined) {
        const other = registry.list("video").find((video) => video.id === partner);
        expect(other?.continuous?.modes).to.include("first");
      }
      if (file.continuous?.modes.includes("first")) expect(keyframes).to.include("first");
      expect(snapLength(file.template.frames, 1)).to.deep.equal({ ok: true, value: file.template.frames.base });
    });
  }

  it("are two dozen that make video and twenty that make pictures", () => {
    expect(registry.list("video")).to.have.length.of.at.least(24);
    expect(registry.list("image")).to.have.length.of.at.least(20);
  });

  it("say what memory they need where a host runs them, and low is 12 GB and less", () => {
    for (const { id, builtin, via, needs } of files) {
      expect(needs !== undefined, id).to.equal(!builtin && via === undefined);
      if (needs) expect(needs.tier === "low", id).to.equal(needs.vram_gb <= 12);
    }
  });

  it("are proven as far as somebody saw: no hosted one is", () => {
    const drafted = files.filter(({ builtin, proven = "drafted" }) => !builtin && proven === "drafted");
    expect(drafted.filter(({ via }) => via === undefined).map(({ id }) => id)).to.deep.equal(["qwen_image_21"]);
  });

  it("keep the grids and rates of the facts", () => {
    const facts = registry.list("video").map((file) => {
      const { fps, frames, size_multiple: multiple } = file.template;
      return `${file.id} ${fps} ${frames.step}/${frames.base}/${frames.max} x${multiple}`;
    });
    expect(facts).to.deep.equal([
      "minimax_h3_ref2va 24 17/5/3592 x32",
      "minimax_h3_fl2va 24 17/5/3592 x32",
      "ltx2 series 8/1/481 x64",
      "ltx2_ingredients 24 8/121/121 x32",
      "wan22_i2v 16 4/5/161 x16",
      "wan22_ti2v 24 4/5/241 x32",
      "wan22_vace 16 4/5/161 x16",
      "seedance_25 24 24/96/720 x2",
      "seedance_20 24 24/96/360 x2",
      "veo_31 24 48/96/192 x2",
      "kling_v3 24 24/72/360 x2",
      "wan22_t2v 16 4/5/161 x16",
      "wan22_fun_inpaint 16 4/5/161 x16",
      "wan22_fun_inpaint_5b 24 4/5/121 x32",
      "wan21_t2v_small 16 4/5/81 x16",
      "wan21_i2v 16 4/5/81 x16",
      "hunyuan15_t2v 24 4/5/121 x16",
      "kandinsky5_t2v 24 4/5/121 x16",
      "hunyuan15_i2v 24 4/5/121 x16",
      "kandinsky5_i2v 24 4/5/121 x16",
      "hunyuan_t2v 24 4/5/129 x16",
      "wan21_flf2v 16 4/5/81 x16",
      "ltx23 24 8/9/257 x32",
      "wan22_s2v 16 4/5/161 x16",
      "animatic series 1/1/7200 x2",
    ]);
  });
});
