import { expect } from "chai";
import { TakeSummary } from "../../../src/contracts/replies/episode-status.ts";
import { check } from "../../../src/contracts/check.ts";
import { soundOf, summariseTake } from "../../../src/core/takes/summarise-take.ts";
import {
  fpsOf,
  isUsable,
  mp4Of,
  stripOf,
  takeStatus,
  thumbOf,
  whyUnusable,
  findLatestUsable,
} from "../../../src/core/takes/take.ts";
import { TAKE_EVENTS, TAKE_TRANSITIONS, nextTakeState, type TakeState } from "../../../src/core/takes/transitions.ts";
import { upgradeSidecar } from "../../../src/core/takes/upgrade-sidecar.ts";
import { makeSidecar, makeTake } from "../../support/values/make-take.ts";

const noFiles = { files: [] };

describe("a take", () => {
  it("has the status of its record", () => {
    for (const status of ["queued", "ok", "failed"] as const) {
      expect(takeStatus(makeTake({ reported: { status } }))).to.equal(status);
    }
  });
  it("without a record is what its files say", () => {
    expect(takeStatus(makeTake({ record: "none" }))).to.equal("ok");
    expect(takeStatus(makeTake({ record: "none", ...noFiles }))).to.equal("failed");
  });
  it("is queued while its record is being written", () => {
    expect(takeStatus(makeTake({ record: "unreadable" }))).to.equal("queued");
  });
  it("is usable when it is ok and its video is there", () => {
    expect(isUsable(makeTake())).to.equal(true);
    expect(isUsable(makeTake(noFiles))).to.equal(false);
    expect(isUsable(makeTake({ reported: { status: "failed" } }))).to.equal(false);
    expect(isUsable(makeTake({ record: "unreadable" }))).to.equal(false);
    expect([makeTake(noFiles), makeTake({ reported: { status: "queued" } })].map(whyUnusable)).to.deep.equal([
      "has lost its video",
      "is still queued",
    ]);
  });
  it("names the files of its record while they are there, else the usual ones", () => {
    const files = ["one.mp4", "sh010_t01.mp4", "sh010_t01.jpg"];
    const named = makeTake({ reported: { mp4: "one.mp4", thumb: "gone.jpg", strip: null }, files });
    expect([mp4Of(named), thumbOf(named), stripOf(named)]).to.deep.equal(["one.mp4", "sh010_t01.jpg", undefined]);
  });
  it("of an older writer has no rate of its own", () => {
    expect(fpsOf(makeTake({ reported: { fps: 0 } }))).to.equal(undefined);
    expect(fpsOf(makeTake({ record: "none" }))).to.equal(undefined);
  });
  it("is the latest usable one by number, not by order", () => {
    const takes = [
      makeTake({ take: 2 }),
      makeTake({ take: 10 }),
      makeTake({ take: 3 }),
      makeTake({ take: 11, reported: { status: "queued" } }),
      makeTake({ take: 12, ...noFiles }),
    ];
    expect(findLatestUsable(takes)?.take).to.equal(10);
    expect(findLatestUsable([])).to.equal(undefined);
  });
});

describe("a take's summary", () => {
  const contract = (summary: unknown) => expect(check(TakeSummary, summary)).to.include({ ok: true });

  it("tells what the record says, with paths from the episode", () => {
    const take = makeTake({
      shot: "sh/1",
      take: 4,
      pass: "final",
      reported: { finished: "2026-11-02T10:16:22+01:00" },
    });
    const summary = summariseTake(take, ["script"], { hasSound: true, now: 0 });
    contract(summary);
    expect(summary).to.deep.include({
      take: 4,
      status: "ok",
      has_video: true,
      seed: "6290346879385008131",
      frames: 48,
      fps: 24,
      stale: ["script"],
      mp4: "renders/sh_1/sh_1_t04.mp4",
      thumb: "renders/sh_1/sh_1_t04.jpg",
      strip: "renders/sh_1/sh_1_t04_strip.jpg",
      audio: "renders/sh_1/sh_1_t04.mp4",
      started: null,
      finished: "2026-11-02T10:16:22+01:00",
    });
  });
  it("of a take from before records says null where nobody knows", () => {
    const summary = summariseTake(makeTake({ record: "none", files: ["sh010_t01.mp4"] }), ["unknown"], {
      hasSound: false,
      now: 0,
    });
    contract(summary);
    expect(summary).to.deep.include({ seed: null, frames: null, fps: null, target: null, thumb: null, audio: null });
    expect(summary).to.include({ status: "ok", has_video: true });
  });
  it("turns the zeros of an older record into null", () => {
    const record = upgradeSidecar({ status: "ok", seed: "7" }, { shot: "sh010", take: 1, pass: "proxy" });
    const summary = summariseTake(makeTake({ record: record! }), [], { hasSound: false, now: 0 });
    contract(summary);
    expect(summary).to.deep.include({ seed: "7", fps: null, width: null, height: null, target: null, queued: null });
  });
  it("plays the video's sound, else the sound kept beside it, else none", () => {
    const kept = makeTake({ files: ["sh010_t01.mp4", "sh010_t01_audio.wav"] });
    expect(soundOf(kept, true)).to.equal("renders_proxy/sh010/sh010_t01.mp4");
    expect(soundOf(kept, false)).to.equal("renders_proxy/sh010/sh010_t01_audio.wav");
    expect(soundOf(makeTake(), false)).to.equal(null);
  });
});

describe("the states of a take", () => {
  const contract: Record<string, TakeState> = {
    "none reserved": "queued",
    "queued finished": "ok",
    "queued failed": "failed",
    "queued canceled waiting": "failed",
    "queued canceled running": "failed",
    "queued swept: lost by the queue": "failed",
    "queued swept: failed on the host": "failed",
    "queued swept: finished on the host": "ok",
    "queued swept: unknown to the host": "failed",
    "swept its job lives": "queued",
    "swept finished": "ok",
    "swept failed": "failed",
    "swept canceled waiting": "failed",
    "swept canceled running": "failed",
    "swept discarded": "trash",
    "ok discarded": "trash",
    "failed discarded": "trash",
  };
  for (const state of Object.keys(TAKE_TRANSITIONS) as TakeState[]) {
    for (const event of TAKE_EVENTS) {
      const next = contract[`${state} ${event}`];
      it(`${state}, ${event}: ${next ?? "cannot happen"}`, () => {
        expect(nextTakeState(state, event)).to.equal(next);
      });
    }
  }
});

describe("a record of another writer", () => {
  const id = { shot: "sh010", take: 3, pass: "final" } as const;
  const upgrade = (value: unknown) => upgradeSidecar(value, id);

  it("of this version comes as it is", () => {
    const record = makeSidecar({ take: 3, pass: "final", extra: [1] });
    expect(upgrade(record)).to.deep.equal(record);
  });
  it("is the take that the file's name says", () => {
    expect(upgrade(makeSidecar({ take: 9, pass: "proxy" }))).to.include({ take: 3, pass: "final" });
  });
  it("gets neutral values where it says nothing, and keeps what is not ours", () => {
    expect(upgrade({ sampler: "euler", steps: 8 })).to.deep.equal({
      version: 1,
      shot: "sh010",
      take: 3,
      pass: "final",
      target: "",
      status: "queued",
      queued: "",
      seed: "0",
      seed_source: "stable",
      parent_take: null,
      model: null,
      loras: [],
      steps: 8,
      width: 0,
      height: 0,
      fps: 0,
      length: 0,
      length_source: "script",
      frames: null,
      shot_hash: "",
      preset_hash: "",
      overrides: [],
      override_stale: false,
      refs: [],
      notes: [],
      note: "",
      mp4: null,
      thumb: null,
      strip: null,
      save_notes: "",
      sampler: "euler",
    });
  });
  it("keeps each field that fits, and of lists the members that fit", () => {
    const mended = upgrade({
      ...makeSidecar(),
      status: "done",
      seed_source: "lucky",
      frames: "48",
      finished: 12,
      version: 2,
      loras: ["soft", { name: "sharp", strength: 0.5 }, { strength: 1 }, 7],
      refs: [{ path: "refs/a.png" }, { slot: "x" }, null, { slot: "plate", path: "p.png", sha1: "1", optional: true }],
      save_ms: { mp4: 1.5 },
    });
    expect(mended).to.deep.include({ status: "queued", seed_source: "stable", frames: null, version: 1, length: 48 });
    expect(mended).not.to.have.any.keys("finished", "save_ms");
    expect(mended?.loras).to.deep.equal([
      { name: "soft", strength: 1 },
      { name: "sharp", strength: 0.5 },
    ]);
    expect(mended?.refs).to.deep.equal([
      { slot: "", sha1: null, path: "refs/a.png" },
      { slot: "plate", path: "p.png", sha1: "1", optional: true },
    ]);
  });
  it("that is no object is none", () => {
    for (const value of [null, 7, "text", [], undefined]) expect(upgrade(value)).to.equal(undefined);
  });
});
