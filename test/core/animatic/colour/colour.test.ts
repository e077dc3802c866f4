import { expect } from "chai";
import { css, mixed, speakerHue } from "../../../../src/core/animatic/colour/colour.ts";

describe("animatic colours", () => {
  it("turns OKLCH into the sRGB that everybody knows", () => {
    expect(css({ light: 0.627955, chroma: 0.257683, hue: 29.2339 })).to.equal("rgba(255,0,0,1)");
    expect(css({ light: 0.452014, chroma: 0.313214, hue: 264.052 })).to.equal("rgba(0,0,255,1)");
    expect(css({ light: 1, chroma: 0, hue: 0, alpha: 0.5 })).to.equal("rgba(255,255,255,0.5)");
  });
  it("lets a colour that sRGB lacks fade towards grey, and never wrap around", () => {
    const parts = css({ light: 0.82, chroma: 0.4, hue: 264 }).match(/\d+/g)?.map(Number) ?? [];
    const [red = 0, green = 0, blue = 0] = parts;
    expect(blue).to.equal(255);
    expect(red).to.be.within(150, 200);
    expect(green).to.be.within(170, 220);
  });
  it("mixes opposite hues through grey", () => {
    const blue = { light: 0.6, chroma: 0.1, hue: 250 };
    const orange = { light: 0.8, chroma: 0.1, hue: 70 };
    expect(mixed(blue, orange, 0.5).chroma).to.be.closeTo(0, 1e-9);
    expect(mixed(blue, orange, 0.5).light).to.be.closeTo(0.7, 1e-9);
    expect(mixed(blue, orange, 0).hue).to.be.closeTo(250, 1e-9);
  });
  it("gives an episode's speakers hues a golden angle apart", () => {
    const [first, second, third] = [0, 1, 2].map((index) => speakerHue(210, index)) as [number, number, number];
    expect((second - first + 360) % 360).to.be.closeTo(137.508, 1e-9);
    expect((third - second + 360) % 360).to.be.closeTo(137.508, 1e-9);
    expect(speakerHue(30, 0)).not.to.equal(first);
  });
});
