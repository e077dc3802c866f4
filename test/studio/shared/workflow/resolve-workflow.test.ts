import { expect } from "chai";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve as resolvePath } from "node:path";
import type { TargetFile } from "../../../../src/contracts/files/target.ts";
import { buildGraph } from "../../../../src/core/graph/build-graph.ts";
import { exportWorkflow } from "../../../../src/core/workflow/export.ts";
import { readShippedWorkflow } from "../../../../src/disk/targets/target-workflows.ts";
import { ComfyHost } from "../../../../src/hosts/comfy/comfy-host.ts";
import { resolveWorkflow } from "../../../../src/studio/shared/workflow/resolve-workflow.ts";
import { CLASSES } from "../../../support/servers/node-classes.ts";
import { shipped } from "../../../support/servers/shipped-targets.ts";
import { openCatalogue, type StandInCatalogue } from "../../../support/servers/stand-in-catalogue.ts";

const target = shipped.files.find(({ id }) => id === "wan22_ti2v") as TargetFile;
const SHIPPED = resolvePath("src/targets");
const COPY = "episode-studio/wan22_ti2v.json";

describe("The workflow of a target", () => {
  let folder: string;
  let path: string;
  let host: StandInCatalogue;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "studio-workflow-"));
    path = join(folder, "named.json");
    host = await openCatalogue();
  });
  afterEach(async () => {
    await host.close();
    await rm(folder, { recursive: true });
  });

  const resolve = (named: Record<string, string> = {}, url: string | null = host.url, listed?: string[]) =>
    resolveWorkflow(
      {
        host: () => (url === null ? null : new ComfyHost(url, { clientId: "test" })),
        workflowFiles: { shipped: SHIPPED, named },
      },
      target,
      null,
      listed,
    );
  const exported = async () => {
    const workflow = await readShippedWorkflow({ shipped: SHIPPED }, target);
    if (!workflow) throw new Error("no workflow");
    const file = exportWorkflow({ workflow, label: "", classes: CLASSES, examples: {} });
    if (!file.ok) throw new Error(file.sentence);
    return JSON.stringify(file.value);
  };

  it("is the shipped one while no host is set, and while nothing is saved in it", async () => {
    const shippedOne = await readShippedWorkflow({ shipped: SHIPPED }, target);
    for (const [url, installed] of [
      [null, null],
      [host.url, false],
    ] as const) {
      const answer = await resolve({}, url);
      expect(answer).to.deep.include({ ok: true, workflow: shippedOne });
      expect(answer.record).to.deep.include({ source: "shipped", installed, differs: false, error: null });
    }
  });
  it("is the copy saved in the host, with what was changed there", async () => {
    host.saved.set(COPY, (await exported()).replace('"default"', '"fp8"'));
    const answer = await resolve();
    if (!answer.ok) throw new Error(answer.error);
    expect(answer.workflow.nodes["unet"]?.inputs["weight_dtype"]).to.equal("fp8");
    expect(answer.record).to.deep.include({ source: "saved", installed: true, differs: true });
  });
  it("is asked for only where it is among what is known to be saved", async () => {
    host.saved.set(COPY, await exported());
    const [elsewhere, there] = [await resolve({}, host.url, ["mine/film.json"]), await resolve({}, host.url, [COPY])];
    expect(elsewhere.record).to.deep.include({ source: "shipped", installed: false });
    expect(there.record).to.deep.include({ source: "saved", installed: true });
  });
  it("is the file that the environment names before all others, in either format", async () => {
    host.saved.set(COPY, "{}");
    await writeFile(path, await exported());
    const first = await resolve({ wan22_ti2v: path });
    expect([first.ok, first.record.source, first.record.differs]).to.deep.equal([true, "env", false]);
    const shippedOne = await readShippedWorkflow({ shipped: SHIPPED }, target);
    const api = { ...shippedOne?.nodes, save: { class_type: "SaveVideo", inputs: { video: ["movie", 0] } } };
    await writeFile(path, JSON.stringify(api));
    const second = await resolve({ wan22_ti2v: path }, null);
    expect([second.ok, second.record.where]).to.deep.equal([true, path]);
  });
  it("may be somebody's own under the target's name: what it has no place for is said to the job that has it", async () => {
    const film = {
      nodes: [
        { id: 1, type: "EmptyImage", inputs: [], widgets_values: [64, 32, 5, 0] },
        {
          ...{ id: 2, type: "CreateVideo", widgets_values: [24] },
          inputs: [{ name: "images", type: "IMAGE", link: 1 }],
        },
        {
          ...{ id: 3, type: "SaveVideo", widgets_values: ["v", "auto", "auto"] },
          inputs: [{ name: "video", type: "VIDEO", link: 2 }],
        },
      ],
      links: [
        [1, 1, 0, 2, 0, "IMAGE"],
        [2, 2, 0, 3, 0, "VIDEO"],
      ],
    };
    host.saved.set(COPY, JSON.stringify(film));
    const answer = await resolve();
    if (!answer.ok) throw new Error(answer.error);
    const size = { width: 64, height: 32, length: 9, fps: 24, prefix: "p" };
    const graph = buildGraph(answer.workflow, { values: size, lists: {} });
    expect(graph.ok && graph.value["1"]?.inputs).to.deep.equal({ width: 64, height: 32, batch_size: 9, color: 0 });
    expect(buildGraph(answer.workflow, { values: { ...size, prompt: "rain", cfg: 5 }, lists: {} })).to.deep.equal({
      ok: false,
      sentence: "its workflow has no place for cfg, prompt any more",
    });
    expect(answer.record).to.deep.include({ source: "saved", differs: true });
  });
  it("is a sentence when the named file is missing, is no workflow, or needs a host that is not set", async () => {
    const say = async (url: string | null = host.url) => {
      const answer = await resolve({ wan22_ti2v: path }, url);
      return answer.ok ? "resolved" : answer.error.replace(path, "FILE");
    };
    const head = "the workflow of Wan 2.2 TI2V 5B cannot be used: ";
    expect(await say()).to.equal(`${head}FILE: there is no such file`);
    await writeFile(path, "{");
    expect(await say()).to.match(/^the workflow of .* cannot be used: FILE: /);
    await writeFile(path, '{"a": 1}');
    expect(await say()).to.contain("it is no workflow: neither one that the host's front end saved");
    await writeFile(path, await exported());
    expect(await say(null)).to.contain("which only a workflow host can read: give the host's address in the settings");
  });
  it("is not known while the host is silent: a copy that nobody can read may be there", async () => {
    host.isAway = true;
    const answer = await resolve();
    expect(answer).to.deep.include({ ok: false, silent: true });
    expect(answer.record).to.deep.include({ installed: null, differs: null });
    expect(answer.record.error).to.match(/^the host at http.* does not answer \(status 502: Bad gateway\)$/);
  });
});
