import { expect } from "chai";
import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { presetRequest } from "../../../../src/core/models/model-request.ts";
import { openHostFolder } from "../../../../src/disk/models/host-folder.ts";
import { ModelHeaders } from "../../../../src/disk/models/model-headers.ts";
import type { Catalogue } from "../../../../src/hosts/host.ts";
import { chooseModels, type TakeModelRequest } from "../../../../src/studio/shared/models/choose-models.ts";
import {
  completeFolders,
  families,
  hostVersions,
  targetNamed,
  workflowNamed,
} from "../../../support/servers/model-choices.ts";
import { modelFile, TI2V_TENSORS } from "../../../support/media/model-file.ts";
import { scratchFolder } from "../../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../../support/episodes/write-files.ts";

const LONG_AGO = new Date("2026-01-01T00:00:00Z");
const TODAY = { now: () => new Date("2026-06-01T00:00:00Z") };

type Folders = Record<string, readonly string[]>;

describe("the models that a render is queued with", () => {
  const scratch = scratchFolder();
  let asked: { folder: string; most: number | undefined }[];
  let now: number;
  beforeEach(() => {
    asked = [];
    now = TODAY.now().getTime();
  });

  /** `later`: what the host says when somebody wants to know it fresher. */
  function studioOn(folders: Folders | null, options: { later?: Folders; headers?: ModelHeaders } = {}) {
    const catalogue = {
      silentFor: () => 0,
      models: async (folder: string, most?: number) => {
        asked.push({ folder, most });
        const now = most === undefined ? folders : (options.later ?? folders);
        return now === null ? undefined : (now[folder] ?? []);
      },
      folders: async () => Object.keys(folders ?? {}),
    } as unknown as Catalogue;
    const blind = new ModelHeaders({ folder: null, cachePath: "", families, clock: TODAY });
    const clock = { now: () => new Date(now) };
    return { catalogue: () => catalogue, clock, families, hostVersions, modelHeaders: options.headers ?? blind };
  }

  function request(id: string, more: Partial<TakeModelRequest> = {}): TakeModelRequest {
    const target = targetNamed(id);
    const { target: _target, used: _used, added: modelFamilies, ...preset } = presetRequest(target, "final");
    return { ...preset, target, workflow: workflowNamed(id), modelFamilies, allowMismatch: false, ...more };
  }

  async function headersOf(files: Readonly<Record<string, Uint8Array>>): Promise<ModelHeaders> {
    const paths = Object.entries(files).map(([name, bytes]) => [`models/diffusion_models/${name}`, bytes] as const);
    await writeFiles(scratch(), Object.fromEntries(paths));
    for (const [path] of paths) await utimes(join(scratch(), path), LONG_AGO, LONG_AGO);
    const cachePath = join(scratch(), "cache.json");
    return new ModelHeaders({ folder: await openHostFolder(scratch()), cachePath, families, clock: TODAY });
  }

  it("are the host's own names, and the record says how each was found", async () => {
    const own = completeFolders(targetNamed("vid_ti2v"));
    const vae = "wan\\wan2.2_vae.safetensors";
    const answer = await chooseModels(studioOn({ ...own, vae: [vae] }), request("vid_ti2v"));
    expect(answer).to.deep.include({ is: "ready", loras: [], steps: 20, featuresOff: [] });
    expect(answer.is === "ready" && answer.files["video_vae"]).to.equal(vae);
    expect(answer.is === "ready" && answer.record.resolved?.["video_vae"]).to.deep.equal({
      want: "wan2.2_vae.safetensors",
      using: vae,
      how: "exact",
      tier: "required",
    });
    expect(answer.is === "ready" && answer.base).to.equal(false);
    expect(asked.every(({ most }) => most === undefined)).to.equal(true);
  });

  it("that are missing are named in the reason, once the host was asked again", async () => {
    const answer = await chooseModels(
      studioOn({ ...completeFolders(targetNamed("vid_ti2v")), vae: [] }),
      request("vid_ti2v"),
    );
    expect(answer).to.deep.include({
      is: "missing",
      reason: "Wan 2.2 TI2V 5B needs wan2.2_vae.safetensors (models/vae): install it on the host",
    });
    expect(answer.is === "missing" && answer.missing_files[0]).to.include({ param: "video_vae", tier: "required" });
    expect(asked.some(({ most }) => most === 3000)).to.equal(true);
  });

  it("that were installed a moment ago are found", async () => {
    const later = completeFolders(targetNamed("vid_ti2v"));
    const answer = await chooseModels(studioOn({ ...later, vae: [] }, { later }), request("vid_ti2v"));
    expect(answer.is).to.equal("ready");
  });

  it("of the base preset are marked as such", async () => {
    const answer = await chooseModels(
      studioOn({ ...completeFolders(targetNamed("vid_i2v")), loras: [] }),
      request("vid_i2v"),
    );
    expect(answer).to.deep.include({ is: "ready", steps: 20, loras: [] });
    expect(answer.is === "ready" && answer.base).to.equal(true);
    expect(answer.is === "ready" && answer.preset.cfg).to.equal(3.5);
  });

  it("stand in by their headers where the host's folder is on this machine", async () => {
    const headers = await headersOf({ "mine.safetensors": modelFile(TI2V_TENSORS) });
    const folders = { ...completeFolders(targetNamed("vid_ti2v")), diffusion_models: ["mine.safetensors"] };
    const answer = await chooseModels(studioOn(folders, { headers }), request("vid_ti2v"));
    expect(answer.is === "ready" && answer.files["model"]).to.equal("mine.safetensors");
    expect(answer.is === "ready" && answer.record.notes).to.deep.equal([
      "mine.safetensors stands in for wan2.2_ti2v_5B_fp16.safetensors, which is not installed",
      "model: mine.safetensors is taken for Wan 2.2 TI2V 5B by its header",
    ]);
    expect((await chooseModels(studioOn(folders), request("vid_ti2v"))).is).to.equal("missing");
  });

  it("of another family stop the shot, unless that is allowed, and then it is noted", async () => {
    const headers = await headersOf({ "mine.safetensors": modelFile(TI2V_TENSORS) });
    const folders = { ...completeFolders(targetNamed("img_fast")), diffusion_models: ["mine.safetensors"] };
    const asks = (allowMismatch: boolean) =>
      chooseModels(studioOn(folders, { headers }), request("img_fast", { model: "mine.safetensors", allowMismatch }));
    const refused = await asks(false);
    expect(refused).to.deep.include({
      is: "mismatch",
      reason: "model mismatch: model takes Z-Image Turbo, and the header of mine.safetensors says Wan 2.2 TI2V 5B",
    });
    expect(refused.is === "mismatch" && refused.model_mismatch[0]).to.include({ found: "wan2.2-ti2v-5b", block: true });
    const allowed = await asks(true);
    expect(allowed.is === "ready" && allowed.record.notes.at(-1)).to.match(
      /^model takes Z-Image Turbo, and the header/,
    );
  });

  it("are the names as they were asked for while the host is silent, with a note", async () => {
    const answer = await chooseModels(studioOn(null), request("vid_i2v"));
    expect(answer).to.deep.include({ is: "unknown", steps: 4, featuresOff: [] });
    expect(answer.is === "unknown" && answer.loras.map(({ stage }) => stage)).to.deep.equal(["high", "low"]);
    expect(answer.is === "unknown" && answer.files["video_vae"]).to.equal("wan_2.1_vae.safetensors");
    expect(answer.is === "unknown" && answer.record).to.deep.equal({
      notes: ["the host did not answer when this was queued: its model files were not checked"],
    });
  });

  it("are asked for once in a few seconds while the host is silent, not for every shot", async () => {
    const studio = studioOn(null);
    for (let shot = 0; shot < 40; shot++) await chooseModels(studio, request("vid_i2v"));
    const once = asked.length;
    expect(once).to.be.at.most(6);
    now += 3000;
    await chooseModels(studio, request("vid_i2v"));
    expect(asked).to.have.length(2 * once);
  });

  it("are not waited for longer than a while", async () => {
    const studio = studioOn({});
    const hangs = { ...studio.catalogue(), models: () => new Promise<never>(() => undefined) };
    const answer = await chooseModels({ ...studio, catalogue: () => hangs }, request("vid_i2v"), { patience: 20 });
    expect(answer.is).to.equal("unknown");
  });

  it("are not waited for at all once the host has been silent for that while", async () => {
    const studio = studioOn({});
    const hangs = { ...studio.catalogue(), silentFor: () => 5000, models: () => new Promise<never>(() => undefined) };
    const answer = await chooseModels({ ...studio, catalogue: () => hangs }, request("vid_i2v"), { patience: 5000 });
    expect(answer.is).to.equal("unknown");
  });

  it("are nobody's guess without a host", async () => {
    const studio = { ...studioOn(null), catalogue: () => null };
    expect((await chooseModels(studio, request("vid_i2v"))).is).to.equal("unknown");
    expect(asked).to.deep.equal([]);
  });
});
