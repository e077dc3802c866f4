import { expect } from "chai";
import { compareFaces, lookedAtFrames } from "../../../src/core/faces/compare-faces.ts";
import { faceDistance, verdictOf } from "../../../src/core/faces/face-distance.ts";

const ada = [1, 0, 0];
const ben = [0, 1, 0];
/** Ada, somewhat off. */
const turned = [1, 0.75, 0];

describe("the frames that are looked at", () => {
  it("are five, spread over the take", () => {
    expect(lookedAtFrames(100)).to.deep.equal([10, 30, 50, 70, 90]);
  });

  it("are each one once in a short take", () => {
    expect(lookedAtFrames(2)).to.deep.equal([0, 1]);
    expect(lookedAtFrames(1)).to.deep.equal([0]);
  });
});

describe("the distance of two faces", () => {
  it("is 0 for the same, 1 for strangers, and does not ask how bright they are", () => {
    expect([faceDistance(ada, ada), faceDistance(ada, [9, 0, 0]), faceDistance(ada, ben)]).to.deep.equal([0, 0, 1]);
    expect(faceDistance(ada, [0, 0, 0])).to.equal(1);
  });

  it("has a word", () => {
    expect([0, 0.45, 0.46, 0.637, 0.64, 1.4].map(verdictOf)).to.deep.equal([
      "like",
      "like",
      "near",
      "near",
      "unlike",
      "unlike",
    ]);
  });
});

describe("the faces of a take", () => {
  const cast = new Map([
    ["ada", ada],
    ["ben", ben],
  ]);

  it("go to whom they are nearest, each to one", () => {
    const found = compareFaces(cast, [[[0, 2, 0], turned]]);
    expect(found.get("ben")).to.deep.equal({ distance: 0, worst: 0, looked: 1, found: 1 });
    expect(found.get("ada")?.distance).to.be.closeTo(0.2, 1e-9);
  });

  it("are told by the middle one and the farthest of the frames that show them", () => {
    const { distance, worst, looked, found } = compareFaces(new Map([["ada", ada]]), [[ada], [turned], [], [ben]]).get(
      "ada",
    )!;
    expect([looked, found]).to.deep.equal([4, 3]);
    expect(distance).to.be.closeTo(0.2, 1e-9);
    expect(worst).to.equal(1);
  });

  it("are told of nobody who is in no frame", () => {
    const found = compareFaces(cast, [[ada], []]);
    expect(found.get("ben")).to.deep.equal({ distance: null, worst: null, looked: 2, found: 0 });
  });
});
