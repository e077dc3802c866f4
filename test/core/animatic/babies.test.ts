// Babies of a shot that somebody has in the arms are drawn as what is held; those that do something of their own are somebody.
import { expect } from "chai";
import type { Scene } from "../../../src/contracts/files/shotlist.ts";
import { withBabiesInArms } from "../../../src/core/animatic/unnamed/babies-in-arms.ts";

function kindsIn(action: string): readonly string[] {
  const subject = (id: string, design: string) => ({ id, name: id, kind: "character", design });
  const subjects = [subject("ana", "a mother of thirty"), subject("theo", "a newborn baby in a white blanket")];
  return withBabiesInArms({ action, subjects } as unknown as Scene).subjects.map(({ kind }) => kind);
}

describe("a baby of a shot", () => {
  for (const action of [
    "Ana rocks the baby.",
    "Ana holds Theo in her arms.",
    "Ana stands at the window with the baby on her shoulder.",
  ])
    it(`is held: ${action}`, () => {
      expect(kindsIn(action)).to.deep.equal(["character", "prop"]);
    });

  for (const action of ["Ana sleeps and the baby crawls to the door.", "Theo sits on the rug and laughs."])
    it(`is somebody: ${action}`, () => {
      expect(kindsIn(action)).to.deep.equal(["character", "character"]);
    });
});
