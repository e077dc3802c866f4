import { expect } from "chai";
import { joinLatents, splitLatent } from "../../../src/core/media/latent-file.ts";
import { latentFile } from "../../support/media/latent-file.ts";

describe("a kept latent", () => {
  const picture = latentFile([1, 24, 12, 6, 8], 1);
  const sound = latentFile([1, 32, 2, 65], 2);
  const headerOf = (file: Uint8Array) => {
    const length = Number(new DataView(file.buffer, file.byteOffset).getBigUint64(0, true));
    return { length, text: new TextDecoder().decode(file.subarray(8, 8 + length)) };
  };
  const joined = (...files: Uint8Array[]) => {
    const file = joinLatents(files);
    if (!file) throw new Error("nothing was joined");
    return file;
  };

  it("holds picture and sound in one file, whichever the host handed over first", () => {
    const { length, text } = headerOf(joined(picture, sound));
    expect(length % 8).to.equal(0);
    expect(JSON.parse(text)).to.deep.equal({
      video: { dtype: "BF16", shape: [1, 24, 12, 6, 8], data_offsets: [0, 27_648] },
      audio: { dtype: "BF16", shape: [1, 32, 2, 65], data_offsets: [27_648, 35_968] },
    });
    expect(joined(sound, picture)).to.deep.equal(joined(picture, sound));
    expect(joined(picture, sound).length).to.equal(8 + length + 35_968);
  });

  it("comes apart into files that a host can load, with the same values", () => {
    const split = splitLatent(joined(picture, sound));
    expect(JSON.parse(headerOf(split?.video ?? picture).text)).to.deep.equal({
      latent_tensor: { dtype: "BF16", shape: [1, 24, 12, 6, 8], data_offsets: [0, 27_648] },
      latent_format_version_0: { dtype: "F32", shape: [0], data_offsets: [27_648, 27_648] },
    });
    expect(joined(split?.audio ?? sound, split?.video ?? picture)).to.deep.equal(joined(picture, sound));
    expect((split?.video ?? picture).at(-1)).to.equal(1);
    expect((split?.audio ?? picture).at(-1)).to.equal(2);
  });

  it("of a silent target is its picture alone", () => {
    expect(splitLatent(joined(picture))?.audio).to.equal(null);
  });

  it("is nothing without a picture, and of files that are broken or something else", () => {
    expect(joinLatents([])).to.equal(undefined);
    expect(joinLatents([sound])).to.equal(undefined);
    expect(splitLatent(picture)).to.equal(undefined);
    const huge = new Uint8Array(16).fill(255);
    const odd = new TextEncoder().encode("\u0004\0\0\0\0\0\0\0null");
    for (const file of [new Uint8Array(), new TextEncoder().encode("no latent"), huge, odd, picture.subarray(0, 100)]) {
      expect(splitLatent(file)).to.equal(undefined);
      expect(joinLatents([file])).to.equal(undefined);
    }
    expect(joinLatents([picture.subarray(0, picture.length - 1)])).to.equal(undefined);
  });
});
