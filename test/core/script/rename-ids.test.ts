import { expect } from "chai";
import { renameInScript } from "../../../src/core/script/rename-ids.ts";

const SCRIPT = `= ep01  Mara and the mara

# sq01 quay  at night
target: animatic

## sh010
who: mara, otto , mara_old
with:  mara
plate: quay_wide
MARA (V.O., tired): I am mara.
MARA'S SON: No.
Mara walks along the quay.
  who: mara is prose here

## sh020
cast: otto
plate: quay
mara: walks
Nobody.
`;

const renamed = (block: "subjects" | "locations", from: string, to: string) =>
  renameInScript(SCRIPT, { block, from, to });
/** The lines that differ, as they are then. */
const changed = (text: string) => text.split("\n").filter((line, index) => line !== SCRIPT.split("\n")[index]);

describe("another id in a script", () => {
  it("takes the old one's place in lists and cues, and in nothing that is prose", () => {
    const { text, uses } = renamed("subjects", "mara", "ines");
    expect(changed(text)).to.deep.equal([
      "who: ines, otto , mara_old",
      "with:  ines",
      "INES (V.O., tired): I am mara.",
    ]);
    expect(uses).to.equal(3);
  });

  it("of a place stands in the heads of sequences and in plates", () => {
    const { text, uses } = renamed("locations", "quay", "pier");
    expect(changed(text)).to.deep.equal(["# sq01 pier  at night", "plate: pier"]);
    expect(uses).to.equal(2);
  });

  it("changes nothing where nobody is called so", () => {
    expect(renamed("subjects", "jonah", "ada")).to.deep.equal({ text: SCRIPT, uses: 0 });
    expect(renamed("locations", "mara", "ada").uses).to.equal(0);
  });
});
