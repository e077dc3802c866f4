import { expect } from "chai";
import { storyOf } from "../analyze/show.ts";
import { shotsOf, continuesFrom, keyframeOf } from "../../../src/core/story/story-shots.ts";

const story = storyOf(
  `= e
# s1 pier
continuous: latent
first: import
last: refs/end.png
## a
One.
## b
Two.
## c
continuous: first
Three.
## d
continuous: none
last: none
Four.
## e
continuous: first
first: generate
Five.
# s2 pier
## f
continuous: first
Six.
## g
Seven.`.split("\n"),
);

describe("how shots join", () => {
  it("a shot's own word, else its sequence's for all but the first", () => {
    const modes = shotsOf(story).map(({ shot, sequence }) => [shot.id, continuesFrom(shot, sequence)]);
    expect(modes).to.deep.equal([
      ["a", null],
      ["b", "latent"],
      ["c", "first"],
      ["d", null],
      ["e", "first"],
      ["f", "first"],
      ["g", null],
    ]);
  });

  it("a first keyframe: own, else the shot before, else the sequence's", () => {
    const frames = shotsOf(story).map(({ shot, sequence }) => keyframeOf(shot, sequence, "first"));
    expect(frames).to.deep.equal(["import", "import", "continuity", "import", "generate", "continuity", null]);
  });

  it("a last keyframe: own, else the sequence's", () => {
    const frames = shotsOf(story).map(({ shot, sequence }) => keyframeOf(shot, sequence, "last"));
    const end = "refs/end.png";
    expect(frames).to.deep.equal([end, end, end, "none", end, null, null]);
  });
});
