import { expect } from "chai";
import { identify, type ModelHeader } from "../../../src/core/models/identify.ts";
import {
  choose,
  completeFolders,
  families,
  familiesProblem,
  targetNamed,
} from "../../support/servers/model-choices.ts";

type Shapes = Readonly<Record<string, readonly number[]>>;

function headerOf(tensors: Shapes, metadata: ModelHeader["metadata"] = {}): ModelHeader {
  return { tensors: new Map(Object.entries(tensors)), metadata };
}

const names = (...tensors: string[]): Shapes => Object.fromEntries(tensors.map((name) => [name, [1]]));

/** Headers with what tells their families, and no more. */
const WAN_TI2V: Shapes = {
  ...names("head.modulation", "blocks.29.self_attn.q.weight"),
  "patch_embedding.weight": [3072, 48, 1, 2, 2],
};
const WAN_I2V: Shapes = {
  ...names("head.modulation", "text_embedding.0.weight", "blocks.39.ffn.0.weight"),
  "patch_embedding.weight": [5120, 36, 1, 2, 2],
};
const H3 = names(
  "adaln_t_table",
  "video_patch_proj.weight",
  "audio_patch_proj.weight",
  "condition_proj.weight",
  "token_refiner.final_norm.weight",
  "final_layer.video_out.weight",
  "blocks.0.attn.weight",
);
const LTX = names(
  "patchify_proj.weight",
  "audio_patchify_proj.weight",
  "adaln_single.linear.weight",
  "av_ca_a2v_gate_adaln_single.linear.weight",
  "transformer_blocks.0.audio_ff.net.0.proj.weight",
);

const reported = (tensors: Shapes, metadata?: ModelHeader["metadata"]) =>
  identify(headerOf(tensors, metadata), families);

describe("the table of families", () => {
  it("is read, and every parent and every target's family stands in it", () => {
    expect(familiesProblem).to.equal(null);
    const parents = Object.values(families).flatMap(({ parent }) => parent ?? []);
    expect(parents.filter((parent) => !Object.hasOwn(families, parent))).to.deep.equal([]);
  });
});

describe("a header", () => {
  it("tells the family by tensors and shapes", () => {
    expect(reported(WAN_TI2V)).to.deep.equal({ families: ["wan2.2-ti2v-5b"], confidence: "tensors", detail: null });
  });

  it("tells it under the prefix of a whole model too", () => {
    for (const prefix of ["model.diffusion_model.", "diffusion_model."]) {
      const prefixed = Object.fromEntries(Object.entries(WAN_TI2V).map(([name, shape]) => [prefix + name, shape]));
      expect(reported(prefixed).families).to.deep.equal(["wan2.2-ti2v-5b"]);
    }
  });

  it("of one block more is another model", () => {
    expect(reported({ ...WAN_TI2V, ...names("blocks.30.weight") }).families).to.deep.equal([]);
  });

  it("of another shape is another model", () => {
    expect(reported({ ...WAN_TI2V, "patch_embedding.weight": [3072] }).families).to.deep.equal([]);
    expect(reported({ ...WAN_TI2V, "patch_embedding.weight": [3072, 100] }).families).to.deep.equal([
      "wan2.2-fun-inpaint-5b",
    ]);
  });

  it("tells a version by its metadata, and only of the model that has it", () => {
    expect(reported(LTX, { model_version: "2.5.1" })).to.deep.include({ families: ["ltx2.5"], confidence: "metadata" });
    expect(reported(LTX).families).to.deep.equal(["ltx2"]);
    expect(reported(WAN_TI2V, { model_version: "2.5" }).families).to.deep.equal(["wan2.2-ti2v-5b"]);
  });

  it("tells all models of a file that holds several", () => {
    const both = {
      ...LTX,
      ...names("audio_vae.encoder.conv_in.conv.weight", "audio_vae.decoder.conv_in.conv.weight", "vocoder.a"),
    };
    expect(reported(both).families).to.deep.equal(["ltx2", "ltx2-audio-vae"]);
  });

  it("that fits nothing tells nothing, but what the file says of itself", () => {
    expect(reported(names("a.b"), { "modelspec.architecture": "flux-9" })).to.deep.equal({
      families: [],
      confidence: "unknown",
      detail: "flux-9",
    });
  });

  it("may have names that every object has", () => {
    expect(reported(names("__proto__", "constructor", "toString")).families).to.deep.equal([]);
  });
});

describe("a file that its name does not tell", () => {
  const ti2v = completeFolders(targetNamed("vid_ti2v"));
  const own = (file: string) => ({ ...ti2v, diffusion_models: [file] });

  it("is asked for its header first", () => {
    const { unread, isComplete } = choose("vid_ti2v", own("mine.safetensors"));
    expect(unread).to.deep.equal([{ folder: "diffusion_models", file: "mine.safetensors" }]);
    expect(isComplete).to.equal(false);
  });

  it("stands in when its header says the family, with a note", () => {
    const { chosen, checks } = choose("vid_ti2v", own("mine.safetensors"), {
      headers: { "mine.safetensors": WAN_TI2V },
    });
    expect(chosen.files["model"]).to.equal("mine.safetensors");
    expect(chosen.resolved["model"]?.how).to.equal("family");
    expect(checks.find(({ param }) => param === "model")).to.deep.include({ match: "fingerprint", block: false });
  });

  it("does not stand in when its header names only the parent", () => {
    const folders = {
      ...completeFolders(targetNamed("vid_i2v")),
      diffusion_models: ["a.safetensors", "b.safetensors"],
    };
    const headers = { "a.safetensors": WAN_I2V, "b.safetensors": WAN_I2V };
    expect(choose("vid_i2v", folders, { headers }).isComplete).to.equal(false);
  });

  it("stands in when its header names the parent and its name the child", () => {
    const folders = {
      ...completeFolders(targetNamed("vid_i2v")),
      diffusion_models: ["my_low.safetensors", "my_high.safetensors"],
    };
    const headers = { "my_low.safetensors": WAN_I2V, "my_high.safetensors": WAN_I2V };
    const { chosen } = choose("vid_i2v", folders, { headers });
    expect([chosen.files["model"], chosen.files["model_low"]]).to.deep.equal([
      "my_high.safetensors",
      "my_low.safetensors",
    ]);
  });

  it("comes after one that its name tells, whose header nobody reads", () => {
    const folders = { ...ti2v, diffusion_models: ["mine.safetensors", "wan22_ti2v_5b_q.safetensors"] };
    const { chosen, unread } = choose("vid_ti2v", folders);
    expect(chosen.files["model"]).to.equal("wan22_ti2v_5b_q.safetensors");
    expect(unread).to.deep.equal([]);
  });

  it("is never asked as a LoRA, nor as a file that may run code", () => {
    expect(choose("vid_ti2v", own("mine.ckpt")).unread).to.deep.equal([]);
    const folders = { ...completeFolders(targetNamed("vid_ref2va")), loras: ["mine.safetensors"] };
    expect(choose("vid_ref2va", folders).unread).to.deep.equal([]);
  });
});

describe("a model that a person named", () => {
  const folders = { ...completeFolders(targetNamed("vid_ref2va")), diffusion_models: ["mine.safetensors"] };
  const check = (headers: Parameters<typeof choose>[2]) =>
    choose("vid_ref2va", folders, { model: "mine.safetensors", ...headers }).checks.find(
      ({ param }) => param === "model",
    );

  it("is stopped when its header says another family", () => {
    expect(check({ headers: { "mine.safetensors": WAN_TI2V } })).to.deep.equal({
      param: "model",
      file: "mine.safetensors",
      family: "minimax-h3-ref2va",
      label: "MiniMax H3 reference-to-video",
      patterns: ["*h3*ref2v*", "*ref2va*"],
      match: "other",
      found: "wan2.2-ti2v-5b",
      message: "model takes MiniMax H3 reference-to-video, and the header of mine.safetensors says Wan 2.2 TI2V 5B",
      block: true,
    });
  });

  it("is let through with a note when its header names only the parent, or nothing, or cannot be read", () => {
    expect(check({ headers: { "mine.safetensors": H3 } })).to.deep.include({ found: "minimax-h3", block: false });
    expect(check({ headers: { "mine.safetensors": names("a") } })).to.deep.include({ found: null, block: false });
    expect(check({ headers: { "mine.safetensors": null } })?.message).to.equal(
      "model: whether mine.safetensors is MiniMax H3 reference-to-video could not be told",
    );
  });

  it("is stopped when header and name together say the sibling", () => {
    const file = "my_fl2v.safetensors";
    const { checks } = choose(
      "vid_ref2va",
      { ...folders, diffusion_models: [file] },
      { model: file, headers: { [file]: H3 } },
    );
    expect(checks.find(({ param }) => param === "model")).to.deep.include({ found: "minimax-h3-fl2va", block: true });
  });

  it("passes when it is the base preset's own", () => {
    const base = "flux-2-klein-base-9b-fp8.safetensors";
    const own = { ...completeFolders(targetNamed("img_9b")), diffusion_models: [base] };
    const { checks, chosen } = choose("img_9b", own, { model: base });
    expect(checks[0]).to.deep.include({ match: "name", block: false });
    expect(chosen.base).to.equal(false);
  });
});
