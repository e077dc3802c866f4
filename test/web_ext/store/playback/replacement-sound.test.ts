import { expect } from "chai";
import { signal } from "@preact/signals";
import type { ShotStatus } from "../../../../src/contracts/replies/episode-status.ts";
import { createReplacementSound } from "../../../../web_ext/store/playback/replacement-sound.ts";
import { createPlayback } from "../../../../web_ext/store/playback/playback.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const drawn = (id: string, cut = {}) => makeShot(id, { takes: [makeTake(1)], cut });

function open(shots: readonly ShotStatus[], recording?: string) {
  const playback = createPlayback({ shots: signal(shots), fps: signal(24) });
  return { playback, placed: createReplacementSound({ playback, recording: signal(recording) }) };
}

describe("what is heard in place of the clips' own sound", () => {
  it("is nothing where clips are heard as they are, and where a take is played by itself", () => {
    const { playback, placed } = open([drawn("a")]);
    expect(placed.value).to.equal(undefined);
    const recorded = open([drawn("a")], "rec.wav");
    expect(recorded.placed.value).to.include({ path: "rec.wav" });
    recorded.playback.playTake("a", 1);
    playback.playTake("a", 1);
    expect([placed.value, recorded.placed.value]).to.deep.equal([undefined, undefined]);
  });

  it("is the recording, ahead of the cut as far as its first clip with a place on it wants", () => {
    const { placed } = open([drawn("a"), { ...drawn("b"), audio_in: 7 }], "rec.wav");
    expect(placed.value).to.deep.equal({ path: "rec.wav", shift: 5, begins: 0, gain: 1 });
  });

  it("is what the cut lays under the clip at the playhead, and the very same while it runs", () => {
    const audio = { source: "file", path: "line.wav", start: 3, gain: 0.5 };
    const { playback, placed } = open([drawn("a"), drawn("b", { audio, audio_file: "line.wav" }), drawn("c")]);
    playback.seek(50);
    const before = placed.value;
    expect(before).to.deep.equal({ path: "line.wav", shift: 1, begins: 3, gain: 0.5 });
    playback.seek(60);
    expect(placed.value).to.equal(before);
    playback.seek(100);
    expect(placed.value).to.equal(undefined);
  });

  it("is silence under a clip that the cut wants silent", () => {
    const { placed } = open([drawn("a", { audio: { source: "none" }, audio_file: null })]);
    expect(placed.value).to.include({ path: null });
  });
});
