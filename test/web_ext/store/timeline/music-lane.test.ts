import { expect } from "chai";
import { FILM_FORM, musicOf } from "../../../../web_ext/store/deliver/film-form.ts";
import { buildPlaylist } from "../../../../web_ext/store/playback/playlist.ts";
import { filmPeaks, musicBars, musicLevel, soundParts } from "../../../../web_ext/store/timeline/music-lane.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const shots = [
  makeShot("sh010", { takes: [makeTake(1, { mp4: "a.mp4", audio: "a.mp4", frames: 48 })], cut: { frames: 48 } }),
  makeShot("sh020", {
    takes: [makeTake(1, { mp4: "b.mp4", audio: "b.mp4", frames: 48 })],
    cut: { frames: 48, trim_in: 24, gain: 0.5, sound_fade_out: 12 },
  }),
];
const clips = buildPlaylist(shots, 24);
const film = { clips, fps: 24, from: 1, to: 3 };

describe("the music that lies under the film", () => {
  it("is what Deliver is set to", () => {
    expect(musicOf(FILM_FORM)).to.equal(undefined);
    expect(musicOf({ ...FILM_FORM, music: " song.mp3 ", musicGain: "50", duck: false })).to.deep.equal({
      path: "song.mp3",
      gain: 0.5,
      ducks: false,
    });
    expect(musicOf({ ...FILM_FORM, music: "song.mp3", musicGain: "loud" })?.gain).to.equal(undefined);
  });

  it("is ducked under what the clips play: trimmed, at their gain, with their fades", () => {
    expect(soundParts(film)).to.deep.equal([
      { path: "a.mp4", from: 0, to: 2 },
      { path: "b.mp4", from: 1, to: 2 },
    ]);
    const peaks = filmPeaks(film, ({ from, to }) => new Uint8Array(Math.round((to - from) * 200)).fill(255));
    // Two seconds before what is drawn it begins to be looked at, here a second before the film.
    const at = (second: number) => peaks[Math.round((second + 1) * 200)];
    expect([at(-0.5), at(0.5), at(1.9), at(2.2)]).to.deep.equal([0, 1, 1, 0.5]);
    expect(at(2.9)).to.be.within(0.01, 0.2);
  });

  it("is ducked under the recording where that is the film's sound", () => {
    const recorded = { ...film, recording: { path: "talk.wav", shift: 10 } };
    expect(soundParts(recorded)).to.deep.equal([{ path: "talk.wav", from: 9, to: 13 }]);
    const peaks = filmPeaks(recorded, () => new Uint8Array(800).fill(51));
    expect([peaks[100], peaks[300]!.toFixed(2)]).to.deep.equal([0, "0.20"]);
  });

  it("is drawn again and again, with what is left of it under the film's sound and at the ends of the film", () => {
    const silence = new Float32Array(4 * 200);
    const half = silence.map((_, bin) => (bin >= 600 ? 0.5 : 0));
    // The file is half a second long: loud, then silent.
    const music = { peaks: new Uint8Array(100).fill(255, 0, 50), gain: 0.5, ducks: true };
    const bars = (own: Float32Array) => musicBars(music, own, { from: 3, to: 5 }, { seconds: 5, count: 8 });
    expect(bars(silence).map(({ whole }) => whole)).to.deep.equal([0.5, 0, 0.5, 0, 0.5, 0, 0.5, 0]);
    expect(bars(silence)[3]!.level).to.be.closeTo(1, 0.01);
    expect(bars(half)[3]!.level).to.be.closeTo(1, 0.01);
    expect(bars(half)[6]!.level).to.be.below(0.3);
    expect(bars(half)[6]!.audible).to.be.below(0.15);
    expect(musicBars({ ...music, ducks: false }, half, { from: 3, to: 5 }, { seconds: 50, count: 1 })[0]).to.deep.equal(
      {
        whole: 0.5,
        audible: 0.5,
        level: 1,
      },
    );
    const unread = { ...music, peaks: new Uint8Array(0) };
    expect(musicBars(unread, silence, { from: 3, to: 4 }, { seconds: 50, count: 1 })[0]!.whole).to.equal(0);
  });

  it("is heard as loud as it is drawn, at every moment", () => {
    const whole = { clips, fps: 24 };
    const peaksOf = ({ path, from, to }: { path: string; from: number; to: number }) =>
      new Uint8Array(Math.round((to - from) * 200)).fill(path === "a.mp4" ? 255 : 0);
    const music = { peaks: new Uint8Array(1000).fill(255), gain: 0.5, ducks: true };
    const drawn = { ...whole, from: 0, to: 3 };
    const bars = musicBars(music, filmPeaks(drawn, peaksOf), drawn, { seconds: 3, count: 600 });
    for (const at of [0.05, 0.5, 1.5, 2.1, 2.95]) {
      const level = musicLevel(music, whole, peaksOf, { at, seconds: 3 });
      expect(level, `at ${at} s`).to.be.closeTo(bars[Math.round(at * 200)]!.audible, 0.01);
    }
    expect(musicLevel({ ...music, ducks: false }, whole, peaksOf, { at: 1, seconds: 3 })).to.equal(0.5);
  });
});
