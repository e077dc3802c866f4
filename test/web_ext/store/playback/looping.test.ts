import { signal } from "@preact/signals";
import { expect } from "chai";
import { levelAt } from "../../../../web_ext/store/playback/clip-sound.ts";
import type { Loop } from "../../../../web_ext/store/playback/clips-and-playhead.ts";
import { createPlayback } from "../../../../web_ext/store/playback/playback.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const drawn = (id: string, cut = {}) => makeShot(id, { takes: [makeTake(1)], cut });

/** Three clips of 48 frames at 24 frames a second; `b` begins half a second into its take. */
function open(loop: Loop = "off", marks = {}) {
  const shots = [drawn("a"), drawn("b", { trim_in: 12, frames: 60 }), drawn("c")];
  const playback = createPlayback({ shots: signal(shots), fps: signal(24) });
  playback.setLoop(loop);
  playback.setMarks(marks);
  return playback;
}

type Playback = ReturnType<typeof open>;
const seen = (it: Playback) => [it.playing.value ? it.speed.value : 0, it.frame.value] as const;
const stretches = (it: Playback) =>
  it.played.value.clips.map(({ shot, start, frames, from }) => [shot, start, frames, from]);

describe("what is repeated", () => {
  it("is the shot under the playhead, and moves on with it", () => {
    const it = open("shot");
    it.seek(60);
    it.toggle();
    expect(stretches(it)).to.deep.equal([["b", 48, 48, 0.5]]);
    expect([it.played.value.loops, ...seen(it)]).to.deep.equal([true, 1, 60]);
    it.jump(1);
    expect([stretches(it)[0]?.[0], ...seen(it)]).to.deep.equal(["c", 1, 96]);
  });

  it("is the marked range, over as many clips as it has, and entered from its start", () => {
    const it = open("range", { first: 40, last: 59 });
    it.seek(100);
    it.toggle();
    expect(seen(it)).to.deep.equal([1, 40]);
    expect(stretches(it)).to.deep.equal([
      ["a", 40, 8, 40 / 24],
      ["b", 48, 12, 0.5],
    ]);
  });

  it("is all of it without marks, and a take or the film whole", () => {
    const it = open("range");
    it.toggle();
    expect([stretches(it).length, it.played.value.loops]).to.deep.equal([3, true]);
    it.setLoop("shot");
    it.playTake("b", 1);
    expect([stretches(it), it.played.value.loops]).to.deep.equal([[["b", 0, 48, 0]], true]);
  });

  it("is gone while it stands still: the playhead goes everywhere", () => {
    const it = open("range", { first: 40, last: 59 });
    it.toggle();
    it.pause();
    expect(it.played.value).to.equal(it.programme.value);
    it.seek(140);
    expect(seen(it)).to.deep.equal([0, 140]);
  });

  it("begins again at the end that it runs to, at the same speed", () => {
    const it = open("range", { first: 40, last: 59 });
    it.toggle();
    it.shuttle(1);
    it.atFrame(59);
    it.ended();
    expect(seen(it)).to.deep.equal([2, 40]);
    it.shuttle(-1);
    it.ended();
    expect(seen(it)).to.deep.equal([-1, 59]);
  });

  it("is left by a seek beyond it, which stands still", () => {
    const it = open("range", { first: 40, last: 59 });
    it.toggle();
    it.seek(50);
    expect(seen(it)).to.deep.equal([1, 50]);
    it.seek(90);
    expect(seen(it)).to.deep.equal([0, 90]);
  });

  it("is not what Play all plays", () => {
    const it = open("shot");
    it.playAll();
    expect([stretches(it).length, it.played.value.loops]).to.deep.equal([3, undefined]);
    it.setLoop("all");
    expect(it.played.value.loops).to.equal(true);
  });
});

describe("a stretch of a clip that fades", () => {
  it("is as loud as it is in the whole clip", () => {
    const it = open("range", { first: 54, last: 80 });
    const whole = it.programme.value.clips[1];
    it.seek(60);
    it.toggle();
    const [part] = it.played.value.clips;
    expect([part?.start, part?.frames, part?.whole]).to.deep.equal([54, 27, { start: 48, frames: 48 }]);
    const fading = { soundFades: { in: 24, out: 24 } };
    for (const frame of [54, 60, 80])
      expect(levelAt({ ...part!, ...fading }, frame)).to.equal(levelAt({ ...whole!, ...fading }, frame));
  });
});

describe("the marked range", () => {
  it("is marked at the playhead; a mark beyond the other one begins a new range", () => {
    const it = open();
    const range = (end: "first" | "last", frame: number) => {
      it.seek(frame);
      it.mark(end);
      return it.range.value;
    };
    expect(range("first", 30)).to.deep.equal({ first: 30, last: 143 });
    expect(range("last", 50)).to.deep.equal({ first: 30, last: 50 });
    expect(range("first", 70)).to.deep.equal({ first: 70, last: 143 });
    expect(range("last", 20)).to.deep.equal({ first: 0, last: 20 });
    it.setMarks({});
    expect(it.range.value).to.equal(undefined);
  });

  it("stays within a cut that became shorter", () => {
    expect(open("off", { first: 100, last: 500 }).range.value).to.deep.equal({ first: 100, last: 143 });
    expect(open("off", { first: 400 }).range.value).to.deep.equal({ first: 143, last: 143 });
  });

  it("plays by itself once, and stops on its last frame", () => {
    const it = open("off", { first: 40, last: 59 });
    it.playRange();
    expect([stretches(it).length, it.played.value.loops, ...seen(it)]).to.deep.equal([2, undefined, 1, 40]);
    it.ended();
    expect(seen(it)).to.deep.equal([0, 59]);
    it.toggle();
    expect([stretches(it).length, ...seen(it)]).to.deep.equal([3, 1, 59]);
  });

  it("plays from whatever is looked at, and again and again while it is repeated", () => {
    const it = open("range", { first: 40, last: 59 });
    it.playTake("c", 1);
    it.playRange();
    expect([it.programme.value.viewing.kind, it.played.value.loops, ...seen(it)]).to.deep.equal(["cut", true, 1, 40]);
  });
});

describe("the volume", () => {
  it("is heard again once it is changed, and has its limits", () => {
    const it = open();
    it.setMuted(true);
    it.setVolume(1.4);
    expect([it.volume.value, it.muted.value]).to.deep.equal([1, false]);
    it.setVolume(-1);
    expect(it.volume.value).to.equal(0);
  });
});
