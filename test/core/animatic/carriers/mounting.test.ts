// Who gets on a mount or a cart in the shot: what they do beside it before, and on it then.
import { expect } from "chai";
import { somebody, staged, type Subjects } from "../../../support/media/action-shots.ts";

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
