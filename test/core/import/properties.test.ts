import { expect } from "chai";
import fc from "fast-check";
import { parseFdx } from "../../../src/core/import/parse-fdx.ts";
import { parseFountain } from "../../../src/core/import/parse-fountain.ts";
import type { Screenplay } from "../../../src/core/import/screenplay.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import { slowScreenplays } from "../../support/episodes/slow-texts.ts";
import { plan, problemsOf, spokenIn, spokenInScript } from "./importing.ts";
import { anyText } from "../../support/values/any-text.ts";

const SCRAPS = [
  ..."INT. KITCHEN - DAY|EXT. QUAY|.A DREAM|MARA|MARA (V.O.) ^|@Élise|船長|2ND MAN (O.S., hoarse)|(softly)|( o.s. )|(a) b|(:)|WHO|TEXT".split(
    "|",
  ),
  ..."= ep01 T|# sq01 pier|## sh010|who: mara|size: huge|dur: x|// x|MARA: Hi|Mara: hi|NOBODY: x|---|***|= a|===|~la la|!BANG|> CUT TO:|>END<".split(
    "|",
  ),
  ..."CLOSE ON - IT|WIDER|SUPER: now|FADE IN:|Title: T|Author:|/*|*/|[[|]]|[[note]]|*a* _b_ \\*|  |   |\u2028|\ufeff|\u0000|\ud800|：|Go: now".split(
    "|",
  ),
  ...'It is. And then? "No!" she says|constructor|__proto__|MARA VOSS (60s, cold) runs'.split("|"),
];
const line = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...SCRAPS) },
  { weight: 1, arbitrary: fc.constant("") },
  { weight: 1, arbitrary: anyText(30) },
  {
    weight: 1,
    arbitrary: fc
      .array(fc.constantFrom("word", "Two.", "a, b", "MARA"), { maxLength: 120 })
      .map((words) => words.join(" ")),
  },
);
const anyFountain = fc
  .tuple(fc.array(line, { maxLength: 40 }), fc.constantFrom("\n", "\n\n", "\r\n", "\r"))
  .map(([lines, end]) => lines.join(end));

const TYPES = [
  "Scene Heading",
  "Action",
  "Character",
  "Dialogue",
  "Parenthetical",
  "Transition",
  "Shot",
  "General",
  "Lyrics",
  "x",
  "__proto__",
];
const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const paragraph = fc
  .tuple(fc.constantFrom(...TYPES), line)
  .map(([type, text]) => `<Paragraph Type="${type}"><Text>${escape(text)}</Text></Paragraph>`);
const anyFdx = fc
  .array(
    fc.oneof(
      paragraph,
      paragraph.map((inner) => `<Paragraph><DualDialogue>${inner}</DualDialogue></Paragraph>`),
    ),
    { maxLength: 40 },
  )
  .map((all) => `<FinalDraft><Content>${all.join("\n")}</Content></FinalDraft>`);
const tokens = [
  ..."<|>|</|/>|<!--|-->|<![CDATA[|]]>|<!DOCTYPE a [<!ENTITY b 'c'>]>|&b;|&#0;|&#x110000;|<?|a=|\"|<FinalDraft>|<Content>|<Paragraph>".split(
    "|",
  ),
];

function expectSound(screenplay: Screenplay, lines: number): void {
  const planned = plan(screenplay);
  const script = parseScript(planned.script);
  expect(script.problems).to.deep.equal([]);
  expect(script.warnings, planned.script).to.deep.equal([]);
  expect(spokenInScript(planned.script)).to.deep.equal(spokenIn(screenplay));
  expect(problemsOf(planned)).to.deep.equal([]);
  expect(Object.keys(planned.additions.subjects).join("")).to.match(/^[a-z0-9_]+$/);
  for (const { line: at, message } of planned.guesses) {
    if (at !== null) expect(at).to.be.within(1, lines);
    expect(message).to.match(/^[^\n\r]+$/);
  }
}

describe("any screenplay", function () {
  this.timeout(60_000);

  it("in Fountain becomes a script that parses and builds, with every spoken word in order", () => {
    fc.assert(
      fc.property(anyFountain, (text) => expectSound(parseFountain(text).screenplay, text.split(/\r\n|\n|\r/).length)),
      { numRuns: 600 },
    );
  });

  it("in Final Draft does too", () => {
    fc.assert(
      fc.property(anyFdx, (text) => {
        const read = parseFdx(text);
        if (!read.ok) throw new Error(read.problem);
        expectSound(read.screenplay, text.split(/\r\n|\n|\r/).length);
      }),
      { numRuns: 400 },
    );
  });

  it("in broken XML is a problem and no throw", () => {
    const broken = fc.array(fc.oneof(fc.constantFrom(...tokens), fc.string()), { maxLength: 30 });
    fc.assert(
      fc.property(broken, (parts) => {
        const read = parseFdx(parts.join(""));
        if (!read.ok) expect(read.problem).to.be.a("string");
      }),
      { numRuns: 1000 },
    );
  });

  /** So long that a reader which goes over a text once for each of its characters is stopped by the clock of the tests. */
  describe("made to be slow, is read to its end:", function () {
    this.timeout(20_000);
    for (const { what, text } of slowScreenplays(180_000)) {
      it(what, () => {
        const { script } = plan(parseFountain(text).screenplay);
        const { problems, isComplete } = parseScript(script);
        expect(isComplete ? problems : problems.slice(1), "what is too long is the one problem").to.deep.equal([]);
      });
    }
  });

  it("that is nested without end is a problem", () => {
    const deep = `<FinalDraft><Content>${"<Paragraph>".repeat(20_000)}`;
    expect(parseFdx(deep).ok).to.equal(false);
  });
});
