import { expect } from "chai";
import { inThread } from "../../src/machine/in-thread.ts";

describe("a task in a thread", () => {
  const moduleOf = (code: string) =>
    new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from "node:worker_threads";${code}`)}`,
    );
  const fail = async (code: string) => {
    try {
      await inThread(moduleOf(code), 1);
    } catch (error) {
      return (error as Error).message;
    }
    return "nothing";
  };

  it("is answered once, with a copy of what the thread says", async () => {
    const answer = await inThread(moduleOf("parentPort.postMessage({ twice: workerData.n * 2 })"), { n: 21 });
    expect(answer).to.deep.equal({ twice: 42 });
  });

  it("fails when the thread throws, or ends without a word", async () => {
    expect(await fail('throw new Error("no")')).to.equal("no");
    expect(await fail("process.exit(3)")).to.equal("a thread ended with code 3 before it answered");
    expect(await fail("")).to.equal("a thread ended with code 0 before it answered");
  });

  it("leaves the loop free", async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 5);
    await inThread(moduleOf("const end = Date.now() + 200; while (Date.now() < end); parentPort.postMessage(1)"), 1);
    clearInterval(timer);
    expect(turns).to.be.above(5);
  });
});
