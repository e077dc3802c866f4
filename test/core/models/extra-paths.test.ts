import { expect } from "chai";
import { readExtraPaths } from "../../../src/core/models/extra-paths.ts";

describe("extra_model_paths.yaml", () => {
  it("names folders below the base path of their block, alone and in lists", () => {
    const text = [
      "#comment: here",
      "comfyui:",
      "    base_path: /data/models/   # a comment",
      "    is_default: true",
      "    checkpoints: checkpoints/",
      "    diffusion_models: |",
      "        unet",
      "        /other/unet",
      "    vae: 'my vae'",
      "second:",
      '    loras: "D:\\loras"',
      "    clip:",
      "        - te",
      "",
    ].join("\r\n");
    expect(Object.fromEntries(readExtraPaths(text))).to.deep.equal({
      checkpoints: ["/data/models/checkpoints/"],
      diffusion_models: ["/data/models/unet", "/other/unet"],
      vae: ["/data/models/my vae"],
      loras: ["D:\\loras"],
      clip: ["te"],
    });
  });

  it("that is something else names nothing", () => {
    for (const text of ["", "[]", "a", "a: b", "\tx\n  : y\n", "{a: {b: c}}"]) {
      expect([...readExtraPaths(text)], text).to.deep.equal([]);
    }
  });
});
