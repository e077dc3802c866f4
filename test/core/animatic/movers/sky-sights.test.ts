// What people look up at in the sky: it is there, over their heads, and only under the open sky; the crowd looks up as well.
import { expect } from "chai";
import { crowdDeed } from "../../../../src/core/animatic/formations/crowd-deed.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { planMovers } from "../../../../src/core/animatic/movers/plan-movers.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

const frame = frameOf(512, 288);

function shotOf(action: string, description = "A meadow at night") {
  const mara = { ...person(0), id: "mara", name: "Mara", design: "A woman of thirty" };
  const location = { id: "place", description };
  const scene = { camera: null, dialogue: [], subjects: [mara], action, location };
  const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size: "ws", seed: "7" }, scene }), 1);
  if (!card) throw new Error("no card");
  return { card, arts: planMovers(card, stageCast(card, frame), frame).things };
}

describe("what is looked up at", () => {
  it("is in the sky, where one is", () => {
    expect(new Set(shotOf("Mara gazes up at the fireworks.").arts.map(({ art }) => art))).to.deep.equal(
      new Set(["firework"]),
    );
    const [comet] = shotOf("Mara points at a comet.").arts;
    expect(comet?.art).to.equal("comet");
    expect(comet?.y ?? 1e9).to.be.below(frame.height * 0.3);
    expect(shotOf("Mara watches the shooting stars.").arts.every(({ art }) => art === "shooting_star")).to.equal(true);
    expect(shotOf("Mara looks at the fireworks.", "A cellar").arts).to.deep.equal([]);
    expect(shotOf("Mara carries a box of fireworks.").arts).to.deep.equal([]);
  });

  it("is the moon, large and not hidden, once", () => {
    const details = (action: string) => shotOf(action, "A rooftop at night").card.place.details.map(({ name }) => name);
    expect(details("Mara looks up at the moon.")).to.deep.equal(["full_moon"]);
    expect(details("Mara walks in the moonlight.")).to.deep.equal([]);
  });

  it("has everybody do it whom no list names", () => {
    expect(shotOf("Everyone raises a glass.", "A garden by day").card.extras).to.be.above(3);
    expect(shotOf("The congregation sings.", "A church by day").card.extras).to.be.above(3);
    const { card } = shotOf("Everybody rises as Mara enters.", "A courtroom by day");
    expect(card.standings[0]?.beats.map(({ posture }) => posture)).to.deep.equal(["walk"]);
  });

  it("is looked up at by a crowd, and by who does nothing else beside it", () => {
    expect(crowdDeed("The crowd looks up at the fireworks.")?.gaze).to.deep.equal({ to: "up" });
    const { card } = shotOf("The crowd looks up at the fireworks.", "A square at night");
    expect(card.standings[0]?.beats[0]?.gaze).to.deep.equal({ to: "up" });
  });
});
