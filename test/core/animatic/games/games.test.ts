import { expect } from "chai";
import { STANDING } from "../../../../src/core/animatic/acting/acting.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { playing } from "../../../../src/core/animatic/games/play.ts";
import { readGame } from "../../../../src/core/animatic/games/read-game.ts";
import { planMovers } from "../../../../src/core/animatic/movers/plan-movers.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

const MAX = { id: "max", name: "Max", design: "A boy of sixteen" };
const EVA = { id: "eva", name: "Eva", design: "A striker of twenty" };

describe("the game that a shot shows", () => {
  const CASES: readonly (readonly [action: string, place: string, found: string])[] = [
    ["Max swings the golf club and the ball flies away.", "A golf course", "golf loft max"],
    ["Max putts the ball into the hole.", "A golf course", "golf putt max"],
    ["Max shoots the puck at the goal.", "An ice rink", "hockey drive max"],
    ["Eva bowls the ball at Max, who hits it with his bat.", "A cricket ground", "cricket loft max"],
    ["Max and Eva play tennis.", "A court", "tennis rally eva"],
    ["Max and Eva play ping-pong.", "A cellar", "table_tennis rally eva"],
    ["Max shoots the ball into the hoop.", "A school gym", "basketball hoop max"],
    ["Max dribbles the basketball past the fence.", "A yard", "basketball dribble max"],
    ["Max kicks the ball past Eva into the goal.", "A football pitch", "football goal max"],
    ["Max rolls the ball down the lane.", "A bowling alley", "bowling pins max"],
    ["Max rolls the bowl across the grass.", "A bowling green", "bowls stone max"],
    ["Max leans over the pool table and pots the eight ball.", "A bar", "pool pot max"],
    ["Max throws a dart at the board.", "A pub", "darts board max"],
    ["Max surfs a big wave.", "The sea", "surfing wave max"],
    ["Max climbs through the ring ropes.", "A boxing gym", "ring ropes max"],
    ["The striker kicks the ball and Max dives.", "A football pitch", "football goal eva"],
    ["The striker shoots, and Max dives and punches the ball over the bar.", "A football pitch", "football goal eva"],
    ["Max dives to the left and pushes the ball round the post.", "A football pitch", "football save max"],
    ["Max leaps and catches the ball.", "A football stadium", "football save max"],
    ["Max dives into the pool.", "A swimming pool, a football on the lawn", ""],
    ["Max juggles the football on his foot.", "A park", "keepie keepie max"],
    ["Max smashes his racket on the ground.", "A tennis court", ""],
    ["Max runs along the terrace and flies the kite.", "A hill", "kite kite max"],
    ["Max runs after the kite.", "A hill", ""],
    ["Max kicks the ball over the neighbour's hedge.", "A street", "football away max"],
    ["Max kicks the ball to Eva.", "A beach", "football pass max"],
    ["Eva dribbles past Max and shoots the ball into the hoop.", "A basketball court", "basketball hoop eva"],
    ["Max leaps and dunks the ball.", "A basketball court", "basketball dunk max"],
    ["Eva tosses the ball and Max smashes it over the fence.", "A baseball field", "baseball loft max"],
    ["Max hands the bowl to Eva.", "A noodle stall", ""],
    ["Max watches a tennis match on the television.", "A living room", ""],
    ["Max walks across the golf course.", "A golf course", ""],
    ["Max shoots Eva.", "A bowling alley", ""],
    ["Max hits Eva.", "A tennis court", ""],
    ["Max reads a letter.", "A football pitch", ""],
  ];
  for (const [action, place, found] of CASES)
    it(`${action} ${found === "" ? "none" : found}`, () => {
      const game = readGame({ action, place, players: [MAX, EVA], things: "" });
      expect(game ? `${game.sport} ${game.act} ${game.player}` : "").to.equal(found);
    });

  it("is played by both, each with a racket, and waited for by who keeps the goal", () => {
    const tennis = readGame({ action: "Max and Eva play tennis.", place: "", players: [MAX, EVA], things: "" });
    const done = [MAX, EVA].map(({ id, design }) => playing([STANDING], tennis, id, design)[0]);
    expect(done.map((beat) => [beat?.gesture, ...(beat?.holds ?? [])].join(" "))).to.have.members([
      "rally racket",
      "rally_back racket",
    ]);
    const goal = readGame({
      action: "Max kicks the ball into the goal.",
      place: "football",
      players: [MAX, EVA],
      things: "",
    });
    expect(playing([STANDING], goal, "eva", "")[0]?.gesture).to.equal("spread_arms");
  });
});

describe("the ball of a game", () => {
  const frame = frameOf(512, 288);
  const moversOf = (action: string, place: string) => {
    const list = sampleShotlist();
    const subjects = [
      { ...person(0), ...MAX },
      { ...person(1), ...EVA },
    ];
    const location = { id: "place", description: place };
    const scene = { episode: "ep01", location, action, camera: null, extras: null, text: null, subjects, dialogue: [] };
    const card = readCard({ ...list, shots: list.shots.map((shot) => ({ ...shot, size: "fs", scene })) }, 1);
    if (!card) throw new Error("no card");
    return planMovers(card, stageCast(card, frame), frame).things;
  };

  it("goes over the net and back, and never stays with who plays", () => {
    const [net, ball] = moversOf("Max and Eva play tennis.", "A tennis court");
    expect(net?.art).to.equal("net");
    const across = [0.3, 1, 1.6, 2.1].map((seconds) => ball?.at(seconds)?.dx ?? 0);
    expect(Math.max(...across)).to.be.above(frame.width * 0.6);
    expect(Math.min(...across)).to.be.below(frame.width * 0.4);
  });

  it("is in the hands of a keeper who goes for it, or goes off them over the goal", () => {
    const [goal, held] = moversOf("Max shoots the ball at the goal, and Eva dives and catches it.", "A football pitch");
    const [, off] = moversOf("Max shoots the ball at the goal, and Eva dives and punches it away.", "A football pitch");
    expect(Math.abs((held?.at(4)?.dx ?? 0) - (goal?.x ?? 0))).to.be.above(frame.width * 0.15);
    expect(off?.at(4)?.dy ?? 0).to.be.below(held?.at(4)?.dy ?? 0);
  });

  it("lies before who kicks it, then in the goal", () => {
    const [goal, ball] = moversOf("Max kicks the ball into the goal.", "A football pitch");
    const [first, last] = [ball?.at(0), ball?.at(4)];
    expect(Math.abs((last?.dx ?? 0) - (goal?.x ?? 0))).to.be.below(frame.width * 0.08);
    expect(Math.abs((first?.dx ?? 0) - (goal?.x ?? 0))).to.be.above(frame.width * 0.3);
  });
});
