// Candidates of references made for money: by a hosted model, by the cloud, by a deployment of one's own. docs/http.md "References".
import { expect } from "chai";
import { Jimp } from "jimp";
import { join } from "node:path";
import type { GenerateReply } from "../../../src/contracts/routes/ref-making.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { onRefs, png } from "../../support/episodes/ref-studio.ts";
import { seriesFor, threeShots } from "../../support/episodes/sample-episodes.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { placeSdk } from "../../support/servers/comfy-sdk.ts";
import { StandInApi } from "../../support/servers/stand-in-api.ts";
import { StandInRouter } from "../../support/servers/stand-in-router.ts";
import { until } from "../../support/until.ts";

const KEY = "comfyui-0123456789abcdef";
const MODEL = "bfl/flux-2-pro";
const QUAY = "location:quay";

describe("a candidate that is paid for", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  let close: () => Promise<void>;
  const refs = onRefs(() => studio);
  const open = async (env: Record<string, string>, server: { close(): Promise<void> }) => {
    close = () => server.close();
    studio = await openRealStudio({ env, series: seriesFor(), script: threeShots });
    await placeSdk(join(studio.user, "default", "studio", "sdk"));
  };
  afterEach(async () => {
    await studio.close();
    await close();
  });

  const ask = async (body: object) => {
    const asked = { ep: studio.ep, ref: QUAY, ...body };
    return (await studio.post("/refs/generate", asked).expect(200)).body as GenerateReply;
  };
  const queued = async (body: object) => {
    const reply = await ask(body);
    expect(reply.errors, JSON.stringify(reply.errors)).to.deep.equal([]);
    return reply.queued;
  };
  const ledger = async () => (await studio.get("/ledger").expect(200)).body.runs as Record<string, unknown>[];
  const jobs = async () => (await studio.get("/jobs").expect(200)).body;

  describe("by a hosted model", () => {
    let router: StandInRouter;
    const openRouter = async (picture: Buffer) => {
      router = await new StandInRouter(picture, KEY).open();
      router.switches.pictures = ".png";
      router.models.set(MODEL, ["prompt", "width", "height", "seed", "input_image"]);
      await open({ STUDIO_ROUTER_URL: router.url, STUDIO_CLOUD_URL: router.url }, router);
      await studio.put("/settings", { api_key: KEY }).expect(200);
    };
    beforeEach(async () => openRouter(await png(0x3366ccff, 1344, 768)));
    const make = async (body: object = {}) => {
      const found = await queued({ target: "flux2_pro", ...body });
      await studio.idle();
      return found;
    };

    it("is one request with the words, the size and the seed, and says what it cost", async () => {
      const [first] = await make({ seed: 7, prompt: "A wet quay." });
      expect(first).to.include({ backend: "router", target: "flux2_pro", seed: "7", seed_source: "typed" });
      expect(router.asked).to.deep.equal([
        {
          model: MODEL,
          key: router.ran[0],
          body: {
            ...{ prompt: "A wet quay.", width: 1344, height: 768, seed: 7 },
            ...{ output_format: "png", prompt_upsampling: false },
          },
        },
      ]);
      expect(router.strangers, "the key stays at the router").to.deep.equal([undefined]);
      const record = await refs.record("location__quay_t01");
      expect(record, record.save_notes).to.include({ status: "ok", backend: "router", width: 1344, height: 768 });
      expect(record["request"]).to.deep.include({ provider: "bfl", model: MODEL, task: "task-1", seed: "42" });
      expect(record["request"]).to.include({ credits: 35.5 });
      const [run, ...more] = await ledger();
      expect(more).to.deep.equal([]);
      expect(run).to.deep.include({ outcome: "succeeded", target: "flux2_pro", backend: "router", take: 1, ref: QUAY });
      expect(run).to.deep.include({ shot: null, view: null, cost: { amount: 35.5, currency: "credits" } });
      const { text: csv } = await studio.get("/ledger", { format: "csv" }).expect(200);
      expect(csv.split("\r\n").join("\n")).to.match(/,location:quay,1,flux2_pro,router,bfl\/flux-2-pro,succeeded,/);
      expect((await jobs()).paid.spent).to.deep.equal({ credits: 35.5 });
    });

    it("is an edit with every picture that is given, as bytes", async () => {
      await writeFiles(studio.ep, {
        "refs/quay.png": await png(0x888888ff, 640, 360),
        "refs/crate.png": await png(0x775533ff, 64, 64),
      });
      const edit = { take: null, with: [{ ref: "subject:crate" }], wrap: false };
      const [one] = await make({ target: "flux2_pro_edit", prompt: "Put the crate on the quay.", edit });
      expect(one).to.include({ target: "flux2_pro_edit" });
      const body = router.asked[0]?.body as Record<string, string>;
      expect(body["prompt"]).to.equal("Put the crate on the quay.");
      expect(Object.keys(body).filter((name) => name.startsWith("input_image"))).to.deep.equal([
        "input_image",
        "input_image_2",
      ]);
      const sent = await Jimp.read(Buffer.from(String(body["input_image"]), "base64"));
      expect(sent.bitmap.width / sent.bitmap.height).to.be.closeTo(16 / 9, 0.05);
      const record = await refs.record("location__quay_t01");
      expect(record).to.include({ status: "ok", source: "edited" });
      expect(record.references?.map(({ subject, location }) => subject ?? location)).to.deep.equal(["quay", "crate"]);
    });

    it("is paid once though its reply is lost, and brought by the same key", async () => {
      router.switches.losesReply = 1;
      await make();
      expect([router.ran.length, router.asked.length]).to.deep.equal([1, 2]);
      expect((await refs.record("location__quay_t01")).status).to.equal("ok");
      expect(await ledger()).to.have.length(1);
    });

    it("waits below the limit of runs, each of many, and goes on once it is raised", async () => {
      await studio.put("/settings", { paid_limit: 1 }).expect(200);
      await queued({ target: "flux2_pro", count: 3 });
      await until(async () => (await jobs()).lanes.router.held !== null, "the lane is not held", { within: 10_000 });
      await until(async () => router.ran.length === 1, "no run was made");
      expect((await jobs()).lanes.router.held).to.equal("paid limit 1 of 1: reset it or raise it");
      const statuses = async () =>
        Promise.all([1, 2, 3].map(async (take) => (await refs.record(`location__quay_t0${take}`)).status));
      await until(async () => (await statuses())[0] === "ok", "the first was not made");
      expect(await statuses()).to.deep.equal(["ok", "queued", "queued"]);
      await studio.put("/settings", { paid_limit: null }).expect(200);
      await studio.idle();
      expect(await statuses()).to.deep.equal(["ok", "ok", "ok"]);
      expect(router.ran).to.have.length(3);
    });

    it("waits where its price is not known or would pass the limit of money", async () => {
      await studio.put("/settings", { money_limit: { amount: 10, currency: "credits" } }).expect(200);
      const [first] = await queued({ target: "flux2_pro" });
      await until(async () => (await jobs()).lanes.router.held !== null, "the lane is not held", { within: 10_000 });
      expect((await jobs()).lanes.router.held).to.include("what this run costs is not known");
      const price = { unit: "run", amount: 6, currency: "credits" };
      await studio.put("/targets/limits", { target: "flux2_pro", limits: { price } }).expect(200);
      await studio.idle();
      expect(router.ran).to.have.length(1);
      expect((await ledger())[0]).to.deep.include({
        job: first?.prompt_id,
        estimate: { amount: 6, currency: "credits" },
      });
      await queued({ target: "flux2_pro" });
      await until(async () => (await jobs()).lanes.router.held !== null, "the lane is not held", { within: 10_000 });
      expect((await jobs()).lanes.router.held).to.include("35.5 of it are spent");
      expect(router.ran).to.have.length(1);
    });

    it("is refused past the limits of its target before a number is taken", async () => {
      const big = await ask({ target: "flux2_pro", size: "2048x2048" });
      expect(big.errors, JSON.stringify(big)).to.deep.equal([]);
      await studio.put("/targets/limits", { target: "flux2_pro", limits: { max_long_side: 512 } }).expect(200);
      await studio.idle();
      const { queued: none, errors } = await ask({ target: "flux2_pro" });
      expect(none).to.deep.equal([]);
      expect(errors[0]?.error).to.match(/^FLUX\.2 pro \(Comfy Router\): .*512/);
      expect((await ask({ target: "flux2_pro", backend: "local" })).errors[0]?.error).to.include("router only");
      expect((await refs.one(QUAY)).takes.map(({ take }) => take)).to.deep.equal([1]);
    });

    it("that fails says why, stands in the ledger, and is tried again under a new number with its seed", async () => {
      router.switches.filters = true;
      router.switches.pictures = null;
      const [job] = await make();
      const failed = await refs.record("location__quay_t01");
      expect(failed.status).to.equal("failed");
      expect(failed.save_notes).to.match(/the model made nothing/);
      expect((await ledger())[0]).to.include({ outcome: "failed" });
      Object.assign(router.switches, { filters: false, pictures: ".png" });
      await studio.post("/jobs/retry", { id: job?.prompt_id }).expect(200);
      await studio.idle();
      expect(await refs.record("location__quay_t02")).to.include({
        status: "ok",
        seed: failed.seed,
        seed_source: "same",
      });
      expect(router.ran).to.have.length(2);
    });

    it("is refused by the model in its own words, without the key in them", async () => {
      router.switches.gossips = true;
      router.switches.refuses = { status: 422, type: "invalid_input", detail: "width is too odd" };
      await make();
      const { status, save_notes: notes } = await refs.record("location__quay_t01");
      expect(status).to.equal("failed");
      expect(notes).to.include("width is too odd").and.to.not.include(KEY);
    });

    it("that is canceled while it runs is closed, and what comes later revives nothing", async () => {
      router.switches.runFor = 60_000;
      const [job] = await queued({ target: "flux2_pro" });
      await until(() => router.ran.length === 1, "no run was made", { within: 10_000 });
      await studio.post("/jobs/cancel", { id: job?.prompt_id }).expect(200);
      await studio.idle();
      const record = await refs.record("location__quay_t01");
      expect(record.status).to.equal("failed");
      expect(record.save_notes).to.match(/cancel/);
      expect(await ledger(), "it was handed over, so it counts").to.have.length(1);
      expect((await refs.one(QUAY)).takes[0]).to.include({ status: "failed", usable: false, image: null });
    });

    it("that waits and is canceled was never sent, and costs nothing", async () => {
      await studio.post("/jobs/pause", { lane: "router" });
      await studio.put("/settings", { paid_limit: 0 });
      const [job] = await queued({ target: "flux2_pro" });
      await studio.post("/jobs/cancel", { id: job?.prompt_id }).expect(200);
      await studio.idle();
      expect((await refs.record("location__quay_t01")).status).to.equal("failed");
      expect([router.ran.length, (await ledger()).length]).to.deep.equal([0, 0]);
    });

    it("has the ending of what it is, whatever its address or answer says, and fails where it is no whole picture", async () => {
      await studio.close();
      await close();
      const jpeg = await new Jimp({ width: 96, height: 64, color: 0x3366ccff }).getBuffer("image/jpeg");
      await openRouter(jpeg);
      router.switches.hands = "base64";
      await make();
      const record = await refs.record("location__quay_t01");
      expect(record, record.save_notes).to.include({ status: "ok", width: 96, height: 64 });
      const [take] = (await refs.one(QUAY)).takes;
      expect(take?.image).to.equal("refs/_takes/location__quay/location__quay_t01.jpg");
      await studio.close();
      await close();
      const whole = await png(0x3366ccff, 300, 300);
      await openRouter(whole.subarray(0, whole.length - 40));
      await make();
      const half = await refs.record("location__quay_t01");
      expect(half.status).to.equal("failed");
      expect(half.save_notes).to.include("what was made cannot be read as a picture");
      expect((await refs.one(QUAY)).takes[0]?.image).to.equal(null);
    });
  });

  for (const [name, envOf, kind] of [
    ["the cloud", (url: string) => ({ STUDIO_CLOUD_URL: url, STUDIO_API_KEY: KEY }), "cloud"],
    [
      "a deployment",
      (url: string) => ({ STUDIO_DEPLOYMENTS: JSON.stringify({ krea2: url }), STUDIO_API_KEY: KEY }),
      "deployment:krea2",
    ],
  ] as const) {
    describe(`by ${name}`, () => {
      let api: StandInApi;
      beforeEach(async () => {
        api = await new StandInApi(await png(0x3366ccff, 1344, 768), KEY).open();
        api.switches.ending = ".png";
        await open(envOf(api.url), api);
      });

      it("is the graph of its target, handed over once, and closed with what it made", async () => {
        const [job] = await queued({ target: "krea2", backend: kind, seed: 7, prompt: "A wet quay." });
        expect(job).to.include({ backend: kind });
        await studio.idle();
        const record = await refs.record("location__quay_t01");
        expect(record, record.save_notes).to.include({ status: "ok", backend: kind, width: 1344 });
        expect(JSON.stringify(api.graphs[0])).to.include("A wet quay.").and.to.include(":7");
        expect(api.taken).to.have.length(1);
        expect(await ledger()).to.have.length(1);
        expect((await ledger())[0]).to.deep.include({ backend: kind, ref: QUAY, outcome: "succeeded" });
      });

      it("that fails there says why, and is not sent again by itself", async () => {
        api.switches.fails = "out of memory";
        await queued({ target: "krea2", backend: kind });
        await studio.idle();
        expect((await refs.record("location__quay_t01")).save_notes).to.include("out of memory");
        expect((await ledger())[0]).to.include({ outcome: "failed" });
        expect(api.taken).to.have.length(1);
      });
    });
  }
});
