import { expect } from "chai";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeSpec, moment, openBench } from "../support/values/make-queue.ts";
import { refusalOf } from "../support/values/refusal-of.ts";
import { scratchFolder } from "../support/episodes/scratch-folder.ts";

describe("a queue whose journal is another's now", () => {
  const folder = scratchFolder();
  const journal = () => readFile(join(folder(), "queue.ndjson"), "utf8");

  it("ends what runs and starts nothing, without a word in the journal or to the runner", async () => {
    const { queue, hand } = await openBench(folder());
    await queue.addMany([makeSpec("a"), makeSpec("b")]);
    const { signal } = await hand.sees("a");
    const before = await journal();
    queue.abandon();
    expect(signal.aborted).to.equal(true);
    await moment();
    await queue.close();
    expect(await journal()).to.equal(before);
    expect(hand.started).to.deep.equal(["a"]);
    expect(hand.settled).to.deep.equal([]);
  });

  it("refuses whoever waits for a job, and whoever asks for something", async () => {
    const { queue, hand } = await openBench(folder());
    await queue.addMany([makeSpec("a"), makeSpec("b")]);
    await hand.sees("a");
    const waiting = ["a", "b"].map((id) => refusalOf(queue.ended(id)));
    const before = await journal();
    queue.abandon();
    for (const { kind, message } of await Promise.all(waiting)) {
      expect(kind).to.equal("conflict");
      expect(message).to.contain("another service has taken over");
    }
    for (const asked of [queue.ended("b"), queue.cancel("b"), queue.pause("builtin", true), queue.add(makeSpec("c"))]) {
      expect((await refusalOf(asked)).kind).to.equal("conflict");
    }
    await queue.close();
    expect(await journal()).to.equal(before);
  });
});
