import { expect } from "chai";
import type { Effective, ShotDetail } from "../../../src/contracts/routes/episodes.ts";
import { fieldsOf, promptOf } from "../../../web_ext/store/next-render.ts";

const effective: Effective = {
  prompt: "A wide shot.",
  seed: "9223372036854775807",
  seed_source: "stable",
  model: null,
  loras: [],
  steps: null,
  target: "animatic",
  width: 512,
  height: 288,
  length: 48,
  negative: null,
  negative_source: "none",
};

function detailOf(fields: Partial<Effective>, rest: Partial<ShotDetail> = {}): ShotDetail {
  return {
    built: {} as ShotDetail["built"],
    built_prompt: "A wide shot.",
    override: {},
    override_stale: false,
    effective: { ...effective, ...fields },
    target: "animatic",
    target_source: "series",
    built_target: "animatic",
    refs_used: [],
    takes: [],
    ...rest,
  };
}
const field = (detail: ShotDetail, label: string) => fieldsOf(detail, 24).find((one) => one.label === label);

describe("the inspector's fields", () => {
  it("say what there is, and nothing of what a target does not have", () => {
    expect(fieldsOf(detailOf({}), 24).map(({ label, value }) => [label, value])).to.deep.equal([
      ["Target", "animatic"],
      ["Size", "512 × 288"],
      ["Length", "2.00 s, 48 f"],
      ["Seed", "…54775807"],
    ]);
  });

  it("keep the whole seed for who wants it", () => {
    expect(field(detailOf({}), "Seed")?.title).to.equal("9223372036854775807");
  });

  it("say where the target and the seed come from", () => {
    expect(field(detailOf({}), "Target")?.source).to.deep.equal({ word: "series", origin: "series" });
    expect(field(detailOf({ seed_source: "override" }), "Seed")?.source?.origin).to.equal("override");
  });

  it("mark a value that an override changed, and only that one", () => {
    const detail = detailOf(
      { steps: 12, model: "m", prompt: "Mine." },
      { built_values: { ...effective, steps: 8, model: "m" } },
    );
    expect(field(detail, "Steps")).to.deep.include({ value: "12", source: { word: "override", origin: "override" } });
    expect(field(detail, "Model")).not.to.have.property("source");
    expect(promptOf(detail)).to.deep.equal({ text: "Mine.", overridden: true });
  });

  it("show every part of a prompt in parts", () => {
    expect(promptOf(detailOf({ prompt: ["One.", "Two."] })).text).to.equal("One.\n\nTwo.");
  });
});
