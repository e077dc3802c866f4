import { expect } from "chai";
import { crowdDeed } from "../../../../src/core/animatic/formations/crowd-deed.ts";

describe("a crowd without a name", () => {
  it("does what its clause says", () => {
    expect(crowdDeed("The crowd kneels.")?.posture).to.equal("kneel");
    expect(crowdDeed("The audience stands and applauds.")?.gesture).to.equal("clap");
    expect(crowdDeed("Ben bows, and the crowd cheers.")?.gesture).to.equal("cheer");
  });

  it("stands up and stays so, whatever somebody else does meanwhile", () => {
    const rising = crowdDeed("Everybody rises as the judge enters.");
    expect([rising?.posture, rising?.way]).to.deep.equal(["stand", "none"]);
    expect(crowdDeed("Tim juggles while the crowd watches.")?.posture).to.equal("stand");
  });

  it("only is there where somebody else acts", () => {
    expect(crowdDeed("Ben shouts to the crowd.")).to.equal(undefined);
    expect(crowdDeed("Ben kneels in front of the audience.")).to.equal(undefined);
  });
});
