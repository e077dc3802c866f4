import { expect } from "chai";
import { parseSeries } from "../../../src/core/series/parse-series.ts";
import { introTimes, outroTimes, titleStyle } from "../../../src/core/titles/title-style.ts";
import { withBlock } from "../series/blocks.ts";

function subtitle(block: object) {
  const { series, problems } = parseSeries(withBlock("publish", JSON.stringify({ subtitle: block })));
  if (!series) throw new Error(JSON.stringify(problems));
  return series.publish.subtitle;
}

describe("how and when a title is seen", () => {
  it("is what the house does where the config says nothing", () => {
    expect(titleStyle(subtitle({}))).to.deep.include({ size: 0.058, y: 0.56, color: "#ffffff" });
    expect(introTimes(subtitle({}), 10)).to.deep.equal({ comes: [4, 5], goes: null });
    expect(outroTimes(subtitle({}), 10)).to.deep.equal({ comes: [0, 1], goes: [4.5, 5.5] });
  });

  it("is what the config says", () => {
    const reported = subtitle({ size: 0.1, y: 0.8, color: "Gold", glow: "#123", glow_size: 0, intro_in: [1, 2] });
    expect(titleStyle(reported)).to.deep.equal({ size: 0.1, y: 0.8, color: "gold", glow: "#123", glowSize: 0 });
    expect(introTimes(reported, 2)).to.deep.equal({ comes: [1, 2], goes: null });
    const last = subtitle({ outro_in: [1, 1], outro_out: [2, 4] });
    expect(outroTimes(last, 5)).to.deep.equal({ comes: [1, 1], goes: [2, 4] });
  });

  it("happens sooner in a clip that is too short for it", () => {
    expect(introTimes(subtitle({}), 6).comes).to.deep.equal([4, 5]);
    expect(introTimes(subtitle({}), 3.5).comes).to.deep.equal([2, 2.5]);
    expect(introTimes(subtitle({}), 1).comes).to.deep.equal([0.4, 0.5]);
    expect(introTimes(subtitle({ intro_in: [4, 8] }), 4).comes).to.deep.equal([2, 4]);
    expect(outroTimes(subtitle({}), 2.75)).to.deep.equal({ comes: [0, 0.5], goes: [2.25, 2.75] });
  });
});
