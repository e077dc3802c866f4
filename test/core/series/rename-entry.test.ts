import { expect } from "chai";
import { renameEntry } from "../../../src/core/series/rename-entry.ts";

const CONFIG = `{
  "style": { "look": "mara" },
  "subjects": {
    "mara":   { "name": "Mara", "sheet": "refs/mara/mara_sheet.png" },
    "mara_old": {"of": "mara", "design": "Grey."},
    "otto": { "name": "Otto", "of": "otto_base" }
  },
  "locations": { "mara": { "description": "A sea." } }
}
`;
const SHEETS = new Map([
  ["mara", "refs/mara/mara_sheet.png"],
  ["mara_old", "refs/mara/mara_old_sheet.png"],
]);

describe("another id of an entry", () => {
  it("is a change of its key and of those that are of it, whose picture is written down where the name told it", () => {
    const text = renameEntry(CONFIG, { block: "subjects", from: "mara", to: "ines" }, SHEETS);
    const { subjects, locations } = JSON.parse(text);
    expect(Object.keys(subjects)).to.deep.equal(["ines", "mara_old", "otto"]);
    expect(subjects["mara_old"]).to.deep.equal({
      of: "ines",
      design: "Grey.",
      sheet: "refs/mara/mara_old_sheet.png",
    });
    expect(Object.keys(locations)).to.deep.equal(["mara"]);
    expect(text).to.include('"ines":   { "name": "Mara", "sheet": "refs/mara/mara_sheet.png" }');
    expect(text.split("\n").length).to.be.at.least(CONFIG.split("\n").length);
  });

  it("of a variant keeps the picture that its old name told", () => {
    const text = renameEntry(CONFIG, { block: "subjects", from: "mara_old", to: "grandmother" }, SHEETS);
    expect(JSON.parse(text).subjects["grandmother"]).to.deep.include({
      of: "mara",
      sheet: "refs/mara/mara_old_sheet.png",
    });
  });

  it("leaves a text alone that has no such entry, or is no JSON", () => {
    const change = { block: "locations", from: "quay", to: "pier" } as const;
    expect(renameEntry(CONFIG, change, SHEETS)).to.equal(CONFIG);
    expect(renameEntry("{ not json", change, SHEETS)).to.equal("{ not json");
  });
});
