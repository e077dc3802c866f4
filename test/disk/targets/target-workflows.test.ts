// Shipped workflows as files: read once, shared by all who ask, and named when they are damaged.
import { expect } from "chai";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { readShippedWorkflow, readTargetWorkflows } from "../../../src/disk/targets/target-workflows.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";

const SHIPPED = resolve("src/targets");
const WAN = { kind: "video", id: "wan22_ti2v" } as const;

describe("shipped workflows", () => {
  const folder = scratchFolder();

  it("are read once, and nobody can change them", async () => {
    const [one, two] = await Promise.all([1, 2].map(() => readShippedWorkflow({ shipped: SHIPPED }, WAN)));
    expect(one).to.equal(two).and.not.equal(null);
    expect(() => Object.assign(one?.nodes ?? {}, { other: {} })).to.throw(TypeError);
    const { workflows, problems } = await readTargetWorkflows(SHIPPED);
    expect([workflows.get(WAN.id), problems]).to.deep.equal([one, []]);
  });

  it("are none where a target has none, and say what to do when one is damaged, until it is whole", async () => {
    expect(await readShippedWorkflow({ shipped: folder() }, WAN)).to.equal(null);
    const damaged = { kind: "video", id: "ltx2" } as const;
    const path = join(folder(), "video", "ltx2");
    await mkdir(path, { recursive: true });
    await writeFile(join(path, "workflow.json"), "{}");
    const read = () => readShippedWorkflow({ shipped: folder() }, damaged).catch((error: Error) => error.message);
    expect(await read()).to.match(/^the shipped workflow of ltx2 cannot be used \(.+\): install the package again$/);
    await writeFile(
      join(path, "workflow.json"),
      JSON.stringify(await readShippedWorkflow({ shipped: SHIPPED }, damaged)),
    );
    expect(await read()).to.have.property("nodes");
  });
});
