import { expect } from "chai";
import { storyHash } from "../../../src/core/compile/hashes.ts";
import { parseScript } from "../../../src/core/script/parse.ts";
import { shipped } from "../../support/servers/shipped-targets.ts";
import { build, entryOf, HEAD, sentences } from "./build-show.ts";

/** A shot on LTX, whose first line stands on line 4; `dur` is line 5, the guides come below it. */
const shot = (lines: readonly string[], dur = "dur: 4", target = "ltx2") =>
  `${HEAD}## a\n${dur}\n${lines.join("\n")}\ntarget: ${target}\nWaves.\n`;
const guides = (lines: readonly string[], dur?: string) => entryOf(build(shot(lines, dur)), "a").guide_refs;
const problems = (lines: readonly string[], dur?: string) => sentences(build(shot(lines, dur)).problems);
const warned = (lines: readonly string[], { dur, target }: { dur?: string; target?: string } = {}) =>
  build(shot(lines, dur, target))
    .warnings.map(({ id, line, message }) => `${line} ${id}: ${message}`)
    .filter((each) => each.includes("guide"));

describe("guides inside a shot", () => {
  it("are kept with their lines, all of them", () => {
    const { sequences, warnings } = parseScript(shot(["guide: 1s refs/a.png", "guide: 24f refs/b b.png"]));
    expect(warnings).to.deep.equal([]);
    expect(sequences[0]?.shots[0]?.keys.filter(({ key }) => key === "guide")).to.deep.equal([
      { key: "guide", line: 6, value: { seconds: 1, picture: "refs/a.png" } },
      { key: "guide", line: 7, value: { frame: 24, picture: "refs/b b.png" } },
    ]);
  });

  it("stand on the frames nearest to their times, in order", () => {
    expect(guides(["guide: 60f refs/b.png", "guide: 1.02s refs\\a.png"])).to.deep.equal([
      { frame: 24, path: "refs/a.png" },
      { frame: 60, path: "refs/b.png" },
    ]);
    const fast = shipped.files.map((file) =>
      file.kind === "video" && file.id === "ltx2" ? { ...file, template: { ...file.template, fps: 48 } } : file,
    );
    const [converted] = entryOf(build(shot(["guide: 24f refs/a.png"]), { targets: fast }), "a").guide_refs ?? [];
    expect(converted).to.deep.equal({ frame: 48, path: "refs/a.png" });
  });

  it("can stand up to the last frame, and behind it is a problem at their own line", () => {
    expect(guides(["guide: 96f refs/a.png"])).to.deep.equal([{ frame: 96, path: "refs/a.png" }]);
    expect(problems(["guide: 1s refs/a.png", "guide: 9s refs/b.png"])).to.deep.equal([
      '7: shot "a" has a guide at 9.00 s, after its end at 4.04 s: move it, or make the shot longer',
    ]);
  });

  it("must lie in what is certain where the model says how long the shot is", () => {
    expect(guides(["guide: 1.5s refs/a.png"], "dur: model 2-6")).to.deep.equal([{ frame: 36, path: "refs/a.png" }]);
    expect(problems(["guide: 3s refs/a.png"], "dur: model 2-6")).to.deep.equal([
      '6: shot "a" has a guide at 3.00 s, and the model may end it after 2.00 s: write a shortest length, "dur: model A-B", or seconds',
    ]);
  });

  it("on one frame: the later line counts, and says so", () => {
    const lines = ["guide: 1s refs/a.png", "guide: 24f refs/b.png"];
    expect(guides(lines)).to.deep.equal([{ frame: 24, path: "refs/b.png" }]);
    expect(warned(lines)).to.deep.equal([
      '7 guide-clash: shot "a" has two guides on frame 24, and this one counts: move one of them, or leave it out',
    ]);
    expect(warned(["// lint: off guide-clash", ...lines])).to.deep.equal([]);
  });

  it("take the place of a first or last picture that nobody asks for", () => {
    const { keyframes, guide_refs: refs } = entryOf(build(shot(["guide: 0s refs/a.png"])), "a");
    expect(keyframes).to.deep.equal({ last: "refs/shots/a/last.png" });
    expect(refs).to.deep.equal([{ frame: 0, path: "refs/a.png" }]);
    expect(entryOf(build(shot(["guide: 96f refs/a.png"])), "a").keyframes).to.have.keys(["first"]);
  });

  it("leave the first picture to a line that asks for it", () => {
    const lines = ["first: refs/door.png", "guide: 0f refs/a.png"];
    const { keyframes, guide_refs: refs } = entryOf(build(shot(lines)), "a");
    expect([keyframes?.first, refs]).to.deep.equal(["refs/door.png", undefined]);
    expect(warned(lines)).to.deep.equal([
      '7 guide-clash: shot "a" has two pictures on its first frame, and the guide is left out: keep it or the "first:" line',
    ]);
  });

  it("are in no entry of a target that reads none, which lint says in one sentence", () => {
    const lines = ["guide: 1s refs/a.png", "guide: 9s refs/b.png"];
    const built = build(shot(lines, "dur: 4", "minimax_h3_fl2va"));
    expect(entryOf(built, "a")).to.not.have.property("guide_refs");
    expect(built.problems).to.deep.equal([]);
    expect(warned(lines, { target: "minimax_h3_fl2va" })).to.deep.equal([
      "6 ref-not-read: minimax_h3_fl2va reads no pictures inside a shot, so these 2 guides do nothing: leave them out, or choose a target with guides",
    ]);
    expect(warned(lines, { target: "animatic" })).to.deep.equal([]);
  });

  it("change what a take is compared with: another picture, another time", () => {
    const hash = (line: string) => storyHash(entryOf(build(shot([line])), "a"));
    const known = hash("guide: 1s refs/a.png");
    expect(hash("guide: 24f refs/a.png")).to.equal(known);
    expect([hash("guide: 1s refs/b.png"), hash("guide: 2s refs/a.png")]).to.not.include(known);
  });
});
