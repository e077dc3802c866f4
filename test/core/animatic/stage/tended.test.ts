// Where two are of whom one lies or is lifted: who tends them kneels, hands reach them, and nobody's head is out of the picture.
import { expect } from "chai";
import { cardOf, MARA_AND_BEN } from "../../../support/media/action-shots.ts";
import type { Scene } from "../../../../src/contracts/files/shotlist.ts";
import { frameOf } from "../../../../src/core/animatic/frame.ts";
import { readCard } from "../../../../src/core/animatic/shot-card.ts";
import { stageCast } from "../../../../src/core/animatic/stage/staging.ts";
import type { StagedMember } from "../../../../src/core/animatic/stage/staged-member.ts";
import { person, sampleShotlist } from "../../../support/media/sample-takes.ts";

const FRAME = frameOf(512, 288);
const subject = (index: number, design: string): Scene["subjects"][number] => ({ ...person(index), design });

function staged(action: string, designs: readonly [string, string]): readonly StagedMember[] {
  const scene: Scene = {
    ...{ episode: "ep01", location: { id: "street", description: "A street by day" }, camera: null, extras: null },
    ...{ text: null, dialogue: [], action, subjects: designs.map((design, at) => subject(at, design)) },
  };
  const card = readCard(sampleShotlist({ width: 512, height: 288, entry: { size: "fs", seed: "7" }, scene }), 1);
  return card ? stageCast(card, FRAME) : [];
}

describe("somebody who is tended or lifted", () => {
  it("is knelt beside where they lie on the ground, and stood beside in bed", () => {
    const action = "The woman presses both hands on the man's wound.";
    const postureOf = (design: string) =>
      staged(action, ["A woman of thirty", design]).find(({ member }) => member.id === person(0).id)?.member.beats[0]
        ?.posture;
    expect(postureOf("A man of forty lying on the road")).to.equal("kneel");
    expect(postureOf("A man of forty in bed")).to.equal("stand");
  });

  it("is knelt to where it is a small animal that one has hold of", () => {
    const [one] = staged("The woman grabs the piglet by the leg.", ["A woman of thirty", "A small pink piglet"]).filter(
      ({ member }) => member.id === person(0).id,
    );
    expect(one?.member.beats[0]?.posture).to.equal("kneel");
  });

  it("is in the picture above whoever lifts them", () => {
    const heads = (action: string) =>
      staged(action, ["A woman of thirty", "A man of forty"]).map(({ spot }) => spot.head);
    const lifted = heads("The man lifts the woman high above his head.");
    const [stood = 0] = heads("The man looks at the woman.");
    expect(Math.max(...lifted)).to.be.lessThan(stood);
  });

  it("is as near as the deed has it who sits down only then", () => {
    const [one, other] = staged("The man helps the woman into a chair.", ["A woman of thirty", "A man of forty"]);
    const apart = Math.abs((one?.spot.x ?? 0) - (other?.spot.x ?? 0)) / (one?.spot.head ?? 1);
    expect(apart).to.be.lessThan(2.6);
  });
});

describe("who is climbed up to on a rope", () => {
  it("is in the picture", () => {
    const ids = cardOf("Mara waves and Ben climbs up to her on a rope.", MARA_AND_BEN).standings.map(({ id }) => id);
    expect(ids).to.include.members(["mara", "ben"]);
  });
});

describe("who is cared for in a wide picture", () => {
  const posturesOf = (action: string, id: string, subjects: typeof MARA_AND_BEN) =>
    cardOf(action, subjects).standings.find((one) => one.id === id)?.beats[0]?.posture;
  const PATIENT = MARA_AND_BEN.map((one) => (one.id === "ben" ? { ...one, id: "patient", name: "Patient" } : one));

  it("lies where it is a patient, and sits on the ground where somebody kneels by them", () => {
    expect(posturesOf("Mara holds a cup to the patient's lips.", "patient", PATIENT)).to.equal("lie");
    expect(posturesOf("Mara kneels by Ben and gives him water.", "ben", MARA_AND_BEN)).to.equal("sit_ground");
    expect(posturesOf("Mara kneels over Ben's body and weeps.", "ben", MARA_AND_BEN)).to.equal("lie");
    expect(posturesOf("Mara kneels and pours sake into Ben's bowl.", "ben", MARA_AND_BEN)).to.equal("sit_ground");
    expect(posturesOf("Mara gives Ben water.", "ben", MARA_AND_BEN)).to.equal("stand");
  });
});
