import { expect } from "chai";
import { cubeText } from "../../../../src/core/grade/write-cube.ts";
import { NO_LOOK } from "../../../../src/core/grade/match-colours.ts";
import type { GradeSummary } from "../../../../src/contracts/replies/versions.ts";
import { asksForMatch, describeGrade, isPlayed } from "../../../../web_ext/store/takes/grades.ts";
import { badgesOfTake } from "../../../../web_ext/store/takes/badges.ts";
import { readCube } from "../../../../web_ext/store/takes/read-cube.ts";
import { makeShot, makeTake } from "../../../support/page/page-states.ts";

const grade: GradeSummary = {
  match: "shot:sh030",
  strength: 0.5,
  asked: "request",
  fresh: true,
  identity: false,
  distance: { before: 12.34, after: 1.2 },
  reference: "renders/sh030/sh030_t01.mp4",
  cube: "renders/sh010/sh010_t01.cube",
};

describe("the colours of takes on the page", () => {
  it("are read from the table that the service writes", () => {
    const cube = readCube(cubeText("sh010", { ...NO_LOOK, saturation: 0 }, 1));
    expect([cube?.side, cube?.colours.length]).to.deep.equal([33, 4 * 33 ** 3]);
    const red = [...(cube?.colours.subarray(4 * 32, 4 * 33) ?? [])];
    for (const value of red.slice(0, 3)) expect(value).to.be.closeTo(0.2126, 1e-4);
    expect(red[3]).to.equal(1);
    for (const text of ["", "LUT_3D_SIZE 2\n0 0 0\n", "LUT_3D_SIZE 2\n0 0 x\n", "LUT_3D_SIZE 400\n"])
      expect(readCube(text), text).to.equal(undefined);
  });

  it("are told of in words: what they are matched to, how much, and how far they were", () => {
    expect(describeGrade(grade).title).to.equal(
      "Its colours are matched to sh030, 50 percent in each film: distance 12.3 before, 1.2 after",
    );
    expect(describeGrade({ ...grade, match: "first", identity: true }).title).to.include("its first picture already");
    const shot = makeShot("sh010", { takes: [] });
    const words = (fields: Partial<GradeSummary>) =>
      badgesOfTake(shot, makeTake(1, { grade: { ...grade, ...fields } }), undefined).map(({ word }) => word);
    expect(words({})).to.deep.equal(["Usable"]);
    expect(words({ fresh: false })).to.deep.equal(["Usable", "Colours: other film"]);
  });

  it("are corrected where that is fresh and changes something", () => {
    expect(isPlayed(grade)).to.equal(true);
    const others = [{ fresh: false }, { identity: true }, { strength: 0 }];
    expect(others.map((fields) => isPlayed({ ...grade, ...fields }))).to.deep.equal([false, false, false]);
  });

  it("are offered to be matched where the check found others than those of the first picture", () => {
    const check = { measured: null, findings: [{ kind: "first" as const, text: "it does not begin in the colours" }] };
    expect(asksForMatch(makeTake(1, { check }))).to.equal(true);
    expect(asksForMatch(makeTake(1, { check, grade }))).to.equal(false);
    expect(asksForMatch(makeTake(1, { check, grade: { ...grade, fresh: false } }))).to.equal(true);
    expect(asksForMatch(makeTake(1))).to.equal(false);
  });
});
