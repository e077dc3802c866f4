// An edit judged as values: two sides, and the takes between them.
import { runSteps } from "../../../src/core/lib/cooperative-steps.ts";
import { expect } from "chai";
import type { OverridesFile } from "../../../src/contracts/files/overrides.ts";
import { buildPass } from "../../../src/core/compile/build-pass.ts";
import { compareRevisions } from "../../../src/core/impact/compare-revisions.ts";
import { openRevision, type Revision } from "../../../src/core/impact/revision.ts";
import { staleByEdit } from "../../../src/core/impact/stale-by-edit.ts";
import { isRefStale } from "../../../src/core/takes/stale.ts";
import { makeTake } from "../../support/values/make-take.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";
import { HEAD, inputOf, type Show } from "../compile/build-show.ts";
import { asStored } from "../../../src/core/compile/stored-build.ts";

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

function revision(script: string, show: Show = {}, overrides: OverridesFile = {}): Revision {
  const words = inputOf(script, { targets, pass: "proxy", ...show });
  const input = show.config ? words : { ...words, series };
  const build = asStored(input.story, buildPass(input))!;
  const { registry, machineDefault } = input;
  return runSteps(openRevision({ build, targets: { registry, machineDefault, overrides, input }, negative: null }));
}

/** A take of `sh010` as a side would render it now. */
function takeOn(on: Revision, target: string, words: object = {}) {
  const shot = on.shots.get("sh010")!;
  const request = targets.find(({ id }) => id === target)!;
  const { next, effective, hashes } = on.on(shot, request as Parameters<Revision["on"]>[1]);
  const { model, loras, steps, width, height } = effective;
  const hash = { shot_hash: hashes().story, preset_hash: hashes().preset };
  return makeTake({ reported: { target: next.target.id, model, loras, steps, width, height, ...hash, ...words } });
}

const fieldsOf = (before: Revision, after: Revision) =>
  Object.fromEntries(runSteps(compareRevisions(before, after)).map(({ shot, fields }) => [shot, fields]));

describe("the impact of an edit", () => {
  const before = revision(SCRIPT);

  it("names what differs in the words of the entry, and only where it does", () => {
    expect(fieldsOf(before, revision(SCRIPT))).to.deep.equal({ sh010: [], sh020: [] });
    const edited = SCRIPT.replace("The sea.", "The sea at night.");
    expect(fieldsOf(before, revision(edited))).to.deep.equal({ sh010: [], sh020: ["prompt", "scene"] });
    expect(fieldsOf(before, revision(SCRIPT.replace("# sq01", "# sq09"))).sh010).to.deep.equal(["sequence", "seed"]);
  });

  it("is none on later shots whose people only begin in another way", () => {
    const script = (action: string) =>
      `${HEAD}## sh010\nwho: mara\ndur: 2\n${action}\n## sh020\nwho: mara\ndur: 2\nThe sea.`;
    const fields = fieldsOf(revision(script("Mara sits down.")), revision(script("Mara kneels.")));
    expect(fields).to.deep.equal({ sh010: ["prompt", "scene"], sh020: [] });
  });

  it("an override hides what it overrules", () => {
    const overrides = { shots: { sh010: { animatic: { proxy: { model: "mine" } } } } };
    const edited = SCRIPT.replaceAll("dur: 2", "model: other\ndur: 2");
    const fields = fieldsOf(revision(SCRIPT, {}, overrides), revision(edited, {}, overrides));
    expect(fields).to.deep.equal({ sh010: [], sh020: ["model"] });
  });

  it("another target of the series changes shots, and outdates takes on the old one", () => {
    const after = revision(SCRIPT, { config: { series: { id: "s", target: "sketch" } } });
    const [first] = runSteps(compareRevisions(before, after));
    expect(first).to.include({ change: "changed", target: "sketch" });
    expect(first?.fields).to.include.members(["target", "length", "fps"]);
    const takes = [takeOn(before, "animatic")];
    expect(staleByEdit("sh010", takes, { before, after }).map(({ reasons }) => reasons)).to.deep.equal([["target"]]);
  });

  it("unless an override keeps the shot where it is", () => {
    const overrides = { shots: { sh010: { target: "animatic" } } };
    const show = { config: { series: { id: "s", target: "sketch" } } };
    const revisions = { before: revision(SCRIPT, {}, overrides), after: revision(SCRIPT, show, overrides) };
    expect(runSteps(compareRevisions(revisions.before, revisions.after))[0]).to.include({
      change: "unchanged",
      target: "animatic",
    });
    expect(staleByEdit("sh010", [takeOn(revisions.before, "animatic")], revisions)).to.deep.equal([]);
  });

  it("compares a take with the shot on the take's own target", () => {
    const overrides = { shots: { sh010: { target: "sketch" } } };
    const revisions = {
      before: revision(SCRIPT, {}, overrides),
      after: revision(SCRIPT.replace("waits", "runs"), {}, overrides),
    };
    const takes = [takeOn(revisions.before, "sketch"), takeOn(revisions.before, "animatic")];
    expect(staleByEdit("sh010", takes, revisions).map(({ take, reasons }) => [take, reasons])).to.deep.equal([
      [takes[0], ["script"]],
    ]);
  });

  it("an unchanged shot may hold takes that an edit elsewhere outdates: who is who over the episode", () => {
    const after = revision(SCRIPT.replace("## sh010", "## sh005\nwho: tom\ndur: 1\nTom waits.\n## sh010"));
    expect(runSteps(compareRevisions(before, after)).map(({ shot, isUntouched }) => [shot, isUntouched])).to.deep.equal(
      [
        ["sh005", true],
        ["sh010", false],
        ["sh020", true],
      ],
    );
    expect(staleByEdit("sh010", [takeOn(before, "animatic")], { before, after })).to.have.length(1);
  });

  describe("the references that a shot would need and does not need now", () => {
    const models = { targets: shipped.files };
    const drawn = revision(SCRIPT, models);
    const onModel = (script: string, from = drawn) => {
      const after = revision(script.replace("# sq01 pier", "# sq01 pier\ntarget: minimax_h3_ref2va"), models);
      return runSteps(compareRevisions(from, after)).map(({ shot, newRefs }) => [
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
      const inRevision = SCRIPT.replace("# sq01 pier", "# sq01 pier\ntarget: minimax_h3_ref2va");
      const before = revision(inRevision, models);
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

    it("are the guides that a target reads, and moving one needs nothing more", () => {
      const led = (lines: string) =>
        revision(SCRIPT.replace("dur: 2\nThe sea", `target: ltx2\ndur: 2\n${lines}The sea`), models);
      const guided = led("guide: 1s refs/gull.png\n");
      const compared = (from: Revision, to: Revision) =>
        runSteps(compareRevisions(from, to)).map(({ fields, newRefs }) => [fields, newRefs.map(({ slot }) => slot)])[1];
      expect(compared(led(""), guided)).to.deep.equal([["guide_refs", "refs"], ["guide at frame 24"]]);
      expect(compared(guided, led("guide: 1.5s refs/gull.png\n"))?.[0]).to.deep.equal(["guide_refs"]);
    });

    it("are none on a target that stands in for what is missing", () => {
      const edited = SCRIPT.replace("dur: 2\nThe sea", "who: mara\ndur: 2\nThe sea");
      expect(runSteps(compareRevisions(drawn, revision(edited, models))).map(({ newRefs }) => newRefs)).to.deep.equal([
        [],
        [],
      ]);
    });
  });

  it("leaves out what is stale or failed already", () => {
    const after = revision(SCRIPT.replace("waits", "runs"));
    const words = [{ shot_hash: "older" }, { status: "failed" }, { target: "sketch" }];
    const takes = words.map((changes) => takeOn(before, "animatic", changes));
    expect(staleByEdit("sh010", [...takes, makeTake({ record: "none" })], { before, after })).to.deep.equal([]);
    const ref = { slot: "plate", path: "refs/pier.png", sha1: "abc" };
    const take = takeOn(before, "animatic", { refs: [ref] });
    expect(staleByEdit("sh010", [take], { before, after })).to.have.length(1);
    expect(isRefStale(take, new Map([["refs/pier.png", "abc"]]))).to.equal(false);
    expect(isRefStale(take, new Map([["refs/pier.png", "abd"]]))).to.equal(true);
    expect(isRefStale(take, new Map())).to.equal(true);
  });

  it("a first build makes every shot new, a lost one goes last", () => {
    expect(runSteps(compareRevisions(null, before)).map(({ change }) => change)).to.deep.equal(["new", "new"]);
    const after = revision(SCRIPT.replace("sh010", "sh011"));
    expect(runSteps(compareRevisions(before, after)).map(({ shot, change }) => [shot, change])).to.deep.equal([
      ["sh011", "new"],
      ["sh020", "unchanged"],
      ["sh010", "gone"],
    ]);
  });
});
