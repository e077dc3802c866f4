// What a long script costs to judge: as many looks at its shots as it has shots, whatever is wrong with it or silenced in it, and a pause
// after each of them. How long that takes is the bench's business.
import { expect } from "chai";
import { runSteps, gather } from "../../../src/core/lib/cooperative-steps.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import type { ScriptParse } from "../../../src/core/script/tree.ts";
import { textsAnalysis, storyAnalysis } from "../../../src/core/analyze/analyze-texts.ts";
import { show } from "./show.ts";

const HEAD = "= e\n# s pier\n";
const TEXTS: Readonly<Record<string, (shot: number) => string>> = {
  "shots of one id": () => "## a\nWaves.",
  "shots that each silence a rule": (n) => `## s${n}\n// lint: off jump-cut\nsize: ws\nMara waits.`,
  "shots of a profile that is not there": (n) => `## s${n}\nprofile: x\nWaves.`,
  "shots without a line": (n) => `## s${n}`,
  "shots that name somebody unknown": (n) => `## s${n}\nwho: x${n}\nWaves.`,
};

describe("telling a long script", () => {
  for (const [what, shot] of Object.entries(TEXTS)) {
    it(`looks twice as often at twice as many ${what}`, () => {
      const [some, more] = [looksAt(400, shot), looksAt(800, shot)];
      expect(more / some).to.be.below(2.6); // halving adds a look for each doubling
    });
  }

  it("pauses after every line and every shot", () => {
    const text = HEAD + Array.from({ length: 100 }, (_, n) => `## s${n}\nWaves.`).join("\n");
    const steps = textsAnalysis(text, { series: show(), problems: [], warnings: [] });
    let count = 0;
    while (!steps.next().done) count += 1;
    expect(count).to.be.above(300);
  });

  it("gathers more from one item than a call has arguments", () => {
    const many = Array.from({ length: 300_000 }, (_, n) => n);
    expect(runSteps(gather([many], (each) => each))).to.have.length(many.length);
  });
});

/** How often it is asked where a shot stands. */
function looksAt(count: number, shot: (n: number) => string): number {
  const script = parseScript(HEAD + Array.from({ length: count }, (_, n) => shot(n)).join("\n"));
  const asked = { times: 0 };
  runSteps(storyAnalysis(counted(script, asked), show()));
  return asked.times;
}

function counted(script: ScriptParse, asked: { times: number }): ScriptParse {
  for (const shot of script.sequences.flatMap(({ shots }) => shots)) {
    const { line, endLine } = shot;
    const look = (value: number) => ({ get: () => ((asked.times += 1), value), enumerable: true });
    Object.defineProperties(shot, { line: look(line), endLine: look(endLine) });
  }
  return script;
}
