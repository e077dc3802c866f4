import { expect } from "chai";
import { buildPlaylist, clipAt, lengthOf, soloClip } from "../../../../web_ext/store/playback/playlist.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const take = makeTake(1);

describe("the cut to scale", () => {
  it("lays each clip where the one before it ends, without what is trimmed off", () => {
    const clips = buildPlaylist(
      [
        makeShot("sh010", { takes: [take] }),
        makeShot("sh020", { takes: [take], cut: { trim_in: 6, trim_out: 10 } }),
        makeShot("sh030", { takes: [take] }),
      ],
      24,
    );
    expect(clips.map(({ start, frames }) => [start, frames])).to.deep.equal([
      [0, 48],
      [48, 32],
      [80, 48],
    ]);
    expect(clips[1]?.from).to.equal(0.25);
    expect(lengthOf(clips)).to.equal(128);
  });

  it("gives a shot without a take the room it was built for, and no film", () => {
    const [clip] = buildPlaylist([makeShot("sh010", { seconds: 1.5 })], 24);
    expect(clip).to.include({ frames: 36, strip: null });
    expect(clip).not.to.have.property("mp4");
  });

  it("gives a shot that is left out no room", () => {
    const clips = buildPlaylist(
      [makeShot("sh010", { takes: [take], cut: { out: true } }), makeShot("sh020", { takes: [take] })],
      24,
    );
    expect(clips.map(({ start, frames }) => [start, frames])).to.deep.equal([
      [0, 0],
      [0, 48],
    ]);
    expect(clipAt(clips, 0)?.shot).to.equal("sh020");
  });

  it("plays no more of a take than its stretch of the recording, and loses no frame where stretches meet", () => {
    const sounds = (id: string, from: number, to: number) => ({
      ...makeShot(id, { takes: [take] }),
      audio_in: from,
      audio_out: to,
    });
    const clips = buildPlaylist([sounds("a", 10, 11.02), sounds("b", 11.02, 12.03), sounds("c", 12.03, 30)], 24);
    expect(clips.map(({ frames }) => frames)).to.deep.equal([24, 25, 48]);
  });

  it("times a take of another rate by its duration", () => {
    const slow = makeTake(1, { frames: 32, fps: 16 });
    const [clip] = buildPlaylist([makeShot("sh010", { takes: [slow], cut: { frames: 32, fps: 16 } })], 24);
    expect(clip?.frames).to.equal(48);
  });

  it("plays the files that the cut names of a stand-in", () => {
    const [mp4, strip, audio] = ["renders/sh_10/clip.mp4", "renders/sh_10/sh_10_t04_strip.jpg", "renders/sh_10/s.wav"];
    const media = { mp4, strip, audio, thumb: null, width: null, height: null };
    const cut = { usable: true, take: 4, pass: "final", placeholder: true, frames: 48, media } as const;
    const [clip] = buildPlaylist([makeShot("sh 10", { cut })], 24);
    expect(clip).to.include({ mp4, strip });
    expect(clip?.sound).to.include({ path: audio });
  });

  it("says which clip plays at a frame", () => {
    const clips = buildPlaylist([makeShot("a", { takes: [take] }), makeShot("b", { takes: [take] })], 24);
    expect([0, 47, 48, 95, 9999].map((frame) => clipAt(clips, frame)?.shot)).to.deep.equal(["a", "a", "b", "b", "b"]);
    expect(clipAt([], 0)).to.equal(undefined);
  });

  it("shows a take by itself whole, on its own clock", () => {
    const shot = makeShot("sh010", { takes: [take], cut: { trim_in: 6 } });
    expect(soloClip(shot, makeTake(2, { frames: 60, fps: 30 }), 24)).to.include({
      start: 0,
      frames: 60,
      from: 0,
      trimIn: 0,
    });
    expect(soloClip(shot, makeTake(3, { mp4: null }), 24)).to.equal(undefined);
  });
});
