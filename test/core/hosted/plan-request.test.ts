import { expect } from "chai";
import type { HostedBinding } from "../../../src/contracts/files/hosted.ts";
import { effectiveLimits, pastLimit } from "../../../src/core/hosted/limits.ts";
import { fillBody } from "../../../src/core/hosted/fill-body.ts";
import { finalOfDraft, nearestRatio, planRequest, type HostedRender } from "../../../src/core/hosted/plan-request.ts";

const BINDING: HostedBinding = {
  model: "maker/model-1",
  mode: "i2v",
  resolutions: { small: 480, big: 1080 },
  largest_seed: 99,
  exclusive: [["first"], ["subject"]],
  body: {
    text: { value: "prompt" },
    length: { value: "seconds", as: "text" },
    sound: { value: "sound", as: { true: "on", false: "off" } },
    shape: { value: "ratio" },
    quality: { value: "resolution" },
    seed: { value: "seed" },
    draft: { value: "draft" },
    start: { when: "first", then: { image: { file: "first", as: "data" } } },
    pictures: [{ each: "subject", then: { url: { file: "item", as: "base64" } } }],
    fixed: 1,
  },
  result: { role: "video", ending: ".mp4", files: ["url"] },
  draft: {
    resolution: "small",
    days: 7,
    field: "draft",
    final: { resolution: "big", body: { of: { value: "task" }, quality: { value: "resolution" } } },
  },
};
const ASK: HostedRender = {
  prompt: "a pier",
  seconds: 5,
  width: 1920,
  height: 1080,
  seed: "1234",
  sound: true,
  files: [],
};
const LIMITS = { ratios: ["16:9", "1:1", "9:16"] };

describe("a request to a hosted model", () => {
  const plan = (more: Partial<HostedRender> = {}, binding = BINDING, limits: object = LIMITS) => {
    const planned = planRequest(binding, limits, { ...ASK, ...more });
    if (!planned.ok) throw new Error(planned.sentence);
    return planned.value;
  };

  it("says what is asked in the provider's words, and nothing that is not asked", () => {
    expect(plan().body).to.deep.equal({
      text: "a pier",
      length: "5",
      sound: "on",
      shape: "16:9",
      quality: "big",
      seed: 34,
      pictures: [],
      fixed: 1,
    });
    expect(plan({ sound: false }).body).to.include({ sound: "off" });
  });

  it("names the nearest shape and quality, and the seed as it is sent", () => {
    expect(plan({ width: 600, height: 1000 })).to.include({ ratio: "9:16", resolution: "small", seed: "34" });
    expect(plan({ width: 900, height: 1000 })).to.include({ ratio: "1:1", resolution: "big" });
    expect(plan().notes).to.deep.equal(["seed 1234 is sent as 34"]);
    expect(plan({ seed: "18446744073709551615" }).seed).to.equal("15");
    expect(nearestRatio([], ASK)).to.equal(null);
  });

  it("holds a place for each file of a role", () => {
    const files = [
      { role: "subject", name: "a.png" },
      { role: "subject", name: "b.png" },
    ];
    const { body, files: named } = plan({ files });
    expect(body["pictures"]).to.deep.equal([
      { url: { $file: "a.png", as: "base64" } },
      { url: { $file: "b.png", as: "base64" } },
    ]);
    expect(named).to.deep.equal(["a.png", "b.png"]);
  });

  it("leaves out pictures of roles that exclude each other, and says so", () => {
    const files = [
      { role: "subject", name: "a.png" },
      { role: "first", name: "f.png" },
    ];
    const { body, notes, files: named } = plan({ files });
    expect(body).to.deep.include({ start: { image: { $file: "f.png", as: "data" } }, pictures: [] });
    expect(named).to.deep.equal(["f.png"]);
    expect(notes[0]).to.equal("subject left out: the model does not take it beside the others");
  });

  it("says that a model takes no seed", () => {
    const { seed: _seed, ...body } = BINDING.body;
    const { seed, notes } = plan({}, { ...BINDING, body });
    expect(seed).to.equal(null);
    expect(notes).to.deep.equal(["the model takes no seed: another run gives another take"]);
  });

  it("is a draft where the model makes them, and a whole run where it does not", () => {
    expect(plan({ isDraft: true }).body).to.include({ draft: true, quality: "small" });
    const { draft: _draft, ...whole } = BINDING;
    expect(plan({ isDraft: true }, whole).notes.at(-1)).to.match(/makes no drafts/);
    expect(finalOfDraft(whole, "task-1")).to.equal(undefined);
  });

  it("for a final of a draft is its task alone", () => {
    expect(finalOfDraft(BINDING, "task-1")).to.deep.include({
      body: { of: "task-1", quality: "big" },
      resolution: "big",
      files: [],
    });
  });

  it("is refused past a limit", () => {
    expect(planRequest(BINDING, { max_seconds: 4 }, ASK)).to.deep.equal({
      ok: false,
      sentence: "5 s are more than max_seconds 4",
    });
    const files = [1, 2].map((n) => ({ role: "subject", name: `${n}.png` }));
    expect(planRequest(BINDING, { max_refs: 1 }, { ...ASK, files })).to.have.property("ok", false);
    const first = [{ role: "first", name: "f.png" }];
    expect(planRequest(BINDING, { max_refs: 0 }, { ...ASK, files: first })).to.have.property("ok", true);
  });

  it("is filled whatever stands in the template", () => {
    const parts = { values: {}, files: [] };
    const odd = { a: null, b: [null, [{ value: "none" }]], c: { value: 3 }, d: { each: "x" }, e: { when: 4, then: 1 } };
    expect(fillBody(odd, parts)).to.deep.equal({ a: null, b: [null, []], c: { value: 3 }, d: { each: "x" }, e: 1 });
    const table = { a: { value: "n", as: { one: 1 } } };
    expect(fillBody(table, { values: { n: "two" }, files: [] })).to.deep.equal({});
  });
});

describe("the limits of a target", () => {
  it("are what ships, with the settings laid over field by field", () => {
    expect(effectiveLimits(undefined, undefined)).to.equal(null);
    expect(effectiveLimits(undefined, {})).to.equal(null);
    expect(effectiveLimits(undefined, { max_seconds: "long", moon: 3 }), "what is no limit").to.equal(null);
    expect(effectiveLimits({ max_seconds: 9 }, undefined)).to.deep.equal({
      max_seconds: 9,
      source: "shipped",
      overridden: [],
    });
    expect(effectiveLimits({ max_seconds: 9, max_refs: 2 }, { max_seconds: 4, max_refs: null })).to.deep.equal({
      max_seconds: 4,
      max_refs: 2,
      source: "settings",
      overridden: ["max_seconds"],
    });
  });

  for (const [limits, request, sentence] of [
    [{ min_seconds: 4 }, { seconds: 3 }, "3 s are less than min_seconds 4"],
    [{ max_seconds: 4 }, { seconds: 5 }, "5 s are more than max_seconds 4"],
    [{ durations: [4, 6, 8] }, { seconds: 5 }, "5 s are none of durations 4, 6, 8"],
    [{ max_long_side: 100 }, { width: 90, height: 101 }, "90x101 is longer than max_long_side 100"],
    [{ max_pixels: 100 }, { width: 10, height: 11 }, "10x11 is more than max_pixels 100"],
    [{ sizes: ["10x10", "20x20"] }, { width: 10, height: 11 }, "10x11 is none of sizes 10x10, 20x20"],
    [{ max_refs: 0 }, { refs: 1 }, "1 reference pictures are more than max_refs 0"],
    [{ max_prompt_chars: 3 }, { prompt: "four" }, "a prompt of 4 characters is longer than max_prompt_chars 3"],
  ] as const) {
    it(`say: ${sentence}`, () => {
      expect(pastLimit(limits as object, request)).to.equal(sentence);
    });
  }

  it("are kept up to their very values, and ask only about what is asked for", () => {
    const limits = { min_seconds: 4, max_seconds: 4, durations: [4], max_long_side: 10, max_pixels: 100, max_refs: 1 };
    expect(pastLimit(limits, { seconds: 4, width: 10, height: 10, refs: 1 })).to.equal(undefined);
    expect(pastLimit(limits, {})).to.equal(undefined);
    expect(pastLimit({}, { seconds: 1e9, width: 1e9, height: 1, refs: 99, prompt: "x".repeat(1e5) })).to.equal(
      undefined,
    );
  });
});
