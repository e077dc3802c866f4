import { expect } from "chai";
import { resolveValues, type RenderValues } from "../../../src/core/render/resolve-values.ts";
import type { RenderShot, RenderRequest } from "../../../src/core/render/render-shot.ts";
import { makeRenderShot, modelTarget } from "../../support/values/make-render-shot.ts";
import { makeEntry, makeShotlist } from "../../support/values/make-shotlist.ts";

const onModel = { target: modelTarget, builtTarget: "ltx2" };
const withDefaults = (changes: object) =>
  ({ ...makeShotlist().defaults, ...changes }) as unknown as RenderShot["defaults"];
const resolve = (shot: RenderShot, request: RenderRequest = {}): RenderValues => {
  const values = resolveValues(shot, request);
  if (!values.ok) throw new Error(values.sentence);
  return values.value;
};

describe("a value of a render", () => {
  const values = { prompt: "override", model: "o", steps: 20, size: "640x352", loras: [{ name: "o", strength: 1 }] };
  const request = { prompt: "request", model: "r", steps: 30, size: "320x160", loras: ["r"] };
  const built = makeEntry({ prompt: "built", model: "b", steps: 10, loras: [{ name: "b", strength: 1 }] });
  const said = ({ prompt, model, steps, size, loras }: RenderValues) => [
    prompt.value,
    model.value,
    steps.value,
    size.value.width,
    loras.value.map(({ name }) => name).join(),
  ];

  it("is the request's, else the override's, else the built one", () => {
    const shot = makeRenderShot({ ...onModel, entry: built }, values);
    expect(said(resolve(shot, request))).to.deep.equal(["request", "r", 30, 320, "r"]);
    expect(said(resolve(shot))).to.deep.equal(["override", "o", 20, 640, "o"]);
    expect(said(resolve(makeRenderShot({ ...onModel, entry: built })))).to.deep.equal(["built", "b", 10, 512, "b"]);
    expect(resolve(shot, { steps: 30 }).steps).to.deep.equal({ value: 30, source: "request" });
    expect(resolve(shot).steps.source).to.equal("override");
  });
  it("is the target's own where that takes no other steps, which is said", () => {
    const target = { ...modelTarget, hasFixedSteps: true };
    const shot = makeRenderShot({ ...onModel, target, entry: makeEntry({ steps: 8 }) }, { steps: 20 });
    for (const [request, asked] of [
      [{}, 20],
      [{ steps: 30 }, 30],
    ] as const) {
      const { steps, notes } = resolve(shot, request);
      expect(steps).to.deep.equal({ value: 8, source: "built" });
      expect(notes).to.deep.equal([`ltx2 always takes its own 8 steps: the ${asked} that were asked for are not used`]);
    }
    expect(resolve(shot, { steps: 8 }).notes).to.deep.equal([]);
  });
  it("is not set by null", () => {
    const none: RenderRequest = { prompt: null, model: null, steps: null, size: null, loras: null, note: null };
    const shot = makeRenderShot({ ...onModel, entry: built }, { ...values, note: "kept" });
    expect(said(resolve(shot, none))).to.deep.equal(["override", "o", 20, 640, "o"]);
    expect(resolve(shot, none).note).to.equal("kept");
    expect(resolve(shot, { note: "" }).note).to.equal("");
  });
  it("comes from the list's defaults where the entry has none", () => {
    const defaults = withDefaults({ model: "d", steps: 4, lora: "turbo.safetensors", lora_strength: 0.8 });
    const found = resolve(makeRenderShot({ ...onModel, defaults }));
    expect([found.model.value, found.steps.value]).to.deep.equal(["d", 4]);
    expect(found.loras).to.deep.equal({ value: [{ name: "turbo.safetensors", strength: 0.8 }], source: "built" });
  });
  it("may be no LoRA at all, from the request, the override or the script", () => {
    const defaults = withDefaults({ lora: "turbo" });
    const shot = (changes: object, over = {}) => makeRenderShot({ ...onModel, defaults, ...changes }, over);
    expect(resolve(shot({}), { loras: [] }).loras).to.deep.equal({ value: [], source: "request" });
    expect(resolve(shot({}), { loras: ["none"] }).loras).to.deep.equal({ value: [], source: "request" });
    expect(resolve(shot({}, { loras: [] })).loras).to.deep.equal({ value: [], source: "override" });
    expect(resolve(shot({ entry: makeEntry({ loras: [] }) })).loras).to.deep.equal({ value: [], source: "built" });
    expect(resolve(shot({ entry: makeEntry({ lora: "grain:0.6" }) })).loras.value).to.deep.equal([
      { name: "grain", strength: 0.6 },
    ]);
  });
  it("of a prompt override is not used on another target than the build's, and a note says so", () => {
    const shot = makeRenderShot({ target: modelTarget, builtTarget: "animatic" }, { prompt: "override" });
    expect(resolve(shot).prompt).to.deep.equal({ value: "A quay.", source: "built" });
    expect(resolve(shot).notes).to.deep.equal([
      "the prompt override is not used on ltx2: the shot was built for animatic",
    ]);
    expect(resolve(shot, { prompt: "mine" }).prompt.value).to.equal("mine");
  });
  it("of a second stage is there on a target that has one", () => {
    const defaults = withDefaults({ model_low: "low" });
    expect(resolve(makeRenderShot({ defaults })).modelLow).to.deep.equal({ value: "low", source: "built" });
    expect(resolve(makeRenderShot({ defaults }, { model_low: "mine" })).modelLow).to.deep.equal({
      value: "mine",
      source: "override",
    });
    expect(resolve(makeRenderShot({}, { model_low: "mine" })).modelLow).to.equal(null);
  });
});

describe("the size of a render", () => {
  it("is fitted to the target's grid with a note, when a person asked for it", () => {
    const fitted = resolve(makeRenderShot(), { size: "1000x500" });
    expect(fitted.size).to.deep.equal({ value: { width: 992, height: 480 }, source: "request" });
    expect(fitted.notes).to.deep.equal(["1000x500 was fitted to 992x480, which animatic can make"]);
    expect(resolve(makeRenderShot(), { size: [640, 352] }).notes).to.deep.equal([]);
  });
  it("is the built one as it is", () => {
    const odd = makeRenderShot({ defaults: withDefaults({ width: 500, height: 300 }) });
    expect(resolve(odd).size).to.deep.equal({ value: { width: 500, height: 300 }, source: "built" });
  });
  it("that cannot be made is the shot's error", () => {
    expect(resolveValues(makeRenderShot({}, { size: "8x8" }), {})).to.deep.equal({
      ok: false,
      sentence: "8x8 is off the grid",
    });
  });
});

describe("the negative prompt of a render", () => {
  const entry = makeEntry({ negative: "preset" });
  const all = { ...onModel, entry, negatives: { episode: "episode", series: "series" } };
  for (const [name, shot, request, value, source] of [
    ["the request", makeRenderShot(all, { negative: "override" }), { negative: "request" }, "request", "request"],
    [
      "an explicit nothing of the request",
      makeRenderShot(all, { negative: "override" }),
      { negative: "" },
      "",
      "request",
    ],
    ["the override", makeRenderShot(all, { negative: "override" }), {}, "override", "override"],
    ["an explicit nothing of the override", makeRenderShot(all, { negative: "" }), {}, "", "override"],
    ["the episode's file", makeRenderShot(all), {}, "episode", "negative.txt"],
    ["the series", makeRenderShot({ ...all, negatives: { episode: null, series: "series" } }), {}, "series", "series"],
    ["the target", makeRenderShot({ ...onModel, entry }), {}, "preset", "preset"],
    ["nobody", makeRenderShot(onModel), {}, null, "none"],
  ] as [string, RenderShot, RenderRequest, string | null, string][]) {
    it(`is said by ${name}`, () => {
      expect(resolve(shot, request).negative).to.deep.equal({ value, source });
    });
  }
  it("is none on a target that takes none, and a note says so when one was asked for", () => {
    const shot = makeRenderShot({ ...all, target: { ...modelTarget, takesNegative: false } });
    expect(resolve(shot).negative).to.deep.equal({ value: null, source: "none" });
    expect(resolve(shot).notes).to.deep.equal([]);
    expect(resolve(shot, { negative: "request" }).notes).to.deep.equal([
      "ltx2 takes no negative prompt: it is not used",
    ]);
  });
});
