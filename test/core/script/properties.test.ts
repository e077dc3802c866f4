import { expect } from "chai";
import fc from "fast-check";
import { parseScript } from "../../../src/core/script/parse.ts";
import { slowLines } from "../../support/episodes/slow-texts.ts";
import { printScript, scriptPlan, type ScriptPlan } from "./script-plan.ts";
import { KEYS } from "../../../src/core/script/keys/key-table.ts";
import { shotLines, type KeyName } from "../../../src/core/script/tree.ts";
import { anyText } from "../../support/values/any-text.ts";

const SCRAPS =
  "= ep01 T|# sq01 pier|# sq|## sh010|##|MARA: Hi|MARA (V.O.|who: mara|dur: model 2-| size: x|first: continuity"
    .concat("|overlap: 1e3|\u2028|\ufeff|\u0000|:|// x|Mara: hi|É：x|   ")
    .split("|");
const line = fc.oneof(fc.constantFrom(...SCRAPS), anyText(30), keyLine());
const anyScript = fc
  .tuple(fc.array(line, { maxLength: 40 }), fc.constantFrom("\n", "\r\n", "\r"))
  .map(([lines, end]) => lines.join(end));

function keyLine(): fc.Arbitrary<string> {
  const keys = fc.constantFrom(...(Object.keys(KEYS) as KeyName[]));
  return fc.tuple(keys, fc.string({ maxLength: 10 })).map(([key, value]) => `${key}: ${value}`);
}

describe("any text as a script", () => {
  it("is read without a throw, every finding and every shot on a line that is there", () => {
    fc.assert(
      fc.property(anyScript, (text) => {
        const script = parseScript(text);
        const lines = text.split(/\r\n|\n|\r/).length;
        for (const { line: at, message } of [...script.problems, ...script.warnings]) {
          expect(at).to.be.within(1, lines);
          expect(message).to.match(/^[^\n\r]+$/);
        }
        let before = 0;
        for (const { line: from, end_line: to } of shotLines(script)) {
          expect(from).to.be.above(before);
          expect(to).to.be.within(from, lines);
          before = to;
        }
      }),
      { numRuns: 2000 },
    );
  });

  it("reads the same whatever ends its lines", () => {
    fc.assert(
      fc.property(
        fc.array(
          line.map((text) => text.replace(/[\r\n]/g, "")),
          { maxLength: 20 },
        ),
        (lines) => {
          expect(parseScript(lines.join("\r\n"))).to.deep.equal(parseScript(lines.join("\n")));
          expect(parseScript(`\ufeff${lines.join("\r")}`)).to.deep.equal(
            parseScript(lines.join("\n").replace(/^\ufeff/, "")),
          );
        },
      ),
    );
  });

  /** So long that a reader which goes over a line once for each of its characters would not end today. */
  it("ends on long lines made to be slow", () => {
    for (const text of slowLines(2_000_000)) {
      const { sequences } = parseScript(`= e\n# s l\n## a\n${text}\nA ${text}\n${text}:x\n= ${text}x`);
      expect(sequences[0]?.shots[0]).to.include({ id: "a" });
    }
  });
});

describe("a script that is right", () => {
  it("has no problems and no warnings, and holds what was written", () => {
    fc.assert(
      fc.property(scriptPlan, (plan: ScriptPlan) => {
        const script = parseScript(printScript(plan));
        expect(script.problems).to.deep.equal([]);
        expect(script.warnings).to.deep.equal([]);
        expect(script.episode).to.include({ id: plan.id, title: plan.title });
        const shots = script.sequences.flatMap(({ shots: inside }) => inside);
        expect(script.sequences.map(({ id, location }) => ({ id, location }))).to.deep.equal(
          plan.sequences.map(({ id, location }) => ({ id, location })),
        );
        expect(
          shots.map(({ keys, prose, dialogue }) => ({
            keys: keys.map(({ key, value }) => ({ key, value })),
            prose: prose.map(({ value }) => value),
            dialogue: dialogue.map(({ value }) => value),
          })),
        ).to.deep.equal(
          plan.sequences
            .flatMap(({ shots: planned }) => planned)
            .map(({ keys, prose, dialogue }) => ({
              keys: keys.map(({ key, value }) => ({ key, value })),
              prose,
              dialogue,
            })),
        );
      }),
      { numRuns: 300 },
    );
  });
});
