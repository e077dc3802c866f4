// Whom a noun for many means, and which groups sit in rows.
import { expect } from "chai";
import { STANDING } from "../../../../src/core/animatic/acting/acting.ts";
import { kindsOfGroup } from "../../../../src/core/animatic/formations/group-words.ts";
import { seatedInRows } from "../../../../src/core/animatic/formations/seated-groups.ts";

describe("a group", () => {
  it("is called by the nouns of its design", () => {
    expect(kindsOfGroup("a crowd of young protesters with signs")).to.include("protesters");
    expect(kindsOfGroup("a class of eight-year-olds")).to.include("pupils");
    expect(kindsOfGroup("a man with red braces")).to.deep.equal([]);
  });

  const postureOf = (design: string, place: string, because: readonly string[] = []) =>
    seatedInRows([{ ...STANDING, because }], { design, action: "", place })[0]?.posture;

  it("sits where an audience has seats, and stands where it has none or is said to", () => {
    expect(postureOf("rows of people", "A cinema")).to.equal("sit");
    expect(postureOf("the jury", "A courtroom, morning")).to.equal("sit");
    expect(postureOf("the jury", "A street")).to.equal("stand");
    expect(postureOf("wedding guests", "Outside a church")).to.equal("stand");
    expect(postureOf("a choir of boys", "A church")).to.equal("stand");
    expect(postureOf("the audience", "A theatre", ["stands"])).to.equal("stand");
    const atTable = { design: "a family of five", action: "The family eat at the table.", place: "A garden" };
    expect(seatedInRows([STANDING], atTable)[0]?.posture).to.equal("sit");
  });
});
