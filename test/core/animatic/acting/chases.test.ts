// Words of going fast and of chases, of those who overtake, and of what an animal does with what "it" stands for.
import { expect } from "chai";
import type { Actor, Beat } from "../../../../src/core/animatic/acting/acting.ts";
import { animalAction } from "../../../../src/core/animatic/acting/animals/animal-action.ts";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";

const beast = (id: string, words: string): Actor => ({
  ...{ id, words: [id, ...words.split(" ")], form: "plain", acts: true, isPerson: false },
  ...{ isBeast: true, isSmall: true },
});
const ANNA: Actor = { id: "anna", words: ["anna", "woman"], form: "woman", acts: true, isPerson: true };
const TOM: Actor = { id: "tom", words: ["tom", "thief"], form: "man", acts: true, isPerson: true };
const BISCUIT = beast("biscuit", "dog animal");
const FROG = beast("frog", "animal");
const OWL = beast("owl", "bird animal");
const LION = beast("leo", "lion animal");
const EWE = beast("ewe", "sheep animal");
const CHICKS: Actor = { ...beast("chicks", "chick bird animal"), isSmall: true };

const beatsOf = (action: string, id: string, actors: readonly Actor[]): readonly Beat[] =>
  readActing(action, actors).get(id) ?? [];
const plain = ({ posture, way, object }: Beat) => `${posture} ${way} ${object ?? "-"}`;

describe("words of going fast", () => {
  const chases: readonly string[] = [
    "Tom runs. Anna tears after him.",
    "Tom runs across the square with Anna at his heels.",
    "Tom bolts past the stalls with Anna in hot pursuit.",
    "Tom runs, and Anna gives chase.",
    "Tom flees. Anna races after Tom.",
  ];
  for (const action of chases)
    it(`${action} Both run, the one after the other`, () => {
      const actors = [TOM, ANNA];
      expect(beatsOf(action, "anna", actors).map(plain).at(-1)).to.match(/^run across (?:tom|-)$/);
      expect(beatsOf(action, "tom", actors).map(plain).at(-1)).to.match(/^run (?:across|away)/);
    });
  const ways: readonly (readonly [action: string, posture: string])[] = [
    ["Tom shoots past.", "run"],
    ["Tom tears down the street.", "run"],
    ["Tom tears down the poster.", "stand"],
    ["Tom shoots at the target.", "stand"],
  ];
  for (const [action, posture] of ways)
    it(`${action} ${posture}`, () => {
      expect(beatsOf(action, "tom", [TOM]).at(-1)?.posture).to.equal(posture);
    });
  it("makes who is overtaken run as well, unafraid", () => {
    const [beat] = beatsOf("Anna overtakes Tom.", "tom", [TOM, ANNA]);
    expect(beat).to.include({ posture: "run", way: "across", mood: "plain" });
  });
});

describe("what an animal does with it", () => {
  it("is not done to itself, and a name that is food as well is nobody's meal", () => {
    const beats = beatsOf("Tom throws a stick. Biscuit runs after it and picks it up.", "biscuit", [TOM, BISCUIT]);
    expect(beats.at(-1)).to.deep.include({ holds: ["stick"] });
    expect(beats.flatMap(({ holds }) => holds)).not.to.include("biscuit");
  });
  const cases: readonly (readonly [action: string, who: Actor, expected: string])[] = [
    ["The frog shoots out its tongue and catches a fly.", FROG, "tongue"],
    ["The owl catches a moth.", OWL, "take"],
    ["Biscuit scrapes a hole in the lawn.", BISCUIT, "dig"],
    ["Leo brings down the gazelle.", LION, "pounce"],
  ];
  for (const [action, who, expected] of cases)
    it(`${action} ${expected}`, () => {
      expect(beatsOf(action, who.id, [who]).map(animalAction).join(" ")).to.equal(expected);
    });
  it("is fetched out of the picture and brought back in the mouth", () => {
    const beats = beatsOf("Tom throws a stick. Biscuit runs after it and picks it up.", "biscuit", [TOM, BISCUIT]);
    expect(beats.map(({ way, holds }) => [way, holds.length])).to.deep.equal([
      ["none", 0],
      ["away", 0],
      ["in", 1],
      ["none", 1],
    ]);
  });
  it("is butted off his feet by a goat, and swallowed by a snake", () => {
    const goat = beast("goat", "animal");
    expect(beatsOf("The goat butts Tom over backwards.", "tom", [goat, TOM]).at(-1)?.posture).to.equal("fall_back");
    const [snake, mouse] = [beast("snake", "animal"), beast("mouse", "animal")];
    const beats = beatsOf("The snake swallows the mouse.", "mouse", [snake, mouse]);
    expect(beats.at(-1)?.perch).to.deep.equal({ on: "snake", at: "mouth" });
  });
  it("goes ahead on its lead where it leads somebody", () => {
    const [beat] = beatsOf("Biscuit leads Tom across the street.", "biscuit", [BISCUIT, TOM]);
    expect(beat).to.deep.include({ perch: { on: "tom", at: "lead" }, way: "across" });
  });
  it("stays under who clings to its back", () => {
    const beats = beatsOf("The horse bucks while Tom clings to its back.", "horse", [beast("horse", "animal"), TOM]);
    expect(beats.map(({ animal, perch }) => [animal, perch])).to.deep.equal([["rear", undefined]]);
  });
  it("is fed in a nest, where the young are drawn with the bird", () => {
    const [beat] = beatsOf("The owl feeds the chicks.", "owl", [OWL, CHICKS]);
    expect(beat?.site).to.deep.equal({ kind: "brood", id: "chicks" });
  });
  it("is sheared at its flank by who kneels", () => {
    const [beat] = beatsOf("Tom clips the wool off the ewe.", "tom", [TOM, EWE]);
    expect(beat).to.deep.include({ gesture: "shear", posture: "kneel", object: "ewe" });
  });
});

describe("two who stand face to face", () => {
  it("do not sit down for it", () => {
    const beats = [...readActing("They stand face to face on the bridge.", [ANNA, TOM]).values()].flat();
    expect(new Set(beats.map(({ posture }) => posture))).to.deep.equal(new Set(["stand"]));
  });
});
