// Who flies, floats and swims: on what, how, and which way.
import { expect } from "chai";
import { riseAt } from "../../../../../src/core/animatic/acting/postures/in-the-air.ts";
import { STANDING } from "../../../../../src/core/animatic/acting/acting.ts";
import { cardOf, somebody, type Subjects } from "../../../../support/media/action-shots.ts";

const ANN = somebody("ann", "a woman of thirty, blue shirt");
const BEN = somebody("ben", "a man of forty, grey coat");

const readOf = (action: string, place?: string, ...more: Subjects) =>
  cardOf(action, [ANN, BEN, ...more], place === undefined ? {} : { place }).standings;
const firstOf = (id: string, ...[action, place]: readonly [string, string?]): string =>
  readOf(action, place)
    .filter((one) => one.id === id)
    .flatMap(({ beats }) => beats.map(({ posture, way }) => `${posture} ${way}`))[0] ?? "";
const onBoard = (action: string, ...more: Subjects) =>
  readOf(action, undefined, ...more).flatMap(({ id, boarding }) => (boarding ? [`${id} ${boarding.on}`] : []));

describe("who flies", () => {
  const carried: readonly (readonly [string, string])[] = [
    ["Ann flies a small plane through the clouds.", "plane"],
    ["Ann flies her broom over the village.", "flyingbroom"],
    ["Ann flies over the roofs on a broomstick.", "flyingbroom"],
    ["Ann flies on a magic carpet over the desert.", "magiccarpet"],
    ["Ann flies in a hot-air balloon over the fields.", "airballoon"],
    ["Ann flies a fighter jet low over the sea.", "fighterjet"],
    ["Ann flies a hang-glider over the valley.", "hangglider"],
  ];
  for (const [action, on] of carried)
    it(`is on board of what is flown: ${action}`, () => expect(onBoard(action)).to.include(`ann ${on}`));

  it("takes nobody along on a broom", () =>
    expect(onBoard("Ann flies her broom over the village.")).to.deep.equal(["ann flyingbroom"]));

  for (const [action, flies] of [
    ["Ben flies a drone over the field.", "drone"],
    ["Ben flies his model aeroplane in the park.", "modelplane"],
  ] as const)
    it(`stays on the ground with a remote: ${action}`, () => {
      const standings = readOf(action);
      const [beat] = standings.find(({ id }) => id === "ben")?.beats ?? [];
      expect([beat?.posture, beat?.holds]).to.deep.equal(["stand", ["remote"]]);
      expect(standings.find(({ id }) => id === flies)?.beats[0]?.posture).to.equal("fly");
    });

  it("goes up where the words say so, and comes down", () => {
    expect(firstOf("ann", "Ann flies up into the sky.")).to.equal("fly up");
    expect(firstOf("ann", "Ann floats up to the ceiling.")).to.equal("float up");
    expect(firstOf("ann", "Ann floats away, holding a bunch of balloons.")).to.equal("float up");
    expect(firstOf("ann", "Ann floats down from the sky.")).to.equal("float down");
    const up = { ...STANDING, posture: "float", way: "up" } as const;
    expect(riseAt(up, 1)).to.be.below(riseAt(up, 0));
  });

  it("is on the back of the beast that has them there", () => {
    const horse = somebody("horse", "a bay horse");
    const river = "A wide river";
    const standings = readOf("The horse swims across the river with Ben on its back.", river, horse);
    expect(standings.find(({ id }) => id === "ben")?.boarding?.on).to.equal("horse");
    expect(standings.find(({ id }) => id === "horse")?.beats.map(({ posture }) => posture)).to.deep.equal(["walk"]);
  });
});

describe("who walks and runs", () => {
  it("is on stilts, in a sack, in a jetpack and on a zip line", () => {
    expect(onBoard("Ann walks across the ring on stilts.")).to.deep.equal(["ann stilts"]);
    expect(onBoard("Ann runs in a sack race.")).to.deep.equal(["ann hopsack"]);
    expect(onBoard("Ann flies past in a jetpack.")).to.deep.equal(["ann jetpack"]);
    expect(onBoard("Ann flies down the zip line.")).to.deep.equal(["ann zipline"]);
  });

  const said: readonly (readonly [string, string])[] = [
    ["Ann walks down the ladder.", "climb down"],
    ["Ann runs in her wedding dress down the church steps.", "run across"],
    ["Ann walks in the rain.", "walk across"],
    ["Ann walks on tiptoe to the door.", "sneak across"],
    ["Ann runs in place to keep warm.", "run none"],
    ["Ann walks under an umbrella.", "walk across"],
    ["Ann walks with a pram through the park.", "walk across"],
    ["Ann walks up the aisle on Ben's arm.", "walk across"],
    ["Ann walks her first steps.", "walk across"],
  ];
  for (const [action, posture] of said)
    it(`is read: ${action}`, () => expect(firstOf("ann", action)).to.equal(posture));

  it("has an umbrella in the hand that they walk under, and not the dog", () => {
    const dog = somebody("dog", "a small white terrier");
    const holders = (action: string) =>
      readOf(action, undefined, dog).flatMap(({ id, beats }) =>
        beats.some(({ holds }) => holds.length > 0) ? [id] : [],
      );
    expect(holders("Ann walks under an umbrella.")).to.deep.equal(["ann"]);
    expect(holders("Ann walks her dog under an umbrella.")).to.deep.equal(["ann"]);
    expect(holders("Ann sits under the umbrella.")).to.deep.equal([]);
  });

  it("hugs whom they walk to, into whose arms they go", () =>
    expect(
      readOf("Ann walks into Ben's arms.").map(({ id, beats }) => `${id} ${beats.at(-1)?.gesture}`),
    ).to.have.members(["ann hug", "ben hug"]));

  it("is on board of nothing that they fly over", () => {
    const gull = somebody("gull", "a white gull");
    expect(onBoard("The gull flies over the ship.", gull)).to.deep.equal([]);
  });

  it("turns on a tap that is run", () =>
    expect(readOf("Ann runs the tap.").find(({ id }) => id === "ann")?.beats[0]?.way).to.equal("none"));

  it("has crutches in the hands, and nothing else of them", () => {
    const ann = readOf("Ann walks on crutches down the corridor.").find(({ id }) => id === "ann");
    expect(ann?.look.kind === "person" && ann.look.look.traits.has("crutches")).to.equal(true);
    expect(ann?.beats.flatMap(({ holds }) => holds)).to.deep.equal([]);
  });

  it("is on what the shot lists, which is not drawn twice", () => {
    const listed = (id: string, design: string, action: string) =>
      readOf(action, undefined, somebody(id, design, "prop")).map((one) => one.id);
    expect(listed("plank", "a wooden plank", "Ann floats on the plank in the waves.")).to.not.include("plank");
    expect(listed("crutches", "two metal crutches", "Ann walks along on crutches.")).to.not.include("crutches");
    expect(listed("stilts", "a pair of wooden stilts", "Ann walks on stilts.")).to.not.include("stilts #1");
    expect(onBoard("Ann flies past the moon on her broom.", somebody("broom", "a twig broom", "prop"))).to.deep.equal([
      "ann broom",
    ]);
    expect(onBoard("Ann floats in the ring.", somebody("ring", "a yellow rubber ring", "prop"))).to.deep.equal([
      "ann ring",
    ]);
  });

  it("is not alone: whoever they go with goes along", () => {
    const foal = readOf("Ann runs out of the burning barn with a foal.").find(({ id }) => id === "foal");
    expect(foal?.beats[0]?.posture).to.equal("run");
    expect(firstOf("ben", "Ann swims beside Ben.")).to.equal("swim across");
    expect(firstOf("ben", "Ann walks past Ben.")).to.equal("stand none");
  });
});

describe("who floats and swims", () => {
  const carried: readonly (readonly [string, string])[] = [
    ["Ben floats in a rubber ring with a cocktail.", "swimring"],
    ["Ben floats on an air mattress in the pool.", "airmattress"],
    ["Ben floats on an inflatable flamingo.", "floatbird"],
    ["Ben floats down the river on a log.", "floatlog"],
    ["Ben floats on a door in the cold sea.", "floatboard"],
  ];
  for (const [action, on] of carried)
    it(`is on what floats: ${action}`, () => expect(onBoard(action)).to.include(`ben ${on}`));

  it("lies on the water where there is some, and hangs in the air where there is none", () => {
    expect(firstOf("ann", "Ann floats, her eyes closed.", "A lake in the woods")).to.equal("lie_float none");
    expect(firstOf("ann", "Ann floats above the water.", "A lake in the woods")).to.equal("float none");
    expect(firstOf("ann", "Ann floats across the room.", "An attic")).to.equal("float across");
  });

  it("swims down and up under water alone, and lies face down on it", () => {
    expect(firstOf("ann", "Ann swims down to the wreck.", "A reef under water")).to.equal("swim_down across");
    expect(firstOf("ann", "Ann swims up to the light.", "A reef under water")).to.equal("swim_up across");
    expect(firstOf("ann", "Ann swims down to the wreck.", "The open sea")).to.equal("swim across");
    expect(firstOf("ann", "Ann floats face down in the pool.", "A pool")).to.equal("float_prone none");
  });

  it("sits in the air where the legs are crossed", () =>
    expect(firstOf("ann", "Ann floats cross-legged above the carpet.")).to.equal("hover_lotus none"));

  it("does not hold what floats away from them", () => {
    const balloon = somebody("balloon", "a red balloon", "prop");
    const [beat] =
      readOf("The balloon floats away over the roofs and Ann looks after it.", undefined, balloon)[0]?.beats ?? [];
    expect(beat?.holds).to.deep.equal([]);
  });

  it("is read: upside down, on the back, and lengths of a pool", () => {
    expect(firstOf("ann", "Ann floats across the cabin, upside down.")).to.equal("float_over across");
    expect(firstOf("ann", "Ann swims on her back.")).to.equal("backstroke across");
    const [swims] = readOf("Ann swims laps in the pool.");
    expect(swims?.beats.map(({ posture, gesture }) => [posture, gesture])).to.deep.equal([["swim", "none"]]);
  });
});
