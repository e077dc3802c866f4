import { expect } from "chai";
import { Diagnostics } from "../../../src/core/lib/diagnostics.ts";
import { planLength } from "../../../src/core/compile/shot/plan-length.ts";
import { notesAbout } from "../../../src/core/compile/shot/shot-notes.ts";
import { HEAD, build, entryOf, inputOf, sentences, type Show } from "./build-show.ts";
import { shotsOf } from "../../../src/core/story/story-shots.ts";

/** The last shot's length on any target, compilable or not, with what was said about it. */
function lengthOn(target: string, shot: string, show: Show = {}) {
  const { story, series, registry } = inputOf(HEAD + shot, show);
  const placed = shotsOf(story).at(-1)!;
  const findings = new Diagnostics();
  const video = registry.list("video").find((file) => file.id === target || file.aliases.includes(target))!;
  const length = planLength(placed, video, series, notesAbout(placed.shot, findings));
  return { length, problems: sentences(findings.problems as never), warnings: sentences(findings.warnings as never) };
}

const LINE = "MARA: We should leave before the tide turns.\nTOM: Fine.\nTOM: You carry the crate.\n";

describe("a shot's length", () => {
  it("is the number of seconds at the show's rate, a tie going to the even frame", () => {
    const frames = (dur: string, fps: number) =>
      entryOf(build(`${HEAD}## a\ndur: ${dur}\nRain.\n`, { config: { series: { fps } } }), "a").length;
    expect(frames("2.5", 24)).to.equal(60);
    expect(frames("0.3125", 24)).to.equal(8);
    expect(frames("0.1875", 24)).to.equal(4);
    expect(frames("10", 29.97)).to.equal(300);
    expect(frames("0.001", 24)).to.equal(1);
  });

  it("is what its dialogue needs when it is auto", () => {
    const { length } = lengthOn("vid_ref2va", `## a\ndur: auto\n${LINE}`);
    expect(length!.seconds).to.be.closeTo(4.282, 0.001);
    expect(length!.frames).to.equal(107);
    expect(entryOf(build(`${HEAD}## a\ndur: auto\n${LINE}`), "a")).to.deep.include({ length: 103, duration: 4.282 });
  });

  it("follows the window on the recording before any dur, wherever they stand", () => {
    const entry = entryOf(build(`${HEAD}## a\ndur: 9\naudio: 1.5 - 4\nRain.\n`), "a");
    expect(entry).to.deep.include({ length: 60, audio_in: 1.5, audio_out: 4 });
    expect(entry).not.to.have.property("duration");
  });

  it("is the model's guess: the dialogue, else five seconds, inside the script's range", () => {
    const guess = (range: string, rest: string) =>
      lengthOn("animatic", `## a\ndur: model${range}\n${rest}`).length!.seconds;
    expect(guess("", "Rain.\n")).to.equal(5);
    expect(guess(" 6-8", "Rain.\n")).to.equal(6);
    expect(guess(" 2-4", "Rain.\n")).to.equal(4);
    expect(guess("", LINE)).to.be.closeTo(4.282, 0.001);
    const built = build(`${HEAD}## a\ndur: model\nRain.\n`);
    expect(entryOf(built, "a")).to.include({ length: 120, length_estimated: true });
    expect(entryOf(built, "a")).not.to.have.property("duration_predict");
    expect(sentences(built.warnings)).to.deep.equal([
      '4: shot "a" asks the model for its length ("dur: model"), and animatic cannot say: it gets 5.00 s',
    ]);
  });

  it("leaves a predicting target a range, never past its grid", () => {
    expect(lengthOn("ltx2", "## a\ndur: model\nRain.\n").length).to.deep.include({
      seconds: 5,
      predict: { min_seconds: 1, max_seconds: 20 },
    });
    const wide = lengthOn("ltx2", "## a\ndur: model 0.2-90\nRain.\n", { config: { series: { fps: 48 } } });
    expect(wide.length!.predict).to.deep.equal({ min_seconds: 0.5, max_seconds: 10.02 });
    expect(wide.warnings).to.deep.equal([]);
  });

  it("uses the target's own rate", () => {
    const { length } = lengthOn("vid_i2v", "## a\ndur: 2\nRain.\n");
    expect(length).to.include({ fps: 16, requested: 32, frames: 33 });
  });

  it("holds the shot before on a target that can, and keeps the end", () => {
    const script = (seconds: string, overlap: string) =>
      `## z\ndur: 1\nFog.\n## a\ncontinuous: latent\n${overlap}dur: ${seconds}\nRain.\n`;
    expect(lengthOn("vid_ref2va", script("4.04", "")).length).to.include({ requested: 97, overlap: 39, frames: 102 });
    const rounded = lengthOn("vid_ref2va", script("3.04", "overlap: 30\n"));
    expect(rounded.length).to.include({ overlap: 39, frames: 85 });
    expect(rounded.warnings).to.deep.equal([
      '7: shot "a" holds 39 frames of the shot before, not 30: that is minimax_h3_ref2va\'s grid',
    ]);
    const config = { continuous: { overlap: 22 } };
    expect(lengthOn("vid_ref2va", script("3.04", ""), { config }).length).to.include({ overlap: 22 });
    expect(lengthOn("animatic", script("3.04", "")).length).to.include({ overlap: 0, frames: 73 });
  });
});

describe("a shot without a usable length", () => {
  const problem = (shot: string) => sentences(build(`${HEAD}## a\n${shot}`).problems);

  it("is told how to write one", () => {
    expect(problem("Rain.\n")).to.deep.equal([
      '4: shot "a" has no length: write "dur: 4" (seconds), "dur: auto" when it has dialogue, or a window on the recording, "audio: 1.5-4"',
    ]);
  });
  it("cannot be auto without dialogue", () => {
    expect(problem("dur: auto\nRain.\n")).to.deep.equal([
      '5: shot "a" takes its length from dialogue ("dur: auto") and has none: write the seconds, "dur: 4"',
    ]);
  });
  it("cannot be longer than the target makes", () => {
    expect(problem("dur: 400\nRain.\n")).to.deep.equal([
      '5: shot "a" is too long for animatic: 400.00 s at 24 fps; 9600 frames are more than the 7200 that it can make (300.0 s)',
    ]);
  });
  it("is warned when auto finds no syllable, and gets the shortest there is", () => {
    const built = build(`${HEAD}## a\ndur: auto\nMARA: 24.\n`);
    expect(entryOf(built, "a").length).to.equal(1);
    expect(sentences(built.warnings).join()).to.contain("without a syllable");
  });
});

describe("dialogue that does not fit", () => {
  it("is CRAMMED with the length that would hold it", () => {
    const line = "Every single passenger on this ferry wants their luggage returned immediately!";
    const built = build(`${HEAD}## a\ndur: 1.62\npace: fast\nMARA: ${line}\nTOM: Ha.\n`);
    const { pacing } = built.shots.get("a")!.plan;
    expect(pacing).to.include({ syllables: 25, verdict: "CRAMMED" });
    const [warning] = sentences(built.warnings);
    expect(warning).to.match(/^4: shot "a" is CRAMMED: 25 syllables in 1.63 s is 37\.0 a second; give it 5.58 s, or /);
  });
  it("is told as tight when it can be hurried, and has no verdict without dialogue", () => {
    const built = build(
      `${HEAD}## a\ndur: 3.04\npace: slow\nMARA: Perhaps nobody noticed the ladder.\n## b\ndur: 1\nRain.\n`,
    );
    expect(built.shots.get("a")!.plan.pacing!.verdict).to.equal("tight");
    expect(built.shots.get("b")!.plan.pacing).to.equal(null);
    expect(built.warnings.map(({ id, line }) => [id, line])).to.deep.equal([["tight", 4]]);
  });
});
