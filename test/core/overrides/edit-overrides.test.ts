import { expect } from "chai";
import fc from "fast-check";
import type { OverridesFile } from "../../../src/contracts/files/overrides.ts";
import { PASSES } from "../../../src/contracts/schema.ts";
import {
  clearPass,
  clearShot,
  setEpisodeChoice,
  setPassFields,
  setShared,
  setTarget,
} from "../../../src/core/overrides/edit-overrides.ts";

/** Another shot, and keys of another writer: nothing may ever touch them. */
const OTHERS = {
  episode: { id: "ep01", mood: "calm" },
  shots: { sh020: { ltx2: { seed: "18446744073709551615", colour: "teal", final: { base_hash: "h", steps: 4 } } } },
  upscale: { sh010: { scale: 2 } },
} as OverridesFile;

describe("editing overrides", () => {
  it("removes blocks in which nothing is set any more", () => {
    const at = { shot: "sh010", target: "ltx2", pass: "final" as const };
    const set = setPassFields({}, at, { steps: 9 }, "hash");
    expect(set).to.deep.equal({ shots: { sh010: { ltx2: { final: { steps: 9, base_hash: "hash" } } } } });
    expect(setPassFields(set, at, { steps: null }, "hash")).to.deep.equal({});
    expect(setTarget(setTarget({}, "sh010", "ltx2"), "sh010", null)).to.deep.equal({});
  });
  it("keeps an explicit nothing: no LoRA, an empty negative", () => {
    const set = setPassFields({}, { shot: "a", target: "t", pass: "proxy" }, { loras: [], negative: "" }, "h");
    expect(set.shots?.["a"]).to.deep.equal({ t: { proxy: { loras: [], negative: "", base_hash: "h" } } });
  });
  it("turns the episode's block back into its name when the last choice goes", () => {
    const set = setEpisodeChoice({ episode: "ep01" }, "ep01", "target", "ltx2");
    expect(set).to.deep.equal({ episode: { id: "ep01", target: "ltx2" } });
    expect(setEpisodeChoice(set, "ep01", "target", null)).to.deep.equal({ episode: "ep01" });
  });
  it("is undone to the byte by clearing, and never touches what is another's, whatever is set", () => {
    const edit = fc.record({
      target: fc.constantFrom("ltx2", "animatic"),
      pass: fc.constantFrom(...PASSES),
      kind: fc.constantFrom("steps", "prompt", "seed", "target", "clear pass"),
      value: fc.option(fc.nat({ max: 99 }), { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (edits) => {
        let file = structuredClone(OTHERS);
        for (const { target, pass, kind, value } of edits) {
          if (kind === "target") file = setTarget(file, "sh010", value === null ? null : target);
          else if (kind === "seed")
            file = setShared(file, "sh010", target, { seed: value === null ? null : String(value) });
          else if (kind === "clear pass") file = clearPass(file, "sh010", pass);
          else file = setPassFields(file, { shot: "sh010", target, pass }, { [kind]: value }, "h");
          const { sh010: _mine, ...others } = file.shots ?? {};
          expect({ ...file, shots: others }).to.deep.equal(OTHERS);
        }
        expect(clearShot(file, "sh010")).to.deep.equal(OTHERS);
      }),
    );
  });
});
