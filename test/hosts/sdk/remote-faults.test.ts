import { expect } from "chai";
import { readFile, readdir } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BackendEvent, BackendJob } from "../../../src/hosts/backend.ts";
import { loadSdk } from "../../../src/hosts/sdk/load-sdk.ts";
import { openRemote, type RemoteOptions } from "../../../src/hosts/sdk/remote-backend.ts";
import { allEvents } from "../../support/values/all-events.ts";
import { placeSdk } from "../../support/servers/comfy-sdk.ts";
import { scratchFolder, suiteFolder } from "../../support/episodes/scratch-folder.ts";
import { StandInApi } from "../../support/servers/stand-in-api.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { until } from "../../support/until.ts";

const FILM = Buffer.from("a film of a few bytes, and some more of them");
const KEY = "comfyui-0123456789abcdef";
const ID = "0c5b1c1e-8d56-4a5e-9d5a-0f6f5a0c1d2e";
const PACE = { ask: 10, silent: 10, stalled: 100, lost: 3, canceled: 4 };
const NAME = "studio/ab12.png";
const GRAPH = {
  "1": { class_type: "LoadImage", inputs: { image: NAME } },
  "2": { class_type: "KSampler", inputs: { image: ["1", 0] } },
  "3": { class_type: "VAEDecode", inputs: { samples: ["2", 0] } },
  "4": { class_type: "SaveVideo", inputs: { video: ["3", 0] } },
};

describe("a backend behind the Comfy API, when something goes wrong", () => {
  const library = suiteFolder();
  const scratch = scratchFolder();
  let api: StandInApi;
  before(() => placeSdk(library()));
  beforeEach(async () => {
    api = await new StandInApi(FILM, KEY).open();
  });
  afterEach(() => api.close());

  const whole = async (path: string) => (await readFile(path)).equals(FILM);
  const backend = (more: Partial<RemoteOptions> = {}) =>
    openRemote({
      name: "cloud",
      kind: "cloud",
      isPaid: true,
      url: api.url,
      keyFor: () => KEY,
      sdk: () => loadSdk(library()),
      examine: async ({ path }) => ((await whole(path)) ? undefined : "it is torn"),
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
  const all = (signal = never, more: Partial<BackendJob> = {}, options: Partial<RemoteOptions> = {}) =>
    allEvents(backend(options).run(job(more), signal));
  const failure = (events: BackendEvent[]) => {
    const last = events.at(-1)!;
    return last.kind === "failed" ? last : expect.fail(`it ended with ${last.kind}`);
  };
  const linesOf = (events: BackendEvent[]) =>
    events.flatMap((event) => (event.kind === "log" ? [event.line] : [])).join("\n");
  const film = () => readFile(join(scratch(), "sh010_t01.mp4"));

  async function withPicture(): Promise<Partial<BackendJob>> {
    await writeFiles(scratch(), { "refs/ada.png": "a picture" });
    const inputs = [{ role: "first", path: join(scratch(), "refs/ada.png"), name: NAME }];
    return { work: { kind: "graph", graph: GRAPH, inputs } };
  }

  describe("with a run that has ended", () => {
    it("asks again before it counts as expired: between the queue and the history it is in neither", async () => {
      for (const slips of [1, 2]) {
        api.switches.slips = slips;
        expect((await all(never, { id: `run-${slips}` })).at(-1)?.kind).to.equal("files");
      }
    });

    it("says of one that stays expired that nobody knows what became of it", async () => {
      api.switches.expires = true;
      const { reason, isUnknown } = failure(await all());
      expect(reason).to.match(/has expired there.*Whether it was made is unknown: look there/);
      expect(isUnknown).to.equal(true);
    });

    it("says of one that is lost, and of one whose answer was lost, that it is unknown", async () => {
      api.switches.forgets = true;
      expect(failure(await all()).isUnknown).to.equal(true);
      api.switches.forgets = false;
      api.switches.losesReply = true;
      expect(failure(await all(never, { id: "another" })).isUnknown).to.equal(true);
      const { work, ...known } = job();
      const handle = JSON.stringify({ at: api.url, key: ID });
      const again = await allEvents(backend().attach!({ ...known, work: async () => work }, handle, never));
      expect(failure(again).isUnknown).to.equal(true);
    });

    it("finds its film under the new name that a proxy which was started anew has for it", async () => {
      const examine: RemoteOptions["examine"] = async () => {
        if (api.ranges.length > 1) return undefined;
        api.restart();
        return "it is torn";
      };
      expect((await all(never, {}, { examine })).at(-1)?.kind).to.equal("files");
      expect(api.ranges).to.deep.equal([0, 0]);
    });
  });

  describe("while it runs", () => {
    it("tells once that the work begins, and never that less of it is done", async () => {
      api.switches.runFor = 150;
      const events = await all();
      expect(events.filter(({ kind }) => kind === "began")).to.have.length(1);
      const shares = events.flatMap((event) => (event.kind === "progress" ? [event.done / event.total] : []));
      expect(shares.length).to.be.greaterThan(2);
      expect(shares).to.deep.equal(shares.toSorted((a, b) => a - b));
      expect(shares[0]).to.be.lessThan(0.6);
    });

    it("reaches it with a key that is typed anew", async () => {
      api.switches.runFor = 150;
      let key = KEY;
      const ending = all(never, {}, { keyFor: () => key });
      await until(() => api.taken.length > 0, "the service took no job");
      api.key = "comfyui-another-key-0000";
      await sleep(60);
      key = api.key;
      expect((await ending).at(-1)?.kind).to.equal("files");
    });
  });

  describe("fetching the film", () => {
    it("asks for the rest of it when no more bytes come", async () => {
      api.switches.stalls = 2;
      const events = await all();
      expect(events.at(-1)?.kind).to.equal("files");
      expect(linesOf(events)).to.match(/no byte came for/);
      expect(await film()).to.deep.equal(FILM);
      expect(api.ranges).to.deep.equal([0, 22, 33]);
    });

    it("asks for the rest at another origin too, and still without the key", async () => {
      Object.assign(api.switches, { stalls: 1, signs: true });
      expect((await all()).at(-1)?.kind).to.equal("files");
      expect(api.strangers).to.deep.equal([undefined, undefined]);
      expect(api.ranges).to.deep.equal([0, 22]);
    });

    for (const fault of ["sendsPages", "sendsNothing", "endsEarly"] as const) {
      it(`fetches it once more when what came is no whole film (${fault})`, async () => {
        api.switches[fault] = 1;
        expect((await all()).at(-1)?.kind).to.equal("files");
        expect(await film()).to.deep.equal(FILM);
        expect(api.ranges).to.deep.equal([0, 0]);
      });

      it(`fails in a sentence when it never is one (${fault}), and leaves nothing`, async () => {
        api.switches[fault] = Infinity;
        expect(failure(await all()).reason).to.match(/hands? (it )?over.*(it is torn|it is empty).*: look there/);
        expect(await readdir(scratch())).to.deep.equal([]);
      });
    }

    it("tells what the plan promises to whoever looks at the film", async () => {
      const promised: unknown[] = [];
      const examine: RemoteOptions["examine"] = async ({ requestedFrames }) => void promised.push(requestedFrames);
      await all(never, { frames: 48 }, { examine });
      expect(promised).to.deep.equal([48]);
    });
  });

  describe("when it is canceled", () => {
    async function canceled(pace = PACE): Promise<BackendEvent[]> {
      const stop = new AbortController();
      const ending = all(stop.signal, {}, { pace });
      await until(() => api.status(ID) === "running", "the job did not begin to run");
      stop.abort(new Error("canceled"));
      return ending;
    }

    it("says that the run goes on where the host cannot stop it", async () => {
      Object.assign(api.switches, { runFor: Infinity, cannotCancel: true });
      const { reason, isUnknown } = failure(await canceled());
      expect(reason).to.match(/^canceled here only: http.* was asked to stop it and goes on with it.*look there/);
      expect(isUnknown).to.equal(true);
    });

    it("says that it was made all the same", async () => {
      Object.assign(api.switches, { runFor: 40, cannotCancel: true });
      const { reason, isUnknown } = failure(await canceled({ ...PACE, canceled: 200 }));
      expect(reason).to.match(/^canceled here only: http.* had made it by then/);
      expect(isUnknown).to.equal(undefined);
    });

    it("says that nobody knows when no answer comes", async () => {
      api.switches.runFor = Infinity;
      const stop = new AbortController();
      const ending = all(stop.signal);
      await until(() => api.status(ID) === "running", "the job did not begin to run");
      api.switches.sendsHtml = true;
      stop.abort(new Error("canceled"));
      const { reason, isUnknown } = failure(await ending);
      expect(reason).to.match(/^canceled here only: http.* does not answer/);
      expect(isUnknown).to.equal(true);
    });
  });

  describe("handing a graph over", () => {
    it("sends a file again that a proxy has forgotten by then", async () => {
      Object.assign(api.switches, { busy: 1000 });
      const ending = withPicture().then((more) => all(never, more));
      await until(() => api.switches.busy < 1000, "the graph was not sent");
      api.restart();
      Object.assign(api.switches, { busy: 0 });
      expect((await ending).at(-1)?.kind).to.equal("files");
      expect(api.uploads).to.deep.equal(["ada.png", "ada.png"]);
      expect(api.taken).to.deep.equal([ID]);
    });

    it("sends a file again that the proxy has and its host has not", async () => {
      const more = await withPicture();
      await all(never, { ...more, id: "first" });
      api.switches.losesInputs = true;
      const events = await all(never, more);
      expect(events.at(-1)?.kind, linesOf(events)).to.equal("files");
      expect(api.uploads).to.deep.equal(["ada.png", "ada.png"]);
    });

    it("carries neither the graph nor the key to another origin", async () => {
      const received: string[] = [];
      const stranger = createServer((request, response) => {
        received.push(`${request.method} ${request.url} ${request.headers.authorization}`);
        response.writeHead(201).end("{}");
      });
      await new Promise<void>((resolve) => stranger.listen(0, "127.0.0.1", resolve));
      api.switches.sendsOn = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
      const { reason } = failure(await all());
      stranger.close();
      expect(reason).to.match(/refused: http.* sends on to http.*: if that is the right address, type it/);
      expect(received).to.deep.equal([]);
    });
  });
});
