import { expect } from "chai";
import { joinPrompt, sourceOf } from "../../../../web_ext/store/render/next-render.ts";
import { makeDetail } from "../../../support/page/make-detail.ts";

type Sources = NonNullable<ReturnType<typeof makeDetail>["effective"]["sources"]>;
const from = (sources: Sources, key: string) => sourceOf(makeDetail({ effective: { sources } }), key);

describe("where a value comes from", () => {
  it("is told for the target and the seed by their own words", () => {
    const detail = makeDetail({ target_source: "series", effective: { seed_source: "override" } });
    expect(sourceOf(detail, "target")).to.deep.include({ word: "series", origin: "series" });
    expect(sourceOf(detail, "seed")).to.deep.include({ word: "override", origin: "override" });
  });

  it("names the line of the script that says it", () => {
    expect(from({ steps: { source: "shot", line: 53 } }, "steps")).to.deep.include({ word: "line 53", origin: "line" });
  });

  it("names the profile that says it", () => {
    const detail = makeDetail({ effective: { sources: { loras: { source: "shot profile", line: 4 } } } });
    const built = { ...detail.built, profile: "night" };
    expect(sourceOf({ ...detail, built }, "loras")).to.deep.include({ word: "profile night", origin: "profile" });
  });

  it("is the preset, the series config, or an override over both", () => {
    expect(from({ model: { source: "preset" } }, "model")?.origin).to.equal("preset");
    expect(from({ size: { source: "proxy" } }, "size")?.origin).to.equal("series");
    const set = makeDetail({ override: { steps: 12 }, effective: { sources: { steps: { source: "override" } } } });
    expect(sourceOf(set, "steps")?.origin).to.equal("override");
  });

  it("is not made up for a value that nothing says", () => {
    expect(sourceOf(makeDetail(), "negative")).to.equal(undefined);
    expect(sourceOf(makeDetail(), "note")).to.equal(undefined);
    expect(sourceOf(makeDetail(), "constructor")).to.equal(undefined);
  });

  it("leaves a prompt of several passages whole", () => {
    expect(joinPrompt(["One.", "Two."])).to.equal("One.\n\nTwo.");
  });
});
