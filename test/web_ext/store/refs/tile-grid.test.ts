import { expect } from "chai";
import { scrollToSee, stepTile, type TileStep } from "../../../../web_ext/store/refs/tile-grid.ts";

describe("the grid of references", () => {
  /** Three columns, the last row with one tile: 0 1 2 / 3 4 5 / 6. */
  const step = (at: number, to: TileStep) => stepTile(at, to, { count: 7, columns: 3 });

  it("steps along the rows, and stays where nothing lies", () => {
    expect([step(2, "after"), step(6, "after"), step(3, "before"), step(0, "before")]).to.deep.equal([3, 6, 2, 0]);
    expect([step(4, "first"), step(4, "last")]).to.deep.equal([0, 6]);
  });

  it("steps up and down its columns, and down into a short last row", () => {
    expect([step(4, "above"), step(1, "above")]).to.deep.equal([1, 1]);
    expect([step(1, "below"), step(3, "below"), step(5, "below"), step(6, "below")]).to.deep.equal([4, 6, 6, 6]);
  });

  it("scrolls as little as shows a row whole", () => {
    const seen = { top: 300, height: 400 };
    expect(scrollToSee({ top: 350, height: 100 }, seen)).to.equal(300);
    expect(scrollToSee({ top: 200, height: 100 }, seen)).to.equal(200);
    expect(scrollToSee({ top: 680, height: 100 }, seen)).to.equal(380);
    expect(scrollToSee({ top: 310, height: 500 }, seen)).to.equal(310);
  });
});
