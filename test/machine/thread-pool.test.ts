import { expect } from "chai";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ThreadDied, ThreadPool } from "../../src/machine/threads/thread-pool.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

const THREAD_WORK = fileURLToPath(new URL("../../src/machine/threads/worker-thread.js", import.meta.url));
const CLOSED = new Error("closed");

describe("a pool of threads", () => {
  const folder = scratchFolder();
  let pool: ThreadPool<string, string, number> | undefined;
  afterEach(() => pool?.close(CLOSED));

  /** Orders are words: `slow` waits for its cancel, `deaf` never hears, `die` ends its thread, `fail` fails. */
  const open = async (clear?: (order: string, hasDied: boolean) => Promise<void>, remembers = false) => {
    const script = join(folder(), "worker.mjs");
    await writeFile(
      script,
      `import { threadId } from "node:worker_threads";
       import { takeOrders } from ${JSON.stringify(pathToFileURL(THREAD_WORK).href)};
       takeOrders(async (order, { signal, progress }) => {
         if (order === "die") process.exit(3);
         if (order === "fail") throw new Error("it cannot be done");
         if (order === "deaf") { progress(0); for (;;); }
         if (order === "slow" || order === "late") {
           progress(1);
           await new Promise((resolve) => signal.addEventListener("abort", resolve));
           if (order === "slow") signal.throwIfAborted();
         }
         return order + " by " + threadId;
       });`,
    );
    pool = new ThreadPool({ script: pathToFileURL(script), size: 1, patience: 50, remembers, ...(clear && { clear }) });
    return pool;
  };
  const thrownBy = (work: Promise<unknown>) =>
    work.then(
      () => new Error("nothing was thrown"),
      (error: unknown) => error as Error,
    );

  it("does one order after another in the same thread", async () => {
    const { run } = bound(await open());
    const [one, two] = await Promise.all([run("one"), run("two")]);
    expect(one.replace("one", "two")).to.equal(two);
  });

  it("tells what a failed order says, and gives a new thread to the order after a death", async () => {
    const { run } = bound(await open());
    const [fails, dies, lives] = [thrownBy(run("fail")), thrownBy(run("die")), run("lives")];
    expect((await fails).message).to.equal("it cannot be done");
    expect(await dies)
      .to.be.instanceOf(ThreadDied)
      .and.to.have.property("message", "code 3");
    expect(await lives).to.match(/^lives by \d+$/);
  });

  it("cancels what runs and what waits with the reason given, and ends a thread that does not hear", async () => {
    const { run } = bound(await open());
    for (const order of ["slow", "deaf"]) {
      const cancel = new AbortController();
      const reason = new Error(`no ${order}`);
      const runs = thrownBy(run(order, { signal: cancel.signal, onProgress: () => cancel.abort(reason) }));
      const waits = thrownBy(run("never", { signal: cancel.signal }));
      expect(await Promise.all([runs, waits])).to.deep.equal([reason, reason]);
    }
    expect(await run("after")).to.match(/^after by/);
  });

  it("clears what a cancelled order made after all, and what a dead thread left", async () => {
    const cleared: string[] = [];
    const { run } = bound(await open(async (order, hasDied) => void cleared.push(`${order} ${hasDied}`)));
    const cancel = new AbortController();
    await thrownBy(run("late", { signal: cancel.signal, onProgress: () => cancel.abort(CLOSED) }));
    await thrownBy(run("die"));
    await run("well");
    expect(cleared).to.deep.equal(["late false", "die true"]);
  });

  it("gives a thread with nothing to do to the next pool of its code, also after a failure", async () => {
    const [first, second] = [await open(), await open()];
    const one = await first.run("one");
    await thrownBy(first.run("fail"));
    expect(await second.run("one")).to.equal(one);
    await first.close(CLOSED);
    await second.close(CLOSED);
    expect(await (await open()).run("one")).to.equal(one);
  });

  it("does not give away one that died, nor one that is at work", async () => {
    const [first, second] = [await open(), await open()];
    const one = await first.run("one");
    await thrownBy(first.run("die"));
    const two = await first.run("one");
    expect(two).not.to.equal(one);
    const cancel = new AbortController();
    let slow: Promise<Error> | undefined;
    await new Promise<void>((resolve) => {
      slow = thrownBy(first.run("slow", { signal: cancel.signal, onProgress: () => resolve() }));
    });
    expect(await second.run("one")).not.to.equal(two);
    cancel.abort(CLOSED);
    expect(await slow).to.equal(CLOSED);
    await first.close(CLOSED);
    await second.close(CLOSED);
  });

  it("keeps a thread that remembers what it did until it is closed", async () => {
    const [first, second] = [await open(undefined, true), await open(undefined, true)];
    const one = await first.run("one");
    expect(await second.run("one")).not.to.equal(one);
    expect(await first.run("one")).to.equal(one);
    await first.close(CLOSED);
    expect(await second.run("one")).not.to.equal(one);
    expect(await (await open()).run("one")).to.equal(one);
    await second.close(CLOSED);
  });

  it("refuses everything once it is closed", async () => {
    const threads = await open();
    const { run } = bound(threads);
    const started = new Promise<void>((resolve) => ends.push(thrownBy(run("slow", { onProgress: () => resolve() }))));
    ends.push(thrownBy(run("waits")));
    await started;
    await threads.close(CLOSED);
    expect(await Promise.all(ends)).to.deep.equal([CLOSED, CLOSED]);
    expect(await thrownBy(run("later"))).to.equal(CLOSED);
  });
  const ends: Promise<Error>[] = [];
});

function bound(pool: ThreadPool<string, string, number>) {
  return { run: pool.run.bind(pool) };
}
