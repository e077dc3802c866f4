import { expect } from "chai";
import { entryOf, inputOf } from "../build-show.ts";
import { CONFIG, buildShot, scriptOf, sectionsOf } from "./show.ts";
import type { Absent } from "../../../../src/core/compile/build-model.ts";
import { recompileShot } from "../../../../src/core/compile/shot/compile-shot.ts";

/** Shot `a` as it is rendered without some of its files. */
function without(shot: string, absent: Partial<{ subjects: string[]; plate: boolean; sound: boolean }>) {
  const gone: Absent = {
    subjects: new Set(absent.subjects),
    plate: absent.plate ?? false,
    sound: absent.sound ?? false,
  };
  const again = recompileShot(inputOf(scriptOf(shot), { config: CONFIG }), "a", "vid_ref2va", gone);
  if (!again.ok) throw new Error(again.sentence);
  return { entry: again.value.entry, sections: sectionsOf(again.value.entry.prompt) };
}

describe("a shot rendered without its files", () => {
  const pair = "who: mara, tom\nwith: crate\nsize: ms\ndur: 4\nRain.\nMARA (V.O.): Yes.\n";

  it("is the built one when nothing is missing", () => {
    expect(without(pair, {}).entry).to.deep.equal(entryOf(buildShot(pair), "a"));
  });

  it("tells a subject in words: the others move up, and the count stays", () => {
    const { entry, sections } = without(pair, { subjects: ["mara"] });
    expect(entry.subjects).to.deep.equal(["tom", "crate"]);
    expect(sections.subject_definitions.map((line) => line.slice(0, 40))).to.deep.equal([
      "<Subject 1> is Tom in <Picture 1>, a ful",
      "<Subject 2> is the crate in <Picture 2>,",
      "No picture is given of Mara; draw from t",
      "Exactly two people are in the picture: <",
      "<Subject 3> is the place in <Picture 4>:",
    ]);
    expect(sections.subject_definitions[2]).to.contain("from these words alone: Mara is a tall woman.");
    expect(sections.subject_definitions[3]).to.contain("<Subject 1> and Mara.");
    expect(sections.detailed_description[1]).to.contain("frames <Subject 1>, <Subject 2>, and Mara, with");
    expect(sections.detailed_description[2]).to.match(
      /^Mara with a low voice \(S1\) says .*her lips remain completely closed\.$/,
    );
    expect(sections.retention_analysis).to.have.length(3);
  });

  it("tells the place in words, in its own slot", () => {
    const { entry, sections } = without(pair, { plate: true });
    expect(sections.subject_definitions.at(-1)).to.equal(
      "<Subject 4> is the place of the shot, told in words alone: A stone pier.",
    );
    expect(JSON.stringify(entry.prompt)).not.to.contain("<Picture 4>");
    expect(sections.retention_analysis.at(-1)).to.contain("<Subject 4> (appears in [Shot 1]): partially_preserved");
  });

  it("makes its sound up without the recording, whatever it was to keep of it", () => {
    const shot = "who: mara\npolicy: dub\nretention: fully_copy\naudio: 1-4\nMARA: Yes.\n";
    const { entry, sections } = without(shot, { sound: true });
    expect(entry).to.include({ audio_policy: "generate", audio_intent: "dub", audio_retention: "", audio_in: 1 });
    expect(JSON.stringify(entry.prompt)).not.to.contain("<Audio");
    expect(sections.summary[0]).to.match(/^\[reference generation\] /);
  });

  it("makes its voices up without a sample, and leaves a shot alone that needs none", () => {
    const cloned = without("who: mara\npolicy: clone\ndur: 3\nMARA: Yes.\n", { sound: true }).entry;
    expect(cloned).to.include({ audio_policy: "generate", audio_intent: "clone" }).and.not.have.property("voice_refs");
    expect(without(pair, { sound: true }).entry).to.deep.equal(entryOf(buildShot(pair), "a"));
  });

  it("keeps the built seed and length, so that only what is missing changes", () => {
    const built = entryOf(buildShot(pair), "a");
    const { entry } = without(pair, { subjects: ["mara", "tom", "crate"], plate: true });
    expect(entry).to.include({ seed: built.seed, length: built.length });
    expect(entry.subjects).to.deep.equal([]);
  });
});
