// Hands at the own body: which motion at which part the words mean, and what is in the hand.
import { expect } from "chai";
import type { Actor, Beat } from "../../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";
import { cycleOf } from "../../../../src/core/animatic/acting/poses.ts";
import { GESTURE_DESIGNS } from "../../../../src/core/animatic/acting/gestures/gestures.ts";
import { OWN_BODY_GESTURES } from "../../../../src/core/animatic/acting/gestures/own-body/names.ts";

const actor = (id: string, form: Actor["form"]): Actor => ({ id, words: [id], form, acts: true, isPerson: true });
const MARA = actor("mara", "woman");
const TOM = actor("tom", "man");

const beatsOf = (action: string, id: string): readonly Beat[] =>
  readActing(action, action.includes("Tom") ? [MARA, TOM] : [MARA]).get(id) ?? [];

/** What is done by whom alone, with what in the hands at last. */
const DONE: readonly (readonly [action: string, deed: string])[] = [
  ["Mara pinches her nose shut.", "own_pinch_nose"],
  ["Mara holds her nose.", "own_pinch_nose"],
  ["Mara rubs her grazed knee.", "own_rub_knee"],
  ["Mara scratches at her neck.", "own_scratch_nape"],
  ["Mara rubs the back of her head.", "own_rub_crown"],
  ["Mara dries her back with a towel.", "own_rub_back towel"],
  ["Mara plucks an eyebrow with tweezers.", "own_pull_brow tweezer"],
  ["Mara digs a splinter out of her thumb with a needle.", "own_pull_hand needle"],
  ["Mara presses a handkerchief to her bleeding lip.", "own_hold_mouth handkerchief"],
  ["Mara wipes the sauce off her chin with a napkin.", "own_rub_chin napkin"],
  ["Mara wipes the sauce off her chin.", "own_rub_chin"],
  ["Mara rubs sun cream on her shoulders.", "own_smear_shoulder suncream"],
  ["Mara slaps a mosquito on her neck.", "own_pat_nape"],
  ["Mara holds a hand to her aching back.", "own_hold_back"],
  ["Mara wipes her muddy hands on her skirt.", "own_rub_thighs"],
  ["Mara tugs her earlobe.", "own_pinch_ear"],
  // Other deeds.
  ["Mara puts her hand to her cheek.", "hold_cheek"],
  ["Mara pulls a dagger from her sleeve.", "draw_out dagger"],
  ["Mara wipes the floor on her knees.", "wipe"],
  ["Mara brushes her teeth.", "brush_teeth"],
];

describe("hands at the own body", () => {
  for (const [action, deed] of DONE)
    it(`are where the words have them: ${action}`, () => {
      const beat = beatsOf(action, "mara").at(-1);
      expect([beat?.gesture, ...(beat?.holds ?? [])].join(" ")).to.equal(deed);
    });

  it("are at somebody else's body where that one is meant", () => {
    expect(beatsOf("Mara wipes his chin while Tom sits.", "mara")[0]?.gesture).not.to.match(/^own_/);
    expect(beatsOf("Mara rubs Tom's knee.", "mara")[0]?.gesture).not.to.match(/^own_/);
  });

  it("move, or come and stay, in every design", () => {
    for (const gesture of OWN_BODY_GESTURES) {
      const { keys, rate = 0 } = GESTURE_DESIGNS[gesture];
      expect(keys.length, gesture).to.equal(2);
      expect(keys.every(({ near }) => near !== undefined) && rate > 0, gesture).to.equal(true);
    }
  });

  it("are in view before they hold something to it", () => {
    const [first] = beatsOf("Mara presses a cloth to her brow.", "mara");
    expect(first?.holds).to.deep.equal(["cloth"]);
  });
});

/** Dressing, washing and what is done at home. */
const AT_HOME: readonly (readonly [action: string, deed: string])[] = [
  ["Mara flaps at the smoke with a tea towel.", "fan_with teatowel"],
  ["Mara waves the smoke away.", "own_pat_nose"],
  ["Mara pulls on her jeans.", "trousers_on"],
  ["Mara shoves her foot into a boot.", "shoe_on"],
  ["Mara peels off her wet socks.", "shoe_off sock"],
  ["Mara puts on her dressing gown.", "coat_on"],
  ["Mara puts in her hearing aid.", "own_pinch_ear hearingaid"],
  ["Mara twists her hair into a knot.", "hair_up"],
  ["Mara sucks her burnt fingers.", "hand_to_mouth"],
  ["Mara empties a jug over her own head.", "douse_self jug"],
  ["Mara opens the bottle with her teeth.", "with_teeth bottle"],
  ["Mara beats the dust out of a cushion.", "plump cushion"],
  ["Mara claps the lid on the pan.", "put_lid"],
  ["Mara scrapes the stew into the bin.", "scrape_out"],
  ["Mara bangs her knee.", "own_hold_shin"],
  ["Mara licks the jam off her fingers.", "hand_to_mouth"],
  ["Mara sniffs her armpit.", "sniff_arm"],
  ["Mara winds a towel round her hips.", "own_hold_hip towel"],
  ["Mara dunks a biscuit in her tea.", "dip_in_cup cup biscuit"],
  ["Mara grates cheese.", "grate grater cheese"],
  ["Mara shakes a stone out of her shoe.", "empty_shoe"],
  ["Mara holds a cold flannel to her black eye.", "own_hold_eye flannel"],
  ["Mara cleans her glasses with her apron.", "polish glasses cloth"],
  ["Mara ties a ribbon in her hair.", "own_hold_hair ribbon"],
  ["Mara shovels eggs onto a plate with a spatula.", "dish_out plate spatula"],
  ["Mara holds a dress against herself.", "hold_against"],
  ["Mara drips drops into her eye.", "eye_drops"],
  ["Mara swallows a spoonful of syrup.", "spoon_in"],
  ["Mara straps an ice bag to her knee.", "own_hold_knee icebag"],
  ["Mara pegs a stocking to the line.", "hang_up stocking"],
  ["Mara rolls down her sleeves.", "roll_sleeves"],
  ["Mara gags.", "cough"],
  ["Mara takes a towel and a comb and wipes her cheek with the towel.", "own_rub_cheek towel"],
  ["Mara tugs on the coat sleeve.", "pull"],
  ["Mara pinches herself in the arm.", "own_pinch_arm"],
  ["Mara hugs her knees to her chest.", "own_hold_knee"],
  ["Mara winds a strand of hair round her finger.", "own_pinch_hair"],
  ["Mara hooks her thumbs in her belt.", "akimbo"],
  ["Mara feels her pulse.", "own_hold_wrist"],
  ["Mara holds a pan under the drip.", "hold_under pan"],
];

describe("what people do at home", () => {
  for (const [action, deed] of AT_HOME)
    it(`is read: ${action}`, () => {
      const beat = beatsOf(action, "mara").at(-1);
      expect([beat?.gesture, ...(beat?.holds ?? [])].join(" ")).to.equal(deed);
    });

  it("goes on sitting on the ground after a fall, and where nobody has a seat", () => {
    expect(beatsOf("Mara trips over the mat and holds her shin.", "mara").at(-1)?.posture).to.equal("sit_ground");
    const rising = beatsOf("Mara slides out from under the car on her back and sits up.", "mara");
    expect(rising.at(-1)?.posture).to.equal("sit_ground");
  });

  it("is done by nobody where water or smoke does it", () => {
    expect(beatsOf("Water spurts from under the sink. Mara steps back.", "mara")[0]?.gesture).not.to.equal("water");
  });
});

describe("what is in the hand while the own face is wiped", () => {
  const holderOf = (action: string) =>
    beatsOf(action, "mara")
      .map((beat) => cycleOf(beat, null).poses[0]?.holder ?? 1)
      .at(-1);

  it("is in the other hand, unless it is wiped with it", () => {
    expect(holderOf("Mara drinks from the can and wipes her mouth with her sleeve.")).to.equal(-1);
    expect(holderOf("Mara wipes the sauce off her chin with a napkin.")).to.equal(1);
  });
});
