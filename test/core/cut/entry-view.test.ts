import { expect } from "chai";
import { check } from "../../../src/contracts/check.ts";
import type { CutEntry } from "../../../src/contracts/files/cut.ts";
import { CutView } from "../../../src/contracts/replies/episode-status.ts";
import { findSound } from "../../../src/core/cut/audio-source.ts";
import { cutRate } from "../../../src/core/cut/cut-facts.ts";
import { viewCut } from "../../../src/core/cut/entry-view.ts";
import { resolveCut } from "../../../src/core/cut/resolve.ts";
import { makeCutFacts } from "../../support/values/make-cut-facts.ts";
import { makeTake } from "../../support/values/make-take.ts";

describe("the cut as the page shows it", () => {
  const takes = [
    makeTake({ shot: "a", take: 1 }),
    makeTake({ shot: "a", take: 2, reported: { frames: 81, fps: 16 } }),
    makeTake({ shot: "a", take: 3, reported: { status: "queued", frames: null }, files: [] }),
    makeTake({ shot: "b", take: 9, pass: "final", record: "none", files: ["b_t09.mp4"] }),
  ];
  const facts = makeCutFacts({ takes });
  const view = (list: CutEntry[]) => viewCut(resolveCut(list, facts.script), facts);

  it("of an unlisted shot plays the latest usable take", () => {
    const [first] = view([]);
    expect(check(CutView, first)).to.include({ ok: true });
    expect(first).to.deep.equal({
      take: 2,
      picked: false,
      pass: "proxy",
      placeholder: false,
      usable: true,
      trim_in: 0,
      trim_out: 0,
      locked: false,
      note: "",
      in_cut_file: false,
      frames: 81,
      fps: 16,
      out: false,
      flag: false,
      order: 0,
      script_index: 0,
      out_of_order: false,
      audio: null,
      audio_file: null,
      audio_why: null,
    });
  });
  it("shows a pick exactly, even one that cannot be played", () => {
    expect(view([{ shot: "a", take: 1 }])[0]).to.include({ take: 1, picked: true, usable: true, frames: 48, fps: 24 });
    expect(view([{ shot: "a", take: 3 }])[0]).to.include({ take: 3, picked: true, usable: false, frames: null });
    expect(view([{ shot: "a", take: 44 }])[0]).to.include({ take: 44, picked: true, usable: false, fps: 16 });
  });
  it("shows the other pass's take as a placeholder, and its target's rate where the take has none", () => {
    const shown = view([{ shot: "b", pass: "final", trim_in: 2, trim_out: 3, locked: true, note: "n", flag: true }])[1];
    expect(shown).to.include({ take: 9, picked: false, pass: "final", placeholder: true, usable: true, frames: null });
    expect(shown).to.include({
      fps: 16,
      trim_in: 2,
      trim_out: 3,
      locked: true,
      note: "n",
      flag: true,
      in_cut_file: true,
    });
  });
  it("names the files of a placeholder, which no list of this pass's takes does", () => {
    const [, old, stood] = view([
      { shot: "b", pass: "final" },
      { shot: "c", pass: "final", take: 2 },
    ]);
    const none = { thumb: null, strip: null, width: null, height: null };
    const film = "renders/b/b_t09.mp4";
    expect(old?.media).to.deep.equal({ ...none, mp4: film, audio: film });
    expect(check(CutView, stood)).to.include({ ok: true });
    expect(stood).not.to.have.property("media");
    const reported = { width: 64, height: 36, mp4: "other.mp4" };
    const named = makeTake({ shot: "a", take: 5, pass: "final", reported, files: ["other.mp4", "a_t05.jpg"] });
    const [shown] = viewCut(resolveCut([{ shot: "a", pass: "final" }], facts.script), makeCutFacts({ takes: [named] }));
    const [mp4, thumb] = ["renders/a/other.mp4", "renders/a/a_t05.jpg"];
    expect(shown?.media).to.deep.equal({ mp4, thumb, strip: null, audio: mp4, width: 64, height: 36 });
  });
  it("shows a shot without takes as having none", () => {
    expect(view([])[2]).to.include({ take: null, usable: false, frames: null, fps: 16, picked: false });
  });
  it("marks what stands out of script order, and never an orphan", () => {
    const shown = view([{ shot: "x" }, { shot: "c" }, { shot: "a" }, { shot: "b", out: true }]);
    expect(
      shown.map(({ order, script_index, out_of_order, out }) => [order, script_index, out_of_order, out]),
    ).to.deep.equal([
      [0, null, false, false],
      [1, 2, true, false],
      [2, 0, false, false],
      [3, 1, false, true],
    ]);
  });

  describe("with a sound of its own", () => {
    const sound = (audio: CutEntry["audio"]) =>
      findSound(audio, { ...facts, soundOf: (take) => (take.take === 1 ? "s.mp4" : null) });
    for (const [audio, file, why] of [
      [undefined, null, null],
      [{ source: "none" }, null, "silent"],
      [{ source: "file", path: "audio/line.wav" }, "audio/line.wav", "line.wav"],
      [{ source: "file", path: "audio/gone.wav" }, null, "gone.wav (missing)"],
      [{ source: "take", shot: "a", take: 1, pass: "proxy" }, "s.mp4", "a t01"],
      [{ source: "take", shot: "a", take: 1 }, "s.mp4", "a t01"],
      [{ source: "take", shot: "a", take: 2, pass: "proxy" }, null, "a t02 (missing)"],
      [{ source: "take", shot: "b", take: 9, pass: "final" }, null, "b t09 (final) (missing)"],
      [{ source: "take", shot: "z", take: 100, pass: "proxy" }, null, "z t100 (missing)"],
    ] as const) {
      it(`says ${why ?? "nothing"}`, () => {
        expect(sound(audio)).to.deep.equal({ file, why });
      });
    }
    it("shows the source as it is stored", () => {
      const audio = { source: "file", path: "audio/line.wav", start: 1 } as const;
      expect(view([{ shot: "a", audio }])[0]).to.deep.include({
        audio,
        audio_file: "audio/line.wav",
        audio_why: "line.wav",
      });
    });
  });
});

describe("the rate of a cut", () => {
  it("is the series config's, else the build's, else 24", () => {
    expect([cutRate(25, 24), cutRate(undefined, 30), cutRate(undefined, undefined)]).to.deep.equal([25, 30, 24]);
  });
});
