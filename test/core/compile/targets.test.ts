import { expect } from "chai";
import { shipped } from "../../support/servers/shipped-targets.ts";
import { HEAD, build, sentences, withoutStyle } from "./build-show.ts";

const SHOT = "## sh010\ndur: 2\nRain.\n";

describe("which target a shot is built for", () => {
  const chosen = (script: string, show = {}) => {
    const { requested, target, source, line } = build(script, show).shots.get("sh010")!.chosen;
    return { wanted: requested.id, built: target.id, source, line };
  };

  it("is the machine's default in a show that names none", () => {
    expect(chosen(HEAD + SHOT)).to.deep.equal({ wanted: "animatic", built: "animatic", source: "default", line: null });
    expect(chosen(HEAD + SHOT, { detected: ["ltx2"] }).wanted).to.equal("ltx2");
  });

  it("is the config's, named by alias or id", () => {
    const config = { series: { target: "vid_ti2v" } };
    expect(chosen(HEAD + SHOT, { config, detected: ["ltx2"] })).to.include({ wanted: "wan22_ti2v", source: "series" });
  });

  it("goes from the shot over its profile, the sequence and its profile to the config", () => {
    const config = {
      series: { target: "ltx2" },
      profiles: { hero: { target: "vid_fl2va" }, cheap: { target: "wan22_ti2v" } },
    };
    const at = (header: string, shot: string) =>
      chosen(`= e E\n# sq01 pier\n${header}## sh010\n${shot}dur: 2\nRain.\n`, { config });
    const want = (wanted: string, line: number) => ({ wanted, source: "script", line });
    const all = ["profile: cheap\ntarget: vid_vace\n", "profile: hero\ntarget: vid_i2v\n"] as const;
    expect(at(...all)).to.include(want("wan22_i2v", 5));
    expect(at(all[0], "profile: hero\n")).to.include(want("minimax_h3_fl2va", 5));
    expect(at(all[0], "")).to.include(want("wan22_vace", 2));
    expect(at("profile: cheap\n", "")).to.include(want("wan22_ti2v", 2));
    expect(at("", "").wanted).to.equal("ltx2");
  });

  it("switches to the partner that reads a first frame, unless the shot insists", () => {
    const config = { series: { target: "vid_ref2va" } };
    const script = (own: string, header = "") =>
      `= e E\n# sq01 pier\n${header}## sh000\ndur: 1\nFog.\n## sh010\n${own}continuous: first\ndur: 2\nRain.\n`;
    const partner = { wanted: "minimax_h3_fl2va", built: "minimax_h3_fl2va" };
    expect(chosen(script(""), { config })).to.include({ ...partner, source: "series" });
    expect(chosen(script("", "target: vid_ref2va\n"), { config })).to.include({ ...partner, source: "script" });
    const insists = build(script("target: vid_ref2va\n"), { config });
    expect(insists.shots.has("sh010")).to.equal(false);
    expect(sentences(insists.problems).join("\n")).to.contain(
      '8: shot "sh010" cannot carry on with "continuous: first" on minimax_h3_ref2va: choose one of minimax_h3_fl2va, ltx2,',
    );
    expect(sentences(insists.problems)).to.have.length(1);
  });
});

describe("targets that cannot be compiled yet", () => {
  const targets = withoutStyle("minimax_h3_ref2va", "ltx2");

  it("are built for the animatic with one warning, whoever asked", () => {
    const config = { series: { target: "vid_ref2va" } };
    const built = build(`${HEAD}${SHOT}${SHOT.replace("010", "020")}## sh030\ntarget: ltx2\ndur: 2\nFog.\n`, {
      config,
      targets,
    });
    expect(built.problems).to.deep.equal([]);
    expect(sentences(built.warnings)).to.deep.equal([
      "-: minimax_h3_ref2va cannot be compiled yet: until it can, 2 shots (sh010, sh020) are built for animatic",
      '10: ltx2 cannot be compiled yet: until it can, shot "sh030" is built for animatic',
      '10: ltx2 opens no sheets and no plates, so shot sh030 knows pier by words, and by a first picture where one is made: write "first: generate" to ask for it, or choose a target that reads references',
    ]);
    expect([...built.shotlists.keys()]).to.deep.equal(["animatic"]);
    expect(built.requestedTarget.id).to.equal("minimax_h3_ref2va");
    expect(built.seriesTarget.id).to.equal("animatic");
  });

  it("name eight shots at most", () => {
    const shots = Array.from({ length: 12 }, (_, i) => `## s${i}\ndur: 1\nRain.\n`).join("");
    const [warning] = sentences(build(HEAD + shots, { targets, detected: ["ltx2"] }).warnings);
    expect(warning).to.contain("12 shots (s0, s1, s2, s3, s4, s5, s6, s7 and 4 more) are built for animatic");
  });
});

describe("targets that are not there", () => {
  it("are a problem at the line that names them, with the ids to choose from", () => {
    const script = `= e E\n# sq01 pier\ntarget: nope\n${SHOT}## sh020\ntarget: krea2\ndur: 1\nFog.\n`;
    const built = build(script);
    const [sequence, shot] = sentences(built.problems);
    expect(sequence).to.match(
      /^3: sequence "sq01": there is no target "nope" for video: choose minimax_h3_ref2va, .*animatic$/,
    );
    expect(shot).to.match(/^8: shot "sh020": krea2 is an image target, not a video target: choose /);
    expect(built.problems).to.have.length(2);
  });

  it("are told once when the config names them, before all else", () => {
    const built = build(`${HEAD}${SHOT}## sh020\nFog.\n`, { config: { series: { target: "h4" } } });
    expect(built.problems[0]).to.deep.include({ file: "series", line: 1 });
    expect(built.problems[0]!.message).to.match(/^series.target: there is no target "h4" for video: choose /);
    expect(built.problems).to.have.length(2);
    expect(built.shots.has("sh010")).to.equal(true);
  });

  it("leave a house without a built-in with a problem a shot", () => {
    const targets = withoutStyle("ltx2").filter((file) => file.id === "ltx2" || file.id === "wan22_ti2v");
    const built = build(HEAD + SHOT, { targets, detected: ["ltx2"] });
    expect(built.problems.map(({ message }) => message).join("\n")).to.contain("no built-in target stands in for it");
  });
});

describe("a target of its own that compiles", () => {
  const animatic = shipped.files.find((file) => file.id === "animatic")!;
  if (animatic.kind !== "video") throw new Error("the animatic is a video target");
  const slow = {
    ...animatic,
    id: "slow",
    rank: 2000,
    builtin: false,
    template: { ...animatic.template, fps: 12, frames: { step: 4, base: 1, max: 41 }, size_multiple: 32 },
    continuous: { modes: ["first" as const] },
  };
  const targets = [...shipped.files, slow];

  it("gets a shot list of its own beside the series target's", () => {
    const built = build(`${HEAD}${SHOT}## sh020\ntarget: slow\ndur: 2\nFog.\n`, { targets });
    const lists = [...built.shotlists.values()].map((list) => [
      list.target,
      list.defaults.fps,
      list.shots.map(({ id }) => id),
    ]);
    expect(lists).to.deep.equal([
      ["animatic", 24, ["sh010"]],
      ["slow", 12, ["sh020"]],
    ]);
    expect(built.shots.get("sh020")!.entry.length).to.equal(25);
  });

  it("refuses what it cannot carry on with", () => {
    const built = build(`${HEAD}${SHOT}## sh020\ntarget: slow\ncontinuous: latent\ndur: 2\nFog.\n`, { targets });
    expect(sentences(built.problems)).to.deep.equal([
      '9: shot "sh020" cannot carry on with "continuous: latent" on slow: choose one of minimax_h3_ref2va, animatic, or write "continuous: none"',
    ]);
  });
});
