// The key that pays, after whole runs through the queue: it stands in the headers that were sent where it was given for, and nowhere else.
import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Job } from "../../src/contracts/files/job.ts";
import type { Backend, BackendJob } from "../../src/hosts/backend.ts";
import { openRouter } from "../../src/hosts/router/router-backend.ts";
import { loadSdk } from "../../src/hosts/sdk/load-sdk.ts";
import { openRemote } from "../../src/hosts/sdk/remote-backend.ts";
import { openQueue, type Queue } from "../../src/jobs/queue.ts";
import type { JobContext, Runner } from "../../src/jobs/runner.ts";
import type { Log } from "../../src/machine/log.ts";
import { systemClock } from "../../src/machine/clock.ts";
import { makeFolder } from "../../src/machine/files.ts";
import { placeSdk } from "../support/servers/comfy-sdk.ts";
import { FREE, UP } from "../support/values/make-queue.ts";
import { listFiles } from "../support/episodes/list-files.ts";
import { scratchFolder, suiteFolder } from "../support/episodes/scratch-folder.ts";
import { StandInApi } from "../support/servers/stand-in-api.ts";
import { StandInRouter } from "../support/servers/stand-in-router.ts";

const KEY = "comfyui-0123456789abcdef";
const FILM = Buffer.from("a film of a few bytes");

describe("the key that pays", () => {
  const library = suiteFolder();
  const scratch = scratchFolder();
  let api: StandInApi;
  let router: StandInRouter;
  let reported: string[];
  let queue: Queue;
  before(() => placeSdk(library()));
  beforeEach(async () => {
    reported = [];
    api = await new StandInApi(FILM, KEY).open();
    router = await new StandInRouter(FILM, KEY).open();
    for (const standIn of [api, router]) standIn.switches.gossips = true;
    queue = await openQueue({
      folder: join(scratch(), "user"),
      clock: systemClock,
      log: noting(),
      emit: (event) => reported.push(JSON.stringify(event)),
      runners: { render: runner(), ref: runner(), upscale: runner(), post: runner(), tour: runner() },
      lanes: { cloud: { parallel: 3 }, router: { parallel: 4 } },
      backends: { get: () => UP },
      paid: FREE,
      mintId: () => "unused",
    });
  });
  afterEach(async () => {
    await queue.close();
    await api.close();
    await router.close();
  });

  function noting(): Log {
    const note = (...said: unknown[]) => void reported.push(JSON.stringify(said));
    return { info: note, warn: note, error: note, debug: note } as unknown as Log;
  }

  function backends(): Record<string, Backend> {
    const at = { keyFor: () => KEY, sdk: () => loadSdk(library()), examine: async () => undefined };
    const pace = { ask: 5, silent: 5, longest: 20, canceled: 3, lost: 2 };
    const cloud = openRemote({ ...at, pace, name: "cloud", kind: "cloud", isPaid: true, url: api.url });
    return { cloud, router: openRouter({ ...at, pace, url: router.url, now: () => 0 }) };
  }

  function work(lane: string): BackendJob["work"] {
    if (lane === "cloud") return { kind: "graph", graph: { "9": { class_type: "SaveVideo", inputs: {} } }, inputs: [] };
    const result = { role: "video", ending: ".mp4", files: ["content.video_url"] } as const;
    return {
      kind: "model",
      model: "maker/model-1",
      body: { prompt: "a pier" },
      inputs: [],
      result: { ...result, files: [...result.files] },
    };
  }

  /** Follows a job as a render does. */
  function runner(): Runner {
    return {
      async run(job: Job, _payload: unknown, context: JobContext) {
        await makeFolder(join(scratch(), "takes"));
        const backend = backends()[job.lane]!;
        const asked = {
          id: job.id,
          target: "model",
          folder: join(scratch(), "takes"),
          stem: job.id,
          work: work(job.lane),
        };
        for await (const event of backend.run(asked, context.signal)) {
          if (event.kind === "submitted") await context.submitted(event.handle);
          else if (event.kind === "log") context.log(event.line);
          else if (event.kind === "failed") throw new Error(event.reason);
        }
      },
    };
  }

  const add = async (id: string, lane: string) => {
    await queue.add({ id, kind: "render", lane, title: id, info: {}, payload: {} });
    return queue.ended(id);
  };

  it("is in no event, log, record, journal or file after runs that went well and runs that did not", async () => {
    const ends = [await add("a", "cloud"), await add("b", "router")];
    api.switches.fails = "broke";
    api.switches.signs = true;
    router.switches.refuses = { status: 400, type: "content_policy_violation", detail: "no" };
    ends.push(await add("c", "cloud"), await add("d", "router"));
    api.switches.refuses = { status: 402, code: "invalid_workflow", message: "no" };
    ends.push(await add("e", "cloud"));
    expect(ends.map(({ status }) => status).join(" ")).to.equal("succeeded succeeded failed failed failed");
    expect(ends.map(({ error }) => error).join()).to.contain("[key]");
    const files = await listFiles(scratch());
    const texts = await Promise.all(files.map((path) => readFile(join(scratch(), path), "utf8")));
    expect(files.some((path) => path.startsWith("user/"))).to.equal(true);
    for (const text of [...reported, ...texts, JSON.stringify(ends), JSON.stringify(queue.list())])
      expect(text).not.to.contain(KEY);
    expect([api.taken, router.ran]).to.deep.equal([["a", "c"], ["b"]]);
    expect([...api.strangers, ...router.strangers].filter(Boolean)).to.deep.equal([]);
  });
});
