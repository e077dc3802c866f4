import { expect } from "chai";
import { build, entryOf, HEAD } from "../build-show.ts";

const character = (name: string, sample?: string) => ({ name, design: "d", ...(sample && { voice_sample: sample }) });
const config = {
  subjects: {
    mara: character("Mara", "audio/mara.wav"),
    tom: character("Tom", "audio/tom.wav"),
    ann: character("Ann"),
  },
};
const made = (lines: readonly string[], target = "ltx2_ingredients") =>
  build(`${HEAD}## a\ntarget: ${target}\ndur: 5\nWaves.\n${lines.join("\n")}\n`, { config });
const voices = (...lines: string[]) => entryOf(made(lines), "a").voice_refs;

describe("the voice sample of a shot on a target that follows one", () => {
  it("is that of the one who speaks, in the picture or not", () => {
    expect(voices("MARA: One.", "MARA (V.O.): Two.")).to.deep.equal([{ subject: "mara", sample: "audio/mara.wav" }]);
  });
  it("is none where nobody speaks, or the speaker has none", () => {
    expect([voices(), voices("ANN: One.")]).to.deep.equal([undefined, undefined]);
  });
  it("is none with several voices, which a warning says", () => {
    const built = made(["MARA: One.", "TOM: Two."]);
    expect(entryOf(built, "a")).to.not.have.property("voice_refs");
    expect(built.warnings.map(({ message }) => message).join("\n")).to.include(
      'shot "a" has the voices of mara, tom, and ltx2_ingredients follows the sample of one',
    );
    expect(made(["ANN: One.", "// lint: off ref-not-read", "TOM: Two."]).warnings).to.deep.equal([]);
  });
  it("is none on a target that follows none", () => {
    expect(entryOf(made(["MARA: One."], "ltx2"), "a")).to.not.have.property("voice_refs");
  });
});
