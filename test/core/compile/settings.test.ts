import { expect } from "chai";
import { HEAD, build, entryOf, withoutStyle } from "./build-show.ts";
import { lorasOf } from "../../../src/core/compile/setting-layers.ts";

const profiles = {
  hero: { model: "hero.safetensors", loras: ["grain:0.6", { name: "ink", strength: 1 }], steps: 20 },
  bare: { loras: ["none"] },
  fast: { steps: 4 },
};

describe("model, LoRA and steps of a shot", () => {
  const entry = (header: string, shot: string) =>
    entryOf(build(`= e E\n# s pier\n${header}## a\n${shot}dur: 1\nRain.\n`, { config: { profiles } }), "a");

  it("are not in the entry when no line and no profile sets them", () => {
    expect(entry("", "")).not.to.have.any.keys("model", "lora", "loras", "profile");
    expect(entry("", "").steps).to.equal(null);
  });

  it("come from the shot, its profile, the sequence, its profile: the first that says something, key by key", () => {
    const header = "profile: hero\nsteps: 12\nlora: mist\n";
    expect(entry(header, "")).to.include({ model: "hero.safetensors", lora: "mist", steps: 12, profile: "hero" });
    expect(entry(header, "profile: fast\n")).to.include({ steps: 4, lora: "mist", profile: "fast" });
    expect(entry(header, "profile: fast\nsteps: 9\nmodel: x\n")).to.include({ steps: 9, model: "x" });
  });

  it("replace a line's LoRA and a profile's list by each other entirely", () => {
    const list = [
      { name: "grain", strength: 0.6 },
      { name: "ink", strength: 1 },
    ];
    expect(entry("lora: mist\n", "profile: hero\n")).to.deep.include({ loras: list }).and.not.have.property("lora");
    expect(entry("profile: hero\n", "lora: mist:0.3\n"))
      .to.include({ lora: "mist:0.3" })
      .and.not.have.property("loras");
    expect(entry("profile: hero\n", "lora: off\n")).to.deep.include({ loras: [] });
    expect(entry("lora: mist\n", "profile: bare\n")).to.deep.include({ loras: [] });
  });
});

describe("the defaults of a shot list", () => {
  const config = (target?: string) => ({
    series: { target, model: "show.safetensors", steps: 30, lora: "look:0.5" },
    proxy: { steps: 6 },
  });
  const defaults = (pass: "final" | "proxy", target?: string) =>
    build(`${HEAD}## a\ndur: 1\nRain.\n`, {
      pass,
      config: config(target),
      targets: withoutStyle("ltx2"),
    }).shotlists.get("animatic")!.defaults;

  it("take the config's block where the document is the series target's own", () => {
    expect(defaults("final")).to.include({ model: "show.safetensors", steps: 30, lora: "look:0.5" });
  });
  it("let the proxy share the model, and not the LoRA or the steps", () => {
    expect(defaults("proxy")).to.include({ model: "show.safetensors", steps: 6, lora: null });
  });
  it("leave a stand-in alone: the block is meant for another target", () => {
    expect(defaults("final", "ltx2")).to.include({ model: null, steps: null, lora: null });
  });

  it("give an entry without LoRAs of its own the pass's", () => {
    const built = build(
      `${HEAD}## a\ndur: 1\nRain.\n## b\nlora: off\ndur: 1\nFog.\n## c\nlora: ink:0.2\ndur: 1\nSun.\n`,
      {
        config: config(),
      },
    );
    const loras = (shot: string) => lorasOf(built.shotlists.get("animatic")!.defaults, entryOf(built, shot));
    expect(loras("a")).to.deep.equal([{ name: "look", strength: 0.5 }]);
    expect(loras("b")).to.deep.equal([]);
    expect(loras("c")).to.deep.equal([{ name: "ink", strength: 0.2 }]);
  });

  it("carry the second model and both LoRAs of a two-stage target, in the proxy those of the final pass", () => {
    for (const pass of ["final", "proxy"] as const) {
      const config = { series: { target: "wan22_i2v" } };
      const built = build(`${HEAD}## a\ndur: 1\nRain.\n`, { pass, config });
      const { model, model_low, loras } = built.shotlists.get("wan22_i2v")!.defaults;
      expect([model, model_low]).to.deep.equal([
        "wan2.2_i2v_high_noise_14B_fp8_scaled.safetensors",
        "wan2.2_i2v_low_noise_14B_fp8_scaled.safetensors",
      ]);
      expect(loras).to.deep.equal([
        { name: "wan2.2_i2v_lightx2v_4steps_lora_v1_high_noise.safetensors", strength: 1 },
        { name: "wan2.2_i2v_lightx2v_4steps_lora_v1_low_noise.safetensors", strength: 1 },
      ]);
      expect(lorasOf(built.shotlists.get("wan22_i2v")!.defaults, entryOf(built, "a"))).to.deep.equal(loras);
    }
  });

  it("give a preset's LoRAs the preset's strength", () => {
    const built = build(`${HEAD}## a\ndur: 1\nRain.\n`);
    const pair = { ...built.shotlists.get("animatic")!.defaults, loras: ["high", "low"], lora_strength: 0.8 };
    const { loras: _loras, ...one } = { ...pair, lora: "turbo" };
    const entry = entryOf(built, "a");
    expect(lorasOf(pair, entry)).to.deep.equal([
      { name: "high", strength: 0.8 },
      { name: "low", strength: 0.8 },
    ]);
    expect(lorasOf(one, entry)).to.deep.equal([{ name: "turbo", strength: 0.8 }]);
  });
});
