// What is done to somebody's body, hair and clothes, and against them, and how the other one is meanwhile.
import { expect } from "chai";
import type { Actor, Beat } from "../../../../src/core/animatic/acting/acting.ts";
import { readActing } from "../../../../src/core/animatic/acting/read-acting.ts";

const actor = (id: string, form: Actor["form"]): Actor => ({ id, words: [id], form, acts: true, isPerson: true });
const MARA = actor("mara", "woman");
const TOM = actor("tom", "man");

const beatsOf = (action: string, id: string, actors: readonly Actor[] = [MARA, TOM]): readonly Beat[] =>
  readActing(action, actors).get(id) ?? [];

/** Mara's gesture, and Tom's posture and gesture then. */
const DONE: readonly (readonly [action: string, gesture: string, other: string])[] = [
  ["Mara lays Tom out with one punch.", "knock_down", "fall_back none"],
  // Care.
  ["Mara wipes jam from Tom's chin with her thumb.", "wipe_face", "stand none"],
  ["Mara holds a wet cloth to Tom's forehead.", "wipe_face", "stand none"],
  ["Mara shampoos Tom's hair.", "wash_hair", "sit none"],
  ["Mara pours water over Tom's head.", "pour_over", "stand none"],
  ["Mara dabs powder on Tom's nose.", "make_up_them", "sit none"],
  ["Mara runs the clippers over Tom's head.", "trim_hair", "sit none"],
  ["Mara splints Tom's leg.", "tend_leg", "sit_ground none"],
  ["Mara ties a tourniquet round Tom's thigh.", "tend_leg", "sit_ground none"],
  ["Mara tapes Tom's knuckles.", "bandage", "sit arm_out"],
  ["Mara looks down Tom's throat with a torch.", "look_in_mouth", "stand mouth_open"],
  ["Mara listens to Tom's back through a stethoscope.", "examine_them", "stand none"],
  ["Mara pumps his chest.", "press_chest", "lie none"],
  ["Mara pulls an arrow out of Tom's shoulder.", "draw_out_of_them", "sit none"],
  ["Mara tattoos a rose on Tom's arm.", "tattoo_them", "sit none"],
  ["Mara traces the lines in Tom's palm.", "read_palm", "stand palm_up"],
  ["Mara props Tom up against the pillows.", "prop_up", "sit_bed none"],
  ["Mara laces up the back of Tom's gown.", "fasten_behind", "stand chin_up"],
  ["Mara helps Tom out of his coat.", "coat_off_them", "stand look_behind"],
  ["Mara straps Tom into his seat.", "buckle_in", "stand none"],
  ["Mara washes Tom's feet.", "wash_feet", "sit none"],
  ["Mara rests her feet in Tom's lap.", "feet_in_lap", "sit rub_feet"],
  ["Mara hoists Tom onto her back.", "piggyback", "carried_back arm_round"],
  ["Mara lifts Tom high above her head.", "lift_overhead", "carried_overhead held_overhead"],
  ["Mara takes a coin from behind Tom's ear.", "from_behind_ear", "stand none"],
  ["Mara collapses against his chest.", "hug", "stand hug"],
  ["Mara and Tom play a clapping game.", "clap_together", "stand clap_together"],
  // Held, set down, and struck.
  ["Mara carries the sleeping Tom to the bed and lays him down.", "lower_them", "lie none"],
  ["Mara lowers Tom onto the grass.", "lower_them", "lie none"],
  ["Mara comes in with Tom in her arms and sets him on the table.", "help_to_seat", "sit none"],
  ["Mara walks on with Tom on her back and lets him slide down.", "set_on_feet", "stand none"],
  ["Mara pushes Tom into a chair.", "help_to_seat", "sit none"],
  ["Mara pins Tom to the floor.", "pin_down", "lie none"],
  ["Mara spins Tom around by the shoulder.", "turn_round", "stand turn_back"],
  ["Mara drags Tom out of the wreck.", "drag_back", "hauled none"],
  ["Mara sinks the knife into Tom's shoulder.", "stab_them", "collapse none"],
  ["Mara wrestles the gun from Tom's hand.", "disarm", "stand disarmed"],
  ["Mara throws Tom over her shoulder onto the mat.", "hip_throw", "fall_back none"],
  ["Mara slides an arm under Tom's shoulders and raises him.", "prop_up", "sit_bed none"],
  ["Mara cleans the cut on Tom's forehead.", "wipe_face", "stand none"],
  ["Mara washes Tom's bleeding knee.", "tend_leg", "sit_ground none"],
  ["Mara hangs on Tom's neck.", "hug", "stand hug"],
  ["Mara lifts Tom above her head.", "lift_overhead", "carried_overhead held_overhead"],
  ["Mara swings Tom in a circle.", "lift_hug", "carried_front none"],
  ["Mara rubs oil on Tom's back.", "massage_them", "sit none"],
  ["Mara dives at Tom's legs.", "tackle", "fall_back none"],
  ["Mara shoves Tom through the door.", "shove", "stand reel"],
  ["Mara reaches Tom a branch.", "hand_over", "stand receive"],
  ["Mara slaps Tom's back.", "pat_back", "stand none"],
  ["Mara clasps Tom's knees.", "hug_leg", "stand look_on"],
  ["Mara wipes the soup from Tom's beard with a napkin.", "wipe_face", "stand none"],
  ["Mara presses Tom's hand to her heart.", "clasp_hands", "stand clasp_hands"],
  ["Mara helps Tom over the stile.", "hold_hands", "stand hold_hands"],
  ["Mara steadies Tom.", "support", "stand none"],
  // What goes to somebody.
  ["Mara squirts water into Tom's mouth.", "hold_to_mouth", "stand none"],
  ["Mara lets Tom drink from the flask.", "hold_to_mouth", "stand none"],
  ["Mara tucks a daisy behind Tom's ear.", "tuck_behind_ear", "stand none"],
  ["Mara drops a coin in Tom's hat.", "hand_over", "stand receive"],
  ["Mara ladles stew onto Tom's plate.", "pour_for", "stand hold_out_cup"],
  ["Mara spreads a shawl over Tom's knees.", "cover_knees", "sit none"],
  ["Mara helps Tom into a diving suit.", "tie_theirs", "stand chin_up"],
  ["Mara does up the buttons of Tom's coat.", "tie_theirs", "stand chin_up"],
  ["Mara slides the scanner over Tom's belly.", "pass_over_them", "stand none"],
  ["Mara taps Tom's knee with a little hammer.", "tap_knee", "sit none"],
  ["Mara draws a cross on Tom's forehead with her thumb.", "touch_brow", "stand none"],
  ["Mara paints a moustache on Tom's face.", "paint_face", "stand none"],
  ["Mara guides Tom's hand to the bolt.", "guide_hands", "stand hands_led"],
  ["Mara rubs Tom's frozen fingers between her palms.", "clasp_hands", "stand clasp_hands"],
  ["Mara holds Tom's ankles.", "hold_feet", "stand none"],
  ["Mara tosses Tom into the air.", "lift_hug", "carried_front none"],
  ["Mara walks beside Tom.", "none", "walk none"],
  ["Mara brushes Tom's teeth.", "brush_theirs", "stand mouth_open"],
  ["Mara slides a pair of glasses onto Tom's nose.", "hat_on_them", "stand none"],
  ["Mara slips an apple into Tom's pocket.", "hand_over", "stand receive"],
  ["Mara sits Tom on her knee.", "hold_on_lap", "carried_lap none"],
  ["Mara helps him into a deckchair.", "help_to_seat", "sit none"],
  ["Mara carries Tom piggyback through the river.", "piggyback", "carried_back arm_round"],
  ["Mara clips a harness onto Tom.", "buckle_in", "stand none"],
  ["Mara unhooks Tom's costume.", "fasten_behind", "stand chin_up"],
  ["Mara scans Tom with a wand.", "pass_over_them", "stand none"],
  ["Mara takes Tom's elbow.", "support", "stand none"],
  ["Mara makes the sign of the cross over Tom.", "bless", "stand none"],
  ["Mara winds Tom's hair onto rollers.", "braid_hair", "sit none"],
  ["Mara breathes into Tom's mouth.", "kiss", "stand kiss"],
  ["Mara lowers Tom backwards into the river.", "dip", "dipped none"],
  ["Mara lifts Tom from the wheelchair into the bed.", "carry_person", "carried_arms arm_round"],
  ["Mara wets Tom's lips with a sponge.", "wipe_face", "stand none"],
  ["Mara sews up the cut on Tom's forehead.", "touch_brow", "stand none"],
  ["Mara draws blood from Tom's arm.", "inject_them", "stand none"],
  ["Mara and Tom sway slowly.", "dance_with", "stand dance_led"],
  ["Mara and Tom shake on it.", "shake_hands", "stand shake_hands"],
  // Against somebody.
  ["Mara catches Tom's wrist.", "seize_arm", "stand pull_free"],
  ["Mara empties Tom's pockets.", "pat_down", "stand arms_held_out"],
  ["Mara ducks Tom's head under the water.", "push_under", "crouch shaken"],
  ["Mara whips Tom's bare back.", "flog", "stand ducks_blow"],
  ["Mara prods Tom along the plank with the tip of her sword.", "prod_along", "walk surrender"],
  ["Mara gags Tom with a cloth.", "cover_their_mouth", "stand none"],
  ["Mara pushes a cream pie into Tom's face.", "wipe_face", "stand none"],
  ["Mara whacks him on the bottom.", "club_them", "stand ducks_blow"],
  ["Mara grips Tom's chin.", "hold_chin", "stand none"],
  ["Mara cuts through Tom's ropes.", "free_them", "stand wrists_out"],
  ["Mara yanks Tom's hair.", "pull_ear", "stand ear_pulled"],
  ["Mara hooks an arm round Tom's throat.", "hold_back", "stand held_back"],
  ["Mara clings to Tom's sleeve.", "tug_sleeve", "stand look_on"],
  ["Mara brings a pan down on Tom's head.", "club_them", "stand ducks_blow"],
  ["Mara whacks Tom with her handbag.", "club_them", "stand ducks_blow"],
  ["Mara knocks Tom down.", "knock_down", "fall_back none"],
  ["Mara floors Tom with an uppercut.", "knock_down", "fall_back none"],
  ["Mara puts her boot on Tom's chest.", "foot_on_them", "lie none"],
  ["Mara shakes him hard.", "shake_them", "stand shaken"],
  ["Mara hurls a plate at Tom.", "throw", "stand none"],
  ["Mara tips a cup of tea into Tom's lap.", "spill_on", "sit none"],
  ["Mara rips the bag from Tom's arm.", "snatch", "stand robbed"],
  ["Mara grabs Tom round the waist.", "hold_back", "stand held_back"],
  ["Mara grabs Tom's jacket.", "grab_from_behind", "stand pulled_from_behind"],
  ["Mara marches Tom to the door.", "led_away", "walk hands_bound"],
  ["Mara drags Tom out of the river.", "pull_up", "climb_out none"],
  ["Mara and Tom pull at the two ends of a rope.", "tug_rope", "stand pull_behind"],
  ["Mara and Tom carry a wardrobe down the stairs.", "carry_together", "stairs bear_end"],
  ["Mara and Tom heave a sack onto the cart.", "carry_together", "stand bear_end"],
];

describe("what is done to somebody", () => {
  for (const [action, gesture, other] of DONE)
    it(`is read: ${action}`, () => {
      const [own, theirs] = [beatsOf(action, "mara").at(-1), beatsOf(action, "tom")];
      expect(own?.gesture).to.equal(gesture);
      expect(theirs.map((beat) => `${beat.posture} ${beat.gesture}`)).to.include(other);
    });

  it("is carried until it is set down", () => {
    const postures = (action: string) => beatsOf(action, "tom").map(({ posture }) => posture);
    expect(postures("Mara carries the sleeping Tom to the bed and lays him down.")).to.deep.equal([
      "carried_arms",
      "lie",
    ]);
    expect(postures("Mara comes out with Tom over her shoulder and lowers him onto the grass.")).to.deep.equal([
      "carried_over",
      "lie",
    ]);
    expect(beatsOf("Mara carries Tom in.", "mara")[0]).to.include({ posture: "walk", way: "in" });
  });

  it("is struck by who spins them round, and held by the arm that is twisted", () => {
    const leo: Actor = { ...TOM, id: "leo", words: ["leo"] };
    const cast = [TOM, leo];
    const blow = "Tom spins Leo around by the shoulder and drives his fist into his jaw.";
    expect(beatsOf(blow, "tom", cast).at(-1)).to.include({ posture: "fight", object: "leo" });
    const twist = "Tom shoves Leo against the wall and twists his arm behind his back.";
    expect(beatsOf(twist, "tom", cast).at(-1)).to.include({ gesture: "arrest", object: "leo" });
  });

  it("hits the body and not the glove that is buried in it", () => {
    const blow = "Mara ducks and buries her glove in Tom's stomach.";
    expect(beatsOf(blow, "mara").at(-1)).to.include({ posture: "fight", object: "tom" });
  });

  it("takes no verb for a rock or a cup", () => {
    expect(
      beatsOf("Mara lifts Tom's hood, cups his face in her hands and kisses him.", "mara")[0]?.holds,
    ).to.deep.equal([]);
    expect(beatsOf("Mara puts her arms round Tom and rocks him.", "mara").at(-1)?.holds).to.deep.equal([]);
  });

  it("has the tool in the hands of who does it", () => {
    expect(beatsOf("Mara looks down Tom's throat with a torch.", "mara")[0]?.holds).to.deep.equal(["torch"]);
    expect(beatsOf("Mara looks down Tom's throat with a torch.", "tom")[0]?.holds).to.deep.equal([]);
  });

  it("means the hand, the head or the face of somebody else where the form is not one's own", () => {
    const stranger: Actor = { ...TOM, form: "plain" };
    expect(beatsOf("Mara wipes his chin.", "mara", [MARA, stranger])[0]).to.include({ object: "tom" });
    expect(beatsOf("Mara wipes her chin.", "mara", [MARA, stranger])[0]?.object).to.not.equal("tom");
  });

  it("is done to the other one of two of a kind, where nobody does it to the own body", () => {
    const leo = actor("leo", "man");
    expect(beatsOf("Tom hands Leo a plate and ruffles his hair.", "tom", [TOM, leo]).at(-1)).to.include({
      gesture: "ruffle_hair",
      object: "leo",
    });
    const leaves = beatsOf("Tom nods at Leo and grabs his coat.", "tom", [TOM, leo]).at(-1);
    expect(leaves?.gesture).to.not.equal("grab_from_behind");
  });

  it("takes the wallet of whoever was bumped into, and kicks who lies there", () => {
    const leo = actor("leo", "man");
    const theft = beatsOf("Tom bumps into Leo and slips the wallet out of his pocket.", "tom", [TOM, leo]);
    expect(theft.at(-1)?.gesture).to.equal("snatch");
    expect(beatsOf("Mara shoves Tom to the ground and kicks him.", "tom").at(-1)?.posture).to.equal("lie");
  });

  it("has in bed whom somebody sits with", () => {
    expect(beatsOf("Mara kneels by the bed and holds Tom's hand.", "tom")[0]?.posture).to.equal("lie");
  });

  it("slams hands on tables and cowers in chairs", () => {
    expect(beatsOf("Mara slams both palms on the table.", "mara")[0]?.gesture).to.equal("slam_table");
    expect(beatsOf("Mara pounds the desk with her fist.", "mara")[0]?.gesture).to.equal("pound_table");
    expect(beatsOf("Tom shrinks back in his chair.", "tom")[0]).to.include({ posture: "sit", gesture: "recoil" });
  });

  it("has what is said of somebody behind a comma done by them", () => {
    expect(beatsOf("Mara fans Tom, who has fainted.", "tom").map(({ posture }) => posture)).to.include("collapse");
    expect(beatsOf("Mara fans Tom, who has fainted.", "mara").map(({ posture }) => posture)).to.not.include("collapse");
  });

  it("plays games with nothing in the hands", () => {
    expect(beatsOf("Mara and Tom play tag.", "mara").map(({ gesture }) => gesture)).to.deep.equal(["none"]);
  });

  it("goes on: who is supported is walked, and who is arrested is led away", () => {
    const home = beatsOf("Mara drapes Tom's arm round her neck and walks him home.", "mara");
    expect(home.map(({ gesture }) => gesture)).to.deep.equal(["support", "support"]);
  });

  it("lifts legs that kick in the air, and cuts meat and nobody's hair", () => {
    expect(beatsOf("Mara swings Tom round. Tom kicks.", "tom")[0]?.posture).to.equal("carried_front");
    expect(beatsOf("Mara cuts up Tom's meat.", "mara")[0]?.gesture).to.equal("slice");
  });

  it("is at the edge where somebody hangs", () => {
    const action = "Tom dangles over the edge while Mara holds him by the wrist.";
    expect(beatsOf(action, "tom").map(({ posture }) => posture)).to.deep.equal(["climb_out"]);
    expect(beatsOf(action, "mara").at(-1)?.gesture).to.equal("pull_up");
  });

  it("takes a bully for somebody who does things", () => {
    const bully = actor("bully", "man");
    expect(beatsOf("The bully trips Tom.", "bully", [bully, TOM])[0]?.gesture).to.equal("trip_up");
  });
});
