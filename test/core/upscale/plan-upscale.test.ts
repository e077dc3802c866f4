// The plan of an upscale: route, steps, where the sampler starts, and what is refused.
import { expect } from "chai";
import type { LatentUpscale } from "../../../src/contracts/files/target-models.ts";
import type { UpscaleBody } from "../../../src/contracts/routes/delivery/upscale.ts";
import { isBuiltIn, planUpscale, type UpscaleSource } from "../../../src/core/upscale/plan-upscale.ts";
import { settingsOfBody } from "../../../src/core/upscale/settings.ts";

const MODELS = { pixel: "x2.pth", restorer: (word: string) => `seedvr2_${word}.safetensors` };
const LATENT: LatentUpscale = { mode: "resample", align: 32, scale: 2, start: { fraction: 0.875 } };
const SOURCE: UpscaleSource = {
  ...{ size: [960, 544], schedule: 8, split: undefined, hasLatent: true, latent: LATENT, target: "H3", holds: null },
};

function plan(body: Partial<UpscaleBody>, source: Partial<UpscaleSource> = {}) {
  const whole = {
    ep: "",
    pass: "final",
    redo: false,
    vae: false,
    detail: 0,
    from_upscale: false,
    recipe: false,
  } as const;
  const facts = { ...SOURCE, ...source };
  return planUpscale(settingsOfBody({ ...whole, ...body }, facts.latent !== null), facts, MODELS);
}

function planned(...args: Parameters<typeof plan>) {
  const made = plan(...args);
  if (!made.ok) throw new Error(made.sentence);
  return made.value;
}

function refused(...args: Parameters<typeof plan>) {
  const made = plan(...args);
  return made.ok ? "" : made.sentence;
}

describe("the plan of an upscale", () => {
  it("samples again from the kept latent, late in the take's own schedule", () => {
    const { route, mode, recipe } = planned({});
    expect([route, mode, recipe.start_step, recipe.size]).to.deep.equal(["latent", "resample", 7, [1920, 1088]]);
    expect(planned({ detail: 2 }).recipe.start_step).to.equal(5);
    expect(planned({ start_step: 3 }).recipe.start_step).to.equal(3);
  });

  it("goes on from the frames where there is no latent, or none is wanted", () => {
    expect(planned({ vae: true }).route).to.equal("decode");
    expect(planned({}, { hasLatent: false }).route).to.equal("decode");
    expect(planned({}, { latent: { ...LATENT, mode: "pixel_refine" } }).route).to.equal("decode");
  });

  it("names the model that the frames of a silent target go through first", () => {
    const latent: LatentUpscale = { ...LATENT, mode: "pixel_refine" };
    expect(planned({}, { latent }).recipe.model).to.equal("x2.pth");
    expect(planned({ pixel_model: "vsr_node:high" }, { latent }).recipe.model).to.equal("vsr_node:high");
    expect(planned({ pixel_model: "lanczos" }, { latent }).recipe.model).to.equal(null);
    expect(planned({ pixel_model: "x4.pth" }).recipe.model).to.equal(null);
    expect(refused({ pixel_model: "vsr_node:best" }, { latent })).to.equal(
      "vsr_node:best names no level: those of vsr_node are ultra, high, medium, low",
    );
  });

  it("needs the kept latent of a take that holds frames of another", () => {
    const holds = "sh010 take 2";
    expect(planned({}, { holds }).route).to.equal("latent");
    const why = /^it carries on from sh010 take 2, and only a kept latent has the frames before it/;
    expect(refused({ vae: true }, { holds })).to.match(why);
    expect(refused({}, { holds, hasLatent: false })).to.match(why);
    expect(planned({ method: "pixel" }, { holds, hasLatent: false }).route).to.equal("pixel");
  });

  it("takes pixels where the target cannot be sampled again", () => {
    const { route, recipe } = planned({}, { latent: null });
    expect([route, recipe.method, recipe.model, recipe.start_step]).to.deep.equal(["pixel", "pixel", "x2.pth", null]);
    expect(refused({ method: "latent" }, { latent: null })).to.equal(
      "H3 cannot sample its takes again: choose the method pixel or restorer",
    );
  });

  it("adds a step that follows, and sizes that one for the delivery", () => {
    const { steps, delivery } = planned({ then_method: "restorer", deliver: "4k" });
    expect(steps).to.deep.equal([
      { method: "latent", model: null, size: [1920, 1088] },
      { method: "restorer", model: "seedvr2_7b.safetensors", size: [3840, 2176] },
    ]);
    expect(delivery).to.deep.equal({ size: [3840, 2160], fit: "crop" });
  });

  it("is made here when it only enlarges", () => {
    const isHere = (body: Partial<UpscaleBody>) => isBuiltIn(planned(body, { latent: null }).steps);
    expect(isHere({ pixel_model: "lanczos" })).to.equal(true);
    expect(isHere({ pixel_model: "lanczos", then_pixel_model: "lanczos" })).to.equal(true);
    expect(isHere({ pixel_model: "lanczos", then_method: "restorer" })).to.equal(false);
    expect(isHere({})).to.equal(false);
  });

  it("refuses a scale that a fixed upsampler does not make, and a re-sample past the largest", () => {
    const fixed: LatentUpscale = { ...LATENT, mode: "second_stage", fixed_scale: 2 };
    expect(refused({ scale: 3 }, { latent: fixed })).to.equal("H3 makes x2 only: leave scale out");
    expect(planned({ deliver: "4k" }, { latent: fixed }).recipe.size).to.deep.equal([3840, 2160]);
    expect(refused({ deliver: "4k" }, { size: [640, 360] })).to.contain("add a pixel or restorer step that follows");
  });
});
