// What things do by themselves: what the words say bursts, jumps out, rolls, cracks, rises or goes out, and what is drawn of it when.
import { expect } from "chai";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { outbreaksIn } from "../../../../src/core/animatic/movers/happenings/read-outbreaks.ts";
import { planMovers } from "../../../../src/core/animatic/movers/plan-movers.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

function cardOf(action: string) {
  const subjects = ["mara", "ben"].map((id, at) => ({ ...person(at), id, name: id[0]?.toUpperCase() + id.slice(1) }));
  const scene = { camera: null, dialogue: [], subjects, action };
  const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size: "fs", seed: "7" }, scene }), 1);
  if (!card) throw new Error("no card");
  return card;
}

function planOf(action: string) {
  const frame = frameOf(512, 288);
  const card = cardOf(action);
  return planMovers(card, stageCast(card, frame), frame).things;
}

const artsOf = (action: string) => planOf(action).map(({ art }) => art);

describe("what things do by themselves", () => {
  const CASES: readonly (readonly [action: string, found: string])[] = [
    ["Ben hands Mara a balloon, and it bursts in her face.", "burst balloon"],
    ["The flask explodes.", "burst flask"],
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

  it("leaves nothing of what bursts in the hands, and who has it shrinks back", () => {
    const mara = cardOf("Ben hands Mara a balloon, and it bursts in her face.").standings.find(
      ({ id }) => id === "mara",
    );
    expect(mara?.beats.at(-1)?.gesture).to.equal("recoil");
    expect(mara?.beats.at(-1)?.holds).to.deep.equal([]);
  });

  it("shows the whole thing until it explodes", () => {
    const whole = planOf("The flask explodes.").find(({ art }) => art === "thing");
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
