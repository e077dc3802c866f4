import { expect } from "chai";
import { buildPlaylist } from "../../../../web_ext/store/playback/playlist.ts";
import { barState, colourAt, sequenceRuns } from "../../../../web_ext/store/timeline/clip-bars.ts";
import { drawnStretch } from "../../../../web_ext/store/timeline/timeline-view.ts";
import { failedTake, makeShot, makeTake, waitingTake } from "../../../support/page/page-states.ts";

const clipsOf = (...sequences: string[]) =>
  buildPlaylist(
    sequences.map((sequence, index) => makeShot(`sh${index}`, { sequence, takes: [makeTake(1)] })),
    24,
  );

describe("a cut that is seen from far", () => {
  it("has runs of its sequences, each sequence in one colour", () => {
    const clips = clipsOf("a", "a", "b", "a", "c");
    const runs = sequenceRuns(clips);
    expect(runs.map(({ sequence, colour, start, end }) => [sequence, colour, start, end])).to.deep.equal([
      ["a", 1, 0, 96],
      ["b", 2, 96, 144],
      ["a", 1, 144, 192],
      ["c", 3, 192, 240],
    ]);
    expect(clips.map((clip) => colourAt(runs, clip))).to.deep.equal([1, 1, 2, 1, 3]);
  });

  it("begins again with its colours when they are used up", () => {
    const runs = sequenceRuns(clipsOf("a", "b", "c", "d", "e", "f", "g"));
    expect(runs.map(({ colour }) => colour)).to.deep.equal([1, 2, 3, 4, 5, 6, 1]);
  });

  it("says of each clip what its shot needs most", () => {
    const stateOf = (takes: Parameters<typeof makeShot>[1]) => {
      const shot = makeShot("sh010", takes);
      const [clip] = buildPlaylist([shot], 24);
      return clip && barState(shot, clip);
    };
    expect(stateOf({ takes: [makeTake(1)] })).to.equal("ok");
    expect(stateOf({})).to.equal("none");
    expect(stateOf({ takes: [makeTake(1, { stale: ["script"] })] })).to.equal("stale");
    expect(stateOf({ takes: [makeTake(1), failedTake(2, "out of memory")] })).to.equal("failed");
    expect(stateOf({ takes: [makeTake(1), waitingTake(2)] })).to.equal("queued");
  });
});

describe("what is drawn of the timeline", () => {
  it("ends where the cut does, so that nothing makes it longer than it is", () => {
    expect(drawnStretch({ left: 0, width: 1000 }, 1000)).to.deep.equal([0, 1000]);
    expect(drawnStretch({ left: 4000, width: 1000 }, 5200)).to.deep.equal([3600, 5200]);
    expect(drawnStretch({ left: 9000, width: 1000 }, 5200), "scrolled to before it became shorter").to.deep.equal([
      4800, 5200,
    ]);
  });
});
