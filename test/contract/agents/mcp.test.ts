// An agent with the SDK's own client makes a film, over HTTP and over standard input and output, in the protocols of 2025 and of 2026.
import { expect } from "chai";
import { dirname, join } from "node:path";
import request from "supertest";
import { VERBS } from "../../../src/http/mcp/open-mcp.ts";
import { readClipFacts } from "../../../src/media/read-clip.ts";
import { agentOver, overHttp, overStdio, type Agent } from "../../support/agents/agent.ts";
import { openTestStudio } from "../../support/episodes/open-test-studio.ts";
import { openRealStudio, type RealStudio } from "../../support/episodes/real-studio.ts";
import { until } from "../../support/until.ts";
import { writeEpisode } from "../../support/episodes/sample-episodes.ts";
import { openScratch, type Scratch } from "../../support/episodes/scratch-folder.ts";

interface Page {
  readonly total: number;
  readonly items: readonly Record<string, unknown>[];
}

/** Writes a line, checks, builds, renders, watches, picks, notes, assembles. */
async function makesAFilm(agent: Agent, ep: string): Promise<void> {
  const call = async (name: string, args: object = {}) => {
    const reply = await agent.call(name, { ep, ...args });
    expect(reply.isError, `${name}: ${reply.text}`).to.equal(false);
    expect(reply.text.length, `${name} is small`).to.be.below(8_000);
    return reply;
  };
  const { said: source } = await call("read_source");
  expect(source["text"]).to.match(/^1: /);
  const edits = [{ old: "Ada looks at the crate.", new: "Ada looks at the crate and laughs." }];
  const { said: impact } = await call("impact", { edits });
  expect((impact["shots"] as Page).items.map(({ shot }) => shot)).to.include("sh020");
  expect((await call("check", { edits })).said).to.include({ ok: true });
  const { said: saved } = await call("write_source", { edits, base_hash: source["base_hash"] });
  expect(saved).to.include({ ok: true, built: true });
  const again = await agent.call("write_source", { ep, base_hash: source["base_hash"], text: "" });
  expect([again.isError, again.text]).to.deep.equal([true, again.text]);
  expect(again.text, "over a version that it has not read").to.match(/changed on disk/);
  expect((await call("build")).said).to.include({ ok: true });
  const { said: dry } = await call("dry_run");
  expect(dry["totals"]).to.include({ made: 3, paid: 0 });

  const { said: made } = await call("render");
  const queued = made["queued"] as { shot: string; job: string }[];
  expect(queued.map(({ shot }) => shot)).to.deep.equal(["sh010", "sh020", "sh030"]);
  const jobs = queued.map(({ job }) => job);
  const watch = async () => (await agent.call("watch", { jobs, seconds: 20 })).said;
  let seen = await watch();
  while (seen["done"] !== true) seen = await watch();
  expect((seen["jobs"] as Page).items.map(({ status }) => status)).to.deep.equal(Array(3).fill("succeeded"));

  const { pictures } = await call("look", { shot: "sh010" });
  expect(pictures.map(({ type }) => type)).to.deep.equal(["image/jpeg", "image/jpeg"]);
  for (const { bytes } of pictures) expect(bytes.length).to.be.within(1_000, 200_000);
  expect((await call("pick", { shot: "sh010", take: 1 })).said).to.include({ plays: 1 });
  await call("note", { shot: "sh010", note: "a little dark" });
  const { said: status } = await call("status", { count: 2 });
  expect(status).to.deep.include({ counts: { ok: 3 } });
  expect(status["shots"]).to.deep.include({ total: 3, from: 0, next: 2 });
  const { said: film } = await call("assemble");
  expect(film["done"], JSON.stringify(film)).to.equal(true);
  expect((await readClipFacts(film["output"] as string)).frames).to.be.above(24);
  expect((await call("export", { format: "edl" })).said["content"]).to.match(/TITLE/);
}

describe("an agent over HTTP", function () {
  this.timeout(60_000);
  let studio: RealStudio;
  beforeEach(async () => void (studio = await openRealStudio()));
  afterEach(() => studio.close());

  for (const [modern, protocol] of [
    [false, "2025"],
    [true, "2026"],
  ] as const) {
    it(`makes a film, in the protocol of ${protocol}, and the ledger names it`, async () => {
      const agent = await agentOver(overHttp(`${studio.url}/mcp`, { "x-studio-agent": "test-agent" }), { modern });
      await makesAFilm(agent, studio.ep);
      await agent.close();
      const { acts } = (await studio.get("/ledger").expect(200)).body as {
        acts: { by: string; via: string; what: string }[];
      };
      expect(new Set(acts.map(({ by, via }) => `${by} ${via}`))).to.deep.equal(new Set(["test-agent mcp"]));
      expect(acts.map(({ what }) => what)).to.include.members(["saveSource", "render", "pick", "addIssue", "assemble"]);
    });
  }

  it("answers under every prefix, also where a host has the rest", async () => {
    for (const path of ["/mcp", "/studio/mcp", "/api/studio/mcp"]) {
      const agent = await agentOver(overHttp(`${studio.url}${path}`));
      expect((await agent.client.listTools()).tools).to.have.length(VERBS.length);
      await agent.close();
    }
  });

  it("is behind the guard of every route: other sites, other names and other words than JSON are refused", async () => {
    const at = request(studio.url);
    const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
    const accept = "application/json, text/event-stream";
    await at.post("/mcp").set({ origin: "https://evil.example", accept }).send(list).expect(403);
    await at.post("/mcp").set({ host: "evil.example", accept }).send(list).expect(403);
    await at.post("/mcp").set({ "sec-fetch-site": "cross-site", accept }).send(list).expect(403);
    await at.post("/mcp").set({ "content-type": "text/plain", accept }).send(JSON.stringify(list)).expect(400);
    const { body } = await at.post("/mcp").set({ "content-type": "application/json" }).send("{").expect(400);
    expect((body as { error: string }).error).to.match(/not valid JSON/);
    await at.get("/mcp").expect(405);
  });

  it("reads our sentences when it asks for what is not there, and no place outside the roots", async () => {
    const agent = await agentOver(overHttp(`${studio.url}/mcp`));
    const sentence = async (name: string, args: object) => {
      const { isError, text } = await agent.call(name, args);
      expect(isError, text).to.equal(true);
      return text;
    };
    const { ep } = studio;
    expect(await sentence("sing", {})).to.match(/there is no verb sing/);
    expect(await sentence("status", {})).to.equal("status: ep is missing");
    expect(await sentence("status", { ep, colour: "red" })).to.match(/status: .*colour/);
    expect(await sentence("look", { ep, shot: "sh999" })).to.match(/there is no shot sh999/);
    expect(await sentence("look", { ep, shot: "sh010" })).to.match(/sh010 has no take/);
    expect(await sentence("read_source", { ep: "/etc" })).to.match(/outside|root/);
    expect(await sentence("compare", { ep, shot: "sh010", a: 1, b: 2 })).to.match(/sh010 has no take 1: it has none/);
    const twice = { ep, edits: [{ old: "Ada", new: "Eve" }] };
    expect(await sentence("check", twice)).to.match(/stands in the text more than once/);
    expect(await sentence("start_night", { plan: "p", token: "t" })).to.match(/there is no plan p/);
    await agent.close();
  });

  it("proposes, waits for a person, and starts what was approved", async () => {
    await studio.put("/settings", { agent_takes: 0 }).expect(200);
    const agent = await agentOver(overHttp(`${studio.url}/mcp`), { modern: true, name: "night-bot" });
    const { said: refused } = await agent.call("render", { ep: studio.ep });
    expect(JSON.stringify(refused["errors"])).to.match(/agents may begin 0 takes/);
    const { said: plan } = await agent.call("propose_night", { ep: studio.ep, takes: 2, why: "for tonight" });
    expect(plan).to.deep.include({ state: "proposed", by: "night-bot" });
    const id = plan["plan"] as string;
    const waiting = agent.call("plans", { id, seconds: 20 });
    await studio.post("/plans/approve", { id }).set({ origin: studio.url }).expect(200);
    const { said: listed } = await waiting;
    const [approved] = (listed as unknown as Page).items;
    const { said: started } = await agent.call("start_night", { plan: id, token: approved?.["token"] });
    expect(started["queued"]).to.have.length(6);
    const twice = await agent.call("start_night", { plan: id, token: approved?.["token"] });
    expect([twice.isError, twice.text]).to.deep.equal([
      true,
      `the plan ${id} is started: only an approved one is started`,
    ]);
    await studio.idle();
    await agent.close();
  });
});

describe("an agent over standard input and output", function () {
  this.timeout(90_000);
  let scratch: Scratch;
  let ep: string;
  beforeEach(async () => {
    scratch = await openScratch();
    ep = await writeEpisode(scratch.folder, "tide");
  });
  afterEach(() => scratch.remove());

  it("makes a film with a service of its own, and without one that outlives it", async () => {
    const userDir = join(scratch.folder, "user");
    const args = ["--root", scratch.folder, "--user-dir", userDir];
    const agent = await agentOver(overStdio(args, { STUDIO_PORT: "0" }));
    const { said } = await agent.call("list_episodes");
    expect(said["page"]).to.match(/^http:\/\/127\.0\.0\.1:\d+$/);
    await makesAFilm(agent, ep);
    await agent.close();
    const gone = await fetch(said["page"] as string).catch(() => undefined);
    expect(gone).to.equal(undefined);
  });

  it("goes on when the service that it works through was started again", async () => {
    const studio = await openTestStudio();
    const agent = await agentOver(
      overStdio(["--user-dir", join(dirname(studio.showPath), "user")], { STUDIO_PORT: "0" }),
    );
    const before = await agent.call("list_episodes");
    await studio.stop();
    await studio.start();
    const again = async () => !(await agent.call("list_episodes")).isError;
    await until(again, "the agent did not find the service again");
    const { said } = await agent.call("status", { ep: studio.episodePath });
    expect([before.said["page"], said["title"]]).to.deep.equal([studio.url, "Low Tide"]);
    await agent.close();
    await studio.close();
  });

  it("works through the service that runs already, and says in its ledger who asked", async () => {
    const studio = await openRealStudio();
    const agent = await agentOver(overStdio(["--user-dir", studio.user], { STUDIO_PORT: "0" }));
    const { said } = await agent.call("list_episodes");
    expect(said).to.deep.include({ page: studio.url, total: 1 });
    const { said: made } = await agent.call("render", { ep: studio.ep, shots: ["sh010"] });
    expect(made["queued"]).to.have.length(1);
    const { acts } = (await studio.get("/ledger").expect(200)).body as { acts: { by: string }[] };
    expect(acts.map(({ by }) => by)).to.deep.equal(["test-agent"]);
    await studio.idle();
    await agent.close();
    await studio.close();
  });
});
