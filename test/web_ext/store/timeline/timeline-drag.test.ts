import { expect } from "chai";
import { createPlayback } from "../../../../web_ext/store/playback/playback.ts";
import { createTimelineView, clipsBetween, TAIL } from "../../../../web_ext/store/timeline/timeline-view.ts";
import { openCut } from "../../../support/page/open-cut.ts";

/** The timeline of three clips of 48 frames, at 24 frames a second. */
async function openTimeline() {
  const opened = await openCut();
  const playback = createPlayback({ shots: opened.cut.shots, fps: opened.episode.fps });
  const timeline = createTimelineView({ ...opened, playback });
  const clip = (shot: string) => {
    const found = timeline.clips.value.find((one) => one.shot === shot);
    if (!found) throw new Error(`there is no clip ${shot}`);
    return found;
  };
  const frames = () => timeline.clips.value.map((one) => [one.start, one.frames]);
  return { ...opened, playback, timeline, clip, frames };
}

const STANDING = [
  [0, 48],
  [48, 48],
  [96, 48],
];

describe("an edge that is dragged", () => {
  it("trims frame by frame, with its frame in the viewer, while the clips stand still", async () => {
    const { timeline, playback, clip, cut, lists, frames } = await openTimeline();
    timeline.startEdgeDrag(clip("sh020"), "in");
    timeline.to(0, 10.4, 0);
    expect(frames()).to.deep.equal(STANDING);
    expect(cut.shot("sh020")?.cut.trim_in).to.equal(10);
    expect([playback.current.value?.shot, playback.frame.value, playback.current.value?.from]).to.deep.equal([
      "sh020",
      48,
      10 / 24,
    ]);
    expect(lists()).to.deep.equal([]);
    timeline.drop();
    expect(frames()[1]).to.deep.equal([48, 38]);
    expect(lists()).to.have.length(0);
  });

  it("shows the last frame at the other end, and sends one list when it is dropped", async () => {
    const { timeline, playback, clip, lists, cut } = await openTimeline();
    timeline.startEdgeDrag(clip("sh010"), "out");
    for (const by of [-3, -8, -12]) timeline.to(0, by, 0);
    expect(playback.frame.value).to.equal(35);
    timeline.drop();
    await cut.undo();
    expect(lists()[0]).to.deep.equal([{ shot: "sh010", trim_out: 12 }, { shot: "sh020" }, { shot: "sh030" }]);
    expect(lists()).to.have.length(2);
  });

  it("goes no farther than the take, and leaves one frame", async () => {
    const { timeline, clip } = await openTimeline();
    timeline.startEdgeDrag(clip("sh010"), "out");
    timeline.to(0, 500, 0);
    expect(timeline.drag.value).to.include({ by: 0 });
    timeline.to(0, -500, 0);
    expect(timeline.drag.value).to.deep.include({ by: -47, change: { trim_out: 47 } });
  });

  it("holds to the playhead within reach", async () => {
    const { timeline, clip, playback } = await openTimeline();
    playback.seek(59);
    timeline.startEdgeDrag(clip("sh020"), "in");
    timeline.to(0, 8, 4);
    expect(timeline.drag.value).to.include({ by: 11, isSnapped: true });
    timeline.to(0, 6, 4);
    expect(timeline.drag.value).to.include({ by: 6, isSnapped: false });
    timeline.to(0, 8, 0);
    expect(timeline.drag.value).to.include({ by: 8, isSnapped: false });
  });

  it("is back where it was after Esc, and so is the playhead", async () => {
    const { timeline, clip, playback, lists, cut } = await openTimeline();
    playback.seek(100);
    timeline.startEdgeDrag(clip("sh010"), "in");
    timeline.to(0, 20, 0);
    timeline.cancel();
    expect([playback.frame.value, cut.shot("sh010")?.cut.trim_in]).to.deep.equal([100, 0]);
    timeline.drop();
    expect(lists()).to.deep.equal([]);
  });

  it("does not move on a locked clip, and says why", async () => {
    const { timeline, clip, keep, episode, notices, cut } = await openTimeline();
    keep("sh020", { locked: true });
    await episode.refresh();
    timeline.startEdgeDrag(clip("sh020"), "in");
    timeline.to(0, 10, 0);
    expect(timeline.drag.value).to.include({ kind: "locked" });
    expect(cut.shot("sh020")?.cut.trim_in).to.equal(0);
    expect(notices.at("cut:sh020")).to.match(/^sh020 is locked/);
    timeline.drop();
    expect(timeline.drag.value).to.equal(undefined);
  });
});

describe("a clip that is dragged", () => {
  it("comes to stand in the gap that is nearest, and only there", async () => {
    const { timeline, clip, cut } = await openTimeline();
    const order = () => cut.shots.value.map(({ shot }) => shot).join(" ");
    timeline.startClipDrag(clip("sh010"));
    const gaps = [10, 60, 80, 140].map((frame) => {
      timeline.to(frame, 0, 0);
      const { drag } = timeline;
      return drag.value?.kind === "clip" ? [drag.value.gap.behind, drag.value.gap.frame, drag.value.gap.isOwn] : [];
    });
    expect(gaps).to.deep.equal([
      [null, 0, true],
      [null, 48, true],
      ["sh020", 96, false],
      ["sh030", 144, false],
    ]);
    timeline.drop();
    expect(order()).to.equal("sh020 sh030 sh010");
  });

  it("stays where it was after Esc", async () => {
    const { timeline, clip, lists } = await openTimeline();
    timeline.startClipDrag(clip("sh010"));
    timeline.to(140, 0, 0);
    timeline.cancel();
    timeline.drop();
    expect(lists()).to.deep.equal([]);
  });
});

describe("the timeline's view", () => {
  it("stays as near as it was when the cut becomes shorter, until the whole cut is asked for", async () => {
    const { timeline, cut } = await openTimeline();
    timeline.width.value = 600 + TAIL;
    expect(timeline.scale.value.pxPerSecond).to.equal(100);
    await cut.change("sh010", { trim_in: 24 });
    expect(timeline.scale.value.pxPerSecond).to.equal(100);
    timeline.zoomBy(0);
    expect(timeline.scale.value.pxPerSecond).to.equal(120);
    timeline.zoomBy(1);
    expect(timeline.scale.value.pxPerSecond).to.be.above(120);
  });

  it("draws what is seen, and the clip that is selected", async () => {
    const { timeline } = await openTimeline();
    const scale = { fps: 24, pxPerSecond: 24 };
    const drawn = (wanted?: string) =>
      clipsBetween(timeline.clips.value, [50, 60], scale, wanted).map(({ shot }) => shot);
    expect(drawn()).to.deep.equal(["sh020"]);
    expect(drawn("sh030")).to.deep.equal(["sh020", "sh030"]);
  });
});
