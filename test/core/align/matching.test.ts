import { expect } from "chai";
import fc from "fast-check";
import { matchTokens } from "../../../src/core/align/match-tokens.ts";
import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import { tokensOf } from "../../../src/core/align/shot-lines.ts";

const match = (script: string, spoken: string) => [...runSteps(matchTokens(tokensOf(script), tokensOf(spoken)))];

/** Words as a language uses them: few of them often, most of them hardly ever. */
function speech(count: number): string[] {
  let state = 1;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return `w${Math.floor(3000 ** (state / 2_147_483_647))}`;
  });
}

/** Every place against every place, and the same on either side of the longest run. */
function slowly(a: readonly number[], b: readonly number[]): number[] {
  let best = { a: 0, b: 0, length: 0 };
  for (let at = 0; at < a.length; at++) {
    for (let to = 0; to < b.length; to++) {
      let length = 0;
      while (at + length < a.length && to + length < b.length && a[at + length] === b[to + length]) length++;
      if (length > best.length) best = { a: at, b: to, length };
    }
  }
  if (best.length === 0) return a.map(() => -1);
  const [aEnd, bEnd] = [best.a + best.length, best.b + best.length];
  const after = slowly(a.slice(aEnd), b.slice(bEnd)).map((index) => (index < 0 ? -1 : index + bEnd));
  const run = Array.from({ length: best.length }, (_, step) => best.b + step);
  return [...slowly(a.slice(0, best.a), b.slice(0, best.b)), ...run, ...after];
}

describe("tokensOf", () => {
  const cases: Record<string, readonly string[]> = {
    "Don’t — stop!": ["don't", "stop"],
    "well-known twenty–one": ["well", "known", "twenty", "one"],
    "Zoë, Łukasz & 北京": ["zoë", "łukasz", "北京"],
    "Zoe\u0308": ["zoë"],
    "… ?! '": [],
    "3.5 km": ["35", "km"],
  };
  for (const [text, tokens] of Object.entries(cases)) {
    it(`reads ${text} as ${tokens.join(" ") || "nothing"}`, () => expect(tokensOf(text)).to.deep.equal(tokens));
  }
});

describe("matchTokens", () => {
  it("leaves out what was not said, and what was said beside the script", () => {
    expect(match("the tide is out today", "so the tide um is out")).to.deep.equal([1, 2, 4, 5, -1]);
  });

  it("finds what a slow search finds, ties and repetitions included", () => {
    const list = fc.array(fc.constantFrom("a", "b", "c"), { maxLength: 16 });
    const numbers = (words: readonly string[]) => words.map((word) => "abc".indexOf(word));
    fc.assert(
      fc.property(list, list, (script, spoken) => {
        const found = runSteps(matchTokens(script, spoken));
        expect([...found]).to.deep.equal(slowly(numbers(script), numbers(spoken)));
      }),
      { numRuns: 500 },
    );
  });

  it("keeps the order: a line said elsewhere is not heard", () => {
    expect(match("one two three four five", "four five one two three")).to.deep.equal([2, 3, 4, -1, -1]);
    expect(match("a b", "")).to.deep.equal([-1, -1]);
  });

  it("lines up two hours of speech in few steps, each of them short", () => {
    const script = speech(18_000);
    const spoken = script.flatMap((word, index) => (index % 11 === 3 ? ["um"] : index % 37 === 5 ? [] : [word]));
    const steps = matchTokens(script, spoken);
    let taken = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) taken += 1;
    expect(taken).to.be.below(10_000);
    const found = [...step.value];
    expect(found.filter((index) => index >= 0).length / script.length).to.be.above(0.85);
    const kept = found.filter((index) => index >= 0);
    expect(kept.every((index, at) => at === 0 || index > (kept[at - 1] ?? -1))).to.equal(true);
  });
});
