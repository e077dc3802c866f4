// Who gets on a mount or a cart in the shot: what they do beside it before, and on it then.
import { expect } from "chai";
import { carriedPath } from "../../../../src/core/animatic/carriers/carried-motion.ts";
import { FRAME, somebody, staged, type Subjects } from "../../../support/media/action-shots.ts";

const ANN = somebody("ann", "a woman of thirty");
const WAGON = somebody("wagon", "a brown goods wagon", "prop");

function posturesOf(action: string, subjects: Subjects) {
  return staged(action, subjects)
    .find(({ member }) => member.id === "ann")
    ?.member.beats.map(({ posture }) => posture);
}

describe("who mounts in the shot", () => {
  const HORSE = somebody("horse", "a brown horse");
  const MOUNTED: readonly (readonly [action: string, postures: readonly string[]])[] = [
    ["Ann runs beside the horse, swings herself onto its back and gallops away.", ["run", "stand", "ride"]],
    ["Ann runs to the horse, swings into the saddle and rides off.", ["run", "ride"]],
    ["Ann vaults onto the horse and gallops off.", ["stand", "ride"]],
    ["Ann swings the saddle onto the horse's back.", ["stand"]],
  ];
  for (const [action, postures] of MOUNTED)
    it(`${action} ${postures.join(", ")}`, () => {
      expect(posturesOf(action, [ANN, HORSE])).to.deep.equal(postures);
    });
});

describe("who gets on what goes", () => {
  it("runs beside it until then", () => {
    const done = posturesOf("Ann runs beside the wagon and pulls herself up after it.", [ANN, WAGON]);
    expect(done).to.deep.equal(["run", "sit"]);
  });
});

describe("who goes along on something", () => {
  const BOB = somebody("bob", "a man of forty");
  const bicycle = somebody("bicycle", "a blue bicycle", "prop");
  const sledge = somebody("sledge", "a wooden sledge", "prop");
  const roles = (action: string, subjects: Subjects) =>
    staged(action, subjects, "ws")
      .map(({ member: { id, boarding } }) => `${id} ${boarding?.as ?? "none"}`)
      .toSorted();

  it("rides whatever the verb, and makes it go", () => {
    const all = staged("Ann wobbles along on the bicycle.", [ANN, bicycle], "ws");
    expect(all.find(({ member }) => member.id === "bicycle")?.member.beats[0]?.way).to.equal("across");
    expect(roles("Ann comes down the hill on her bicycle.", [ANN, bicycle])).to.include("ann rider");
  });
  it("sits on a horse along whose neck they lie", () => {
    const comet = somebody("comet", "a lean chestnut racehorse");
    expect(roles("Comet clears the hedge, with Ann crouched over his neck.", [comet, ANN])).to.include("ann rider");
  });
  it("is held by the saddle from behind", () => {
    const action = "Ann rides the bicycle and Bob runs behind, holding the saddle.";
    expect(roles(action, [ANN, BOB, bicycle])).to.deep.equal(["ann rider", "bicycle none", "bob pusher"]);
  });
  it("sits on what another one pulls", () => {
    const action = "Bob hauls the sledge up the hill by its rope while Ann sits on it.";
    expect(roles(action, [BOB, ANN, sledge])).to.deep.equal(["ann rider", "bob leader", "sledge none"]);
  });
  it("gets down from a back, and sits lower on a camel that kneels", () => {
    const camel = somebody("camel", "a brown camel");
    const off = staged("Ann slides down from its back. The camel waits.", [camel, ANN], "ws");
    expect(off.find(({ member }) => member.id === "ann")?.member.boarding?.to).to.be.lessThan(1);
    const all = staged("The camel kneels down and Ann climbs on its back.", [camel, ANN], "ws");
    const ann = all.find(({ member }) => member.id === "ann");
    const path =
      ann &&
      carriedPath(ann, {
        staged: all,
        seconds: 4,
        frame: FRAME,
        ownPath: () => ({ path: () => [0, 0], moves: false }),
        action: "",
      });
    expect(path?.(3.9)[1]).to.be.greaterThan(5);
  });
});
