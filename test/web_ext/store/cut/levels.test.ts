import { expect } from "chai";
import { openCut, threeClips } from "../../../support/page/open-cut.ts";
import { openEditor } from "../../../support/page/open-editor.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";
import { fadeTo, gainAtHeight, heightOfGain, louder, parseGain } from "../../../../web_ext/store/cut/levels.ts";
import { trimTo } from "../../../../web_ext/store/cut/trims.ts";
import { describeClip } from "../../../../web_ext/store/cut/describe-clip.ts";
import { levelAt } from "../../../../web_ext/store/playback/clip-sound.ts";
import type { Clip } from "../../../../web_ext/store/playback/clips-and-playhead.ts";
import { buildPlaylist } from "../../../../web_ext/store/playback/playlist.ts";

const clipWith = (cut: object): Clip => {
  const shot = makeShot("sh010", { takes: [makeTake(1)], cut });
  return buildPlaylist([shot], 24)[0] as Clip;
};

describe("levels of a clip", () => {
  it("fade no farther than the other fade leaves room for", () => {
    const clip = clipWith({ fade_out: 40 });
    expect([clip.frames, fadeTo(clip, "fade_in", 20)]).to.deep.equal([48, { fade_in: 8 }]);
    expect(fadeTo(clip, "fade_in", -3)).to.deep.equal({ fade_in: 0 });
    expect(fadeTo(clip, "sound_fade_in", 20.4)).to.deep.equal({ sound_fade_in: 20 });
  });

  it("step in decibels, from silence up and to silence down", () => {
    expect(louder(1, -6)).to.be.closeTo(0.501, 0.001);
    expect(louder(louder(1, 3), -3)).to.equal(1);
    expect([louder(0, -1), louder(3.9, 9)]).to.deep.equal([0, 4]);
    expect(louder(0, 1)).to.be.closeTo(0.0112, 0.001);
  });

  it("are read as people type them", () => {
    expect(["0", "+6 dB", "−6", "silent", "12"].map(parseGain)).to.deep.equal([1, 1.9953, 0.5012, 0, 3.9811]);
    expect(["loud", "13", "--2", ""].map(parseGain)).to.deep.equal([undefined, undefined, undefined, undefined]);
  });

  it("stand in the middle of the line where they change nothing, and stop there when dragged by it", () => {
    expect([0, 1, 4].map(heightOfGain)).to.deep.equal([0, 0.5, 1]);
    expect([-1, 0.49, 0.505, 2].map(gainAtHeight)).to.deep.equal([0, 1, 1, 3.9811]);
    expect(gainAtHeight(0.25)).to.be.closeTo(0.25, 0.002);
  });

  it("get shorter with the clip that is trimmed", () => {
    const clip = clipWith({ fade_in: 20, fade_out: 20, sound_fade_in: 10 });
    expect(trimTo(clip, "out", 18)).to.deep.equal({ trim_out: 18, fade_out: 10 });
    expect(trimTo(clip, "in", 4)).to.deep.equal({ trim_in: 4 });
  });

  it("are heard: the gain of the clip on top of its sound's, times the fade", () => {
    const clip = clipWith({ gain: 0.5, sound_fade_in: 12 });
    expect([0, 6, 12, 47].map((frame) => levelAt(clip, frame))).to.deep.equal([0, 0.25, 0.5, 0.5]);
    const audio = { source: "file", path: "audio/line.wav", gain: 0.5 };
    const replaced = clipWith({ gain: 0.5, audio, audio_file: "audio/line.wav" });
    expect(replaced.sound?.gain).to.equal(0.25);
  });

  it("are said in the clip's name", () => {
    expect(describeClip(clipWith({ gain: 0.5, fade_in: 12 }), 24)).to.equal(
      "sh010 t1, 2.0 s, gain -6.0 dB, picture fades over 12 and 0 frames",
    );
  });
});

describe("changing levels", () => {
  it("sends what differs from the usual, and undoes to it", async () => {
    const { cut, lists } = await openCut({ service: threeClips() });
    await cut.change("sh010", { gain: 0.5, fade_in: 12 });
    expect(cut.undoes.value).to.equal("Fades of sh010");
    await cut.change("sh010", { gain: 1 });
    await cut.undo();
    await cut.undo();
    expect(lists().map((list) => (list as unknown[])[0])).to.deep.equal([
      { shot: "sh010", gain: 0.5, fade_in: 12 },
      { shot: "sh010", fade_in: 12 },
      { shot: "sh010", gain: 0.5, fade_in: 12 },
      { shot: "sh010" },
    ]);
  });

  it("sends nothing for a level that is the usual already", async () => {
    const { cut, lists } = await openCut({ service: threeClips() });
    await cut.change("sh010", { gain: 1, sound_fade_out: 0 });
    expect(lists()).to.deep.equal([]);
  });
});

describe("the commands of levels", () => {
  const open = async () => {
    const shots = [makeShot("sh010", { takes: [makeTake(1)] }), makeShot("sh020", { cut: { locked: true } })];
    const opened = await openEditor({ shots });
    opened.editor.select("sh010");
    return opened;
  };

  it("fade up to the playhead, and out from it", async () => {
    const { editor, commands } = await open();
    editor.playback.seek(12);
    commands.bind("fade-in", { shot: "sh010" }).run();
    editor.playback.seek(35);
    commands.bind("sound-fade-out", { shot: "sh010" }).run();
    expect(editor.cut.shot("sh010")?.cut).to.include({ fade_in: 12, sound_fade_out: 12 });
    commands.bind("gain-down", { shot: "sh010" }).run();
    expect(editor.cut.shot("sh010")?.cut.gain).to.be.closeTo(0.891, 0.001);
    expect(commands.bind("gain-up", { shot: "sh020" }).why).to.match(/locked/);
  });
});
