import { expect } from "chai";
import { planAssemble } from "../../../src/core/cut/assemble-plan.ts";
import { resolveCut } from "../../../src/core/cut/resolve.ts";
import { HANDOFF_FORMATS } from "../../../src/core/handoff/formats.ts";
import { placeSound } from "../../../src/core/handoff/place-sound.ts";
import { writeEdl } from "../../../src/core/handoff/write-edl.ts";
import { writeFcpxml } from "../../../src/core/handoff/write-fcpxml.ts";
import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import { makeCutFacts } from "../../support/values/make-cut-facts.ts";
import { handoffShots, handoffTakes, makeHandoff } from "../../support/values/make-handoff.ts";

const files = { urlOf: (path: string) => `file:///${path}`, secondsOf: () => 2 };
const placed = (changes: object = {}) => ({
  mp4: "a.mp4",
  sound: { file: "line.wav", start: 0, offset: 0, gain: 1, ...changes },
  trimIn: 0,
  length: 48,
});

describe("a cut that is handed over", () => {
  it("has the clips and the lengths of the film, at every rate", () => {
    for (const fps of [16, 23.976, 24, 25, 29.97, 30]) {
      const { items, frames } = makeHandoff({ fps });
      const facts = makeCutFacts({ takes: handoffTakes, script: handoffShots, windows: new Map([["sh060", 60]]), fps });
      const film = planAssemble(resolveCut([], ["sh010", "sh020", "sh050"]), facts, true);
      const same = makeHandoff({ fps, cut: ["sh030", "sh040", "sh060"].map((shot) => ({ shot, out: true })) });
      if (!film.ok) throw new Error(film.error);
      expect(same.frames).to.equal(film.plan.frames);
      expect(same.items.map(({ length }) => length)).to.deep.equal(film.plan.clips.map(({ length }) => length));
      expect(items.reduce((at, item) => (expect(item.at).to.equal(at), at + item.length), 0)).to.equal(frames);
    }
  });

  it("tells the handles of each clip, and its frames in the take", () => {
    const [first, second] = makeHandoff().items;
    expect(first).to.include({ kind: "clip", at: 0, length: 42, head: 6, tail: 12, sourceIn: 6, sourceOut: 48 });
    expect(second).to.include({ kind: "clip", at: 42, length: 47, head: 3, sourceIn: 2, sourceOut: 33 });
  });

  it("gives every take a reel of its own, of eight letters at most", () => {
    const cut = ["sh010", "sh020"].map((shot) => ({ shot }));
    const handoff = makeHandoff({ cut });
    const clip = handoff.items.find((item) => item.kind === "clip")!;
    const names = ["a/long_name_t01.mp4", "b/x.mp4", "c/x.mp4", "d/bl.mp4"];
    const shots = ["a long name of a shot", "x", "X", "BL"];
    const items = names.map((path, index) => ({
      ...clip,
      shot: shots[index] ?? "",
      media: { ...clip.media, path },
      at: index * 42,
    }));
    const text = runSteps(writeEdl({ ...handoff, items: [...items, items[0]!] }));
    const reels = [...text.matchAll(/^\d{3} {2}(\S+)/gm)].map(([, reel]) => reel ?? "");
    expect(new Set(reels).size).to.equal(4);
    expect(reels[4]).to.equal(reels[0]);
    for (const reel of reels) expect(reel).to.match(/^[A-Z0-9]{1,8}$/);
  });

  it("counts drop-frame where the rate does", () => {
    const text = runSteps(writeEdl(makeHandoff({ fps: 29.97 })));
    expect(text)
      .to.contain("FCM: DROP FRAME\r\n")
      .and.match(/ 01:00:00;00 \d\d:\d\d:\d\d;\d\d\r\n/);
  });
});

describe("levels in a cut that is handed over", () => {
  const cut = [{ shot: "sh010", gain: 0.5, fade_in: 12, fade_out: 6, sound_fade_in: 24 }, { shot: "sh020" }];
  const handoff = makeHandoff({ cut });

  it("are written as Final Cut Pro's own fades and volumes", () => {
    const text = runSteps(writeFcpxml(handoff));
    expect(text).to.match(
      /<adjust-blend amount="1">\s*<param name="amount">\s*<fadeIn type="linear" duration="12\/24s"\/>/,
    );
    expect(text).to.match(
      /<adjust-volume amount="-6.02dB">\s*<param name="amount">\s*<fadeIn type="linear" duration="1s"\/>/,
    );
  });
  it("are comments where the form has no room for them", () => {
    const text = runSteps(writeEdl(handoff));
    const lines = ["PICTURE FADE IN: 12 FRAMES", "PICTURE FADE OUT: 6 FRAMES", "GAIN: 0.5", "SOUND FADE IN: 24 FRAMES"];
    for (const line of lines) expect(text).to.include(`* ${line}\r\n`);
  });
  it("are named as left out, by the shot's name, of the forms that have none, and of no other", () => {
    const left =
      "sh010: gain -6.0 dB, picture fades over 12 and 6 frames, sound fades over 24 and 0 frames: set by hand what this form does not carry";
    for (const [name, { remarks }] of Object.entries(HANDOFF_FORMATS)) {
      const notes = (remarks ? runSteps(remarks(handoff)) : []).filter((note) => note.startsWith("sh010"));
      expect(notes, name).to.deep.equal(["otio", "edl"].includes(name) ? [left] : []);
    }
    expect(runSteps(HANDOFF_FORMATS.otio.remarks!(makeHandoff({ cut: [{ shot: "sh010", gain: 1 }] })))).to.deep.equal(
      [],
    );
  });
});

describe("a sound in a cut that is handed over", () => {
  it("is the take's own when nothing moves it", () => {
    expect(placeSound(placed({ file: "a.mp4" }), 24, files)).to.include({ isOwn: true, lead: 0, length: 48, start: 0 });
    expect(placeSound(placed({ file: "a.mp4", gain: 0.5 }), 24, files)).to.include({ isOwn: false, gain: 0.5 });
    expect(placeSound({ ...placed(), sound: null }, 24, files)).to.equal(null);
  });

  it("comes after silence when it is late, on a whole frame and in step", () => {
    const late = placeSound(placed({ start: 1, offset: 0.51 }), 24, files);
    expect(late).to.include({ lead: 13 });
    expect(late?.start).to.be.closeTo(1 + 13 / 24 - 0.51, 1e-9);
    expect(late?.length).to.equal(24);
  });

  it("begins further in when it is early or the clip is trimmed", () => {
    const early = placeSound({ ...placed({ offset: -0.25 }), trimIn: 6, length: 24 }, 24, files);
    expect(early).to.include({ lead: 0, start: 0.5, length: 24 });
  });

  it("fades to the frames of the film where it comes late or ends soon", () => {
    const soundFades = { in: 24, out: 12 };
    const whole = placeSound({ ...placed({ file: "a.mp4" }), soundFades }, 24, files);
    expect(whole).to.deep.include({ isOwn: false, fades: soundFades });
    expect(placeSound({ ...placed({ offset: 0.5 }), soundFades }, 24, files)?.fades).to.deep.equal({ in: 12, out: 12 });
    const short = { ...files, secondsOf: () => 1.75 };
    expect(placeSound({ ...placed(), soundFades }, 24, short)?.fades).to.deep.equal({ in: 24, out: 6 });
    expect(placeSound({ ...placed({ offset: 1 }), soundFades: { in: 24, out: 0 } }, 24, files)).to.not.have.property(
      "fades",
    );
  });

  it("is nothing where it lies outside of the clip", () => {
    expect(placeSound(placed({ offset: 3 }), 24, files)).to.equal(null);
    expect(placeSound(placed({ start: 2.5 }), 24, files)).to.equal(null);
  });
});
