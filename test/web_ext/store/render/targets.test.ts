import { signal } from "@preact/signals";
import { expect } from "chai";
import { createTargets } from "../../../../web_ext/store/render/targets.ts";
import { answeringService, refusing, settled } from "../../../support/page/page-states.ts";

const target = (id: string, label: string, takesNegative = false) => ({
  id,
  label,
  capabilities: { negative_prompt: takesNegative },
  readiness: { status: "degraded", why: [] },
});

async function open(models: () => unknown = () => ({ files: [] })) {
  const folder = signal("/show/ep01");
  const { ask, asked } = answeringService({
    targets: () => ({ targets: [target("wan", "Wan", true), target("animatic", "Animatic")] }),
    models,
  });
  const targets = createTargets(ask, { folder });
  await settled();
  return { targets, asked, folder };
}

describe("the targets to pick from", () => {
  it("are asked for with their episode, and stand by name", async () => {
    const { targets, asked, folder } = await open();
    expect(targets.video.value.map(({ label }) => label)).to.deep.equal(["Animatic", "Wan"]);
    folder.value = "/show/ep02";
    await settled();
    expect(asked.map(({ input }) => input)).to.deep.equal([
      { kind: "video", ep: "/show/ep01" },
      { kind: "video", ep: "/show/ep02" },
    ]);
  });

  it("are judged when somebody wants to know, those of the open episode", async () => {
    const { targets, asked } = await open();
    expect(targets.readinessOf("wan")).to.equal(undefined);
    await targets.checkReadiness();
    expect(asked.at(-1)?.input).to.deep.equal({ ready: "1", ep: "/show/ep01" });
    expect(targets.withReadiness.value.map(({ id }) => id)).to.deep.equal(["wan", "animatic"]);
    expect(targets.readinessOf("wan")?.status).to.equal("degraded");
  });

  it("have one more that is in force and not among them", async () => {
    const { targets } = await open();
    expect(targets.optionsWith("wan").map(({ id }) => id)).to.deep.equal(["animatic", "wan"]);
    expect(targets.optionsWith("gone")[0]).to.deep.equal({ id: "gone", label: "gone" });
    expect([targets.labelOf("wan"), targets.labelOf("gone")]).to.deep.equal(["Wan", "gone"]);
  });

  it("say which of them take a negative prompt", async () => {
    const { targets } = await open();
    expect(["wan", "animatic", "gone"].map(targets.takesNegative)).to.deep.equal([true, false, false]);
  });

  it("offer the model files that fit, and none while the host is silent", async () => {
    const files = [
      { name: "a.safetensors", match: "name" },
      { name: "b.safetensors", match: "other" },
      { name: "c.safetensors", match: "name", mismatch: true },
    ];
    const { targets } = await open(() => ({ files }));
    await targets.lookUpFiles("wan", "model");
    expect(targets.filesFor("wan", "model")).to.deep.equal(["a.safetensors"]);
    const silent = await open(() => refusing("no host is set", 503));
    await silent.targets.lookUpFiles("wan", "model");
    expect(silent.targets.filesFor("wan", "model")).to.deep.equal([]);
  });
});
