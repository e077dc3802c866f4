// Targets and what they find on a host: docs/format.md "Target files"; docs/http.md "Readiness record" and "Targets and models", against
// the whole studio.
import { expect } from "chai";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { TargetRecord } from "../../../src/contracts/routes/targets.ts";
import { openModelHost } from "../../support/servers/model-host.ts";
import { eachInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";

describe("targets", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  let host: StandInHost | undefined;
  eachInStudio((opened) => (studio = opened));
  afterEach(async () => {
    await host?.close();
    host = undefined;
  });

  async function useHost(...ids: string[]): Promise<StandInHost> {
    host = await openModelHost(ids);
    await studio.put("/settings", { local_url: host.url }).expect(200);
    return host;
  }
  async function list(query: object = {}) {
    const { body } = await studio.get("/targets", query).expect(200);
    return body as { targets: TargetRecord[]; default: { video: string; image: string } };
  }
  const one = async (id: string, query: object = {}) => (await list(query)).targets.find((target) => target.id === id);
  const ready = async (id: string) => (await one(id, { ready: 1 }))?.readiness;

  it("are all that ship, by kind, with what binds their values", async () => {
    const { targets, default: defaults } = await list();
    expect(targets.filter(({ kind }) => kind === "video")).to.have.length.above(7);
    expect(defaults).to.deep.equal({ video: "animatic", image: "card" });
    expect((await list({ kind: "audio" })).targets.every(({ kind }) => kind === "audio")).to.equal(true);
    const target = targets.find(({ id }) => id === "wan22_i2v");
    expect(target).to.deep.include({
      short: "Wan I2V",
      default: false,
      workflow: "wan22_i2v",
      loader: null,
      saver: "SaveVideo",
      upscale: null,
      limits: null,
      draft: false,
      shipped_draft: false,
      custom: false,
      scope: "builtin",
    });
    expect(target?.widgets["model"]).to.deep.equal({ class_type: "UNETLoader", field: "unet_name" });
    expect(target?.presets.proxy).to.deep.include({ model: null, steps: 4 });
    expect(target?.presets.final.lora).to.match(/high_noise/);
    expect(target?.graph).to.deep.include({ source: "shipped" });
    expect(target).not.to.have.property("readiness");
  });

  it("refuse a kind or a ready that is none, and a show outside of the roots", async () => {
    await studio.get("/targets", { kind: "film" }).expect(400);
    await studio.get("/targets", { ready: "yes" }).expect(400);
    await studio.get("/targets", { ep: "/" }).expect(403);
    for (const word of ["1", "0", "true", "false"]) await studio.get("/targets", { ready: word }).expect(200);
  });

  it("show limits that the settings give", async () => {
    await studio.put("/settings", { target_limits: { wan22_i2v: { max_seconds: 5 } } }).expect(200);
    expect((await one("wan22_i2v"))?.limits).to.deep.equal({
      max_seconds: 5,
      source: "settings",
      overridden: ["max_seconds"],
    });
  });

  it("are unknown without a host, and with one that is gone, and those that the studio draws are ready", async () => {
    expect(await ready("wan22_i2v")).to.deep.include({
      status: "unknown",
      error: "no workflow host is set: give its address in the settings",
    });
    await (await useHost("vid_i2v")).close();
    expect((await ready("wan22_i2v"))?.status).to.equal("unknown");
    expect((await ready("wan22_i2v"))?.error).to.match(/^the host at http.* does not answer as one/);
    expect((await ready("animatic"))?.status).to.equal("ready");
  });

  it("are unknown with a host that answers with pages, and ready as soon as it answers well", async () => {
    const { switches } = await useHost("vid_i2v");
    switches.sendsHtml = true;
    expect((await ready("wan22_i2v"))?.status).to.equal("unknown");
    switches.sendsHtml = false;
    expect(await ready("wan22_i2v")).to.deep.include({ status: "ready", missing: [], nodes_missing: [] });
  });

  it("say what is missing, with where it can be had", async () => {
    await useHost("vid_i2v");
    const record = await ready("wan22_ti2v");
    expect(record).to.deep.include({ status: "not_ready", nodes_missing: ["Wan22ImageToVideoLatent", "KSampler"] });
    expect(record?.missing[0]).to.deep.include({
      param: "model",
      tier: "required",
      want: "wan2.2_ti2v_5B_fp16.safetensors",
      folder: "diffusion_models",
      source: "upstream",
      passes: ["final", "proxy"],
    });
    expect(record?.resolved["text_encoder"]?.how).to.equal("exact");
  });

  it("say how large a host they are made for, and whether this one is, as far as it says", async () => {
    const stats = { system: { ram_total: 64e9 }, devices: [{ type: "cuda", vram_total: 12e9 }] };
    expect(await one("wan22_i2v")).to.deep.include({ needs: { vram_gb: 24, ram_gb: 38 }, memory: null });
    (await useHost("vid_i2v")).stats = stats;
    expect((await one("wan22_i2v", { ready: 1 }))?.memory).to.deep.include({ fit: "slow" });
    expect(await one("animatic", { ready: 1 })).to.deep.include({ needs: null, memory: null, proven: "run" });
  });

  it("count files that the show's config names for a family", async () => {
    host = await openModelHost(["vid_i2v"]);
    host.models = { ...host.models, text_encoders: ["our own encoder.safetensors"] };
    await studio.put("/settings", { local_url: host.url }).expect(200);
    expect((await one("wan22_i2v", { ready: 1, ep: studio.ep }))?.readiness?.status).to.equal("not_ready");
    const path = join(studio.ep, "series.json");
    const series = JSON.parse(await readFile(path, "utf8")) as object;
    await writeFile(path, JSON.stringify({ ...series, model_families: { "umt5-xxl": "our own*" } }));
    expect((await one("wan22_i2v", { ready: 1, ep: studio.ep }))?.readiness?.status).to.equal("ready");
  });

  describe("that a host can run when it is first seen", () => {
    const detected = async () =>
      ((await studio.get("/settings").expect(200)).body as { settings: { detected_targets: object } }).settings
        .detected_targets;
    const built = async () => ((await studio.post("/build", { ep: studio.ep }).expect(200)).body as { ok: boolean }).ok;
    const targetOf = async () =>
      ((await studio.get("/episode", { ep: studio.ep }).expect(200)).body as { target: string }).target;

    it("are written down, best first, and a show without a target renders on the best from then on", async () => {
      await useHost("vid_i2v", "vid_ti2v", "img_fast");
      expect(await detected()).to.deep.equal({ video: "wan22_i2v", image: "z_image_turbo" });
      expect(await list()).to.deep.include({ default: { video: "wan22_i2v", image: "z_image_turbo" } });
      expect(await built()).to.equal(true);
      expect(await targetOf()).to.equal("wan22_i2v");
    });

    it("stay so when the host goes, or another can do more", async () => {
      await useHost("vid_ti2v");
      await list({ ready: 1 });
      await host?.close();
      await list({ ready: 1 });
      await useHost("vid_i2v", "vid_ti2v");
      await list({ ready: 1 });
      expect(await detected()).to.deep.equal({ video: "wan22_ti2v" });
    });

    it("give way to the choice of the settings", async () => {
      await useHost("vid_ti2v");
      await list({ ready: 1 });
      await studio.put("/settings", { default_targets: { video: "animatic" } }).expect(200);
      expect(await targetOf()).to.equal("animatic");
      await studio.put("/settings", { default_targets: null }).expect(200);
      expect(await targetOf()).to.equal("wan22_ti2v");
    });

    it("are none on a host without models", async () => {
      await useHost();
      await list({ ready: 1 });
      expect(await detected()).to.deep.equal({});
    });
  });
});
