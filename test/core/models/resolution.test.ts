import { expect } from "chai";
import { choose, completeFolders, targetNamed, type Folders } from "../../support/servers/model-choices.ts";

const HIGH = "wan2.2_i2v_high_noise_14B_fp8_scaled.safetensors";
const LOW = "wan2.2_i2v_low_noise_14B_fp8_scaled.safetensors";

/** Everything that the two-stage target needs, with other files for its first model. */
function wan(models: readonly string[]): Folders {
  return { ...completeFolders(targetNamed("vid_i2v")), diffusion_models: [...models, LOW] };
}

const model = (models: readonly string[]) => choose("vid_i2v", wan(models)).chosen;

describe("the file of a parameter", () => {
  it("is the preset's own, if it is installed", () => {
    const { chosen, checks } = choose("vid_i2v", wan([HIGH, "wan2.2_i2v_high_noise.safetensors"]));
    expect(chosen.resolved["model"]).to.deep.equal({ want: HIGH, using: HIGH, how: "exact", tier: "required" });
    expect(chosen.notes).to.deep.equal([]);
    expect(checks.map(({ match, block }) => `${match} ${block}`)).to.deep.equal(Array(4).fill("name false"));
  });

  it("is the preset's own in a subfolder too, as the host spells it", () => {
    expect(model([`wan\\fast\\${HIGH}`]).files["model"]).to.equal(`wan\\fast\\${HIGH}`);
    expect(model([`wan/${HIGH}`]).resolved["model"]?.how).to.equal("exact");
    expect(model([HIGH.toUpperCase()]).resolved["model"]?.how).to.equal("exact");
  });

  it("of several of that name is the one spelt most alike, then the shortest", () => {
    const wanted = { model: `b/${HIGH}` };
    const folders = wan([`long/way/${HIGH}`, `a/${HIGH}`, `B\\${HIGH}`]);
    expect(choose("vid_i2v", folders, wanted).chosen.files["model"]).to.equal(`B\\${HIGH}`);
    expect(model([`long/way/${HIGH}`, `a/${HIGH}`]).files["model"]).to.equal(`a/${HIGH}`);
  });

  it("is else one of the same family, with a note", () => {
    const { resolved, notes } = model(["other.safetensors", "Wan22_I2V_HIGH_Q8.safetensors"]);
    expect(resolved["model"]).to.deep.include({ using: "Wan22_I2V_HIGH_Q8.safetensors", how: "family" });
    expect(notes).to.deep.equal([`Wan22_I2V_HIGH_Q8.safetensors stands in for ${HIGH}, which is not installed`]);
  });

  it("of a family prefers the same precision, then the shortest name, then the host's order", () => {
    const [fp16, fp8] = ["wan2.2_i2v_high_noise_fp16.safetensors", "wan2.2_i2v_high_noise_longer_fp8.safetensors"];
    expect(model([fp16, fp8]).files["model"]).to.equal(fp8);
    expect(model(["wan2.2_i2v_high_noise_bf16.safetensors", fp16]).files["model"]).to.equal(
      "wan2.2_i2v_high_noise_bf16.safetensors",
    );
    expect(model(["a/wan22_i2v_high.safetensors", "wan22_i2v_high.safetensors"]).files["model"]).to.equal(
      "wan22_i2v_high.safetensors",
    );
  });

  it("is a quantized one only where no other of the family is there, and says so", () => {
    const quantized = "wan2.2_i2v_high_noise-Q4.gguf";
    expect(model([quantized, "wan2.2_i2v_high_noise_longer_fp16.safetensors"]).files["model"]).to.equal(
      "wan2.2_i2v_high_noise_longer_fp16.safetensors",
    );
    const { files, notes } = model([quantized]);
    expect([files["model"], notes]).to.deep.equal([
      quantized,
      [`${quantized} stands in for ${HIGH}, which is not installed`],
    ]);
  });

  it("is never one that the target leaves out", () => {
    const { isComplete, absent } = choose("vid_i2v", wan(["wan2.2_i2v_high_noise_lora.safetensors"]));
    expect(isComplete).to.equal(false);
    expect(absent.map(({ param, want }) => [param, want])).to.deep.equal([["model", HIGH]]);
  });

  it("shares the words that must be the same", () => {
    const own = completeFolders(targetNamed("vid_av2_ingredients"));
    const folders = { ...own, checkpoints: ["ltx-2.3-dev.safetensors", "ltx-2.3-22b-distilled-bf16.safetensors"] };
    expect(choose("vid_av2_ingredients", folders).chosen.files["model"]).to.equal(
      "ltx-2.3-22b-distilled-bf16.safetensors",
    );
  });

  it("is what the series config's model_families name, before a header is read", () => {
    const added = new Map([["wan2.2-i2v-14b-high", ["mine/*first*"]]]);
    const { chosen, checks, unread } = choose("vid_i2v", wan(["mine/the_first.safetensors"]), { added });
    expect(chosen.files["model"]).to.equal("mine/the_first.safetensors");
    expect(checks.find(({ param }) => param === "model")).to.deep.include({ match: "name", message: null });
    expect(unread).to.deep.equal([]);
  });

  it("that a person named is never another model in silence", () => {
    const { isComplete, absent } = choose("vid_i2v", wan([HIGH]), { model: "my_merge.safetensors" });
    expect(isComplete).to.equal(false);
    expect(absent[0]).to.deep.include({ param: "model", want: "my_merge.safetensors", tier: "required" });
  });

  it("is found at once among twenty thousand", function () {
    this.timeout(2000);
    const many = Array.from(
      { length: 20_000 },
      (_, i) => `folder ${i % 50}/some_model_of_somebody_${i}_fp8.safetensors`,
    );
    const folders = { diffusion_models: many, loras: many, vae: many, text_encoders: many };
    for (let i = 0; i < 20; i++) expect(choose("vid_i2v", folders).isComplete).to.equal(false);
  });
});
