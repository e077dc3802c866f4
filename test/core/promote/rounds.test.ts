// How often a promote compiles the episode: by what kinds of things are set, not by how many.
import { expect } from "chai";
import { planPromote } from "../../../src/core/promote/plan-promote.ts";
import type { RefOverridesFile } from "../../../src/contracts/files/refs.ts";
import { CONFIG, FACTS, SCRIPT } from "./promoting.ts";

describe("the rounds of a promote", () => {
  const ids = Array.from({ length: 20 }, (_, i) => `pier${i}`);
  const locations = Object.fromEntries(ids.map((id) => [id, { description: `a stone pier, ${id}` }]));
  const config = { ...CONFIG, locations: { ...CONFIG.locations, ...locations } };
  const texts = { script: SCRIPT, series: `${JSON.stringify(config, null, 2)}\n` };
  const names = { script: "ep01.md", series: "series.json" };

  function walk(refs: NonNullable<RefOverridesFile["refs"]>) {
    const steps = planPromote({ ...FACTS, texts, overrides: {}, refOverrides: { refs }, names }, {});
    for (let count = 1; ; count++) {
      const step = steps.next();
      if (!step.done) continue;
      if (!step.value.ok) throw new Error(step.value.is);
      return { count, promotion: step.value.promotion };
    }
  }
  const prompts = (some: readonly string[], prompt = "an iron pier") =>
    Object.fromEntries(some.map((id) => [`location:${id}`, { prompt: `${prompt} ${id}` }]));

  it("are as many for twenty references as for one", () => {
    const [one, twenty] = [walk(prompts(ids.slice(0, 1))), walk(prompts(ids))];
    expect([one.promotion.items.length, twenty.promotion.items.length]).to.deep.equal([1, 20]);
    expect(twenty.count).to.equal(one.count);
  });
});
