import { expect } from "chai";
import { HEAD, build, entryOf, sentences, type Show } from "./build-show.ts";

const drawn = (name: string) => ({ name, design: "a person in grey", sheet: `refs/${name}.png` });
const subjects = {
  mara: drawn("Mara"),
  tom: drawn("Tom"),
  crew: { ...drawn("The crew"), members: 5 },
  bird: drawn("The bird"),
  crate: { ...drawn("The crate"), kind: "prop" },
};

describe("what a target does not do well", () => {
  const warnings = (script: string, show: Show = {}) =>
    sentences(build(HEAD + script, { config: { subjects }, ...show }).warnings);
  /** Pictures that a target does not open are lint's to tell. */
  const SUPPRESSED = "// lint: off ref-not-read\n";
  const shot = (id: string, target: string, rest: string) => `## ${id}\ntarget: ${target}\n${rest}${SUPPRESSED}`;

  it("is told once a target at the first shot's line: silence, lines without a voice, the first frame", () => {
    const script =
      shot("a", "wan22_i2v", "dur: 2\nRain.\n") +
      shot("b", "wan22_i2v", "dur: 2\ncontinuous: first\nMARA: Go.\n") +
      shot("c", "wan22_i2v", "dur: 2\nfirst: none\nFog.\n");
    expect(warnings(script)).to.deep.equal([
      "4: wan22_i2v makes no sound: 3 shots (a, b, c) will be silent",
      "4: wan22_i2v starts from a picture: make or import a first frame for 2 shots (a, c) before they render",
      '9: wan22_i2v speaks no dialogue: in shot "b" lines are acted without a voice',
      '15: wan22_i2v cannot start without a first frame: "first: none" is not followed in shot "c"',
    ]);
  });

  it("is no warning about silence or frames where the model speaks and needs none", () => {
    expect(warnings(shot("a", "ltx2", "dur: 2\nfirst: none\nMARA: Go.\n"))).to.deep.equal([]);
  });

  it("is a length past the one that the model was trained on", () => {
    const long = (seconds: number) => warnings(shot("a", "wan22_ti2v", `dur: ${seconds}\nRain.\n`)).slice(1);
    expect(long(5.04)).to.deep.equal([]);
    expect(long(5.1)).to.deep.equal([
      '4: wan22_ti2v was trained on 121 frames at most: shot "a" may drift, so split or shorten them',
    ]);
  });

  it("is any length but the only one: less is told, more is too long", () => {
    const asked = (seconds: number) => build(HEAD + shot("a", "ltx2_ingredients", `dur: ${seconds}\nRain.\n`));
    expect(sentences(asked(5).warnings)).to.deep.equal([]);
    expect(sentences(asked(3).warnings)).to.deep.equal([
      '4: ltx2_ingredients makes 121 frames and no other length: shot "a" asked for less and can be trimmed in the cut',
    ]);
    expect(entryOf(asked(3), "a").length).to.equal(121);
    expect(sentences(asked(5.1).problems).join()).to.contain("is too long for ltx2_ingredients: 5.10 s at 24 fps");
  });

  it("is more pictures than it reads", () => {
    const five = "who: mara, tom, crew, bird\nwith: crate\ndur: 5\nRain.\n";
    expect(warnings(shot("a", "wan22_vace", five)).slice(1)).to.deep.equal([
      '4: wan22_vace reads 4 pictures well: shot "a" put more into one, so leave out a subject or split the shot',
    ]);
    expect(warnings(shot("a", "ltx2_ingredients", five)).join()).to.contain("ltx2_ingredients reads 5 pictures well");
    expect(warnings(shot("a", "ltx2_ingredients", five.replace(", bird", "")))).to.deep.equal([]);
  });

  it("is another number of steps than its own, which then is not in the entry", () => {
    const config = { subjects, series: { target: "ltx2", steps: 30 }, profiles: { slow: { steps: 40 } } };
    const built = build(
      `${HEAD}## a\ndur: 2\nsteps: 12\nRain.\n${SUPPRESSED}## b\nprofile: slow\ndur: 2\nFog.\n${SUPPRESSED}`,
      { config },
    );
    expect(sentences(built.warnings)).to.deep.equal([
      "-: series.steps is 30, and ltx2 always takes its own 8 steps: they are not used",
      "4: ltx2 always takes its own 8 steps: the steps that 2 shots (a, b) asked for are not used",
    ]);
    expect([entryOf(built, "a").steps, entryOf(built, "b").steps]).to.deep.equal([8, 8]);
    expect(built.shotlists.get("ltx2")!.defaults.steps).to.equal(8);
  });

  it("is a policy that it lacks, told once a policy", () => {
    const spoken = "dur: 2\npolicy: clone\nMARA: Go.\n";
    expect(warnings(shot("a", "ltx2", spoken) + shot("b", "ltx2", spoken))).to.deep.equal([
      '4: 2 shots (a, b): policy "clone" becomes "generate": ltx2 has no "clone"',
    ]);
  });
});
