import { expect } from "chai";
import { countLines, diffLines } from "../../../../web_ext/store/base/line-diff.ts";

describe("what changed between two texts, by lines", () => {
  it("is a unified diff with three lines around each change", () => {
    const lines = Array.from({ length: 20 }, (_, index) => `line ${index}`);
    const after = lines.with(9, "another");
    const diff = diffLines(lines.join("\n"), after.join("\n"), "series.json");
    expect(diff.split("\n").slice(0, 3)).to.deep.equal(["--- series.json", "+++ series.json", "@@ -7,7 +7,7 @@"]);
    expect(diff).to.include("-line 9\n+another\n line 10").and.not.include("line 5");
    expect(countLines(diff)).to.deep.equal({ added: 1, removed: 1 });
  });

  it("is nothing for the same text, and counts no line of a text that begins with signs", () => {
    expect(diffLines("a", "a", "x")).to.equal("");
    expect(countLines(diffLines("a\n", "a\n++ b\n-- c\n", "x"))).to.deep.equal({ added: 2, removed: 0 });
  });
});
