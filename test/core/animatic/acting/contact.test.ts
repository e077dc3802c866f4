// Hands at somebody: what the words mean by them, what follows on it, and whose hands have the thing.
import { expect } from "chai";
import type { Actor, Beat } from "../../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";
import { setPieceOf } from "../../../../src/core/animatic/acting/set-pieces/set-pieces.ts";

const actor = (id: string, acts: boolean, form: Actor["form"] = "plain"): Actor => ({
  ...{ id, words: [id], form, acts, isPerson: acts },
});
const MARA = actor("mara", true, "woman");
const TOM = actor("tom", true, "man");
const LEO = actor("leo", true, "man");

const beatsOf = (action: string, id: string, actors: readonly Actor[] = [MARA, TOM]): readonly Beat[] =>
  readActing(action, actors).get(id) ?? [];
const gesturesOf = (action: string, id: string, actors?: readonly Actor[]): readonly string[] =>
  beatsOf(action, id, actors).map(({ gesture }) => gesture);

const DONE: readonly (readonly [action: string, gesture: string])[] = [
  ["Mara gives him an injection in the arm.", "inject_them"],
  ["Mara strokes Tom's hair.", "stroke_hair"],
  ["Mara brings Tom down.", "tackle"],
  ["Mara points a knife at Tom.", "hold_at_knifepoint"],
  ["Mara points a knife at him.", "hold_at_knifepoint"],
  ["Mara drags Tom out of the house by the arms.", "drag_person"],
  ["Mara drags Tom backwards through the mud.", "drag_back"],
  ["Mara drags him away from the car.", "drag_back"],
  ["Mara grips Tom under the arms.", "drag_back"],
  ["Mara buckles Tom's shoe.", "tie_their_shoe"],
  ["Mara pulls Tom's boots on.", "tie_their_shoe"],
  ["Mara lowers herself to one knee and ties the lace of Tom's shoe.", "tie_their_shoe"],
  ["Mara lays her hand on his head.", "bless"],
  ["Mara zips up Tom's dress.", "fasten_behind"],
  ["Mara pulls Tom by the hand across the ice.", "hand_in_hand"],
  ["Mara slaps his hand away.", "slap_hand"],
  ["Mara smacks Tom's fingers.", "slap_hand"],
  ["Mara swats Tom on the hand.", "slap_hand"],
  ["Mara knocks Tom's hand aside.", "slap_hand"],
  ["Mara knocks the books out of Tom's arms.", "slap_hand"],
  ["Mara knocks the gun out of Tom's hand.", "disarm"],
  ["Mara helps him reel in a fish.", "guide_hands"],
];

describe("hands at somebody", () => {
  for (const [action, gesture] of DONE)
    it(`do what the words say: ${action}`, () => {
      expect(gesturesOf(action, "mara")).to.deep.equal([gesture]);
    });

  it("drag whom they have gripped, who goes along as they back away", () => {
    const action = "Mara takes the body under the arms and drags it backwards to the door.";
    const body = actor("body", true);
    expect(beatsOf(action, "mara", [MARA, body]).map(({ posture }) => posture)).to.deep.equal(["stand", "haul_back"]);
    const [gripped, dragged] = beatsOf(action, "body", [MARA, body]);
    expect(gripped).to.include({ posture: "hauled", way: "none" });
    expect(dragged).to.include({ posture: "hauled", way: "across", carriedAs: "haul_back" });
  });

  it("are at the own cheek after a slap, and dry no tears", () => {
    expect(gesturesOf("Mara slaps Tom. He puts a hand to his cheek.", "tom")).to.deep.equal(["struck", "hold_cheek"]);
  });

  it("let the other one draw back the hand that was slapped", () => {
    expect(gesturesOf("Tom reaches for the cake and Mara slaps his hand away.", "tom")).to.deep.equal([
      "reach",
      "hand_slapped",
    ]);
  });

  it("let the other one drop what is knocked out of the hands", () => {
    expect(beatsOf("Mara knocks the books out of Tom's arms.", "tom")[0]).to.deep.include({
      ...{ gesture: "drop", holds: ["book"] },
    });
  });

  it("pull somebody in by the line that they haul on", () => {
    const action = "Mara hauls on the rope hand over hand and pulls Tom into the boat.";
    expect(gesturesOf(action, "mara")).to.deep.equal(["haul_in", "haul_in"]);
    expect(beatsOf(action, "tom")[0]).to.include({ gesture: "hauled_in", way: "in" });
    expect(gesturesOf("Mara pulls Tom into her arms.", "mara")).to.deep.equal(["hug"]);
  });

  it("take from whom they have shoved what is his", () => {
    const [, robs] = beatsOf("Tom shoves Leo, then takes his bag.", "tom", [TOM, LEO]);
    expect(robs).to.include({ gesture: "snatch", object: "leo" });
  });

  it("throw shovelfuls with a shovel", () => {
    expect(gesturesOf("Mara throws a shovelful of snow over her shoulder.", "mara")).to.deep.equal(["shovel_up"]);
  });

  it("paint with the roller that they stretch out", () => {
    expect(gesturesOf("Mara stretches too far with her roller.", "mara")).to.deep.equal(["paint"]);
  });

  it("reach from the ladder that somebody is said to be on", () => {
    const [reaches] = beatsOf("Mara, on top of the ladder, reaches for the lamp.", "mara");
    expect(setPieceOf(reaches ?? { posture: "lie", because: [] })).to.equal("ladder_top");
  });

  it("go on holding whom they have lifted", () => {
    expect(gesturesOf("Tom lifts her up and hugs her.", "tom")).to.deep.equal(["boost", "lift_hug", "lift_hug"]);
  });

  it("leave the thing to whom they teach it", () => {
    const action = "Tom stands behind Mara and shows her how to hold the bow.";
    expect(gesturesOf(action, "tom")).to.deep.equal(["guide_hands"]);
    expect(beatsOf(action, "mara")[0]).to.deep.include({ gesture: "hands_led", holds: ["bow"] });
  });

  it("leave tears in the face that they dry, of one who sits", () => {
    const moods = beatsOf("They sit on the bench. Mara wipes the tears from Tom's cheek.", "tom").map(
      ({ mood }) => mood,
    );
    expect(moods).to.deep.equal(["plain", "tearful"]);
  });

  it("saw what somebody saws, and see nothing", () => {
    expect(gesturesOf("Mara and Tom saw through a fallen trunk.", "tom")).to.deep.equal(["saw"]);
  });

  it("hold a lunch box as that, and no box", () => {
    expect(beatsOf("Mara holds a lunch box.", "mara")[0]?.holds).to.deep.equal(["lunchbox"]);
  });

  it("do what is asked beside whom they hold by the arm", () => {
    const action = "Tom takes Mara by the arm and leads her across the street.";
    expect(gesturesOf(action, "tom")).to.deep.equal(["support", "support"]);
  });

  it("go along with whom they support", () => {
    const [beat] = beatsOf("Mara supports Tom as he limps across the yard.", "mara");
    expect(beat).to.include({ posture: "walk", gesture: "support", way: "across" });
  });

  it("tend on the knees who sits on the ground, and who stays there", () => {
    const action = "Tom sits on the ground. Mara bandages his knee.";
    expect(beatsOf(action, "mara").at(-1)?.posture).to.equal("kneel");
    expect(beatsOf(action, "tom").at(-1)?.posture).to.equal("sit_ground");
    expect(beatsOf("Tom kneels. Mara lays her hand on his head.", "tom").at(-1)?.posture).to.equal("kneel");
  });

  it("comb the hair of who sits there, where both are women", () => {
    const ada = actor("ada", true, "woman");
    const action = "Ada sits in the chair. Mara combs her hair.";
    expect(beatsOf(action, "mara", [MARA, ada]).at(-1)).to.include({ gesture: "do_hair", object: "ada" });
    expect(gesturesOf("Ada comes in. Mara combs her hair.", "mara", [MARA, ada])).to.deep.equal(["comb"]);
  });

  it("have one rope, with which two pull the same way", () => {
    const action = "Mara and Tom pull the rope.";
    expect(beatsOf(action, "mara")[0]).to.deep.include({ gesture: "pull_ahead", holds: ["rope"] });
    expect(beatsOf(action, "tom")[0]).to.deep.include({ gesture: "pull_behind", holds: [] });
  });

  it("clink with the one beside, of three", () => {
    const [, , leo] = [MARA, TOM, LEO].map(({ id }) => beatsOf("They clink their glasses.", id, [MARA, TOM, LEO])[0]);
    expect(leo).to.include({ gesture: "clink", object: "tom" });
  });

  it("point past whom they gave something", () => {
    const action = "Mara hands Tom the key and points under the bonnet.";
    expect(beatsOf(action, "mara").at(-1)).to.include({ gesture: "point", object: null });
  });

  it("have what was taken out of them no longer", () => {
    const ada = actor("ada", true, "woman");
    const action = "Ada holds a knife. Mara takes it out of her hand and puts it on the table.";
    expect(beatsOf(action, "ada", [MARA, ada]).at(-1)?.gesture).to.equal("hand_over");
    expect(gesturesOf(action, "mara", [MARA, ada])).to.deep.equal(["receive", "set_on_table"]);
  });

  it("hold a hostage from behind, who is not glad of it", () => {
    const action = "Tom holds Mara from behind and presses a gun to her head.";
    expect(gesturesOf(action, "tom")).to.deep.equal(["hold_back", "hold_hostage"]);
    expect(beatsOf(action, "mara").map(({ mood }) => mood)).to.deep.equal(["afraid", "afraid"]);
  });

  it("go round who weeps on a shoulder, and keep up who trips", () => {
    const [, weeps] = beatsOf("Tom throws his arms around Mara, and she weeps on his shoulder.", "mara");
    expect(weeps).to.include({ gesture: "hug", mood: "crying" });
    const [trips] = beatsOf("Mara trips over a root, and Tom catches her by the arm.", "mara");
    expect(trips?.posture).to.equal("stagger");
  });

  it("read palms of hands that they hold, and are on chests of people", () => {
    expect(gesturesOf("Mara holds Tom's hand and reads his palm.", "mara")).to.deep.equal(["clasp_hands", "read_palm"]);
    expect(gesturesOf("Mara puts her hand on Tom's chest.", "mara")).to.deep.equal(["hand_on_chest"]);
    expect(gesturesOf("Mara pulls Tom by the ear.", "mara")).to.deep.equal(["pull_ear"]);
  });

  it("are those of all where both do it", () => {
    expect(gesturesOf("Mara slaps Tom on the back, and both laugh.", "tom").at(-1)).to.equal("laugh");
    expect(beatsOf("Mara and Tom roll in the mud.", "tom")[0]).to.include({
      posture: "kneel_both",
      gesture: "grapple",
    });
  });

  it("throw somebody over the hip to the ground", () => {
    const action = "Mara throws Tom over her hip onto the mat.";
    expect(gesturesOf(action, "mara")).to.deep.equal(["hip_throw"]);
    expect(beatsOf(action, "tom").map(({ posture }) => posture)).to.deep.equal(["carried_over", "fall_back"]);
  });

  it("are two pairs at one piano, and at one sofa", () => {
    const at = (action: string) => [MARA, TOM].map(({ id }) => gesturesOf(action, id)[0]);
    expect(at("Mara and Tom play the piano.")).to.deep.equal(["piano", "piano_beside"]);
    expect(at("Mara and Tom carry a sofa through the hall.")).to.deep.equal(["carry_together", "bear_end"]);
    expect(beatsOf("Mara and Tom carry a sofa through the hall.", "mara")[0]?.holds).to.deep.equal(["sofa"]);
  });

  it("join those of two others", () => {
    const action = "Leo places Mara's hand in Tom's hand.";
    const all = [MARA, TOM, LEO];
    expect(gesturesOf(action, "leo", all)).to.deep.equal(["join_hands"]);
    expect(beatsOf(action, "mara", all).at(-1)).to.include({ gesture: "hold_hands", object: "tom" });
    expect(beatsOf(action, "tom", all).at(-1)).to.include({ gesture: "hold_hands", object: "mara" });
  });
});
