import { expect } from "chai";
import { problemsOf } from "../../../../web_ext/store/episode/builds.ts";

describe("a failed build", () => {
  it("says each sentence once, with the line it is about", () => {
    const error = "night.md, line 14: no character is called GHOST";
    const pass = { ok: false, report: "", error };
    expect(problemsOf({ ok: false, passes: { final: pass, proxy: pass } })).to.deep.equal([
      { sentence: "night.md, line 14: no character is called GHOST.", file: "script", line: 14 },
    ]);
  });

  it("says what is missing when nothing could be built at all", () => {
    expect(problemsOf({ ok: false, error: "the folder has no series config", passes: {} })).to.deep.equal([
      { sentence: "The folder has no series config.", file: "script" },
    ]);
  });

  it("tells a line of the series config from one of the script", () => {
    const problemOf = (error: string) => problemsOf({ ok: false, error, passes: {} })[0];
    expect(problemOf("series.json, line 3: no such key")).to.include({ file: "series", line: 3 });
    expect(problemOf("tide.md, line 3: no such key in series.json")).to.include({ file: "script", line: 3 });
  });

  it("never says nothing", () => {
    expect(problemsOf({ ok: false, passes: {} })).to.have.length(1);
  });
});
