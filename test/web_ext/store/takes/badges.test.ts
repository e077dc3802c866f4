import { expect } from "chai";
import {
  badgesOfShot,
  badgesOfTake,
  describeMaker,
  describeWhen,
  secondsLeft,
} from "../../../../web_ext/store/takes/badges.ts";
import type { TakeJob } from "../../../../web_ext/store/jobs/jobs.ts";
import { failedTake, makeJob, makeShot, makeTake, waitingTake } from "../../../support/page/page-states.ts";

const none = () => undefined;
const waiting = (position: number): TakeJob => ({ job: makeJob("j1"), position });
const running = (progress: number): TakeJob => ({
  job: makeJob("j1", { status: "running", progress, started: "2026-01-01T10:00:00+00:00" }),
  position: 0,
});
const words = (shot: ReturnType<typeof makeShot>, jobOf: (take: number) => TakeJob | undefined = none) =>
  badgesOfShot(shot, jobOf).map(({ word }) => word);

describe("the badges of a shot", () => {
  it("say nothing of a shot that is simply done, or simply empty", () => {
    expect(words(makeShot("sh010", { takes: [makeTake(1)] }))).to.deep.equal([]);
    expect(words(makeShot("sh010"))).to.deep.equal([]);
  });

  it("say where in the queue it is, and how far it runs", () => {
    const shot = makeShot("sh010", { takes: [waitingTake(1)] });
    expect(words(shot, () => waiting(3))).to.deep.equal(["Queued, 3rd"]);
    expect(words(shot, () => running(0.629))).to.deep.equal(["Running 62 %"]);
    expect(words(shot)).to.deep.equal(["Queued"]);
  });

  it("say why a job is held", () => {
    const held: TakeJob = { job: makeJob("j1", { error: "paid limit 20 of 20" }), position: 1 };
    const [badge] = badgesOfShot(makeShot("sh010", { takes: [waitingTake(1)] }), () => held);
    expect(badge).to.include({ word: "Held", title: "paid limit 20 of 20" });
  });

  it("let a failed take speak only until a newer one can be used", () => {
    expect(words(makeShot("sh010", { takes: [failedTake(1, "no memory")] }))).to.deep.equal(["Failed"]);
    expect(words(makeShot("sh010", { takes: [failedTake(1, "no memory"), makeTake(2)] }))).to.deep.equal([]);
    expect(words(makeShot("sh010", { takes: [makeTake(1), failedTake(2, "no memory")] }))).to.deep.equal(["Failed"]);
  });

  it("tell a canceled take from a failed one", () => {
    expect(words(makeShot("sh010", { takes: [failedTake(1, "canceled before it ran")] }))).to.deep.equal(["Canceled"]);
  });

  it("name every reason a take is stale for", () => {
    const [badge] = badgesOfShot(makeShot("sh010", { takes: [makeTake(1, { stale: ["script", "ref"] })] }), none);
    expect(badge?.word).to.equal("Stale: script, reference");
  });

  it("put what presses most first", () => {
    const shot = makeShot("sh010", {
      takes: [makeTake(1, { stale: ["script"] }), waitingTake(2)],
      cut: { locked: true, flag: true, out: true },
    });
    expect(words(shot, () => waiting(1))).to.deep.equal(["Queued, 1st", "Locked", "Stale: script", "Left out", "Flag"]);
  });
});

describe("the badges of a take", () => {
  const shot = makeShot("sh010", { takes: [makeTake(1, { stale: ["preset"] }), makeTake(2)] });
  const take = (number: number, fields = {}) =>
    badgesOfTake(shot, makeTake(number, fields), undefined).map((b) => b.word);

  it("say which one the cut plays", () => {
    expect([take(1), take(2)]).to.deep.equal([["Usable"], ["In the cut"]]);
  });

  it("keep saying that a stale take is in the cut", () => {
    expect(take(2, { stale: ["chain"] })).to.deep.equal(["In the cut", "Stale: chain"]);
    expect(take(1, { stale: ["chain"] })).to.deep.equal(["Stale: chain"]);
  });

  it("say what was found when it arrived, and nothing of one that was not measured", () => {
    const findings = [
      { kind: "black" as const, text: "black for 0.5 s from frame 12" },
      { kind: "clipped" as const, text: "its sound is too loud: 900 samples are cut off" },
    ];
    const check = { measured: null, findings };
    expect(take(2, { check, stale: ["chain"] })).to.deep.equal(["In the cut", "Stale: chain", "Look: black, too loud"]);
    expect(take(1, { check: { measured: null, findings: [], why: "no ffmpeg" } })).to.deep.equal(["Usable"]);
    const [, badge] = badgesOfTake(shot, makeTake(2, { check }), undefined);
    expect(badge?.title).to.equal("Black for 0.5 s from frame 12. Its sound is too loud: 900 samples are cut off.");
  });

  it("say when the film of a take is gone from the disk", () => {
    expect(take(1, { has_video: false, mp4: null })).to.deep.equal(["File missing"]);
  });

  it("say that a take is finishing between its job's end and its files", () => {
    const done: TakeJob = { job: makeJob("j1", { status: "succeeded" }), position: 0 };
    expect(badgesOfTake(shot, waitingTake(3), done).map((b) => b.word)).to.deep.equal(["Finishing"]);
  });
});

describe("the line of a take", () => {
  it("promises an end only once progress says something", () => {
    const now = Date.parse("2026-01-01T10:00:30+00:00");
    expect(secondsLeft(running(0.75).job, now)).to.equal(10);
    expect(secondsLeft(running(0.01).job, now)).to.equal(undefined);
    expect(describeWhen(waitingTake(1), running(0.75), now)).to.equal("10 s left");
    expect(describeWhen(makeTake(1), running(0.75), now + 12 * 60_000)).to.equal("12 min ago");
  });

  it("names a backend only when it is not the studio itself", () => {
    expect(describeMaker(makeTake(1), undefined)).to.deep.equal({ short: "animatic", whole: "animatic, builtin" });
    expect(describeMaker(makeTake(1, { backend: "local", target: "ltx2" }), undefined).short).to.equal("ltx2, local");
  });

  it("names the file that a take was brought as", () => {
    const shape = { codec: "h264", frames: 48, fps: 24, width: 512, height: 288, conformed: null };
    const imported = { name: "quay.mov", sha1: "0", target: "animatic", ...shape };
    expect(describeMaker(makeTake(1, { target: null, backend: null, imported }), undefined)).to.deep.equal({
      short: "imported",
      whole: "Imported from quay.mov",
    });
  });
});
