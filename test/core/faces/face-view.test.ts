import { expect } from "chai";
import { faceViewMark, faceViewOf } from "../../../src/core/faces/face-view.ts";
import type { StandingPicture } from "../../../src/core/refs/given-pictures.ts";

const panel = (index: number): StandingPicture => ({
  path: "refs/ada.png",
  sha1: "live",
  crop: { panel: index, of: 4 },
});
const picked = (name: string): StandingPicture => ({ path: `refs/_takes/${name}.png`, sha1: name });

describe("the picture that a face is compared with", () => {
  const of = (pictures: Readonly<Record<string, StandingPicture | null>>, hasViews = true) =>
    faceViewOf((ref, view) => pictures[`${ref} ${view}`] ?? null, "ada", hasViews);

  it("is the picked face view", () => {
    const pictures = { "subject:ada 04_face": picked("face"), "subject:ada 01_threequarter": picked("turned") };
    expect(of(pictures)).to.deep.equal({ ...picked("face"), view: "04_face" });
  });

  it("is the picked three-quarter view, before a panel of the sheet", () => {
    const pictures = { "subject:ada 04_face": panel(3), "subject:ada 01_threequarter": picked("turned") };
    expect(of(pictures)).to.include({ view: "01_threequarter" });
  });

  it("is the face's panel of a sheet that nothing was picked for", () => {
    const found = of({ "subject:ada 04_face": panel(3), "subject:ada 01_threequarter": panel(0) });
    expect(found).to.deep.equal({ ...panel(3), view: "sheet" });
    expect(faceViewMark(found!)).to.equal("live#3/4");
  });

  it("is the whole picture of a character without views, and none where there is none", () => {
    expect(of({ "subject:ada null": picked("whole") }, false)).to.include({ view: "picture" });
    expect(of({})).to.equal(null);
  });
});
