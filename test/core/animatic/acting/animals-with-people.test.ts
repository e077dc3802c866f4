// What animals do alone and with people, what they sit on, and on whom they are.
import { expect } from "chai";
import { animalAction } from "../../../../src/core/animatic/acting/animals/animal-action.ts";
import type { Actor } from "../../../../src/core/animatic/acting/acting.ts";
import { ANNA, BONE, CAT, DOG, EAGLE, beast, beatsOf } from "../../../support/media/animal-actors.ts";

const BOX: Actor = { id: "box", words: ["box"], form: "plain", acts: false, isPerson: false };

describe("an animal with a clause of its own", () => {
  const beatsFor = (id: string) => beatsOf("Anna claps at the cat, which bolts.", id, [ANNA, CAT]);

  it("answers what was done before, and turns its back on who did it", () => {
    expect(beatsFor("tom").map(({ posture, way }) => `${posture} ${way}`)).to.deep.equal(["stand none", "run away"]);
  });
});

describe("an animal's own verbs", () => {
  const cases: readonly (readonly [action: string, expected: string])[] = [
    ["The dog throws back its head and howls at the moon.", "howl"],
    ["The dog rears up on its hind legs and barks.", "rear"],
    ["The dog stands on its hind legs.", "upright"],
    ["The dog slips on the ice and falls on its side.", "stand stumble fallen"],
    ["The dog reaches for the bone.", "swat"],
    ["The dog looks up at the moon.", "stand"],
    ["The dog looks at the crowd.", "stand"],
    ["The dog stands by the bucket.", "stand"],
    ["The dog arches its back and hisses.", "hiss"],
    ["The dog stretches on the rug.", "stretch"],
    ["The dog chases its own tail.", "chase_tail"],
    ["The dog rolls over on its back and kicks its legs in the air.", "roll"],
    ["The dog leaps over the fence.", "leap"],
    ["The dog pokes its head out of the burrow.", "peek"],
    ["The dog breathes fire.", "fire"],
    ["The dog drinks at the river.", "drink"],
    ["The dog spreads its wings.", "spread"],
    ["The dog laps milk from the bowl.", "eat"],
    ["The dog sleeps curled up by the fire.", "curl"],
    ["The dog scratches at the door and whines.", "reach_up"],
    ["The dog climbs out of the water and shakes itself dry.", "walk shake"],
    ["The dog looks into the camera.", "look"],
    ["The dog charges at the gate.", "run"],
    ["The dog hops across the lawn.", "run"],
    ["The dog sprays water.", "spray"],
    ["The dog slides down the hill.", "slide"],
    ["The dog gnaws at the birch tree.", "nibble"],
  ];
  for (const [action, expected] of cases)
    it(`${action} ${expected}`, () => {
      expect(beatsOf(action, "rex", [DOG]).map(animalAction).join(" ")).to.equal(expected);
    });

  const paws: readonly (readonly [action: string, expected: string])[] = [
    ["The dog gives its paw to Anna.", "paw"],
    ["The dog presses its paw against the window.", "reach_up"],
    ["The dog points at the hedge with one paw lifted.", "point"],
    ["The dog stands on three legs.", "one_leg"],
    ["The dog reads the newspaper.", "handle"],
    ["The dog hugs Anna.", "hug"],
    ["The dog raises its head and sways.", "sway"],
    ["The dog turns its head towards the river.", "look_round"],
    ["The dog lies stretched out along the wall.", "lie"],
    ["The dog looks up and stretches.", "stand stretch"],
    ["The dog balances the ball on its nose.", "on_nose"],
    ["The dog kneels.", "stand kneel"],
    ["The dog comes out of the kennel and digs.", "walk dig"],
    ["The dog walks out of the shed and barks.", "walk bark"],
    ["The dog lies on its back and kicks.", "roll"],
    ["The dog slips and falls over.", "stand stumble fallen"],
    ["The dog climbs in through the window.", "sneak leap stand"],
    ["The dog hangs from a branch.", "hang"],
  ];
  for (const [action, expected] of paws)
    it(`${action} ${expected}`, () => {
      expect(beatsOf(action, "rex", [DOG, ANNA]).map(animalAction).join(" ")).to.equal(expected);
    });

  it("has what is snatched out of a hand there first, and then in the mouth", () => {
    const actors = [DOG, ANNA, BONE];
    const holds = (action: string, id: string) => beatsOf(action, id, actors).map((beat) => beat.holds.join());
    for (const action of [
      "The dog snatches the bone out of Anna's hand.",
      "The dog takes the bone from her fingers.",
    ]) {
      expect(holds(action, "anna")).to.deep.equal(["bone", ""]);
      expect(holds(action, "rex")).to.deep.equal(["", "bone"]);
    }
    expect(holds("The dog takes the bone from the plate.", "anna")).to.deep.equal([""]);
  });

  it("has birds fly that land", () => {
    expect(beatsOf("The eagle lands on a rock.", "ari", [EAGLE]).map(animalAction)).to.deep.equal(["fly", "land"]);
  });

  it("come into the picture where they land", () => {
    const [flight, landed] = beatsOf("The eagle glides down and lands on a rock.", "ari", [EAGLE]);
    expect([flight?.way, landed?.animal, landed?.site?.kind]).to.deep.equal(["in", "land", "rock"]);
  });
});

describe("what an animal is on or in", () => {
  const kinds: readonly (readonly [action: string, kind: string])[] = [
    ["The cat sits on the window sill.", "sill"],
    ["The cat presses its paw against the window glass.", "sill"],
    ["The cat sits by the window.", "sill"],
    ["The cat sleeps on the roof.", "roof"],
    ["The cat sits on a branch.", "branch"],
    ["The cat peeks out of the box.", "box"],
  ];
  for (const [action, kind] of kinds)
    it(`${action} ${kind}`, () => {
      expect(beatsOf(action, "tom", [CAT]).at(-1)?.site?.kind).to.equal(kind);
    });
  it("is the shot's own thing where it has one, and is leapt over where it is", () => {
    expect(beatsOf("The cat peeks out of the box.", "tom", [CAT, BOX]).at(-1)?.site?.id).to.equal("box");
    expect(beatsOf("The dog jumps over the wall.", "rex", [DOG])[0]?.site?.isUnder).to.equal(true);
  });
});

describe("an animal on somebody", () => {
  const places: readonly (readonly [action: string, place: string | undefined])[] = [
    ["Anna sits with the cat purring on her lap.", "lap"],
    ["The cat sleeps on Anna's shoulder.", "shoulder"],
    ["Anna carries the cat.", "arms"],
    ["Anna walks the cat on a leash.", "lead"],
    ["The cat snatches the hat off Anna's head.", undefined],
    ["The cat jumps up and snatches the fish from Anna's hand.", undefined],
    ["The cat runs off with the straw hat and Anna chases it.", undefined],
    ["Anna lays her hand on the cat's head.", undefined],
    ["Anna rolls the cat on her back.", undefined],
  ];
  for (const [action, place] of places)
    it(`${action} ${place ?? "nowhere"}`, () => {
      expect(beatsOf(action, "tom", [CAT, ANNA]).at(-1)?.perch?.at).to.equal(place);
    });
  it("comes there, and finds an arm held out", () => {
    const actors = [EAGLE, ANNA];
    expect(beatsOf("The eagle lands on Anna's raised arm.", "ari", actors).map(({ perch }) => perch?.at)).to.deep.equal(
      [undefined, "arm"],
    );
    expect(beatsOf("The eagle lands on Anna's arm.", "anna", actors)[0]?.gesture).to.equal("reach");
  });
  it("hangs in another's mouth", () => {
    expect(beatsOf("The dog runs off with the cat in its jaws.", "tom", [DOG, CAT])[0]?.perch).to.deep.equal({
      on: "rex",
      at: "mouth",
    });
  });
  it("has a thing in its own", () => {
    expect(beatsOf("The dog trots in with the bone in its mouth.", "rex", [DOG, BONE])[0]?.holds).to.deep.equal([
      "bone",
    ]);
  });
  it("leaves an arm, and runs on with what it has when it is chased", () => {
    const flown = beatsOf("The eagle takes off from Anna's glove.", "ari", [EAGLE, ANNA]);
    expect(flown.map(({ perch, way }) => perch?.at ?? way)).to.deep.equal(["arm", "up"]);
    const ran = beatsOf("The dog runs off with the bone in its mouth and Anna chases it.", "rex", [DOG, ANNA, BONE]);
    expect(ran.map(({ posture, holds }) => `${posture} ${holds.join(" ")}`)).to.deep.equal(["run bone"]);
  });
  it("makes whom it licks in the face kneel, and runs from who chases it", () => {
    expect(beatsOf("The dog licks Anna's face.", "anna", [DOG, ANNA])[0]?.posture).to.equal("kneel_both");
    const fled = beatsOf("The dog steals the bone and Anna chases it.", "rex", [DOG, ANNA, BONE]);
    expect(fled.map(animalAction)).to.deep.equal(["take", "run"]);
  });
});

describe("an animal that something is done with", () => {
  it("is no more than there, whatever the words for its parts are", () => {
    const said = (action: string) => beatsOf(action, "rex", [DOG, ANNA]).map(animalAction).join(" ");
    expect(said("Anna strokes the dog's nose.")).to.equal("stand");
    expect(said("Anna feeds the dog a bone.")).to.equal("fed");
  });

  it("eats what it has before its mouth", () => {
    const actions = beatsOf("The dog gnaws the bone.", "rex", [DOG, BONE]).map(animalAction);
    expect(actions).to.deep.equal(["nibble"]);
  });

  it("is taken along by the bird that catches it", () => {
    const rat = beast("rat", "rat animal");
    const read = (id: string) => beatsOf("The eagle swoops down and seizes the rat.", id, [EAGLE, rat]);
    expect(read("ari").map(({ animal, way }) => `${animal} ${way}`)).to.deep.equal(["fly in", "fly out"]);
    expect(read("rat").map(({ perch }) => perch?.on)).to.deep.equal([undefined, "ari"]);
  });

  it("reaches down for what it pulls out, and has it in the jaws then", () => {
    const [bear, fish] = [beast("bruno", "bear animal"), beast("fish", "fish animal")];
    for (const action of [
      "The bear plunges its paws into the hole and drags the fish out onto the ice.",
      "The bear reaches into the water and pulls out the fish.",
    ]) {
      const read = (id: string) => beatsOf(action, id, [{ ...bear, isSmall: false }, fish]);
      expect(read("bruno").map(({ animal }) => animal)).to.deep.equal(["dunk", "stand"]);
      expect(read("fish").map(({ perch }) => perch?.on)).to.deep.equal([undefined, "bruno"]);
    }
  });

  it("drags whom it pulls out of the water", () => {
    const read = (id: string) => beatsOf("The dog drags Anna out of the river.", id, [DOG, ANNA]);
    expect([read("rex")[0]?.animal, read("anna")[0]?.posture]).to.deep.equal(["tug", "dragged"]);
  });

  it("comes flying for what it snatches where it is a bird", () => {
    const beats = beatsOf("The eagle snatches the bone from Anna's hand.", "ari", [EAGLE, ANNA, BONE]);
    expect(beats.map(({ animal }) => animal)).to.deep.equal(["fly", "fly"]);
  });

  it("does its own deed while something is done with it", () => {
    const beats = beatsOf("Anna scrubs the dog and the dog sprays her.", "rex", [DOG, ANNA]);
    expect(beats.map(animalAction)).to.deep.equal(["spray"]);
  });

  it("goes after whoever it waddles after", () => {
    const [beat] = beatsOf("Anna walks along the pool and the dog waddles after her.", "rex", [DOG, ANNA]);
    expect(beat?.perch).to.deep.equal({ on: "anna", at: "after" });
  });

  it("has the tree that it climbs, the bed that it hides under and the door that it scratches at", () => {
    const siteOf = (action: string) => beatsOf(action, "tom", [CAT])[0]?.site?.kind;
    expect(siteOf("The cat climbs up the tree.")).to.equal("trunk");
    expect(siteOf("The cat hides under the bed.")).to.equal("under_bed");
    expect(siteOf("The cat scratches at the door.")).to.equal("door");
  });
});

describe("a mother that carries her young", () => {
  const LIONESS = beast("lia", "lioness lion animal");
  const CUB = beast("cub", "cub lion animal");
  const said = [
    "The lioness picks up the cub by the scruff and carries it off.",
    "The lioness takes the cub by the neck and carries it to the rock.",
    "The lioness lifts the cub in her jaws and trots away with it.",
  ];
  for (const action of said)
    it(action, () => {
      const [bends, leaves] = beatsOf(action, "lia", [LIONESS, CUB]);
      expect([bends?.animal, leaves?.posture, leaves?.way]).to.deep.equal(["take", "walk", "out"]);
      const young = beatsOf(action, "cub", [LIONESS, CUB]).at(-1);
      expect([young?.perch, young?.animal]).to.deep.equal([{ on: "lia", at: "mouth" }, "fallen"]);
    });
});

describe("a wing over somebody", () => {
  const DRAGON = { ...beast("drago", "dragon"), isSmall: false };
  const said = [
    ["The dragon spreads its wing and lays it over Anna.", "spread shelter"],
    ["The dragon stretches a wing over Anna to keep off the rain.", "shelter"],
    ["The dragon covers Anna with its wing.", "shelter"],
    ["The dragon spreads its wings.", "spread"],
  ] as const;
  for (const [action, expected] of said)
    it(`${action} ${expected}`, () => {
      expect(beatsOf(action, "drago", [DRAGON, ANNA]).map(animalAction).join(" ")).to.equal(expected);
    });
});
