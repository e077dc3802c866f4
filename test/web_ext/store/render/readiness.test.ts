import { expect } from "chai";
import { badgeOfReadiness, labelWith, readinessReasons } from "../../../../web_ext/store/render/readiness.ts";
import { ALWAYS_READY, unknownReadiness } from "../../../../src/core/readiness/readiness.ts";

describe("whether a target can render", () => {
  const lacking = {
    ...ALWAYS_READY,
    status: "not_ready" as const,
    why: [
      "ComfyUI 0.26.0 or newer is needed: the host has no node Krea",
      "a.safetensors (models/vae) is not installed",
    ],
  };

  it("is a word and a shape, with why as its title", () => {
    expect(badgeOfReadiness(ALWAYS_READY)).to.include({ tone: "ok", word: "Ready" });
    expect(badgeOfReadiness(lacking)).to.include({ tone: "failed", shape: "failed", word: "Not ready" });
    expect(badgeOfReadiness(lacking).title.split("\n")).to.have.length(2);
    expect(badgeOfReadiness({ ...ALWAYS_READY, status: "degraded" }).word).to.equal("Ready, with less");
  });

  it("is told in whole sentences, and names of files stay as they are", () => {
    expect(readinessReasons(unknownReadiness("no workflow host is set"))).to.deep.equal(["No workflow host is set."]);
    expect(readinessReasons(lacking)[1]).to.equal("a.safetensors (models/vae) is not installed.");
  });

  it("stands behind a target's name in a menu, once somebody has looked", () => {
    expect(labelWith("Krea 2", lacking)).to.equal("Krea 2, not ready");
    expect(labelWith("Krea 2", undefined)).to.equal("Krea 2");
  });
});
