// Model files as the page picks them, and the host's own routes: docs/http.md "Targets and models" and "Host pass-through", against the
// whole studio.
import { expect } from "chai";
import request from "supertest";
import { openModelHost } from "../../support/servers/model-host.ts";
import { allInStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import type { StandInHost } from "../../support/servers/stand-in-host.ts";

describe("model files", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  let host: StandInHost;
  allInStudio(async (opened) => (studio = opened));
  before(async () => {
    host = await openModelHost(["vid_i2v", "img_9b"]);
    host.models["diffusion_models"] = [
      "x.safetensors",
      ...(host.models["diffusion_models"] ?? []),
      "flux-2-klein-base-9b.safetensors",
    ];
    await studio.put("/settings", { local_url: host.url }).expect(200);
  });
  after(() => host.close());

  it("are listed with those of the family first, each group as the host has it", async () => {
    const { body } = await studio.get("/models", { target: "img_9b" }).expect(200);
    const { files, ...about } = body as { files: { name: string; match: string; base?: boolean }[] };
    expect(about).to.deep.equal({
      target: "flux2_klein",
      param: "model",
      family: "flux2-klein-9b",
      label: "FLUX.2 Klein 9B (distilled or KV)",
      patterns: ["flux-2-klein-9b*", "*flux*2*klein*9b*"],
      folder: "diffusion_models",
      class_type: "UNETLoader",
      field: "unet_name",
      fingerprint: false,
    });
    expect(files[0]).to.deep.include({ name: "flux-2-klein-9b-kv.safetensors", match: "name", confidence: "name" });
    expect(files.map(({ match }) => match).filter((match) => match === "name")).to.have.length(1);
    expect(files.filter(({ base }) => base).map(({ name }) => name)).to.deep.equal([
      "flux-2-klein-base-9b.safetensors",
    ]);
    expect(files[1]?.name).to.equal("x.safetensors");
  });

  it("of a second stage are listed too", async () => {
    const { body } = await studio.get("/models", { target: "vid_i2v", param: "model_low" }).expect(200);
    expect((body as { family: string }).family).to.equal("wan2.2-i2v-14b-low");
  });

  for (const query of [
    { target: "nothing" },
    { target: "animatic" },
    { target: "img_9b", param: "model_low" },
    { target: "img_9b", param: "__proto__" },
    { target: "img_9b", param: "toString" },
    {},
  ]) {
    it(`are refused for ${JSON.stringify(query)}`, () => studio.get("/models", query).expect(400));
  }

  describe("of the host's own routes", () => {
    const at = (path: string) => request(studio.url).get(path);

    for (const prefix of ["", "/api"]) {
      it(`are passed on under ${prefix || "/"}`, async () => {
        expect((await at(`${prefix}/models`).expect(200)).body).to.deep.equal(Object.keys(host.models));
        expect((await at(`${prefix}/models/vae`).expect(200)).body).to.deep.equal(host.models["vae"]);
        expect((await at(`${prefix}/object_info/VAELoader`).expect(200)).body).to.deep.equal({
          VAELoader: { name: "VAELoader" },
        });
        expect((await at(`${prefix}/object_info/Nothing`).expect(200)).body).to.deep.equal({});
        expect((await at(`${prefix}/queue`).expect(200)).body).to.deep.equal({ queue_running: [], queue_pending: [] });
      });
    }

    it("have an old folder's files under its new name, and the other way round", async () => {
      const { diffusion_models: files = [], ...others } = host.models;
      host.models = { ...others, unet: files };
      expect((await at("/models/diffusion_models").expect(200)).body).to.deep.equal(files);
      host.models = { ...others, diffusion_models: files };
      expect((await at("/models/unet").expect(200)).body).to.deep.equal(files);
    });

    it("know no folder that the host does not have", async () => {
      await at("/models/nothing").expect(404);
    });

    it("are asked for by one name, and the host hears of no other", async () => {
      host.asked.length = 0;
      const others = [
        "..%2F..%2Fadmin",
        "..%5C..%5Cadmin",
        "VAELoader%2Fx",
        "%2e%2e%2fqueue",
        "%2Fetc",
        "a%0Ab",
        "%00",
      ];
      for (const route of ["/object_info", "/api/object_info", "/models", "/api/models"]) {
        for (const name of others) {
          const { body } = await at(`${route}/${name}`).expect(400);
          expect((body as { error: string }).error).to.match(/is not one name: leave away slashes/);
        }
      }
      expect(host.asked).to.deep.equal([]);
      await at("/object_info/50%25%20%7C%20grey%3F").expect(200);
      expect(host.asked).to.deep.equal(["GET /object_info/50%25%20%7C%20grey%3F"]);
    });

    it("are read, not written", async () => {
      await request(studio.url).post("/queue").send({ clear: true }).expect(404);
    });

    it("are kept from pages of other sites", async () => {
      await at("/models").set("Origin", "http://evil.example").expect(403);
      await at("/queue").set("Host", "evil.example").expect(403);
    });

    it("end the host's queue with this service's jobs", async () => {
      await studio.post("/jobs/pause", { lane: "builtin", paused: true }).expect(200);
      const { body } = await studio
        .post("/render", { ep: studio.ep, shots: ["sh010"], target: "animatic" })
        .expect(200);
      const [id] = (body as { queued: { prompt_id: string }[] }).queued.map(({ prompt_id }) => prompt_id);
      const { body: queue } = await at("/queue").expect(200);
      expect((queue as { queue_pending: unknown[][] }).queue_pending.map((item) => item[1])).to.deep.equal([id]);
    });

    it("answer 503 in a sentence when the host does not, and still tell our own jobs", async () => {
      host.switches.sendsHtml = true;
      for (const path of ["/models", "/models/vae", "/api/object_info/VAELoader"]) {
        const { body } = await at(path).expect(503);
        expect((body as { error: string }).error).to.match(/^the host at http.* does not answer/);
      }
      expect(((await at("/queue").expect(200)).body as { queue_pending: [] }).queue_pending).to.have.length(1);
      await studio.get("/models", { target: "img_9b" }).expect(200); // as it was a moment ago
      host.switches.sendsHtml = false;
      await studio.put("/settings", { local_url: null }).expect(200);
      const { body } = await at("/models").expect(503);
      expect((body as { error: string }).error).to.equal("no workflow host is set: give its address in the settings");
      await studio.get("/models", { target: "img_9b" }).expect(502);
    });
  });
});
