// When each deed of a shot is done, by the words that join them and by what answers what.
import { expect } from "chai";
import { setPieceOf } from "../../../../src/core/animatic/acting/set-pieces/set-pieces.ts";
import type { Actor, Beat } from "../../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";

const person = (id: string, form: Actor["form"]): Actor => ({ id, words: [id], form, acts: true, isPerson: true });
const thing = (id: string): Actor => ({ id, words: [id], form: "plain", acts: false, isPerson: false });
const ACTORS = [person("mara", "woman"), person("tom", "man"), thing("cup"), thing("ball"), thing("suitcase")];

const beatsOf = (action: string, id: string): readonly Beat[] => readActing(action, ACTORS).get(id) ?? [];

/** Tenths of the shot at which each deed begins, with its posture or gesture; "~" waits. */
const spelled = (action: string, id: string): string =>
  beatsOf(action, id)
    .map(({ from, posture, gesture, isWaiting }) => {
      const deed = gesture === "none" ? posture : gesture;
      return `${Math.round(from * 10)} ${isWaiting === true ? "~" : ""}${deed}`;
    })
    .join(", ");

const TIMES: readonly (readonly [action: string, mara: string, tom: string])[] = [
  ["Tom knocks on the door; Mara opens it.", "0 ~stand, 5 open", "0 knock, 5 stand"],
  ["Mara sings and Tom plays the guitar.", "0 sing", "0 play"],
  ["Tom plays the guitar. Mara claps.", "0 ~stand, 5 clap", "0 play"],
  ["Mara sings. Then Tom plays the guitar.", "0 sing", "0 ~stand, 5 play"],
  ["Mara reads while Tom sleeps.", "0 read", "0 lie"],
  ["When Mara points, Tom ducks.", "0 point", "0 ~stand, 5 crouch"],
  ["Tom ducks as soon as Mara points.", "0 point", "0 ~stand, 5 crouch"],
  ["Before Mara kneels, Tom bows.", "0 ~stand, 5 kneel", "0 bow"],
  ["Mara waves until Tom bows.", "0 wave", "0 ~stand, 5 bow"],
  ["Mara sets the cup down. Tom takes it and drinks.", "0 put_down", "0 ~stand, 3 take, 7 drink"],
  ["Mara slaps Tom. He bows. She leaves.", "0 slap, 3 stand, 7 walk", "0 struck, 3 bow"],
  ["Mara holds out the cup. Tom takes it.", "0 hand_over", "0 receive"],
  ["Mara grabs the cup and runs. Tom chases her.", "0 take, 5 run", "0 ~stand, 5 run"],
  ["Mara breaks the stick over her knee and Tom laughs.", "0 snap", "0 ~stand, 5 laugh"],
  ["Mara dances and Tom laughs.", "0 dance", "0 laugh"],
  ["Mara waves. Tom shoves her.", "0 wave, 5 reel", "0 ~stand, 5 shove"],
];

describe("the deeds of several", () => {
  for (const [action, mara, tom] of TIMES)
    it(`are done in time: ${action}`, () => {
      expect(spelled(action, "mara")).to.equal(mara);
      expect(spelled(action, "tom")).to.equal(tom);
    });

  it("are watched by who waits, in the posture in which they begin", () => {
    const [first] = beatsOf("Mara knocks on the door. Then Tom smokes on the sofa.", "tom");
    expect(first).to.deep.include({ gaze: { to: "subject", id: "mara" }, because: ["watches"] });
    expect(first).to.include({ isWaiting: true, posture: "sit" });
  });

  it("begin as high as the edge at which somebody stops", () => {
    const beats = beatsOf("Mara leaps over the gap to the next roof. Then Tom stops short at the edge.", "tom");
    expect(beats.map((beat) => setPieceOf(beat))).to.deep.equal(["ledge", "ledge"]);
  });

  it("end when the next one begins, and hands that met part", () => {
    expect(beatsOf("Mara hugs Tom. Then he leaves.", "mara").map(({ gesture }) => gesture)).to.deep.equal([
      "hug",
      "none",
    ]);
    expect(beatsOf("Tom knocks on the door; Mara opens it.", "tom")[0]?.until).to.equal(0.5);
  });

  it("leave a thing where it was put until somebody has it", () => {
    const [down] = beatsOf("Mara puts down the suitcase. Tom bows. He picks up the suitcase.", "mara");
    const picked = beatsOf("Mara puts down the suitcase. Tom bows. He picks up the suitcase.", "tom").at(-1);
    expect(down?.takenAt).to.be.greaterThan(picked?.from ?? 1);
    expect(picked?.takenAt).to.equal(0);
  });

  it("leave the hands without what was thrown, whatever is answered then", () => {
    const beats = beatsOf("Tom throws the ball over the wall. Mara grabs him by the arm.", "tom");
    expect(beats.map(({ gesture, holds }) => [gesture, ...holds])).to.deep.equal([["throw", "ball"], ["pull_free"]]);
  });

  it("raise the hands when what is thrown is on its way", () => {
    const [waits, caught] = beatsOf("Mara throws the ball. Tom catches it.", "tom");
    expect(waits?.isWaiting).to.equal(true);
    expect(caught).to.include({ gesture: "catch" });
    expect(beatsOf("Mara throws the ball. Tom catches it.", "mara")[0]?.takenAt).to.be.greaterThan(caught?.from ?? 1);
  });
});

describe("a sentence", () => {
  const gestures = (action: string, id: string) => beatsOf(action, id).map(({ gesture }) => gesture);
  it("goes on with who did the first of it, after a clause of somebody else", () => {
    expect(gestures("Mara reads until Tom sleeps, then waves.", "mara")).to.deep.equal(["read", "wave"]);
  });
  it("has somebody seated who stands up later", () => {
    expect(beatsOf("Mara waves and stands up.", "mara").map(({ posture }) => posture)).to.deep.equal(["sit", "stand"]);
  });
  it("closes eyes that are opened", () => {
    expect(beatsOf("Tom opens his eyes.", "tom").map(({ mood }) => mood)).to.deep.equal(["asleep", "plain"]);
  });
  it("does no deed again that was done once", () => {
    expect(gestures("Mara throws the ball and looks up.", "mara")).to.deep.equal(["throw", "none"]);
  });
  it("holds the own cheek", () => {
    expect(gestures("Tom holds his cheek.", "tom")).to.deep.equal(["hold_cheek"]);
  });
});
