import { expect } from "chai";
import { check } from "../../../src/contracts/check.ts";
import { Shotlist } from "../../../src/contracts/files/shotlist.ts";
import { freezeShot } from "../../../src/core/compile/freeze.ts";
import { presetHash, storyHash } from "../../../src/core/compile/hashes.ts";
import { buildPass } from "../../../src/core/compile/build-pass.ts";
import { HEAD, findBuilt, inputOf, withoutStyle } from "./build-show.ts";
import { recompileShot } from "../../../src/core/compile/shot/compile-shot.ts";

const SCRIPT = `${HEAD}## a\ndur: 2\nwho: mara\nRain.\n## b\ndur: auto\nwith: crate\nTOM (O.S.): Come along now.\n`;

function built(script: string, config: Record<string, object> = {}, shot = "a") {
  return findBuilt(buildPass(inputOf(script, { config })), shot);
}

describe("the hashes a take remembers", () => {
  const { built: before, shotlist } = built(SCRIPT);
  const story = (script: string, config = {}) => storyHash(built(script, config).built.entry);
  const preset = (script: string, config = {}) => {
    const now = built(script, config);
    return presetHash(now.shotlist.defaults, now.built.entry);
  };

  it("stay while nothing about the shot changes, also when another shot does", () => {
    expect(story(SCRIPT.replace("Come along now", "Go"))).to.equal(storyHash(before.entry));
    expect(preset(SCRIPT)).to.equal(presetHash(shotlist.defaults, before.entry));
    expect(storyHash(JSON.parse(JSON.stringify(before.entry)))).to.equal(storyHash(before.entry));
  });

  it("of the story changes with words, length and look, not with model, LoRA, steps or profile", () => {
    const same = storyHash(before.entry);
    expect(story(SCRIPT.replace("Rain.", "Snow."))).not.to.equal(same);
    expect(story(SCRIPT.replace("dur: 2", "dur: 3"))).not.to.equal(same);
    expect(story(SCRIPT, { style: { look: "Oil." } })).not.to.equal(same);
    const config = { profiles: { p: { loras: ["x"] } } };
    expect(story(SCRIPT.replace("dur: 2", "dur: 2\nmodel: m\nsteps: 5\nprofile: p"), config)).to.equal(same);
  });

  it("of the preset changes with size, model, LoRA and steps, not with words", () => {
    const same = presetHash(shotlist.defaults, before.entry);
    expect(preset(SCRIPT.replace("Rain.", "Snow."))).to.equal(same);
    expect(preset(SCRIPT, { series: { width: 640, height: 360 } })).not.to.equal(same);
    for (const line of ["model: m", "lora: l", "lora: none", "steps: 5"]) {
      expect(preset(SCRIPT.replace("dur: 2", `dur: 2\n${line}`)), line).not.to.equal(same);
    }
  });
});

describe("the frozen shot list of a take", () => {
  it("is a whole document with one shot and whom it needs", () => {
    const { built: shot, shotlist } = built(SCRIPT, {}, "b");
    const frozen = freezeShot(shotlist, { ...shot.entry, seed: "7" }, { width: 640, height: 360 });
    expect(check(Shotlist, structuredClone(frozen))).to.have.property("ok", true);
    expect(frozen.shots.map(({ id, seed }) => [id, seed])).to.deep.equal([["b", "7"]]);
    expect(frozen.defaults).to.deep.equal({ ...shotlist.defaults, width: 640, height: 360 });
    expect(Object.keys(frozen.subjects)).to.have.members(["tom", "crate"]);
    expect(shotlist.defaults.width).to.equal(1344);
  });
});

describe("the frozen shot list of a model's take", () => {
  it("has the voices that are heard and not seen", () => {
    const config = { series: { target: "minimax_h3_ref2va" } };
    const script = `${HEAD}## a\ndur: 4\nwho: mara\nRain.\nTOM (V.O.): Come along now.\n`;
    const { built: shot, shotlist } = built(script, config);
    expect(shot.entry).to.deep.include({ subjects: ["mara"], voices: ["tom"] });
    expect(Object.keys(freezeShot(shotlist, shot.entry).subjects)).to.have.members(["mara", "tom"]);
  });
});

describe("recompiling one shot for another target", () => {
  const targets = withoutStyle("ltx2", "minimax_h3_ref2va");
  const input = inputOf(SCRIPT, { config: { series: { target: "ltx2" } }, pass: "proxy", targets });

  it("gives the entry and the defaults that a build for it gives", () => {
    const again = recompileShot(input, "b", "animatic");
    if (!again.ok) throw new Error(again.sentence);
    const { built: shot, shotlist } = findBuilt(buildPass(input), "b");
    expect(again.value.entry).to.deep.equal(shot.entry);
    expect(again.value.shotlist).to.deep.equal({ ...shotlist, shots: [shot.entry] });
  });

  it("says why it cannot", () => {
    const sentence = (shot: string, target: string) => recompileShot(input, shot, target);
    expect(sentence("b", "vid_ref2va")).to.deep.equal({
      ok: false,
      sentence: 'shot "b" cannot be compiled for minimax_h3_ref2va yet: choose another target',
    });
    expect(sentence("zz", "animatic")).to.deep.equal({ ok: false, sentence: 'there is no shot "zz" in the script' });
    expect(sentence("b", "krea2")).to.have.property("sentence").that.contains("krea2 is an image target");
    const long = recompileShot(inputOf(`${HEAD}## a\ndur: 400\nRain.\n`), "a", "animatic");
    expect(long).to.have.property("sentence").that.contains("is too long for animatic");
  });
});
