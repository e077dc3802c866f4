import { expect } from "chai";
import { planRowWindow, scrollToRow } from "../../../../web_ext/store/bin/row-window.ts";

const heights = Array.from({ length: 300 }, () => 50);

describe("a long list", () => {
  it("is scrolled to a row that is far off, so that it is drawn in the middle", () => {
    const top = scrollToRow(heights, 240, 0, 500);
    expect(top).to.equal(240 * 50 - 225);
    const { first, end } = planRowWindow(heights, top, 500);
    expect(240).to.be.within(first, end - 1);
  });

  it("moves no farther than it must to a row that is near, and not at all where the row is seen", () => {
    expect(scrollToRow(heights, 4, 0, 500)).to.equal(0);
    expect(scrollToRow(heights, 10, 0, 500)).to.equal(50);
    expect(scrollToRow(heights, 8, 500, 500)).to.equal(400);
    expect(scrollToRow(heights, -1, 70, 500), "a row that is not listed").to.equal(70);
  });

  it("begins a row that is taller than the list at its beginning", () => {
    expect(scrollToRow([50, 900, 50], 1, 0, 500)).to.equal(50);
  });
});
