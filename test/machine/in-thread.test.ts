import { expect } from "chai";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ThreadDied, runInThread } from "../../src/machine/threads/thread-pool.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

const WORKER_THREAD = new URL("../../src/machine/threads/worker-thread.js", import.meta.url).href;

describe("one order in a thread of its own", () => {
  const folder = scratchFolder();
  let count = 0;
  const scriptOf = async (code: string) => {
    const script = join(folder(), `worker-${count++}.mjs`); // a thread of one code may do the next order of it
    await writeFile(script, code);
    return pathToFileURL(script);
  };
  const answering = (work: string) =>
    scriptOf(`import { takeOrders } from ${JSON.stringify(WORKER_THREAD)}; takeOrders(async (order) => ${work});`);
  const fail = async (script: URL) => {
    try {
      await runInThread(script, 1);
    } catch (error) {
      return [error instanceof ThreadDied, (error as Error).message];
    }
    return [];
  };

  it("is answered once, with a copy of what the thread says", async () => {
    const answer = await runInThread(await answering("({ twice: order.n * 2 })"), { n: 21 });
    expect(answer).to.deep.equal({ twice: 42 });
  });

  it("fails when the work throws, and when the thread throws or ends without a word", async () => {
    expect(await fail(await answering('{ throw new Error("cannot") }'))).to.deep.equal([false, "cannot"]);
    expect(await fail(await scriptOf('throw new Error("no")'))).to.deep.equal([true, "no"]);
    expect(await fail(await answering("process.exit(3)"))).to.deep.equal([true, "code 3"]);
    expect(await fail(await scriptOf(""))).to.deep.equal([true, "code 0"]);
  });

  it("leaves the loop free", async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    await runInThread(await answering("{ const end = Date.now() + 200; while (Date.now() < end); return 1 }"), 1);
    clearInterval(timer);
    expect(turns).to.be.above(5);
  });
});
