import { expect } from "chai";
import type { Catalogue } from "../../../../src/hosts/host.ts";
import { readReadiness } from "../../../../src/studio/shared/targets/readiness.ts";
import type { ReadinessPorts } from "../../../../src/studio/shared/targets/readiness.ts";
import {
  completeFolders,
  families,
  hostVersions,
  nodeClassesOf,
  targetNamed,
  workflowNamed,
} from "../../../support/servers/model-choices.ts";

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
    folders: async () => Object.keys(folders),
    forget: () => undefined,
    memory: async () => undefined,
    nodeClasses: async () => nodes,
    ...answers,
  };
  const modelHeaders = { canRead: false, read: async () => [] };
  const graphRecords = { get: async () => ({ ok: true, workflow, record: {} }) };
  const studio = { catalogue: () => catalogue, families, hostVersions, modelHeaders, graphRecords };
  return { ...studio, host: () => null, clock: { now: () => new Date() } } as unknown as ReadinessPorts;
}

const readiness = async (answers: Partial<Catalogue>) =>
  (await readReadiness(studioOn(answers), [target], { episode: null, added: new Map(), patience: 30 })).get(target.id);

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
    const found = await readReadiness(studioOn({}), targets, { episode: null, added: new Map() });
    expect(found.get("seedance_25")).to.deep.include({ status: "unknown", by_pass: {} });
    expect(found.get("seedance_25")?.error).to.match(/runs at the Comfy Router/);
    expect(found.get("animatic")?.status).to.equal("ready");
  });
});
