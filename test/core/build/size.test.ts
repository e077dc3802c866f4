import { expect } from "chai";
import fc from "fast-check";
import type { Pass } from "../../../src/contracts/schema.ts";
import { build, HEAD, said } from "./building.ts";

const SCRIPT = `${HEAD}## a\ndur: 1\nRain.\n`;

describe("the size of a pass", () => {
  const size = (pass: Pass, series: object, proxy: object = {}) => {
    const built = build(SCRIPT, { pass, config: { series, proxy } });
    const { width, height } = built.shotlists.get("animatic")!.defaults;
    return `${width}x${height}`;
  };

  it("is the pass's own block, whatever the series target", () => {
    const series = { width: 1920, height: 1080, target: "vid_i2v" };
    expect(size("final", series, { width: 640, height: 360 })).to.equal("1920x1080");
    expect(size("proxy", series, { width: 640, height: 360 })).to.equal("640x360");
  });

  it("keeps the show's aspect with a long side of 512 in a proxy without a block", () => {
    expect(size("proxy", { width: 1920, height: 1080 })).to.equal("512x288");
    expect(size("proxy", { width: 1080, height: 1920 })).to.equal("288x512");
    expect(size("proxy", { width: 1000, height: 1000 })).to.equal("512x512");
  });

  it("is 1344x768 in a show without a size", () => {
    expect(size("final", {})).to.equal("1344x768");
    expect(size("proxy", {})).to.equal("512x292");
  });

  it("lets a side that a proxy block leaves out follow the aspect", () => {
    expect(size("proxy", { width: 1080, height: 1920 }, { width: 360 })).to.equal("360x640");
    expect(size("proxy", { width: 1920, height: 1080 }, { height: 360 })).to.equal("640x360");
  });

  it("is fitted to even sides with a warning", () => {
    const built = build(SCRIPT, { config: { series: { width: 1281, height: 721 } } });
    expect(said(built.warnings)).to.deep.equal(["-: animatic, final pass: 1281x721 is drawn at 1280x720"]);
    expect(built.shotlists.get("animatic")!.defaults).to.include({ width: 1280, height: 720 });
  });

  it("is always even, and upright stays upright", () => {
    const side = fc.integer({ min: 2, max: 8192 });
    fc.assert(
      fc.property(fc.constantFrom<Pass>("final", "proxy"), side, side, (pass, width, height) => {
        const [w = 0, h = 0] = size(pass, { width, height }).split("x").map(Number);
        const isUpright = width < height ? w <= h : w >= h;
        return w >= 2 && h >= 2 && w % 2 === 0 && h % 2 === 0 && isUpright;
      }),
      { numRuns: 60 },
    );
  });
});
