import { expect } from "chai";
import { addEntry, idFor, lineOfField, setField, withoutField } from "../../../src/core/series/edit-show.ts";

const CONFIG = `{
  "_note": "mine",
  "subjects": {
    "otto":  { "name": "Otto", "design": "A bear." },
    "mara": {
      "name": "Mara",
      "design": "A tall woman.",
      "voice": "warm"
    }
  },
  "locations": {},
  "style": { "look": "Ink.", }
}
`.replace('"Ink.", }', '"Ink." }');

/** Lines that are not in both. */
function changed(after: string, before = CONFIG): string[] {
  const [old, now] = [before.split("\n"), after.split("\n")];
  return [
    ...old.filter((line) => !now.includes(line)).map((line) => `-${line}`),
    ...now.filter((line) => !old.includes(line)),
  ];
}

describe("edits of a show by forms", () => {
  it("set a field in its place, and add one after the others of its entry", () => {
    expect(changed(setField(CONFIG, ["subjects", "mara", "name"], "Mara Voss"))).to.deep.equal([
      '-      "name": "Mara",',
      '      "name": "Mara Voss",',
    ]);
    expect(changed(setField(CONFIG, ["subjects", "otto", "sheet_panels"], 4))).to.deep.equal([
      '-    "otto":  { "name": "Otto", "design": "A bear." },',
      '    "otto":  { "name": "Otto", "design": "A bear.", "sheet_panels": 4 },',
    ]);
    expect(JSON.parse(setField(CONFIG, ["refs", "target"], "z_image"))).to.have.nested.property(
      "refs.target",
      "z_image",
    );
  });

  it("take a field and an entry out, also one that is there twice", () => {
    const quiet = withoutField(CONFIG, ["subjects", "mara", "voice"]);
    expect(changed(quiet)).to.deep.equal([
      '-      "design": "A tall woman.",',
      '-      "voice": "warm"',
      '      "design": "A tall woman."',
    ]);
    expect(setField(CONFIG, ["subjects", "mara", "voice"], undefined)).to.equal(quiet);
    expect(JSON.parse(withoutField(CONFIG, ["subjects", "otto"])).subjects).to.have.all.keys("mara");
    expect(withoutField('{"a": 1, "b": 2, "a": 3}', ["a"])).to.equal('{"b": 2}');
    expect(withoutField(CONFIG, ["subjects", "nobody"])).to.equal(CONFIG);
  });

  it("add an entry last, in the layout of the text, and never over one that is there", () => {
    const added = addEntry(CONFIG, "subjects", { id: "jonah", fields: { name: "Jonah", design: "Jonah" } });
    expect(changed(added)).to.deep.equal(
      ["-    }", "    },", '    "jonah": {', '      "name": "Jonah",', '      "design": "Jonah"'].slice(1),
    );
    expect(Object.keys(JSON.parse(added).subjects)).to.deep.equal(["otto", "mara", "jonah"]);
    const placed = addEntry(CONFIG, "locations", { id: "lighthouse", fields: { description: "A lighthouse." } });
    expect(JSON.parse(placed).locations).to.deep.equal({ lighthouse: { description: "A lighthouse." } });
    expect(addEntry(added, "subjects", { id: "jonah", fields: { name: "Another" } })).to.equal(added);
    expect(JSON.parse(addEntry("{}", "subjects", { id: "a", fields: { name: "A" } }))).to.deep.equal({
      subjects: { a: { name: "A" } },
    });
  });

  it("leave a text alone that is no JSON", () => {
    expect(addEntry("", "subjects", { id: "a", fields: {} })).to.equal("");
    expect(setField("[1]", ["a"], "b")).to.equal("[1]");
    expect(withoutField("nope", ["a"])).to.equal("nope");
  });

  it("make ids of names", () => {
    expect(idFor("Old Man", [], "character")).to.equal("old_man");
    expect(idFor("Jonah", ["jonah", "JONAH_2"], "character")).to.equal("jonah_3");
    expect(idFor("7 Dwarfs", [], "character")).to.equal("character");
    expect(idFor("", ["place"], "place")).to.equal("place_2");
  });

  it("know the line of a key", () => {
    expect(lineOfField(CONFIG, ["subjects", "mara", "design"])).to.equal(7);
    expect(lineOfField(CONFIG, ["subjects", "nobody"])).to.equal(undefined);
  });
});
