// Animals that are led, driven, dragged, fed from the hand or gone into a den, and how they were before.
import { expect } from "chai";
import type { Actor, Beat } from "../../../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../../../src/core/animatic/acting/read-acting.ts";
import { readLook } from "../../../../../src/core/animatic/looks/look.ts";
import { trueSize } from "../../../../../src/core/animatic/looks/true-size.ts";

const beast = (id: string, words: string, isSmall = true): Actor => ({
  ...{ id, words: [id, ...words.split(" ")], form: "plain", acts: true, isPerson: false },
  ...{ isBeast: true, isSmall },
});
const WOLF = beast("wolf", "animal", false);
const DEER = beast("deer", "animal", false);
const CAMEL = beast("camel", "animal", false);
const OWL = beast("owl", "bird");
const MOUSE = beast("mouse", "animal");
const PENGUIN = beast("penguin", "bird");
const FISH = beast("fish", "creature");
const DOG = beast("dog", "animal");
const LAMB = beast("lamb", "sheep animal");
const GOAT = beast("goat", "animal");
const ANNA: Actor = { id: "anna", words: ["anna", "woman"], form: "woman", acts: true, isPerson: true };
const TOM: Actor = { id: "tom", words: ["tom", "man"], form: "man", acts: true, isPerson: true };

const beatsOf = (action: string, id: string, actors: readonly Actor[]): readonly Beat[] =>
  readActing(action, actors).get(id) ?? [];

describe("animals that are taken along", () => {
  it("lie at the jaws of what drags them, all the time", () => {
    const action = "The wolf grips the deer by the neck and drags it towards the trees.";
    expect(beatsOf(action, "wolf", [WOLF, DEER]).map(({ animal, way }) => `${animal} ${way}`)).to.deep.equal([
      "tug across",
    ]);
    expect(beatsOf(action, "deer", [WOLF, DEER]).map(({ animal, perch }) => `${animal} ${perch?.at}`)).to.deep.equal([
      "fallen dragged",
    ]);
  });

  it("are under the arm of whoever comes in with them, and fly on when they are chased", () => {
    const goose = beast("goose", "bird");
    const carried = beatsOf("Tom enters through the door with the goose under his arm.", "goose", [TOM, goose]);
    expect(carried.map(({ perch }) => `${perch?.on} ${perch?.at}`)).to.deep.equal(["tom arms"]);
    const action = "The goose flies over the quay and Tom runs after it.";
    expect(beatsOf(action, "goose", [TOM, goose]).map(({ posture }) => posture)).to.deep.equal(["fly"]);
  });

  it("hang from the hand that holds them by the tail, and change arms when they are given", () => {
    const mouse = beatsOf("Tom holds the mouse by the tail.", "mouse", [TOM, MOUSE]);
    expect(mouse.map(({ perch }) => `${perch?.on} ${perch?.at}`)).to.deep.equal(["tom hung"]);
    const given = "Tom gives the lamb to Anna.";
    const lamb = beatsOf(given, "lamb", [TOM, ANNA, LAMB]);
    expect(lamb.map(({ perch }) => `${perch?.on} ${perch?.at}`)).to.deep.equal(["tom arms", "anna arms"]);
    expect(beatsOf(given, "anna", [TOM, ANNA, LAMB]).map(({ gesture }) => gesture)).to.deep.equal(["take_baby"]);
  });

  it("are no prey of what eats no other beast", () => {
    const action = "The elephant wraps her trunk round the calf and pulls it out.";
    const calf = beatsOf(action, "calf", [beast("elephant", "animal", false), beast("calf", "animal")]);
    expect(calf.some(({ animal }) => animal === "fallen")).to.equal(false);
  });

  it("stay where they are against the rope, and so does whoever hauls at it", () => {
    const action = "Tom tugs at the bridle, but the camel sits down in the sand.";
    const camel = beatsOf(action, "camel", [TOM, CAMEL]);
    expect(camel.map(({ posture, way }) => `${posture} ${way}`)).to.deep.equal(["stand none", "sit_ground none"]);
    expect(beatsOf(action, "tom", [TOM, CAMEL]).map(({ gesture, way }) => `${gesture} ${way}`)).to.deep.equal([
      "haul_line none",
    ]);
  });

  it("go on before whoever drives them", () => {
    const beats = beatsOf("The dog herds the lamb through the gate.", "lamb", [DOG, LAMB]);
    expect(beats.map(({ posture, way, perch }) => `${posture} ${way} ${perch?.at}`)).to.deep.equal([
      "walk across undefined",
    ]);
  });

  it("plant their feet against whoever drags them by the horns", () => {
    const cast = [TOM, beast("ram", "sheep animal")];
    const action = "Tom drags the ram by its horns through the gate, and the ram plants its feet.";
    expect(beatsOf(action, "ram", cast).map(({ animal, way }) => `${animal} ${way}`)).to.deep.equal(["tug none"]);
    expect(beatsOf(action, "tom", cast).map(({ gesture, object }) => `${gesture} ${object}`)).to.deep.equal([
      "haul_line ram",
    ]);
  });

  it("are held by the halter on the spot, and bite nobody into a seat", () => {
    const held = beatsOf("The camel rears, and Tom hangs on to the halter.", "tom", [TOM, CAMEL]);
    expect(held.map(({ posture, gesture }) => `${posture} ${gesture}`)).to.include("stand haul_line");
    const bitten = beatsOf("The dog bites Tom in the seat of his trousers.", "tom", [TOM, DOG]);
    expect(bitten.every(({ posture }) => posture !== "sit")).to.equal(true);
  });

  it("are driven on foot", () => {
    const beats = beatsOf("Anna drives the goat along the lane with a stick.", "anna", [ANNA, GOAT]);
    expect(beats.map(({ posture, gesture, object }) => `${posture} ${gesture} ${object}`)).to.deep.equal([
      "walk raise goat",
    ]);
  });

  it("are on no rope of those who kneel behind them", () => {
    const beats = beatsOf("Anna kneels behind the camel and pulls on the rope.", "camel", [ANNA, CAMEL]);
    expect(beats.every(({ perch }) => perch === undefined)).to.equal(true);
  });

  it("are nobody's on a halter that is only in a hand", () => {
    const beats = beatsOf("The camel stands on the dune and Anna walks up with a halter in her hand.", "camel", [
      ANNA,
      CAMEL,
    ]);
    expect(beats.every(({ perch }) => perch === undefined)).to.equal(true);
  });

  it("have nothing on the knees that are their own", () => {
    const beats = beatsOf("Anna taps the camel on the knees and it kneels down.", "camel", [ANNA, CAMEL]);
    expect(beats.map(({ posture, perch }) => `${posture} ${perch?.at}`)).to.deep.equal([
      "stand undefined",
      "kneel_both undefined",
    ]);
  });
});

describe("an animal before and after", () => {
  it("stands before it lies down, and licks lying", () => {
    const beats = beatsOf("The dog lies down beside the lamb and licks its head.", "dog", [DOG, LAMB]);
    expect(beats.map(({ posture, animal }) => `${posture} ${animal}`)).to.deep.equal(["stand stand", "lie lick_lying"]);
  });

  it("is before its den, and then in it", () => {
    const action = "The owl swoops with open claws, and the mouse dives into a hollow log.";
    expect(beatsOf(action, "mouse", [OWL, MOUSE]).map(({ site }) => `${site?.kind} ${site?.den}`)).to.deep.equal([
      "hollow before",
      "hollow inside",
    ]);
    expect(beatsOf(action, "owl", [OWL, MOUSE]).map(({ animal, object }) => `${animal} ${object}`)).to.deep.equal([
      "glide mouse",
      "land mouse",
    ]);
  });

  it("takes out of the fingers what is in them first, and does not fly where it cannot", () => {
    const action = "Anna holds out the fish, and the penguin takes it from her fingers.";
    const cast = [ANNA, PENGUIN, FISH];
    expect(beatsOf(action, "fish", cast).map(({ perch }) => `${perch?.at} ${perch?.on}`)).to.deep.equal([
      "arm anna",
      "mouth penguin",
    ]);
    expect(beatsOf(action, "penguin", cast).some(({ posture }) => posture === "fly")).to.equal(false);
  });

  it("is chased for what it did, when it has done it, and by the pronoun of no person there", () => {
    const beats = beatsOf("The dog snatches the shirt and Tom runs after her.", "dog", [DOG, TOM]);
    expect(beats.map(({ animal, posture }) => `${animal} ${posture}`)).to.deep.equal(["take stand", "undefined run"]);
  });

  it("throws down somebody who stood", () => {
    const beats = beatsOf("The goat butts Tom from behind and he falls into a puddle.", "tom", [GOAT, TOM]);
    expect(beats.map(({ posture }) => posture)).to.deep.equal(["stand", "tumble"]);
  });

  it("lays no more than its head in a lap, and whoever has it there sits", () => {
    const action = "The camel lies down beside Anna and lays its head in her lap.";
    expect(beatsOf(action, "camel", [ANNA, CAMEL]).every(({ perch }) => perch === undefined)).to.equal(true);
    expect(beatsOf(action, "anna", [ANNA, CAMEL]).map(({ posture }) => posture)).to.deep.equal(["sit_ground"]);
  });

  it("tosses its head and fights nobody", () => {
    const beats = beatsOf("The camel tosses its head.", "camel", [ANNA, CAMEL]);
    expect(beats.map(({ animal, posture }) => `${animal} ${posture}`)).to.deep.equal(["look stand"]);
  });

  it("lays its head on a knee standing", () => {
    const beats = beatsOf("Tom sits on a log and the dog lays its head on his knee.", "dog", [TOM, DOG]);
    expect(beats.map(({ animal, object }) => `${animal} ${object}`)).to.deep.equal(["nestle tom"]);
  });
});

describe("how an animal is drawn", () => {
  const lookOf = (id: string, design: string, kind: "character" | "prop" = "character") =>
    readLook({ id, kind, name: id, design, baseDesign: null, pronoun: null });

  it("is one though it is dead, unless it is small enough for a hand", () => {
    expect(lookOf("zebra", "a dead zebra lying on its side", "prop").kind).to.equal("animal");
    expect(lookOf("rat", "a dead rat", "prop").kind).to.equal("thing");
  });

  it("is a person where it is a faun", () => {
    expect(lookOf("faun", "a slender faun with curly hair, small horns, goat legs").kind).to.equal("person");
  });

  it("is as large as a giant", () => {
    expect(trueSize(lookOf("spider", "a giant spider with hairy legs"))).to.be.above(0.7);
    expect(trueSize(lookOf("spider", "a black spider"))).to.be.below(0.1);
  });

  it("is as small as a name or a measure says", () => {
    expect(trueSize(lookOf("hatchling", "a small blue dragon with damp wings"))).to.be.below(0.4);
    expect(trueSize(lookOf("penguin", "a knee-high black and white penguin"))).to.be.below(0.4);
  });
});
