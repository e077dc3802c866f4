import { expect } from "chai";
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BackendEvent, BackendJob, ModelWork } from "../../../src/hosts/backend.ts";
import { openRouter, type RouterOptions } from "../../../src/hosts/router/router-backend.ts";
import { loadSdk } from "../../../src/hosts/sdk/load-sdk.ts";
import { ServiceStopping } from "../../../src/machine/cancellable-work.ts";
import { allEvents } from "../../support/values/all-events.ts";
import { placeSdk } from "../../support/servers/comfy-sdk.ts";
import { scratchFolder, suiteFolder } from "../../support/episodes/scratch-folder.ts";
import { StandInRouter } from "../../support/servers/stand-in-router.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { until } from "../../support/until.ts";

const FILM = Buffer.from("a film of a few bytes");
const KEY = "comfyui-0123456789abcdef";
const ID = "0c5b1c1e-8d56-4a5e-9d5a-0f6f5a0c1d2e";
const PACE = { silent: 5, longest: 20, ask: 5 };
const MODEL = "maker/model-1";
const DAY = 24 * 3_600_000;
/** Where the model's answer has its task, its seed and its refusal. */
const NAMED = { task: "id", seed: "seed", refused: "refused" };

describe("the Router as a backend", () => {
  const library = suiteFolder();
  const scratch = scratchFolder();
  let router: StandInRouter;
  let time: number;
  before(() => placeSdk(library()));
  beforeEach(async () => {
    time = 1_000_000;
    router = await new StandInRouter(FILM, KEY).open();
  });
  afterEach(() => router.close());

  const backend = (more: Partial<RouterOptions> = {}) =>
    openRouter({
      examine: async () => undefined,
      url: router.url,
      keyFor: () => KEY,
      sdk: () => loadSdk(library()),
      now: () => time,
      pace: PACE,
      ...more,
    });
  const work = (more: Partial<ModelWork> = {}): ModelWork => ({
    kind: "model",
    model: MODEL,
    body: { prompt: "a pier at night", seed: 7 },
    inputs: [],
    result: { role: "video", ending: ".mp4", files: ["content.video_url"], ...NAMED },
    ...more,
  });
  const job = (more: Partial<BackendJob> = {}): BackendJob => ({
    id: ID,
    target: "model",
    folder: scratch(),
    stem: "sh010_t01",
    work: work(),
    ...more,
  });
  const never = new AbortController().signal;

  const end = async (signal = never, more: Partial<BackendJob> = {}) =>
    (await allEvents(backend().run(job(more), signal))).at(-1) as BackendEvent;
  const reason = (event: BackendEvent) => (event.kind === "failed" ? event.reason : event.kind);
  const film = () => readFile(join(scratch(), "sh010_t01.mp4"));
  const attached = (handle: string) => {
    const { work, ...known } = job();
    return allEvents(backend().attach!({ ...known, work: async () => work }, handle, never));
  };

  /** Runs until a word is said, and stops there as a stop of the service does. */
  async function stopAt(kind: BackendEvent["kind"]): Promise<string> {
    const stop = new AbortController();
    let handle = "";
    const left = (async () => {
      for await (const event of backend().run(job(), stop.signal)) {
        if (event.kind === "submitted") handle = event.handle;
        if (event.kind === kind) stop.abort(new ServiceStopping("the service stops"));
      }
    })().catch((error: unknown) => error);
    expect(await left).to.be.instanceOf(ServiceStopping);
    return handle;
  }

  for (const hands of ["address", "base64", "data", "bytes"] as const) {
    it(`brings a film that comes as ${hands}, and leaves nothing else`, async () => {
      router.switches.hands = hands;
      const event = await end();
      expect(event).to.deep.include({
        kind: "files",
        files: [{ role: "video", path: join(scratch(), "sh010_t01.mp4") }],
        cost: { credits: 35.5, request: "req-7" },
      });
      expect(await film()).to.deep.equal(FILM);
      expect(await readdir(scratch())).to.deep.equal(["sh010_t01.mp4"]);
    });
  }

  it("tells the task and the seed that the provider used, and what it cost", async () => {
    const events = await allEvents(backend().run(job(), never));
    expect(events.at(-1)).to.deep.include({ answer: { provider: "maker", model: MODEL, task: "task-1", seed: "42" } });
    expect(events).to.deep.include({ kind: "log", line: "the Comfy Router says: request req-7, 35.5 credits" });
  });

  it("keeps the request and tells its key before it is sent", async () => {
    for await (const event of backend().run(job(), never)) {
      if (event.kind !== "submitted") continue;
      await sleep(20);
      expect(router.asked).to.deep.equal([]);
      expect(JSON.parse(event.handle)).to.include({ at: router.url, key: ID, since: 1_000_000 });
      expect(await readdir(scratch())).to.deep.equal(["sh010_t01.request.json"]);
    }
    expect(router.ran).to.deep.equal([ID]);
  });

  it("sends files in the ways that providers take them", async () => {
    await writeFiles(scratch(), { "refs/mara.png": "a picture" });
    const inputs = [{ role: "first", path: join(scratch(), "refs/mara.png"), name: "studio/ab12.png" }];
    const placeholder = (as: string) => ({ $file: "studio/ab12.png", as });
    const body = {
      images: [{ url: placeholder("data") }],
      raw: { bytes: placeholder("base64"), type: placeholder("type") },
    };
    await end(never, { work: work({ body, inputs }) });
    const base64 = Buffer.from("a picture").toString("base64");
    expect(router.asked[0]!.body).to.deep.equal({
      images: [{ url: `data:image/png;base64,${base64}` }],
      raw: { bytes: base64, type: "image/png" },
    });
  });

  it("sends nothing when a file cannot be read", async () => {
    const inputs = [{ role: "first", path: join(scratch(), "gone.png"), name: "a.png" }];
    const body = { image: { $file: "a.png", as: "data" } };
    expect(reason(await end(never, { work: work({ body, inputs }) }))).to.match(/could not be written down/);
    expect(router.asked).to.deep.equal([]);
  });

  it("fetches the film without the key", async () => {
    await end();
    expect(router.strangers).to.deep.equal([undefined]);
  });

  it("asks again under the same key while it takes longer than one answer, and runs once", async () => {
    Object.assign(router.switches, { runFor: 80, deadline: 10 });
    expect((await end()).kind).to.equal("files");
    expect(router.asked.length).to.be.above(2);
    expect(router.ran).to.deep.equal([ID]);
  });

  for (const [status, type] of [
    [409, "concurrency_limit_exceeded"],
    [429, "rate_limited"],
    [503, "service_unavailable"],
  ] as const) {
    it(`waits at ${status} ${type}, and runs once`, async () => {
      Object.assign(router.switches, { busy: 3, busyWith: { status, type } });
      const events = await allEvents(backend().run(job(), never));
      expect(events.at(-1)?.kind).to.equal("files");
      expect(events.filter((event) => event.kind === "log")).to.have.length(2);
      expect([router.asked.length, router.ran]).to.deep.equal([4, [ID]]);
    });
  }

  it("collects the result of a run whose answers were lost, and pays once", async () => {
    router.switches.losesReply = 3;
    expect((await end()).kind).to.equal("files");
    expect(router.ran).to.deep.equal([ID]);
  });

  it("collects a film that was cut off", async () => {
    Object.assign(router.switches, { hands: "bytes", cutsAnswer: 2 });
    expect((await end()).kind).to.equal("files");
    expect(await film()).to.deep.equal(FILM);
    router.switches.cutsAnswer = 9;
    expect(reason(await end(never, { id: "another", stem: "sh010_t02" }))).to.match(/does not arrive whole/);
    expect(router.ran).to.deep.equal([ID, "another"]);
  });

  it("goes on when a gateway's page is gone again", async () => {
    router.switches.sendsHtml = true;
    const ending = allEvents(backend().run(job(), never));
    await until(() => router.turnedAway > 0, "nobody was turned away");
    router.switches.sendsHtml = false;
    const events = await ending;
    expect(events.at(-1)?.kind).to.equal("files");
    const lines = events.flatMap((event) => (event.kind === "log" ? [event.line] : []));
    expect(lines[0]).to.match(/no answer from the Comfy Router \(status 502\): asking again/);
  });

  for (const [status, type, detail, sentence] of [
    [402, "insufficient_credits", "Pay", /too few credits/],
    [401, "unauthorized", "No", /key is not accepted/],
    [404, "model_not_found", "No", /does not have this model/],
    [400, "content_policy_violation", "violence", /policy does not allow.*violence/],
    [502, "provider_error", "boom", /provider failed: boom/],
    [403, "not_enabled", "Gated", /not enabled/],
    [422, "invalid_input", [{ loc: ["body", "duration"], msg: "too long" }], /not billed: body\.duration: too long/],
    [409, "invalid_input", "key was used", /cannot give back this run/],
    [418, "", "", /not billed: status 418/],
  ] as const) {
    it(`fails in a sentence at ${status} ${type}, and asks once`, async () => {
      router.switches.refuses = { status, type, detail };
      const event = await end();
      expect(reason(event)).to.match(sentence);
      expect(event).to.deep.include({ cost: { credits: null, request: "req-7" } });
      expect(router.asked).to.have.length(1);
      expect(await readdir(scratch())).to.deep.equal([]);
    });
  }

  it("says why a model made nothing, and that a film is gone", async () => {
    router.switches.filters = true;
    expect(reason(await end())).to.equal("the model made nothing: too violent");
    router.switches.filters = false;
    router.switches.losesFiles = true;
    expect(reason(await end(never, { id: "another" }))).to.match(/does not hand it over \(status 403\)/);
    const result = { ...work().result, files: ["elsewhere"] };
    expect(reason(await end(never, { id: "third", work: work({ result }) }))).to.match(/names no file/);
  });

  it("ends a canceled run at once", async () => {
    router.switches.runFor = 10_000;
    const stop = new AbortController();
    const ending = end(stop.signal).catch((error: unknown) => error);
    await until(() => router.ran.length > 0, "the Router ran nothing");
    stop.abort(new Error("canceled"));
    expect(await ending).to.have.property("message", "canceled");
    expect(await readdir(scratch())).to.deep.equal([]);
  });

  it("makes the very same request at the next start, and pays once", async () => {
    Object.assign(router.switches, { runFor: 60, deadline: 10 });
    const handle = await stopAt("log");
    expect(await readdir(scratch())).to.deep.equal(["sh010_t01.request.json"]);
    expect((await attached(handle)).at(-1)?.kind).to.equal("files");
    expect(await film()).to.deep.equal(FILM);
    expect(router.ran).to.deep.equal([ID]);
    expect(new Set(router.asked.map((asked) => JSON.stringify(asked))).size).to.equal(1);
    expect(await readdir(scratch())).to.deep.equal(["sh010_t01.mp4"]);
  });

  it("sends a request at the next start that had not been sent yet", async () => {
    const handle = await stopAt("submitted");
    expect((await attached(handle)).at(-1)?.kind).to.equal("files");
    expect(router.ran).to.deep.equal([ID]);
  });

  it("never sends a request again that is a day old, that is gone, or that was changed", async () => {
    router.switches.deadline = 0;
    router.switches.runFor = 1000;
    const handle = await stopAt("log");
    const asked = router.asked.length;
    const request = join(scratch(), "sh010_t01.request.json");
    const text = await readFile(request, "utf8");
    await writeFile(request, text.replace("pier", "quay"));
    expect(reason((await attached(handle)).at(-1)!)).to.match(/unknown: the request that was sent is not there/);
    await writeFile(request, text);
    time += DAY;
    expect(reason((await attached(handle)).at(-1)!)).to.match(/unknown: its answer did not come within a day/);
    expect(reason((await attached(handle)).at(-1)!)).to.match(/unknown: the request that was sent is not there/);
    expect(reason((await attached("nothing")).at(-1)!)).to.match(/unknown/);
    expect(router.asked).to.have.length(asked);
  });

  it("is down in a sentence: without the SDK, without a key, with a wrong one, and when nothing answers", async () => {
    expect(await backend().down()).to.equal(null);
    expect(await backend({ sdk: async () => null }).down()).to.match(/SDK is not installed/);
    expect(await backend({ sdk: () => Promise.reject(new Error("torn")) }).down()).to.match(
      /cannot be loaded \(torn\)/,
    );
    expect(await backend({ keyFor: () => null }).down()).to.match(/there is no key for the Comfy Router/);
    expect(await backend({ keyFor: () => "wrong" }).down()).to.match(/key is not accepted/);
    router.switches.sendsHtml = true;
    expect(await backend().down()).to.match(/cannot be used: status 502/);
  });

  it("runs hosted models alone", async () => {
    const graph = { kind: "graph" as const, graph: {}, inputs: [] };
    expect(reason(await end(never, { work: graph }))).to.match(/model is no hosted model/);
  });

  it("never says the key, whatever the Router says, and keeps it in no file", async () => {
    router.switches.gossips = true;
    router.switches.refuses = { status: 400, type: "content_policy_violation", detail: "no" };
    const reported = JSON.stringify(await allEvents(backend().run(job(), never)));
    const down = await backend({ keyFor: () => `${KEY}x` }).down();
    expect(`${reported}${down}`).to.contain("[key]").and.not.contain(KEY);
    Object.assign(router.switches, { refuses: null, deadline: 0, runFor: 1000 });
    const handle = await stopAt("log");
    expect(handle).not.to.contain(KEY);
    expect(await readFile(join(scratch(), "sh010_t01.request.json"), "utf8")).not.to.contain(KEY);
  });
});
