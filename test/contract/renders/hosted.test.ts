// Hosted models: docs/http.md "Hosted models", against the whole studio, the real SDK, and a Router that is made for tests.
import { expect } from "chai";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { RouterModel } from "../../../src/contracts/routes/router.ts";
import { placeSdk } from "../../support/servers/comfy-sdk.ts";
import { listFiles } from "../../support/episodes/list-files.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { StandInRouter } from "../../support/servers/stand-in-router.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";

const KEY = "comfyui-0123456789abcdef";
const SEEDANCE = "byteplus/dreamina-seedance-2-5-260628";

describe("hosted models", function () {
  this.timeout(30_000);
  let router: StandInRouter;
  let studio: RealStudio;
  beforeEach(async () => {
    router = await new StandInRouter(Buffer.from("film"), KEY).open();
    router.models.set(SEEDANCE, ["content", "duration"]);
    router.models.set("bfl/flux-2-pro", ["prompt"]);
    for (let n = 0; n < 120; n++) router.models.set(`maker/model-${n}`, []);
    studio = await openRealStudio({ env: { STUDIO_ROUTER_URL: router.url, STUDIO_CLOUD_URL: router.url } });
    await placeSdk(join(studio.user, "default", "studio", "sdk"));
  });
  afterEach(async () => {
    await studio.close();
    await router.close();
  });
  const setKey = () => studio.put("/settings", { api_key: KEY }).expect(200);
  const models = async (query: object = {}) =>
    (await studio.get("/router/models", query).expect(200)).body as { models: RouterModel[]; cached: boolean };
  const dryRun = async (more: object = {}) =>
    (await studio.post("/targets/router-dryrun", { ep: studio.ep, shot: "sh010", target: "seedance_25", ...more }))
      .body;

  describe("the catalogue", () => {
    it("needs a key, and a Router that answers", async () => {
      expect((await studio.get("/router/models").expect(409)).body.error).to.match(/no key/);
      await setKey();
      router.switches.sendsHtml = true;
      expect((await studio.get("/router/models").expect(502)).body.error).to.match(/status 502/);
    });

    it("lists every model, and knows of those that a target asks how", async () => {
      await setKey();
      const { models: all, cached } = await models();
      expect([all.length, cached]).to.deep.equal([122, false]);
      expect(all[0]).to.deep.include({
        id: SEEDANCE,
        provider: "byteplus",
        kind: "video",
        mode: "ref2v",
        target: "seedance_25",
        draft: true,
        audio: true,
        inputs: { images: { min: 0, max: 30 }, first: true, last: true, audio: false },
        resolutions: ["480p", "720p", "1080p"],
      });
      expect(all[0]!.durations).to.have.length(27);
      expect(all[1]).to.include({ id: "bfl/flux-2-pro", kind: "image", target: "flux2_pro", draft: false });
      expect(all[2]).to.include({ id: "maker/model-0", label: "model-0", kind: null, target: null });
    });

    it("is asked for once an hour, and when a person wants it new", async () => {
      await setKey();
      await models();
      const { listed } = router;
      expect((await models()).cached).to.equal(true);
      expect(router.listed).to.equal(listed);
      expect((await models({ refresh: true })).cached).to.equal(false);
      expect(router.listed).to.be.above(listed);
      expect((await models({ refresh: "1" })).cached).to.equal(false);
      expect((await models({ refresh: "0" })).cached).to.equal(true);
      await studio.get("/router/models", { refresh: "yes" }).expect(400);
      const kept = join(studio.user, "default/studio/router_models.json");
      const old = JSON.parse(await readFile(kept, "utf8")) as object;
      await writeFiles(join(kept, ".."), { "router_models.json": { ...old, fetched: "2020-01-01T00:00:00Z" } });
      expect((await models()).cached).to.equal(false);
      await writeFiles(join(kept, ".."), { "router_models.json": "torn" });
      expect((await models()).models).to.have.length(122);
    });

    it("is searched by kind and by word", async () => {
      await setKey();
      expect((await models({ kind: "image" })).models.map(({ id }) => id)).to.deep.equal(["bfl/flux-2-pro"]);
      expect((await models({ q: "SEEDANCE" })).models.map(({ id }) => id)).to.deep.equal([SEEDANCE]);
      await studio.get("/router/models", { kind: "smell" }).expect(400);
    });
  });

  describe("a dry run", () => {
    it("shows the request that would be sent, and sends nothing", async () => {
      const before = await listFiles(studio.ep);
      const shown = await dryRun({ pass: "proxy" });
      expect(shown).to.deep.include({
        ok: true,
        target: "seedance_25",
        model: SEEDANCE,
        provider: "byteplus",
        seconds: 4,
        ratio: "16:9",
        estimate: null,
        error: null,
        uploads: [],
      });
      expect(shown.request).to.include({ duration: 4, resolution: "480p", generate_audio: true });
      expect(shown.request.content[0].text).to.match(/Ada/);
      expect(await listFiles(studio.ep)).to.deep.equal(before);
      expect(router.asked).to.deep.equal([]);
    });

    it("names files instead of their bytes", async () => {
      await writeFiles(studio.ep, { "refs/shots/sh010/first.png": "a picture" });
      const shown = await dryRun();
      const [upload] = shown.uploads;
      expect(upload).to.include({ role: "first", bytes: 9 });
      expect(upload.sha1).to.match(/^[0-9a-f]{40}$/);
      expect(shown.request.content[1].image_url.url).to.deep.equal({ file: upload, as: "data" });
      expect(JSON.stringify(shown)).not.to.contain(Buffer.from("a picture").toString("base64"));
    });

    it("tells what it would cost where the price is known", async () => {
      const price = { unit: "second", amount: 12, currency: "credits" };
      await studio.put("/targets/limits", { target: "seedance_25", limits: { price } }).expect(200);
      expect((await dryRun()).estimate).to.deep.equal({ unit: "second", amount: 48, currency: "credits" });
    });

    it("that goes past a limit is a result", async () => {
      await studio.put("/targets/limits", { target: "seedance_25", limits: { max_prompt_chars: 10 } }).expect(200);
      const shown = await dryRun();
      expect([shown.ok, shown.request]).to.deep.equal([false, null]);
      expect(shown.error).to.match(/longer than max_prompt_chars 10/);
    });

    it("is refused for a target that is not hosted, for an unknown one, and for an unknown shot", async () => {
      for (const [body, status] of [
        [{ target: "ltx2" }, 400],
        [{ target: "moon" }, 400],
        [{ shot: "sh999" }, 404],
      ] as const) {
        const asked = { ep: studio.ep, shot: "sh010", target: "veo_31", ...body };
        await studio.post("/targets/router-dryrun", asked).expect(status);
      }
    });
  });

  describe("a target for a model that has none", () => {
    const inspect = (body: object = {}) =>
      studio.post("/targets/router-inspect", { ep: studio.ep, model: "maker/model-7", ...body });

    it("is proposed from how the model says it is asked", async () => {
      await setKey();
      const properties = { prompt: { type: "string" }, duration: { type: "integer", minimum: 2, maximum: 6 } };
      const Output = { properties: { video: { properties: { url: { type: "string" } } } } };
      router.documents.set("maker/model-7", { components: { schemas: { Input: { properties }, Output } } });
      const { body } = await inspect({ label: "Seven" }).expect(200);
      expect(body).to.deep.include({ can_save: true, matched: { prompt: "prompt", seconds: "duration" } });
      expect(body.proposal).to.include({ id: "model_7", label: "Seven", via: "router", draft: true });
    });

    it("cannot be saved while something is missing", async () => {
      await setKey();
      const { body } = await inspect({ id: "mine" }).expect(200);
      expect([body.can_save, body.proposal.id]).to.deep.equal([false, "mine"]);
      expect(body.problems).to.have.length.above(0);
    });

    it("needs a key, a Router that answers, and a model that it has", async () => {
      await inspect().expect(409);
      await setKey();
      expect((await inspect({ model: "maker/none" }).expect(502)).body.error).to.match(/does not have this model/);
      await inspect({ model: "none" }).expect(400);
      await inspect({ id: "No" }).expect(400);
    });
  });

  describe("limits of one's own", () => {
    const put = (body: object) => studio.put("/targets/limits", body);

    it("are laid over those that ship, field by field, and taken away again", async () => {
      const { body: set } = await put({ target: "seedance_25", limits: { max_seconds: 10 } }).expect(200);
      expect(set.limits).to.deep.include({ min_seconds: 4, max_seconds: 10, source: "settings" });
      expect(set.limits.overridden).to.deep.equal(["max_seconds"]);
      expect([set.shipped.max_seconds, set.overrides]).to.deep.equal([30, { max_seconds: 10 }]);
      await put({ target: "vid_av2", limits: { max_seconds: 5 } }).expect(200);
      const { settings } = (await studio.get("/settings").expect(200)).body;
      expect(settings.target_limits).to.deep.equal({ seedance_25: { max_seconds: 10 }, ltx2: { max_seconds: 5 } });
      const { body: cleared } = await put({ target: "seedance_25", limits: null }).expect(200);
      expect(cleared).to.deep.include({ overrides: null });
      expect(cleared.limits).to.include({ max_seconds: 30, source: "shipped" });
      expect((await put({ target: "ltx2", limits: null }).expect(200)).body.limits).to.equal(null);
    });

    it("are refused for an unknown target, field or value", async () => {
      for (const body of [
        { target: "moon", limits: {} },
        { target: "ltx2", limits: { weight: 3 } },
        { target: "ltx2", limits: { max_seconds: -1 } },
        { target: "ltx2", limits: { sizes: ["big"] } },
        { target: "ltx2", limits: { price: { amount: 3 } } },
        { target: "ltx2" },
      ])
        await put(body).expect(400);
    });
  });

  it("leave the key in the settings file alone, which nobody else may read", async () => {
    await setKey();
    await models();
    await dryRun();
    const shown = [studio.events, (await studio.get("/settings")).body, (await studio.get("/backends")).body];
    expect(JSON.stringify(shown)).not.to.contain(KEY);
    const files = await listFiles(join(studio.user, "default", "studio"));
    const holding: string[] = [];
    for (const name of files.filter((path) => !path.startsWith("sdk/"))) {
      const text = await readFile(join(studio.user, "default", "studio", name), "utf8").catch(() => "");
      if (text.includes(KEY)) holding.push(name);
    }
    expect(holding).to.deep.equal(["settings.json"]);
    expect((await stat(join(studio.user, "default/studio/settings.json"))).mode & 0o777).to.equal(0o600);
  });
});

describe("the SDK's installation", () => {
  it("is refused where the environment forbids it, with the line to type", async () => {
    const studio = await openRealStudio();
    const { body } = await studio.post("/sdk/install").expect(409);
    expect(body.error).to.match(/STUDIO_NO_SDK_INSTALL.*npm install --prefix/);
    const { settings } = (await studio.put("/settings", { api_key: KEY }).expect(200)).body;
    expect(settings.sdk).to.include({ status: "missing", python: null });
    const { backends } = (await studio.get("/backends").expect(200)).body as { backends: { down: string | null }[] };
    expect(backends.slice(1).map(({ down }) => down)).to.deep.equal(
      Array(2).fill("the Comfy SDK is not installed: install it in the settings"),
    );
    await studio.close();
  });
});
