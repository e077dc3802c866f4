// A small service to be killed: a queue with a real ledger, and the real client of a workflow host that counts as paid here.
// It runs one job, and prints `ended <status>` and how many paid runs are counted. Arguments: the folder, the host's address, and where it kills itself, if anywhere:
// `ledger` once the ledger has the run, `journal` once the journal has it, `files` once its film is there.
import { join } from "node:path";
import type { Job } from "../../../src/contracts/files/job.ts";
import { openLedger } from "../../../src/disk/ledger.ts";
import { ComfyHost } from "../../../src/hosts/comfy/comfy-host.ts";
import { HostSocket } from "../../../src/hosts/comfy/host-socket.ts";
import { openLocal } from "../../../src/hosts/comfy/local-backend.ts";
import { ReportedEnd, type JobContext } from "../../../src/jobs/runner.ts";
import { systemClock } from "../../../src/machine/clock.ts";
import { makeFolder } from "../../../src/machine/files.ts";
import { Hand, makeSpec, openBench } from "../values/make-queue.ts";

const [folder = "", url = "", death = ""] = process.argv.slice(2);
const ID = "0c5b1c1e-8d56-4a5e-9d5a-0f6f5a0c1d2e";
const work = { kind: "graph" as const, graph: { "9": { class_type: "SaveVideo", inputs: {} } }, inputs: [] };
const dieAt = (step: string) => void (death === step && process.kill(process.pid, "SIGKILL"));

const host = new ComfyHost(url, { clientId: "studio-test", secondCheck: 5 });
const socket = new HostSocket(url, "studio-test");
const backend = {
  ...openLocal({ host, socket, examine: async () => undefined, pace: { ask: 10, silent: 10, lost: 40 } }),
  isPaid: true,
};

class Follower extends Hand {
  async canResume(): Promise<boolean> {
    return true;
  }

  override async run({ id }: Job, _payload: unknown, context: JobContext): Promise<void> {
    const known = { id, target: "model", folder: join(folder, "films"), stem: id };
    const events =
      context.handle === null
        ? backend.run({ ...known, work }, context.signal)
        : backend.attach?.({ ...known, work: async () => work }, context.handle, context.signal);
    for await (const event of events ?? []) {
      if (event.kind === "failed") throw new ReportedEnd(event.reason, event.isUnknown);
      if (event.kind === "submitted") {
        await context.submitted(event.handle, backend.where);
        dieAt("journal");
      }
      if (event.kind === "files") dieAt("files");
    }
  }
}

await makeFolder(join(folder, "films"));
const ledger = await openLedger(folder, systemClock);
const paid = {
  limits: () => ({ runs: 1, money: null }),
  estimate: () => ({ amount: 2, currency: "USD" }),
  ledger: {
    async open(run: Parameters<typeof ledger.open>[0]) {
      await ledger.open(run);
      dieAt("ledger");
    },
    settle: (end: Parameters<typeof ledger.settle>[0]) => ledger.settle(end),
    reset: () => ledger.reset(),
    spent: (except?: string) => ledger.spent(except),
  },
};
const backends = { get: (lane: string) => (lane === "paid" ? backend : undefined) };
const { queue } = await openBench(folder, { backends, paid, lanes: { paid: { parallel: 1 } } }, new Follower());
if (queue.list().jobs.length === 0) await queue.add(makeSpec(ID, { lane: "paid" }));
process.stdout.write(`ended ${(await queue.ended(ID)).status}, ${queue.list().paid.count} counted\n`);
await queue.close();
await ledger.close();
socket.close();
