import { expect } from "chai";
import { buildRegistry, resolveTarget, findMachineDefault } from "../../../src/core/targets/registry.ts";
import { registry, shipped } from "../../support/servers/shipped-targets.ts";

describe("the registry", () => {
  it("finds a target by its neutral id and answers with its own", () => {
    expect(registry.find("vid_ref2va")?.id).to.equal("minimax_h3_ref2va");
  });

  it("lets a shipped target win over a show's own of the same id", () => {
    const own = { ...shipped.files[0]!, label: "Mine" };
    expect(buildRegistry([...shipped.files, own]).find(own.id)?.label).to.equal(shipped.files[0]!.label);
  });

  it("answers an unknown id with the ids to choose from", () => {
    expect(resolveTarget(registry, "ltx9", "audio")).to.deep.equal({
      ok: false,
      sentence: 'there is no target "ltx9" for audio: choose ltx2_voice, guide_voice',
    });
  });

  it("says what a target of another kind is", () => {
    const answer = resolveTarget(registry, "krea2", "video");
    expect(answer).to.have.property("sentence").that.contains("krea2 is an image target, not a video target: choose ");
  });
});

describe("the machine default", () => {
  const pick = (chosen: string | null, detected: string[]) =>
    findMachineDefault(registry, "video", { chosen, detected })?.id;

  it("is the built-in while no host was ever seen", () => {
    expect(pick(null, [])).to.equal("animatic");
  });
  it("is the best ranked of the detected targets", () => {
    expect(pick(null, ["wan22_i2v", "vid_av2", "animatic"])).to.equal("ltx2");
  });
  it("is the choice of Settings before all, whatever was detected", () => {
    expect(pick("animatic", ["ltx2"])).to.equal("animatic");
    expect(pick("vid_ti2v", [])).to.equal("wan22_ti2v");
  });
  it("passes over a choice that no longer exists", () => {
    expect(pick("gone", ["ltx2"])).to.equal("ltx2");
    expect(pick("krea2", [])).to.equal("animatic");
  });
});
