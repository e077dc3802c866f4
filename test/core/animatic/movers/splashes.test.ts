// What lands on somebody: what the words say of it, whom it is done to, and the stain that it leaves until that is wiped off.
import { expect } from "chai";
import { splashesIn, withSplashed } from "../../../../src/core/animatic/movers/happenings/read-splashes.ts";
import { cardOf, MARA_AND_BEN, thingsOf } from "../../../support/media/action-shots.ts";

const NAMES = ["mara", "ben"];

describe("what lands on somebody", () => {
  const CASES: readonly (readonly [action: string, found: string])[] = [
    ["The iron bursts open and batter hits Ben's face.", "batter ben face itself"],
    ["A bus passes and the muddy water splashes Mara from head to toe.", "water mara body itself"],
    ["Snow slides off the roof and buries Ben.", "snow ben body itself"],
    ["Feathers float down over Mara and Ben.", "feathers mara body itself"],
    ["Mara throws a pie into his face.", "pie his face somebody"],
    ["The fire leaves Ben's face black with soot.", "soot ben face itself"],
    ["Water pours over Ben's shoes.", "water ben feet itself"],
    ["A white cloud covers Mara.", "cloud mara body itself"],
    ["The hose bursts, and water sprays Ben.", "water ben body itself"],
    ["Ben trips and the coffee spills over Mara.", "coffee mara body somebody"],
    ["Milk spills over Ben's newspaper.", ""],
    ["The ice breaks under Ben.", ""],
    ["The ice slides down over Ben.", "ice ben body itself"],
    ["Mara pours milk into Ben's cup.", ""],
    ["Snow falls on the roof behind Ben.", ""],
  ];
  for (const [action, found] of CASES)
    it(`${action} ${found === "" ? "nobody" : found}`, () => {
      const all = splashesIn(action, NAMES).map(({ noun, whom, part, by }) => `${noun} ${whom} ${part} ${by}`);
      expect(all.join(", ")).to.equal(found);
    });

  it("is done to them, and not before it comes flying", () => {
    expect(withSplashed("The iron bursts open and batter hits Ben's face.", NAMES)).to.equal(
      "The iron bursts open and Ben is splashed.",
    );
    const ben = cardOf("Ink squirts into Ben's face.", MARA_AND_BEN).standings.find(({ id }) => id === "ben");
    expect(ben?.beats.map(({ gesture }) => gesture)).to.deep.equal(["none", "doused"]);
  });

  it("is on whom it is thrown at, when it has been thrown", () => {
    const action = "Mara and Ben sit at a table. Mara throws her wine in his face.";
    const stained = thingsOf(action, MARA_AND_BEN).find(({ art }) => art === "stain");
    expect(stained?.follows).to.equal("ben");
    const { seconds, standings } = cardOf(action, MARA_AND_BEN);
    const throws = standings.find(({ id }) => id === "mara")?.beats.find(({ gesture }) => gesture === "douse");
    expect(stained?.at((throws?.from ?? 1) * seconds)).to.equal(undefined);
  });

  it("leaves a stain until it is wiped off", () => {
    const stained = thingsOf("Ink squirts into Ben's face.", MARA_AND_BEN).find(({ art }) => art === "stain");
    expect(stained?.at(0.2)).to.equal(undefined);
    expect(stained?.at(9)?.share).to.equal(1);
    const wiped = thingsOf("Ink squirts into Ben's face. He wipes his face with a rag.", MARA_AND_BEN).find(
      ({ art }) => art === "stain",
    );
    const shares = Array.from({ length: 90 }, (_, at) => wiped?.at(at / 100)?.share ?? 0);
    expect(Math.max(...shares)).to.be.greaterThan(0.9);
    expect(wiped?.at(9)).to.equal(undefined);
  });
});
