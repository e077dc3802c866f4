import { expect } from "chai";
import { inSlices } from "../../src/machine/in-slices.ts";

/** Milliseconds of work that cannot be put down. */
function busy(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function* steps(count: number, milliseconds: number, done: number[]): Generator<undefined, string> {
  for (let i = 0; i < count; i++) {
    busy(milliseconds);
    done.push(i);
    yield;
  }
  return "all";
}

describe("long work in slices", () => {
  it("takes every step in order, and answers what it comes to", async () => {
    const done: number[] = [];
    expect(await inSlices(steps(5, 0, done))).to.equal("all");
    expect(done).to.deep.equal([0, 1, 2, 3, 4]);
  });
  it("lets others have their turn long before it ends", async () => {
    const done: number[] = [];
    const seen: number[] = [];
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        seen.push(done.length);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    })();
    await inSlices(steps(60, 2, done));
    isOver = true;
    await others;
    const longest = Math.max(...seen.slice(1).map((count, i) => count - seen[i]!));
    expect(longest).to.be.below(30);
  });
  it("ends with what a step throws", async () => {
    const broken = (function* () {
      yield;
      throw new Error("no ink");
    })();
    const outcome = await inSlices(broken).catch((error: unknown) => error);
    expect(outcome).to.be.an("error").with.property("message", "no ink");
  });
});
