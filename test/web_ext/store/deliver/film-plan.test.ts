import { expect } from "chai";
import { planFilm } from "../../../../web_ext/store/deliver/film-plan.ts";
import { buildPlaylist } from "../../../../web_ext/store/playback/playlist.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const media = { mp4: "t3.mp4", strip: null, audio: null, thumb: null, width: 512, height: 288 };
const standIn = { take: 3, usable: true, placeholder: true, pass: "final", frames: 24, media } as const;
const shots = [
  makeShot("sh010", { takes: [makeTake(1)], cut: { trim_in: 12 } }),
  makeShot("sh020", { takes: [makeTake(2, { stale: ["script"] })] }),
  makeShot("sh030"),
  makeShot("sh040", { takes: [makeTake(1)], cut: { out: true } }),
  makeShot("sh050", { cut: { ...standIn, flag: true } }),
  makeShot("sh060", { orphan: true, takes: [makeTake(1)] }),
];
const plan = planFilm(shots, buildPlaylist(shots, 24), 24);

describe("the plan of a film", () => {
  it("has a row for each shot of the script, with what plays and how long", () => {
    expect(plan.rows.map(({ shot, take, seconds, plays }) => [shot, take, seconds, plays])).to.deep.equal([
      ["sh010", 1, 1.5, true],
      ["sh020", 2, 2, true],
      ["sh030", null, 2, false],
      ["sh040", null, 2, false],
      ["sh050", 3, 1, true],
    ]);
    expect([plan.clips, plan.seconds]).to.deep.equal([3, 4.5]);
    expect(plan.rows[0]?.source).to.equal("512 × 288, 24 fps");
  });

  it("says what each shot is like", () => {
    expect(plan.rows.map(({ state }) => state.word)).to.deep.equal([
      "Ready",
      "Stale",
      "No take",
      "Left out",
      "Final stands in",
    ]);
  });

  it("names what is worth a look, with the first shot to open", () => {
    expect(plan.warnings.map(({ title, says, shot }) => [title, says, shot])).to.deep.equal([
      ["1 shot without a take", "sh030: the film is shorter by it", "sh030"],
      ["1 stale take in the cut", "sh020: rendered before the script or its settings changed", "sh020"],
      ["1 shot stands in from the other pass", "sh050: no usable take in this pass", "sh050"],
      ["1 flag in the cut", "sh050: somebody wanted to look again", "sh050"],
    ]);
  });

  it("names at most two shots, unless there are only three", () => {
    const many = ["a", "b", "c", "d"].map((id) => makeShot(id));
    const says = (count: number) => {
      const some = many.slice(0, count);
      return planFilm(some, buildPlaylist(some, 24), 24).warnings[0]?.says;
    };
    expect(says(3)).to.equal("a, b, c: the film is shorter by it");
    expect(says(4)).to.equal("a, b and 2 more: the film is shorter by it");
  });
});
