// The installer's queue, killed at every moment at which anything is on the disk: another service goes on from what lies there.
import { expect } from "chai";
import { cp, mkdir, readdir, readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import type { InstallJob, ItemRecord } from "../../src/contracts/replies/features.ts";
import { openInstallQueue, type InstallQueue, type InstallRun } from "../../src/jobs/install-queue.ts";
import { downloadFile } from "../../src/machine/download/download-file.ts";
import { FILE, OTHER, SHA256, cutAt, honest, openTurns, type TurnServer } from "../machine/download/bad-servers.ts";
import { suiteFolder } from "../support/episodes/scratch-folder.ts";
import { until } from "../support/until.ts";

const PACE = { silence: 2000, between: 1, tries: 3 };
const item = (name: string, more: Partial<ItemRecord> = {}): ItemRecord => ({
  ...{ key: `model:vae/${name}`, kind: "model", name, folder: "vae" },
  ...more,
});

describe("an installation that is killed", () => {
  const scratch = suiteFolder();
  let server: TurnServer;
  let items: ItemRecord[];
  before(async () => {
    server = await openTurns();
    const at = (path: string) => `${server.origin}${path}`;
    items = [
      item("recorded", { url: at("/recorded"), sha256: SHA256 }),
      item("by-the-hub", { url: at("/by-the-hub") }),
      item("by-its-length", { url: at("/by-its-length") }),
    ];
  });
  after(() => server.close());
  const answer = () =>
    server.answer({
      "/recorded": [cutAt(60_000), honest()],
      "/by-the-hub": [honest(FILE, undefined, { "x-linked-etag": `"${SHA256}"`, "x-linked-size": FILE.length })],
      "/by-its-length": [cutAt(150_000, { file: OTHER }), honest(OTHER)],
    });

  /** `moment`: called wherever the disk may have changed. */
  const open = async (folder: string, moment: () => Promise<void> = async () => undefined) => {
    let last: InstallJob | undefined;
    const perform = async ({ name, url, sha256 }: ItemRecord, { signal, onBytes }: InstallRun) => {
      await moment();
      const got = await downloadFile({
        ...{
          path: join(folder, name),
          url: url ?? "",
          sha256: sha256 ?? null,
          size: null,
          signal,
          onBytes,
          pace: PACE,
        },
        guard: { trusted: new Set([server.origin]) },
        examine: async () => {
          await moment();
          return undefined;
        },
        free: async () => {
          await moment();
          return 1e12;
        },
      });
      await moment();
      if (!got.ok) throw new Error(got.why);
      return null;
    };
    const changed = (job: InstallJob) => (last = job);
    const queue = await openInstallQueue({ path: join(folder, "tasks.json"), perform, changed, now: () => 0 });
    return { queue, job: () => last };
  };
  const ended = (queue: InstallQueue) => until(() => !queue.job().running, "the installation did not end");

  it("ends with every file whole, from any of its moments and by records that name none of its files", async () => {
    answer();
    const first = join(await realpath(scratch()), "first");
    const kept: string[] = [];
    await mkdir(first);
    const { queue } = await open(first, async () => {
      const copy = join(await realpath(scratch()), `moment-${kept.length}`);
      await cp(first, copy, { recursive: true });
      kept.push(copy);
    });
    await queue.add(items);
    await ended(queue);
    expect(kept).to.have.length.above(8);
    for (const [index, folder] of kept.entries()) {
      answer();
      const next = await open(folder);
      expect(next.queue.job().running, `moment ${index} was not noted`).to.equal(true);
      await next.queue.resume(async () => new Map());
      await ended(next.queue);
      const tasks = next.queue.job().tasks.map(({ name, status, error }) => `${name} ${status} ${error ?? ""}`.trim());
      expect(tasks, `moment ${index}`).to.deep.equal(["recorded done", "by-the-hub done", "by-its-length done"]);
      const left = (await readdir(folder)).filter((name) => !name.startsWith(".tasks"));
      expect(left.toSorted()).to.deep.equal(["by-its-length", "by-the-hub", "recorded", "tasks.json"]);
      expect((await readFile(join(folder, "recorded"))).equals(FILE)).to.equal(true);
      expect((await readFile(join(folder, "by-the-hub"))).equals(FILE)).to.equal(true);
      expect((await readFile(join(folder, "by-its-length"))).equals(OTHER)).to.equal(true);
    }
  });

  it("is said to go on, and packs that no record names any more are not fetched", async () => {
    answer();
    const folder = join(await realpath(scratch()), "second");
    await mkdir(folder);
    const { queue } = await open(folder, () => new Promise(() => undefined));
    void queue.add([items[0]!, { key: "pack:/gone", kind: "pack", name: "gone", url: "https://packs.example/gone" }]);
    await until(() => queue.job().tasks[0]?.status === "running", "it did not start");
    const next = await open(folder);
    const resumed = next.queue.resume(async () => new Map());
    await resumed;
    const [going, gone] = next.queue.job().tasks;
    expect([going?.note, gone?.error]).to.deep.equal([
      "goes on after a restart of the service",
      "no record names gone any more",
    ]);
    await ended(next.queue);
  });
});
