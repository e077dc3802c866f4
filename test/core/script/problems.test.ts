import { expect } from "chai";
import { parseScript } from "../../../src/core/script/parse.ts";

const HEAD = ["= ep01 Test", "# sq01 pier", "## sh010", "Waves."];

type Row = [what: string, lines: string[], line: number, says: string];

const ROWS: Row[] = [
  ["a sequence without a location", ["= e", "# sq01", "## a", "One."], 2, "names no location"],
  ["a shot before any sequence", ["= e", "## a", "One.", "# s l"], 2, "before any sequence"],
  ["a shot id used twice", [...HEAD, "## sh010", "More."], 5, "is on line 3 already"],
  ["text before the first sequence", ["= e", "", "Hello.", "# s l"], 3, "before the first sequence"],
  ["a key before the first sequence", ["= e", "size: ws", "# s l"], 2, "before the first sequence"],
  ["an empty shot", [...HEAD, "## sh020", "size: ws", "## sh030", "More."], 5, 'shot "sh020" is empty'],
  ["a second header", [...HEAD, "= ep02 Again"], 5, "is on line 1"],
  ["no header", HEAD.slice(1), 1, "no header"],
  ["no sequence", ["= e"], 1, "no sequence"],
  ["an empty script", [""], 1, "no header"],
  ...["size: ws", "audio: 1-2", "dur: 2", "duration: 2", "pace: slow"].map(outsideShot),
  ...["who: mara", "cast: mara", "with: lamp", "props: lamp"].map(outsideShot),
  ["an unknown size", [...HEAD, "size: extreme"], 5, "ecu (extreme close-up), cu"],
  ["an empty size", [...HEAD, "size:"], 5, "unknown size"],
  ["a bad audio window", [...HEAD, "audio: soon"], 5, "two times in seconds"],
  ["an audio window with two points", [...HEAD, "audio: 1.2.3-4"], 5, "two times in seconds"],
  ["an audio window that ends first", [...HEAD, "audio: 4-4"], 5, "the end must come after the start"],
  ["a bad dur", [...HEAD, "dur: long"], 5, "bad dur"],
  ["an endless dur", [...HEAD, "dur: inf"], 5, "bad dur"],
  ["a dur of nothing", [...HEAD, "dur: 0"], 5, "seconds above 0"],
  ["a bad model range", [...HEAD, "dur: model soon"], 5, "two lengths"],
  ["a model range upside down", [...HEAD, "dur: model 4-2"], 5, "below the second"],
  ["a bad pace", [...HEAD, "pace: brisk"], 5, "slow, normal, fast"],
  ["a bad first", [...HEAD, "first: maybe"], 5, "bad first"],
  ["a bad last under a header", ["= e", "# s l", "last: x.gif", "## a", "One."], 3, "bad last"],
  ["a bad continuous", [...HEAD, "continuous: yes"], 5, "first, latent, none"],
  ["a bad continuous under a header", ["= e", "# s l", "continuous: so", "## a", "One."], 3, "first, latent, none"],
  ["a bad overlap", [...HEAD, "overlap: 361"], 5, "from 1 to 360"],
  ["a bad policy", [...HEAD, "policy: dubb"], 5, "did you mean dub?"],
];

function outsideShot(key: string): Row {
  return [`${key} under a header`, ["= e", "# s l", key, "## a", "One."], 3, "outside a shot"];
}

describe("problems of a script", () => {
  for (const [what, lines, line, says] of ROWS) {
    it(`${what}: line ${line}`, () => {
      const { problems } = parseScript(lines.join("\n"));
      expect(problems.map((problem) => problem.line)).to.include(line);
      expect(problems.find((problem) => problem.line === line)?.message).to.contain(says);
    });
  }

  it("are all told, in the order of the lines", () => {
    const { problems } = parseScript("# sq01\n## a\nsize: big\ndur: x\n## b\n## a\nOne.");
    expect(problems.map(({ line }) => line)).to.deep.equal([1, 1, 2, 3, 4, 5, 6]);
  });

  it("text before the first sequence is told once, however long it is", () => {
    const { problems } = parseScript("One.\nTwo.\n\nThree.\n= e\n# s l\n## a\nFour.");
    expect(problems.map(({ line }) => line)).to.deep.equal([1]);
  });

  it("what follows a shot without a sequence is still read", () => {
    const { problems } = parseScript("= e\n## a\nOne.\nsize: big\n## b");
    expect(problems.map(({ line }) => line)).to.deep.equal([2, 4, 5]);
  });

  it("quote what was written, clipped and without control characters", () => {
    const [problem] = parseScript([...HEAD, `size: \u0000\u001b[31m${"x".repeat(500)}`].join("\n")).problems;
    expect(problem?.message).to.contain("\ufffd\ufffd[31mxxx").and.contain("…");
    expect(problem?.message.length).to.be.below(400);
  });
});
