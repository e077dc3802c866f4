import { expect } from "chai";
import { clause } from "../../../src/core/compile/styles/sentences.ts";

describe("a clause", () => {
  it("loses the blanks around it and the full stops at its end", () => {
    expect(clause("  It rains. ")).to.equal("It rains");
    expect(clause("waits . . .")).to.equal("waits");
    expect(clause("3.5 m, no more!")).to.equal("3.5 m, no more!");
    expect(clause(" ... ")).to.equal("");
  });
  it("is found in one walk, however many blanks stand inside", () => {
    const text = `a${" ".repeat(400_000)}b`;
    expect(clause(text)).to.equal(text);
  });
});
