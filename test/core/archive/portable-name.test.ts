// Names in archives: what some system would take for another place, or cannot have, is told from what all of them can.
import { expect } from "chai";
import { nameClash, nameProblem } from "../../../src/core/archive/portable-name.ts";

describe("a path in an archive", () => {
  it("is good where every system can have it", () => {
    for (const path of ["ep01/ep01.md", "refs/straße 2.png", "ep/renders/sh010/sh010_t01.mp4", "a/console.txt"])
      expect(nameProblem(path), path).to.equal(undefined);
  });

  for (const [path, says] of [
    ["../up.md", /no path below/],
    ["/etc/passwd", /no path below/],
    ["a//b", /no path below/],
    ["a/./b", /no path below/],
    ["", /no path below/],
    ["a\\b.md", /character/],
    ["c:/b.md", /character/],
    ["a/b\u0000.md", /character/],
    ["a/what?.md", /character/],
    ["a/.hidden", /hidden/],
    ["a/b.", /ends with/],
    ["a /b", /ends with/],
    ["a/NUL", /Windows/],
    ["a/com1.txt", /Windows/],
    [`a/${"é".repeat(130)}`, /too long a name/],
    ["a/".repeat(600), /too long a path/],
  ] as const) {
    it(`is refused as ${JSON.stringify(path.slice(0, 24))}`, () => {
      expect(nameProblem(path)).to.match(says);
    });
  }

  it("clashes with one that differs by capitals or accents alone, and with its own folder", () => {
    expect(nameClash(["a/b", "a/c", "A2"])).to.equal(undefined);
    expect(nameClash(["a/b.png", "A/B.png"])).to.deep.equal(["a/b.png", "A/B.png"]);
    expect(nameClash(["e\u0301", "\u00e9"])).to.deep.equal(["e\u0301", "\u00e9"]);
    expect(nameClash(["a/b/c", "a/b"])).to.deep.equal(["a/b", "a/b/c"]);
  });
});
