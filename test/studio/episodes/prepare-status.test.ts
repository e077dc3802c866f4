// What a service makes ready once it listens: begun after a pause, ended with the service.
import { expect } from "chai";
import { prepareStatus } from "../../../src/studio/episodes/prepare-status.ts";
import { TakeIndex } from "../../../src/disk/take-index/take-index.ts";
import { systemClock } from "../../../src/machine/clock.ts";

describe("what the first status needs", () => {
  /** A real take index that counts how often its threads were started. */
  class WatchedIndex extends TakeIndex {
    starts = 0;
    override async start(): Promise<void> {
      await super.start();
      this.starts += 1;
    }
  }

  it("is made ready by itself", async () => {
    const takeIndex = new WatchedIndex(systemClock);
    await prepareStatus({ takeIndex }, new AbortController().signal);
    expect(takeIndex.starts).to.equal(1);
    await takeIndex.close();
  });
  it("is left where the service ends in the pause before it", async () => {
    const takeIndex = new WatchedIndex(systemClock);
    const ending = new AbortController();
    const prepared = prepareStatus({ takeIndex }, ending.signal).catch((error: unknown) => error);
    ending.abort();
    expect(await prepared).to.have.property("name", "AbortError");
    expect(takeIndex.starts).to.equal(0);
  });
});
