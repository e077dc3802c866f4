import { expect } from "chai";
import { globName, matchesAny } from "../../../src/core/models/glob.ts";

const fits = (pattern: string, name: string) => matchesAny([pattern], globName(name));

describe("a glob of file names", () => {
  for (const [pattern, name] of [
    ["*wan2*2*i2v*high*", "Wan2.2_I2V_HIGH_noise.safetensors"],
    ["wan2.2_vae*", "wan2.2_vae.safetensors"],
    ["wan2.2_vae*", "wan/old/wan2.2_vae.safetensors"],
    ["wan2.2_vae*", "wan\\wan2.2_vae.safetensors"],
    ["*krea*2*", "krea/v2/turbo.safetensors"],
    ["krea/*", "Krea\\turbo.safetensors"],
    ["ae.safetensors", "AE.safetensors"],
    ["a?.pt", "ab.pt"],
    ["*b?d*", "abcbxd"],
    ["*", ""],
    ["a*a", "aa"],
    ["model [v1].pt", "model [v1].pt"],
  ] as const) {
    it(`${pattern} fits ${name}`, () => expect(fits(pattern, name)).to.equal(true));
  }

  for (const [pattern, name] of [
    ["wan2.2_vae*", "my_wan2.2_vae.safetensors"],
    ["ae.safetensors", "vae.safetensors"],
    ["a?.pt", "a.pt"],
    ["a*a", "a"],
    ["*ab*ba*", "aba"],
    ["*b", "abc"],
    ["", "a"],
    ["a.c", "abc"],
  ] as const) {
    it(`${pattern} does not fit ${name}`, () => expect(fits(pattern, name)).to.equal(false));
  }

  it("ends at once whatever a config asks for", function () {
    this.timeout(500);
    expect(fits(`${"*a".repeat(200)}b`, "a".repeat(1000))).to.equal(false);
    expect(fits(`${"*?a".repeat(100)}b`, "a".repeat(1000))).to.equal(false);
  });
});
