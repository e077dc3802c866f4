// Agents that try to spend past their leash, over HTTP and against a Router that is made for tests: docs/http.md "Agents and the leash".
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plan } from "../../../src/contracts/files/agents/plans.ts";
import { placeSdk } from "../../support/servers/comfy-sdk.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { seriesFor } from "../../support/episodes/sample-episodes.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import { StandInRouter } from "../../support/servers/stand-in-router.ts";

const KEY = "comfyui-0123456789abcdef";
const MODEL = "byteplus/dreamina-seedance-2-5-260628";
const PRICE = { unit: "run", amount: 2, currency: "USD" };

describe("an agent on its leash", function () {
  this.timeout(30_000);
  let film: Buffer;
  let router: StandInRouter;
  let studio: RealStudio;
  before(async () => void (film = await smallFilm({ frames: 12, width: 64, height: 36, fps: 24 })));
  beforeEach(async () => {
    router = await new StandInRouter(film, KEY).open();
    router.models.set(MODEL, ["content", "duration", "draft"]);
    const env = { STUDIO_ROUTER_URL: router.url, STUDIO_CLOUD_URL: router.url };
    studio = await openRealStudio({ env, series: seriesFor("seedance_25") });
    await placeSdk(join(studio.user, "default", "studio", "sdk"));
    await studio.put("/settings", { api_key: KEY, target_limits: { seedance_25: { price: PRICE } } }).expect(200);
  });
  afterEach(async () => {
    await studio.idle();
    await studio.close();
    await router.close();
  });

  const AGENT = { "x-studio-agent": "bot" };
  const page = () => ({ origin: studio.url });
  const asAgent = (path: string, body: object = {}) => studio.post(path, body).set(AGENT);
  const paid = (more: object = {}) => ({
    ...{ ep: studio.ep, pass: "proxy", shots: ["sh010"], allow_missing_refs: true },
    ...more,
  });
  const propose = async (more: object = {}) => (await asAgent("/plans", paid(more)).expect(200)).body as Plan;
  const approve = async ({ id }: Pick<Plan, "id">) => {
    const { body } = await studio.post("/plans/approve", { id }).set(page()).expect(200);
    return (body as { token: string }).token;
  };
  const start = (id: string, token: string) => asAgent("/plans/start", { id, token });
  const jobs = async () => (await studio.get("/jobs").expect(200)).body.jobs as { info: object; status: string }[];
  const nothingSpent = async () => {
    await studio.idle();
    expect(router.asked, "nothing was sent").to.have.length(0);
    expect((await studio.get("/ledger").expect(200)).body.runs).to.deep.equal([]);
  };

  it("cannot render for money, nor reserve a take, by whichever words it asks", async () => {
    for (const more of [{}, { backend: "router" }, { target: "seedance_25" }, { redo: true, seed_mode: "new" }]) {
      const { body } = await asAgent("/render", paid(more)).expect(200);
      expect(body.queued).to.deep.equal([]);
      expect(body.errors[0].error).to.match(/an agent may not spend money by itself/);
    }
    const { takes } = (await studio.get("/shot", { ep: studio.ep, shot: "sh010" }).expect(200)).body;
    expect(takes, "no number was taken").to.deep.equal([]);
    await nothingSpent();
  });

  it("starts exactly what a person approved, once, and the ledger says who asked", async () => {
    const plan = await propose({ takes: 2, why: "two to choose from" });
    expect(plan).to.deep.include({ state: "proposed", by: "bot", why: "two to choose from" });
    expect(plan.totals).to.deep.include({ takes: 2, paid: 2, unpriced: 0, money: { USD: 4 } });
    expect(plan).not.to.have.property("token");
    const token = await approve(plan);
    const listed = (await studio.get("/plans", { id: plan.id }).set(AGENT).expect(200)).body.plans[0];
    expect(listed).to.include({ state: "approved", token });
    const { body } = await start(plan.id, token).expect(200);
    expect(body.errors).to.deep.equal([]);
    expect(body.queued).to.have.length(2);
    await studio.idle();
    expect(router.ran).to.have.length(2);
    const { runs, acts } = (await studio.get("/ledger").expect(200)).body;
    expect(runs).to.have.length(2);
    for (const run of runs) expect(run).to.include({ asked_by: "bot", plan: plan.id, shot: "sh010" });
    expect(acts.map(({ what, by }: { what: string; by: string }) => `${by} ${what}`)).to.include("bot startPlan");
    await start(plan.id, token)
      .expect(409)
      .expect(({ body: again }) => expect(again.error).to.match(/is started/));
    await studio.idle();
    expect(router.ran, "once").to.have.length(2);
  });

  it("has its token used up once, though it starts the plan many times at the same moment", async () => {
    const plan = await propose();
    const token = await approve(plan);
    const replies = await Promise.all(Array.from({ length: 8 }, () => start(plan.id, token)));
    expect(replies.filter(({ status }) => status === 200)).to.have.length(1);
    await studio.idle();
    expect(router.ran).to.have.length(1);
  });

  it("cannot approve its plan, as an agent or as some program", async () => {
    const plan = await propose();
    await asAgent("/plans/approve", { id: plan.id }).expect(403);
    await asAgent("/plans/approve", { id: plan.id }).set(page()).expect(403);
    await studio.post("/plans/approve", { id: plan.id }).expect(403);
    await studio.post("/plans/approve", { id: plan.id }).set({ "x-studio-agent": "" }).set(page()).expect(403);
    await start(plan.id, "").expect(400);
    await start(plan.id, "guess").expect(409);
    await nothingSpent();
  });

  it("cannot start a plan with another's token, nor see a token that is another agent's", async () => {
    const [mine, other] = [await propose(), await propose({ shots: ["sh020"] })];
    const token = await approve(mine);
    await start(other.id, token).expect(409);
    await approve(other);
    await start(other.id, token).expect(403);
    const seen = (await studio.get("/plans").set({ "x-studio-agent": "spy" }).expect(200)).body.plans as Plan[];
    expect(seen.map(({ token: shown }) => shown)).to.deep.equal([undefined, undefined]);
    const toAll = (await studio.get("/plans").expect(200)).body.plans as Plan[];
    expect(toAll.map(({ token: shown }) => shown)).to.deep.equal([undefined, undefined]);
    await nothingSpent();
  });

  it("cannot start a plan whose price was raised, or whose shot was changed, since a person approved it", async () => {
    const dearer = await propose();
    const token = await approve(dearer);
    const raised = { seedance_25: { price: { ...PRICE, amount: 3 } } };
    await studio.put("/settings", { target_limits: raised }).expect(200);
    await start(dearer.id, token)
      .expect(409)
      .expect(({ body }) => expect(body.error).to.match(/stale: sh010 has another price now/));

    const changed = await propose({ shots: ["sh020"] });
    const { text, hash } = (await studio.get("/source", { ep: studio.ep, file: "script" }).expect(200)).body;
    const longer = text.replace("Ada looks at the crate.", "Ada kicks the crate.");
    expect(longer).not.to.equal(text);
    await studio
      .put("/source", { ep: studio.ep, file: "script", text: longer, base_hash: hash })
      .set(AGENT)
      .expect(200);
    const { body } = await studio.post("/plans/approve", { id: changed.id }).set(page()).expect(409);
    expect(body.error).to.match(/stale: sh020 has changed/);
    await nothingSpent();
  });

  it("cannot start a plan that a person took back", async () => {
    const plan = await propose();
    const token = await approve(plan);
    await studio.post("/plans/refuse", { id: plan.id, note: "not tonight" }).set(page()).expect(200);
    await start(plan.id, token).expect(409);
    const { plans } = (await studio.get("/plans", { id: plan.id }).set(AGENT).expect(200)).body;
    expect(plans[0]).to.deep.include({ state: "refused", note: "not tonight" });
    expect(plans[0]).not.to.have.property("token");
    await nothingSpent();
  });

  it("does not hand over what became dearer while it waited", async () => {
    await studio.post("/jobs/pause", { lane: "router", paused: true }).expect(200);
    const plan = await propose();
    await start(plan.id, await approve(plan)).expect(200);
    const raised = { seedance_25: { price: { ...PRICE, amount: 50 } } };
    await studio.put("/settings", { target_limits: raised }).expect(200);
    await studio.post("/jobs/pause", { lane: "router", paused: false }).expect(200);
    await nothingSpent();
    const [job] = await jobs();
    expect(job).to.deep.include({ status: "failed" });
    expect((job as unknown as { error: string }).error).to.match(/costs 50 USD now, and was approved at 2 USD/);
  });

  it("cannot retry a paid job, a person's or its own, nor cancel a person's", async () => {
    router.switches.filters = true;
    const { body } = await studio.post("/render", paid()).expect(200);
    const id = body.queued[0].prompt_id as string;
    await asAgent("/jobs/retry", { id }).expect(403);
    await asAgent("/jobs/cancel", { id }).expect(403);
    await studio.idle();
    expect(router.ran).to.have.length(1);
  });

  it("is refused every other way to money, to its limits and to what keeps it: each with a line in the ledger", async () => {
    const { ep } = studio;
    const ways: readonly (readonly ["post" | "put" | "delete", string, object])[] = [
      ["put", "/settings", { agent_takes: 1000 }],
      ["put", "/settings", { money_limit: null, paid_limit: null }],
      ["put", "/targets/limits", { target: "seedance_25", limits: { price: { ...PRICE, amount: 0 } } }],
      ["post", "/jobs/paid-reset", {}],
      ["post", "/jobs/pause", { lane: "router", paused: false }],
      ["post", "/upscale", { ep, pass: "proxy", shots: ["sh010"] }],
      ["post", "/post", { ep, pass: "proxy", shots: ["sh010"] }],
      ["post", "/refs/generate", { ep, ref: "character/mara" }],
      ["post", "/refs/generate-missing", { ep }],
      ["post", "/refs/tour", { ep, ref: "location/quay" }],
      ["post", "/refs/from-frame", { ep }],
      ["post", "/master", { ep }],
      ["post", "/night", { ep }],
      ["post", "/clip/queue", { ep }],
      ["put", "/config", { roots: [] }],
      ["post", "/sdk/install", {}],
      ["post", "/features/install", {}],
      ["put", "/targets/custom", {}],
      ["post", "/workflow/install", {}],
      ["post", "/plans/refuse", { id: "x" }],
    ];
    for (const [method, path, body] of ways) {
      const { status, body: reply } = await studio[method](path, body).set(AGENT);
      // What is no request at all is 400 before anybody asks who it is from.
      expect([400, 403, 404], `${path}: ${JSON.stringify(reply)}`).to.include(status);
    }
    await studio
      .put("/settings", { agent_takes: 1000 })
      .set(AGENT)
      .expect(403)
      .expect(({ body }) => expect(body.error).to.match(/an agent may not ask for this \(putSettings/));
    const { acts } = (await studio.get("/ledger").expect(200)).body as {
      acts: { what: string; error: string | null }[];
    };
    for (const what of ["startNight", "putSettings", "resetPaid", "generateMissingRefs", "pauseLane"]) {
      expect(acts.find((act) => act.what === what)?.error, what).to.match(/a person has to/);
    }
    await nothingSpent();
  });

  it("cannot say in a request that its job is approved, nor by which name it goes as a person", async () => {
    const headers = [{ "x-studio-agent": "bot, a person" }, { "x-studio-agent": "\t" }, { "X-STUDIO-AGENT": "bot" }];
    for (const header of headers) {
      const { body } = await studio.post("/render", paid()).set(header).set(page()).expect(200);
      expect(body.queued).to.deep.equal([]);
    }
    await asAgent("/render", paid({ plan: "p", asked_by: null })).expect(400);
    await nothingSpent();
  });
});

describe("free takes of agents", function () {
  this.timeout(30_000);
  let studio: RealStudio;
  beforeEach(async () => {
    studio = await openRealStudio();
    await studio.put("/settings", { agent_takes: 2 }).expect(200);
  });
  afterEach(async () => {
    await studio.idle();
    await studio.close();
  });
  const render = (shots: string[], agent = "bot") =>
    studio.post("/render", { ep: studio.ep, shots, redo: true }).set({ "x-studio-agent": agent });

  it("end at their number in a day, whatever the agents call themselves, one by one or at the same moment", async () => {
    const replies = await Promise.all(["sh010", "sh020", "sh030"].map((shot, at) => render([shot], `bot ${at}`)));
    const queued = replies.flatMap(({ body }) => (body as { queued?: object[] }).queued ?? []);
    expect(queued).to.have.length(2);
    const { body } = await render(["sh010"], "another").expect(200);
    expect(body.errors[0].error).to.match(/agents may begin 2 takes in a day without a plan/);
    expect((await studio.get("/settings").expect(200)).body.settings).to.include({ agent_takes: 2 });
  });

  it("are counted one by one where a request asks for many of a shot", async () => {
    const asked = { ep: studio.ep, shots: ["sh010"], count: 5 };
    const { body } = await studio.post("/render", asked).set({ "x-studio-agent": "bot" }).expect(200);
    expect(body.queued).to.have.length(2);
    expect(body.errors).to.have.length(3);
    const { body: seeds } = await studio
      .post("/render", { ep: studio.ep, shots: ["sh020"], seeds: ["1", "2"] })
      .set({ "x-studio-agent": "bot" })
      .expect(200);
    expect(seeds.queued).to.have.length(0);
  });

  it("beyond it need a plan; those of people do not count", async () => {
    await studio.post("/render", { ep: studio.ep, shots: ["sh010", "sh020", "sh030"] }).expect(200);
    await render(["sh010", "sh020"]).expect(200);
    const asked = { ep: studio.ep, redo: true, takes: 2 };
    const { body: plan } = await studio.post("/plans", asked).set({ "x-studio-agent": "bot" }).expect(200);
    expect((plan as Plan).totals).to.deep.include({ takes: 6, paid: 0 });
    const { id } = plan as Plan;
    const { token } = (await studio.post("/plans/approve", { id }).set({ origin: studio.url }).expect(200)).body;
    const { body } = await studio.post("/plans/start", { id, token }).set({ "x-studio-agent": "bot" }).expect(200);
    expect(body.queued, JSON.stringify(body.errors)).to.have.length(6);
    const text = await readFile(join(studio.user, "default/studio/ledger.ndjson"), "utf8");
    expect(text).to.contain(`"takes":{"by":"bot","count":6,"plan":"${id}"}`);
    const seeds = new Set(body.queued.map(({ shot, seed }: { shot: string; seed: string }) => `${shot} ${seed}`));
    expect(seeds.size, "each take is another one").to.equal(6);
  });
});
