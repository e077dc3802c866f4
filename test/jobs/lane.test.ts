import { expect } from "chai";
import { Lane } from "../../src/jobs/lane.ts";
import { until } from "../support/until.ts";

/** A lane over a list of jobs; each runs until the test ends it. */
function openLane(parallel: number, waiting: string[]) {
  const running = new Map<string, () => void>();
  const order: string[] = [];
  const lane = new Lane(parallel, {
    pick: async () => waiting.shift(),
    run: (id) => {
      order.push(id);
      return new Promise((resolve) => running.set(id, resolve));
    },
  });
  const end = async (id: string) => {
    running.get(id)?.();
    running.delete(id);
    await new Promise(setImmediate);
  };
  return { lane, waiting, order, end, running: () => [...running.keys()].join(" ") };
}

describe("a lane", () => {
  it("runs as many jobs at once as it has slots, however often it is woken", async () => {
    for (const parallel of [1, 2, 3]) {
      const { lane, running } = openLane(parallel, ["a", "b", "c", "d"]);
      for (let times = 0; times < 5; times++) lane.wake();
      await new Promise(setImmediate);
      expect(running()).to.equal(["a", "b", "c"].slice(0, parallel).join(" "));
    }
  });

  it("starts the next job when a slot is free, and is idle when none is left", async () => {
    const { lane, order, end, running } = openLane(2, ["a", "b", "c", "d", "e"]);
    lane.wake();
    await new Promise(setImmediate);
    for (const id of ["b", "a", "d", "c"]) await end(id);
    expect(running()).to.equal("e");
    expect(order).to.deep.equal(["a", "b", "c", "d", "e"]);
    expect(lane.isIdle).to.equal(false);
    await end("e");
    expect(lane.isIdle).to.equal(true);
    await lane.idle();
  });

  it("misses no job that comes at any moment of another's end", async () => {
    const { lane, waiting, order, end } = openLane(1, ["j0"]);
    lane.wake();
    await new Promise(setImmediate);
    for (let turn = 0; turn < 20; turn++) {
      const ended = end(`j${turn}`);
      for (let tick = 0; tick < turn; tick++) await Promise.resolve();
      waiting.push(`j${turn + 1}`);
      lane.wake();
      await ended;
      await new Promise(setImmediate);
      expect(order.at(-1)).to.equal(`j${turn + 1}`);
    }
  });

  it("starts nothing while it is held, and nothing more once it is stopped", async () => {
    const { lane, order, end } = openLane(1, ["a", "b"]);
    lane.hold(200);
    lane.wake();
    await new Promise(setImmediate);
    expect(order).to.deep.equal([]);
    await until(() => order.length > 0, "the lane started nothing");
    expect(order).to.deep.equal(["a"]);
    lane.stop();
    await end("a");
    expect(order).to.deep.equal(["a"]);
    expect(lane.isIdle).to.equal(true);
  });

  it("runs more at once when it is made wider, and lets what runs go on when it is made narrower", async () => {
    const { lane, running, end } = openLane(1, ["a", "b", "c", "d"]);
    lane.wake();
    await new Promise(setImmediate);
    lane.resize(3);
    lane.wake();
    await new Promise(setImmediate);
    expect(running()).to.equal("a b c");
    lane.resize(1);
    await end("a");
    await end("b");
    expect(running()).to.equal("c");
    await end("c");
    expect(running()).to.equal("d");
  });

  it("looks at once when it is let go before its time", async () => {
    const { lane, order } = openLane(1, ["a"]);
    lane.hold(60_000);
    lane.release();
    await new Promise(setImmediate);
    expect(order).to.deep.equal(["a"]);
  });
});
