import { expect } from "chai";
import type { TitlePreview } from "../../../../src/contracts/routes/delivery/titles.ts";
import { describePublishing } from "../../../../web_ext/store/deliver/publish-plan.ts";

const BARE: TitlePreview = {
  ...{
    text: "The Red Umbrella",
    width: 64,
    height: 36,
    picture: null,
    subtitle: {},
    notes: [],
    intro: null,
    outro: null,
  },
  usual: { size: 0.058, y: 0.56, color: "#fff", glow: "#000", glow_size: 0.06 },
  cards: { intro: ["Small Hours", "The Red Umbrella"], outro: ["Small Hours"] },
};

describe("what a film with its titles would have", () => {
  it("is said of cards, of the show's own films, and of what there will not be", () => {
    expect(describePublishing(BARE)).to.deep.equal([
      "Title card: “Small Hours, The Red Umbrella”",
      "End card: “Small Hours”",
    ]);
    const film = { seconds: 4, comes: [0, 1] as [number, number], goes: null };
    const without = { ...BARE, text: null, intro: film, cards: { intro: [], outro: [] } };
    expect(describePublishing(without)).to.deep.equal([
      "Intro of 4.0 s",
      "No outro: neither the show nor the script has a title",
      "The script's header has no title, so none is written",
    ]);
    expect(describePublishing({ ...BARE, outro: film })[1]).to.equal("Outro of 4.0 s, with the title on it");
  });
});
