// Upscales that a workflow host makes: which graph it is given for a take, against the whole studio. docs/http.md "Upscale".
import { expect } from "chai";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { VideoTarget } from "../../../src/contracts/files/target.ts";
import type { UpscaleRecord } from "../../../src/contracts/files/upscale.ts";
import type { UpscaleReply } from "../../../src/contracts/routes/delivery/upscale.ts";
import { modelsOfStep, modelsOfUpscale } from "../../../src/core/upscale/graphs/step-models.ts";
import { latentFile } from "../../support/media/latent-file.ts";
import { threeShots } from "../../support/episodes/sample-episodes.ts";
import { openHostStudio, type HostStudio, type SentGraph } from "../../support/servers/host-studio.ts";
import { completeFolders, nodeClassesOf, targetNamed } from "../../support/servers/model-choices.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";
import { filmSteps } from "../../support/values/film-steps.ts";

const PICTURE = latentFile([1, 24, 5, 6, 8], 1);
const SOUND = latentFile([1, 32, 2, 20], 2);

/** Gives the host what the re-sampling of the target and every step of a film needs. */
function equip(host: StandInHost, id: string): void {
  const target = targetNamed(id) as VideoTarget;
  const graph = filmSteps.upscales.get(target.id)!;
  const steps = Object.values(filmSteps.steps);
  const classes = [graph, ...steps].flatMap(({ workflow }) => nodeClassesOf(workflow));
  host.classes = { ...Object.fromEntries(classes.map((name) => [name, { name }])), ...host.classes };
  for (const models of [modelsOfUpscale(target, graph), ...steps.map((step) => modelsOfStep(step, null))]) {
    for (const [folder, names] of Object.entries(completeFolders({ ...target, ...models } as VideoTarget))) {
      host.models = { ...host.models, [folder]: [...new Set([...(host.models[folder] ?? []), ...names])] };
    }
  }
  host.latents = [PICTURE, SOUND];
}

describe("upscales on a workflow host", function () {
  this.timeout(60_000);
  let at: HostStudio;
  afterEach(() => at.close());

  async function open(id: string, pictures: readonly string[] = [], script = threeShots): Promise<void> {
    at = await openHostStudio(id, { script, prepare: (host) => equip(host, id) });
    await at.allPictures();
    for (const name of pictures) await at.picture(name);
  }
  async function render(more: object = {}): Promise<void> {
    await at.render(more);
    await at.studio.idle();
  }
  async function upscale(more: object = {}): Promise<UpscaleReply> {
    const body = { ep: at.studio.ep, pass: "proxy", takes: [{ shot: "sh010", take: 1 }], ...more };
    const { body: reply } = await at.studio.post("/upscale", body).expect(200);
    await at.studio.idle();
    return reply as UpscaleReply;
  }
  const record = async (shot = "sh010") => {
    const path = join(at.studio.ep, `renders_proxy/${shot}/${shot}_t01.up.json`);
    return JSON.parse(await readFile(path, "utf8")) as UpscaleRecord;
  };
  const sent = () => at.host.graphs.at(-1) as SentGraph;

  it("sample a take again from its kept latent, with its own prompt, seed and references", async () => {
    await open("minimax_h3_ref2va");
    await render({ save_latent: true });
    const first = sent();
    const reply = await upscale();
    expect(reply.errors).to.deep.equal([]);
    expect(reply.queued[0]).to.include({ route: "latent", method: "latent", start_step: 3, width: 128, height: 96 });
    const again = sent();
    for (const [node, input] of [
      ["cond", "prompt"],
      ["noise", "noise_seed"],
      ["unet", "unet_name"],
      ["sigmas", "steps"],
      ["cond", "length"],
    ] as const) {
      expect(again[node]?.inputs[input], `${node}.${input}`).to.deep.equal(first[node]?.inputs[input]);
    }
    expect(again["late"]?.inputs["step"]).to.equal(3);
    expect([again["cond"]?.inputs["width"], again["cond"]?.inputs["height"]]).to.deep.equal([128, 96]);
    const loaded = at.ofClass("LoadLatent").map(({ inputs }) => String(inputs["latent"]));
    expect(loaded).to.have.length(2);
    for (const name of loaded) expect(at.host.uploads.has(name), name).to.equal(true);
    expect(await record()).to.include({ status: "ok", latent: "sh010_t01.up.latent.safetensors" });
    const files = await readdir(join(at.studio.ep, "renders_proxy/sh010"));
    expect(files.filter((name) => name.includes(".up")).toSorted()).to.deep.equal([
      ...["sh010_t01.up.json", "sh010_t01.up.latent.safetensors", "sh010_t01.up.mp4"],
    ]);
    const pictures = (graph: SentGraph) =>
      Object.values(graph).filter((node) => node.class_type === "LoadImage").length;
    expect(pictures(again)).to.equal(pictures(first)).and.above(0);
  });

  it("encode the frames again where no latent was kept, or none is wanted", async () => {
    await open("minimax_h3_ref2va");
    await render({ save_latent: true });
    expect((await upscale({ vae: true })).queued[0]).to.include({ route: "decode" });
    expect(at.ofClass("LoadLatent")).to.deep.equal([]);
    const [film] = at.ofClass("LoadVideo").map(({ inputs }) => String(inputs["file"]));
    expect(at.host.uploads.get(film!)).to.have.length.above(0);
  });

  it("put the frames of a silent target through the model that is named, or the host's own node", async () => {
    await open("wan22_ti2v", ["refs/shots/sh010/first.png"]);
    await render();
    expect((await upscale()).queued[0]).to.include({ route: "decode", method: "latent" });
    expect(at.ofClass("UpscaleModelLoader").map(({ inputs }) => inputs["model_name"])).to.deep.equal([
      "RealESRGAN_x2.pth",
    ]);
    await upscale({ pixel_model: "vsr_node:high", redo: true });
    expect(at.ofClass("UpscaleModelLoader")).to.deep.equal([]);
    expect(at.ofClass("RTXVideoSuperResolution").map(({ inputs }) => inputs["quality"])).to.deep.equal(["HIGH"]);
  });

  it("chain a step that follows in the same job", async () => {
    await open("wan22_ti2v", ["refs/shots/sh010/first.png"]);
    await render();
    const jobs = at.host.accepted.length;
    const reply = await upscale({ method: "pixel", then_method: "restorer", deliver: "256x192" });
    expect(reply.errors).to.deep.equal([]);
    expect(at.host.accepted.length).to.equal(jobs + 1);
    expect(at.ofClass("ImageUpscaleWithModel")).to.have.length(1);
    expect(at.ofClass("SeedVR2TemporalMerge")).to.have.length(1);
    expect(at.ofClass("SaveVideo")).to.have.length(1);
    const made = await record();
    expect(made).to.include({ status: "ok", width: 256, height: 192, frames: 12, backend: "local" });
    expect(made.then_pixel).to.include({ method: "restorer" });
  });

  it("hold the upscaled end of the take before, which is made first, and leave it away again", async () => {
    const script = threeShots.replace("## sh020\n", "## sh020\ncontinuous: latent\n");
    await open("minimax_h3_ref2va", [], script);
    await render({ save_latent: true, allow_missing_refs: true });
    await render({ shots: ["sh020"], save_latent: true, allow_missing_refs: true });
    const taken = await at.sidecar(1, "sh020");
    expect(taken.continued_from, taken.save_notes).to.include({ shot: "sh010", via: "latent" });
    const both = ["sh020", "sh010"].map((shot) => ({ shot, take: 1 }));
    const { queued, errors } = await upscale({ takes: both });
    expect(errors).to.deep.equal([]);
    expect(queued.map(({ shot }) => shot)).to.deep.equal(["sh010", "sh020"]);
    const made = await record("sh020");
    expect(made.status, made.save_notes).to.equal("ok");
    expect(made.recipe?.held_from).to.equal("sh010 take 1");
    expect(at.ofClass("LoadLatent")).to.have.length(4);
    const kept = sent()["kept"]?.inputs;
    expect([kept?.["batch_index"], kept?.["length"]]).to.deep.equal([taken.hold, taken.length]);
    expect(sent()["cond"]?.inputs["length"]).to.equal(taken.length + taken.hold!);
    await at.studio.delete("/upscale", { ep: at.studio.ep, pass: "proxy", shot: "sh010", take: 1 }).expect(200);
    const left = await readdir(join(at.studio.ep, "renders_proxy/sh010"));
    expect(left.filter((name) => name.includes(".up"))).to.deep.equal([]);
    expect((await upscale({ takes: [{ shot: "sh020", take: 1 }], vae: true, redo: true })).errors[0]?.error).to.match(
      /^it carries on from sh010 take 1, and only a kept latent has the frames before it/,
    );
  });
});
