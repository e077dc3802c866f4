// What animals catch, carry and put down, where they leap and land, and what they snap out of the air.
import { expect } from "chai";
import { animalAction } from "../../../../../src/core/animatic/acting/animals/animal-action.ts";
import type { Actor } from "../../../../../src/core/animatic/acting/acting.ts";
import { ANNA, BONE, CAT, DOG, EAGLE, beast, beatsOf } from "../../../../support/media/animal-actors.ts";

describe("an animal at its prey, in water and in the air", () => {
  it("has in the jaws what it comes up with, and puts down what it brings", () => {
    const [bear, fish] = [beast("bruno", "bear animal"), beast("fish", "fish animal")];
    const dunks = "The bear plunges its head into the river and comes up with the fish in its jaws.";
    const read = (id: string) => beatsOf(dunks, id, [{ ...bear, isSmall: false }, fish]);
    expect(read("bruno").map(({ animal, holds }) => [animal, ...holds])).to.deep.equal([["dunk"], ["stand", "fish"]]);
    expect(read("fish").map(({ perch }) => perch?.at)).to.deep.equal([undefined, "mouth"]);
    const puts = "The dog trots in with the cat in its mouth and lays it at Anna's feet.";
    const dog = beatsOf(puts, "rex", [DOG, CAT, ANNA]);
    expect(dog.map(({ way, holds, gesture }) => [way, ...holds, gesture])).to.deep.equal([
      ["in", "tom", "none"],
      ["none", "tom", "none"],
      ["none", "tom", "put_down"],
    ]);
  });

  it("is scrubbed itself, and lies on the table it is lifted on", () => {
    expect(beatsOf("Anna scrubs the dog in the bathtub.", "anna", [ANNA, DOG])[0]?.gesture).to.equal("groom");
    const table = beatsOf("Anna lifts the cat on to the table.", "tom", [ANNA, CAT]);
    expect(table.map(({ perch, site }) => perch?.at ?? site?.kind)).to.deep.equal(["arms", "table"]);
  });

  it("flies up alone when somebody runs into it", () => {
    const read = (id: string) =>
      beatsOf("Anna runs into the birds and they fly up.", id, [ANNA, { ...EAGLE, words: ["birds", "bird"] }]);
    expect(read("anna").map(({ posture }) => posture)).to.deep.equal(["run"]);
    expect(read("ari").at(-1)?.posture).to.equal("fly");
  });

  it("eats from the hand what is held out to it, and lifts its mouth to a bottle", () => {
    const pony = { ...beast("pony", "pony horse animal"), isSmall: false };
    const apple: Actor = { ...BONE, id: "apple", words: ["apple"] };
    const read = (id: string) =>
      beatsOf("Anna holds out an apple and the pony eats it from her hand.", id, [ANNA, pony, apple]);
    expect(read("anna").map(({ holds }) => holds)).to.deep.equal([["apple"], []]);
    expect(read("pony").map(({ animal, holds }) => [animal, ...holds])).to.deep.equal([["fed"], ["fed"]]);
    const lamb = beast("lamb", "lamb sheep animal");
    const bottle: Actor = { ...BONE, id: "bottle", words: ["bottle"] };
    expect(beatsOf("Anna feeds the lamb from the bottle.", "lamb", [ANNA, lamb, bottle]).map(animalAction)).to.include(
      "suckle",
    );
  });

  it("leaps into water, splashes in and swims there", () => {
    const read = beatsOf("The dog races down the jetty and leaps into the pond.", "rex", [DOG]);
    expect(read.map(animalAction)).to.deep.equal(["run", "leap", "splash", "swim"]);
    const dips = beatsOf("The dog dips its muzzle into the pond.", "rex", [DOG]);
    expect(dips.map(animalAction)).to.deep.equal(["dunk"]);
  });

  it("floats on its back in the water, dips its head swimming, and rolls in the mud", () => {
    const otter = beast("otto", "otter animal");
    expect(
      beatsOf("The otter floats on its back.", "otto", [otter]).map(({ animal, posture }) => [animal, posture]),
    ).to.deep.equal([["roll", "swim"]]);
    const swan = beast("sue", "swan bird animal");
    const dips = beatsOf("The swan glides over the lake and dips its head in the water.", "sue", [swan]);
    expect(dips.map(({ animal, posture }) => [animal, posture])).to.deep.equal([
      ["swim", "swim"],
      ["dunk", "swim"],
    ]);
    expect(beatsOf("The dog rolls in the mud.", "rex", [DOG]).map(({ site }) => site?.kind)).to.deep.equal(["mud"]);
  });

  it("climbs onto a rock and stands there, roars on its hind legs, and breathes fire in the air", () => {
    const goat = beast("bil", "goat animal");
    const read = beatsOf("The goat climbs onto a rock and looks down.", "bil", [goat]);
    expect(read.map(({ animal, posture, site }) => [animal, posture, site?.kind])).to.deep.equal([
      ["climb", "climb", "rock"],
      ["stand", "stand", "rock"],
      [undefined, "stand", "rock"],
    ]);
    const bear = beast("bruno", "bear animal");
    expect(beatsOf("The bear rises on its hind legs and roars.", "bruno", [bear]).map(animalAction)).to.deep.equal([
      "upright",
      "roar_up",
    ]);
    const dragon = beast("dra", "dragon animal");
    expect(
      beatsOf("The dragon flies over the castle and breathes fire.", "dra", [dragon]).map(animalAction),
    ).to.deep.equal(["fly", "fly_fire"]);
  });

  it("lands on what is named, and stays on it", () => {
    const sites = (action: string) => beatsOf(action, "ari", [EAGLE]).map(({ site }) => site?.kind);
    expect(sites("The eagle lands on the tower and spreads its wings.")).to.deep.equal([undefined, "tower", "tower"]);
    expect(sites("The eagle lands on the bird table and pecks at the seeds.")).to.deep.equal([
      undefined,
      "feeder",
      "feeder",
    ]);
  });

  it("snaps out of the air what somebody tosses to it", () => {
    const read = (id: string) =>
      beatsOf("Anna tosses the bone up and the dog snaps it out of the air.", id, [ANNA, DOG, BONE]);
    expect(read("anna").map(({ gesture, object }) => [gesture, object])).to.deep.equal([
      ["hold", null],
      ["throw", "rex"],
    ]);
    expect(read("rex").map(({ animal, holds }) => [animal, ...holds])).to.deep.equal([
      ["stand"],
      ["snap"],
      ["stand", "bone"],
    ]);
  });
});
