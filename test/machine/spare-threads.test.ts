import { expect } from "chai";
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { keepSpare, keepSparesFor, takeSpare } from "../../src/machine/threads/spare-threads.ts";

describe("a thread with nothing to do", () => {
  const scriptOf = (name: string, code = "parentPort.on('message', (word) => parentPort.postMessage(word));") =>
    new URL(`data:text/javascript,import { parentPort } from "node:worker_threads"; ${code} //${name}`);
  const started: Worker[] = [];
  const start = (script: URL) => {
    const worker = new Worker(script);
    started.push(worker);
    return worker;
  };
  afterEach(async () => {
    for (const worker of started.splice(0)) await worker.terminate();
  });

  it("is given once to whoever needs its code, the one that was used last first", () => {
    const [script, other] = [scriptOf("given"), scriptOf("other")];
    const [one, two] = [start(script), start(script)];
    keepSpare(script, one);
    keepSpare(script, two);
    expect(takeSpare(other)).to.equal(undefined);
    expect([takeSpare(script), takeSpare(script), takeSpare(script)]).to.deep.equal([two, one, undefined]);
  });

  it("is ended when nobody needs it for a while, and goes on when somebody does", async () => {
    const [script, taken] = [scriptOf("ended"), scriptOf("taken")];
    const [idle, used] = [start(script), start(taken)];
    const usual = keepSparesFor(1);
    keepSpare(taken, used);
    expect(takeSpare(taken)).to.equal(used);
    keepSpare(script, idle);
    keepSparesFor(usual);
    await once(idle, "exit");
    expect(takeSpare(script)).to.equal(undefined);
    used.postMessage("a word");
    expect(await once(used, "message")).to.deep.equal(["a word"]);
  });

  it("is forgotten when it ends by itself, and its failure is nobody's", async () => {
    const script = scriptOf("fails", "parentPort.on('message', () => { throw new Error('no'); });");
    const worker = start(script);
    keepSpare(script, worker);
    worker.postMessage("a word");
    await new Promise((resolve) => worker.once("exit", resolve));
    expect(takeSpare(script)).to.equal(undefined);
  });
});
