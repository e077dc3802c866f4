import { signal } from "@preact/signals";
import { expect } from "chai";
import { moveClip, nextFlag, nudgeEdge, trimHere } from "../../../../web_ext/store/cut/cut-keys.ts";
import { createPlayback } from "../../../../web_ext/store/playback/playback.ts";
import { openCut } from "../../../support/page/open-cut.ts";
import { settled } from "../../../support/page/page-states.ts";

/** Three clips of 48 frames, the first one selected, the playhead on its first frame. */
async function openKeys() {
  const opened = await openCut();
  const { cut, episode } = opened;
  const playback = createPlayback({ shots: cut.shots, fps: episode.fps });
  const selected = signal<string | undefined>("sh010");
  const select = (shot: string | undefined) => {
    selected.value = shot;
    playback.showShot(shot);
  };
  const selectedShot = () => (selected.value === undefined ? undefined : cut.shot(selected.value));
  select("sh010");
  return { ...opened, playback, selected, select, selectedShot };
}

describe("the keys of the cut", () => {
  it("start and end the clip at the frame on screen, which stays on screen", async () => {
    const queue = await openKeys();
    const { playback, cut } = queue;
    playback.seek(58);
    trimHere(queue, "in");
    expect(cut.shot("sh020")?.cut.trim_in).to.equal(10);
    expect([playback.frame.value, playback.current.value?.from]).to.deep.equal([48, 10 / 24]);
    playback.seek(60);
    trimHere(queue, "out");
    expect(cut.shot("sh020")?.cut.trim_out).to.equal(25);
    expect([playback.frame.value, playback.current.value?.frames]).to.deep.equal([60, 13]);
  });

  it("bring back what was trimmed from the take that plays by itself", async () => {
    const queue = await openKeys();
    await queue.cut.change("sh010", { trim_in: 20 });
    queue.playback.playTake("sh010", 2);
    queue.playback.atFrame(5);
    trimHere(queue, "in");
    expect(queue.cut.shot("sh010")?.cut.trim_in).to.equal(5);
    expect(queue.playback.playing.value).to.equal(false);
  });

  it("move an edge of the selected clip by a frame and show where it is", async () => {
    const queue = await openKeys();
    queue.select("sh020");
    nudgeEdge(queue, "in", -1);
    expect(queue.cut.shot("sh020")?.cut.trim_in).to.equal(0);
    nudgeEdge(queue, "in", 1);
    nudgeEdge(queue, "out", -1);
    expect(queue.cut.shot("sh020")?.cut).to.include({ trim_in: 1, trim_out: 1 });
    expect(queue.playback.frame.value).to.equal(48 + 45);
  });

  it("move a clip as far as there is a place", async () => {
    const queue = await openKeys();
    const order = () => queue.cut.shots.value.map(({ shot }) => shot).join(" ");
    moveClip(queue, "sh010", -1);
    expect(order()).to.equal("sh010 sh020 sh030");
    moveClip(queue, "sh010", 1);
    expect(order()).to.equal("sh020 sh010 sh030");
    moveClip(queue, "sh010", 1);
    moveClip(queue, "sh010", 1);
    expect(order()).to.equal("sh020 sh030 sh010");
    moveClip(queue, "sh010", -1);
    expect(order()).to.equal("sh020 sh010 sh030");
    await settled();
  });

  it("go from flag to flag, and around", async () => {
    const queue = await openKeys();
    nextFlag(queue);
    expect(queue.selected.value).to.equal("sh010");
    for (const shot of ["sh010", "sh030"]) {
      queue.select(shot);
      void queue.cut.change(shot, { flag: true });
    }
    const seen = [1, 2, 3].map(() => (nextFlag(queue), queue.selected.value));
    expect(seen).to.deep.equal(["sh010", "sh030", "sh010"]);
  });
});
