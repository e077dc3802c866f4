// Any kind of job in the take pipeline: what is done in which order, and what its record says when it ends early. The kind here draws
// pictures and keeps its record in memory: it joins with a payload, a stage and a finish of its own.
import { expect } from "chai";
import { access, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Job } from "../../../../src/contracts/files/job.ts";
import type { BackendEvent } from "../../../../src/hosts/backend.ts";
import type { JobContext, Outcome } from "../../../../src/jobs/runner.ts";
import {
  MakeRunner,
  type MakeKind,
  type MakePayload,
  type MakeRecord,
  type RunPorts,
} from "../../../../src/studio/shared/take-pipeline/run.ts";
import { episodeFolder } from "../../../support/episodes/episode-folder.ts";

interface PictureRecord extends MakeRecord {
  readonly name: string;
  readonly model?: string;
  readonly picture?: string;
}

const STARTED = "2026-11-02T10:20:00+01:00";

describe("a job of the take pipeline", () => {
  const ep = episodeFolder();
  let steps: string[];
  let record: PictureRecord | undefined;
  /** Done to the record while its files are made. */
  let meanwhile: () => void;
  let ends: BackendEvent[];

  beforeEach(() => {
    steps = [];
    record = { name: "ada", status: "queued", save_notes: "" };
    meanwhile = () => undefined;
    ends = [{ kind: "files", files: [{ role: "image", path: join(ep(), "made.png") }] }];
  });

  const change = (patch: Partial<PictureRecord>, isOpen: boolean) => {
    if (!record || !isOpen) return undefined;
    record = { ...record, ...patch };
    return record;
  };
  const kind: MakeKind<RunPorts, MakePayload, PictureRecord> = {
    records: {
      isThere: async () => record !== undefined,
      find: async () => record,
      patch: async (_payload, patch) => {
        steps.push(`patch ${Object.keys(patch).join(" ")}`.trim());
        return change({ status: "queued", ...patch }, record?.status === "queued" || record?.swept !== undefined);
      },
      close: async (_payload, event, patch) => {
        steps.push(`close ${event}`);
        return change({ ...patch, status: event === "finished" ? "ok" : "failed" }, record?.status === "queued");
      },
    },
    readPayload: (payload) => ({ ok: true, value: payload as MakePayload }),
    specOf: (of, means) => ({
      ...{ kind: "ref", id: of.name, target: "animatic", means, inputs: [], record: of },
      files: { folder: "refs/_takes/ada", main: "image" },
    }),
    stemOf: ({ name }) => `${name}_t01`,
    async stage(_ports, { spec, stem }) {
      steps.push(`stage ${spec.means} ${stem}`);
      meanwhile();
      return { work: { kind: "graph", graph: {}, inputs: [] }, patch: { model: "installed" } };
    },
    async finish(_ports, { spec: { record: of } }) {
      steps.push(`finish ${of.model ?? "unstaged"}`);
      return { finished: STARTED, picture: "ada_t01.png" };
    },
    retry: () => Promise.reject(new Error("not asked for here")),
    gone: "its picture is gone",
    closed: "its picture was closed",
  };
  const runner = () => {
    async function* work(name: string): AsyncGenerator<BackendEvent> {
      steps.push(name);
      await writeFile(join(ep(), "made.png"), "a picture");
      if (name !== "attach") meanwhile();
      yield* ends;
    }
    const backend = {
      name: "local",
      kind: "local",
      where: "here",
      run: () => work("run"),
      attach: () => work("attach"),
    };
    const ports = {
      ...{
        backends: new Map([["local", backend]]),
        clock: { now: () => new Date(STARTED) },
        scratch: join(ep(), "scratch"),
      },
      settings: { now: () => ({ removeFetched: false }) },
      presence: { id: "me", forget: async () => undefined },
      place: { userDir: join(ep(), "user"), envRoots: [], runRoots: [] },
      showTargets: { registryFor: async () => ({ own: new Map() }) },
    };
    return new MakeRunner<RunPorts, MakePayload, PictureRecord>(ports as never, kind);
  };
  const job = { id: "j1", kind: "ref", lane: "local", started: STARTED } as Job;
  const run = async (handle: string | null = null): Promise<string> => {
    const context = { signal: new AbortController().signal, handle, submitted: async () => undefined };
    return runner()
      .run(job, { ep: ep() }, context as unknown as JobContext)
      .then(
        () => "ended",
        (error: unknown) => (error as Error).message,
      );
  };
  const settle = (outcome: Outcome) => runner().settle(job, { ep: ep() }, outcome);

  it("is staged, its record patched once, handed over, finished, and its record closed", async () => {
    expect(await run()).to.equal("ended");
    expect(steps).to.deep.equal([
      "stage graph ada_t01",
      "patch started model",
      "run",
      "finish installed",
      "close finished",
    ]);
    expect(record).to.include({ status: "ok", started: record?.started, model: "installed", picture: "ada_t01.png" });
  });

  it("that a backend has is followed, and staged only when that backend asks for the work", async () => {
    expect(await run("handle")).to.equal("ended");
    expect(steps).to.deep.equal(["patch started", "attach", "finish unstaged", "close finished"]);
  });

  it("is not handed over when its record was closed while it was staged", async () => {
    meanwhile = () => (record = { ...record!, status: "failed" });
    expect(await run()).to.equal("its picture was closed");
    expect(steps.at(-1)).to.equal("patch started model");
  });

  it("that seemed to be lost is queued again before anything else", async () => {
    record = { ...record!, status: "failed", swept: STARTED };
    expect(await run()).to.equal("ended");
    expect(steps.slice(0, 2)).to.deep.equal(["patch", "stage graph ada_t01"]);
  });

  it("leaves no file behind when its record is gone by then", async () => {
    ends = [...ends];
    const made = join(ep(), "made.png");
    meanwhile = () => void (steps.includes("run") && (record = undefined));
    expect(await run()).to.equal("its picture is gone");
    expect(
      await access(made).then(
        () => true,
        () => false,
      ),
    ).to.equal(false);
    expect(await settle({ status: "failed", error: "gone" })).to.deep.equal({
      status: "failed",
      error: "gone",
      canRetry: false,
    });
  });

  it("says what its backend lacks when that ends without its main file", async () => {
    ends = [{ kind: "files", files: [] }];
    expect(await run()).to.equal("local ended without a picture");
  });

  it("that failed before it was handed over says since when it ran, and why it ended", async () => {
    await settle({ status: "failed", error: "no model" });
    expect(record).to.include({ status: "failed", started: STARTED, save_notes: "no model" });
    expect(await settle({ status: "failed", error: "again" })).to.deep.equal({ status: "failed", error: "again" });
  });

  it("whose record says ok has succeeded, whatever became of the run", async () => {
    record = { ...record!, status: "ok" };
    expect(await settle({ status: "failed", error: "stopped" })).to.deep.equal({ status: "succeeded", error: null });
  });
});
