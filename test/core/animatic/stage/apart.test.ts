import { expect } from "chai";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import type { StagedMember } from "../../../../src/core/animatic/stage/staged-member.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

const subject = (index: number, design: string): Scene["subjects"][number] => ({ ...person(index), design });
const WOMAN = subject(0, "A woman of sixty");
const BOY = subject(1, "A boy of six");
const CAR = { ...subject(2, "A red car"), id: "car", name: "Car", kind: "vehicle" as const };

function stage(action: string, subjects: Scene["subjects"], size = "ws"): readonly StagedMember[] {
  const scene = { camera: null, dialogue: [], subjects, action };
  const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size, seed: "42" }, scene }), 1);
  if (!card) throw new Error("no card");
  return stageCast(card, frameOf(512, 288));
}

const of = (all: readonly StagedMember[], id: string) => all.find(({ member }) => member.id === id);

describe("somebody as high as a knee", () => {
  it("is drawn before the one at whom the hands are", () => {
    const goblin = { ...subject(0, "A knee-high goblin"), id: "goblin", name: "The goblin" };
    const guard = { ...subject(1, "A guard of fifty"), id: "guard", name: "The guard" };
    const staged = stage("The goblin creeps up to the guard and unhooks the keys from his belt.", [goblin, guard]);
    expect(staged.map(({ member }) => member.id)).to.deep.equal(["guard", "goblin"]);
  });
});

describe("two between whom something flies, or who chase each other", () => {
  const two = (action: string, size = "fs") => stage(action, [WOMAN, BOY], size);
  const [woman, boy] = [WOMAN.id, BOY.id];

  it("stand far from each other where something flies from one to the other", () => {
    const gap = (action: string) => {
      const all = two(action, "ws");
      return Math.abs((of(all, woman)?.spot.x ?? 0) - (of(all, boy)?.spot.x ?? 0));
    };
    expect(gap("The woman throws a snowball at the boy.")).to.be.above(gap("The woman talks to the boy.") * 1.5);
  });

  it("stop where one who chases the other does something to them", () => {
    const beats = of(two("The woman chases the boy and grabs him by the arm."), boy)?.member.beats ?? [];
    expect(beats.map(({ way }) => way === "none")).to.deep.equal([false, true]);
  });

  it("go as fast as each other, and stay in the picture", () => {
    const all = two("The woman chases the boy across the yard.");
    const [first, second] = [of(all, woman), of(all, boy)];
    expect(first?.pace).to.equal(second?.pace);
    expect(first?.spread).to.be.above(0);
  });
});

describe("others beside what one does", () => {
  const ANN = { ...subject(4, "A slim woman in black"), id: "ann", name: "Ann" };
  const BOB = { ...subject(5, "A heavy guard"), id: "bob", name: "Bob" };
  const HORSE = { ...subject(6, "A brown horse"), id: "horse", name: "Horse" };
  const CALF = { ...subject(7, "A red calf"), id: "calf", name: "Calf" };
  const BOYS = { ...subject(8, "Four boys in bathing trunks"), id: "boys", name: "Boys", members: 4 };
  const ahead = (all: readonly StagedMember[], one: string, other: string) =>
    ((of(all, other)?.spot.x ?? 0) - (of(all, one)?.spot.x ?? 0)) * (of(all, one)?.spot.facing ?? 1);

  it("are behind whoever leaps over a gap", () => {
    const all = stage("Ann leaps across the gap between the roofs, and Bob shakes his fist.", [ANN, BOB]);
    expect(ahead(all, "ann", "bob")).to.be.below(0);
  });

  it("stand behind the edge that somebody leaps off", () => {
    const all = stage("Ann runs to the edge of the cliff and dives into the sea while the boys watch.", [ANN, BOYS]);
    const boys = all.filter(({ member }) => member.group === "boys");
    expect(boys.map(({ member }) => Math.sign(ahead(all, "ann", member.id)))).to.deep.equal([-1, -1, -1, -1]);
  });

  it("run before a rider who goes after them, on their own legs", () => {
    const all = stage("Ann gallops the horse after the calf.", [ANN, HORSE, CALF]);
    const calf = of(all, "calf");
    expect([calf?.mount, calf?.member.beats[0]?.posture]).to.deep.equal([null, "run"]);
    expect(ahead(all, "horse", "calf")).to.be.above(0);
  });

  it("are turned to where something is held out at them", () => {
    const WOLF = { ...subject(9, "A grey wolf"), id: "wolf", name: "Wolf" };
    const SHEEP = { ...subject(10, "A white sheep"), id: "sheep", name: "Sheep" };
    const all = stage("Ann stands between the sheep and the wolf and thrusts a torch at the wolf.", [ANN, WOLF, SHEEP]);
    const beat = of(all, "ann")?.member.beats.find(({ gesture }) => gesture === "point_with");
    expect(beat?.isTurned === true).to.equal(ahead(all, "ann", "wolf") < 0);
  });

  it("are far from a group that throws something at them, which is in its hands", () => {
    const gap = (action: string) => {
      const all = stage(action, [BOB, BOYS]);
      const boys = all.filter(({ member }) => member.group === "boys");
      return Math.min(...boys.map(({ spot }) => Math.abs(spot.x - (of(all, "bob")?.spot.x ?? 0))));
    };
    const throwing = "The boys throw, and a snowball hits Bob.";
    expect(gap(throwing)).to.be.above(gap("The boys look at Bob."));
    expect(of(stage(throwing, [BOB, BOYS]), "boys")?.member.beats.at(-1)?.holds).to.deep.equal(["snowball"]);
  });
});

describe("a giant", () => {
  it("takes most of the picture, and whoever is beside it little", () => {
    const GIANT = subject(3, "A giant in furs, with a long beard");
    const all = stage("The giant looks down at the woman.", [GIANT, WOMAN], "ews");
    const high = (id: string) => (of(all, id)?.spot.base ?? 0) - (of(all, id)?.spot.top ?? 0);
    expect(high(GIANT.id)).to.be.above(170);
    expect(high(WOMAN.id)).to.be.below(high(GIANT.id) / 3);
  });
});

describe("what is shot or sprayed at", () => {
  const at = (action: string) => stage(action, [WOMAN, CAR]);

  it("is away from who does it, and is the target", () => {
    const all = at("The woman points the hose at the burning car.");
    const [woman, car] = [of(all, WOMAN.id), of(all, "car")];
    const [beat] = woman?.member.beats ?? [];
    expect(beat?.gesture).to.equal("spray");
    expect(Math.abs((woman?.spot.x ?? 0) - (car?.spot.x ?? 0))).to.be.above(180);
    expect(beat && woman?.targetOf(beat)?.standing.id).to.equal("car");
  });
});
