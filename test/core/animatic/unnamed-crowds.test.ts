import { expect } from "chai";
import type { Scene } from "../../../src/contracts/files/shotlist.ts";
import { withListedCrowds } from "../../../src/core/animatic/unnamed/listed-crowds.ts";

const prop = (id: string, design: string) => ({ id, design, kind: "prop", name: id, speaker_index: -1 });
const sceneOf = (...subjects: readonly object[]) => ({ subjects, extras: null }) as unknown as Scene;

describe("a crowd among the things of a shot", () => {
  it("is the nameless people of the shot", () => {
    const { subjects, extras } = withListedCrowds(
      sceneOf(prop("crowd", "a cheering crowd of spectators"), prop("flag", "a red flag")),
    );
    expect(extras).to.equal("a cheering crowd of spectators");
    expect(subjects.map(({ id }) => id)).to.deep.equal(["flag"]);
  });
  it("is none where the words mean a thing", () => {
    const scene = sceneOf(prop("fence", "crowd barriers of steel"));
    expect(withListedCrowds(scene)).to.equal(scene);
  });
});
