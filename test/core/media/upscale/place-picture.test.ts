import { expect } from "chai";
import fc from "fast-check";
import { placePicture } from "../../../../src/core/media/upscale/place-picture.ts";

const size = (width: number, height: number) => ({ width, height });

describe("where an upscale's picture lies in its frame", () => {
  it("is cut in the middle where it covers the frame and a side fits", () => {
    const place = placePicture(size(1920, 1098), { ...size(1920, 1080), fit: "crop" });
    expect(place).to.deep.equal({
      picture: size(1920, 1098),
      inFrame: { left: 0, top: 0 },
      inPicture: { left: 0, top: 8 },
      seen: size(1920, 1080),
    });
  });
  it("is padded in the middle where it lies inside the frame and a side fits", () => {
    const place = placePicture(size(1886, 1080), { ...size(1920, 1080), fit: "pad" });
    expect(place).to.deep.equal({
      picture: size(1886, 1080),
      inFrame: { left: 16, top: 0 },
      inPicture: { left: 0, top: 0 },
      seen: size(1886, 1080),
    });
  });
  it("is resized first where no side fits", () => {
    expect(placePicture(size(2688, 1536), { ...size(1920, 1080), fit: "crop" }).picture).to.deep.equal(
      size(1920, 1098),
    );
    expect(placePicture(size(2688, 1536), { ...size(1920, 1080), fit: "pad" }).picture).to.deep.equal(size(1890, 1080));
    expect(placePicture(size(1280, 720), { ...size(1920, 1080), fit: "pad" }).picture).to.deep.equal(size(1920, 1080));
  });
  it("is resized where one side fits and the other is on the wrong side of it", () => {
    expect(placePicture(size(1920, 1000), { ...size(1920, 1080), fit: "crop" }).picture).to.deep.equal(
      size(2074, 1080),
    );
    expect(placePicture(size(1920, 1200), { ...size(1920, 1080), fit: "pad" }).picture).to.deep.equal(size(1728, 1080));
  });
  it("fills a cut frame, and is whole in a padded one, with every corner and side even", () => {
    const side = fc.integer({ min: 16, max: 9000 });
    const even = fc.integer({ min: 32, max: 4096 }).map((half) => 2 * half);
    fc.assert(
      fc.property(side, side, even, even, fc.constantFrom("crop" as const, "pad" as const), (...sizes) => {
        const [width, height, across, down, fit] = sizes;
        const { picture, inFrame, inPicture, seen } = placePicture(size(width, height), { ...size(across, down), fit });
        if (fit === "crop") expect(seen).to.deep.equal(size(across, down));
        else expect(seen).to.deep.equal(picture);
        expect(inPicture.left + seen.width).to.be.at.most(picture.width);
        expect(inPicture.top + seen.height).to.be.at.most(picture.height);
        expect(inFrame.left + seen.width).to.be.at.most(across);
        expect(inFrame.top + seen.height).to.be.at.most(down);
        const all = [
          ...Object.values(picture),
          ...Object.values(inFrame),
          ...Object.values(inPicture),
          ...Object.values(seen),
        ];
        expect(all.every((value) => value >= 0 && value % 2 === 0)).to.equal(true);
      }),
    );
  });
});
