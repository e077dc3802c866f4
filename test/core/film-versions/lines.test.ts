import { expect } from "chai";
import type { FilmVersion } from "../../../src/contracts/files/delivery/film-version.ts";
import { versionLines } from "../../../src/core/film-versions/lines.ts";

const german = (lines: NonNullable<FilmVersion["lines"]>): FilmVersion => ({ version: 1, language: "de", lines });
const said = (...lines: string[]) => lines.map((line) => ({ speaker: "Mara", line }));
const states = (version: FilmVersion, ...lines: string[]) =>
  versionLines(version, "sh010", said(...lines)).lines.map(({ text, state }) => [text, state]);

describe("the lines of a version in another language", () => {
  const version = german({
    sh010: [
      { source: "The tide is wrong.", text: "Die Flut stimmt nicht." },
      { source: "Look at the bell.", text: "Sieh dir die Glocke an." },
    ],
  });

  it("are known by the script's words, in whatever order these come", () => {
    expect(states(version, "Look at  the bell.", "The tide is wrong.")).to.deep.equal([
      ["Sieh dir die Glocke an.", "ok"],
      ["Die Flut stimmt nicht.", "ok"],
    ]);
  });
  it("say which are missing, and which the script has changed since", () => {
    expect(states(version, "The tide is wrong.", "Look at the boat.", "Run.")).to.deep.equal([
      ["Die Flut stimmt nicht.", "ok"],
      ["Sieh dir die Glocke an.", "changed"],
      [null, "missing"],
    ]);
    expect(states(german({ sh010: [{ source: "Run.", text: " " }] }), "Run.")).to.deep.equal([[null, "missing"]]);
  });
  it("say what the script says no more", () => {
    expect(versionLines(version, "sh010", said("The tide is wrong.")).unused).to.deep.equal(["Look at the bell."]);
    expect(versionLines(version, "constructor", said("Run.")).lines[0]?.state).to.equal("missing");
  });
  it("give a line that is said twice its words twice only where they stand twice", () => {
    const once = german({ sh010: [{ source: "Run.", text: "Lauf." }] });
    expect(states(once, "Run.", "Run.")).to.deep.equal([
      ["Lauf.", "ok"],
      [null, "missing"],
    ]);
  });
});
