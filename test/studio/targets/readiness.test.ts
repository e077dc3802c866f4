import { expect } from "chai";
import { nodeClassesOf } from "../../../src/core/models/readiness.ts";
import type { Catalogue } from "../../../src/hosts/host.ts";
import { readReadiness } from "../../../src/studio/targets/act-readiness.ts";
import { completeFolders, families, targetNamed, workflowNamed } from "../../support/model-choices.ts";

const target = targetNamed("vid_i2v");
const never = new Promise<never>(() => undefined);

/** A host that has everything, with answers of a test's own. */
function studioOn(answers: Partial<Catalogue>) {
  const folders = completeFolders(target);
  const workflow = workflowNamed("vid_i2v");
  const nodes = Object.fromEntries((workflow ? nodeClassesOf(workflow) : []).map((name) => [name, {}]));
  const catalogue: Catalogue = {
    url: "http://host",
    silentFor: () => 0,
    down: async () => null,
    models: async (folder) => folders[folder] ?? [],
    nodeClasses: async () => nodes,
    ...answers,
  };
  const workflows = new Map(workflow ? [[target.id, workflow]] : []);
  return { catalogue: () => catalogue, workflows, families, modelHeaders: { canRead: false, read: async () => [] } };
}

const readiness = async (answers: Partial<Catalogue>) =>
  (await readReadiness(studioOn(answers), [target], new Map(), 30)).get(target.id);

describe("readiness on a host", () => {
  it("is told when everything answers", async () => {
    expect((await readiness({}))?.status).to.equal("ready");
  });

  for (const [what, answers] of [
    ["hangs", { down: () => never }],
    ["hangs over its folders", { models: () => never }],
    ["hangs over its node classes", { nodeClasses: () => never }],
  ] as const) {
    it(`is unknown within the patience when the host ${what}`, async () => {
      expect(await readiness(answers)).to.deep.include({
        status: "unknown",
        error: "the host at http://host has not said what it has in time: ask again",
      });
    });
  }

  it("is unknown when a list is not there, and says which", async () => {
    expect((await readiness({ models: async () => undefined }))?.error).to.match(/does not say its model files/);
    expect((await readiness({ nodeClasses: async () => undefined }))?.error).to.match(/does not say its node classes/);
  });

  it("is not given by a host without the nodes", async () => {
    expect(await readiness({ nodeClasses: async () => ({}) })).to.deep.include({ status: "not_ready" });
  });

  it("is not what a host says of a hosted model or of what is drawn here", async () => {
    const targets = ["seedance_25", "animatic"].map(targetNamed);
    const found = await readReadiness(studioOn({}), targets, new Map());
    expect(found.get("seedance_25")).to.deep.include({ status: "unknown", by_pass: {} });
    expect(found.get("seedance_25")?.error).to.match(/runs at the Comfy Router/);
    expect(found.get("animatic")?.status).to.equal("ready");
  });
});
