// Takes made by a hosted model, from request to ledger: docs/http.md "Drafts", against a Router that is made for tests.
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Sidecar } from "../../../src/contracts/files/sidecar.ts";
import type { DraftRow } from "../../../src/contracts/routes/router.ts";
import { placeSdk } from "../../support/servers/comfy-sdk.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { seriesFor } from "../../support/episodes/sample-episodes.ts";
import { smallFilm } from "../../support/media/small-film.ts";
import { StandInRouter } from "../../support/servers/stand-in-router.ts";

const KEY = "comfyui-0123456789abcdef";
const MODEL = "byteplus/dreamina-seedance-2-5-260628";

describe("a take of a hosted model", function () {
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
    await studio.put("/settings", { api_key: KEY }).expect(200);
  });
  afterEach(async () => {
    await studio.close();
    await router.close();
  });
  const render = async (more: object = {}) => {
    const asked = { ep: studio.ep, pass: "proxy", shots: ["sh010"], allow_missing_refs: true, ...more };
    const { body } = await studio.post("/render", asked).expect(200);
    expect(body.errors, JSON.stringify(body)).to.deep.equal([]);
    expect(body.queued, JSON.stringify(body)).to.have.length(1);
    await studio.idle();
  };
  const sidecar = async (folder: "renders" | "renders_proxy", take = 1) =>
    JSON.parse(await readFile(join(studio.ep, folder, "sh010", `sh010_t0${take}.json`), "utf8")) as Sidecar;

  it("is a draft in the proxy pass, and its final is asked for by the draft's task alone", async () => {
    await render();
    const proxy = await sidecar("renders_proxy");
    expect(proxy, proxy.save_notes).to.include({ status: "ok", backend: "router", width: 64, height: 36 });
    expect(
      proxy.check?.findings.map(({ kind }) => kind),
      "its size is the model's own",
    ).not.to.include("size");
    expect(proxy["model_request"]).to.include({ provider: "byteplus", model: MODEL, task: "task-1" });
    expect(router.asked[0]!.body).to.include({ draft: true, resolution: "480p" });

    await render({ pass: "final", from_draft: { sh010: 1 } });
    const final = await sidecar("renders");
    expect(final.status, final.save_notes).to.equal("ok");
    expect(final["from_draft"]).to.deep.equal({ task: "task-1", take: 1, pass: "proxy" });
    expect(router.asked[1]!.body).to.deep.equal({
      content: [{ type: "draft_task", draft_task: { id: "task-1" } }],
      resolution: "1080p",
    });
    const { drafts } = (await studio.get("/drafts", { ep: studio.ep }).expect(200)).body as { drafts: DraftRow[] };
    expect(drafts[0]).to.deep.include({ shot: "sh010", finals: [1], made_from_it: true, expired: false });
  });

  it("is paid once though its reply is lost, and stands in the ledger with what it cost", async () => {
    router.switches.losesReply = 1;
    await render();
    expect((await sidecar("renders_proxy")).status).to.equal("ok");
    expect([router.ran.length, router.asked.length]).to.deep.equal([1, 2]);
    const { runs } = (await studio.get("/ledger").expect(200)).body;
    expect(runs).to.have.length(1);
    expect(runs[0]).to.deep.include({ shot: "sh010", outcome: "succeeded", target: "seedance_25" });
    expect(runs[0].cost).to.deep.include({ amount: 35.5 });
    expect((await studio.get("/jobs").expect(200)).body.paid.spent).to.deep.equal({ credits: 35.5 });
  });

  it("that the model refuses to make fails, and stands in the ledger too", async () => {
    router.switches.filters = true;
    await render();
    const { status, save_notes } = await sidecar("renders_proxy");
    expect(status).to.equal("failed");
    expect(save_notes).to.match(/the model made nothing/);
    const { runs } = (await studio.get("/ledger").expect(200)).body;
    expect(runs[0]).to.include({ outcome: "failed" });
  });

  it("past the limit of paid runs is not sent, and says so", async () => {
    await studio.put("/settings", { paid_limit: 1 }).expect(200);
    await render();
    const asked = { ep: studio.ep, pass: "proxy", shots: ["sh020"], allow_missing_refs: true };
    await studio.post("/render", asked).expect(200);
    const { body } = await studio.get("/jobs").expect(200);
    expect(body.lanes.router.held).to.equal("paid limit 1 of 1: reset it or raise it");
    expect(body.lanes.router.waiting).to.have.length(1);
    expect(router.asked).to.have.length(1);
    await studio.post("/jobs/paid-reset").expect(200);
    await studio.idle();
    expect(router.ran).to.have.length(2);
  });
});
