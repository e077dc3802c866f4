// How four-legged animals hold their heads by what they look at.
import { expect } from "chai";
import { readAnimal } from "../../../src/core/animatic/looks/read-animal.ts";
import { wordsIn } from "../../../src/core/animatic/looks/read-words.ts";
import { beastBuild } from "../../../src/media/cards/animals/beast/frame.ts";
import { beastPose } from "../../../src/media/cards/animals/beast/pose.ts";
import { animalMouth } from "../../../src/media/cards/animals/paint-animal.ts";

const WOLF = readAnimal("wolf", wordsIn("a grey wolf"));
const AHEAD = [-0.35, 0] as const;

describe("an animal that looks", () => {
  const mouthY = (down: number) => {
    if (!WOLF) throw new Error("no wolf");
    return animalMouth(WOLF, { action: "stand", phase: 0, gaze: [-0.1, down] })[1];
  };

  it("lifts its head to what is up and lowers it to what is down", () => {
    expect(mouthY(-1)).to.be.below(mouthY(0) - 0.2);
    expect(mouthY(1)).to.be.above(mouthY(0) + 0.1);
  });

  it("turns its head round to what is behind it, and its face where the head is above the trunk", () => {
    if (!WOLF) throw new Error("no wolf");
    const build = beastBuild(WOLF);
    const gaze = [0.75, -0.1] as const;
    expect(beastPose(build, { action: "stand", phase: 0, gaze }).looksBack).to.equal(true);
    expect(beastPose(build, { action: "upright", phase: 0, gaze }).isFacing).to.equal(true);
    expect(beastPose(build, { action: "stand", phase: 0, gaze: AHEAD }).looksBack).to.equal(undefined);
  });
});
