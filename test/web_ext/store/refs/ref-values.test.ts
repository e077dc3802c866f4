import { expect } from "chai";
import type { RefViewEntry } from "../../../../src/contracts/replies/ref.ts";
import { readRefValue, refValues } from "../../../../web_ext/store/refs/ref-values.ts";
import { makeRef, NOTHING_WRITTEN } from "./make-ref.ts";

describe("the values of a reference in the page", () => {
  it("are what is written here over what is in force", () => {
    const ref = makeRef({
      override: { fields: ["steps"], stale: false, values: { steps: 12 } },
      effective: { target: "krea2", steps: 12, width: 1344, height: 768, cfg: 1, seed: "77" },
    });
    const values = refValues(ref, null).map(({ key, text, inForce, writtenFor }) => [key, text, inForce, writtenFor]);
    expect(values).to.deep.equal([
      ["target", "", "krea2", "nothing"],
      ["size", "", "1344x768", "nothing"],
      ["steps", "12", "12", "this"],
      ["cfg", "", "1", "nothing"],
      ["seed", "", "77", "nothing"],
      ["model", "", "", "nothing"],
      ["negative", "", "", "nothing"],
    ]);
  });

  it("tell what a view has from its character", () => {
    const view: RefViewEntry = {
      ...{ view: "02_side", picked: null, takes: [], prompt: "", built_prompt: "", cleared: null },
      override: { fields: ["steps", "seed"], stale: false, values: { steps: 12, seed: "5" }, own: ["seed"] },
      effective: { target: "krea2", steps: 12, seed: "5" },
    };
    const ref = makeRef({ id: "subject:ada", kind: "character", views: [view], override: NOTHING_WRITTEN });
    const written = Object.fromEntries(refValues(ref, "02_side").map(({ key, writtenFor }) => [key, writtenFor]));
    expect(written).to.include({ steps: "whole", seed: "this", target: "nothing" });
  });

  it("are fewer where a kind does not have them", () => {
    const keys = refValues(makeRef({ id: "voice:ada", kind: "voice" }), null).map(({ key }) => key);
    expect(keys).to.deep.equal(["target", "steps", "seed", "model"]);
  });

  it("are read from what was typed, or say what is wrong with it", () => {
    expect(readRefValue("size", "1344 x 768")).to.deep.equal({ ok: true, fields: { size: "1344x768" } });
    expect(readRefValue("steps", "8")).to.deep.equal({ ok: true, fields: { steps: 8 } });
    expect(readRefValue("cfg", "0")).to.deep.equal({ ok: true, fields: { cfg: 0 } });
    expect(readRefValue("seed", "18446744073709551615")).to.deep.equal({
      ok: true,
      fields: { seed: "18446744073709551615" },
    });
    expect(readRefValue("negative", "  ")).to.deep.equal({ ok: true, fields: { negative: null } });
    for (const [key, text] of [
      ["size", "big"],
      ["steps", "1.5"],
      ["cfg", "31"],
      ["seed", "-1"],
    ] as const) {
      expect(readRefValue(key, text).ok, `${key} ${text}`).to.equal(false);
    }
  });
});
