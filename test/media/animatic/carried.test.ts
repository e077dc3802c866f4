// Who is carried goes with whoever carries them, and stays where they are set down; who runs to be hugged stops there.
import { expect } from "chai";
import { frameOf } from "../../../src/core/animatic/frame.ts";
import { readCard } from "../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../src/core/animatic/stage/staging.ts";
import { performanceOf } from "../../../src/media/animatic/cast/member-scene.ts";
import { person, sampleShotlist } from "../../support/media/sample-takes.ts";

const [WIDTH, HEIGHT] = [512, 288];
const NAMES = [person(0), person(1)].map(({ name }) => name);

/** Where both are at parts of the shot, in pixels across the picture. */
function waysIn(action: string, parts: readonly number[]): readonly (readonly number[])[] {
  const scene = { camera: null, dialogue: [], subjects: [person(0), person(1)], action };
  const card = readCard(sampleShotlist({ width: WIDTH, height: HEIGHT, entry: { size: "fs", seed: "7" }, scene }), 1);
  if (!card) throw new Error("no card");
  const frame = frameOf(WIDTH, HEIGHT);
  const staged = stageCast(card, frame).toSorted((a, b) => (a.member.id < b.member.id ? -1 : 1));
  return staged.map((one) => {
    const { at } = performanceOf(one, card, frame);
    return parts.map((part) => Math.round(one.spot.x + at(part * card.seconds).dx));
  });
}

describe("who is carried", () => {
  const [first, second] = NAMES;

  it("goes with whoever carries them", () => {
    const [one, other] = waysIn(`${first} carries ${second} across the yard.`, [0, 0.3, 0.6, 0.9]);
    expect(one).to.deep.equal(other);
    expect(new Set(one).size).to.equal(4);
  });

  it("stays where they are set down", () => {
    const ways = waysIn(`${first} carries ${second} to the bed and lays him down.`, [0.6, 0.8, 1]);
    for (const way of ways) expect(new Set(way).size).to.equal(1);
  });
});

describe("who runs to be hugged", () => {
  it("stops beside the other one", () => {
    const [first, second] = NAMES;
    const ways = waysIn(`${first} runs down the platform and leaps into ${second}'s arms.`, [0.9]);
    expect(Math.abs((ways[0]?.[0] ?? 0) - (ways[1]?.[0] ?? 999))).to.be.lessThan(WIDTH / 6);
  });
});
