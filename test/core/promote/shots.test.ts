import { expect } from "chai";
import fc from "fast-check";
import type { OverridesFile } from "../../../src/contracts/files/overrides.ts";
import { PASSES } from "../../../src/contracts/schema.ts";
import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import { openEpisodeRevision } from "../../../src/core/promote/episode-revision.ts";
import { CONFIG, FACTS, SCRIPT, both, plan, promotionOf, type PromoteCase } from "./promoting.ts";

describe("promoting what is set for a shot", () => {
  const itemsOf = (asked: PromoteCase) => promotionOf(asked).items.map(({ id, line, summary }) => [id, line, summary]);
  const leftOf = (asked: PromoteCase) =>
    promotionOf(asked).left.map(({ shot, field, pass, reason }) => [shot, field, pass, reason]);

  it("writes a line for each setting, in the order in which a script has them", () => {
    const overrides = both("sh010", "wan22_ti2v", {
      steps: 12,
      loras: [{ name: "grain", strength: 0.6 }],
      model: "big.safetensors",
    });
    expect(itemsOf({ overrides })).to.deep.equal([
      ["shot:sh010:model", 10, "sh010: model: big.safetensors"],
      ["shot:sh010:loras", 11, "sh010: lora: grain:0.6"],
      ["shot:sh010:steps", 12, "sh010: steps: 12"],
    ]);
    const { texts, diffs, clear } = promotionOf({ overrides });
    expect(texts.script).to.equal(
      SCRIPT.replace("Mara waits.", "model: big.safetensors\nlora: grain:0.6\nsteps: 12\nMara waits."),
    );
    expect(diffs.script).to.match(/^--- ep01\.md\n\+\+\+ ep01\.md\n@@ /);
    expect(diffs.series).to.equal("");
    expect(clear(overrides)).to.deep.equal({});
  });

  it("writes one LoRA without the strength that it has anyway, and none at all", () => {
    const one = both("sh010", "wan22_ti2v", { loras: [{ name: "grain", strength: 1 }] });
    expect(itemsOf({ overrides: one })[0]?.[2]).to.equal("sh010: lora: grain");
    const script = SCRIPT.replace("dur: 2\nMara", "lora: old:0.3\ndur: 2\nMara");
    const none = both("sh010", "wan22_ti2v", { loras: [] });
    expect(itemsOf({ overrides: none, script })).to.deep.equal([["shot:sh010:loras", 9, "sh010: lora: none"]]);
    expect(promotionOf({ overrides: none, script }).texts.script).to.equal(script.replace("old:0.3", "none"));
  });

  it("writes a target by its own id, and what is set for that target with it", () => {
    const overrides: OverridesFile = {
      shots: { sh020: { target: "vid_i2v", wan22_i2v: { final: { steps: 9 }, proxy: { steps: 9 } } } },
    };
    expect(itemsOf({ overrides })).to.deep.equal([
      ["shot:sh020:target", 15, "sh020: target: wan22_i2v"],
      ["shot:sh020:steps", 16, "sh020: steps: 9"],
    ]);
    expect(promotionOf({ overrides }).clear(overrides)).to.deep.equal({});
  });

  it("leaves what a script never says, with its reason", () => {
    const overrides: OverridesFile = {
      shots: {
        sh010: {
          wan22_ti2v: {
            seed: "7",
            note: "good",
            final: { prompt: "x", negative: "", model_low: "low", size: "512x256", slate: "clean" },
          },
          wan22_vace: { seed: "9", proxy: { steps: 3 } },
        },
        sh999: { wan22_ti2v: { final: { steps: 4 } }, target: "wan22_ti2v" },
      },
    };
    const left = leftOf({ overrides });
    expect(left.map(([shot, field, pass]) => [shot, field, pass])).to.deep.equal([
      ["sh010", "seed", undefined],
      ["sh010", "note", undefined],
      ["sh010", "prompt", "final"],
      ["sh010", "negative", "final"],
      ["sh010", "model_low", "final"],
      ["sh010", "size", "final"],
      ["sh010", "slate", "final"],
      ["sh010", "seed", undefined],
      ["sh010", "steps", "proxy"],
      ["sh999", "steps", "final"],
      ["sh999", "target", undefined],
    ]);
    expect(left[8]?.[3]).to.equal("it was set for wan22_vace, and the shot renders on wan22_ti2v");
    expect(left[9]?.[3]).to.equal("the shot is not in the script any more");
    expect(itemsOf({ overrides })).to.deep.equal([]);
  });

  it("leaves what only one pass has, unless the other would render the same anyway", () => {
    const half = (steps: number): OverridesFile => ({ shots: { sh010: { wan22_ti2v: { final: { steps } } } } });
    expect(leftOf({ overrides: half(9) })).to.deep.equal([
      ["sh010", "steps", "final", "the two passes would not render the same, and a line of the script is for both"],
    ]);
    const proxySteps = 12;
    expect(itemsOf({ overrides: half(proxySteps) })).to.have.length(1);
  });

  it("leaves a stack of LoRAs, names that no line can hold, and targets that are none", () => {
    const reasonFor = (overrides: OverridesFile) =>
      leftOf({ overrides }).map(([, field, , reason]) => `${field}: ${reason}`)[0];
    const stack = ["a", "b"].map((name) => ({ name, strength: 1 }));
    expect(reasonFor(both("sh010", "wan22_ti2v", { loras: stack }))).to.match(/^loras: .*stack of 2/);
    for (const name of ["none", "grain:0.5", " grain", "a\n## sh030"]) {
      expect(reasonFor(both("sh010", "wan22_ti2v", { loras: [{ name, strength: 1 }] })), name).to.match(
        /other LoRAs|nothing would build/,
      );
    }
    expect(reasonFor(both("sh010", "wan22_ti2v", { model: "a\nsteps: 3" }))).to.include("another model");
    expect(reasonFor({ shots: { sh010: { target: "nowhere" } } })).to.match(/^target: there is no target "nowhere"/);
  });

  it("leaves steps that the shot's target does not take", () => {
    const fixed = FACTS.registry.list("video").find((target) => target.fixed_steps);
    if (!fixed) throw new Error("no shipped target has fixed steps");
    const config = { ...CONFIG, series: { ...CONFIG.series, target: fixed.id } };
    const overrides = both("sh010", fixed.id, { steps: 17 });
    expect(itemsOf({ overrides, config })).to.deep.equal([]);
    const reason = "nothing would be rendered with it";
    expect(leftOf({ overrides, config })).to.deep.equal([["sh010", "steps", undefined, reason]]);
  });

  it("leaves one that breaks the build, and promotes the others", () => {
    const script = SCRIPT.replace("## sh020\n", "## sh020\ncontinuous: latent\ntarget: minimax_h3_ref2va\n");
    const config = { ...CONFIG, proxy: { width: 512, height: 288 } };
    const overrides: OverridesFile = {
      shots: {
        sh010: { target: "wan22_i2v" },
        sh020: { target: "ltx2", ltx2: { note: "hm" } },
      },
    };
    const { items, left } = promotionOf({ overrides, script, config });
    expect(items.map(({ id }) => id)).to.include("shot:sh010:target");
    expect(items.map(({ id }) => id)).not.to.include("shot:sh020:target");
    expect(left.find(({ shot, field }) => shot === "sh020" && field === "target")?.reason).to.include(
      "continuous: latent",
    );
  });

  it("clears only what is as it was planned", () => {
    const overrides = both("sh010", "wan22_ti2v", { steps: 12, model: "big" });
    const { clear } = promotionOf({ overrides });
    const later = both("sh010", "wan22_ti2v", { steps: 20, model: "big" });
    expect(clear(later)).to.deep.equal(both("sh010", "wan22_ti2v", { steps: 20 }));
    const retargeted: OverridesFile = { shots: { sh020: { target: "wan22_i2v" } } };
    const planned = promotionOf({ overrides: retargeted });
    expect(planned.clear({ shots: { sh020: { target: "wan22_vace" } } })).to.deep.equal({
      shots: { sh020: { target: "wan22_vace" } },
    });
  });

  it("plans one shot, or the chosen items, and knows ids that there are none of", () => {
    const overrides: OverridesFile = {
      shots: {
        ...both("sh010", "wan22_ti2v", { steps: 12 }).shots,
        ...both("sh020", "wan22_ti2v", { steps: 9, prompt: "x" }).shots,
      },
      episode: { id: "ep01", target: "wan22_ti2v" },
    };
    expect(itemsOf({ overrides, shot: "sh020" }).map(([id]) => id)).to.deep.equal(["shot:sh020:steps"]);
    const chosen = new Set(["shot:sh010:steps", "shot:sh020:prompt", "shot:sh030:steps"]);
    const { items, unknown } = promotionOf({ overrides, chosen });
    expect(items.map(({ id }) => id)).to.deep.equal(["shot:sh010:steps"]);
    expect(unknown.map(({ id, reason }) => [id, reason === undefined])).to.deep.equal([
      ["shot:sh020:prompt", false],
      ["shot:sh030:steps", true],
    ]);
    expect(plan({ overrides, shot: "sh999" })).to.deep.equal({ ok: false, is: "no such shot" });
  });

  it("plans nothing for texts that do not build", () => {
    expect(plan({ script: "= ep01\n" })).to.deep.include({ ok: false, is: "broken" });
    expect(plan({ config: "{" })).to.have.nested.property("problem.file", "series");
  });

  it("never changes what a shot renders with, nor a line that it did not write, whatever is set", () => {
    const pass = fc.record(
      {
        steps: fc.constantFrom(1, 8, 12),
        model: fc.constantFrom("big", "", " odd ", "x: y"),
        loras: fc.array(
          fc.record({ name: fc.constantFrom("grain", "off", "a:2"), strength: fc.constantFrom(1, 0.5) }),
          {
            maxLength: 2,
          },
        ),
        prompt: fc.constant("x"),
      },
      { requiredKeys: [] },
    );
    const block = fc.record({ final: pass, proxy: pass, seed: fc.constant("3") }, { requiredKeys: [] });
    const target = fc.constantFrom("wan22_ti2v", "wan22_i2v", "minimax_h3_fl2va", "vid_vace", "nowhere");
    const shot = fc.record({ target, wan22_ti2v: block, wan22_i2v: block, wan22_vace: block }, { requiredKeys: [] });
    const overridden = fc.record(
      { sh010: shot, sh020: shot, episode: target.map((id) => ({ id: "ep01", target: id })) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(overridden, ({ episode, ...shots }) => {
        const overrides: OverridesFile = { shots, ...(episode && { episode }) };
        const { texts, clear, items } = promotionOf({ overrides });
        const series = `${JSON.stringify(CONFIG, null, 2)}\n`;
        const before = runSteps(openEpisodeRevision({ script: SCRIPT, series }, overrides, FACTS));
        const after = runSteps(openEpisodeRevision(texts, clear(overrides), FACTS));
        if (!before.ok || !after.ok) throw new Error("the show does not build");
        for (const id of ["sh010", "sh020"]) {
          for (const each of PASSES) {
            expect(after.revision.renders(id, each)).to.deep.equal(before.revision.renders(id, each));
          }
        }
        const written = new Set(items.map(({ line }) => line));
        const untouched = texts.script.split("\n").filter((_, index) => !written.has(index + 1));
        expect(untouched.join("\n")).to.equal(SCRIPT);
        expect(
          promotionOf({ overrides: clear(overrides), script: texts.script, config: texts.series }).items,
        ).to.deep.equal([]);
      }),
      { numRuns: 40 },
    );
  });
});
