import { expect } from "chai";
import type { TargetFile, VideoTarget } from "../../../src/contracts/files/target.ts";
import type { ModelParam, Preset } from "../../../src/contracts/files/target-models.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";

const { files } = shipped;
const videos = files.filter(
  (file): file is VideoTarget => file.kind === "video" && !file.builtin && file.via === undefined,
);
const models = files.filter((file) => !file.builtin && file.via === undefined);
/** Those that the neutral ids name. */
const named = videos.filter(({ aliases }) => aliases.length > 0);
const presetsOf = (file: TargetFile): Preset[] => Object.values(file.presets);

/** `a / b` of something said by each of a target's passes. */
const passes = (file: VideoTarget, say: (preset: VideoTarget["presets"]["final"]) => string) =>
  `${file.id} ${say(file.presets.final)} / ${say(file.presets.proxy)}`;

describe("what is known of the models", () => {
  it("is found under its neutral ids", () => {
    expect(
      models.filter(({ aliases }) => aliases.length > 0).map((file) => `${file.aliases.join()} ${file.id}`),
    ).to.have.members([
      "vid_ref2va minimax_h3_ref2va",
      "vid_fl2va minimax_h3_fl2va",
      "vid_av2 ltx2",
      "vid_av2_ingredients ltx2_ingredients",
      "vid_i2v wan22_i2v",
      "vid_ti2v wan22_ti2v",
      "vid_vace wan22_vace",
      "img_ref krea2",
      "img_fast z_image_turbo",
      "img_9b flux2_klein",
      "img_9b_edit flux2_klein_edit",
      "img_edit1 flux_kontext",
      "img_pano klein_erp_360",
      "img_still minimax_h3_still",
      "img_t2i_edit qwen_image_21",
      "img_edit3 qwen_rapid_aio",
      "aud_voice ltx2_voice",
    ]);
  });

  it("are their policies, what they fall back to, and the keyframes they read", () => {
    const said = named.map(({ id, capabilities: can }) => {
      const first = can.requires_first ? "!" : "";
      return `${id}: ${can.policies.join("+")} > ${can.policy_fallback}, ${can.keyframes.join("+") || "no frames"}${first}`;
    });
    expect(said).to.have.members([
      "minimax_h3_ref2va: generate+dub+dub_keep_foley+clone > null, no frames",
      "minimax_h3_fl2va: generate+dub+dub_keep_foley > generate, first+last",
      "ltx2: generate > generate, first+last",
      "ltx2_ingredients: generate > generate, no frames",
      "wan22_i2v: silent > silent, first+last!",
      "wan22_ti2v: silent > silent, first",
      "wan22_vace: silent > silent, first+last",
    ]);
  });

  it("are their sizes and steps, final and proxy", () => {
    const size = ({ width, height, steps }: VideoTarget["presets"]["final"]) => `${width}x${height}@${steps}`;
    expect(named.map((file) => passes(file, size))).to.have.members([
      "minimax_h3_ref2va 1344x768@8 / 512x288@4",
      "minimax_h3_fl2va 1344x768@8 / 448x256@4",
      "ltx2 768x512@8 / 448x256@8",
      "ltx2_ingredients 768x448@8 / 512x288@8",
      "wan22_i2v 832x480@4 / 640x352@4",
      "wan22_ti2v 1280x704@20 / 640x352@12",
      "wan22_vace 832x480@20 / 640x352@10",
    ]);
  });

  it("are their samplers, and the model and steps that they render with when no accelerator is installed", () => {
    const run = ({ cfg, sampler, shift, base }: Preset) =>
      [cfg ?? "-", sampler, shift ?? "-", base ? `${base.steps}:${base.cfg ?? "-"}:${base.sampler ?? "-"}` : "-"].join(
        " ",
      );
    expect(named.map((file) => `${file.id} ${run(file.presets.final)}`)).to.have.members([
      "minimax_h3_ref2va - euler 6 20:-:res_multistep",
      "minimax_h3_fl2va - res_multistep - 20:-:res_multistep",
      "ltx2 1 euler_ancestral - -",
      "ltx2_ingredients 1 euler_ancestral - 30:4:-",
      "wan22_i2v 1 euler 5 20:3.5:-",
      "wan22_ti2v 5 uni_pc 8 -",
      "wan22_vace 3.5 euler 8 -",
    ]);
  });

  it("are the limits that a script can go past", () => {
    const said = named.map(({ id, trained, panels, fixed_steps, template }) =>
      [id, trained?.frames.max, panels?.max, fixed_steps, template.size_source].map((fact) => fact ?? "-").join(" "),
    );
    expect(said).to.have.members([
      "minimax_h3_ref2va 362 - - -",
      "minimax_h3_fl2va 362 - - -",
      "ltx2 - - true -",
      "ltx2_ingredients 121 5 - preset",
      "wan22_i2v 81 - - preset",
      "wan22_ti2v 121 - - preset",
      "wan22_vace 81 4 - preset",
    ]);
  });
});

describe("what the studio draws and speaks itself", () => {
  const own = files.filter((file) => file.builtin);

  it("needs no model, no download and no steps", () => {
    for (const file of own) {
      expect([file.models, file.downloads, file.family], file.id).to.deep.equal([{}, {}, null]);
      for (const { model, lora, steps } of presetsOf(file))
        expect([model, lora, steps]).to.deep.equal([null, null, null]);
    }
  });

  it("takes every policy that a script can ask for, carries on in every way, and follows the show's rate and size", () => {
    const [animatic] = own.filter((file): file is VideoTarget => file.kind === "video");
    expect(animatic?.capabilities.policies).to.deep.equal(["generate", "dub", "dub_keep_foley", "clone"]);
    expect(animatic?.continuous?.modes).to.deep.equal(["first", "latent"]);
    expect(animatic?.template).to.include({ fps: "series", size_fit: "snap" }).and.not.have.property("size_source");
  });
});

describe("a target file", () => {
  it("has a negative prompt in each pass where the video target takes one, and none elsewhere", () => {
    for (const { id, capabilities, presets } of videos) {
      const has = [presets.final, presets.proxy].map(({ negative }) => Boolean(negative));
      expect(has, id).to.deep.equal([capabilities.negative_prompt, capabilities.negative_prompt]);
    }
    const wan = videos.filter(({ id }) => /^wan2[12]_/.test(id));
    const negatives = new Set(wan.flatMap(({ presets }) => [presets.final.negative, presets.proxy.negative]));
    expect(negatives.size).to.equal(1);
    const words = [...negatives].join().split("，");
    expect([words[0], words.at(-1), words.length]).to.deep.equal(["色调艳丽", "倒着走", 28]);
  });

  for (const file of models) {
    it(`${file.id} takes the files that its presets name, and says where to get its own`, () => {
      for (const [name, param] of Object.entries(file.models)) {
        const own = [param.default, ...(param.default_pair ?? [])].flatMap((text) => text ?? []);
        if (param.tier !== "optional") expect(own, name).not.to.deep.equal([]);
        for (const text of own) expect(takes(param, text), `${name}: ${text}`).to.equal(true);
        if (param.default !== undefined) expect(file.downloads[param.default]?.folder, name).to.equal(param.folder);
      }
      for (const preset of presetsOf(file)) {
        expectTaken(file, "model", [preset.model]);
        expectTaken(file, "model_low", [preset.model_low]);
        expectTaken(file, "loras", [
          preset.lora,
          preset.base?.lora,
          ...(preset.loras ?? []),
          ...(preset.base?.loras ?? []),
        ]);
      }
    });
  }

  it("keeps the step count and the stage of a LoRA when it looks for another", () => {
    const pair = videos.flatMap(({ models: params }) => params["loras"]?.default_pair ?? []);
    expect(pair).to.have.length(8);
    for (const { models: params } of videos) {
      const { keep = [], default_pair: names = [] } = params["loras"] ?? {};
      for (const text of names)
        expect(keep.map((pattern) => new RegExp(pattern).test(text))).to.deep.equal([true, true]);
    }
  });
});

function expectTaken(file: TargetFile, name: string, values: readonly (string | null | undefined)[]): void {
  for (const value of values) {
    if (value === null || value === undefined) continue;
    const param = file.models[name];
    expect(param && takes(param, value), `${file.id} ${name}: ${value}`).to.equal(true);
  }
}

/** Whether a file name is one of a parameter's, by its globs. */
function takes({ patterns, exclude = [] }: ModelParam, name: string): boolean {
  const fits = (glob: string) => new RegExp(`^${glob.replaceAll(".", "\\.").replaceAll("*", ".*")}$`, "iu").test(name);
  return patterns.some(fits) && !exclude.some(fits);
}
