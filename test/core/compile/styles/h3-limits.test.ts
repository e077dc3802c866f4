import { expect } from "chai";
import { entryOf, sentences } from "../build-show.ts";
import { CONFIG, buildShot } from "./show.ts";

describe("what a target with numbered slots cannot do", () => {
  const problems = (shot: string, config: Record<string, object> = {}) =>
    sentences(buildShot(shot, { config }).problems);
  const noTrack = { audio: { mode: "generate" } };

  it("is told at the line that says it, and the shot is not built", () => {
    const built = buildShot("plate: cabin\ndur: 3\nRain.\n");
    expect(sentences(built.problems)).to.deep.equal([
      '4: shot "a" plays at "cabin", which has no picture: minimax_h3_ref2va needs locations.cabin.plate in the config',
    ]);
    expect(built.shots.has("a")).to.equal(false);
  });

  it("is more than three subjects", () => {
    expect(problems("who: mara, tom, eve\ndur: 3\nRain.\n")).to.deep.equal([]);
    expect(problems("who: mara, tom, eve\nwith: crate\ndur: 3\nRain.\n")[0]).to.contain(
      "shows 4 subjects (mara, tom, eve, crate), and minimax_h3_ref2va reads 3 pictures",
    );
  });

  it("is a window on a recording that the config does not name", () => {
    expect(problems("audio: 1-4\nRain.\n", noTrack)[0]).to.contain("add audio.track");
    expect(problems("policy: dub\ndur: 3\nMARA: Yes.\n")[0]).to.contain(
      'no window on the recording ("audio: A-B" in the shot)',
    );
  });

  it("is more voices than it clones", () => {
    const lines = ["MARA", "TOM", "EVE", "GHOST"].map((name) => `${name} (O.S.): Yes.\n`);
    expect(problems(`policy: clone\ndur: 9\n${lines.slice(0, 3).join("")}`)).to.deep.equal([]);
    expect(problems(`policy: clone\ndur: 9\n${lines.join("")}`)[0]).to.contain(
      "clones 4 voices (mara, tom, eve, ghost)",
    );
  });

  it("is copying a recording in a shot that is not dubbed", () => {
    expect(problems("retention: fully_copy\ndur: 3\nMARA: Yes.\n")[0]).to.equal(
      '4: shot "a" has "retention: fully_copy" and policy "generate": only a dub copies the recording',
    );
    expect(problems("retention: reference\ndur: 3\nMARA: Yes.\n")).to.deep.equal([]);
    expect(problems("retention: mostly\ndur: 3\nRain.\n")[0]).to.contain(
      'has retention "mostly": write one of fully_copy,',
    );
  });

  it("and not, in a proxy that makes its sound up, what the final pass dubs", () => {
    const config = {
      audio: { mode: "source_track", track: "m.wav" },
      proxy: { width: 512, height: 288, audio_mode: "generate" },
    };
    const built = buildShot("retention: fully_copy\naudio: 1-4\nMARA: Yes.\n", { config, pass: "proxy" });
    expect(sentences(built.problems)).to.deep.equal([]);
    expect(entryOf(built, "a")).to.include({ audio_policy: "generate", audio_retention: "" });
  });

  it("is none of it a problem on a target that reads no pictures", () => {
    const series = { id: "s", title: "S", target: "vid_fl2va" };
    const shot = "plate: cabin\nwho: mara, tom, eve\nwith: crate\nretention: fully_copy\naudio: 1-4\nMARA: Yes.\n";
    expect(problems(shot, { series, ...noTrack })).to.deep.equal([]);
  });
});

describe("what is doubtful on a target where render time is dear", () => {
  const warnings = (shot: string, config: Record<string, object> = {}, pass: "final" | "proxy" = "final") =>
    sentences(buildShot(shot, { config, pass }).warnings);

  it("is a typed length of which more than 15% is padding", () => {
    expect(warnings("dur: 1.7\nRain.\n")).to.deep.equal([
      '4: shot "a" renders 2.33 s for the 1.71 s it asks for: 27% of it is padding',
    ]);
    expect(warnings("dur: 2.04\nRain.\n")).to.deep.equal([]);
    expect(warnings("audio: 1-2.7\nRain.\n")).to.deep.equal([]);
    const cheap = { series: { id: "s", title: "S", target: "vid_fl2va" } };
    expect(warnings("dur: 1.7\nRain.\n// lint: off ref-not-read\n", cheap)).to.deep.equal([]);
  });

  it("is dialogue that nobody can speak so fast", () => {
    const said2 = "MARA: Every single passenger on this ferry wants their luggage returned immediately!\nTOM: Ha.\n";
    const built = buildShot(`dur: 1.62\npace: fast\n${said2}`);
    expect(built.shots.get("a")!.plan.pacing).to.deep.include({ syllables: 25, holds: 3, verdict: "CRAMMED" });
    expect(sentences(built.warnings)[0]).to.match(/25 syllables in 1\.63 s is 37\.0 a second; give it 5\.88 s/);
    const narrator = buildShot("audio: 0-1.8\nMARA (V.O.): By winter the harbour had forgotten them entirely.\n");
    expect(narrator.shots.get("a")!.entry.length).to.equal(56);
    expect(sentences(narrator.warnings)[0]).to.match(
      /15 syllables in 2\.33 s is 8\.9 a second; give it 4\.46 s, or lines of at most 7/,
    );
  });

  it("is a sound that a full copy of the recording silences", () => {
    const shot = "policy: dub_keep_foley\nretention: fully_copy\naudio: 1-4\nMARA: Yes.\n";
    expect(warnings(`sound: gulls\n${shot}`)[0]).to.contain('loses its "sound:"');
    expect(warnings(shot)).to.deep.equal([]);
    expect(warnings("policy: dub\nsound: gulls\naudio: 1-4\nMARA: Yes.\n")).to.deep.equal([]);
  });

  it("is a subject that the config has no sheet of", () => {
    expect(warnings("with: letter\ndur: 3\nRain.\n")).to.deep.equal([
      '3: shot "a" shows letter in words alone: the config names no sheet',
    ]);
  });
});

describe("steps that a preset's LoRA is not made for", () => {
  const two = "dur: 3\nRain.\n## b\nsteps: 12\ndur: 3\nFog.\n## c\nsteps: 12\ndur: 3\nSnow.\n";
  const warnings = (shot: string, block: object, pass: "final" | "proxy" = "final") => {
    const config = { series: { ...CONFIG["series"], ...block } };
    return sentences(buildShot(shot, { config, pass }).warnings).map((line) => line.replace(/ \(minimax\S+\)/, ""));
  };

  it("are told once for all shots that set them", () => {
    expect(warnings(two, {})).to.deep.equal([
      "6: 2 shots (b, c): 12 steps with a LoRA made for 8: take 8 steps, or another LoRA",
    ]);
  });

  it("are told about the config that sets them", () => {
    expect(warnings("dur: 3\nRain.\n", { steps: 10 })).to.deep.equal([
      "-: minimax_h3_ref2va, final pass: 10 steps with a LoRA made for 8: take 8 steps, or another LoRA",
    ]);
    expect(warnings("steps: 8\ndur: 3\nRain.\n", {}, "proxy")[0]).to.contain("8 steps with a LoRA made for 4");
  });

  it("are right with another LoRA, or none", () => {
    expect(warnings("lora: none\nsteps: 20\ndur: 3\nRain.\n", {})).to.deep.equal([]);
    expect(warnings("dur: 3\nRain.\n", { steps: 10, lora: "own" })).to.deep.equal([]);
    expect(warnings("steps: 8\ndur: 3\nRain.\n", {})).to.deep.equal([]);
  });
});
