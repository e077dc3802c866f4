import { expect } from "chai";
import type { Issue } from "../../../src/contracts/routes/issues.ts";
import { issuesText } from "../../../src/core/issues/issues-text.ts";
import { defaultIssueTake, isAddressed } from "../../../src/core/issues/issue-take.ts";
import { makeCutFacts } from "../../support/values/make-cut-facts.ts";
import { makeTake } from "../../support/values/make-take.ts";

function makeIssue(changes: Partial<Issue> = {}): Issue {
  return {
    id: "0a1b2c3d",
    shot: "sh010",
    pass: "proxy",
    take: 2,
    note: "she looks the wrong way",
    when: "2026-11-02T10:14:03+01:00",
    shot_hash: "story",
    target: "animatic",
    script: "## sh010\nwho: ada",
    prompt: "Ada looks left.",
    seed: "7",
    refs: [{ role: "plate", id: "location:quay", path: "refs/quay.png" }],
    take_file: "renders_proxy/sh010/sh010_t02.mp4",
    addressed: false,
    ...changes,
  };
}

describe("issues as a text", () => {
  it("tell what to do, and of each its note and what made the take", () => {
    const text = issuesText({ episode: "tide", pass: "proxy", issues: [makeIssue()] });
    expect(text.split("\n")[0]).to.equal("# tide: 1 issue (proxy pass)");
    for (const part of [
      "## sh010 · take 2 · animatic\n\nshe looks the wrong way",
      "```\n## sh010\nwho: ada\n```",
      "```\nAda looks left.\n```",
      "- plate location:quay: refs/quay.png",
      "Rendered file: renders_proxy/sh010/sh010_t02.mp4",
    ]) {
      expect(text).to.contain(part);
    }
    expect(text).not.to.contain("0a1b2c3d");
  });

  it("fence a text that holds fences, and leave out what there is not", () => {
    const bare = makeIssue({ script: "", refs: [], take: null, take_file: null, prompt: "a ```` b" });
    const text = issuesText({ episode: "tide", pass: null, issues: [bare, makeIssue()] });
    expect(text).to.contain("# tide: 2 issues\n").and.contain("`````\na ```` b\n`````");
    expect(text.split("\n## sh010 · take 2")[0]).to.contain("no take · animatic · proxy").and.not.contain("Script:");
  });
});

describe("an issue", () => {
  it("is addressed when its shot is gone, was told anew, or has a newer take that plays", () => {
    const issue = makeIssue();
    const two = [makeTake({ take: 1 }), makeTake({ take: 2 })];
    const failed = makeTake({ take: 3, reported: { status: "failed" } });
    expect(isAddressed(issue, { hash: "story", takes: [...two, failed] })).to.equal(false);
    expect(isAddressed(issue, { hash: null, takes: two })).to.equal(true);
    expect(isAddressed(issue, { hash: "other", takes: two })).to.equal(true);
    expect(isAddressed(issue, { hash: "story", takes: [...two, makeTake({ take: 3 })] })).to.equal(true);
    expect(isAddressed(makeIssue({ take: null }), { hash: "story", takes: two })).to.equal(false);
  });

  it("is about the take that the cut plays, else the newest that can be played", () => {
    const takes = [1, 2].map((take) => makeTake({ take }));
    const facts = makeCutFacts({ takes: [...takes, makeTake({ take: 3, reported: { status: "failed" } })] });
    expect(defaultIssueTake({ shot: "sh010", take: 1 }, facts)?.take).to.equal(1);
    expect(defaultIssueTake({ shot: "sh010", take: 3 }, facts)?.take).to.equal(2);
    expect(defaultIssueTake({ shot: "sh010" }, facts)?.take).to.equal(2);
    expect(defaultIssueTake({ shot: "sh020" }, facts)).to.equal(undefined);
  });
});
