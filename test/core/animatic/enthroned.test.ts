import { expect } from "chai";
import type { Scene } from "../../../src/contracts/files/shotlist.ts";
import { framingOf } from "../../../src/core/animatic/frame.ts";
import { readCast } from "../../../src/core/animatic/shot-cast.ts";

const person = (id: string, design: string) => ({ id, design, kind: "character", name: id, speaker_index: -1 });
const THRONE = { id: "throne", design: "a carved throne", kind: "prop", name: "throne", speaker_index: -1 };

function posturesOf(action: string, subjects: readonly object[]) {
  const scene = {
    episode: "e",
    subjects,
    action,
    dialogue: [],
    location: { id: "hall", description: "A throne hall" },
  };
  const cast = readCast(scene as unknown as Scene, framingOf("fs"));
  return new Map(cast.map(({ id, beats }) => [id, beats.map(({ posture }) => posture)]));
}

describe("a ruler in a shot with a throne", () => {
  const knight = person("knight", "a man of thirty in silver armour");
  const queen = person("queen", "a woman of fifty in a purple gown");
  it("sits on it while others do what they do", () => {
    const postures = posturesOf("The knight kneels before the queen.", [knight, queen, THRONE]);
    expect(postures.get("queen")).to.deep.equal(["sit"]);
    expect(postures.get("knight")).not.to.include("sit");
  });
  it("stands where no throne is, and does what is said of her", () => {
    expect(posturesOf("The knight kneels before the queen.", [knight, queen]).get("queen")).to.deep.equal(["stand"]);
    expect(posturesOf("The queen walks to the window.", [queen, THRONE]).get("queen")).to.include("walk");
  });
});
