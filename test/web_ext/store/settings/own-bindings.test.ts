import { expect } from "chai";
import {
  choicesOf,
  inOrder,
  paramWords,
  rebind,
  type Inspected,
} from "../../../../web_ext/store/settings/own-bindings.ts";

const place = (node: string, value: unknown) => ({
  node,
  class_type: "KSampler",
  field: "seed",
  title: "KSampler",
  value,
});
const seed = {
  param: "seed",
  places: [place("1", 5), place("2", 7)],
  why: "all",
  asked: true,
  alternatives: [place("1", 5), place("2", 7)],
};
const inspected = {
  bindings: [seed],
  proposal: { id: "mine", binding: { seed: [{ node: "1", class_type: "KSampler", field: "seed" }], prefix: [] } },
} as unknown as Inspected;

describe("The places of a proposed target's values", () => {
  it("can each be chosen alone, all of them, or none; what is bound stands first", () => {
    expect(choicesOf(seed).map(({ label }) => label)).to.deep.equal([
      "2 places: KSampler · seed",
      "KSampler · seed: 5",
      "KSampler · seed: 7",
      "As the workflow has it",
    ]);
  });
  it("are bound as they were chosen, and the rest of the target stays", () => {
    const one = rebind(inspected, "seed", 2);
    expect(one.proposal.binding).to.deep.equal({
      prefix: [],
      seed: [{ node: "2", class_type: "KSampler", field: "seed" }],
    });
    expect(one.bindings[0]?.why).to.equal("as you chose");
    expect(rebind(inspected, "seed", 3).proposal.binding).to.deep.equal({ prefix: [] });
    expect(rebind(inspected, "nothing", 1)).to.equal(inspected);
  });
  it("stand in the order in which a person looks for them, under words", () => {
    const rows = ["model", "seed", "first_frame", "prompt"].map((param) => ({ ...seed, param }));
    expect(inOrder(rows).map(({ param }) => param)).to.deep.equal(["prompt", "first_frame", "seed", "model"]);
    expect(["ref_image_2", "cfg", "reference_image", "some_value"].map(paramWords)).to.deep.equal([
      "picture 2",
      "guidance (cfg)",
      "subjects",
      "some value",
    ]);
  });
});
