import { expect } from "chai";
import { graphValues, promptText, type GraphFacts } from "../../../src/core/inputs/graph-values.ts";
import { makeShotlist } from "../../support/values/make-shotlist.ts";

const list = makeShotlist();
const facts = (more: Partial<GraphFacts> = {}): GraphFacts => ({
  record: { seed: "9223372036854775807", width: 832, height: 480, length: 81, fps: 16, steps: 4 },
  entry: list.shots[0]!,
  defaults: { ...list.defaults, sampler: "euler", cfg: 1, split: 0.5 } as GraphFacts["defaults"],
  models: { files: { model: "a.safetensors" }, loras: [], instead: {} },
  inputs: [],
  prefix: "studio/1",
  ...more,
});

describe("the values of a graph", () => {
  it("are the take's and its preset's, with the seed as text", () => {
    expect(graphValues(facts()).values).to.include({
      model: "a.safetensors",
      seed: "9223372036854775807",
      length: 81,
      fps: 16,
      steps: 4,
      sampler: "euler",
      split_fraction: 0.5,
      prefix: "studio/1",
    });
  });
  it("are those of the base preset where it stands in", () => {
    const models = { files: {}, loras: [], instead: { steps: 20, cfg: 3.5, sampler: "res_multistep" } };
    expect(graphValues(facts({ models })).values).to.include({ steps: 20, cfg: 3.5, sampler: "res_multistep" });
  });
  it("name what was uploaded, one by one or as a list in order", () => {
    const inputs = [
      { name: "first_frame", isListed: false, uploaded: "studio/f.png" },
      { name: "ref_images", isListed: true, uploaded: "studio/a.png" },
      { name: "ref_images", isListed: true, uploaded: "studio/b.png" },
    ];
    const { values, lists } = graphValues(facts({ inputs }));
    expect(values["first_frame"]).to.equal("studio/f.png");
    expect(lists["ref_images"]).to.deep.equal([{ file: "studio/a.png" }, { file: "studio/b.png" }]);
  });
  it("tell guides with their frames, and that there are some", () => {
    const inputs = [{ name: "guides", isListed: true, uploaded: "studio/a.png", frame: 24 }];
    const { values, lists } = graphValues(facts({ inputs }));
    expect(lists["guides"]).to.deep.equal([{ file: "studio/a.png", frame: 24 }]);
    expect(values).to.include({ has_guides: true });
    expect(graphValues(facts()).values).to.not.have.property("has_guides");
  });
  it("give each of two models its own LoRAs, and one that is for neither alone to both", () => {
    const named = (name: string, stage: "high" | "low" | null) => ({ name, strength: 1, stage });
    const loras = [named("a", "high"), named("b", "low"), named("style", null)];
    const { lists } = graphValues(facts({ models: { files: {}, loras, instead: {} } }));
    expect(lists["loras_high"]!.map(({ file }) => file)).to.deep.equal(["a", "style"]);
    expect(lists["loras_low"]!.map(({ file }) => file)).to.deep.equal(["b", "style"]);
    expect(lists["loras"]).to.have.length(3);
  });
  it("let the model choose the length only where its file for that is there", () => {
    const entry = { ...list.shots[0]!, duration_predict: { min_seconds: 2, max_seconds: 6 } };
    expect(graphValues(facts({ entry })).values).to.not.have.property("predict_duration");
    const models = { files: { duration_head: "head" }, loras: [], instead: {} };
    expect(graphValues(facts({ entry, models })).values).to.include({
      predict_duration: true,
      min_seconds: 2,
      max_seconds: 6,
    });
  });
  it("part the sections of a prompt by an empty line", () => {
    expect(promptText({ prompt: ["a", "b"] })).to.equal("a\n\nb");
  });
});
