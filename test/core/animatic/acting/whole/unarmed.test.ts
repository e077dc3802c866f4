import { expect } from "chai";
import { STANDING, type Beat } from "../../../../../src/core/animatic/acting/acting.ts";
import { unarmed } from "../../../../../src/core/animatic/acting/holding/too-large.ts";

describe("what is swung that no hand has", () => {
  const swings = (words: string): Beat => ({ ...STANDING, gesture: "swing", because: words.split(" ") });

  it("draws no sword, unless one is named, or held", () => {
    expect(unarmed(swings("swings down the periscope handles")).gesture).to.equal("reach");
    expect(unarmed(swings("swings his sword")).gesture).to.equal("swing");
    expect(unarmed({ ...swings("swings it hard"), holds: ["sword"] }).gesture).to.equal("swing");
    expect(unarmed(swings("swings")).gesture).to.equal("swing");
  });
});
