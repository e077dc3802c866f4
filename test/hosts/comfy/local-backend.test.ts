import { expect } from "chai";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BackendEvent, BackendJob } from "../../../src/hosts/backend.ts";
import { ComfyHost } from "../../../src/hosts/comfy/comfy-host.ts";
import { HostSocket } from "../../../src/hosts/comfy/host-socket.ts";
import { openLocal, type LocalOptions } from "../../../src/hosts/comfy/local-backend.ts";
import { ServiceStopping } from "../../../src/machine/cancellable-work.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { StandInHost } from "../../support/servers/stand-in-host.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { until } from "../../support/until.ts";

const FILM = Buffer.from("a film of a few bytes");
const GRAPH = { "3": { class_type: "EmptyImage", inputs: {} }, "9": { class_type: "SaveVideo", inputs: {} } };
const PACE = { ask: 10, silent: 10, lost: 40 };
const ID = "0c5b1c1e-8d56-4a5e-9d5a-0f6f5a0c1d2e";

describe("the local backend", () => {
  const scratch = scratchFolder();
  let host: StandInHost;
  let socket: HostSocket;

  beforeEach(async () => {
    host = await new StandInHost(FILM).open();
    socket = new HostSocket(host.url, "studio-test");
  });
  afterEach(async () => {
    socket.close();
    await host.close();
  });

  const backend = (more: Partial<LocalOptions> = {}) =>
    openLocal({
      ...{ host: new ComfyHost(host.url, { clientId: "studio-test", secondCheck: 5 }), socket, pace: PACE },
      ...{ examine: async () => undefined, ...more },
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

  async function all(events: AsyncIterable<BackendEvent>): Promise<BackendEvent[]> {
    const seen: BackendEvent[] = [];
    for await (const event of events) seen.push(event);
    return seen;
  }
  const end = async (signal = never, more: Partial<BackendJob> = {}) =>
    (await all(backend().run(job(more), signal))).at(-1) as BackendEvent;
  const attached = (handle: string) => {
    const { work, ...known } = job();
    return all(backend().attach!({ ...known, work: async () => work }, handle, never));
  };
  const film = () => readFile(join(scratch(), "sh010_t01.mp4"));

  it("brings the film of a graph under the take's name", async () => {
    const events = await all(backend().run(job(), never));
    expect(events.filter(({ kind }) => kind === "submitted")).to.deep.equal([
      { kind: "submitted", handle: `?${ID}` },
      { kind: "submitted", handle: ID },
    ]);
    expect(events.at(-1)).to.deep.equal({
      kind: "files",
      files: [{ role: "video", path: join(scratch(), "sh010_t01.mp4") }],
    });
    expect(await film()).to.deep.equal(FILM);
    expect(await readdir(scratch())).to.deep.equal(["sh010_t01.mp4"]);
  });

  it("tells its id before it sends anything", async () => {
    for await (const event of backend().run(job(), never)) {
      if (event.kind !== "submitted") continue;
      await sleep(30);
      expect(host.accepted).to.deep.equal([]);
      break;
    }
  });

  it("passes the host's steps on", async () => {
    host.switches.runFor = 200;
    const events = await all(backend().run(job(), never));
    expect(events.filter(({ kind }) => kind === "began")).to.have.length(1);
    expect(events).to.deep.include({ kind: "progress", done: 1, total: 4 });
    expect(events.filter(({ kind }) => kind === "began")).to.have.length(1);
  });

  it("lays what the graph reads into the folder of a host on this machine", async () => {
    const inputFolder = join(scratch(), "input");
    const local = backend({ inputFolder });
    const path = join(scratch(), "ada.png");
    await writeFiles(scratch(), { "ada.png": "pixels" });
    const work = { kind: "graph", graph: GRAPH, inputs: [{ role: "start", path, name: "studio/abc.png" }] } as const;
    expect((await all(local.run(job({ work }), never))).at(-1)?.kind).to.equal("files");
    expect(await readFile(join(inputFolder, "studio", "abc.png"), "utf8")).to.equal("pixels");
    expect(host.uploads.size).to.equal(0);
    await writeFiles(scratch(), { "other/studio": "a file where a folder should be" });
    const blocked = backend({ inputFolder: join(scratch(), "other") });
    const [only, ...more] = await all(blocked.run(job({ work }), never));
    expect(more).to.deep.equal([]);
    expect(only).to.include({ kind: "failed" });
    expect((only as { reason: string }).reason).to.include("studio/abc.png cannot be put into the host's input folder");
  });

  it("uploads what the graph reads, under the name that the graph has for it", async () => {
    await writeFiles(scratch(), { "first.png": "pixels" });
    const inputs = [{ role: "first", path: join(scratch(), "first.png"), name: "studio/abc.png" }];
    await end(never, { work: { kind: "graph", graph: GRAPH, inputs } });
    expect(host.uploads.get("studio/abc.png")?.toString()).to.equal("pixels");
  });

  for (const [what, set] of [
    ["whose answer was lost", () => (host.switches.losesReply = true)],
    ["whose history comes late", () => (host.switches.historyLate = 20)],
  ] as const) {
    it(`runs a prompt ${what} once`, async () => {
      set();
      expect((await end()).kind).to.equal("files");
      expect(host.accepted).to.deep.equal([ID]);
    });
  }

  for (const [what, key, hasMet] of [
    ["is cut off before it was read", "dropsPrompt", () => host.asked.includes("POST /prompt")],
    ["meets a gateway's page", "sendsHtml", () => host.turnedAway > 0],
  ] as const) {
    it(`is sent again when it ${what}, and runs once`, async () => {
      host.switches[key] = true;
      const ending = end();
      await until(hasMet, "the prompt did not meet that");
      host.switches[key] = false;
      expect((await ending).kind).to.equal("files");
      expect(host.accepted).to.deep.equal([ID]);
    });
  }

  it("waits for a host that is away, and says so", async () => {
    host.switches.runFor = Infinity;
    const events: BackendEvent[] = [];
    const following = (async () => {
      for await (const event of backend().run(job(), never)) events.push(event);
    })();
    await until(() => host.accepted.length > 0, "the host was handed no job");
    host.switches.sendsHtml = true;
    await until(() => host.turnedAway > 0, "nobody was turned away");
    Object.assign(host.switches, { sendsHtml: false, runFor: 0 });
    await following;
    expect(events.at(-1)?.kind).to.equal("files");
    const said = events.flatMap((event) => (event.kind === "log" ? [event.line] : []));
    expect(said.join("\n")).to.match(/does not answer \(status 502: Bad gateway\): waiting for it/);
  });

  it("says that nothing is known of a run that the host forgot when it was restarted", async () => {
    host.switches.runFor = Infinity;
    const ending = end();
    await until(() => host.accepted.length > 0, "the host was handed no job");
    await host.restart(20);
    expect(await ending).to.deep.include({ kind: "failed" });
    expect(((await ending) as { reason: string }).reason).to.match(/no longer knows this run.*unknown/);
    expect(host.accepted).to.have.length(1);
  });

  it("fetches what a host wrote before it died, and has forgotten since", async () => {
    host.switches.forgets = true;
    const made = await end();
    expect(made).to.deep.equal({
      kind: "files",
      files: [{ role: "video", path: join(scratch(), "sh010_t01.mp4") }],
    });
    expect(await film()).to.deep.equal(FILM);
    expect(host.accepted).to.deep.equal([ID]);
  });

  it("fails with the cause where the host died while it wrote, and leaves nothing torn", async () => {
    host.switches.forgets = true;
    const looking = backend({ examine: async () => "it holds 3 of 12 frames" });
    const failed = (await all(looking.run(job(), never))).at(-1) as Extract<BackendEvent, { kind: "failed" }>;
    expect(failed.kind).to.equal("failed");
    expect(failed.reason).to.match(
      /^the host stopped during this run, and the film that it left is not whole: .*3 of 12/,
    );
    expect(failed.isUnknown).to.equal(undefined);
    expect(await readdir(scratch())).to.deep.equal([]);
  });

  it("has its film examined for the frames that its job asked for", async () => {
    const requested: (number | undefined)[] = [];
    const examining = backend({ examine: async ({ requestedFrames }) => void requested.push(requestedFrames) });
    await all(examining.run(job({ frames: 48 }), never));
    expect(requested).to.deep.equal([48]);
  });

  it("does not run again what ran while the answer to its prompt was lost", async () => {
    Object.assign(host.switches, { losesReply: true, forgets: true, runFor: 0 });
    expect(await end()).to.include({ kind: "files" });
    expect(host.accepted).to.deep.equal([ID]);
  });

  for (const [what, set, sentence] of [
    ["refuses the graph", () => (host.switches.refuses = "no such model"), /refused the graph: .*no such model/],
    ["would leave a node out", () => (host.switches.leavesOut = "LoraLoader"), /leave out a part.*LoraLoader \(7\)/],
    ["fails", () => (host.switches.fails = "out of memory"), /^KSampler: out of memory$/],
    ["does not hand the file over", () => (host.switches.losesFiles = true), /does not hand it over \(status 404\)/],
    ["cuts the file short", () => (host.switches.cutsFiles = true), /does not hand it over/],
  ] as const) {
    it(`fails in a sentence when the host ${what}, and leaves no file`, async () => {
      set();
      const failed = await end();
      expect(failed.kind).to.equal("failed");
      expect((failed as { reason: string }).reason).to.match(sentence);
      expect(await readdir(scratch())).to.deep.equal([]);
    });
  }

  for (const hasJobs of [false, true]) {
    it(`stops exactly its own run when it is canceled, on ${hasJobs ? "newer" : "older"} hosts`, async () => {
      host.switches.hasJobs = hasJobs;
      host.switches.runFor = Infinity;
      const other = new AbortController();
      const otherEnd = end(other.signal, { id: "another" }).catch((error: unknown) => error);
      await until(() => host.accepted.length > 0, "the host was handed no job");
      const mine = new AbortController();
      const myEnd = end(mine.signal).catch((error: unknown) => error);
      await until(() => host.accepted.length >= 2, "the host was handed no second job");
      mine.abort(new Error("canceled"));
      expect(await myEnd)
        .to.be.an("error")
        .with.property("message", "canceled");
      expect(host.ran).to.deep.equal([]);
      other.abort(new Error("canceled too"));
      expect(await otherEnd)
        .to.be.an("error")
        .with.property("message", "canceled too");
    });
  }

  it("leaves the host's run alone when the service stops, and follows it at the next start", async () => {
    host.switches.runFor = 100;
    const stop = new AbortController();
    const left = end(stop.signal).catch((error: unknown) => error);
    await until(() => host.accepted.length > 0, "the host was handed no job");
    stop.abort(new ServiceStopping("the service stops"));
    expect(await left).to.be.instanceOf(ServiceStopping);
    expect((await attached(ID)).at(-1)?.kind).to.equal("files");
    expect(await film()).to.deep.equal(FILM);
    expect([host.accepted, host.ran]).to.deep.equal([[ID], [ID]]);
  });

  describe("after a kill", () => {
    it("sends a prompt that never arrived, once", async () => {
      expect((await attached(`?${ID}`)).at(-1)?.kind).to.equal("files");
      expect([host.accepted, host.ran]).to.deep.equal([[ID], [ID]]);
    });

    it("follows a prompt that arrived without anybody hearing of it", async () => {
      host.switches.runFor = 100;
      host.switches.losesReply = true;
      const stop = new AbortController();
      const left = end(stop.signal).catch((error: unknown) => error);
      await until(() => host.accepted.length > 0, "the host was handed no job");
      stop.abort(new ServiceStopping("killed"));
      await left;
      expect((await attached(`?${ID}`)).at(-1)?.kind).to.equal("files");
      expect([host.accepted, host.ran]).to.deep.equal([[ID], [ID]]);
    });

    for (const handle of [ID, `?${ID}`]) {
      it(`fetches what a host made and has forgotten since, known as ${handle}`, async () => {
        await end();
        await host.restart();
        expect((await attached(handle)).at(-1)?.kind).to.equal("files");
        expect(host.accepted).to.deep.equal([ID]);
      });
    }

    it("never sends a prompt again that had surely arrived: whether it ran is unknown", async () => {
      const lost = (await attached(ID)).at(-1);
      expect(lost?.kind).to.equal("failed");
      expect((lost as { reason: string }).reason).to.match(/unknown/);
      expect(host.accepted).to.deep.equal([]);
    });
  });
});
