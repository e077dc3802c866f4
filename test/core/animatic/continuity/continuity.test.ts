// What the earlier shots of a scene settled: who sits stays seated, what was taken stays in the hand, what was put down does not.
import { expect } from "chai";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { framingOf } from "../../../../src/core/animatic/frame.ts";
import { isLater, lastingSentences } from "../../../../src/core/animatic/continuity/lasting-words.ts";
import { readCast } from "../../../../src/core/animatic/shot-cast.ts";
import { person, spoken } from "../../../support/media/sample-takes.ts";

const NORA = { ...person(0), id: "nora", name: "Nora", design: "A woman of forty", pronoun: "her" };
const SAM = { ...person(1), id: "sam", name: "Sam", design: "A man of fifty", pronoun: "his" };

function beatsIn(before: readonly string[], action: string, more: Partial<Scene> = {}) {
  const scene: Scene = {
    ...{ episode: "ep01", location: { id: "room", description: "A room" }, camera: null, extras: null, text: null },
    ...{ subjects: [NORA, SAM], dialogue: [], action, ...more },
    before: { actions: [...before], ...more.before },
  };
  const cast = readCast(scene, framingOf("ms"));
  return (id: string) => cast.find((one) => one.id === id)?.beats[0];
}

describe("what earlier shots of a scene settled", () => {
  it("keeps who sat down in the seat, whatever the hands do, until they get up or go", () => {
    const sat = ["Nora sits on the sofa."];
    expect(beatsIn(sat, "Sam comes in through the door.")("nora")?.posture).to.equal("sit");
    expect(beatsIn(sat, "Nora points at the box.")("nora")).to.include({ posture: "sit", gesture: "point" });
    expect(beatsIn(sat, "Nora walks to the window.")("nora")?.posture).to.equal("walk");
    expect(beatsIn([...sat, "Nora stands up."], "Sam waits.")("nora")?.posture).to.equal("stand");
    const both = beatsIn(["They sit on the sofa."], "Nora shows Sam the photograph. They both laugh.");
    expect([both("nora")?.posture, both("sam")?.posture]).to.deep.equal(["sit", "sit"]);
    expect(both("sam")?.because).to.include("sofa");
    expect(beatsIn(sat, "Sam waits.")("sam")?.posture).to.equal("stand");
  });

  it("keeps in the hand what was taken, and not what was put down, given away or was a tool", () => {
    const held = (...before: readonly string[]) => beatsIn(before, "They wait.");
    expect(held("Nora waits, a mug in her hands.")("nora")).to.deep.include({ holds: ["mug"], gesture: "hold" });
    expect(held("Nora takes the mug.", "Nora puts the mug down.")("nora")?.holds).to.deep.equal([]);
    const given = held("Nora takes the mug.", "Sam takes the mug.");
    expect([given("nora")?.holds, given("sam")?.holds]).to.deep.equal([[], ["mug"]]);
    expect(held("Nora writes.")("nora")?.holds).to.deep.equal([]);
  });

  it("leaves away what was in hands that now do something else, where the words do not name it", () => {
    const before = ["Nora waits, a mug in her hands."];
    expect(beatsIn(before, "Nora hugs Sam.")("nora")?.holds).to.deep.equal([]);
    expect(beatsIn(before, "Nora runs.")("nora")?.holds).to.deep.equal(["mug"]);
    expect(beatsIn(["Nora reads the letter."], "Sam tears up the letter.")("nora")?.holds).to.deep.equal([]);
    expect(beatsIn(["Nora tears up the letter."], "They wait.")("nora")?.holds).to.deep.equal([]);
  });

  it("lets who sat or knelt stand for a dance", () => {
    const of = beatsIn(["Nora kneels."], "Nora dances with Sam.");
    expect([of("nora")?.posture, of("nora")?.gesture]).to.deep.equal(["stand", "dance_with"]);
  });

  it("knows who of the scene is not in the shot", () => {
    const alone = { subjects: [NORA], before: { actions: [], others: [{ id: "sam", name: "Sam", pronoun: "his" }] } };
    const sat = { ...alone.before, actions: ["Sam sits down."] };
    expect(beatsIn([], "Nora waits.", { ...alone, before: sat })("nora")?.posture).to.equal("stand");
  });

  it("puts no hand to the ear of who listens to a line", () => {
    const spokenTo = { dialogue: [spoken(1, "Eleven years.", [0, 1], "os")] };
    expect(beatsIn([], "Nora listens.", spokenTo)("nora")?.gesture).to.equal("none");
    expect(beatsIn(["Nora sits on the sofa."], "Nora listens.", spokenTo)("nora")?.gesture).to.equal("none");
    expect(beatsIn([], "Nora listens at the door.", spokenTo)("nora")?.gesture).to.equal("ear_at_door");
    expect(beatsIn([], "Nora listens.")("nora")?.gesture).to.equal("listen");
  });
});

describe("sentences that last", () => {
  it("are those about bodies and hands", () => {
    const action = "The lamp hums. Nora sits down. Rain! She has a letter in her hand.";
    expect(lastingSentences({ action })).to.deep.equal(["Nora sits down.", "She has a letter in her hand."]);
  });

  it("are over after a jump in time", () => {
    const later = [
      "Later. Nora waits.",
      "The next morning.",
      "Morning.",
      "Hours later, Sam wakes.",
      "That night Sam sings.",
    ];
    expect(later.filter(isLater)).to.deep.equal(later);
    expect(
      ["Nora waits.", "The rain falls all night.", "Sam looks at the day's letters."].filter(isLater),
    ).to.deep.equal([]);
  });
});
