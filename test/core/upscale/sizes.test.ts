// Sizes of upscales: every delivery, fit and odd source comes out as it must.
import { expect } from "chai";
import { DELIVERS, deliverSize, sizeSteps, type Pixels, type SizedStep } from "../../../src/core/upscale/sizes.ts";

const PIXEL: SizedStep = { scale: 2, align: 2, isFixed: false, name: "a pixel step" };
const RESAMPLE: SizedStep = { scale: 2, align: 32, isFixed: false, name: "a re-sample" };
const FIXED: SizedStep = { ...RESAMPLE, isFixed: true };
const SOURCES: readonly Pixels[] = [
  [1344, 768],
  [853, 481],
  [960, 544],
  [481, 853],
  [333, 333],
  [1919, 803],
];

function made(from: Pixels, steps: readonly SizedStep[], deliver: string | null, fit: "crop" | "pad" = "crop") {
  const sized = sizeSteps(from, steps, deliver === null ? null : { size: deliverSize(deliver), fit });
  if (!sized.ok) throw new Error(sized.sentence);
  return sized.value;
}

describe("the sizes of an upscale", () => {
  it("are the scale's where no delivery is asked for, even for pixels and on the grid for a sampler", () => {
    expect(made([853, 481], [PIXEL], null)).to.deep.equal([[1706, 962]]);
    expect(made([1344, 768], [{ ...RESAMPLE, scale: 1.5 }], null)).to.deep.equal([[2016, 1152]]);
    expect(made([853, 481], [RESAMPLE], null)).to.deep.equal([[1696, 960]]);
  });

  it("cover every delivery that is cropped, and reach it on one side", () => {
    for (const [name, [width, height]] of Object.entries(DELIVERS)) {
      for (const from of SOURCES) {
        const [size] = made(from, [PIXEL], name, "crop");
        expect(size![0], `${from.join("x")} to ${name}`).to.be.at.least(width);
        expect(size![1], `${from.join("x")} to ${name}`).to.be.at.least(height);
        expect(size![0] === width || size![1] === height, `${from.join("x")} to ${name}: ${size?.join("x")}`).to.equal(
          true,
        );
        expect(size!.every((side) => side % 2 === 0)).to.equal(true);
      }
    }
  });

  it("fit inside every delivery that is padded, and reach it on one side", () => {
    for (const [name, [width, height]] of Object.entries(DELIVERS)) {
      for (const from of SOURCES) {
        const [size] = made(from, [PIXEL], name, "pad");
        expect(size![0], `${from.join("x")} to ${name}`).to.be.at.most(width);
        expect(size![1], `${from.join("x")} to ${name}`).to.be.at.most(height);
        expect(size![0] === width || size![1] === height, `${from.join("x")} to ${name}: ${size?.join("x")}`).to.equal(
          true,
        );
      }
    }
  });

  it("keep the take's aspect on a sampler's grid, as near as the grid allows", () => {
    expect(made([1344, 768], [RESAMPLE], "1080p", "crop")).to.deep.equal([[1920, 1088]]);
    expect(made([1344, 768], [RESAMPLE], "1080p", "pad")).to.deep.equal([[1888, 1056]]);
  });

  it("size the last step that can make any size, and leave the others their scale", () => {
    expect(made([960, 544], [RESAMPLE, PIXEL], "4k")).to.deep.equal([
      [1920, 1088],
      [3840, 2176],
    ]);
    expect(made([960, 544], [FIXED], "4k")).to.deep.equal([[1920, 1088]]);
    expect(made([960, 544], [FIXED, PIXEL], "1080p")).to.deep.equal([
      [1920, 1088],
      [1920, 1088],
    ]);
  });

  it("refuse a step that would have to shrink", () => {
    const small = sizeSteps([1920, 1080], [PIXEL], { size: [1280, 720], fit: "crop" });
    expect(small.ok ? "" : small.sentence).to.equal(
      "a pixel step would have to make 1920x1080 smaller, to 1280x720: deliver a larger size",
    );
    expect(sizeSteps([1280, 720], [FIXED, PIXEL], { size: [1920, 1080], fit: "crop" }).ok).to.equal(false);
  });
});
