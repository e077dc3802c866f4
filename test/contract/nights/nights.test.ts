// Nights: takes rendered while nobody looks, tried again by a rule, assembled, reported, and told of. docs/http.md "Nights".
import { expect } from "chai";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { ReplyOf } from "../../../src/contracts/route.ts";
import type { startNightRoute } from "../../../src/contracts/routes/renders/nights.ts";
import { until } from "../../support/until.ts";
import { openHostStudio, type HostStudio } from "../../support/servers/host-studio.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";

type Reply = ReplyOf<typeof startNightRoute>;

describe("a night with no host", () => {
  let studio: RealStudio;
  let received: object[];
  let server: ReturnType<typeof createServer>;
  beforeEach(async () => {
    received = [];
    server = createServer((request, response) => {
      let text = "";
      request.on("data", (chunk: Buffer) => (text += chunk.toString()));
      request.on("end", () => {
        received.push(JSON.parse(text) as object);
        response.end();
      });
    });
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    studio = await openRealStudio({ env: { STUDIO_NIGHT_WEBHOOK: `${origin}/hook` } });
  });
  afterEach(async () => {
    await studio.close();
    await new Promise((resolve) => server.close(resolve));
  });

  const start = async (body: object, status = 200) =>
    (await studio.post("/night", { ep: studio.ep, pass: "proxy", ...body }).expect(status)).body as Reply;
  const ended = () => studio.received("studio.night", ({ report }) => report !== null);

  it("makes several takes of each shot, the film and a report, and says so where it is asked to", async () => {
    const { night, queued } = await start({ count: 2, follow_up: ["assemble"] });
    expect(queued.map(({ shot, take }) => `${shot} ${take}`)).to.deep.equal([
      ...["sh010 1", "sh020 1", "sh030 1", "sh010 2", "sh020 2", "sh030 2"],
    ]);
    expect(new Set(queued.filter(({ shot }) => shot === "sh010").map(({ seed }) => seed)).size).to.equal(2);
    const { data } = await ended();
    expect(data).to.include({ id: night?.id, total: 6, ok: 6, failed: 0, skipped: 0 });
    const report = await readFile(join(studio.ep, String(data["report"])), "utf8");
    expect(report).to.include("6 of 6 takes came").and.include("It cost nothing").and.include("The film:");
    expect(report).to.include("![sh010](../renders_proxy/sh010/sh010_t01.jpg)");
    await until(() => received.length === 1, "no message came");
    expect(received[0]).to.deep.include({ text: "tide, proxy: 6 of 6 takes came", ok: 6, failed: 0 });
    const steps = async () => (await studio.get("/jobs").expect(200)).body.steps as object[];
    await until(async () => (await steps()).length === 0, "the step did not end");
    const journal = await readFile(join(studio.user, "default/studio/steps.ndjson"), "utf8");
    expect(journal.trimEnd().split("\n").length, "a line for each take").to.be.at.most(5);
  });

  it("is one at a time for a pass, and can be canceled with its jobs", async () => {
    const { night } = await start({ count: 8 });
    expect(await start({}, 409)).to.have.property("error");
    await studio.post("/jobs/cancel", { id: night?.id }).expect(200);
    await studio.idle();
    expect((await studio.get("/jobs").expect(200)).body.steps).to.deep.equal([]);
    expect(await readdir(studio.ep)).not.to.include("_reports");
  });

  it("begins nothing where nothing is to be rendered", async () => {
    expect(await start({ shots: ["sh999"] })).to.deep.include({ night: null, queued: [] });
  });

  it("leaves a shot alone that has a take, however many takes are asked for", async () => {
    await studio.post("/render", { ep: studio.ep, pass: "proxy", shots: ["sh010"] }).expect(200);
    await studio.idle();
    const body = { ep: studio.ep, pass: "proxy", shots: ["sh010", "sh020"], count: 2 };
    const { body: reply } = await studio.post("/render", body).expect(200);
    expect(reply.queued.map(({ shot }: { shot: string }) => shot)).to.deep.equal(["sh020", "sh020"]);
    expect(reply.skipped).to.have.length(1);
    await studio.idle();
  });

  it("sweeps seeds in one request", async () => {
    const body = { ep: studio.ep, pass: "proxy", shots: ["sh010"], seeds: ["5", "6", "7"] };
    const { body: reply } = await studio.post("/render", body).expect(200);
    expect(reply.queued.map(({ seed }: { seed: string }) => seed)).to.deep.equal(["5", "6", "7"]);
    await studio.idle();
  });
});

describe("a night on a host", () => {
  let at: HostStudio;
  beforeEach(async () => {
    at = await openHostStudio("wan22_ti2v");
    await at.allPictures();
  });
  afterEach(() => at.close());

  const start = (body: object) => at.studio.post("/night", { ep: at.studio.ep, pass: "proxy", ...body }).expect(200);
  const ended = () => at.studio.received("studio.night", ({ report }) => report !== null);
  const report = async () => readFile(join(at.studio.ep, String((await ended()).data["report"])), "utf8");

  it("tries a take again that failed, under a new number with its seed", async () => {
    at.host.switches.fails = "the card was lost";
    void at.studio
      .received("studio.take", ({ status }) => status === "failed")
      .then(() => (at.host.switches.fails = null));
    const { body } = await start({ shots: ["sh010"], retry: 2 });
    expect((await ended()).data).to.include({ total: 1, ok: 1, failed: 0 });
    expect((await at.sidecar(1)).status).to.equal("failed");
    expect(await at.sidecar(2)).to.include({ status: "ok", seed: body.queued[0].seed, step: body.night.id });
    expect(await report()).to.include("| sh010 | 2 | 2 |");
  });

  it("gives up where takes fail one after the other for one reason", async () => {
    at.host.switches.fails = "out of memory";
    await start({ retry: 0, skip_after: 2 });
    expect((await ended()).data).to.include({ total: 3, ok: 0, failed: 2, skipped: 1 });
    const text = await report();
    expect(text).to.include("0 of 3 takes came").and.include("out of memory: sh010 take 1, sh020 take 1");
  });
});
