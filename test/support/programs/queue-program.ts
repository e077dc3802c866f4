// A small service to be killed: opens the queue of a folder, adds jobs one after another, and runs them.
// It prints `opening`, then `accepted <id>` once an add has answered, and notes each start and each end of a job in a file of its own.
import { appendFileSync } from "node:fs";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { openBench, makeSpec, moment, Hand } from "../values/make-queue.ts";

const [folder = "", count = "0", runsFor = "3"] = process.argv.slice(2);
const note = (word: string, id: string) => appendFileSync(join(folder, "work.txt"), `${word} ${id}\n`);

class Worker extends Hand {
  override async run(job: { id: string }): Promise<void> {
    note("start", job.id);
    await moment(Number(runsFor));
    note("end", job.id);
  }
}

process.stdout.write("opening\n");
const { queue } = await openBench(folder, { lanes: { builtin: { parallel: 2 } }, growth: 20_000 }, new Worker());
for (let i = 0; i < Number(count); i++) {
  const job = await queue.add(makeSpec(randomUUID()));
  process.stdout.write(`accepted ${job.id}\n`);
}
await queue.idle();
await queue.close();
