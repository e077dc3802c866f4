// Two locks of an episode: every difference is one plain sentence, and what nobody can tell is no difference.
import { expect } from "chai";
import type { LockFile } from "../../../src/contracts/files/proof/lock.ts";
import { compareLocks } from "../../../src/core/lock/compare-locks.ts";
import { modelsOfRecord, sortedModels } from "../../../src/core/lock/models-of-record.ts";
import { sha1, sha256 } from "../../../src/core/lib/hash.ts";

const lock: LockFile = {
  ...{
    version: 1,
    episode: "tide",
    made: "2026-11-02T10:14:03+00:00",
    programs: { studio: "0.1.0", ffmpeg: "ffmpeg 6" },
  },
  texts: [{ path: "tide.md", sha256: sha256("a") }],
  targets: [
    { id: "animatic", sha1: sha1("a"), graph: null },
    { id: "ltx2", sha1: sha1("b"), graph: { source: "shipped", sha1: sha1("g") } },
  ],
  models: [{ folder: "loras", file: "fast.safetensors", sha256: sha256("m") }],
  steps: [{ id: "restorer", sha1: sha1("s"), graph: { source: "shipped", sha1: sha1("w") } }],
  references: [{ path: "refs/ada.png", sha1: sha1("r") }],
  takes: [{ pass: "final", shot: "sh010", take: 1, sha1: sha1("t") }],
};
const NO_STEP = "nothing is made by the step restorer any more, or it is not known here";
const said = (now: Partial<LockFile>) => {
  const { differs, unknown } = compareLocks(lock, { ...lock, ...now });
  return [differs.map(({ text }) => text), unknown.map(({ text }) => text)];
};

describe("a lock, compared with what is now", () => {
  it("says nothing where all is the same, whenever that is", () => {
    expect(said({ made: "2027-01-01T00:00:00+00:00" })).to.deep.equal([[], []]);
  });

  for (const [what, now, sentences] of [
    [
      "programs",
      { programs: { studio: "0.2.0", ffmpeg: "ffmpeg 7" } },
      ["it was locked with Episode Studio 0.1.0, and this is 0.2.0", "ffmpeg was ffmpeg 6, and is ffmpeg 7 now"],
    ],
    ["a text", { texts: [{ path: "tide.md", sha256: sha256("b") }] }, ["tide.md has changed"]],
    [
      "texts that went and came",
      { texts: [{ path: "cut.json", sha256: sha256("a") }] },
      ["tide.md is gone", "cut.json is new"],
    ],
    [
      "a target and its graph",
      {
        targets: [
          { id: "animatic", sha1: sha1("x"), graph: null },
          { id: "ltx2", sha1: sha1("b"), graph: { source: "saved", sha1: sha1("h") } },
        ],
      },
      ["the target animatic has changed", "the graph of ltx2 is another one: it was shipped, and is saved now"],
    ],
    [
      "a step and its graph",
      { steps: [{ id: "restorer", sha1: sha1("x"), graph: { source: "shipped", sha1: sha1("y") } }] },
      ["the step restorer has changed", "the graph of restorer is another one"],
    ],
    ["a step that is used no more", { steps: [] }, [NO_STEP]],
    [
      "a model file",
      { models: [{ folder: "loras", file: "fast.safetensors", sha256: sha256("n") }] },
      ["loras/fast.safetensors is another file now"],
    ],
    ["a reference", { references: [{ path: "refs/ada.png", sha1: null }] }, ["refs/ada.png is gone"]],
    [
      "another take",
      { takes: [{ pass: "final", shot: "sh010", take: 2, sha1: sha1("u") }] },
      ["sh010 (final) plays take 2, and played take 1"],
    ],
    [
      "a take's film",
      { takes: [{ pass: "final", shot: "sh010", take: 1, sha1: null }] },
      ["take 1 of sh010 (final) has lost its film"],
    ],
  ] as const) {
    it(`tells of ${what}`, () => {
      expect(said(now as unknown as Partial<LockFile>)).to.deep.equal([sentences, []]);
    });
  }

  it("does not call a difference what cannot be looked at", () => {
    const [, ltx] = lock.targets;
    const targets = [lock.targets[0]!, { ...ltx!, graph: null }];
    const models = [{ ...lock.models[0]!, sha256: null }];
    expect(said({ targets, models })).to.deep.equal([
      [],
      ["the graph of ltx2 cannot be looked at now", "loras/fast.safetensors is not on this machine"],
    ]);
  });

  it("knows the model files of a record by the folders of its target", () => {
    const tier = "required" as const;
    const models = { model: { family: "f", label: "F", patterns: ["f*"], folder: "diffusion_models", tier } };
    const using = { want: null, how: "exact" as const, tier };
    const resolved = {
      model: { ...using, using: "f.gguf" },
      loras: { ...using, using: ["b", "a"] },
      off: { ...using, using: null },
    };
    expect(sortedModels([...modelsOfRecord(resolved, models), ...modelsOfRecord(resolved, models)])).to.deep.equal([
      { folder: "", file: "a" },
      { folder: "", file: "b" },
      { folder: "diffusion_models", file: "f.gguf" },
    ]);
  });
});
