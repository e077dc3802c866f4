import { expect } from "chai";
import { HEAD, analyze } from "./show.ts";

type Row = [what: string, lines: string[], line: number, says: string];

const ROWS: Row[] = [
  [
    "an unknown speaker",
    [...HEAD, "One.", "GEORGE: Hi"],
    5,
    `unknown character "GEORGE": known are mara, mara_wet, mara_old, tomas, narrator. Check the spelling, or write it as prose`,
  ],
  ["a misspelt speaker", [...HEAD, "One.", "TOMASS: Hi"], 5, "did you mean tomas?"],
  ["a thing that speaks", [...HEAD, "One.", "LAMP: Hi"], 5, `"LAMP" is a prop and cannot speak`],
  ["a key in capitals", [...HEAD, "One.", "SIZE: ws"], 5, `write "size:" in lower case`],
  ["dialogue under a header", ["= e", "# s pier", "MARA: Hi", "## a", "One."], 3, "outside a shot"],
  ["an unknown speaker under a header", ["= e", "# s pier", "NOTE: Hi", "## a", "One."], 3, "unknown character"],
  [
    "an unknown subject",
    [...HEAD, "One.", "who: tomas", "cast: tomas, marra"],
    6,
    `unknown subject "marra" (did you mean mara?): known are mara, mara_wet`,
  ],
  ["a subject in another case", [...HEAD, "One.", "with: Lamp"], 5, "did you mean lamp?"],
  ["a variant with its base", [...HEAD, "One.", "who: mara, mara_wet"], 3, "together with its variant"],
  [
    "a variant with its base among the props",
    [...HEAD, "with: mara", "who: mara_wet", "One."],
    3,
    "together with its variant",
  ],
  ["two variants of one base", [...HEAD, "One.", "who: mara_old", "with: mara_wet"], 3, "two variants"],
  ["a sequence at an unknown place", ["= e", "# s peer", "## a", "One."], 2, "did you mean pier?"],
  ["a plate that is unknown", [...HEAD, "One.", "plate: moon"], 5, `unknown location "moon": known are pier, pier_low`],
  ["a profile that is unknown", [...HEAD, "One.", "profile: nigth"], 5, "did you mean night?"],
  [
    "a sequence's profile that is unknown",
    ["= e", "# s pier", "a note", "profile: day", "## a", "One."],
    2,
    `unknown profile "day"`,
  ],
  ["a subject on screen without a design", [...HEAD, "One.", "who: narrator"], 3, "has no design"],
  ["a speaker on screen without a design", [...HEAD, "One.", "NARRATOR: Hi"], 3, "has no design"],
  ["a prop without a design", [...HEAD, "One.", "with: rumour"], 5, "has no design"],
  ["a problem of the script itself", [...HEAD, "One.", "size: big"], 5, "unknown size"],
];

describe("problems of a story", () => {
  for (const [what, lines, line, says] of ROWS) {
    it(`${what}: line ${line}`, () => {
      const { story, problems } = analyze(lines);
      expect(story).to.equal(null);
      expect(problems).to.have.length(1);
      expect(problems[0]).to.include({ file: "script", line });
      expect(problems[0]?.message).to.contain(says);
    });
  }

  it("come all at once, those of the script among them, by line", () => {
    const { problems } = analyze([
      "= e",
      "# s moon",
      "## a",
      "who: ghost",
      "size: big",
      "BOO: Hi",
      "## b",
      "## b",
      "One.",
    ]);
    expect(problems.map(({ line }) => line)).to.deep.equal([2, 4, 5, 6, 7, 8]);
  });

  it("what a broken heading leaves open is not told a second time", () => {
    expect(analyze(["= e", "# s", "## a", "One."]).problems).to.have.length(1);
    expect(analyze(["= e", "## a", "One."]).problems).to.have.length(1);
  });

  it("someone heard only needs no design", () => {
    expect(analyze([...HEAD, "NARRATOR (V.O.): Night.", "NARRATOR (off-screen): Rain."]).problems).to.deep.equal([]);
  });
});

describe("mends of a story's problems", () => {
  const mendsOf = (...lines: string[]) => analyze([...HEAD, "One.", ...lines]).problems.map(({ mends }) => mends);
  const add = (kind: string, id: string, name: string) => ({ do: "add", kind, id, name });
  const use = (from: string, to: string) => ({ do: "use", from, to });

  it("offer the name that was meant, then a new entry", () => {
    expect(mendsOf("JONAH: Hi")).to.deep.equal([[add("character", "jonah", "Jonah")]]);
    expect(mendsOf("OLD MAN: Hi")).to.deep.equal([[add("character", "old_man", "Old Man")]]);
    expect(mendsOf("TOMASS: Hi")).to.deep.equal([[use("TOMASS", "TOMAS"), add("character", "tomass", "Tomass")]]);
    expect(mendsOf("who: marra")).to.deep.equal([[use("marra", "mara"), add("character", "marra", "Marra")]]);
    expect(mendsOf("with: rope_ladder")).to.deep.equal([[add("prop", "rope_ladder", "Rope Ladder")]]);
    expect(mendsOf("plate: lighthouse")).to.deep.equal([[add("location", "lighthouse", "Lighthouse")]]);
    expect(mendsOf("profile: nigth")).to.deep.equal([[use("nigth", "night")]]);
  });

  it("offer nothing that would not help: a key in capitals, a thing that speaks, a name that no id can be", () => {
    expect(mendsOf("SIZE: ws", "LAMP: Hi", "plate: The Moon", "profile: day")).to.deep.equal([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
