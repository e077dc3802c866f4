// What the wind takes off somebody, who catches it, and the rope that somebody skips with.
import { expect } from "chai";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { planMovers } from "../../../../src/core/animatic/movers/plan-movers.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

const MARA = { ...person(0), id: "mara", name: "Mara", design: "A woman of thirty, a straw hat" };
const TOM = { ...person(1), id: "tom", name: "Tom", design: "A man of thirty" };
const VASE = { ...person(2), id: "vase", name: "Vase", kind: "prop" as const, design: "A blue vase" };
const frame = frameOf(512, 288);

function cardOf(action: string, subjects: Scene["subjects"] = [MARA, VASE]) {
  const list = sampleShotlist();
  const scene: Scene = {
    ...{ episode: "ep01", location: { id: "room", description: "A quay" }, action, camera: null, extras: null },
    ...{ text: null, subjects, dialogue: [] },
  };
  const card = readCard({ ...list, shots: list.shots.map((shot) => ({ ...shot, size: "fs", scene })) }, 1);
  if (!card) throw new Error("no card");
  return card;
}

function planOf(action: string, subjects?: Scene["subjects"]) {
  const card = cardOf(action, subjects);
  return planMovers(card, stageCast(card, frame), frame);
}

describe("what the wind takes", () => {
  it("is out of the picture at the end, where the wind takes it off somebody, and is no prop then", () => {
    for (const action of [
      "The wind blows the vase and her hat away.",
      "A gust of wind tears the umbrella out of Mara's hands.",
      "Mara's hat is blown off by the wind.",
    ]) {
      const [blown] = planOf(action).things;
      expect(blown?.at(0)?.dx, action).to.equal(0);
      expect(Math.abs(blown?.at(20)?.dx ?? 0), action).to.be.greaterThan(frame.width * 0.3);
    }
    expect(planOf("The wind turns Mara's umbrella inside out.").things).to.deep.equal([]);
    expect(planOf("The wind lifts her hair.").things).to.deep.equal([]);
  });

  it("goes from the head of who had it on to who catches it, and is then in those hands", () => {
    const action = "Mara's hat blows off and Tom catches it.";
    const [blown] = planOf(action, [MARA, TOM]).things;
    expect(blown?.at(0)?.dx).to.equal(0);
    expect(blown?.at(20)).to.equal(undefined);
    const [mara] = cardOf(action, [MARA, TOM]).standings.filter(({ id }) => id === MARA.id);
    expect(mara?.beats.every(({ worn }) => worn?.is === "off")).to.equal(true);
  });
});

describe("a skipping rope", () => {
  it("goes round whoever skips, over the head and under the feet", () => {
    const [rope] = planOf("Mara skips rope.").things;
    expect(rope?.art).to.equal("skip_rope");
    const phases = [0.1, 0.3, 0.5, 0.7].map((seconds) => rope?.at(seconds)?.phase ?? -1);
    expect(new Set(phases).size).to.equal(4);
    expect(Math.min(...phases)).to.be.at.least(0);
  });
});

describe("what is shot at", () => {
  it("stands on a fence until it is hit, in pieces or off it then, and is not there where somebody is aimed at", () => {
    const [fence, whole, pieces] = planOf("Mara shoots a bottle off the fence.", [MARA]).things;
    expect([fence?.art, whole?.art, pieces?.art]).to.deep.equal(["fence_end", "thing", "pop"]);
    expect([whole?.at(0) === undefined, whole?.at(3.9) === undefined]).to.deep.equal([false, true]);
    const [, , can] = planOf("Mara shoots a tin can off the wall.", [MARA]).things;
    expect(can?.art).to.equal("thing");
    expect(planOf("Mara shoots the bottle.", [MARA, TOM]).things).to.deep.equal([]);
  });
});
