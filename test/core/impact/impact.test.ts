// An edit judged as values: two sides, and the takes between them.
import { finish } from "../../../src/core/lib/steps.ts";
import { expect } from "chai";
import type { OverridesFile } from "../../../src/contracts/files/overrides.ts";
import { buildPass } from "../../../src/core/build/build-pass.ts";
import { asStored } from "../../../src/core/build/pass-build.ts";
import { compareSides } from "../../../src/core/impact/compare-sides.ts";
import { openSide, type Side } from "../../../src/core/impact/side.ts";
import { staleByEdit } from "../../../src/core/impact/stale-by-edit.ts";
import { isRefStale } from "../../../src/core/takes/stale.ts";
import { makeTake } from "../../support/make-take.ts";
import { shipped } from "../../support/shipped-targets.ts";
import { HEAD, inputOf, type Show } from "../build/building.ts";

const SCRIPT = `${HEAD}## sh010\nwho: mara\ndur: 2\nMara waits.\n## sh020\ndur: 2\nThe sea.`;
const animatic = shipped.files.find(({ id }) => id === "animatic")!;
/** Draws as the built-in does, on a grid of its own. */
const sketch = {
  ...animatic,
  id: "sketch",
  builtin: false,
  template: { ...animatic.template, fps: 12 },
} as typeof animatic;
const targets = [animatic, sketch];

/** The config of one show is one value, as when only the script is edited. */
const { series } = inputOf(SCRIPT, { targets });

function side(script: string, show: Show = {}, overrides: OverridesFile = {}): Side {
  const told = inputOf(script, { targets, pass: "proxy", ...show });
  const input = show.config ? told : { ...told, series };
  const build = asStored(input.story, buildPass(input))!;
  const { registry, machineDefault } = input;
  return finish(openSide({ build, targets: { registry, machineDefault, overrides, input }, negative: null }));
}

/** A take of `sh010` as a side would render it now. */
function takeOn(on: Side, target: string, told: object = {}) {
  const shot = on.shots.get("sh010")!;
  const request = targets.find(({ id }) => id === target)!;
  const { next, effective, hashes } = on.on(shot, request as Parameters<Side["on"]>[1]);
  const { model, loras, steps, width, height } = effective;
  const hash = { shot_hash: hashes().story, preset_hash: hashes().preset };
  return makeTake({ told: { target: next.target.id, model, loras, steps, width, height, ...hash, ...told } });
}

const fieldsOf = (before: Side, after: Side) =>
  Object.fromEntries(finish(compareSides(before, after)).map(({ shot, fields }) => [shot, fields]));

describe("the impact of an edit", () => {
  const before = side(SCRIPT);

  it("names what differs in the words of the entry, and only where it does", () => {
    expect(fieldsOf(before, side(SCRIPT))).to.deep.equal({ sh010: [], sh020: [] });
    const edited = SCRIPT.replace("The sea.", "The sea at night.");
    expect(fieldsOf(before, side(edited))).to.deep.equal({ sh010: [], sh020: ["prompt", "scene"] });
    expect(fieldsOf(before, side(SCRIPT.replace("# sq01", "# sq09"))).sh010).to.deep.equal(["sequence", "seed"]);
  });

  it("an override hides what it overrules", () => {
    const overrides = { shots: { sh010: { animatic: { proxy: { model: "mine" } } } } };
    const edited = SCRIPT.replaceAll("dur: 2", "model: other\ndur: 2");
    const fields = fieldsOf(side(SCRIPT, {}, overrides), side(edited, {}, overrides));
    expect(fields).to.deep.equal({ sh010: [], sh020: ["model"] });
  });

  it("another target of the series changes shots, and outdates takes on the old one", () => {
    const after = side(SCRIPT, { config: { series: { id: "s", target: "sketch" } } });
    const [first] = finish(compareSides(before, after));
    expect(first).to.include({ change: "changed", target: "sketch" });
    expect(first?.fields).to.include.members(["target", "length", "fps"]);
    const takes = [takeOn(before, "animatic")];
    expect(staleByEdit("sh010", takes, { before, after }).map(({ reasons }) => reasons)).to.deep.equal([["target"]]);
  });

  it("unless an override keeps the shot where it is", () => {
    const overrides = { shots: { sh010: { target: "animatic" } } };
    const show = { config: { series: { id: "s", target: "sketch" } } };
    const sides = { before: side(SCRIPT, {}, overrides), after: side(SCRIPT, show, overrides) };
    expect(finish(compareSides(sides.before, sides.after))[0]).to.include({ change: "unchanged", target: "animatic" });
    expect(staleByEdit("sh010", [takeOn(sides.before, "animatic")], sides)).to.deep.equal([]);
  });

  it("compares a take with the shot on the take's own target", () => {
    const overrides = { shots: { sh010: { target: "sketch" } } };
    const sides = { before: side(SCRIPT, {}, overrides), after: side(SCRIPT.replace("waits", "runs"), {}, overrides) };
    const takes = [takeOn(sides.before, "sketch"), takeOn(sides.before, "animatic")];
    expect(staleByEdit("sh010", takes, sides).map(({ take, reasons }) => [take, reasons])).to.deep.equal([
      [takes[0], ["script"]],
    ]);
  });

  it("an unchanged shot may hold takes that an edit elsewhere outdates: who is who over the episode", () => {
    const after = side(SCRIPT.replace("## sh010", "## sh005\nwho: tom\ndur: 1\nTom waits.\n## sh010"));
    expect(finish(compareSides(before, after)).map(({ shot, isUntouched }) => [shot, isUntouched])).to.deep.equal([
      ["sh005", true],
      ["sh010", false],
      ["sh020", true],
    ]);
    expect(staleByEdit("sh010", [takeOn(before, "animatic")], { before, after })).to.have.length(1);
  });

  describe("the references that a shot would need and does not need now", () => {
    const models = { targets: shipped.files };
    const drawn = side(SCRIPT, models);
    const onModel = (script: string, from = drawn) => {
      const after = side(script.replace("# sq01 pier", "# sq01 pier\ntarget: minimax_h3_ref2va"), models);
      return finish(compareSides(from, after)).map(({ shot, newRefs }) => [
        shot,
        newRefs.map(({ slot, path }) => `${slot}: ${path}`),
      ]);
    };
    const plate = "Picture 4: refs/pier.png";

    it("are the slots of a model that reads pictures, when a drawn shot goes to it", () => {
      expect(onModel(SCRIPT)).to.deep.equal([
        ["sh010", ["Picture 1: refs/mara.png", plate]],
        ["sh020", [plate]],
      ]);
    });

    it("are only those that the edit adds, when the shot is on the model already", () => {
      const there = SCRIPT.replace("# sq01 pier", "# sq01 pier\ntarget: minimax_h3_ref2va");
      const before = side(there, models);
      const withTwo = SCRIPT.replace("dur: 2\nThe sea", "who: mara\ndur: 2\nThe sea");
      expect(onModel(withTwo, before)).to.deep.equal([
        ["sh010", []],
        ["sh020", ["Picture 1: refs/mara.png"]],
      ]);
    });

    it("are all that it needs, when the shot is new", () => {
      const more = `${SCRIPT}\n## sh030\nwho: mara\ndur: 2\nMara leaves.`;
      expect(onModel(more).at(-1)).to.deep.equal(["sh030", ["Picture 1: refs/mara.png", plate]]);
    });

    it("are none on a target that stands in for what is missing", () => {
      const edited = SCRIPT.replace("dur: 2\nThe sea", "who: mara\ndur: 2\nThe sea");
      expect(finish(compareSides(drawn, side(edited, models))).map(({ newRefs }) => newRefs)).to.deep.equal([[], []]);
    });
  });

  it("leaves out what is stale or failed already", () => {
    const after = side(SCRIPT.replace("waits", "runs"));
    const told = [{ shot_hash: "older" }, { status: "failed" }, { target: "sketch" }];
    const takes = told.map((changes) => takeOn(before, "animatic", changes));
    expect(staleByEdit("sh010", [...takes, makeTake({ record: "none" })], { before, after })).to.deep.equal([]);
    const ref = { slot: "plate", path: "refs/pier.png", sha1: "abc" };
    const take = takeOn(before, "animatic", { refs: [ref] });
    expect(staleByEdit("sh010", [take], { before, after })).to.have.length(1);
    expect(isRefStale(take, new Map([["refs/pier.png", "abc"]]))).to.equal(false);
    expect(isRefStale(take, new Map([["refs/pier.png", "abd"]]))).to.equal(true);
    expect(isRefStale(take, new Map())).to.equal(true);
  });

  it("a first build makes every shot new, a lost one goes last", () => {
    expect(finish(compareSides(null, before)).map(({ change }) => change)).to.deep.equal(["new", "new"]);
    const after = side(SCRIPT.replace("sh010", "sh011"));
    expect(finish(compareSides(before, after)).map(({ shot, change }) => [shot, change])).to.deep.equal([
      ["sh011", "new"],
      ["sh020", "unchanged"],
      ["sh010", "gone"],
    ]);
  });
});
