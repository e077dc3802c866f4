import { expect } from "chai";
import { placeCell, cellsOfRow } from "../../../../web_ext/store/bin/strip-cell.ts";
import {
  frameAt,
  planCells,
  planTicks,
  pxPerSecond,
  scrollToShow,
  snapFrame,
  startPxPerSecond,
  xOf,
  zoomOf,
} from "../../../../web_ext/store/timeline/timeline-scale.ts";

describe("the timeline's scale", () => {
  it("fits the whole cut at its widest, and shows frames at its closest", () => {
    expect(pxPerSecond(0, 40, 1200)).to.equal(30);
    expect(pxPerSecond(0, 12_000, 1200)).to.equal(0.1);
    expect(pxPerSecond(100, 40, 1200)).to.be.closeTo(240, 1e-9);
    const steps = [0, 25, 50, 75, 100].map((zoom) => pxPerSecond(zoom, 3600, 1200));
    expect(steps).to.deep.equal([...steps].sort((a, b) => a - b));
  });

  it("meets a short cut whole and a long one near enough to read", () => {
    expect(startPxPerSecond(40, 1200)).to.equal(30);
    expect(startPxPerSecond(3600, 1200)).to.equal(24);
  });

  it("tells the zoom that is as near as that", () => {
    for (const zoom of [0, 20, 70, 100]) {
      expect(zoomOf(pxPerSecond(zoom, 3600, 1200), 3600, 1200)).to.be.closeTo(zoom, 1e-9);
    }
    expect(zoomOf(5, 40, 1200)).to.equal(0);
  });

  it("snaps to the nearest beginning of a clip within reach", () => {
    const clips = [0, 48, 52].map((start) => ({ start }));
    expect([47, 51, 60, 2].map((frame) => snapFrame(frame, clips, 3))).to.deep.equal([48, 52, 60, 0]);
    expect(snapFrame(47, clips, 0)).to.equal(47);
  });

  it("finds the frame under every pixel of it", () => {
    const scale = { fps: 24, pxPerSecond: 30 };
    for (const frame of [0, 1, 47, 48, 1000]) expect(frameAt(xOf(frame, scale) + 0.5, scale)).to.equal(frame);
  });

  it("writes times that never touch each other", () => {
    for (const zoom of [0, 30, 60, 100]) {
      const scale = { fps: 24, pxPerSecond: pxPerSecond(zoom, 600, 1200) };
      const named = planTicks(0, 1600, scale).filter(({ seconds }) => seconds !== undefined);
      const gaps = named.slice(1).map((tick, index) => tick.x - (named[index]?.x ?? 0));
      expect(Math.min(...gaps), `zoom ${zoom}`).to.be.at.least(96);
    }
  });

  it("draws ticks only where it is scrolled to", () => {
    const ticks = planTicks(50_000, 51_000, { fps: 24, pxPerSecond: 30 });
    expect(ticks.length).to.be.lessThan(60);
    expect(ticks[0]?.x).to.be.closeTo(50_000, 150);
  });

  it("scrolls only when the playhead would be out of sight", () => {
    expect(scrollToShow(500, 0, 1000)).to.equal(0);
    expect(scrollToShow(1200, 0, 1000)).to.equal(1050);
    expect(scrollToShow(100, 800, 1000)).to.equal(0);
  });
});

describe("strips", () => {
  it("show as many cells as fit, evenly spread through the take", () => {
    expect(planCells(90, 96)).to.deep.equal([4]);
    expect(planCells(200, 96)).to.deep.equal([2, 6]);
    expect(planCells(5000, 96)).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(planCells(3, 96)).to.deep.equal([4]);
  });

  it("cover their box whatever the show's aspect is", () => {
    for (const aspect of [16 / 9, 9 / 16, 2.39, 1]) {
      for (const cell of [0, 3, 7]) {
        const box = { width: 70, height: 40 };
        const { width, height, left, top } = placeCell(cell, box, aspect);
        const cellLeft = left + (cell * width) / 8;
        expect(cellLeft, "left edge").to.be.at.most(1e-9);
        expect(cellLeft + width / 8, "right edge").to.be.at.least(box.width - 1e-9);
        expect(top).to.be.at.most(1e-9);
        expect(top + height).to.be.at.least(box.height - 1e-9);
        expect(width / 8 / height).to.be.closeTo(aspect, 1e-9);
      }
    }
  });

  it("run through the whole take under a passing pointer", () => {
    expect([0, 0.5, 0.99, 1].map((share) => cellsOfRow(share))).to.deep.equal([
      [0, 1],
      [3, 4],
      [6, 7],
      [6, 7],
    ]);
  });
});
