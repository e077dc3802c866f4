import { expect } from "chai";
import { splitLines } from "../../../src/core/lib/text-lines.ts";
import { parseScript, parseSteps, MOST_HEADINGS, MOST_LINES } from "../../../src/core/script/parse.ts";
import { reparseScript } from "../../../src/core/script/reparse.ts";

const HEAD = ["= ep01", "# sq01 quay"];

function times(count: number, make: (index: number) => string): string[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

function problemsOf(lines: readonly string[]): [line: number, message: string][] {
  return parseScript(lines.join("\n")).problems.map(({ line, message }) => [line, message]);
}

function stepsTaken(lines: readonly string[]): number {
  return [...parseSteps(lines)].length;
}

describe("a script that is far over any real episode", () => {
  const shots = (count: number) => [...HEAD, ...times(count, (i) => `## s${i}\nRain.`).flatMap(splitLines)];
  const lines = (count: number) => [...HEAD, "## a", ...times(count, () => "Rain.")];

  it("is told once, at the line that goes over", () => {
    expect(problemsOf(shots(MOST_HEADINGS))).to.deep.equal([
      [2 * MOST_HEADINGS + 1, "the script has more than 20000 sequences and shots: make several episodes of it"],
    ]);
    expect(problemsOf([...HEAD, ...times(MOST_HEADINGS + 50, (i) => `# q${i} quay`)])).to.deep.equal([
      [MOST_HEADINGS + 2, "the script has more than 20000 sequences and shots: make several episodes of it"],
    ]);
    expect(problemsOf([...lines(MOST_LINES + 9), ...times(20, () => "## b")])).to.deep.equal([
      [MOST_LINES + 4, "more than 2000 lines stand under one heading: divide them into shots"],
    ]);
    expect(problemsOf(times(MOST_LINES + 1, () => ""))).to.deep.equal([
      [MOST_LINES + 1, "more than 2000 lines stand under one heading: divide them into shots"],
    ]);
  });
  it("is read as ever up to its bounds", () => {
    for (const most of [shots(MOST_HEADINGS - 1), lines(MOST_LINES)]) {
      expect(problemsOf(most)).to.deep.equal([]);
      expect(parseScript(most.join("\n")).isComplete).to.equal(true);
    }
  });
  it("takes no more steps, however much of it there is", () => {
    expect(stepsTaken(shots(2 * MOST_HEADINGS))).to.equal(stepsTaken(shots(4 * MOST_HEADINGS)));
    expect(stepsTaken(lines(2 * MOST_LINES))).to.equal(stepsTaken(lines(4 * MOST_LINES)));
  });
  it("is read anew when an edit takes it over a bound, or back", () => {
    const small = [...lines(MOST_LINES), "## b", ""];
    const large = [...lines(MOST_LINES + 1), "## b", ""];
    for (const [before, now] of [
      [small, large],
      [large, small],
    ] as const) {
      expect(reparseScript({ lines: before, parse: parseScript(before.join("\n")) }, now)).to.equal(undefined);
    }
  });
});
