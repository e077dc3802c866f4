import { expect } from "chai";
import { setTimeout as sleep } from "node:timers/promises";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";
import { openHostStudio, type HostStudio } from "../../support/servers/host-studio.ts";

const MODEL = "wan2.2_i2v_high_noise_14B_fp8_scaled.safetensors";
const PAIR = [
  "wan2.2_i2v_lightx2v_4steps_lora_v1_high_noise.safetensors",
  "wan2.2_i2v_lightx2v_4steps_lora_v1_low_noise.safetensors",
];

describe("the model files of a take", () => {
  let at: HostStudio;
  const open = async (prepare?: (host: StandInHost) => void) => {
    at = await openHostStudio("wan22_i2v", { prepare });
    await at.allPictures();
    await at.picture("refs/shots/sh010/first.png");
  };
  afterEach(() => at.close());

  it("are recorded as they were found", async () => {
    await open();
    await at.render();
    await at.studio.idle();
    const { resolved } = await at.sidecar();
    expect(resolved!["model"]).to.include({ want: MODEL, using: MODEL, how: "exact", tier: "required" });
    expect(resolved!["loras"]).to.deep.include({ using: PAIR, how: "exact" });
  });

  it("are another of the family where the named one is not installed, and the host gets its name", async () => {
    await open((host) => {
      host.remove("diffusion_models", MODEL);
      host.install("diffusion_models", "sub/wan2.2_i2v_high_noise_14B_fp16.safetensors");
    });
    await at.render();
    await at.studio.idle();
    const { resolved, notes } = await at.sidecar();
    expect(resolved!["model"]).to.include({ how: "family", using: "sub/wan2.2_i2v_high_noise_14B_fp16.safetensors" });
    expect(notes.join()).to.match(/stands in for/);
    const names = at.ofClass("UNETLoader").map(({ inputs }) => inputs["unet_name"]);
    expect(names).to.include("sub/wan2.2_i2v_high_noise_14B_fp16.safetensors");
  });

  it("keep a shot from being queued when one that it needs is missing: no take is reserved", async () => {
    await open((host) => {
      host.remove("vae", "wan_2.1_vae.safetensors");
      host.remove("vae", "qwen_image_vae.safetensors");
    });
    const { body } = await at.render();
    expect(body.queued).to.deep.equal([]);
    expect(body.skipped[0]).to.include({ shot: "sh010", target: "wan22_i2v" });
    expect(body.skipped[0].missing_files[0]).to.include({ param: "video_vae", tier: "required", folder: "vae" });
    const { body: status } = await at.studio.get("/episode", { ep: at.studio.ep, pass: "proxy" });
    expect(status.shots[0].takes).to.deep.equal([]);
  });

  it("fall back to the base preset without the accelerator: more steps, no LoRA, and a note", async () => {
    await open((host) => PAIR.forEach((file) => host.remove("loras", file)));
    await at.render();
    await at.studio.idle();
    const { base, notes, steps, loras, asked, model } = await at.sidecar();
    expect({ base, steps, loras, model }).to.deep.equal({ base: true, steps: 20, loras: [], model: MODEL });
    expect(asked).to.deep.include({ steps: 4, model: MODEL });
    expect(asked?.loras.map(({ name }) => name)).to.deep.equal(PAIR);
    expect(notes.join()).to.match(/base preset/);
    expect(at.ofClass("LoraLoaderModelOnly")).to.deep.equal([]);
    expect(at.ofClass("KSamplerAdvanced").map(({ inputs }) => [inputs["steps"], inputs["cfg"]])).to.deep.equal([
      [20, 3.5],
      [20, 3.5],
    ]);
  });

  it("show the base preset in the shot's effective values as long as it stands in", async () => {
    await open((host) => PAIR.forEach((file) => host.remove("loras", file)));
    const effective = async () => {
      const { body } = await at.studio.get("/shot", { ep: at.studio.ep, pass: "proxy", shot: "sh010" }).expect(200);
      return (body as { effective: Record<string, unknown> }).effective;
    };
    const without = await effective();
    expect(without).to.deep.include({ steps: 20, loras: [], base: true });
    expect(String(without["notes"])).to.match(/base preset is used/);
    await at.render();
    await at.studio.idle();
    const { body } = await at.studio.get("/episode", { ep: at.studio.ep, pass: "proxy" }).expect(200);
    expect((body as { shots: { takes: { stale: string[] }[] }[] }).shots[0]?.takes[0]?.stale).to.deep.equal([]);
  });

  it("are the accelerator's again when it was installed before the job started", async () => {
    await open((host) => PAIR.forEach((file) => host.remove("loras", file)));
    await at.studio.post("/jobs/pause", { lane: "local", paused: true }).expect(200);
    await at.render();
    expect(await at.sidecar()).to.include({ base: true, steps: 20 });
    PAIR.forEach((file) => at.host.install("loras", file));
    await sleep(3100); // an answer of the host's is not asked for again within three seconds
    await at.studio.post("/jobs/pause", { lane: "local", paused: false }).expect(200);
    await at.studio.idle();
    const { base, steps, loras } = await at.sidecar();
    expect({ base, steps, loras: loras.map(({ name }) => name) }).to.deep.equal({ base: false, steps: 4, loras: PAIR });
    expect(at.ofClass("LoraLoaderModelOnly")).to.have.length(2);
  });

  it("give each of the two models its own LoRA", async () => {
    await open();
    await at.render();
    await at.studio.idle();
    expect(at.ofClass("LoraLoaderModelOnly").map(({ inputs }) => inputs["lora_name"])).to.deep.equal(PAIR);
  });

  it("are looked up again when the job starts: one that was taken away meanwhile fails the take in a sentence", async () => {
    await open();
    await at.studio.post("/jobs/pause", { lane: "local", paused: true }).expect(200);
    await at.render();
    at.host.remove("diffusion_models", MODEL);
    await sleep(3100); // an answer of the host's is not asked for again within three seconds
    await at.studio.post("/jobs/pause", { lane: "local", paused: false }).expect(200);
    await at.studio.idle();
    expect((await at.sidecar()).save_notes).to.match(/wan2\.2_i2v_high_noise/);
    expect(at.host.accepted).to.deep.equal([]);
  });

  it("must be named by a request that the host can serve: a LoRA that is not installed is required", async () => {
    await open();
    const { body } = await at.render({ loras: ["style_of_nobody:0.8"] });
    expect(body.skipped[0].missing_files[0]).to.include({ param: "loras", want: "style_of_nobody", tier: "required" });
  });
});

describe("what a workflow asks of the host's nodes", () => {
  let at: HostStudio;
  afterEach(() => at.close());
  const open = async (target: string, prepare?: (host: StandInHost) => void) => {
    at = await openHostStudio(target, { prepare });
    await at.allPictures();
    await at.picture("refs/shots/sh010/first.png");
  };
  const takes = async () => {
    const { body } = await at.studio.get("/episode", { ep: at.studio.ep, pass: "proxy" }).expect(200);
    return (body as { shots: { takes: unknown[] }[] }).shots[0]?.takes;
  };
  const drop = (host: StandInHost, name: string) =>
    (host.classes = Object.fromEntries(Object.entries(host.classes).filter(([each]) => each !== name)));

  it("keeps a shot from getting a number where the host has no such node, and says so as data", async () => {
    await open("wan22_i2v", (host) => drop(host, "WanImageToVideo"));
    const { body } = await at.render();
    expect(body.queued).to.deep.equal([]);
    expect(body.skipped[0]).to.deep.include({
      shot: "sh010",
      target: "wan22_i2v",
      host_lacks: [{ class_type: "WanImageToVideo", input: null, value: null, host: null, pack: null, needed: true }],
    });
    expect(body.skipped[0].reason).to.match(/cannot run on the host: .*the host has no node WanImageToVideo$/);
    expect(await takes()).to.deep.equal([]);
  });

  it("keeps it so where a node does not offer a choice, and tells nodes and files at once", async () => {
    await open("minimax_h3_fl2va", (host) => {
      host.classes["CLIPLoader"] = { input: { required: { type: [["flux", "wan"]] } } };
      host.remove("vae", "minimax_h3_video_vae_fp16.safetensors");
    });
    const { body } = await at.render();
    expect(body.skipped[0].host_lacks[0]).to.include({ input: "type", value: "minimax", host: "0.30.0" });
    expect(body.skipped[0].missing_files[0]).to.include({ param: "video_vae" });
    expect(body.skipped[0].reason).to.match(/ComfyUI 0\.30\.0 or newer is needed.*; .*install it on the host$/);
  });

  it("counts only what the shot at hand needs", async () => {
    await open("wan22_i2v", (host) => drop(host, "WanFirstLastFrameToVideo"));
    expect((await at.render()).body.queued).to.have.length(1);
    await at.studio.idle();
    await at.picture("refs/shots/sh010/last.png");
    const { body } = await at.render({ redo: true });
    expect(body.skipped[0].host_lacks[0].class_type).to.equal("WanFirstLastFrameToVideo");
  });

  it("is judged by the copy that is saved in the host, where there is one", async () => {
    await open("wan22_ti2v", (host) => host.saved.set("episode-studio/wan22_ti2v.json", "no JSON"));
    const { body } = await at.studio.get("/targets", { ready: 1 }).expect(200);
    const { targets } = body as { targets: { id: string; readiness: { status: string; why: string[] } }[] };
    const broken = targets.find(({ id }) => id === "wan22_ti2v")?.readiness;
    expect(broken?.status).to.equal("not_ready");
    expect(broken?.why.join()).to.match(
      /the workflow of .* cannot be used: episode-studio\/wan22_ti2v\.json in the host is no JSON/,
    );
  });
});
