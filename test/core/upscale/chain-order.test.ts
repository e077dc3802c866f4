import { expect } from "chai";
import type { Take } from "../../../src/core/takes/take.ts";
import { sourcesFirst } from "../../../src/core/upscale/chain-order.ts";

/** A take of a shot, which holds frames of the first take of another one. */
function take(shot: string, from?: string): { readonly take: Take } {
  const continued = from === undefined ? {} : { continued_from: { pass: "final", shot: from, take: 1 }, hold: 39 };
  return { take: { pass: "final", shot, take: 1, record: continued } as unknown as Take };
}

const orderOf = (...all: { readonly take: Take }[]) => sourcesFirst(all).map((each) => each.take.shot);

describe("the order of upscales", () => {
  it("has each take behind the one that it carries on from", () => {
    expect(orderOf(take("c", "b"), take("a"), take("b", "a"), take("d"))).to.deep.equal(["a", "b", "c", "d"]);
  });
  it("stays where nothing is held, or what is held is not among them", () => {
    expect(orderOf(take("b"), take("a"), take("c", "x"))).to.deep.equal(["b", "a", "c"]);
  });
  it("ends with takes that carry on from each other", () => {
    expect(orderOf(take("a", "b"), take("b", "a"))).to.deep.equal(["b", "a"]);
  });
});
