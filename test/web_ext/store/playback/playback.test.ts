import { signal } from "@preact/signals";
import { expect } from "chai";
import type { ShotStatus } from "../../../../src/contracts/replies/episode-status.ts";
import { createPlayback } from "../../../../web_ext/store/playback/playback.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const drawn = (id: string, cut = {}) => makeShot(id, { takes: [makeTake(1), makeTake(2)], cut });

function open(shots: readonly ShotStatus[]) {
  const list = signal(shots);
  return { playback: createPlayback({ shots: list, fps: signal(24) }), list };
}

describe("the playhead", () => {
  it("stays with its shot when the cut changes before it", () => {
    const { playback, list } = open([drawn("a"), drawn("b")]);
    playback.seek(60);
    expect([playback.current.value?.shot, playback.frame.value]).to.deep.equal(["b", 60]);
    list.value = [drawn("a", { trim_in: 10 }), drawn("b")];
    expect([playback.current.value?.shot, playback.frame.value]).to.deep.equal(["b", 50]);
  });

  it("cannot leave the cut", () => {
    const { playback } = open([drawn("a"), drawn("b")]);
    playback.seek(-5);
    expect(playback.frame.value).to.equal(0);
    playback.seek(5000);
    expect(playback.frame.value).to.equal(95);
  });

  it("parks on a shot that has nothing to play, and on one that is left out", () => {
    const { playback } = open([drawn("a"), makeShot("b"), drawn("c", { out: true }), drawn("d")]);
    playback.showShot("b");
    expect([playback.current.value?.shot, playback.frame.value]).to.deep.equal(["b", 48]);
    playback.showShot("c");
    expect([playback.current.value?.shot, playback.frame.value]).to.deep.equal(["c", 96]);
  });

  it("jumps to the beginning of its clip first, then to the one before", () => {
    const { playback } = open([drawn("a"), drawn("b"), drawn("c")]);
    playback.seek(100);
    const frames = [-1, -1, 1, 1].map((by) => (playback.jump(by as 1 | -1), playback.frame.value));
    expect(frames).to.deep.equal([96, 48, 96, 96]);
  });
});

describe("playing", () => {
  it("goes on from the playhead, and from the start once it is at the end", () => {
    const { playback } = open([drawn("a"), drawn("b")]);
    playback.seek(30);
    playback.toggle();
    expect([playback.playing.value, playback.frame.value]).to.deep.equal([true, 30]);
    playback.ended();
    expect([playback.playing.value, playback.frame.value]).to.deep.equal([false, 95]);
    playback.toggle();
    expect([playback.playing.value, playback.frame.value]).to.deep.equal([true, 0]);
  });

  it("skips shots without a take", () => {
    const { playback } = open([drawn("a"), makeShot("b"), drawn("c")]);
    playback.playAll();
    expect(playback.programme.value.clips.map((clip) => [clip.shot, clip.start])).to.deep.equal([
      ["a", 0],
      ["c", 96],
    ]);
  });

  it("does not start when there is nothing to play", () => {
    const { playback } = open([makeShot("a")]);
    playback.playAll();
    expect(playback.playing.value).to.equal(false);
  });

  it("plays one take by itself and comes back to its shot in the cut", () => {
    const { playback } = open([drawn("a"), drawn("b")]);
    playback.playTake("b", 1);
    expect(playback.programme.value.clips.map(({ mp4 }) => mp4)).to.deep.equal(["t1.mp4"]);
    playback.atFrame(20);
    playback.backToCut();
    expect([playback.current.value?.shot, playback.frame.value, playback.playing.value]).to.deep.equal([
      "b",
      48,
      false,
    ]);
  });

  it("plays the film as one clip of the length it was made with", () => {
    const { playback } = open([drawn("a"), drawn("b")]);
    playback.playFilm({ kind: "film", path: "renders/ep.mp4", made: 7, frames: 90 });
    expect(playback.programme.value).to.deep.include({ frames: 90 });
    expect(playback.programme.value.clips.map(({ mp4, frames }) => [mp4, frames])).to.deep.equal([
      ["renders/ep.mp4", 90],
    ]);
  });

  it("runs both ways, faster with each press the same way, and stops at normal speed", () => {
    const { playback } = open([drawn("a"), drawn("b")]);
    playback.seek(60);
    const reported = (by: 1 | -1) => (playback.shuttle(by), playback.speed.value);
    expect([reported(1), reported(1), reported(1), reported(1)]).to.deep.equal([1, 2, 4, 4]);
    expect([reported(-1), reported(-1), reported(1)]).to.deep.equal([-1, -2, 1]);
    playback.shuttle(-1);
    playback.pause();
    expect([playback.playing.value, playback.speed.value]).to.deep.equal([false, 1]);
  });

  it("stops on the first frame when it runs back, and does not start there", () => {
    const { playback } = open([drawn("a"), drawn("b")]);
    playback.shuttle(-1);
    expect(playback.playing.value).to.equal(false);
    playback.seek(30);
    playback.shuttle(-1);
    expect([playback.playing.value, playback.speed.value, playback.frame.value]).to.deep.equal([true, -1, 30]);
    playback.ended();
    expect([playback.playing.value, playback.frame.value]).to.deep.equal([false, 0]);
  });
});
