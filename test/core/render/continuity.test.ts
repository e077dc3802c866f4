// Which shot of a request starts from what: docs/http.md "Rendering", rules 6 and 7.
import { expect } from "chai";
import type { CutEntry } from "../../../src/contracts/files/cut.ts";
import type { VideoTarget } from "../../../src/contracts/files/target.ts";
import { resolveCut } from "../../../src/core/cut/resolve.ts";
import {
  continuingShots,
  continuityOn,
  findStart,
  inChainOrder,
  planContinuity,
  startingFrom,
  type ComingTake,
  type Continuity,
  type ContinuityFacts,
} from "../../../src/core/render/continuity.ts";
import type { Take } from "../../../src/core/takes/take.ts";
import { makeCutFacts } from "../../support/values/make-cut-facts.ts";
import { makeRenderShot } from "../../support/values/make-render-shot.ts";
import { makeTake } from "../../support/values/make-take.ts";
import { registry } from "../../support/servers/shipped-targets.ts";
import { storyOf } from "../analyze/show.ts";

const SCRIPT = ["a", "b", "c", "d"];

interface Situation {
  readonly takes?: readonly Take[];
  readonly entries?: readonly CutEntry[];
  readonly reserved?: Readonly<Record<string, ComingTake>>;
  readonly living?: readonly string[];
}

function factsOf({ takes = [], entries = [], reserved = {}, living = [] }: Situation): ContinuityFacts {
  return {
    cut: resolveCut(entries, SCRIPT),
    cutFacts: makeCutFacts({ takes }),
    reserved: new Map(Object.entries(reserved)),
    living: new Set(living),
  };
}

const plan = (shot: string, situation: Situation = {}) => planContinuity(shot, factsOf(situation));
const errorOf = (shot: string, situation: Situation = {}) => {
  const planned = plan(shot, situation);
  return planned.is === "error" ? planned.error : planned.is;
};
const queued = (shot: string, take: number, job: string) =>
  makeTake({ shot, take, reported: { status: "queued", host_prompt_id: job, mp4: null }, files: [] });
const failed = (shot: string, take: number) => makeTake({ shot, take, reported: { status: "failed" }, files: [] });

describe("a shot that carries on", () => {
  it("starts from the take that the cut plays before it", () => {
    const takes = [makeTake({ shot: "a" }), makeTake({ shot: "a", take: 2 }), failed("a", 3)];
    expect(plan("b", { takes })).to.deep.include({ is: "now", from: takes[1] });
    expect(plan("b", { takes, entries: [{ shot: "a", take: 1 }] })).to.deep.include({ is: "now", from: takes[0] });
  });

  it("goes by the order of the cut, over orphans and what was left out", () => {
    const takes = ["a", "c", "gone"].map((shot) => makeTake({ shot }));
    const entries = [{ shot: "c" }, { shot: "gone" }, { shot: "a", out: true }, { shot: "b" }, { shot: "d" }];
    expect(plan("b", { takes, entries })).to.deep.include({ is: "now", from: takes[1] });
  });

  it("left out of the cut itself, starts from the shot in front of its place", () => {
    const takes = [makeTake({ shot: "a" })];
    expect(plan("b", { takes, entries: [{ shot: "a" }, { shot: "b", out: true }] })).to.deep.include({ is: "now" });
  });

  it("starts from the other pass's take where the cut plays that", () => {
    const takes = [makeTake({ shot: "a", pass: "final" }), makeTake({ shot: "a", take: 4 })];
    expect(plan("b", { takes, entries: [{ shot: "a", pass: "final" }] })).to.deep.include({ from: takes[0] });
  });

  it("waits for a take that this request renders, though another could be used already", () => {
    const takes = [makeTake({ shot: "a" })];
    expect(plan("b", { takes, reserved: { a: { take: 2, job: "j2" } } })).to.deep.equal({
      is: "at start",
      previous: "a",
      after: "j2",
      sentence: "a take 2, which this request renders",
    });
  });

  it("waits for a take whose job lives, the newest of them", () => {
    const takes = [queued("a", 1, "j1"), queued("a", 2, "j2"), queued("a", 3, "dead")];
    expect(plan("b", { takes, living: ["j1", "j2"] })).to.deep.include({
      after: "j2",
      sentence: "a take 2, which is waiting or rendering already",
    });
  });

  it("waits for nothing that the cut will not play: a pick stays what it is", () => {
    const takes = [makeTake({ shot: "a" }), queued("a", 2, "j2")];
    const entries = [{ shot: "a", take: 1 }];
    expect(plan("b", { takes, entries, living: ["j2"], reserved: { a: { take: 3, job: "j3" } } }).is).to.equal("now");
    expect(plan("b", { takes, entries: [{ shot: "a", take: 2 }], living: ["j2"] })).to.deep.include({ after: "j2" });
    const other = [{ shot: "a", pass: "final" as const }];
    const final = makeTake({ shot: "a", pass: "final" });
    expect(plan("b", { takes: [final], entries: other, reserved: { a: { take: 3, job: "j3" } } }).is).to.equal("now");
  });

  it("is an error when nothing is there and nothing is coming", () => {
    expect(errorOf("b")).to.equal(
      "b cannot carry on: a has no usable take, and none is coming: render it first, or both in one request",
    );
    expect(errorOf("b", { takes: [failed("a", 1), queued("a", 2, "dead")] })).to.include("a has no usable take");
    expect(
      errorOf("b", { takes: [makeTake({ shot: "a" }), failed("a", 2)], entries: [{ shot: "a", take: 2 }] }),
    ).to.include("the cut plays a take 2, which failed");
    expect(errorOf("b", { entries: [{ shot: "a", take: 7 }] })).to.include(
      "the cut plays a take 7, which is not there",
    );
  });

  it("is an error at the head of the cut", () => {
    expect(errorOf("a")).to.include("the cut has none there").and.to.include("continuous: none");
    expect(errorOf("c", { entries: [{ shot: "c" }, { shot: "a" }] })).to.include("the cut has none there");
  });

  it("finds, when its job starts, another take of a shot whose newest one failed, or says why there is none", () => {
    const cutFacts = makeCutFacts({ takes: [makeTake({ shot: "a" }), failed("a", 2), failed("b", 1)] });
    expect(findStart({ entry: { shot: "a" } }, cutFacts)).to.have.nested.property("take.take", 1);
    expect(findStart({ entry: { shot: "b" } }, cutFacts)).to.deep.equal({
      why: "b has no usable take (take 1 failed)",
    });
    expect(findStart({ entry: { shot: "c" } }, cutFacts)).to.deep.equal({ why: "c has no usable take" });
  });
});

describe("a chain in one request", () => {
  const modes = (...shots: string[]) => new Map(shots.map((shot) => [shot, "first" as Continuity]));
  const cutOf = (...shots: string[]) =>
    resolveCut(
      shots.map((shot) => ({ shot })),
      shots,
    );

  it("goes in cut order, each shot behind the one that it carries on from", () => {
    expect(inChainOrder(["d", "c", "b", "a"], modes("b", "c", "d"), cutOf(...SCRIPT))).to.deep.equal(SCRIPT);
    expect(inChainOrder(["a", "b", "c", "d"], modes("a", "b"), cutOf("d", "b", "a", "c"))).to.deep.equal([
      "d",
      "b",
      "a",
      "c",
    ]);
  });

  it("leaves shots that carry on from nothing in the order asked, each once", () => {
    expect(inChainOrder(["d", "a", "d", "b"], modes(), cutOf(...SCRIPT))).to.deep.equal(["d", "a", "b"]);
    expect(inChainOrder(["c", "x", "a"], modes("c"), cutOf(...SCRIPT))).to.deep.equal(["c", "x", "a"]);
  });

  it("of twenty shots waits link by link, and breaks behind a shot that could not be queued", () => {
    const shots = Array.from({ length: 20 }, (_, index) => `s${index}`);
    const order = inChainOrder(shots.toReversed(), modes(...shots.slice(1)), cutOf(...shots));
    expect(order).to.deep.equal(shots);
    const chain = (lost: string | undefined) => {
      const reserved = new Map([["s0", { take: 1, job: "job s0" }]]);
      const facts = { cut: cutOf(...shots), cutFacts: makeCutFacts(), reserved, living: new Set<string>() };
      return order.slice(1).map((shot) => {
        const planned = planContinuity(shot, facts);
        if (planned.is === "at start" && shot !== lost) reserved.set(shot, { take: 1, job: `job ${shot}` });
        return planned.is === "at start" ? planned.after : planned.is;
      });
    };
    expect(chain(undefined)).to.deep.equal(shots.slice(0, -1).map((shot) => `job ${shot}`));
    const broken = chain("s9");
    expect(broken.slice(0, 9)).to.deep.equal(shots.slice(0, 9).map((shot) => `job ${shot}`));
    expect(broken.slice(9)).to.deep.equal(Array.from({ length: 10 }, () => "error"));
  });
});

describe("what a story and a target say of carrying on", () => {
  const story = storyOf(
    `= e
# s1 pier
continuous: latent
## a
One.
## b
Two.
## c
continuous: first
Three.
## d
continuous: first
first: import
Four.
## e
continuous: none
Five.`.split("\n"),
  );
  const target = (id: string) => registry.find(id) as VideoTarget;

  it("is each shot's mode; a first frame of another kind rules out the one before", () => {
    expect([...continuingShots(story)]).to.deep.equal([
      ["b", "latent"],
      ["c", "first"],
    ]);
    expect(continuingShots(null).size).to.equal(0);
  });

  for (const [mode, id, hold, wanted] of [
    ["first", "vid_fl2va", 0, "first"],
    ["first", "vid_i2v", 0, "first"],
    ["first", "vid_ref2va", 0, null],
    ["latent", "vid_ref2va", 39, "latent"],
    ["latent", "vid_ref2va", 0, null],
    ["latent", "vid_fl2va", 39, null],
    ["first", "animatic", 0, null],
    ["latent", "animatic", 39, null],
    [undefined, "vid_ref2va", 39, null],
  ] as const) {
    it(`is ${wanted ?? "nothing"} for ${mode ?? "a cut"} on ${id} with ${hold} frames held`, () => {
      expect(continuityOn(mode, target(id), { hold })).to.equal(wanted);
    });
  }

  it("waives a first frame that will be there, and nothing else", () => {
    const first = { slot: "first frame", role: "first", path: "refs/shots/sh010/first.png", sha1: null };
    const sheet = { slot: "Picture 1", role: "subject", path: "refs/ada.png", sha1: null };
    const missing = [first, sheet].map(({ slot, path }) => ({ slot, path, kind: "image" as const }));
    const shot = makeRenderShot({ refs: [first, sheet], missing });
    const coming = startingFrom(shot, null);
    expect(coming.missing.map(({ slot }) => slot)).to.deep.equal(["Picture 1"]);
    expect(coming.refs).to.deep.equal(shot.refs);
    expect(startingFrom(shot, "abc").refs.map(({ sha1 }) => sha1)).to.deep.equal(["abc", null]);
  });
});
