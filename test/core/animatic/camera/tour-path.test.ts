import { expect } from "chai";
import { planTour, tourViewAt, type TourPath } from "../../../../src/core/animatic/camera/tour-path.ts";

const MOVES = [
  "slow pan to the right",
  "tilt up",
  "push in",
  "pull back",
  "zoom out",
  "look at everything",
  "handheld",
];

/** The view at every frame of a tour at 24 frames a second. */
const framesOf = (path: TourPath) =>
  Array.from({ length: Math.round(path.seconds * 24) }, (_, frame) => tourViewAt(path, frame / 24));

describe("the path of a drawn tour", () => {
  it("opens with the whole plate, unless it moves away from something", () => {
    expect(tourViewAt(planTour("pan left", 6), 0)).to.deep.equal({ zoom: 1, dx: 0, dy: 0 });
    expect(tourViewAt(planTour("pull back", 6), 0).zoom).to.be.lessThan(0.5);
    expect(tourViewAt(planTour("pull back", 6), 6)).to.deep.equal({ zoom: 1, dx: 0, dy: 0 });
  });

  it("never shows what lies outside the plate", () => {
    for (const move of MOVES)
      for (const { zoom, dx, dy } of framesOf(planTour(move, 10)))
        expect(Math.abs(Math.max(dx, dy)) + zoom / 2, move).to.be.at.most(0.5 + 1e-9);
  });

  it("goes where the words say", () => {
    const end = (move: string) => tourViewAt(planTour(move, 6), 6);
    expect(end("pan right").dx).to.be.greaterThan(0);
    expect(end("pan to the left").dx).to.be.lessThan(0);
    expect(end("tilt down").dy).to.be.greaterThan(0);
    expect(end("push in").zoom).to.be.lessThan(0.5);
  });

  it("stands still at each view, for a third of its time and less than half of all", () => {
    for (const seconds of [2, 6, 10]) {
      for (const move of MOVES) {
        const frames = framesOf(planTour(move, seconds));
        const still = frames.filter((view, at) => at > 0 && JSON.stringify(view) === JSON.stringify(frames[at - 1]));
        expect(still.length / frames.length, `${move}, ${seconds} s`).to.be.within(0.25, 0.48);
      }
    }
  });

  it("has more views where there is more time", () => {
    expect(planTour("pan right", 2).views).to.have.length(2);
    expect(planTour("pan right", 6).views).to.have.length(4);
    expect(planTour("pan right", 10).views).to.have.length(4);
    expect(planTour("pan right, then tilt up", 10).views).to.have.length(7);
  });
});
