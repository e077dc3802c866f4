import { expect } from "chai";
import type { FilmVersion } from "../../../src/contracts/files/delivery/film-version.ts";
import { cropOf, filmSizeOf, sizeProblem } from "../../../src/core/film-versions/crop.ts";

const upright = (more: Partial<FilmVersion> = {}): FilmVersion => ({ version: 1, ratio: "9:16", ...more });

describe("the shape of a version", () => {
  it("takes as much of the film's size as the ratio leaves, in even pixels", () => {
    expect(filmSizeOf(upright(), [1920, 1080])).to.deep.equal([606, 1080]);
    expect(filmSizeOf(upright({ ratio: "1:1" }), [1344, 768])).to.deep.equal([768, 768]);
    expect(filmSizeOf(upright({ ratio: "239:100" }), [1920, 1080])).to.deep.equal([1920, 802]);
    expect(filmSizeOf(upright({ size: "1080x1920" }), [1920, 1080])).to.deep.equal([1080, 1920]);
    expect(filmSizeOf({ version: 1, language: "de" }, [1344, 768])).to.deep.equal([1344, 768]);
  });
  it("shows the middle of a picture, or what lies around the shot's centre, never beyond its edges", () => {
    const version = upright({ crops: { left: [0, 0.5], right: [1, 0.5], off: [0.25, 0.5] } });
    const at = (shot: string) => cropOf(version, shot, [1920, 1080]);
    expect(at("other")).to.deep.equal({ x: 656, y: 0, width: 606, height: 1080 });
    expect(at("left")?.x).to.equal(0);
    expect(at("right")?.x).to.equal(1314);
    expect(at("off")?.x).to.equal(176);
  });
  it("crops nothing where the picture has the shape already, or the version none", () => {
    expect(cropOf(upright({ ratio: "16:9" }), "sh010", [1920, 1080])).to.equal(null);
    expect(cropOf({ version: 1, language: "de" }, "sh010", [1920, 1080])).to.equal(null);
  });
  it("stays inside every picture, on even pixels, for any ratio and centre", () => {
    for (const ratio of ["9:16", "1:1", "4:5", "21:9", "1:9999", "9999:1"]) {
      for (const picture of [
        [1920, 1080],
        [1345, 769],
        [64, 2160],
        [2, 2],
      ] as const) {
        for (const centre of [0, 0.3, 0.999, 1]) {
          const crop = cropOf(upright({ ratio, crops: { sh: [centre, centre] } }), "sh", picture);
          if (!crop) continue;
          const { x, y, width, height } = crop;
          const what = `${ratio} of ${picture.join("x")}`;
          expect([x % 2, y % 2, width % 2, height % 2], ratio).to.deep.equal([0, 0, 0, 0]);
          expect(Math.min(x, y, width - 2, height - 2), what).to.be.at.least(0);
          expect(x + width <= picture[0] && y + height <= picture[1], what).to.equal(true);
        }
      }
    }
  });
  it("says what is wrong with a size", () => {
    expect(sizeProblem(upright({ size: "1080x1920" }))).to.equal(null);
    expect(sizeProblem(upright({ size: "1080x1080" }))).to.include("another shape than 9:16");
    expect(sizeProblem({ version: 1, size: "1081x1920" })).to.include("even sides");
  });
});
