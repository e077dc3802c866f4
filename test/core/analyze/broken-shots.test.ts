import { expect } from "chai";
import { brokenShots, shotAt } from "../../../src/core/analyze/broken-shots.ts";
import { parseScript } from "../../../src/core/script/parse.ts";

const SCRIPT = parseScript("= e\n# s1 pier\nnote\n## a\nOne.\n## b\nTwo.\n# s2 pier\n## c\nThree.");
const on = (line: number | null, file: "script" | "series" = "script") => ({ file, line, message: "" });

describe("the shots that problems break", () => {
  it("are those they stand in, or all of the sequence whose header they stand in", () => {
    expect([...brokenShots(SCRIPT, [on(7)])]).to.deep.equal(["b"]);
    expect([...brokenShots(SCRIPT, [on(3), on(9)])]).to.deep.equal(["a", "b", "c"]);
    expect([...brokenShots(SCRIPT, [on(1), on(null)])]).to.deep.equal([]);
  });

  it("are all of them where the config has one", () => {
    expect([...brokenShots(SCRIPT, [on(4, "series")])]).to.deep.equal(["a", "b", "c"]);
  });

  it("are found by their lines", () => {
    expect([2, 4, 7, 8, 10].map((line) => shotAt(SCRIPT, line))).to.deep.equal([undefined, "a", "b", undefined, "c"]);
  });
});
