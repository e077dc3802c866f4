import { expect } from "chai";
import { parseFountain } from "../../../src/core/import/parse-fountain.ts";
import type { Element, Scene } from "../../../src/core/import/screenplay.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import { fixture, plan, problemsOf, spokenIn, spokenInScript } from "./importing.ts";

const scenesOf = (text: string): readonly Scene[] => parseFountain(text).screenplay.scenes;
const elementsOf = (text: string): readonly Element[] => scenesOf(text).flatMap(({ elements }) => elements);
const guessesOf = (text: string) =>
  elementsOf(text).map((element) =>
    element.is === "speech"
      ? [element.name, ...element.extensions, ...element.parts.map((part) => `${part.is}: ${part.text}`)].join(" | ")
      : `${element.is}: ${element.text}`,
  );
const headings = (text: string) => scenesOf(text).flatMap(({ heading }) => heading ?? []);

describe("a Fountain text", () => {
  it("has scene headings, with a dot or a known beginning, without their numbers", () => {
    const text =
      "INT. A - DAY #1-2#\n\next. b\n\nEst. C\n\nINT./EXT. D\n\nI/E. E\n\n.ANYWHERE\n\n...not here\n\nINTERIOR OF F\n\n.5 mm";
    expect(headings(text).map((heading) => heading.text)).to.deep.equal([
      "INT. A - DAY",
      "ext. b",
      "Est. C",
      "INT./EXT. D",
      "I/E. E",
      "ANYWHERE",
      "5 mm",
    ]);
    expect(headings("A\nINT. B")).to.deep.equal([]);
    expect(headings("\n\nINT. A")[0]?.line).to.equal(3);
  });

  it("has cues in capitals or behind @, with extensions, directions and lyrics", () => {
    expect(guessesOf("MARA (V.O.) (CONT'D)\n(low)\nHi *there*.\nAgain.\n~la")).to.deep.equal([
      "MARA | V.O. | CONT'D | direction: low | words: Hi there. | words: Again. | lyrics: la",
    ]);
    expect(guessesOf("@McCoy\nYes.")).to.deep.equal(["McCoy | words: Yes."]);
    expect(guessesOf("MARA\n\nnot said")).to.deep.equal(["action: MARA", "action: not said"]);
    expect(guessesOf("Mara\nnot said")).to.deep.equal(["action: Mara not said"]);
    expect(guessesOf("123\nnot said")).to.deep.equal(["action: 123 not said"]);
    expect(guessesOf("船長\nnot said")).to.deep.equal(["action: 船長 not said"]);
    expect(guessesOf("MARA\nOne.\n  \nTwo.\n\nThree.")).to.deep.equal([
      "MARA | words: One. | words: Two.",
      "action: Three.",
    ]);
  });

  it("has two speeches at once", () => {
    const speeches = elementsOf("A\nHi.\n\nB ^\nHi.");
    expect(speeches.map((element) => element.is === "speech" && element.isDual)).to.deep.equal([false, true]);
  });

  it("has forced action, transitions, sections, synopses, centred words, lyrics and page breaks", () => {
    expect(
      guessesOf("!CUT TO:\n\nCUT TO:\n\n> Burn out.\n\n>THE END<\n\n## Act\n\n= What\n\n===\n\n~la\n~lo\n\nFADE OUT."),
    ).to.deep.equal([
      "action: CUT TO:",
      "transition: CUT TO:",
      "transition: Burn out.",
      "action: THE END",
      "section: Act",
      "synopsis: What",
      "lyrics: la lo",
      "transition: FADE OUT.",
    ]);
  });

  it("leaves cut passages out, and keeps notes with their lines", () => {
    const text = "A /* b\n\nc */ d\n\nMARA\nHi [[why\nso?]] you.\n[[alone]]\nBye.\n\n[[not a\n\nnote]]\n/* open";
    expect(guessesOf(text)).to.deep.equal([
      "action: A  d",
      "MARA | words: Hi  you. | words: Bye.",
      "note: why\nso?",
      "note: alone",
      "action: [[not a",
      "action: note]] /* open",
    ]);
    expect(parseFountain(text).guesses).to.deep.equal([
      { line: 1, message: "the passage between /* and */ is cut: it is left out" },
    ]);
  });

  it("loses emphasis and nothing else", () => {
    const text = "**Bold *both*** _under *star*_ 2 * 3 * 4 snake_case_name \\*kept\\* (_a_) a*b*c *open";
    expect(guessesOf(text)).to.deep.equal([
      "action: Bold both under star 2 * 3 * 4 snake_case_name *kept* (a) abc *open",
    ]);
  });

  it("has a title page only where keys have values", () => {
    const page = parseFountain("Title: _A_ B\nAuthor:\n\tC\n   D\n\nINT. X").screenplay;
    expect(page).to.deep.include({ title: "A B", titlePage: ["Author: C D"] });
    for (const text of ["FADE IN:\n\nINT. X", "Mara says:\n\nINT. X", "INT. X - DAY\n\nTitle: x"]) {
      expect(parseFountain(text).screenplay.title, text).to.equal("");
    }
    expect(guessesOf("FADE IN:\n\nINT. X")).to.deep.equal(["transition: FADE IN:"]);
  });

  it("becomes an episode that builds, in our own format", () => {
    const { screenplay } = parseFountain(fixture("lighthouse.fountain"));
    const planned = plan(screenplay);
    expect(problemsOf(planned)).to.deep.equal([]);
    expect(spokenInScript(planned.script)).to.deep.equal(spokenIn(screenplay));
    const script = parseScript(planned.script);
    expect(script.warnings).to.deep.equal([]);
    expect(script.episode).to.include({ id: "ep01", title: "The Lamp Part One" });
    expect(script.sequences.map(({ location, shots }) => [location, shots.length])).to.deep.equal([
      ["lighthouse", 3],
      ["lamp_room", 4],
      ["montage_of_the_storm", 2],
      ["boat_harbour", 1],
    ]);
    expect(planned.script).not.to.include("Nobody hears this");
    expect(planned.additions).to.deep.include({
      locations: {
        lighthouse: { description: "Exterior, night: lighthouse" },
        lamp_room: { description: "Interior, night: lamp room" },
        montage_of_the_storm: { description: "montage of the storm" },
        boat_harbour: { description: "Interior and exterior, dawn: boat / harbour" },
      },
    });
    expect(planned.additions.subjects).to.have.all.keys("mara_voss", "young_man", "jonas_mccay", "elise");
    expect(planned.additions.subjects["mara_voss"]).to.include({ design: "60s, oilskins, one blind eye" });
  });
});
