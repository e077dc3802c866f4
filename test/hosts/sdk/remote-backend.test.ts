import { expect } from "chai";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BackendEvent, BackendJob } from "../../../src/hosts/backend.ts";
import { loadSdk } from "../../../src/hosts/sdk/load-sdk.ts";
import { openRemote, type RemoteOptions } from "../../../src/hosts/sdk/remote-backend.ts";
import { ServiceStopping } from "../../../src/machine/cancellable-work.ts";
import { allEvents, noteEvents } from "../../support/values/all-events.ts";
import { placeSdk } from "../../support/servers/comfy-sdk.ts";
import { scratchFolder, suiteFolder } from "../../support/episodes/scratch-folder.ts";
import { StandInApi } from "../../support/servers/stand-in-api.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { until } from "../../support/until.ts";

const FILM = Buffer.from("a film of a few bytes");
const KEY = "comfyui-0123456789abcdef";
const ID = "0c5b1c1e-8d56-4a5e-9d5a-0f6f5a0c1d2e";
const PACE = { ask: 10, silent: 10, lost: 2, canceled: 5 };
const GRAPH = {
  "1": { class_type: "LoadImage", inputs: { image: "studio/ab12.png" } },
  "9": { class_type: "SaveVideo", inputs: { video: ["1", 0] } },
};

describe("a backend behind the Comfy API", () => {
  const [library, scratch] = [suiteFolder(), scratchFolder()];
  let api: StandInApi;
  before(() => placeSdk(library()));
  beforeEach(async () => {
    api = await new StandInApi(FILM, KEY).open();
  });
  afterEach(() => api.close());

  const backend = (more: Partial<RemoteOptions> = {}) =>
    openRemote({
      name: "cloud",
      kind: "cloud",
      isPaid: true,
      url: api.url,
      keyFor: () => KEY,
      sdk: () => loadSdk(library()),
      examine: async () => undefined,
      pace: PACE,
      ...more,
    });
  const job = (more: Partial<BackendJob> = {}): BackendJob => ({
    id: ID,
    target: "model",
    folder: scratch(),
    stem: "sh010_t01",
    work: { kind: "graph", graph: GRAPH, inputs: [] },
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

  it("brings the film of a graph under the take's name, and tells how far it is", async () => {
    api.switches.runFor = 60;
    const events = await allEvents(backend().run(job(), never));
    expect(events.at(-1)).to.deep.equal({
      kind: "files",
      files: [{ role: "video", path: join(scratch(), "sh010_t01.mp4") }],
    });
    expect(await film()).to.deep.equal(FILM);
    expect(events.some((event) => event.kind === "progress" && event.total === 100)).to.equal(true);
    expect(await readdir(scratch())).to.deep.equal(["sh010_t01.mp4"]);
  });

  it("tells the key of the run before it is sent, and its id when it is known", async () => {
    const handles: unknown[] = [];
    for await (const event of backend().run(job(), never)) {
      if (event.kind !== "submitted") continue;
      if (handles.push(JSON.parse(event.handle)) > 1) continue;
      await sleep(20);
      expect(api.taken).to.deep.equal([]);
    }
    const sent = { at: api.url, key: ID, nodes: 2 };
    expect(handles).to.deep.equal([sent, { ...sent, id: api.run(ID) }]);
  });

  it("stores the files that the graph reads, each once, and names them in it", async () => {
    await writeFiles(scratch(), { "refs/mara.png": "a picture" });
    const inputs = [{ role: "first", path: join(scratch(), "refs/mara.png"), name: "studio/ab12.png" }];
    const work = { kind: "graph" as const, graph: GRAPH, inputs };
    await end(never, { work });
    await end(never, { work, id: "another", stem: "sh010_t02" });
    expect(api.uploads).to.deep.equal(["mara.png"]);
    const [graph] = api.graphs as [typeof GRAPH];
    expect(graph["1"].inputs.image).to.deep.include({ __type: "core/ASSET" });
    expect(graph["9"]).to.deep.equal(GRAPH["9"]);
  });

  it("sends nothing for a file that cannot be stored", async () => {
    const inputs = [{ role: "first", path: join(scratch(), "gone.png"), name: "studio/ab12.png" }];
    expect(reason(await end(never, { work: { kind: "graph", graph: GRAPH, inputs } }))).to.match(/could not be stored/);
    expect(api.taken).to.deep.equal([]);
  });

  it("does without events where they are refused", async () => {
    for (const status of [429, 501]) {
      api.switches.refusesEvents = status;
      expect((await end(never, { id: `run-${status}` })).kind).to.equal("files");
    }
  });

  it("fetches a film that lies elsewhere without the key", async () => {
    api.switches.signs = true;
    expect((await end()).kind).to.equal("files");
    expect(await film()).to.deep.equal(FILM);
    expect(api.strangers).to.deep.equal([undefined]);
  });

  for (const code of ["queue_full", "deployment_not_ready", "rate_limited"]) {
    it(`waits while the answer is ${code}, and is taken once`, async () => {
      Object.assign(api.switches, { busy: 3, busyCode: code });
      expect((await end()).kind).to.equal("files");
      expect(api.taken).to.deep.equal([ID]);
    });
  }

  for (const [what, set, sentence] of [
    [
      "has no credits left",
      { status: 402, code: "insufficient_credits", message: "Pay" },
      /refused: .*too few credits/,
    ],
    ["has stopped", { status: 422, code: "deployment_stopped", message: "Stopped" }, /the deployment is stopped/],
    ["may not", { status: 403, code: "forbidden", message: "No" }, /may not do this/],
    ["knows no such node", { status: 422, code: "invalid_workflow", message: "no Foo" }, /refused: status 422: no Foo/],
  ] as const) {
    it(`fails in a sentence where the account or the graph ${what}`, async () => {
      api.switches.refuses = set;
      expect(reason(await end())).to.match(sentence);
    });
  }

  it("names the node that a graph is refused for", async () => {
    const node = { class_type: "KSampler", errors: [{ message: "Value not in list", details: "sampler_name" }] };
    const details = { node_errors: { "3": node } };
    api.switches.refuses = { status: 422, code: "invalid_workflow", message: "Invalid", details };
    expect(reason(await end())).to.match(/KSampler \(3\): Value not in list sampler_name/);
  });

  for (const lost of ["losesReply", "failsAfterTaking"] as const) {
    it(`says that a run is unknown and sends it once when the reply is lost (${lost})`, async () => {
      api.switches[lost] = true;
      expect(reason(await end())).to.match(/unknown: the answer was lost.*not sent again by itself/);
      expect(api.taken).to.deep.equal([ID]);
    });
  }

  it("waits for an address that does not answer at all, since nothing was sent", async () => {
    const away = backend();
    await api.close();
    const stop = new AbortController();
    const events: BackendEvent[] = [];
    const ending = noteEvents(away.run(job(), stop.signal), events).catch((error: unknown) => error);
    await until(() => events.some((event) => event.kind === "log"), "nothing was logged");
    stop.abort(new Error("canceled"));
    expect(await ending).to.have.property("message", "canceled");
    api = await new StandInApi(FILM, KEY).open();
  });

  it("follows the run again when the address answers again", async () => {
    api.switches.runFor = 200;
    const events: BackendEvent[] = [];
    const ending = noteEvents(backend().run(job(), never), events);
    const isAway = () => events.some((event) => event.kind === "log" && /no answer to be had/.test(event.line));
    await until(() => api.taken.length > 0, "the service took no job");
    api.switches.sendsHtml = true;
    await until(isAway, "nobody was turned away");
    api.switches.sendsHtml = false;
    await ending;
    expect(events.at(-1)?.kind).to.equal("files");
    expect(api.taken).to.deep.equal([ID]);
  });

  for (const [what, set, sentence] of [
    ["fails", { fails: "out of memory" }, /^KSampler: out of memory$/],
    ["expires", { expires: true }, /has expired there/],
    ["is forgotten", { forgets: true }, /not known there any more.*unknown/],
    ["does not hand the file over", { losesFiles: true }, /does not hand it over \(status 404\)/],
    ["cuts the file short", { cutsFiles: true }, /does not hand it over/],
  ] as const) {
    it(`fails in a sentence when the run ${what}, and leaves no file`, async () => {
      Object.assign(api.switches, set);
      expect(reason(await end())).to.match(sentence);
      expect(await readdir(scratch())).to.deep.equal([]);
    });
  }

  it("ends the run when it is canceled, and waits until it has ended", async () => {
    Object.assign(api.switches, { runFor: Infinity, cancelsLate: 2 });
    const stop = new AbortController();
    const ending = end(stop.signal).catch((error: unknown) => error);
    await until(() => api.status(ID) === "running", "the job did not begin to run");
    stop.abort(new Error("canceled"));
    expect(await ending).to.have.property("message", "canceled");
    expect(api.status(ID)).to.equal("canceled");
  });

  it("leaves the run alone when the service stops, and follows it by its id at the next start", async () => {
    api.switches.runFor = 100;
    const stop = new AbortController();
    const handles: string[] = [];
    const left = (async () => {
      for await (const event of backend().run(job(), stop.signal))
        if (event.kind === "submitted") handles.push(event.handle);
    })().catch((error: unknown) => error);
    await until(() => handles.length >= 2, "no second handle was told");
    stop.abort(new ServiceStopping("the service stops"));
    expect(await left).to.be.instanceOf(ServiceStopping);
    expect((await attached(handles.at(-1)!)).at(-1)?.kind).to.equal("files");
    expect(await film()).to.deep.equal(FILM);
    expect([api.taken, api.ended]).to.deep.equal([[ID], [ID]]);
  });

  it("does not send a run again of which only the key is known", async () => {
    const events = await attached(JSON.stringify({ at: api.url, key: ID }));
    expect(reason(events.at(-1)!)).to.match(/unknown: the answer was lost.*not sent again/);
    expect(reason((await attached("what is this")).at(-1)!)).to.match(/unknown/);
    expect(api.taken).to.deep.equal([]);
  });

  it("knows of a run that it waited with when the service stopped that it never ran", async () => {
    api.switches.busy = Infinity;
    const stop = new AbortController();
    const handles: string[] = [];
    const backendOf = backend();
    const left = (async () => {
      for await (const event of backendOf.run(job(), stop.signal)) {
        if (event.kind === "submitted") handles.push(event.handle);
        if (event.kind === "log") stop.abort(new ServiceStopping("the service stops"));
      }
    })().catch((error: unknown) => error);
    expect(await left).to.be.instanceOf(ServiceStopping);
    expect(reason((await attached(handles.at(-1)!)).at(-1)!)).to.match(/stopped before the run was taken there/);
  });

  it("follows a run where it was handed over, whatever the settings say now", async () => {
    await end();
    const { url } = api;
    const elsewhere = await new StandInApi(FILM, KEY).open();
    const { work, ...known } = job();
    const handle = JSON.stringify({ at: url, key: ID, id: api.run(ID)! });
    const moved = backend({ url: elsewhere.url });
    const events = await allEvents(moved.attach!({ ...known, stem: "again", work: async () => work }, handle, never));
    await elsewhere.close();
    expect(events.at(-1)?.kind).to.equal("files");
  });

  it("is down in a sentence: without the SDK, without a key, with a wrong one, and when nothing answers", async () => {
    expect(await backend().down()).to.equal(null);
    expect(await backend({ sdk: async () => null }).down()).to.match(/SDK is not installed/);
    expect(await backend({ sdk: () => Promise.reject(new Error("torn")) }).down()).to.match(
      /cannot be loaded \(torn\)/,
    );
    expect(await backend({ keyFor: () => null }).down()).to.match(/there is no key for http.*given for/);
    expect(await backend({ keyFor: () => "wrong" }).down()).to.match(/the key is not accepted/);
    api.switches.sendsHtml = true;
    expect(await backend().down()).to.match(/cannot be used: status 502/);
  });

  it("asks for no key where none is needed", async () => {
    const open = await new StandInApi(FILM, null).open();
    const proxy = backend({ name: "local", kind: "local", isPaid: false, url: open.url, keyFor: () => null });
    expect(await proxy.down()).to.equal(null);
    expect((await allEvents(proxy.run(job(), never))).at(-1)?.kind).to.equal("files");
    await open.close();
  });

  it("runs graphs alone", async () => {
    const work = { kind: "draw" } as unknown as BackendJob["work"];
    expect(reason(await end(never, { work }))).to.match(/model has no graph/);
  });

  it("never says the key, whatever the other side says", async () => {
    api.switches.gossips = true;
    const reported: string[] = [];
    const note = async (more: Partial<BackendJob> = {}) =>
      reported.push(JSON.stringify(await allEvents(backend().run(job(more), never))));
    await note();
    api.switches.fails = "broke";
    await note({ id: "b" });
    api.switches.refuses = { status: 422, code: "invalid_workflow", message: "no" };
    await note({ id: "c" });
    reported.push((await backend({ keyFor: () => `${KEY}x` }).down()) ?? "");
    expect(reported.join("\n")).to.contain("[key]").and.not.contain(KEY);
  });
});
