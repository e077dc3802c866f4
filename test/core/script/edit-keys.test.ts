import { expect } from "chai";
import fc from "fast-check";
import { setKeyLine } from "../../../src/core/script/edit-keys.ts";
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

describe("setting a key line of a shot", () => {
  const set = (shot: string, key: "target" | "dur" | "camera" | "steps", value: string) => {
    const edited = setKeyLine(SCRIPT, { shot, key, value });
    if (!edited) throw new Error("there is no such shot");
    return { ...edited, at: edited.text.split("\n")[edited.line - 1] };
  };

  it("replaces the line that counts, wherever it stands", () => {
    expect(set("sh010", "dur", "5").text).to.equal(SCRIPT.replace("dur: 4", "dur: 5"));
    expect(set("sh010", "camera", "still").text).to.equal(SCRIPT.replace("camera: pans left", "camera: still"));
  });
  it("adds one after the keys that open the shot, over blanks and comments, never below dialogue", () => {
    expect(set("sh010", "target", "ltx2")).to.include({
      text: SCRIPT.replace("dur: 4\n", "dur: 4\ntarget: ltx2\n"),
      at: "target: ltx2",
    });
    expect(set("sh020", "steps", "9").text).to.equal(SCRIPT.replace("## sh020\n", "## sh020\nsteps: 9\n"));
  });
  it("keeps the word that the writer uses for the key", () => {
    const text = SCRIPT.replace("dur: 4", "duration : 4");
    expect(setKeyLine(text, { shot: "sh010", key: "dur", value: "5" })?.text).to.include("duration: 5");
  });
  it("knows no shot that is not there", () => {
    expect(setKeyLine(SCRIPT, { shot: "sh999", key: "dur", value: "5" })).to.equal(undefined);
  });
  it("is read back as it was set, and touches no other line of any script", () => {
    const other = fc.constantFrom(
      "size: ms",
      "",
      "// note",
      "Rain falls.",
      "MARA: Hi.",
      "dur: 3",
      "wear: coat",
      "  dur: 2",
      "camera: tilts",
    );
    fc.assert(
      fc.property(fc.array(other, { maxLength: 10 }), fc.array(other, { maxLength: 4 }), (first, second) => {
        const lines = ["= ep01", "# sq01 quay", "## sh010", ...first, "## sh020", ...second, "Rain."];
        const before = lines.join("\n");
        const edited = setKeyLine(before, { shot: "sh010", key: "steps", value: "12" })!;
        const after = edited.text.split("\n");
        expect(after.toSpliced(edited.line - 1, 1)).to.deep.equal(lines);
        const shot = parseScript(edited.text).sequences[0]?.shots[0];
        expect(shot && valueOf(shot, "steps")).to.equal(12);
      }),
    );
  });
});
