import { expect } from "chai";
import { build, entryOf, sentences } from "../build-show.ts";
import { CONFIG } from "./show.ts";

/** Two shots in a sequence; the second carries on. */
function carriesOn(lines: string) {
  const script = `= ep01 Ferry\n# sq01 pier\n## z\ndur: 3\nFog.\n## a\n${lines}Rain.\n`;
  return build(script, { config: CONFIG });
}

describe("a shot that carries on from the one before", () => {
  it("by latent holds frames of it in front of those it keeps", () => {
    const built = carriesOn("continuous: latent\ndur: 4.04\n");
    expect(entryOf(built, "z")).to.include({ length: 73 }).and.not.have.property("hold");
    expect(entryOf(built, "a")).to.include({ hold: 39, length: 102 });
    expect([...built.shotlists.keys()]).to.deep.equal(["minimax_h3_ref2va"]);
    expect(sentences(built.warnings)).to.deep.equal([]);
  });

  it("holds what the grid allows, and says so", () => {
    const built = carriesOn("continuous: latent\noverlap: 30\ndur: 3.04\n");
    expect(entryOf(built, "a")).to.include({ hold: 39, length: 85 });
    expect(sentences(built.warnings)).to.deep.equal([
      `8: shot "a" holds 39 frames of the shot before, not 30: that is minimax_h3_ref2va's grid`,
    ]);
  });

  it("by a first frame is written for the partner that reads one, in a list of its own", () => {
    const built = carriesOn("continuous: first\ndur: 2.5\n");
    expect([...built.shotlists.keys()]).to.deep.equal(["minimax_h3_ref2va", "minimax_h3_fl2va"]);
    const entry = entryOf(built, "a");
    expect(entry.prompt)
      .to.be.a("string")
      .and.match(/^integrated_multimodal_description: \[Shot 1\] /);
    expect(entry.keyframes).to.have.property("first", "refs/shots/a/first.png");
    expect(entryOf(built, "z").prompt).to.be.an("array").with.length(6);
  });

  it("cannot by latent on the partner", () => {
    const built = carriesOn("target: vid_fl2va\ncontinuous: latent\ndur: 2.5\n");
    expect(sentences(built.problems)[0]).to.contain('cannot carry on with "continuous: latent" on minimax_h3_fl2va');
  });
});

describe("lengths on the H3 grid", () => {
  const length = (seconds: string) => entryOf(carriesOn(`dur: ${seconds}\n`), "a").length;

  it("are the shortest that hold what is asked, at the target's own rate", () => {
    const asked = ["2.5", "1.62", "3.04", "3.6", "1.0", "2.04", "4.04"];
    expect(asked.map(length)).to.deep.equal([73, 39, 73, 90, 39, 56, 107]);
    const film = { config: { ...CONFIG, series: { ...CONFIG["series"], fps: 30 } } };
    const built = build("= e E\n# s pier\n## a\ndur: 2.5\nRain.\n", film);
    expect(entryOf(built, "a").length).to.equal(73);
    expect([...built.shotlists.values()][0]!.defaults.fps).to.equal(24);
  });

  it("give one word as long as the shortest take that has room for it", () => {
    const built = carriesOn("dur: 1.5\nMARA: Wait!\n");
    expect(built.shots.get("a")!.plan.pacing).to.include({ syllables: 1, holds: 4, verdict: "ok" });
    expect(entryOf(built, "a").length).to.equal(39);
  });
});
