// Babies of a shot that somebody has in the arms are drawn as what is held; those that do something of their own are somebody.
import { expect } from "chai";
import type { Scene } from "../../../src/contracts/files/shotlist.ts";
import { withBabiesInArms } from "../../../src/core/animatic/unnamed/babies-in-arms.ts";

function kindsIn(action: string, design = "a newborn baby in a white blanket"): readonly string[] {
  const subject = (id: string, design: string) => ({ id, name: id, kind: "character", design });
  const subjects = [subject("ana", "a mother of thirty"), subject("theo", design)];
  return withBabiesInArms({ action, subjects } as unknown as Scene).subjects.map(({ kind }) => kind);
}

describe("a baby of a shot", () => {
  for (const action of [
    "Ana rocks the baby.",
    "Ana holds Theo in her arms.",
    "Ana carries Theo through the snow.",
    "Ana pats the baby's back.",
    "Ana stands at the window with the baby on her shoulder.",
  ])
    it(`is held: ${action}`, () => {
      expect(kindsIn(action)).to.deep.equal(["character", "prop"]);
    });

  for (const action of ["Ana sleeps and the baby crawls to the door.", "Theo sits on the rug and laughs."])
    it(`is somebody: ${action}`, () => {
      expect(kindsIn(action)).to.deep.equal(["character", "character"]);
    });

  for (const design of ["a six-month-old baby boy", "a chubby baby", "an infant of six months"])
    it(`is held as described: ${design}`, () => {
      expect(kindsIn("Ana hugs Theo.", design)).to.deep.equal(["character", "prop"]);
    });

  it("is no young animal, and nobody who has one", () => {
    for (const design of ["a baby dragon", "a man with a baby"])
      expect(kindsIn("Ana hugs Theo.", design), design).to.deep.equal(["character", "character"]);
  });
});
