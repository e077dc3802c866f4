// Takes that were queued on the workflow host directly, and what becomes of them: against a host over real sockets.
import { expect } from "chai";
import { setTimeout as sleep } from "node:timers/promises";
import type { StudioEvent } from "../../../../src/contracts/events.ts";
import { reserveTake } from "../../../../src/disk/takes/reserve-take.ts";
import { readTakes } from "../../../../src/disk/takes/read-takes.ts";
import { ComfyHost } from "../../../../src/hosts/comfy/comfy-host.ts";
import type { Host } from "../../../../src/hosts/host.ts";
import { KeyedLock } from "../../../../src/machine/keyed-lock.ts";
import { sweepTakes } from "../../../../src/studio/shared/takes/sweep-takes.ts";
import { alone } from "../../../support/episodes/alone.ts";
import { episodeFolder } from "../../../support/episodes/episode-folder.ts";
import { makeSidecar } from "../../../support/values/make-take.ts";
import { StandInHost } from "../../../support/servers/stand-in-host.ts";
import { writeFiles } from "../../../support/episodes/write-files.ts";

const GRAPH = { "9": { class_type: "SaveVideo", inputs: {} } };
const NOW = new Date("2026-11-02T10:14:03Z");

describe("a take that was queued on the host directly", () => {
  const ep = episodeFolder();
  const locks = new KeyedLock();
  const at = { shot: "sh010", pass: "proxy" } as const;
  let host: StandInHost;
  let events: StudioEvent[];

  beforeEach(async () => {
    host = await new StandInHost(Buffer.from("film")).open();
    events = [];
    const { queue: _ours, ...theirs } = makeSidecar({ status: "queued", mp4: null, thumb: null, frames: null });
    await reserveTake(ep(), { ...theirs, queued: "2026-11-02T10:00:00Z", host_prompt_id: "theirs" });
  });
  afterEach(() => host.close());

  const client = () => new ComfyHost(host.url, { clientId: "studio-test", secondCheck: 5 });
  const sweep = async (asked: Host | null = client(), living = new Set<string>()) => {
    const ports = {
      clock: { now: () => NOW },
      locks,
      emit: (event: StudioEvent) => events.push(event),
      host: () => asked,
      presence: alone,
    };
    return sweepTakes(ports, ep(), await readTakes(ep(), at), { snapshot: NOW.getTime(), living });
  };
  const record = async () => (await readTakes(ep(), at))[0]?.record;
  const submit = async () => {
    await client().submit("theirs", GRAPH);
    await sleep(60);
  };

  it("stays queued while the host has it, waiting or running", async () => {
    host.switches.runFor = Number.POSITIVE_INFINITY;
    await submit();
    expect(await sweep()).to.equal(false);
    expect(await record()).to.include({ status: "queued" });
  });

  it("fails with the host's message when the host says that it failed", async () => {
    host.switches.fails = "out of memory";
    await submit();
    expect(await sweep()).to.equal(true);
    expect(await record()).to.include({ status: "failed", save_notes: "KSampler: out of memory" });
    expect(events).to.deep.equal([
      { type: "studio.take", data: { ep: ep(), ...at, take: 1, status: "failed", thumb: null } },
    ]);
  });

  it("is closed as it lies on disk when the host says that it is done", async () => {
    await submit();
    await writeFiles(ep(), { "renders_proxy/sh010/sh010_t01.mp4": "film" });
    expect(await sweep()).to.equal(true);
    expect(await record()).to.include({ status: "ok", mp4: "sh010_t01.mp4", save_notes: "" });
  });

  it("stays as it is where nothing can be written", async () => {
    host.switches.fails = "out of memory";
    await submit();
    const hold = () => Promise.reject(Object.assign(new Error("read-only file system"), { code: "EROFS" }));
    const ports = {
      clock: { now: () => NOW },
      locks: { hold } as unknown as KeyedLock,
      emit: () => undefined,
      host: client,
      presence: alone,
    };
    const jobs = { snapshot: NOW.getTime(), living: new Set<string>() };
    await sweepTakes(ports, ep(), await readTakes(ep(), at), jobs);
    expect(await record()).to.include({ status: "queued" });
  });

  it("is closed by the film that came while the host was asked", async () => {
    await submit();
    const slow = client();
    const late: Pick<Host, "prompt"> = {
      async prompt(id) {
        await writeFiles(ep(), { "renders_proxy/sh010/sh010_t01.mp4": "film" });
        return slow.prompt(id);
      },
    };
    await sweep(Object.assign(client(), late));
    expect(await record()).to.include({ status: "ok" });
  });

  it("fails when the host is done and no film is there", async () => {
    await submit();
    await sweep();
    expect(await record()).to.deep.include({ status: "failed" });
  });

  it("fails when the host knows nothing of it", async () => {
    await sweep();
    const { save_notes } = (await record()) as { save_notes: string };
    expect(save_notes).to.equal("the host knows nothing of this take any more: render it again");
  });

  it("is left alone while no host answers, and while none is set up", async () => {
    host.switches.sendsHtml = true;
    expect(await sweep()).to.equal(false);
    expect(await sweep(null)).to.equal(false);
    await host.close();
    expect(await sweep()).to.equal(false);
    await host.open();
    expect(await record()).to.include({ status: "queued" });
  });

  it("does not keep a page waiting for a host that hangs", async function () {
    this.timeout(5_000);
    host.switches.hangs = true;
    expect(await sweep()).to.equal(false);
    expect(await record()).to.include({ status: "queued" });
  });

  it("is not asked about when the job is ours after all", async () => {
    expect(await sweep(client(), new Set(["theirs"]))).to.equal(false);
    expect(await record()).to.include({ status: "queued" });
  });
});
