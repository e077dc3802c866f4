import { expect } from "chai";
import { readFileSync } from "node:fs";
import type { Workflow } from "../../../src/contracts/files/workflow.ts";
import { keepLatent } from "../../../src/core/render/latents.ts";

describe("a take's latent is kept", () => {
  const workflowOf = (id: string) =>
    JSON.parse(readFileSync(`src/targets/video/${id}/workflow.json`, "utf8")) as Workflow;
  const able = { label: "H3", workflow: workflowOf("minimax_h3_ref2va") };
  const unable = { label: "Wan", workflow: workflowOf("wan22_ti2v") };
  const reported = (saveLatents: "final" | "always" | "never", pass: "final" | "proxy") => ({
    series: { saveLatents },
    pass,
  });

  for (const [rule, pass, asked, wanted] of [
    ["final", "final", null, true],
    ["final", "proxy", null, false],
    ["always", "proxy", null, true],
    ["never", "final", null, false],
    ["never", "final", true, true],
    ["always", "final", false, false],
    ["final", "proxy", undefined, false],
  ] as const) {
    it(`${wanted ? "" : "not "}where the series says ${rule} and the request ${String(asked)}, in the ${pass} pass`, () => {
      expect(keepLatent(asked, reported(rule, pass), able)).to.deep.equal({ keeps: wanted, note: null });
    });
  }

  it("in the final pass while the config has a problem", () => {
    expect(keepLatent(null, { series: null, pass: "final" }, able).keeps).to.equal(true);
  });

  it("by no target that cannot, which is noted when somebody asked for it", () => {
    const note = "Wan keeps no latent";
    expect(keepLatent(true, reported("final", "proxy"), unable)).to.deep.equal({ keeps: false, note });
    expect(keepLatent(null, reported("always", "proxy"), unable)).to.deep.equal({ keeps: false, note });
    expect(keepLatent(null, reported("final", "final"), unable)).to.deep.equal({ keeps: false, note: null });
    expect(keepLatent(true, reported("final", "final"), { label: "Animatic", workflow: null }).note).to.equal(
      "Animatic keeps no latent",
    );
  });
});
