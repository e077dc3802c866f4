import { expect } from "chai";
import { parseScript } from "../../../src/core/script/parse.ts";
import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import { previewSteps } from "../../../src/core/compile/preview.ts";
import { build, HEAD, inputOf, sentences, type Show } from "./build-show.ts";

/** What a preview of the script's one shot warns of. */
function warnings(script: string, show: Show = {}): string[] {
  const previewed = runSteps(previewSteps({ ...inputOf(script, show), script: parseScript(script) }, "a"));
  if (!previewed.ok) throw new Error(previewed.message);
  return sentences(previewed.preview.warnings);
}

describe("the preview of a shot", () => {
  const script = `${HEAD}## a\ntarget: wan22_i2v\ndur: 4\nwho: mara\nMara waits.\nMARA: Come along now.\n`;

  it("warns of what a build of that shot alone warns of", () => {
    expect(warnings(script)).to.include('4: wan22_i2v makes no sound: shot "a" will be silent');
    expect(warnings(script)).to.have.members(sentences(build(script).warnings));
  });
  it("tells of a size that its target fits", () => {
    const show = { config: { series: { target: "ltx2", width: 1280, height: 720 } } };
    const shot = `${HEAD}## a\ndur: 4\nRain falls.\n`;
    expect(warnings(shot, show)).to.include("-: ltx2, final pass: 1280x720 is drawn at 1280x704");
  });
  it("leaves the warnings of other shots to them", () => {
    const two = `${script}## b\ntarget: wan22_i2v\ndur: 4\nRain.\n`;
    expect(warnings(two)).to.deep.equal(warnings(script));
  });
});
