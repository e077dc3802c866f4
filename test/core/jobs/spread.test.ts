import { expect } from "chai";
import { Spread } from "../../../src/core/jobs/spread.ts";

const LANES = ["local", "proxy"];
const load = (jobs: number, isOpen = true, parallel = 1) => ({ jobs, parallel, isOpen });
const spread = (local = load(0), proxy = load(0)) => new Spread(new Map(Object.entries({ local, proxy })));

describe("jobs that several lanes could take", () => {
  it("go to the lane with the least to do, and to the first of equals", () => {
    expect(spread().order(LANES)).to.deep.equal(["local", "proxy"]);
    expect(spread(load(1)).order(LANES)).to.deep.equal(["proxy", "local"]);
    expect(spread(load(2, true, 4), load(1)).order(LANES), "for each that it runs at once").to.deep.equal(LANES);
  });

  it("go to a lane that starts nothing only when no other is there", () => {
    expect(spread(load(0, false), load(9)).order(LANES)).to.deep.equal(["proxy", "local"]);
    expect(spread(load(3, false), load(2, false)).order(LANES)).to.deep.equal(["proxy", "local"]);
    expect(spread(load(0, false)).order(["local"])).to.deep.equal(["local"]);
  });

  it("are counted as they are given", () => {
    const over = spread(load(1));
    const given = [1, 2, 3, 4, 5].map(() => {
      const [lane = ""] = over.order(LANES);
      over.give(lane);
      return lane;
    });
    expect(given).to.deep.equal(["proxy", "local", "proxy", "local", "proxy"]);
  });
});
