import { expect } from "chai";
import type { OverridesFile } from "../../../src/contracts/files/overrides.ts";
import { episodeTargetOf, isOverrideStale, retargetOf, shotOverride } from "../../../src/core/render/shot-override.ts";
import { storedShots } from "../../../src/core/compile/stored-build.ts";
import type { Story } from "../../../src/contracts/files/story.ts";
import { makeEntry, makeShotlist } from "../../support/values/make-shotlist.ts";
import { targetInForce } from "../../../src/core/render/next-render.ts";

describe("the override of a shot", () => {
  const file: OverridesFile = {
    episode: { id: "ep01", target: "wan" },
    shots: {
      sh010: {
        target: "ltx2",
        ltx2: {
          seed: "123",
          note: "warm",
          final: { base_hash: "h", prompt: "p", loras: [], negative: "" },
          proxy: { steps: 4 },
        },
        animatic: { seed: "9" },
      },
      sh020: { target: "" },
    },
  };
  const values = (shot: string, target: string, pass: "final" | "proxy") => shotOverride(file, shot, { target, pass });

  it("is what the block of its target says, shared fields in both passes", () => {
    expect(values("sh010", "ltx2", "final")).to.deep.equal({
      values: { seed: "123", note: "warm", prompt: "p", loras: [], negative: "" },
      baseHash: "h",
    });
    expect(values("sh010", "ltx2", "proxy")).to.deep.equal({ values: { seed: "123", note: "warm", steps: 4 } });
    expect(values("sh010", "animatic", "proxy")).to.deep.equal({ values: { seed: "9" } });
  });
  it("is nothing for shots and targets that the file does not name, whatever they are called", () => {
    for (const shot of ["sh099", "constructor", "__proto__", "toString", "sh020"]) {
      expect(values(shot, "ltx2", "final")).to.deep.equal({ values: {} });
    }
    for (const target of ["target", "constructor", "__proto__", "wan"]) {
      expect(values("sh010", target, "final")).to.deep.equal({ values: {} });
    }
    expect(shotOverride({}, "sh010", { target: "ltx2", pass: "final" })).to.deep.equal({ values: {} });
  });
  it("may retarget the shot, and the file the whole episode", () => {
    expect([retargetOf(file, "sh010"), retargetOf(file, "sh020"), retargetOf(file, "constructor")]).to.deep.equal([
      "ltx2",
      undefined,
      undefined,
    ]);
    expect(episodeTargetOf(file)).to.equal("wan");
    expect([
      episodeTargetOf({ episode: "ep01" }),
      episodeTargetOf({ episode: { id: "x" } }),
      episodeTargetOf({}),
    ]).to.deep.equal([undefined, undefined, undefined]);
  });
  it("is stale when it was set for another story", () => {
    expect(isOverrideStale({ values: {}, baseHash: "h" }, "h")).to.equal(false);
    expect(isOverrideStale({ values: {}, baseHash: "h" }, "other")).to.equal(true);
    expect(isOverrideStale({ values: {} }, "other")).to.equal(false);
  });
});

describe("the target in force", () => {
  const order = ["request", "override", "script", "episode", "series", "default"] as const;
  for (const [strongest, source] of order.entries()) {
    it(`is the ${source}'s when nothing stronger says one`, () => {
      const requests = Object.fromEntries(order.slice(strongest).map((name) => [name, `of ${name}`]));
      const weaker = Object.fromEntries(order.slice(0, strongest).map((name, index) => [name, index % 2 ? null : ""]));
      expect(targetInForce({ ...weaker, ...requests, default: "of default" })).to.deep.equal({
        id: `of ${source}`,
        source,
      });
    });
  }
});

describe("the shots of a stored build", () => {
  const entries = (...ids: string[]) => ids.map((id) => makeEntry({ id }));
  const story = (...ids: string[]) => ({ sequences: [{ shots: ids.map((id) => ({ id })) }] }) as unknown as Story;
  const build = (reported: Story | null) => ({
    pass: "final" as const,
    main: makeShotlist({ target: "ref", shots: entries("a", "c") }),
    others: [makeShotlist({ target: "ltx2", shots: entries("b", "a") })],
    story: reported,
  });

  it("come in the story's order, each with the list that it stands in", () => {
    const shots = storedShots(build(story("c", "b", "a", "unbuilt")));
    expect(shots.map(({ id, list, story: reported }) => [id, list.target, reported?.id])).to.deep.equal([
      ["c", "ref", "c"],
      ["b", "ltx2", "b"],
      ["a", "ref", "a"],
    ]);
  });
  it("that the story does not tell come last, list by list", () => {
    expect(storedShots(build(story("b"))).map(({ id }) => id)).to.deep.equal(["b", "a", "c"]);
    expect(storedShots(build(null)).map(({ id, story: reported }) => [id, reported])).to.deep.equal([
      ["a", null],
      ["c", null],
      ["b", null],
    ]);
  });
});
