import { expect } from "chai";
import { randomUUID } from "node:crypto";
import { settleSettings } from "../../../src/core/settings/settings.ts";
import type { Backend, BackendEvent, BackendJob } from "../../../src/hosts/backend.ts";
import { openBackends, type BackendSet } from "../../../src/hosts/open-backends.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";
import { writeFiles } from "../../support/episodes/write-files.ts";
import { StandInHost } from "../../support/servers/stand-in-host.ts";
import { until } from "../../support/until.ts";

const never = () => new AbortController().signal;

describe("a lane of several hosts", () => {
  const scratch = scratchFolder();
  let hosts: readonly [StandInHost, StandInHost, StandInHost];
  let room: BackendSet;
  let lane: Backend;

  const openOver = (urls: readonly string[]) => {
    const [local_url = "", ...local_hosts] = urls;
    const builtin = { name: "builtin", kind: "builtin" } as never;
    room = openBackends(builtin, 1, { sdk: async () => null, examine: async () => undefined, now: () => 0 });
    room.open(settleSettings({ local_url, local_hosts }, {}));
    lane = room.backends.get("local")!;
  };
  beforeEach(async () => {
    const open = () => new StandInHost(Buffer.from("a film")).open();
    hosts = [await open(), await open(), await open()];
    openOver(hosts.map(({ url }) => url));
  });
  afterEach(async () => {
    room.close();
    await Promise.all(hosts.map((host) => host.close().catch(() => undefined)));
  });

  const job = (target = "ltx2", more: Partial<BackendJob> = {}): BackendJob => {
    const id = randomUUID();
    const graph = { "9": { class_type: "SaveVideo", inputs: {} } };
    return { id, target, folder: scratch(), stem: id, work: { kind: "graph", graph, inputs: [] }, ...more };
  };
  async function all(events: AsyncIterable<BackendEvent>): Promise<BackendEvent[]> {
    const seen: BackendEvent[] = [];
    for await (const event of events) seen.push(event);
    return seen;
  }
  const render = (target?: string, more?: Partial<BackendJob>) => all(lane.run(job(target, more), never()));
  const ends = (runs: readonly BackendEvent[][]) => runs.map((events) => events.at(-1)!.kind);
  const counts = () => hosts.map(({ accepted }) => accepted.length);

  it("runs one job on each, and tells of each", async () => {
    for (const host of hosts) host.switches.runFor = 200;
    expect(await lane.down()).to.equal(null);
    expect(room.lanes["local"]!.parallel).to.equal(3);
    const runs = [];
    for (let at = 0; at < 3; at++) {
      runs.push(render());
      await until(() => counts().reduce((sum, each) => sum + each) === at + 1, "a job did not arrive");
    }
    expect(counts()).to.deep.equal([1, 1, 1]);
    expect((await lane.hosts!()).map(({ running, loaded }) => [running, loaded])).to.deep.equal([
      [1, "ltx2"],
      [1, "ltx2"],
      [1, "ltx2"],
    ]);
    expect(ends(await Promise.all(runs))).to.deep.equal(["files", "files", "files"]);
  });

  it("gives jobs that start at once to different hosts", async () => {
    for (const host of hosts) host.switches.runFor = 200;
    expect(ends(await Promise.all([render(), render(), render()]))).to.deep.equal(["files", "files", "files"]);
    expect(counts()).to.deep.equal([1, 1, 1]);
  });

  it("gives a job to the free host that loaded its model last", async () => {
    hosts[0].switches.runFor = 300;
    const long = render("wan22_i2v");
    await until(() => counts()[0] === 1, "the first job did not arrive");
    await render("ltx2");
    expect(counts()).to.deep.equal([1, 1, 0]);
    await long;
    await render("ltx2");
    await render("wan22_i2v");
    expect(counts()).to.deep.equal([2, 2, 0]);
  });

  it("passes over a host that somebody else keeps busy, or that is away", async () => {
    hosts[0].switches.runFor = Number.POSITIVE_INFINITY;
    await fetch(`${hosts[0].url}/prompt`, {
      method: "POST",
      body: JSON.stringify({ prompt: {}, prompt_id: "theirs", client_id: "them" }),
    });
    await hosts[1].close();
    expect(ends([await render(), await render()])).to.deep.equal(["files", "files"]);
    expect(counts()).to.deep.equal([1, 0, 2]);
    expect(room.lanes["local"]!.parallel).to.equal(2);
  });

  it("is down only where none answers", async () => {
    await hosts[0].close();
    expect(await lane.down()).to.equal(null);
    await Promise.all([hosts[1].close(), hosts[2].close()]);
    expect(await lane.down()).to.include(hosts[0].url);
    expect(room.lanes["local"]!.parallel).to.equal(1);
  });

  it("tries the next host where one refuses the graph, and says so", async () => {
    hosts[0].switches.refuses = "value not in list: unet_name";
    const events = await render();
    expect(ends([events])).to.deep.equal(["files"]);
    expect(counts()).to.deep.equal([0, 1, 0]);
    expect(events.flatMap((event) => (event.kind === "log" ? [event.line] : [])).join("\n")).to.match(
      /does not take it \(.*unet_name.*: trying another host/,
    );
    for (const host of hosts) host.switches.refuses = "no";
    expect((await render()).at(-1)).to.include({ kind: "failed" });
  });

  it("tries no other where the run itself failed", async () => {
    hosts[0].switches.fails = "out of memory";
    expect((await render()).at(-1)).to.include({ kind: "failed" });
    expect(counts()).to.deep.equal([1, 0, 0]);
  });

  it("follows a job after a restart on the host that has it, and says where one is that is no more", async () => {
    hosts[0].switches.runFor = hosts[1].switches.runFor = 300;
    const first = render();
    await until(() => counts()[0] === 1, "the first job did not arrive");
    const second = job();
    const events = await all(lane.run(second, never()));
    const handle = events.findLast((event) => event.kind === "submitted")!.handle;
    expect(handle).to.equal(`${hosts[1].url}|${second.id}`);
    await first;
    room.close();
    openOver([hosts[0].url, hosts[1].url]);
    const known = { ...second, stem: "again", work: async () => second.work };
    expect((await all(lane.attach!(known, handle, never()))).at(-1)!.kind).to.equal("files");
    room.close();
    openOver([hosts[0].url]);
    expect((await all(lane.attach!(known, handle, never()))).at(-1)).to.deep.include({
      kind: "failed",
      isUnknown: true,
    });
    expect(counts()).to.deep.equal([1, 1, 0]);
  });

  it("tries the next where what a graph reads cannot be stored", async () => {
    await writeFiles(scratch(), { "a.png": "a picture" });
    await hosts[0].close();
    const input = { role: "first", path: `${scratch()}/a.png`, name: "studio/a.png" };
    const graph = { "9": { class_type: "SaveVideo", inputs: {} } };
    const events = await render("ltx2", { work: { kind: "graph", graph, inputs: [input] } });
    expect(ends([events])).to.deep.equal(["files"]);
    expect(hosts[1].uploads.size + hosts[2].uploads.size).to.equal(1);
  });
});
