// What things do by themselves: what the words say bursts, jumps out, rolls, cracks, rises or goes out, and what is drawn of it when.
import { expect } from "chai";
import { outbreaksIn } from "../../../../src/core/animatic/movers/happenings/read-outbreaks.ts";
import { cardOf, MARA_AND_BEN, somebody, thingsOf } from "../../../support/media/action-shots.ts";

const artsOf = (action: string) => thingsOf(action, MARA_AND_BEN).map(({ art }) => art);

describe("what things do by themselves", () => {
  const CASES: readonly (readonly [action: string, found: string])[] = [
    ["Ben hands Mara a balloon, and it bursts in her face.", "burst balloon"],
    ["The flask explodes.", "burst flask"],
    ["Ben skis straight into the snowman and it bursts apart.", "burst snowman"],
    ["Mara pops a balloon with a pin.", "burst balloon"],
    ["Mara pops a question.", ""],
    ["Two slices of toast jump out of the toaster.", "leap toast"],
    ["The oranges roll down the street; Ben runs after them.", "roll oranges"],
    ["A crack runs across the ice towards Mara.", "crack ice"],
    ["The mirror cracks from top to bottom.", "crack mirror"],
    ["Water rises to her waist.", "water water"],
    ["A draught blows the candles out one by one.", "out candle"],
    ["Mara bursts into tears.", ""],
    ["Laughter bursts out of Ben.", ""],
    ["Ben jumps out of the window.", ""],
    ["Mara cracks an egg into the pan.", ""],
    ["The bow flies out of Ben's hand.", ""],
  ];
  for (const [action, found] of CASES)
    it(`${action} ${found === "" ? "nothing" : found}`, () => {
      expect(
        outbreaksIn(action)
          .map(({ what }) => `${what.kind} ${what.noun}`)
          .join(", "),
      ).to.equal(found);
    });

  it("lets what somebody runs into be whole until they are there", () => {
    const snowman = somebody("snowman", "a snowman with a carrot nose", "prop");
    const things = thingsOf("Ben skis straight into the snowman and it bursts apart.", [...MARA_AND_BEN, snowman]);
    const whole = things.find(({ standsFor }) => standsFor === "snowman");
    expect([0, 99].map((seconds) => whole?.at(seconds) === undefined)).to.deep.equal([false, true]);
  });

  it("leaves the hands of who pops it at work", () => {
    const mara = cardOf("Mara pops a balloon.", MARA_AND_BEN).standings.find(({ id }) => id === "mara");
    expect(mara?.beats.map(({ gesture, holds }) => [gesture, holds.includes("balloon")])).to.deep.equal([
      ["stab", true],
      ["stab", false],
    ]);
  });

  it("leaves nothing of what bursts in the hands, and who has it shrinks back", () => {
    const mara = cardOf("Ben hands Mara a balloon, and it bursts in her face.", MARA_AND_BEN).standings.find(
      ({ id }) => id === "mara",
    );
    expect(mara?.beats.at(-1)?.gesture).to.equal("recoil");
    expect(mara?.beats.at(-1)?.holds).to.deep.equal([]);
  });

  it("shows the whole thing until it explodes", () => {
    const whole = thingsOf("The flask explodes.", MARA_AND_BEN).find(({ art }) => art === "thing");
    expect(whole?.at(0)).not.to.equal(undefined);
    expect(whole?.at(9)).to.equal(undefined);
  });

  it("has drawings for each", () => {
    expect(artsOf("The flask explodes.")).to.include("blast");
    expect(artsOf("Fireworks burst over the roofs.")).to.include("firework");
    expect(artsOf("The wall cracks behind Mara.")).to.include("crack_wall");
    expect(artsOf("Water rises to Mara's waist.")).to.deep.equal(["flood"]);
    expect(artsOf("The candles go out one after another.").filter((art) => art === "candle")).to.have.length(7);
    expect(artsOf("Popcorn jumps out of the pan.")).to.include("pieces_fall");
    expect(artsOf("The oranges roll down the street.")).to.have.length(5);
  });
});
