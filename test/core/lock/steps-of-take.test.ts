// Which steps a take's upscale and post needed of a host.
import { expect } from "chai";
import type { PostRecord, UpscaleRecord } from "../../../src/contracts/files/upscale.ts";
import { stepsOfTake } from "../../../src/core/lock/steps-of-take.ts";

const version = <R>(record: R) => ({ record, mp4: undefined, source: undefined });
const upscale = (method: "latent" | "pixel", more: object = {}) =>
  version({
    status: "ok",
    made_from: null,
    backend: "local",
    recipe: { method, then_step: null },
    ...more,
  } as unknown as UpscaleRecord);
const post = (more: object) =>
  version({ status: "ok", made_from: null, backend: "local", ...more } as unknown as PostRecord);

describe("the steps that a host ran on a take", () => {
  it("are none without an upscale, and for what the studio made itself", () => {
    expect(stepsOfTake({})).to.deep.equal([]);
    expect(stepsOfTake({ upscale: upscale("pixel", { backend: "builtin" }) })).to.deep.equal([]);
  });
  it("are those of the recipe, with what follows", () => {
    const then = { method: "restorer", model: null, scale: 2 };
    expect(
      stepsOfTake({ upscale: upscale("latent", { recipe: { method: "latent", then_step: then } }) }),
    ).to.deep.equal(["latent", "restorer"]);
  });
  it("are those of the post too, each once", () => {
    const recipe = { enhance: { method: "pixel" }, motion_blur: 0, interpolate: 24 };
    const both = { upscale: upscale("pixel"), post: post({ recipe }) };
    expect(stepsOfTake(both)).to.deep.equal(["pixel", "interpolate"]);
    const smooth = { recipe: { ...recipe, enhance: "none" } };
    expect(stepsOfTake({ post: post(smooth) })).to.deep.equal(["interpolate"]);
  });
});
