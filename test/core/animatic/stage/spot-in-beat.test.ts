// How far from each other two are in each beat of a shot, and where who is carried later stands before.
import { expect } from "chai";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { STANDING } from "../../../../src/core/animatic/acting/acting.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { lyingPlace } from "../../../../src/core/animatic/stage/lying.ts";
import { inBeat } from "../../../../src/core/animatic/stage/spot-in-beat.ts";
import type { StagedMember } from "../../../../src/core/animatic/stage/staged-member.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

const subject = (index: number, design: string): Scene["subjects"][number] => ({ ...person(index), design });
const WOMAN = subject(0, "A woman of sixty");
const BOY = subject(1, "A boy of six");

function staged(action: string): readonly StagedMember[] {
  const scene = { camera: null, dialogue: [], subjects: [WOMAN, BOY], action };
  const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size: "fs", seed: "42" }, scene }), 1);
  if (!card) throw new Error("no card");
  return stageCast(card, frameOf(512, 288));
}

describe("two who come nearer in the course of a shot", () => {
  const at = (member: StagedMember, index: number) => {
    const beat = member.member.beats[index];
    if (!beat) throw new Error("no beat");
    return inBeat(member, beat, false);
  };
  const of = (all: readonly StagedMember[], id: string): StagedMember => {
    const found = all.find(({ member }) => member.id === id);
    if (!found) throw new Error("nobody");
    return found;
  };

  it("are as far from each other as each deed asks for", () => {
    const woman = of(staged("The woman bows to the boy. The woman hugs the boy."), WOMAN.id);
    const apart = [0, 1].map((index) => {
      const { spot, partnerOf, member } = at(woman, index);
      const other = partnerOf(member.beats[index] ?? STANDING);
      return Math.abs(spot.x - (other?.x ?? spot.x)) / spot.head;
    });
    expect(apart[0]).to.be.above(3);
    expect(apart[1]).to.be.below(2);
  });

  it("face each other until the one carries the other", () => {
    const all = staged("The boy runs to the woman, and she lifts him up.");
    const [woman, boy] = [of(all, WOMAN.id), of(all, BOY.id)];
    const runs = at(boy, 0);
    expect(runs.spot.facing).to.equal(-woman.spot.facing);
    expect((runs.spot.x - woman.spot.x) * woman.spot.facing).to.be.above(woman.spot.head);
    expect(at(boy, 1).spot.x).to.equal(woman.spot.x);
  });
});

describe("somebody who lies", () => {
  it("is tended from where each deed is done, never from beyond the head", () => {
    const all = staged("The boy lies in bed. The woman pulls the blanket up to his chin and kisses his forehead.");
    const woman = all.find(({ member }) => member.id === WOMAN.id);
    const boy = all.find(({ member }) => member.id === BOY.id)?.spot;
    if (!woman || !boy) throw new Error("nobody");
    const spots = woman.member.beats.map((beat) => inBeat(woman, beat, false).spot);
    const [head] = lyingPlace("their_head", boy);
    for (const { x, facing } of spots) expect((head - x) * facing).to.be.above(0);
    const [covers, kisses] = spots.slice(-2);
    expect(Math.abs(head - (covers?.x ?? head))).to.be.above(Math.abs(head - (kisses?.x ?? head)));
  });

  it("is tended from behind, beside what the hands go to, the eyes towards the head", () => {
    const all = staged("The boy lies on the ground. The woman presses on his chest.");
    const [woman, boy] = [WOMAN.id, BOY.id].map((id) => all.find(({ member }) => member.id === id)?.spot);
    if (!woman || !boy) throw new Error("nobody");
    const [chest, y] = lyingPlace("their_chest", boy);
    expect(woman.facing).to.equal(-boy.facing);
    expect((chest - woman.x) * woman.facing).to.be.within(0.5 * boy.head, 2 * boy.head);
    expect(y).to.be.above(boy.top);
    expect(woman.depth).to.be.below(0);
  });

  it("has somebody before the sofa", () => {
    const all = staged("The boy lies on the sofa. The woman strokes his hair.");
    expect(all.find(({ member }) => member.id === WOMAN.id)?.spot.depth).to.be.above(0);
  });
});
