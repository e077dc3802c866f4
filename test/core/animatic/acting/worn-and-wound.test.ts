// What is worn on the back and filled over the shoulder, what somebody winds round the own waist, clothes that go from one to another, and what a thief runs off with.
import { expect } from "chai";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import { planMovers } from "../../../../src/core/animatic/movers/plan-movers.ts";
import { cardOf, somebody } from "../../../support/media/action-shots.ts";

const ANN = somebody("ann", "a woman of thirty, blue shirt");

describe("a basket whose design has it on the back", () => {
  const BASKET = somebody("basket", "a tall woven basket hung on her back from a strap", "prop");
  const said = [
    "Ann tosses the leaves over her shoulder into the basket.",
    "Ann picks up sticks and drops them over her shoulder into the basket.",
  ];
  for (const action of said)
    it(`is worn and filled: ${action}`, () => {
      const { standings } = cardOf(action, [ANN, BASKET]);
      expect(standings.map(({ id }) => id)).to.not.include("basket");
      const [ann] = standings;
      expect(ann?.look.kind === "person" && Object.keys(ann.look.look.clothes.extras)).to.include("backbasket");
      expect(ann?.beats.at(-1)?.gesture).to.equal("toss_back");
    });
  it("stays a thing where it is taken off, or is not on the back", () => {
    const [ann] = cardOf("Ann takes the basket off her back.", [ANN, BASKET]).standings;
    expect(ann?.look.kind === "person" && Object.keys(ann.look.look.clothes.extras)).to.not.include("backbasket");
    const plain = somebody("basket", "a wicker basket", "prop");
    expect(cardOf("Ann looks at the basket.", [ANN, plain]).standings.map(({ id }) => id)).to.include("basket");
  });
});

describe("who winds a rope round the own waist", () => {
  const ROPE = somebody("rope", "a thick wet rope", "prop");
  const artsOf = (action: string) => {
    const card = cardOf(action, [ANN, ROPE]);
    const frame = frameOf(512, 288);
    return {
      gestures: card.standings[0]?.beats.map(({ gesture }) => gesture),
      arts: planMovers(card, stageCast(card, frame), frame).things.map(({ art }) => art),
    };
  };
  it("has it there, and is at the mast", () => {
    const { gestures, arts } = artsOf("Ann winds the rope round her waist and ties herself to the mast.");
    expect(gestures).to.deep.equal(["wind_round"]);
    expect(arts).to.include.members(["wound_rope", "post"]);
  });
  it("needs no mast for it", () => {
    const { gestures, arts } = artsOf("Ann loops the rope around her middle.");
    expect(gestures).to.deep.equal(["wind_round"]);
    expect(arts).to.include("wound_rope");
    expect(arts).to.not.include("post");
  });
});

describe("who takes something and is chased", () => {
  const BEN = somebody("ben", "a man of forty, grey suit");
  it("has it first, and runs with it when the other one does", () => {
    const [ann, ben] = cardOf("Ann snatches the bag from the table and Ben runs after her.", [ANN, BEN]).standings;
    expect(ann?.beats.map(({ gesture, posture, holds }) => [gesture, posture, ...holds])).to.deep.equal([
      ["take", "stand", "bag"],
      ["hold", "run", "bag"],
    ]);
    expect(ben?.beats.map(({ posture }) => posture)).to.deep.equal(["stand", "run"]);
    expect(ben?.beats[1]?.from).to.equal(ann?.beats[1]?.from);
  });
});

describe("clothes that go from one to another", () => {
  const TOM = somebody("tom", "a man of forty, grey suit");
  const wornBy = (action: string, ...more: Scene["subjects"]) => {
    const beats = cardOf(action, [ANN, TOM, ...more]).standings.find(({ id }) => id === "tom")?.beats ?? [];
    return beats.map(({ worn, wornThen }) => [worn?.is, wornThen?.worn.is]);
  };
  const last = (action: string, ...more: Scene["subjects"]) => wornBy(action, ...more).at(-1);

  it("are on whom they are put on from then on", () => {
    expect(last("Ann winds the scarf round Tom's neck.")).to.deep.equal([undefined, "on"]);
    expect(last("Ann puts the cap on Tom's head and waves.")).to.deep.equal([undefined, "on"]);
  });

  it("are off whom they are taken from, and were on them before", () => {
    expect(wornBy("Ann takes the hat off Tom's head and waves.")[0]).to.deep.equal(["on", "off"]);
  });

  it("leave the hands", () => {
    const [ann] = cardOf("Ann winds the scarf round Tom's neck.", [ANN, TOM]).standings;
    expect(ann?.beats.at(-1)?.givenAt).to.be.within(0.3, 0.9);
  });

  it("are no garment where nobody could wear them", () => {
    expect(last("Ann puts the duck on Tom's head.", somebody("duck", "a rubber duck", "prop"))).to.deep.equal([
      undefined,
      undefined,
    ]);
  });

  it("are those of the one who sleeps, though both are men", () => {
    const subjects = [somebody("jester", "a small man in red"), somebody("king", "an old king")];
    const action = "The king sleeps on his throne, and the jester lifts the crown off his head.";
    const { standings } = cardOf(action, [...subjects, somebody("crown", "a gold crown", "prop")]);
    const [jester, king] = standings;
    expect([jester?.beats.at(-1)?.gesture, jester?.beats.at(-1)?.object]).to.deep.equal(["take_theirs", "king"]);
    expect(king?.beats.map(({ posture, mood }) => [posture, mood])).to.deep.equal([["sit", "asleep"]]);
  });
});
