import { expect } from "chai";
import { RecentMap } from "../../src/machine/recent-map.ts";

describe("a map of bounded size", () => {
  it("drops the entry that was longest unused", () => {
    const map = new RecentMap<string, number>(2);
    map.set("a", 1);
    map.set("b", 2);
    map.set("a", 3);
    map.set("c", 4);
    expect([...map]).to.deep.equal([
      ["a", 3],
      ["c", 4],
    ]);
    map.delete("a");
    expect([map.get("a"), map.get("b"), map.get("c")]).to.deep.equal([undefined, undefined, 4]);
  });
});
