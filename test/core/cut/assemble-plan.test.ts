import { expect } from "chai";
import fc from "fast-check";
import type { CutEntry } from "../../../src/contracts/files/cut.ts";
import { planAssemble, type AssemblePlan, type PlannedFilm } from "../../../src/core/cut/assemble-plan.ts";
import { resolveCut } from "../../../src/core/cut/resolve.ts";
import { rateOf, rescaleFrames } from "../../../src/core/time/rate.ts";
import { makeCutFacts } from "../../support/values/make-cut-facts.ts";
import { makeTake } from "../../support/values/make-take.ts";

const rates = fc.constantFrom(8, 12.5, 16, 23.976, 24, 25, 29.97, 30, 48, 59.94, 60);

describe("planning a film", () => {
  const takes = [
    makeTake({ shot: "a", take: 1, reported: { frames: 48 } }),
    makeTake({ shot: "b", take: 1, reported: { frames: 81, fps: 16 } }),
    makeTake({ shot: "c", take: 1, reported: { frames: 24 } }),
    makeTake({ shot: "c", take: 2, reported: { status: "failed" }, files: [] }),
    makeTake({ shot: "c", take: 3, pass: "final", reported: { frames: 30 } }),
  ];
  const film = (list: CutEntry[], changes: Parameters<typeof makeCutFacts>[0] = {}, partial = false): PlannedFilm => {
    const facts = makeCutFacts({ takes, ...changes });
    return planAssemble(resolveCut(list, facts.script), facts, partial);
  };
  const planned = (...args: Parameters<typeof film>): AssemblePlan => {
    const answer = film(...args);
    if (!answer.ok) throw new Error(answer.error);
    return answer.plan;
  };
  const refused = (...args: Parameters<typeof film>) => {
    const answer = film(...args);
    if (answer.ok) throw new Error("the film was not refused");
    return answer;
  };
  const clipOf = (plan: AssemblePlan, shot: string) => plan.clips.find((clip) => clip.shot === shot);
  const order = (plan: AssemblePlan) => plan.clips.map(({ shot }) => shot).join(" ");

  it("joins the cut's clips in its order, each with its length", () => {
    const plan = planned([{ shot: "b", trim_in: 1, trim_out: 2 }, { shot: "a" }]);
    expect(order(plan)).to.equal("b c a");
    expect(plan.clips[0]).to.deep.equal({
      shot: "b",
      take: 1,
      pass: "proxy",
      mp4: "renders_proxy/b/b_t01.mp4",
      frames: 81,
      fps: 16,
      trimIn: 1,
      trimOut: 2,
      length: 119,
      sound: { file: "renders_proxy/b/b_t01.mp4", start: 0, offset: 0, gain: 1 },
    });
    expect(plan.frames).to.equal(plan.clips.reduce((sum, clip) => sum + clip.length, 0));
    expect(plan.frames).to.equal(191);
    expect(plan.notes).to.deep.equal([]);
  });
  it("leaves out orphans, saying so, and what is out of the cut", () => {
    const plan = planned([{ shot: "gone" }, { shot: "b", out: true }, { shot: "old", out: true }]);
    expect(order(plan)).to.equal("a c");
    expect(plan.notes).to.deep.equal(["gone is in no build any more: left out"]);
  });
  it("refuses while clips are missing, naming each and what to do", () => {
    const answer = refused(
      [
        { shot: "a", take: 9 },
        { shot: "c", take: 2 },
      ],
      { script: ["a", "b", "c", "d"] },
    );
    expect(answer.missing).to.deep.equal(["a", "c", "d"]);
    expect(answer.error).to.equal(
      "a has no take 9; c plays take 2, which failed; d has no usable take: render what is missing, leave it out of the cut, or assemble with partial",
    );
  });
  it("does without missing clips when a part is enough, and says which", () => {
    const plan = planned([{ shot: "c", take: 2 }], {}, true);
    expect(order(plan)).to.equal("a b");
    expect(plan.notes).to.deep.equal(["c plays take 2, which failed: left out"]);
  });
  it("refuses a film of nothing, partial or not", () => {
    for (const partial of [false, true]) {
      expect(refused([], { takes: [] }, partial).error).to.contain("no shot has a clip to play");
      expect(refused([], { script: [] }, partial).error).to.contain("the cut has no shots");
      const out = ["a", "b", "c"].map((shot) => ({ shot, out: true }));
      expect(refused(out, {}, partial).error).to.contain("the cut has no shots");
    }
  });
  it("plays a placeholder and tells of it", () => {
    const plan = planned([{ shot: "c", pass: "final" }]);
    expect(clipOf(plan, "c")).to.include({ take: 3, pass: "final", mp4: "renders/c/c_t03.mp4", length: 30 });
    expect(plan.notes).to.deep.equal(["c plays its final take 3"]);
  });
  it("believes the file before the record, and the record where the file cannot be measured", () => {
    const measured = (take: { shot: string }) => (take.shot === "a" ? { frames: 50, fps: 25 } : undefined);
    expect(planned([], { measured }).clips[0]).to.include({ frames: 50, fps: 25, length: 48 });
    expect(planned([], { measured }).clips[2]).to.include({ frames: 24, fps: 24, length: 24 });
  });
  it("tells of a file that has other frames than its record", () => {
    const measured = (take: { shot: string }) => (take.shot === "a" ? { frames: 40, fps: 24 } : undefined);
    expect(planned([], { measured }).notes).to.deep.equal(["a: take 1 should have 48 frames, its file has 40"]);
    const same = () => ({ frames: 48, fps: 24 });
    expect(
      planned(
        [
          { shot: "b", out: true },
          { shot: "c", out: true },
        ],
        { measured: same },
      ).notes,
    ).to.deep.equal([]);
  });
  it("misses a clip whose length nobody knows", () => {
    const unknown = [makeTake({ shot: "a", record: "none" })];
    expect(refused([], { takes: unknown, script: ["a"] }).error).to.contain("whose length cannot be read");
    const measured = () => ({ frames: 12, fps: 24 });
    expect(planned([], { takes: unknown, script: ["a"], measured }).frames).to.equal(12);
  });
  it("counts a take from before records at the episode's rate", () => {
    const old = [makeTake({ shot: "a", reported: { fps: 0, frames: 50 } })];
    expect(planned([], { takes: old, script: ["a"], fps: 25 }).clips[0]).to.include({ fps: 25, length: 50 });
  });
  it("plays a dialogue window's frames of a longer take, trims inside it", () => {
    const windows = new Map([
      ["a", 40],
      ["c", 100],
    ]);
    const plan = planned([{ shot: "a", trim_in: 10 }], { windows });
    expect(plan.clips.map(({ length }) => length)).to.deep.equal([30, 122, 24]);
    expect(plan.clips[0]).to.include({ frames: 48, fps: 24, trimIn: 10 });
  });
  it("cuts trims down where a newer take is shorter, and tells of it", () => {
    const plan = planned([{ shot: "c", trim_in: 30, trim_out: 5 }]);
    expect(clipOf(plan, "c")).to.include({ trimIn: 23, trimOut: 0, length: 1 });
    expect(plan.notes[0]).to.contain("c: its trims were cut down to 23 and 0 frames");
  });
  it("keeps trims that the list was accepted with", () => {
    const plan = planned([{ shot: "b", trim_in: 121 }]);
    expect(clipOf(plan, "b")).to.include({ trimIn: 121, length: 1 });
    expect(plan.notes).to.deep.equal([]);
  });
  it("plays a clip at its gain, whatever sounds under it, with fades that it has room for", () => {
    const audio = { source: "file", path: "audio/line.wav", gain: 0.5 } as const;
    const plan = planned([
      { shot: "a", gain: 0.5, fade_in: 12, sound_fade_out: 900 },
      { shot: "b", audio, gain: 0.5 },
    ]);
    expect(plan.clips.slice(0, 2).map(({ sound }) => sound?.gain)).to.deep.equal([0.5, 0.25]);
    const [faded, plain] = plan.clips;
    expect(faded).to.deep.include({ fades: { in: 12, out: 0 }, soundFades: { in: 0, out: faded?.length } });
    expect(plain).to.not.have.any.keys("fades", "soundFades");
  });
  it("lays the sound that an entry names, and silence where there is none", () => {
    const audio = { source: "file", path: "audio/line.wav", start: 1, offset: -0.5, gain: 2 } as const;
    const gone = { source: "file", path: "audio/gone.wav" } as const;
    const plan = planned([
      { shot: "a", audio },
      { shot: "b", audio: { source: "none" } },
      { shot: "c", audio: gone },
    ]);
    expect(plan.clips.map(({ sound }) => sound)).to.deep.equal([
      { file: "audio/line.wav", start: 1, offset: -0.5, gain: 2 },
      null,
      null,
    ]);
    expect(plan.notes).to.deep.equal(["c is silent: its sound gone.wav (missing) cannot be laid"]);
    expect(planned([], { soundOf: () => null }).clips.every(({ sound }) => sound === null)).to.equal(true);
  });
  it("is as long as the exact times of its clips, to half a frame", () => {
    const some = fc.array(fc.record({ frames: fc.integer({ min: 1, max: 200 }), fps: rates }), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(some, rates, (clips, fps) => {
        const script = clips.map((_, index) => `s${index}`);
        const made = clips.map((reported, index) => makeTake({ shot: `s${index}`, reported }));
        const long = clips.filter((clip) => rescaleFrames(clip.frames, clip.fps, fps) >= 2);
        fc.pre(long.length === clips.length);
        const exact = clips.reduce((sum, clip) => sum + (clip.frames * rateOf(clip.fps).den) / rateOf(clip.fps).num, 0);
        const frames = planned([], { script, takes: made, fps }).frames;
        expect(Math.abs(frames - (exact * rateOf(fps).num) / rateOf(fps).den)).to.be.at.most(0.5 + 1e-6);
      }),
    );
  });
});
