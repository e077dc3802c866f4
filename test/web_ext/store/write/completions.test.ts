import { expect } from "chai";
import { parseCamera } from "../../../../src/core/animatic/camera/camera-move.ts";
import { completionsAt } from "../../../../web_ext/store/write/completions.ts";
import { CAMERA_MOVES, namesOf } from "../../../../web_ext/store/write/script-words.ts";

const SCRIPT = "# sq01 quay\n## sh010\ncamera: creeps along the rail\nOLD SAM (softly): Late.\nMARA: Yes.\n";
const CONFIG =
  '{"subjects": {"mara": {}, "crate": {}}, "locations": {"quay": {}, "quay_wide": {}}, "profiles": {"soft": {}}}';
const names = namesOf(CONFIG, ["animatic", "ltx2"]);
const at = (before: string, isAsked = false) => completionsAt({ before, script: SCRIPT, names, isAsked });
const labels = (before: string) => at(before)?.offers.map(({ label }) => label);

describe("what can be written at the caret", () => {
  it("is a speaker in capitals: subjects, and who speaks already", () => {
    expect(labels("M")).to.deep.equal(["MARA", "CRATE", "OLD SAM"]);
    expect(at("OLD S")).to.deep.include({ typed: 5 });
    expect(at("M")?.offers[0]).to.deep.equal({ label: "MARA", kind: "speaker", apply: "MARA: " });
    expect(labels("MARA: He")).to.equal(undefined);
  });

  it("is a place behind a sequence, and as a plate", () => {
    expect(labels("# sq02 q")).to.deep.equal(["quay", "quay_wide"]);
    expect(labels("plate: ")).to.deep.equal(["quay", "quay_wide"]);
    expect(labels("# sq02")).to.equal(undefined);
  });

  it("is what a key takes: targets, subjects one after another, profiles", () => {
    expect(labels("target: ")).to.deep.equal(["animatic", "ltx2"]);
    expect(at("who: mara, cr")).to.deep.include({ typed: 2 });
    expect(labels("who: mara, ")).to.deep.equal(["mara", "crate"]);
    expect(labels("profile:")).to.deep.equal(["soft"]);
    expect(labels("text: ")).to.equal(undefined);
  });

  it("is how the camera moves: as the script has it, and moves that are drawn", () => {
    expect(labels("camera: ")?.slice(0, 2)).to.deep.equal(["creeps along the rail", "slow push in"]);
    expect(at("camera: slow pu")).to.deep.include({ typed: 7 });
    for (const words of CAMERA_MOVES.filter((one) => one !== "locked off"))
      expect(parseCamera(words).moves, words).to.have.length(1);
    expect(parseCamera("locked off").moves).to.deep.equal([]);
  });

  it("is a rule with what it finds, where warnings are silenced", () => {
    expect(at("// lint: off jump-cut, prop")).to.deep.include({ typed: 4 });
    const prop = at("// lint: off ")?.offers.find(({ label }) => label === "prop-not-listed");
    expect(prop?.detail).to.equal("a prop in the action that the shot does not list");
  });

  it("is a key at the line's start, and with nothing typed only when asked for", () => {
    expect(labels("ca")).to.include("camera");
    expect(at("", true)?.offers).to.have.length.above(20);
    expect([at(""), at("Mara wa")]).to.deep.equal([undefined, undefined]);
  });
});
