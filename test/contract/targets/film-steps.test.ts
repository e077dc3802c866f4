// What a host can make of finished takes: `upscale` of each target's entry. docs/http.md "Readiness record".
import { expect } from "chai";
import type { TargetRecord } from "../../../src/contracts/routes/targets.ts";
import { modelsOfUpscale } from "../../../src/core/upscale/graphs/step-models.ts";
import type { VideoTarget } from "../../../src/contracts/files/target.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { completeFolders, nodeClassesOf, targetNamed } from "../../support/servers/model-choices.ts";
import { StandInHost } from "../../support/servers/stand-in-host.ts";
import { filmSteps } from "../../support/values/film-steps.ts";

const TARGET = "wan22_ti2v";

describe("whether a target's takes can be upscaled", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  let host: StandInHost | undefined;
  eachInStudio((opened) => (studio = opened));
  afterEach(async () => {
    await host?.close();
    host = undefined;
  });

  /** A host that has what the target's re-sampling needs. */
  async function useHost(without: readonly string[] = [], models: Record<string, string[]> = {}): Promise<StandInHost> {
    const graph = filmSteps.upscales.get(TARGET)!;
    const names = nodeClassesOf(graph.workflow).filter((name) => !without.includes(name));
    host = await new StandInHost(
      Buffer.from("a film"),
      Object.fromEntries(names.map((name) => [name, { name }])),
    ).open();
    host.models = { ...completeFolders(modelsOfUpscale(targetNamed(TARGET) as VideoTarget, graph)), ...models };
    await studio.put("/settings", { local_url: host.url }).expect(200);
    return host;
  }
  async function upscales(query: object = { ready: 1 }): Promise<Map<string, TargetRecord["upscale"]>> {
    const { body } = await studio.get("/targets", query).expect(200);
    return new Map((body as { targets: TargetRecord[] }).targets.map(({ id, upscale }) => [id, upscale]));
  }

  it("is said where it is asked for, of those that sample their takes again", async () => {
    await useHost();
    const found = await upscales();
    expect(found.get(TARGET)).to.deep.equal({
      ...{ status: "ready", missing: [], mode: "pixel_refine", align: 32, fixed_scale: null },
    });
    expect(found.get("ltx2")).to.deep.include({ status: "not_ready", mode: "second_stage", fixed_scale: 2 });
    expect(["animatic", "seedance_25", "krea2"].map((id) => found.get(id))).to.deep.equal([null, null, null]);
    expect((await upscales({})).get(TARGET)).to.equal(null);
  });

  it("names what is missing", async () => {
    await useHost(["ImageUpscaleWithModel", "RTXVideoSuperResolution"], { vae: [] });
    const { status, missing } = (await upscales()).get(TARGET)!;
    expect(status).to.equal("not_ready");
    expect(missing).to.have.length(2);
    expect(missing[0]).to.match(/the host has no node ImageUpscaleWithModel$/);
    expect(missing[1]).to.equal("wan2.2_vae.safetensors (models/vae) is not installed");
  });

  it("is unknown without a host, and while it is away", async () => {
    expect((await upscales()).get(TARGET)).to.deep.include({
      status: "unknown",
      missing: ["no workflow host is set: give its address in the settings"],
    });
    await (await useHost()).close();
    expect((await upscales()).get(TARGET)?.status).to.equal("unknown");
  });
});
