import { expect } from "chai";
import { check } from "../../../src/contracts/check.ts";
import { Sidecar } from "../../../src/contracts/files/sidecar.ts";
import { ShotEntry } from "../../../src/contracts/files/shotlist.ts";
import { planRender, type ShotPlan } from "../../../src/core/render/plan-render.ts";
import type { RenderShot, RenderRequest } from "../../../src/core/render/render-shot.ts";
import { makeRenderShot, modelTarget } from "../../support/values/make-render-shot.ts";
import { makeDrawnEntry, makeEntry } from "../../support/values/make-shotlist.ts";
import { makeTake } from "../../support/values/make-take.ts";

const now = { queued: "2026-11-02T10:14:03+01:00", backend: "builtin", freshSeed: "4242" };
const plan = (shot: RenderShot, request: RenderRequest = {}) => planRender(shot, request, now);
const made = (shot: RenderShot, request: RenderRequest = {}): Extract<ShotPlan, { is: "render" }> => {
  const answer = plan(shot, request);
  if (answer.is !== "render") throw new Error(JSON.stringify(answer));
  return answer;
};

describe("what a request decides for a shot", () => {
  const usable = makeTake({ take: 2 });
  const queued = makeTake({ take: 3, reported: { status: "queued" }, files: [] });
  const failed = makeTake({ take: 1, reported: { status: "failed" }, files: [] });
  const elsewhere = makeTake({ take: 4, reported: { target: "ltx2" } });
  const withTakes = (...takes: RenderShot["takes"][number][]) => makeRenderShot({ takes });

  it("is the first render while it has no take", () => {
    expect(made(withTakes()).kind).to.equal("render");
  });
  it("puts the slate that it asks for over a drawn shot's own, and leaves the shot's hash alone", () => {
    const shot = makeRenderShot({ takes: [], entry: makeDrawnEntry({ slate: "full", pose: "sit" }) });
    const asked = made(shot, { slate: "clean" });
    expect(asked.entry.scene!.animatic).to.deep.equal({ slate: "clean", pose: "sit" });
    expect(asked.record.shot_hash).to.equal(made(shot).record.shot_hash);
    expect(made(makeRenderShot({ takes: [] }), { slate: "clean" }).entry.scene).to.equal(undefined);
  });
  it("draws with the slate that an override sets, and records that it did, until a request says another", () => {
    const shot = makeRenderShot({ takes: [], entry: makeDrawnEntry({ slate: "full" }) }, { slate: "clean" });
    expect(made(shot).entry.scene!.animatic).to.deep.equal({ slate: "clean" });
    expect(made(shot).record.overrides).to.deep.equal(["slate"]);
    expect(made(shot, { slate: "captions" }).entry.scene!.animatic).to.deep.equal({ slate: "captions" });
  });
  it("is to leave it while a take is queued, naming the take", () => {
    expect(plan(withTakes(usable, queued))).to.deep.equal({
      is: "skipped",
      reason: "take 3 is still waiting or rendering",
      take: 3,
    });
  });
  it("is to leave it while it has a usable take, telling to send redo", () => {
    const skipped = plan(withTakes(failed, usable));
    expect(skipped).to.include({ is: "skipped", take: 2 });
    expect((skipped as { reason: string }).reason).to.contain("redo");
  });
  it("is another take when redo is sent, whatever it has", () => {
    expect(made(withTakes(usable, queued), { redo: true }).kind).to.equal("redo");
    expect(made(withTakes(queued), { redo: true }).kind).to.equal("retry");
  });
  it("is a retry when all takes failed or lost their video", () => {
    expect(made(withTakes(failed)).kind).to.equal("retry");
    expect(made(withTakes(makeTake({ files: ["sh010_t01.json"] }))).kind).to.equal("retry");
  });
  it("does not count takes on another target than the next render's", () => {
    expect(made(withTakes(elsewhere)).kind).to.equal("render");
    expect(made(withTakes(makeTake({ reported: { target: "ltx2", status: "queued" } }))).kind).to.equal("render");
  });
  it("counts a take from before records, and one whose record is being written", () => {
    expect(plan(withTakes(makeTake({ record: "none" }))).is).to.equal("skipped");
    expect(plan(withTakes(makeTake({ record: "unreadable" }))).is).to.equal("skipped");
  });

  describe("with references missing", () => {
    const plate = { slot: "plate", kind: "image", path: "refs/quay.png" } as const;
    const first = {
      slot: "first frame",
      kind: "image",
      path: "refs/first.png",
      anyway: false,
      why: "it has to begin somewhere",
    } as const;
    it("is to leave it, naming them", () => {
      const skipped = plan(makeRenderShot({ missing: [plate] }));
      expect(skipped).to.deep.include({ is: "skipped", missing_refs: [plate] });
      expect((skipped as { reason: string }).reason).to.contain("plate (refs/quay.png)");
    });
    it("is to render without them when the request says so", () => {
      expect(made(makeRenderShot({ missing: [plate] }), { allow_missing_refs: true }).kind).to.equal("render");
    });
    it("is to leave it anyway when one cannot be waived, saying why", () => {
      const skipped = plan(makeRenderShot({ missing: [plate, first] }), { allow_missing_refs: true });
      expect(skipped).to.deep.include({ is: "skipped", reason: "it has to begin somewhere" });
    });
    it("is asked only when there is something to render", () => {
      expect(plan(makeRenderShot({ missing: [plate], takes: [usable] }))).to.include({ take: 2 });
    });
  });

  it("is an error when the size cannot be made", () => {
    expect(plan(makeRenderShot(), { size: "16x16" })).to.deep.equal({ is: "error", error: "16x16 is off the grid" });
  });
});

describe("the seed of a render", () => {
  const built = makeEntry().seed;
  const usable = [makeTake()];
  const failed = [makeTake({ reported: { status: "failed" } })];
  const pinned = { seed: "77" };
  for (const [name, shot, request, value, source] of [
    ["is the built one at first", makeRenderShot(), {}, built, "stable"],
    ["is the built one again after a failure", makeRenderShot({ takes: failed }), {}, built, "stable"],
    ["is new on a redo", makeRenderShot({ takes: usable }), { redo: true }, "4242", "new"],
    [
      "is the built one on a redo that asks for the same",
      makeRenderShot({ takes: usable }),
      { redo: true, seed_mode: "same" },
      built,
      "same",
    ],
    ["is new when that is asked for", makeRenderShot(), { seed_mode: "new" }, "4242", "new"],
    ["is the pinned one, on a redo too", makeRenderShot({ takes: usable }, pinned), { redo: true }, "77", "override"],
    [
      "is the pinned one where the same is asked for",
      makeRenderShot({}, pinned),
      { seed_mode: "same" },
      "77",
      "override",
    ],
    ["is new over a pin when that is asked for", makeRenderShot({}, pinned), { seed_mode: "new" }, "4242", "new"],
    [
      "is the typed one over everything",
      makeRenderShot({}, pinned),
      { seed: "18446744073709551615", seed_mode: "new" },
      "18446744073709551615",
      "typed",
    ],
    ["may be typed as a number, zero too", makeRenderShot(), { seed: 0 }, "0", "typed"],
  ] as [string, RenderShot, RenderRequest, string, string][]) {
    it(name, () => {
      const { record, entry } = made(shot, request);
      expect([record.seed, record.seed_source]).to.deep.equal([value, source]);
      expect(entry.seed).to.equal(value);
    });
  }
});

describe("the record and the entry of a planned take", () => {
  it("fit their formats and say what was decided", () => {
    const shot = makeRenderShot({ refs: [{ slot: "plate", path: "refs/quay.png", sha1: null, optional: true }] });
    const { record, entry, size } = made(shot, { parent_take: 2, note: "brighter" });
    expect(check(Sidecar, { ...record, take: 1 })).to.include({ ok: true });
    expect(check(ShotEntry, entry)).to.include({ ok: true });
    expect(size).to.deep.equal({ width: 512, height: 288 });
    expect(record).to.deep.include({
      shot: "sh010",
      pass: "proxy",
      target: "animatic",
      status: "queued",
      queue: "studio",
      backend: "builtin",
      queued: now.queued,
      parent_take: 2,
      width: 512,
      height: 288,
      fps: 24,
      length: 48,
      length_source: "script",
      frames: null,
      shot_hash: "story",
      preset_hash: "preset",
      overrides: [],
      override_stale: false,
      note: "brighter",
      refs: shot.refs,
    });
    expect(record).not.to.have.any.keys("built_target", "hold", "negative", "model_low");
  });
  it("name the built target when the shot is retargeted", () => {
    const shot = makeRenderShot({ target: { ...modelTarget, source: "override" } });
    expect(made(shot).record).to.deep.include({ target: "ltx2", built_target: "animatic", overrides: ["target"] });
    const asked = makeRenderShot({ target: { ...modelTarget, source: "request" } });
    expect(made(asked).record.overrides).to.deep.equal([]);
  });
  it("say where the length comes from", () => {
    const source = (changes: Record<string, unknown>) =>
      made(makeRenderShot({ entry: makeEntry(changes) })).record.length_source;
    expect(source({})).to.equal("script");
    expect(source({ length_estimated: true })).to.equal("estimate");
    expect(source({ length_estimated: true, duration_predict: { min_seconds: 1, max_seconds: 4 } })).to.equal(
      "predicted",
    );
    expect(made(makeRenderShot({ entry: makeEntry({ hold: 39 }) })).record).to.include({ hold: 39 });
  });
  it("list the overrides that made a difference, and no others", () => {
    const entry = makeEntry({ steps: 8, prompt: "A quay.", seed: "5" });
    const values = { seed: "5", steps: 8, prompt: "A pier.", size: "512x288", loras: [], model: "other", note: "n" };
    const shot = makeRenderShot({ entry, target: modelTarget, builtTarget: "ltx2" }, values);
    expect(made(shot).record.overrides).to.deep.equal(["prompt", "model"]);
    expect(made(shot, { model: "mine" }).record.overrides).to.deep.equal(["prompt"]);
  });
  it("say that an override was set for another story, and use it", () => {
    const override = { values: { prompt: "A pier." }, baseHash: "older" };
    const { record, entry } = made(makeRenderShot({ override }));
    expect(record.override_stale).to.equal(true);
    expect(entry.prompt).to.equal("A pier.");
    expect(made(makeRenderShot({ override: { ...override, baseHash: "story" } })).record.override_stale).to.equal(
      false,
    );
  });
  it("carry every value, so that the frozen shot list repeats the take", () => {
    const entry = makeEntry({ lora: "grain:0.6", negative: "preset", model: "built", steps: 8, scene_note: "kept" });
    const shot = makeRenderShot({
      entry,
      target: modelTarget,
      builtTarget: "ltx2",
      defaults: { ...makeRenderShot().defaults, model_low: "low" } as RenderShot["defaults"],
    });
    const request = {
      prompt: "mine",
      model: "m.safetensors",
      steps: 12,
      loras: ["soft:0.5", { name: "b", strength: 2 }],
      negative: "",
    };
    const planned = made(shot, { ...request, size: [640, 352] });
    expect(planned.entry).to.deep.equal({
      ...makeEntry({ scene_note: "kept" }),
      prompt: "mine",
      steps: 12,
      loras: [
        { name: "soft", strength: 0.5 },
        { name: "b", strength: 2 },
      ],
      model: "m.safetensors",
      model_low: "low",
      negative: "",
    });
    expect(planned.record).to.deep.include({
      model_low: "low",
      negative: "",
      negative_source: "request",
      width: 640,
      height: 352,
    });
  });
  it("leave the built entry as it was", () => {
    const shot = makeRenderShot();
    const before = structuredClone(shot.entry);
    made(shot, { prompt: "mine", seed: "1" });
    expect(shot.entry).to.deep.equal(before);
  });
});
