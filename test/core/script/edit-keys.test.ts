import { expect } from "chai";
import fc from "fast-check";
import { setKeyLines, type KeyEdit } from "../../../src/core/script/edit-keys.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import { valueOf } from "../../../src/core/script/tree.ts";

const SCRIPT = `= ep01  Tide
// a note
# sq01 quay
## sh010
size: ms

// still opening
dur: 4
Mara waits.
camera: pans left
MARA: Hello.
## sh020
Rain.
`;

describe("setting key lines of shots", () => {
  const set = (shot: string, key: KeyEdit["key"], value: string) => {
    const edit = { shot, key, value };
    const { text, lines } = setKeyLines(SCRIPT, [edit]);
    return { text, at: text.split("\n")[(lines.get(edit) ?? 0) - 1] };
  };

  it("replaces the line that counts, wherever it stands", () => {
    expect(set("sh010", "dur", "5").text).to.equal(SCRIPT.replace("dur: 4", "dur: 5"));
    expect(set("sh010", "camera", "still").text).to.equal(SCRIPT.replace("camera: pans left", "camera: still"));
    const twice = SCRIPT.replace("MARA: Hello.", "dur: 9\nMARA: Hello.");
    const edited = setKeyLines(twice, [{ shot: "sh010", key: "dur", value: "5" }]);
    expect(edited.text).to.equal(twice.replace("dur: 9", "dur: 5"));
  });
  it("adds one after the keys that open the shot, over blanks and comments, never below dialogue", () => {
    expect(set("sh010", "target", "ltx2")).to.deep.equal({
      text: SCRIPT.replace("dur: 4\n", "dur: 4\ntarget: ltx2\n"),
      at: "target: ltx2",
    });
    expect(set("sh020", "steps", "9").text).to.equal(SCRIPT.replace("## sh020\n", "## sh020\nsteps: 9\n"));
  });
  it("keeps the word that the writer uses for the key", () => {
    const text = SCRIPT.replace("dur: 4", "duration : 4");
    expect(setKeyLines(text, [{ shot: "sh010", key: "dur", value: "5" }]).text).to.include("duration: 5");
  });
  it("does not touch a sequence's line of the same key", () => {
    const text = SCRIPT.replace("## sh010", "steps: 3\n## sh010");
    const edited = setKeyLines(text, [{ shot: "sh010", key: "steps", value: "9" }]);
    expect(edited.text).to.equal(text.replace("dur: 4\n", "dur: 4\nsteps: 9\n"));
  });
  it("knows no shot that is not there", () => {
    const edit = { shot: "sh999", key: "dur", value: "5" } as const;
    expect(setKeyLines(SCRIPT, [edit])).to.deep.equal({ text: SCRIPT, lines: new Map() });
  });
  it("is read back as it was set, and touches no other line of any script", () => {
    const other = fc.constantFrom(
      "size: ms",
      "",
      "// note",
      "Rain falls.",
      "MARA: Hi.",
      "dur: 3",
      "model: old",
      "wear: coat",
      "  dur: 2",
      "camera: tilts  ",
    );
    const some = fc.array(other, { maxLength: 10 });
    fc.assert(
      fc.property(some, some, fc.constantFrom("\n", ""), (first, second, end) => {
        const lines = ["= ep01", "# sq01 quay", "## sh010", ...first, "## sh020", ...second, "Rain."];
        const edits: KeyEdit[] = ["sh010", "sh020"].flatMap((shot): KeyEdit[] => [
          { shot, key: "model", value: "new one" },
          { shot, key: "steps", value: "12" },
        ]);
        const edited = setKeyLines(lines.join("\n") + end, edits);
        const after = edited.text.split("\n");
        expect(edits.map((edit) => after[(edited.lines.get(edit) ?? 0) - 1])).to.deep.equal([
          "model: new one",
          "steps: 12",
          "model: new one",
          "steps: 12",
        ]);
        for (const shot of parseScript(edited.text).sequences[0]?.shots ?? []) {
          expect([valueOf(shot, "model"), valueOf(shot, "steps")]).to.deep.equal(["new one", 12]);
        }
        const written = new Set(edited.lines.values());
        const untouched = after.filter((_, index) => !written.has(index + 1));
        const replaced = [first, second].map((block) => block.lastIndexOf("model: old"));
        const kept = [
          ...["= ep01", "# sq01 quay", "## sh010"],
          ...first.filter((_, index) => index !== replaced[0]),
          "## sh020",
          ...second.filter((_, index) => index !== replaced[1]),
          ...(end === "" ? ["Rain."] : ["Rain.", ""]),
        ];
        expect(untouched).to.deep.equal(kept);
      }),
    );
  });
});
