import { expect } from "chai";
import { fork } from "node:child_process";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Hand, openBench } from "../support/values/make-queue.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

const PROGRAM = fileURLToPath(new URL("../support/programs/queue-program.js", import.meta.url));
const KILLS = 12;
const ADDS = 8; // all jobs of all lives stay below the 200 finished ones that are kept

interface Death {
  /** How many lines the program has said: one when it begins to open the queue, then one for each job it accepted. */
  readonly afterLines: number;
  /** And so many milliseconds later. */
  readonly delay: number;
}

/** Runs the program until it is killed, or lets it end. Resolves with the ids it accepted. */
function live(folder: string, adds: number, death?: Death): Promise<string[]> {
  return new Promise((resolve) => {
    const child = fork(PROGRAM, [folder, String(adds)], { silent: true });
    let text = "";
    let isDoomed = false;
    child.stdout?.on("data", (chunk: Buffer) => {
      text += chunk.toString();
      if (!death || isDoomed || text.split("\n").length <= death.afterLines) return;
      isDoomed = true;
      setTimeout(() => child.kill("SIGKILL"), death.delay);
    });
    child.once("close", () => resolve([...text.matchAll(/^accepted (\S+)$/gm)].map((match) => match[1] ?? "")));
  });
}

describe("a queue that is killed at any moment", function () {
  this.timeout(60_000);
  const folder = scratchFolder();

  it("loses nothing it accepted, starts nothing twice, and always reads its journal", async () => {
    const accepted: string[] = [];
    for (let i = 0; i < KILLS; i++) {
      accepted.push(...(await live(folder(), ADDS, { afterLines: 1 + (i % ADDS), delay: (i * 5) % 13 })));
    }
    await live(folder(), 0);

    const { queue } = await openBench(folder(), {}, new Hand());
    const { jobs } = queue.list();
    await queue.close();
    const notes = (await readFile(join(folder(), "work.txt"), "utf8")).trim().split("\n");
    const count = (note: string) => notes.filter((line) => line === note).length;

    expect(accepted.length).to.be.above(KILLS);
    expect(jobs.map(({ id }) => id)).to.include.members(accepted);
    for (const { id, status, error } of jobs) {
      expect(count(`start ${id}`), `starts of ${id}`).to.be.at.most(1);
      if (status === "succeeded") expect(count(`end ${id}`)).to.equal(1);
      else expect([status, error]).to.deep.equal(["failed", "the service stopped while it ran"]);
    }
    const failed = jobs.filter(({ status }) => status === "failed").length;
    expect(failed, "no kill met a running job").to.be.above(0);
    expect((await readdir(folder())).filter((name) => name.endsWith(".damaged"))).to.deep.equal([]);
  });
});
