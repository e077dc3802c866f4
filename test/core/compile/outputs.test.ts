import { expect } from "chai";
import fc from "fast-check";
import type { Pass } from "../../../src/contracts/schema.ts";
import { check } from "../../../src/contracts/check.ts";
import { Shotlist } from "../../../src/contracts/files/shotlist.ts";
import { Story } from "../../../src/contracts/files/story.ts";
import { buildPass } from "../../../src/core/compile/build-pass.ts";
import { buildOutputs } from "../../../src/core/compile/outputs.ts";
import { HEAD, build, inputOf, withoutStyle } from "./build-show.ts";

const outputsOf = (script: string, pass: Pass) => {
  const input = inputOf(script, { pass });
  return buildOutputs(input, buildPass(input));
};

describe("the files of a build", () => {
  const script = `${HEAD}## a\ndur: 1\nШторм, “naïve”.\n`;

  it("are the story and the series target's shot list, named by the pass", () => {
    expect([...outputsOf(script, "final").files.keys()]).to.deep.equal(["shots.json", "shotlist.json"]);
    expect([...outputsOf(script, "proxy").files.keys()]).to.deep.equal(["shots.json", "shotlist_proxy.json"]);
  });

  it("hold what the format says, in plain letters, with a last line end", () => {
    const { files } = outputsOf(script, "final");
    const story = files.get("shots.json")!;
    const list = files.get("shotlist.json")!;
    expect(check(Story, JSON.parse(story))).to.have.property("ok", true);
    expect(check(Shotlist, JSON.parse(list))).to.have.property("ok", true);
    expect(list).to.contain("Шторм, “naïve”.");
    expect(list.endsWith("}\n") && list.startsWith('{\n  "episode"') && !list.includes("\r")).to.equal(true);
  });

  it("name targets by the ids that they ship with, whatever the script calls them", () => {
    const { files } = outputsOf(
      `${HEAD}target: vid_av2\n## a\ndur: 1\ntarget: vid_ti2v\nx\n## b\ndur: 1\ny\n`,
      "final",
    );
    const [sequence] = (JSON.parse(files.get("shots.json")!) as Story).sequences;
    expect([sequence?.target, ...(sequence?.shots ?? []).map((shot) => shot.target)]).to.deep.equal([
      "ltx2",
      "wan22_ti2v",
      undefined,
    ]);
    expect([...files.values()].join("")).to.not.match(/vid_/);
  });

  it("leave only this pass's other shot lists behind as stale", () => {
    const names = [
      "shotlist.json",
      "shotlist_proxy.json",
      "shotlist.ltx2.json",
      "shotlist.ltx2_proxy.json",
      "shots.json",
      "shotlist.mine.bak.json",
      "notes.json",
    ];
    const stale = (pass: Pass) => names.filter((name) => outputsOf(script, pass).isStale(name));
    expect(stale("final")).to.deep.equal(["shotlist.ltx2.json"]);
    expect(stale("proxy")).to.deep.equal(["shotlist.ltx2_proxy.json"]);
  });

  it("are the same bytes for the same script", () => {
    const word = fc
      .string({ unit: "grapheme", minLength: 1, maxLength: 30 })
      .map((text) => `x ${text.replace(/\s/gu, " ")}`);
    fc.assert(
      fc.property(word, word, fc.constantFrom<Pass>("final", "proxy"), (action, line, pass) => {
        const text = `${HEAD}## a\ndur: auto\n${action}\nMARA: ${line}\n`;
        expect([...outputsOf(text, pass).files]).to.deep.equal([...outputsOf(text, pass).files]);
      }),
      { numRuns: 40 },
    );
  });
});

describe("shots that would share files", () => {
  const said = (first: string, second: string) => {
    const shot = (id: string) => `## ${id}\ndur: 1\nRain.\n`;
    const { problems, warnings } = build(HEAD + shot(first) + shot(second));
    return [...problems, ...warnings].map(({ line, message }) => `${line}: ${message}`);
  };

  it("are a problem at the second one", () => {
    expect(said("кадр", "план")).to.deep.equal(['7: shots "кадр" and "план" would share the files "____": rename one']);
  });
  it("are a warning when some disks tell them apart", () => {
    expect(said("sh1a", "sh1A")).to.deep.equal([
      '7: shots "sh1a" and "sh1A" differ in capitals alone, which some disks take for the same files',
    ]);
  });
  it("are not those that differ in a letter or a number", () => {
    expect(said("кадр-1", "кадр-2")).to.deep.equal([]);
  });
});

describe("the report of a build", () => {
  it("says what a pass renders, how long it is, and what to look at", () => {
    const script = `${HEAD}## a\ndur: 2.02\npolicy: dub\nRain.\n## b\ndur: auto\nmodel: m\nMARA: Go.\n## c\nFog.\n`;
    const config = { series: { target: "ltx2" }, proxy: { width: 512, height: 288 } };
    expect(build(script, { config, pass: "proxy", targets: withoutStyle("ltx2") }).report.split("\n")).to.deep.equal([
      "ep01 Ferry, proxy pass: 2 shots in 1 sequence",
      "animatic: 2 shots, 512x288 at 24 fps",
      "  length 2.88 s for 2.88 s asked (0 frames of padding)",
      "  sound generate 2",
      "  own model or LoRA: b",
      "1 problem:",
      '  line 12: shot "c" has no length: write "dur: 4" (seconds), "dur: auto" when it has dialogue, or a window on the recording, "audio: 1.5-4"',
      "3 warnings:",
      "  series config, line 1: ltx2 cannot be compiled yet: until it can, 2 shots (a, b) are built for animatic",
      '  line 4: shot "a": policy "dub" becomes "generate": no recording in the series config (audio.track)',
      '  line 4: ltx2 opens no sheets and no plates, so each of 2 shots (a, b) knows pier, mara by words, and by a first picture where one is made: write "first: generate" to ask for it, or choose a target that reads references [ref-not-read]',
      "",
    ]);
  });
});
