import { expect } from "chai";
import { HEAD, analyze } from "./show.ts";

function warnings(lines: readonly string[]): [number | null, string][] {
  const { problems, warnings: found } = analyze(lines);
  expect(problems).to.deep.equal([]);
  return found.map(({ line, message }) => [line, message]);
}

function twoShots(first: string[], second: string[], header: string[] = []): [number | null, string][] {
  const head = ["= ep01 Test", "# sq01 pier", ...header];
  return warnings([...head, "## a", "One.", ...first, "## b", "Two.", ...second]);
}

describe("doubts about a story", () => {
  for (const line of ["Mara: Hi", "mara: Hi", "Mara_Wet (V.O.) : Hi", "tOmas (softly): Hi: now"]) {
    it(`${JSON.stringify(line)} looks like dialogue`, () => {
      const found = warnings([...HEAD, "One.", line]);
      expect(found).to.have.length(1);
      expect(found[0]?.[0]).to.equal(5);
      expect(found[0]?.[1])
        .to.contain("looks like dialogue")
        .and.match(/write [A-Z_]+ in capitals/);
    });
  }

  it("a line that nobody known could speak is prose", () => {
    for (const line of ["Mark: Hi", "Note: the gate is red."]) {
      expect(warnings([...HEAD, "One.", line]), line).to.deep.equal([]);
    }
  });

  it("keeps the doubts of the script, in the order of the lines", () => {
    expect(
      warnings(["= e", "# s pier", "camera: pans", "## a", "Mara: Hi", "---"]).map(([line]) => line),
    ).to.deep.equal([3, 5, 6]);
  });

  it("a jump cut is told at its second shot", () => {
    const found = twoShots(["who: mara, tomas", "size: ms"], ["who: tomas, mara", "size: mcu"]);
    expect(found).to.have.length(1);
    expect(found[0]?.[0]).to.equal(7);
    expect(found[0]?.[1]).to.contain(`"a" to "b" is a jump cut`).and.contain("(ms, mcu)");
  });

  it("nor two steps apart, nor another plate, other people, nobody or things only", () => {
    const cast = ["who: mara, tomas"];
    expect(twoShots([...cast, "size: ms"], [...cast, "size: cu"])).to.deep.equal([]);
    expect(twoShots(cast, [...cast, "plate: pier_low"])).to.deep.equal([]);
    expect(twoShots(cast, ["who: mara"])).to.deep.equal([]);
    expect(twoShots([], [])).to.deep.equal([]);
    expect(twoShots(["who: lamp"], ["who: lamp"])).to.deep.equal([]);
  });

  it("a shot that carries on is no jump cut, one that breaks the chain is", () => {
    const cast = ["who: mara, tomas"];
    expect(twoShots(cast, [...cast, "continuous: latent"])).to.deep.equal([]);
    expect(twoShots(cast, cast, ["continuous: first"])).to.deep.equal([]);
    expect(twoShots(cast, [...cast, "continuous: none"], ["continuous: first"])).to.have.length(1);
  });

  it("the first shot of a sequence jumps from nothing", () => {
    expect(
      warnings(["= e", "# s pier", "## a", "who: mara", "One.", "# t pier", "## b", "who: mara", "Two."]),
    ).to.deep.equal([]);
  });

  it("two people each alone on one plate are told once", () => {
    const shots = ["## c", "who: mara", "Three.", "## d", "who: tomas", "Four."];
    const found = twoShots(["who: mara"], ["who: tomas", ...shots]);
    expect(found).to.have.length(1);
    expect(found[0]?.[0]).to.equal(6);
    expect(found[0]?.[1]).to.contain("mara and tomas each alone at");
  });

  it("a person and their variant are one person, and another plate is another place", () => {
    expect(twoShots(["who: mara"], ["who: mara_wet"])).to.deep.equal([]);
    expect(twoShots(["who: mara"], ["who: tomas", "plate: pier_low"])).to.deep.equal([]);
  });
});
