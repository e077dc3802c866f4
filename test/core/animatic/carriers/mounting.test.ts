// Who gets on a mount or a cart in the shot: what they do beside it before, and on it then.
import { expect } from "chai";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

const somebody = (id: string, design: string, kind = "character"): Scene["subjects"][number] => ({
  ...{ ...person(0), design, id, name: id.replace(/^./, (letter) => letter.toUpperCase()) },
  kind,
});
const ANN = somebody("ann", "a woman of thirty");
const WAGON = somebody("wagon", "a brown goods wagon", "prop");

function posturesOf(action: string, subjects: Scene["subjects"]) {
  const scene = { camera: null, dialogue: [], subjects, action };
  const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size: "fs", seed: "7" }, scene }), 1);
  const staged = card ? stageCast(card, frameOf(512, 288)) : [];
  return staged.find(({ member }) => member.id === "ann")?.member.beats.map(({ posture }) => posture);
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
