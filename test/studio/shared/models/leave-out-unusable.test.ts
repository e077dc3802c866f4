import { expect } from "chai";
import type { VideoTarget } from "../../../../src/contracts/files/target.ts";
import { modelsOfUpscale } from "../../../../src/core/upscale/graphs/step-models.ts";
import { presetOf } from "../../../../src/core/models/model-request.ts";
import { leaveOutUnusable } from "../../../../src/studio/shared/models/leave-out-unusable.ts";
import { hostVersions, nodeClassesOf, targetNamed } from "../../../support/servers/model-choices.ts";
import { filmSteps } from "../../../support/values/film-steps.ts";

type Ports = Parameters<typeof leaveOutUnusable>[0];

const graph = filmSteps.upscales.get("minimax_h3_ref2va")!;
const target = modelsOfUpscale(targetNamed("minimax_h3_ref2va") as VideoTarget, graph);
const { workflow } = graph;
const NODE = "MiniMaxH3LatentUpscaleWithModel";
const chosen = {
  ...{ files: { model: "m.safetensors", upscaler: "h3_3d.safetensors" }, loras: [], preset: presetOf(target, "final") },
  ...{ steps: 8, base: false, featuresOff: [], record: { notes: ["as before"] } },
};

/** A host with the nodes of the graph but those of `without`; null: it does not answer. */
function portsOf(without: readonly string[] | null): Ports {
  const names = nodeClassesOf(workflow).filter((name) => !without?.includes(name));
  const nodes = without && Object.fromEntries(names.map((name) => [name, {}]));
  const catalogue = { nodeClasses: async () => nodes ?? undefined };
  return { catalogue: () => catalogue, clock: { now: () => new Date(0) }, hostVersions } as unknown as Ports;
}

describe("an optional file", () => {
  it("is left out, with a note, where the host has no node for it", async () => {
    const { files, record } = await leaveOutUnusable(portsOf([NODE]), { target, workflow }, chosen);
    expect(files).to.deep.equal({ model: "m.safetensors" });
    expect(record.notes).to.deep.equal([
      "as before",
      "learned enlarging of latents is off: the host has no node that loads h3_3d.safetensors",
    ]);
  });
  it("stays where the host has one, or does not say, or the graph is not known", async () => {
    expect(await leaveOutUnusable(portsOf([]), { target, workflow }, chosen)).to.equal(chosen);
    expect(await leaveOutUnusable(portsOf(null), { target, workflow }, chosen)).to.equal(chosen);
    expect(await leaveOutUnusable(portsOf([NODE]), { target, workflow: null }, chosen)).to.equal(chosen);
  });
});
