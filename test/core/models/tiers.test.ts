import { expect } from "chai";
import type { RequestedLora } from "../../../src/core/models/model-request.ts";
import { choose, completeFolders, targetNamed, type Folders } from "../../support/servers/model-choices.ts";

const H3 = "vid_ref2va";
const TURBO = "minimax_h3_ref2v_turbo_8step_v1.0_768p_comfyui_bf16.safetensors";
const h3 = (loras: readonly string[]): Folders => ({ ...completeFolders(targetNamed(H3)), loras });
const lora = (name: string, source: RequestedLora["source"], strength = 1): RequestedLora => ({
  name,
  strength,
  source,
});

describe("a required file", () => {
  it("that is missing keeps the render from being made, with where to get it", () => {
    const { isComplete, absent } = choose(H3, { ...completeFolders(targetNamed(H3)), vae: [] });
    expect(isComplete).to.equal(false);
    expect(absent.map(({ param, tier, folder }) => `${param} ${tier} ${folder}`)).to.deep.equal([
      "video_vae required vae",
      "audio_vae required vae",
    ]);
  });
});

describe("an accelerator that is not installed", () => {
  it("gives way to the base preset, which the take notes", () => {
    const { isComplete, chosen } = choose(H3, h3([]));
    expect(isComplete).to.equal(true);
    expect(chosen).to.deep.include({ base: true, loras: [], steps: 20 });
    expect(chosen.preset).to.deep.include({ steps: 20, sampler: "res_multistep", shift: 12, loras: [], lora: null });
    expect(chosen.resolved["loras"]).to.deep.equal({ want: [TURBO], using: [], how: "base", tier: "accelerator" });
    expect(chosen.notes).to.deep.equal([
      `${TURBO} is not installed: the base preset is used`,
      "it takes 20 steps instead of 8",
    ]);
  });

  it("is another of its kind with as many steps, before the base preset", () => {
    const other = "h3_ref2v_turbo_8step_v2.safetensors";
    const { chosen } = choose(
      H3,
      h3(["h3_ref2v_turbo_4step.safetensors", other, "h3_ref2v_turbo_sla_8step.safetensors"]),
    );
    expect(chosen.loras).to.deep.equal([{ name: other, strength: 1, stage: null }]);
    expect(chosen).to.deep.include({ base: false, steps: 8 });
    expect(chosen.resolved["loras"]).to.deep.include({ using: [other], how: "family" });
  });

  for (const source of ["request", "override"] as const) {
    it(`leaves the steps of a ${source} as they are, with a note`, () => {
      const { chosen } = choose(H3, h3([]), { steps: { value: 6, source } });
      expect(chosen).to.deep.include({ base: true, steps: 6 });
      expect(chosen.preset.steps).to.equal(6);
      expect(chosen.notes[1]).to.equal(`the 6 steps of the ${source} are kept: the base preset takes 20`);
    });
  }

  it("takes the base preset's steps in place of those of a shot line", () => {
    expect(choose(H3, h3([]), { steps: { value: 6, source: "shot" } }).chosen.steps).to.equal(20);
  });

  it("of the config's own pass block counts as one too", () => {
    const { chosen, isComplete } = choose(H3, h3([]), { loras: [lora(TURBO, "series")] });
    expect({ isComplete, base: chosen.base }).to.deep.equal({ isComplete: true, base: true });
  });

  it("keeps the LoRAs that a person named beside it", () => {
    const { chosen } = choose(H3, h3(["grain.safetensors"]), {
      loras: [lora(TURBO, "preset"), lora("grain.safetensors", "shot profile", 0.5)],
    });
    expect(chosen.loras).to.deep.equal([{ name: "grain.safetensors", strength: 0.5, stage: null }]);
    expect(chosen.resolved["loras"]).to.deep.include({ how: "base", using: ["grain.safetensors"] });
  });

  it("that is a model makes place for the base model, of its own family", () => {
    const target = targetNamed("img_9b");
    const base = "flux-2-klein-base-9b-fp8.safetensors";
    const { isComplete, chosen, checks } = choose("img_9b", { ...completeFolders(target), diffusion_models: [base] });
    expect(isComplete).to.equal(true);
    expect(chosen.files["model"]).to.equal(base);
    expect(chosen.preset).to.deep.include({ steps: 20, cfg: 5 });
    expect(chosen.resolved["model"]).to.deep.include({
      want: "flux-2-klein-9b-kv.safetensors",
      using: base,
      how: "base",
    });
    expect(checks.every(({ match }) => match === "name")).to.equal(true);
  });

  it("is no model that a person named: that has to be there", () => {
    const base = "flux-2-klein-base-9b-fp8.safetensors";
    const folders = { ...completeFolders(targetNamed("img_9b")), diffusion_models: [base] };
    const { isComplete, absent, chosen } = choose("img_9b", folders, { model: "my_merge.safetensors" });
    expect({ isComplete, base: chosen.base }).to.deep.equal({ isComplete: false, base: false });
    expect(absent.map(({ want, tier }) => `${want} ${tier}`)).to.deep.equal(["my_merge.safetensors required"]);
  });

  it("without its base model either cannot be done without", () => {
    const { isComplete, absent } = choose("img_9b", {
      ...completeFolders(targetNamed("img_9b")),
      diffusion_models: [],
    });
    expect(isComplete).to.equal(false);
    expect(absent.map(({ want, tier }) => `${want} ${tier}`)).to.deep.equal([
      "flux-2-klein-9b-kv.safetensors accelerator",
      "flux-2-klein-base-9b-fp8.safetensors required",
    ]);
  });

  it("changes the strength of a LoRA that the target is about", () => {
    const own = completeFolders(targetNamed("vid_av2_ingredients"));
    const folders = { ...own, checkpoints: ["ltx-2.3-22b-dev-fp8.safetensors"] };
    const { chosen } = choose("vid_av2_ingredients", folders);
    expect(chosen.loras.map(({ strength }) => strength)).to.deep.equal([1.4]);
    expect(chosen.preset).to.deep.include({ steps: 30, cfg: 4, lora_strength: 1.4 });
  });
});

describe("a LoRA that a person named", () => {
  for (const source of ["shot", "shot profile", "sequence", "override", "request"] as const) {
    it(`in the ${source} has to be there`, () => {
      const { isComplete, absent } = choose(H3, h3([TURBO]), { loras: [lora("grain.safetensors", source)] });
      expect(isComplete).to.equal(false);
      expect(absent).to.deep.equal([
        {
          param: "loras",
          tier: "required",
          want: "grain.safetensors",
          family: null,
          label: "grain.safetensors",
          folder: "loras",
        },
      ]);
    });
  }

  it("is never replaced by an accelerator", () => {
    expect(choose(H3, h3([TURBO]), { loras: [lora("h3_look.safetensors", "shot")] }).isComplete).to.equal(false);
  });

  it("may be another file of the accelerator's family", () => {
    const { chosen } = choose(H3, h3([TURBO]), { loras: [lora("h3_ref2v_turbo_8step.safetensors", "shot")] });
    expect(chosen.loras.map(({ name }) => name)).to.deep.equal([TURBO]);
    expect(chosen.resolved["loras"]).to.deep.include({ tier: "required", how: "family" });
  });

  it("can be none at all, and nothing is missing then", () => {
    const { chosen, absent } = choose(H3, h3([]), { loras: [] });
    expect({ base: chosen.base, absent }).to.deep.equal({ base: false, absent: [] });
  });
});

describe("a two-stage target", () => {
  const target = targetNamed("vid_i2v");

  it("has its second model, and a LoRA for each, by the names", () => {
    const { chosen } = choose("vid_i2v", completeFolders(target));
    expect(chosen.files["model_low"]).to.match(/low_noise/);
    expect(chosen.loras.map(({ stage, name }) => `${stage} ${/(high|low)_noise/.exec(name)?.[1]}`)).to.deep.equal([
      "high high",
      "low low",
    ]);
  });

  it("gives a LoRA without a word for its stage to both", () => {
    const folders = { ...completeFolders(target), loras: ["look.safetensors"] };
    const { chosen } = choose("vid_i2v", folders, { loras: [lora("look.safetensors", "request")] });
    expect(chosen.loras).to.deep.equal([{ name: "look.safetensors", strength: 1, stage: null }]);
  });

  it("renders with the base preset when one of the pair is missing", () => {
    const [first] = completeFolders(target)["loras"] ?? [];
    const { chosen } = choose("vid_i2v", { ...completeFolders(target), loras: [first ?? ""] });
    expect(chosen).to.deep.include({ base: true, loras: [], steps: 20 });
    expect(chosen.preset).to.deep.include({ cfg: 3.5 });
  });

  it("never takes the other stage's LoRA for one that is missing", () => {
    const low = "wan22_i2v_lightx2v_4steps_low_noise.safetensors";
    const { chosen } = choose("vid_i2v", { ...completeFolders(target), loras: [low] });
    expect(chosen.base).to.equal(true);
  });
});

describe("an optional file that is not installed", () => {
  const folders = { ...completeFolders(targetNamed("vid_av2")), model_patches: [] };

  it("turns its feature off, with a note", () => {
    const { isComplete, chosen } = choose("vid_av2", folders);
    expect(isComplete).to.equal(true);
    expect(chosen.featuresOff).to.deep.equal(["predicted duration"]);
    expect(chosen.files).not.to.have.property("duration_head");
    expect(chosen.resolved["duration_head"]).to.deep.include({ using: null, how: "off", tier: "optional" });
    expect(chosen.notes).to.deep.equal([
      "predicted duration is off: ltx-2.5-duration-head-bf16.safetensors is not installed",
    ]);
  });

  it("is not noted where the workflow would not load it", () => {
    expect(choose("vid_av2", folders, { used: new Set(["model"]) }).chosen.notes).to.deep.equal([]);
  });

  it("is found by its family where no file is named for it", () => {
    const own = completeFolders(targetNamed("aud_voice"));
    expect(choose("aud_voice", { ...own, loras: [] }).chosen.featuresOff).to.deep.equal(["voice identity"]);
    const { chosen } = choose("aud_voice", { ...own, loras: ["ltx_id_lora_v1.safetensors"] });
    expect(chosen.resolved["loras"]).to.deep.include({ using: ["ltx_id_lora_v1.safetensors"], how: "family" });
    expect(chosen.featuresOff).to.deep.equal([]);
  });
});
